/* Finds executables in the nodes' own caches. The first rank of each node searches its node's cache
 * for the key that rank 0 gives. If no node has a cache directory of its own (context->node_tiers
 * is false), no cache is searched here, and only sr_nodes_distribute is called. */
#ifndef SR_API_NODES_H
#define SR_API_NODES_H

#include "api/api.h"

/* Which nodes have an executable. All fields except `key` and `lacks` are equal on all ranks. */
typedef struct sr_nodes {
  int32_t source;  /* the lowest rank that found the executable in a cache; -1: none did */
  bool everywhere; /* true if all nodes have the executable, with equal bytes */
  bool lacks; /* true if this rank is the first of its node and must store the bytes that another
                 node sends */
  sr_key key; /* the cache key; set on the first rank of each node */
} sr_nodes;

/*
 * Collective. The ranks agree on `own`, this rank's status so far. On rank 0, `key` is the
 * program's key, and `executable` has name_bytes; bytes and plan are set if rank 0's cache had the
 * executable. On return all ranks have name_bytes. The first rank of each node also has bytes and
 * plan if its node has the executable, unless another node's bytes will replace them.
 */
sr_status sr_nodes_find(spmdrun_context *context, sr_status own, const sr_key *key,
                        spmdrun_executable *executable, sr_nodes *out);

/* Collective. Sends bytes and name_bytes of rank 0 to every other rank. */
sr_status sr_nodes_send_all(spmdrun_executable *executable);
/* Sends bytes and name_bytes to every rank that lacks them. Collective: fails on all ranks if it
 * fails on one. */
sr_status sr_nodes_distribute(spmdrun_executable *executable, const sr_nodes *nodes);

/* On the first rank of each node that lacked the executable: stores it in the node's cache. */
void sr_nodes_store(spmdrun_executable *executable, const sr_nodes *nodes);

#endif
