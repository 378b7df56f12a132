/* New numbers for the ranks, which go node by node, whatever order the launcher used. */
#ifndef SR_MPI_RANK_ORDER_H
#define SR_MPI_RANK_ORDER_H

#include <stdint.h>

/*
 * Gives ranks new numbers: node by node, and inside a node in launch order. A launch rank is a
 * rank's number in the launcher's order. Nodes are numbered by their lowest launch rank. All arrays
 * have `size` entries. first[r] is the lowest launch rank on the node of launch rank r. Returns the
 * new number of launch rank `rank`. Sets out_nodes[r] to the node of launch rank r, and
 * out_node_of[r] to the node of the rank whose new number is r.
 */
int32_t sr_rank_order(const int32_t *first, int32_t size, int32_t rank, int32_t *out_nodes,
                      int32_t *out_node_of, int32_t *out_node_count);

#endif
