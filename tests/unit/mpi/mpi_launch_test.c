/* Detection of the launcher, and the numbering of ranks, tested without a launcher. */
#include "mpi/launch.h"
#include "mpi/rank_order.h"

#include <stdlib.h>

#include "support/expect.h"

static const char *const variables[] = {"OMPI_COMM_WORLD_SIZE",
                                        "PMI_SIZE",
                                        "PMI_RANK",
                                        "PMI_FD",
                                        "PMIX_RANK",
                                        "SLURM_STEP_ID",
                                        "SLURM_STEP_NUM_TASKS",
                                        "SLURM_NTASKS",
                                        "MV2_COMM_WORLD_SIZE",
                                        "PALS_SIZE",
                                        "PALS_RANKID",
                                        "JSM_NAMESPACE_SIZE",
                                        "JSM_NAMESPACE_RANK",
                                        "FLUX_JOB_SIZE",
                                        "FLUX_TASK_RANK"};

static void clear(void) {
  for (size_t i = 0; i < sizeof variables / sizeof *variables; i++)
    unsetenv(variables[i]);
}

static void test_launchers(void) {
  clear();
  EXPECT(!sr_launch_read().launched);

  setenv("SLURM_NTASKS", "4", 1); /* a batch script is not a launch */
  EXPECT(!sr_launch_read().launched);
  setenv("SLURM_STEP_ID", "0", 1);
  setenv("SLURM_STEP_NUM_TASKS", "1", 1); /* nor is a shell of one task */
  EXPECT(!sr_launch_read().launched);
  setenv("SLURM_STEP_NUM_TASKS", "4", 1);
  EXPECT(sr_launch_read().launched);
  EXPECT_EQ(sr_launch_read().size, 4);

  setenv("OMPI_COMM_WORLD_SIZE", "2", 1); /* mpirun inside the allocation takes precedence */
  EXPECT_EQ(sr_launch_read().size, 2);
  EXPECT_STRING(sr_launch_read().variable, "OMPI_COMM_WORLD_SIZE");

  clear();
  setenv("PMIX_RANK", "0", 1);
  EXPECT(sr_launch_read().launched);
  EXPECT_EQ(sr_launch_read().size, 0);
  setenv("PMI_SIZE", "two", 1); /* not a number */
  EXPECT_EQ(sr_launch_read().size, 0);
  setenv("PMI_SIZE", "3", 1);
  EXPECT_EQ(sr_launch_read().size, 3);
  clear();
}

/* host_of[r] is the host of rank r. Compares the order with the definition. */
static void check_order(const int32_t *host_of, int32_t size) {
  int32_t first[16], nodes[16], node_of[16], count = 0;
  int32_t rank_at[16];
  for (int32_t r = 0; r < size; r++) {
    first[r] = r;
    for (int32_t other = 0; other < r; other++)
      if (host_of[other] == host_of[r]) {
        first[r] = other;
        break;
      }
  }
  for (int32_t r = 0; r < size; r++)
    rank_at[sr_rank_order(first, size, r, nodes, node_of, &count)] = r;
  int32_t expected_nodes = 0;
  for (int32_t n = 0; n < size; n++) {
    bool new_node = n == 0 || host_of[rank_at[n]] != host_of[rank_at[n - 1]];
    if (new_node) {
      expected_nodes++;
      EXPECT_EQ(first[rank_at[n]], rank_at[n]);
      EXPECT(n == 0 || rank_at[n] > first[rank_at[n - 1]]);
    } else {
      EXPECT(rank_at[n] > rank_at[n - 1]);
    }
    EXPECT_EQ(node_of[n], expected_nodes - 1);
    EXPECT_EQ(nodes[rank_at[n]], expected_nodes - 1);
  }
  EXPECT_EQ(count, expected_nodes);
}

static void test_orders(void) {
  check_order((const int32_t[]){0}, 1);
  check_order((const int32_t[]){0, 0, 0, 0}, 4);
  check_order((const int32_t[]){0, 1, 0, 1}, 4); /* mpirun --map-by node */
  check_order((const int32_t[]){0, 1, 2, 3}, 4);
  check_order((const int32_t[]){5, 5, 2, 2, 9, 5, 9}, 7);
  check_order((const int32_t[]){3, 2, 1, 0, 3, 2, 1, 0, 3, 3}, 10);
}

int main(void) {
  test_launchers();
  test_orders();
  return expect_result();
}
