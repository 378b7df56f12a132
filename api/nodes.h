/*
 * Executables in the nodes' own caches. The first rank of each node searches its node's cache for
 * the key that rank 0 gives. If no node has a cache directory of its own (context->node_tiers is
 * false), no cache is searched and only sr_nodes_distribute is called.
 */
#ifndef SR_API_NODES_H
#define SR_API_NODES_H

#include "api/api.h"

/* Which nodes have an executable. All fields except `key` and `lacks` are equal on all ranks. */
typedef struct sr_nodes {
  int32_t source;  /* the lowest rank that found the executable in a cache; -1: none did */
  bool everywhere; /* all nodes have it, with equal bytes */
  bool lacks;      /* this rank is the first of its node, and must store another node's bytes */
  sr_key key;      /* set on the first rank of each node */
} sr_nodes;

/*
 * Collective, and agrees on `own`, this rank's status so far. Rank 0 passes the key, and its
 * `executable` has name_bytes; if rank 0's cache had the executable, also bytes and plan.
 * Afterwards `executable` has name_bytes on all ranks. On the first rank of each node it also has
 * bytes and plan, unless another node will send them.
 */
sr_status sr_nodes_find(spmdrun_context *context, sr_status own, const sr_key *key,
                        spmdrun_executable *executable, sr_nodes *out);

/* Collective, and agrees on the status. Sends bytes and name_bytes to every rank that lacks
 * them. */
sr_status sr_nodes_distribute(spmdrun_executable *executable, const sr_nodes *nodes);

/* On the first rank of each node that lacked the executable: stores it in the node's cache. */
void sr_nodes_store(spmdrun_executable *executable, const sr_nodes *nodes);

#endif
