/* Ops that the partitioner makes, built one after the other in front of another op. */
#ifndef SR_PARTITIONER_CORE_BUILDER_H
#define SR_PARTITIONER_CORE_BUILDER_H

#include "graph/ir/compare.h"
#include "partitioner/core/partitioner.h"

typedef struct sr_builder {
  sr_partitioner *p;
  sr_op *before;
} sr_builder;

/* The type with that element type and the shape of `like`. */
const sr_type *sr_build_type(const sr_builder *b, sr_dtype dtype, const sr_type *like);
const sr_type *sr_build_scalar_type(const sr_builder *b, sr_dtype dtype);

sr_value *sr_build_unary(const sr_builder *b, sr_opcode code, sr_value *a, const sr_type *type);
/* The same numbers as elements of another type; `value` itself where it has that. */
sr_value *sr_build_convert(const sr_builder *b, sr_value *value, sr_dtype dtype);
/* The result has the type of both. */
sr_value *sr_build_binary(const sr_builder *b, sr_opcode code, sr_value *x, sr_value *y);
/* An i1 for each element; `direction` is EQ, LT, ... */
sr_value *sr_build_compare(const sr_builder *b, sr_comparison comparison, sr_value *x, sr_value *y);
sr_value *sr_build_select(const sr_builder *b, sr_value *which, sr_value *yes, sr_value *no);

/* A scalar of an integer type of up to 64 bits. */
sr_value *sr_build_integer(const sr_builder *b, sr_dtype dtype, int64_t value);
/* An I64. */
sr_value *sr_build_number(const sr_builder *b, int64_t value);
/* Made where it is needed: constants cost nothing. */
sr_value *sr_build_zeros(sr_partitioner *p, const sr_type *type, sr_op *before);
sr_value *sr_build_zero(const sr_builder *b, sr_dtype dtype);
/* The scalar that a sum, product or exclusive or (`code`) may start with any number of times. */
sr_value *sr_build_neutral(const sr_builder *b, sr_opcode code, sr_dtype dtype);
/* A scalar in every element of the shape of `like`. */
sr_value *sr_build_spread(const sr_builder *b, sr_value *scalar, const sr_type *like);
/* `value` with dimension d of it as dimension places[d] of the result, repeated along the
 * others. */
sr_value *sr_build_broadcast(const sr_builder *b, sr_value *value, const int64_t *places,
                             const sr_type *type);
/* Zeros around `value`: low[d] before and high[d] behind. `value` itself where there are none. */
sr_value *sr_build_pad(const sr_builder *b, sr_value *value, const int64_t *low,
                       const int64_t *high);
/* The scalar `fill` between the elements of `value`, which has some, interior[d] times, and high[d]
 * times behind. */
sr_value *sr_build_dilate(const sr_builder *b, sr_value *value, sr_value *fill,
                          const int64_t *interior, const int64_t *high);
/* Elements [starts, starts + sizes). */
sr_value *sr_build_slice(const sr_builder *b, sr_value *value, const int64_t *starts,
                         const int64_t *sizes);
/* The same from starts that the program computes, of one type. */
sr_value *sr_build_dynamic_slice(const sr_builder *b, sr_value *value, sr_value *const *starts,
                                 const int64_t *sizes);
/* The index along `dim` of each element. */
sr_value *sr_build_iota(const sr_builder *b, const sr_type *type, int32_t dim);
/* One behind the other along `dim`. */
sr_value *sr_build_concatenate(const sr_builder *b, int32_t count, sr_value *const *values,
                               int32_t dim);
/* `from`, which combines scalars, in the empty block `to`, for elements of `values`: where these
 * have other types than it takes, it must be one op. */
void sr_build_region(const sr_builder *b, sr_block *from, sr_value *const *values, sr_block *to);
/* What `from`, which takes as many values as `args` has and gives one, gives for these: its ops,
 * copied. */
sr_value *sr_build_applied(const sr_builder *b, sr_block *from, sr_value *const *args);
/* `values` along `dim` as `like` reduces them: with its region, and as many as it has results. */
sr_op *sr_build_reduce(const sr_builder *b, const sr_op *like, sr_value *const *values,
                       sr_value *const *starts, int32_t dim);
/* A reduce or reduce_window as `like`, with `marks` as its last operand, which say what is an
 * element; what is none counts for nothing. `started`: what it starts from counts. */
sr_op *sr_build_marked(const sr_builder *b, const sr_op *like, sr_value *marks, bool started);
/* An i1 for each element of the shape of `like`: start + its index along `dim` < limit, as unsigned
 * numbers. `start` is an U32 or U64. */
sr_value *sr_build_below(const sr_builder *b, const sr_type *like, int32_t dim, sr_value *start,
                         int64_t limit);

/* What the devices have of `value`, combined by `code` among those that differ in their part of the
 * only dimension of `cut`. */
sr_value *sr_build_all_reduce(const sr_builder *b, sr_value *value, sr_opcode code,
                              const sr_sharding *cut);

/* ---- uses ------------------------------------------------------------------------------------ */

/* All uses of `value` moved to a value that nothing makes yet: to be replaced when what is made of
 * `value` is there. */
sr_value *sr_value_set_aside(sr_partitioner *p, sr_value *value);
/* `made` takes the place of `users`: of all its uses, and in its group. */
void sr_value_bring_back(sr_partitioner *p, sr_value *users, sr_value *made);

/* Erases `op` if nothing asks for what it makes and it may go for that, and so on what it takes.
 * Lists are in `arena`. */
void sr_op_drop_dead(sr_arena *arena, sr_op *op);

/* ---- indices --------------------------------------------------------------------------------- */

/* Indices of any integer type as I64; of U64 the smaller of each and `most`. */
sr_value *sr_build_index(const sr_builder *b, sr_value *indices, int64_t most);
/* The I64 where the device's part of `dim` in `sharding` starts. */
sr_value *sr_build_shard_start(const sr_builder *b, const sr_type *whole,
                               const sr_sharding *sharding, int32_t dim);
/* least <= value <= most, as clamp does it. */
sr_value *sr_build_clamp(const sr_builder *b, sr_value *least, sr_value *value, int64_t most);
/* An i1 for each I64: 0 <= number < limit. */
sr_value *sr_build_within(const sr_builder *b, sr_value *numbers, int64_t limit);

#endif
