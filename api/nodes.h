/*
 * Executables that nodes keep on disks of their own. The first rank of each node looks after its
 * node's; rank 0 says what is looked for. Where no node has a directory of its own
 * (context->node_tiers is false) only sr_nodes_distribute is called, and nobody is asked.
 */
#ifndef SR_API_NODES_H
#define SR_API_NODES_H

#include "api/api.h"

/* Which nodes have an executable. Equal on all ranks but for `key` and `lacks`. */
typedef struct sr_nodes {
  int32_t source;  /* the lowest first rank of a node that has it; -1: none has */
  bool everywhere; /* all have it, bit for bit */
  bool lacks;      /* this rank, the first of its node, is to keep what comes from another */
  sr_key key;      /* on first ranks */
} sr_nodes;

/*
 * Collective, and agrees by itself on `own`, this rank's status so far. Rank 0 gives the key and
 * has name_bytes, and bytes and plan if its cache had them; afterwards all ranks have name_bytes,
 * and first ranks bytes and plan if their node is not to be sent them.
 */
sr_status sr_nodes_find(spmdrun_context *context, sr_status own, const sr_key *key,
                        spmdrun_executable *executable, sr_nodes *out);

/* Collective, and agrees by itself: bytes and name_bytes to every rank that has none, from where
 * they are. */
sr_status sr_nodes_distribute(spmdrun_executable *executable, const sr_nodes *nodes);

/* First ranks keep what their node lacked. */
void sr_nodes_store(spmdrun_executable *executable, const sr_nodes *nodes);

#endif
