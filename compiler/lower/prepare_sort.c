/*
 * Divides a sort into rounds for a GPU. The first round sorts runs of FIRST_RUN rows; each later
 * one merges pairs of runs. In a round all rows are independent of each other, so threads divide
 * them; the rounds follow each other like any ops that depend on each other.
 */
#include "compiler/lower/prepare.h"
#include "graph/build/builder.h"

enum {
  FIRST_RUN = 32 /* rows that a row is compared with one by one */
};

/* Builds one round on `values`, and returns its results in their place. */
static void build_round(sr_module *module, sr_op *sort, int64_t run, int64_t merged,
                        sr_value **values) {
  const sr_builder b = {.module = module, .before = sort};
  const int32_t count = sort->result_count;
  const sr_type *types[SR_REGION_RESULTS];
  for (int32_t i = 0; i < count; i++)
    types[i] = sort->results[i].type;
  sr_op *round = sr_build_op(&b, SR_OP_SORT_ROUND, count, values, count, types, 1);
  sr_block_clone(module, sort->regions[0], round->regions[0]);
  round->location = sort->location;
  sr_op_set_attr(module, round, "dimension", sr_attr_int(module, sr_sort_dimension(sort), SR_I64));
  sr_op_set_attr(module, round, "run", sr_attr_int(module, run, SR_I64));
  sr_op_set_attr(module, round, "merged", sr_attr_int(module, merged, SR_I64));
  for (int32_t i = 0; i < count; i++)
    values[i] = sr_result(round, i);
}

void sr_prepare_sort(sr_lowering *low, sr_op *sort) {
  const int64_t size = sort->results[0].type->dims[sr_sort_dimension(sort)];
  sr_value *values[SR_REGION_RESULTS];
  for (int32_t i = 0; i < sort->result_count; i++)
    values[i] = sr_operand(sort, i);
  for (int64_t run = 1; run < size;) {
    const int64_t merged = run == 1 ? FIRST_RUN : 2 * run;
    build_round(low->module, sort, run, merged, values);
    run = merged;
  }
  for (int32_t i = 0; i < sort->result_count; i++)
    sr_value_replace(sr_result(sort, i), values[i]);
  sr_op_erase(sort);
}
