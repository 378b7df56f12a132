/* PageRank: page_rank STEPS. Each rank sums over its 20000 edges between 2000 nodes. */
#include "twin.h"

enum {
  NODES = 2000,
  EDGES = 20000
};

static float ranks[NODES], sums[NODES];
static int source[EDGES], target[EDGES];

static float run(int steps) {
  for (int i = 0; i < NODES; i++)
    ranks[i] = 1.0f / NODES;
  for (int s = 0; s < steps; s++) {
    for (int i = 0; i < NODES; i++)
      sums[i] = 0;
    for (int e = 0; e < EDGES; e++)
      sums[target[e]] += ranks[source[e]] / 20;
    MPI_Allreduce(MPI_IN_PLACE, sums, NODES, MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD);
    for (int i = 0; i < NODES; i++)
      ranks[i] = 0.15f / NODES + 0.85f * sums[i];
  }
  return ranks[7];
}

int main(int argc, char **argv) {
  twin_start(&argc, &argv);
  unsigned state = 1u + (unsigned)twin_rank;
  for (int e = 0; e < EDGES; e++) {
    source[e] = (int)((state = state * 1664525u + 1013904223u) >> 8) % NODES;
    target[e] = (int)((state = state * 1664525u + 1013904223u) >> 8) % NODES;
  }
  return twin_time(atoi(argv[1]), run);
}
