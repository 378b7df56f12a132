#include "compiler/core/policy.h"

#include "executable/plan.h"

const sr_policy sr_cpu_policy = {
    .window_bytes = 32 << 20,
    .convolution_work = 32 * 1024,
    .filters_last = true,
    .convolves_wide = true,
    .sums_vector_products = true,
    .summed_product_bytes = 1 << 20, /* then threads share them, as block_work says */
    .real_product_side = 4,
    .extremes_before_places = true,
    .least_sorted = 256, /* a step more takes less than the sort */
    .most_selected = 64,
    .shortest_line = 8,
    .joined_lines = 4, /* an addition takes 4 cycles, and 1 can start in each cycle */
    .library_scales = true,
    .in_place_bytes = 1 << 12,
    .gemm_work = 32 * 1024,
    .gemm_terms = 8,
    .sums_small_rows = true,
    .moved_product_work = 1 << 20, /* larger ones are as fast in the loop */
    .moved_product_bytes = 32 << 20,
    .turns_matrices = true,
    .block_elements = INT64_MAX,
    .block_work = 1 << 19, /* some ten microseconds, of which threads save more than they cost */
    .loops_by_strips = true,
    .recomputed_work = 8,
    .expanded_work = 3,
    .expression_work = 160,
    .joined_operands = 16,
    .chained_terms = 15, /* more fill two vectors */
    .sums_in_registers = true,
    .scattered_work = 6, /* a gather and two operations */
    .divides_as_floats = true,
    .thread_work = 1 << 15,
    .shared_window = 16,  /* to update them takes longer than to test an index */
    .tile_work = 1 << 14, /* some ten microseconds */
    .stream_bytes = 64 << 20,
    .vector_work = 1 << 10, /* about a microsecond */
    .wide_cost = 16,        /* a call of a function of the library */
    .pair_work = 1 << 20,
    .vector_trips = 8,
    .most_copies = 9,          /* enough for a window of 3 by 3 */
    .most_copies_if_long = 32, /* enough for four points of eight coordinates */
    .unrolled_operations = 64, /* they compile faster than the loop would */
    .own_kernel_work = 1 << 12,
    .kernel_pieces = 32,
    .group_work = 256,
    .groups_loops = true,
    .cache_bytes = 32 << 10, /* as the smallest have */
};

const sr_policy sr_gpu_policy = {
    .window_bytes = 256 << 20,
    .convolution_work = 4 * 1024,
    .collectives_of_rows = true,
    .orders_as_integers = true,
    .shortest_line = 8,
    .line_block = 32,
    .gemm_work = 4 * 1024,
    .small_float_products = true,
    .int8_unit = 4,
    .sorts_in_rounds = true,
    .block_elements = 4096,
    .block_work = INT64_MAX,
    .recomputed_work = 32,
    .expanded_work = 8,
    .small_work = 8, /* less than a kernel for it would cost */
    .expression_work = 160,
    .joined_operands = 16,
    .chained_terms = 128, /* there are no vectors */
    .scattered_work = INT32_MAX,
    .own_kernel_work = 1 << 13,
    .kernel_pieces = 32,
    .group_work = 1024,
    .groups_elements = true,
    .grid_threads = SR_REDUCTION_THREADS,
    .block_threads = 512,
    .vector_work = INT64_MAX, /* threads take the place of vectors */
    .wide_cost = INT64_MAX,
    .pair_work = INT64_MAX,
    .vector_trips = 16,
    .most_copies = 16,
    .most_copies_if_long = 16,
    .unrolled_operations = 128,
};

/* The first GPUs that multiply f8 have the compute capability 8.9. The executor's kernels for small
 * numbers need x86-64-v3. */
sr_policy sr_policy_of(sr_target target) {
  sr_policy policy = sr_target_is_gpu(target) ? sr_gpu_policy : sr_cpu_policy;
  if (target.family == SR_TARGET_X86_64 && target.level >= (int32_t)SR_CPU_X86_64_V3) {
    policy.small_float_products = true;
    policy.int8_unit = 1;
    policy.unwidened_products = true;
  }
  policy.float8_products = target.family == SR_TARGET_SIMULATED ||
                           (target.family == SR_TARGET_CUDA && target.level >= 89);
  return policy;
}
