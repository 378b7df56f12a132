/* A stable counting sort of ranks by node. It calls no MPI, so that tests can check any launch. */
#include "mpi/rank_order.h"

#include <stddef.h>
#include <string.h>

int32_t sr_rank_order(const int32_t *first, int32_t size, int32_t rank, int32_t *out_nodes,
                      int32_t *out_node_of, int32_t *out_node_count) {
  int32_t count = 0;
  for (int32_t r = 0; r < size; r++)
    out_nodes[r] = first[r] == r ? count++ : out_nodes[first[r]];

  int32_t new_rank = 0;
  for (int32_t r = 0; r < size; r++)
    new_rank += out_nodes[r] < out_nodes[rank] || (out_nodes[r] == out_nodes[rank] && r < rank);

  /* First counts the ranks of node n in out_node_of[n]. Then replaces the counts by one entry for
   * each rank, from the last node to the first: the entries of node n never overwrite the count of
   * a lower node. */
  memset(out_node_of, 0, (size_t)size * sizeof *out_node_of);
  for (int32_t r = 0; r < size; r++)
    out_node_of[out_nodes[r]]++;
  int32_t next = size;
  for (int32_t node = count - 1; node >= 0; node--)
    for (int32_t left = out_node_of[node]; left > 0; left--)
      out_node_of[--next] = node;
  *out_node_count = count;
  return new_rank;
}
