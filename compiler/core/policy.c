#include "compiler/core/policy.h"

const sr_policy sr_cpu_policy = {
    .recomputed_work = 8,
    .expanded_work = 3,
    .expression_work = 160,
    .joined_operands = 16,
    .own_kernel_work = 1 << 12,
    .kernel_pieces = 32,
};
