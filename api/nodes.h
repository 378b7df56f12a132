/*
 * Executables that nodes keep on their own disks. The first rank of each node searches its node;
 * rank 0 gives the key to search for. If no node has a cache directory of its own
 * (context->node_tiers is false), only sr_nodes_distribute is called, and no node is searched.
 */
#ifndef SR_API_NODES_H
#define SR_API_NODES_H

#include "api/api.h"

/* The nodes that have an executable. Equal on all ranks except for `key` and `lacks`. */
typedef struct sr_nodes {
  int32_t source;  /* the lowest rank that found the executable in a cache; -1: none did */
  bool everywhere; /* all nodes have it, with equal bytes */
  bool lacks;      /* this rank is the first of its node, and must store what another node sends */
  sr_key key;      /* set on the first rank of each node */
} sr_nodes;

/*
 * Collective, and agrees on `own`, this rank's status so far. Rank 0 passes the key and has
 * name_bytes; if its cache had the executable, also bytes and plan. Afterwards all ranks have
 * name_bytes, and the first rank of each node has bytes and plan unless another node will send
 * them.
 */
sr_status sr_nodes_find(spmdrun_context *context, sr_status own, const sr_key *key,
                        spmdrun_executable *executable, sr_nodes *out);

/* Collective, and agrees on the status. Sends bytes and name_bytes to every rank that lacks
 * them. */
sr_status sr_nodes_distribute(spmdrun_executable *executable, const sr_nodes *nodes);

/* On the first rank of each node that lacked the executable: stores it in the node's cache. */
void sr_nodes_store(spmdrun_executable *executable, const sr_nodes *nodes);

#endif
