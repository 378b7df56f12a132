/* How ranks are numbered: node by node, whatever order the launcher dealt them out in. */
#ifndef SR_MPI_RANK_ORDER_H
#define SR_MPI_RANK_ORDER_H

#include <stdint.h>

/*
 * Numbers nodes by their lowest rank of the launch, and ranks node by node, in the launch's order
 * inside a node. first[r] is the lowest rank of r's node; all arrays have `size` entries. Gives the
 * new number of `rank`. out_nodes[r] is the node of rank r of the launch, out_node_of[r] that of
 * the new rank r.
 */
int32_t sr_rank_order(const int32_t *first, int32_t size, int32_t rank, int32_t *out_nodes,
                      int32_t *out_node_of, int32_t *out_node_count);

#endif
