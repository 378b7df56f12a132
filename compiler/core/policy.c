#include "compiler/core/policy.h"

#include "executable/plan.h"

const sr_policy sr_cpu_policy = {
    .gemm_work = 32 * 1024,
    .block_elements = INT64_MAX,
    .recomputed_work = 8,
    .expanded_work = 3,
    .expression_work = 160,
    .joined_operands = 16,
    .sums_in_registers = true,
    .own_kernel_work = 1 << 12,
    .kernel_pieces = 32,
};

const sr_policy sr_gpu_policy = {
    .gemm_work = 4 * 1024,
    .small_float_products = true,
    .sorts_in_rounds = true,
    .block_elements = 4096,
    .recomputed_work = 32,
    .expanded_work = 8,
    .expression_work = 160,
    .joined_operands = 16,
    .own_kernel_work = 1 << 13,
    .kernel_pieces = 32,
    .grid_threads = SR_REDUCTION_THREADS,
    .block_threads = 512,
};

const sr_policy *sr_policy_of(sr_target target) {
  return sr_target_is_gpu(target) ? &sr_gpu_policy : &sr_cpu_policy;
}
