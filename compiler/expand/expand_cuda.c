/*
 * Expands the custom calls that JAX prints for CUDA to what it prints for the CPU: custom calls of
 * LAPACK, which expand_custom.c expands next, and ops. So a program runs on both kinds of devices,
 * whichever it was printed for.
 *
 * The functions of CUDA's libraries compute what routines of LAPACK compute. `targets` lists the
 * custom calls with their routines. Their options are flags; most of LAPACK's are characters. If
 * the results differ, a function (finish_...) makes those of CUDA from those of LAPACK.
 */
#include <math.h>
#include <string.h>

#include "compiler/expand/expand_random.h"
#include "compiler/expand/expander.h"

enum {
  OPTIONS = 2,
  RESULTS = 5 /* of a custom call, at most */
};

/* An option of the routine, and the flag of the custom call that sets it. */
typedef struct renamed_option {
  const char *name; /* NULL ends the list */
  const char *flag; /* NULL: the option is always values[1] */
  char values[2];   /* if the flag is false or true; 0: the option is a flag, too */
} renamed_option;

struct cuda_call;

/* Makes the results of the custom call. Its operands and results have fixed sizes, and their
 * numbers are right. */
typedef sr_status finisher(const struct cuda_call *c);

typedef struct cuda_target {
  const char *name;
  const char *routines[2]; /* for real and complex numbers; ? is the letter of the element type */
  int32_t operands, results;
  int32_t matrix; /* the operand that has the rank of all matrices; -1: none */
  renamed_option options[OPTIONS];
  finisher *finish;
} cuda_target;

/* A custom call that is expanded. */
typedef struct cuda_call {
  const sr_builder *b;
  sr_op *op;
  const cuda_target *target;
} cuda_call;

/* ---- options --------------------------------------------------------------------------------- */

/* Reads a flag of the custom call's configuration. */
static sr_status read_flag(const cuda_call *c, const char *name, bool *out_flag) {
  const sr_attr *flag = sr_custom_call_option(c->op, name);
  *out_flag = false;
  if (!flag || flag->kind != SR_ATTR_BOOL)
    return sr_op_fail(c->b->ctx, c->b->module, c->op, SR_ERR_INVALID,
                      "the configuration of the custom call lacks \"%s\", true or false", name);
  *out_flag = flag->boolean;
  return SR_OK;
}

/* The configuration of the routine. */
typedef struct configuration {
  sr_named_attr items[OPTIONS];
  size_t count;
} configuration;

static void add_option(const cuda_call *c, configuration *config, const char *name, char value) {
  config->items[config->count++] = (sr_named_attr){name, sr_attr_int(c->b->module, value, SR_U8)};
}

static sr_status read_options(const cuda_call *c, configuration *out_config) {
  *out_config = (configuration){0};
  for (int i = 0; i < OPTIONS && c->target->options[i].name; i++) {
    const renamed_option *option = &c->target->options[i];
    bool flag = true;
    if (option->flag)
      SR_TRY(read_flag(c, option->flag, &flag));
    if (option->values[1])
      add_option(c, out_config, option->name, option->values[flag]);
    else
      out_config->items[out_config->count++] =
          (sr_named_attr){option->name, sr_attr_bool(c->b->module, flag)};
  }
  return SR_OK;
}

/* ---- layouts --------------------------------------------------------------------------------- */

/* Lists the dimensions of an array from the fastest to the slowest in memory: the last dimension is
 * the fastest, or, if `by_columns` is set, the last but one. */
static void list_order(int32_t rank, bool by_columns, int64_t *out_order) {
  for (int32_t d = 0; d < rank; d++)
    out_order[d] = rank - 1 - d;
  if (by_columns) {
    out_order[0] = rank - 2;
    out_order[1] = rank - 1;
  }
}

/* Returns the layouts of arrays. Those of `matrix_rank` dimensions are column-major matrices. */
static const sr_attr *layouts_of(sr_module *module, int32_t count, const sr_type *const *types,
                                 int32_t matrix_rank) {
  const sr_attr **items = SR_NEW_ARRAY(module->arena, const sr_attr *, count);
  for (int32_t i = 0; i < count; i++) {
    int64_t order[SR_MAX_RANK], rank = types[i]->rank;
    list_order(types[i]->rank, rank > 1 && rank == matrix_rank, order);
    items[i] = sr_attr_dense_i64(module, 1, &rank, order);
  }
  return sr_attr_array(module, items, (size_t)count);
}

/* True if the attribute `name` lists what layouts_of returns. */
static bool has_layouts(const cuda_call *c, const char *name, int32_t count,
                        const sr_type *const *types, int32_t matrix_rank) {
  const sr_attr *list = sr_op_attr(c->op, name);
  for (int32_t i = 0; i < count; i++) {
    int64_t order[SR_MAX_RANK];
    int32_t rank = types[i]->rank;
    bool by_columns = rank > 1 && rank == matrix_rank;
    list_order(rank, by_columns, order);
    if (!list && !by_columns)
      continue;
    if (sr_attr_item_count(list) != (size_t)count)
      return false;
    size_t length;
    const int64_t *dims = sr_attr_get_ints(list->array.items[i], &length);
    if (length != (size_t)rank ||
        (rank > 0 && memcmp(dims, order, (size_t)rank * sizeof *dims) != 0))
      return false;
  }
  return true;
}

/* ---- the routine ----------------------------------------------------------------------------- */

static bool is_complex(const sr_type *type) {
  return sr_dtype_get(type->dtype)->class_ == SR_CLASS_COMPLEX;
}

/* Returns the number of dimensions of a matrix with its batch. */
static int32_t matrix_rank(const cuda_call *c) {
  return sr_operand(c->op, c->target->matrix)->type->rank;
}

/* Fails unless all arrays are row-major. If `by_columns` is set, matrices must be column-major
 * instead. */
static sr_status check_layouts(const cuda_call *c, bool by_columns) {
  const sr_type *operands[SR_CALL_PORTS], *results[RESULTS];
  for (int32_t i = 0; i < c->op->operand_count; i++)
    operands[i] = sr_operand(c->op, i)->type;
  for (int32_t i = 0; i < c->op->result_count; i++)
    results[i] = c->op->results[i].type;
  const int32_t rank = by_columns ? matrix_rank(c) : 0;
  if (has_layouts(c, "operand_layouts", c->op->operand_count, operands, rank) &&
      has_layouts(c, "result_layouts", c->op->result_count, results, rank))
    return SR_OK;
  return sr_op_fail(c->b->ctx, c->b->module, c->op, SR_ERR_UNSUPPORTED,
                    "%s is supported for %s alone", c->target->name,
                    by_columns ? "column-major matrices" : "row-major arrays");
}

/* Sets out_name to the name of the routine for the type of operand 0. */
static sr_status name_routine(const cuda_call *c, char *out_name, size_t room) {
  const sr_type *type = sr_operand(c->op, 0)->type;
  const char *routine = c->target->routines[is_complex(type)];
  const char letter = type->dtype == SR_F32    ? 's'
                      : type->dtype == SR_F64  ? 'd'
                      : type->dtype == SR_C64  ? 'c'
                      : type->dtype == SR_C128 ? 'z'
                                               : 0;
  if (!letter || !routine)
    return sr_op_fail(c->b->ctx, c->b->module, c->op, SR_ERR_INVALID,
                      "%s does not take a %s as operand 0", c->target->name,
                      sr_type_printed(c->b->module, type));
  SR_ASSERT(strlen(routine) < room);
  for (; *routine; routine++)
    *out_name++ = *routine == '?' ? letter : *routine;
  *out_name = '\0';
  return SR_OK;
}

/* Builds the custom call of the routine, with the same operands and results of the given types. */
static sr_status build_routine(const cuda_call *c, const configuration *config, int32_t count,
                               const sr_type *const *types, sr_op **out_made) {
  sr_module *module = c->b->module;
  char name[64];
  SR_TRY(name_routine(c, name, sizeof name));
  sr_value *operands[SR_CALL_PORTS];
  const sr_type *operand_types[SR_CALL_PORTS];
  for (int32_t i = 0; i < c->op->operand_count; i++) {
    operands[i] = sr_operand(c->op, i);
    operand_types[i] = operands[i]->type;
  }
  sr_named_attr *items = SR_NEW_ARRAY(module->arena, sr_named_attr, OPTIONS);
  memcpy(items, config->items, sizeof config->items);
  sr_attr *dict = SR_NEW(module->arena, sr_attr);
  *dict = (sr_attr){.kind = SR_ATTR_DICT, .fields = {.items = items, .count = config->count}};
  sr_op *made =
      sr_build_op(c->b, SR_OP_CUSTOM_CALL, c->op->operand_count, operands, count, types, 0);
  sr_op_set_attr(module, made, "call_target_name", sr_attr_string(module, name));
  sr_op_set_attr(module, made, "backend_config", dict);
  sr_op_set_attr(module, made, "operand_layouts",
                 layouts_of(module, c->op->operand_count, operand_types, matrix_rank(c)));
  sr_op_set_attr(module, made, "result_layouts", layouts_of(module, count, types, matrix_rank(c)));
  *out_made = made;
  return SR_OK;
}

/* ---- results --------------------------------------------------------------------------------- */

/* The routine has the same results. */
static sr_status finish_same(const cuda_call *c) {
  configuration config;
  const sr_type *types[RESULTS];
  sr_op *made;
  SR_TRY(check_layouts(c, true));
  SR_TRY(read_options(c, &config));
  for (int32_t i = 0; i < c->op->result_count; i++)
    types[i] = c->op->results[i].type;
  SR_TRY(build_routine(c, &config, c->op->result_count, types, &made));
  for (int32_t i = 0; i < c->op->result_count; i++)
    sr_value_replace(sr_result(c->op, i), sr_result(made, i));
  return SR_OK;
}

/* Returns the type of the transposed matrices. */
static const sr_type *transposed_type(const cuda_call *c, const sr_type *type) {
  int64_t dims[SR_MAX_RANK];
  memcpy(dims, type->dims, (size_t)type->rank * sizeof *dims);
  if (type->rank > 1) {
    dims[type->rank - 2] = type->dims[type->rank - 1];
    dims[type->rank - 1] = type->dims[type->rank - 2];
  }
  return sr_type_tensor(c->b->module, type->dtype, type->rank, dims);
}

static sr_value *adjoint(const cuda_call *c, sr_value *matrix) {
  const int32_t rank = matrix->type->rank;
  int64_t order[SR_MAX_RANK];
  for (int32_t d = 0; d < rank; d++)
    order[d] = d;
  if (rank > 1) {
    order[rank - 2] = rank - 1;
    order[rank - 1] = rank - 2;
  }
  matrix = sr_build_transpose(c->b, matrix, order);
  return is_complex(matrix->type) ? sr_build_unary(c->b, SR_OP_CHLO_CONJ, matrix) : matrix;
}

/* Reads how many singular vectors there are, as LAPACK's mode. */
static sr_status read_mode(const cuda_call *c, configuration *out_config) {
  bool is_full, has_vectors;
  SR_TRY(read_flag(c, "full_matrices", &is_full));
  SR_TRY(read_flag(c, "compute_uv", &has_vectors));
  *out_config = (configuration){0};
  add_option(c, out_config, "mode", !has_vectors ? 'N' : is_full ? 'A' : 'S');
  return SR_OK;
}

/* gesvdj and gesvdp give V, where LAPACK gives its adjoint. */
static sr_status finish_svd(const cuda_call *c) {
  configuration config;
  sr_op *made;
  SR_TRY(check_layouts(c, true));
  SR_TRY(read_mode(c, &config));
  const sr_value *results = c->op->results;
  const sr_type *types[] = {results[0].type, results[1].type, results[2].type,
                            transposed_type(c, results[3].type), results[4].type};
  SR_TRY(build_routine(c, &config, RESULTS, types, &made));
  for (int32_t i = 0; i < RESULTS; i++)
    sr_value_replace(sr_result(c->op, i),
                     i == 3 ? adjoint(c, sr_result(made, 3)) : sr_result(made, i));
  return SR_OK;
}

/* gesvd takes no matrix with more columns than rows. JAX then gives it a row-major one, which it
 * sees transposed, so its results 2 and 3 are the adjoint of V, and U. */
static sr_status finish_svd_by_qr(const cuda_call *c) {
  static const int32_t straight[] = {0, 1, 2, 3, 4}, turned[] = {0, 1, 3, 2, 4};
  configuration config;
  bool is_turned;
  sr_op *made;
  SR_TRY(read_flag(c, "transposed", &is_turned));
  SR_TRY(check_layouts(c, !is_turned));
  SR_TRY(read_mode(c, &config));
  const int32_t *places = is_turned ? turned : straight;
  const sr_type *types[RESULTS];
  for (int32_t i = 0; i < RESULTS; i++)
    types[i] = c->op->results[places[i]].type;
  SR_TRY(build_routine(c, &config, RESULTS, types, &made));
  for (int32_t i = 0; i < RESULTS; i++)
    sr_value_replace(sr_result(c->op, places[i]), sr_result(made, i));
  return SR_OK;
}

/* Writes complex eigenvectors as a real matrix. The columns of two conjugate vectors hold the real
 * and the imaginary part of the first one. Its eigenvalue is the one with the positive imaginary
 * part; `signs` has these parts. */
static sr_value *pack_pairs(const cuda_call *c, sr_value *vectors, sr_value *signs) {
  const sr_builder *b = c->b;
  const int32_t rank = vectors->type->rank;
  int64_t places[SR_MAX_RANK];
  for (int32_t d = 0; d < rank - 1; d++)
    places[d] = d < rank - 2 ? d : rank - 1;
  const sr_type *type = sr_type_with_dtype(b->module, vectors->type, signs->type->dtype);
  sr_value *zero = sr_build_splat(b, signs->type, 0);
  sr_value *second = sr_build_compare(b, SR_COMPARE_LT, signs, zero);
  second = sr_build_broadcast_in_dim(b, second, places, sr_type_with_dtype(b->module, type, SR_I1));
  sr_value *real = sr_build(b, SR_OP_REAL, 1, &vectors, type);
  sr_value *imaginary = sr_build(b, SR_OP_IMAG, 1, &vectors, type);
  return sr_build_select(b, second, sr_build_unary(b, SR_OP_NEGATE, imaginary), real);
}

/* Fails unless result `index` has the type `wanted`. */
static sr_status check_result(const cuda_call *c, int32_t index, const sr_type *wanted) {
  sr_module *module = c->b->module;
  const sr_type *type = c->op->results[index].type;
  if (type == wanted)
    return SR_OK;
  return sr_op_fail(c->b->ctx, module, c->op, SR_ERR_INVALID, "result %d of %s is a %s, not a %s",
                    (int)index, c->target->name, sr_type_printed(module, type),
                    sr_type_printed(module, wanted));
}

static sr_status check_eigenvalues(const cuda_call *c) {
  const sr_type *type = sr_operand(c->op, 0)->type;
  const sr_dtype dtype = is_complex(type) ? type->dtype : type->dtype == SR_F32 ? SR_C64 : SR_C128;
  SR_TRY(check_result(c, 0, type));
  SR_TRY(check_result(c, 1, sr_type_tensor(c->b->module, dtype, type->rank - 1, type->dims)));
  SR_TRY(check_result(c, 2, type));
  return check_result(c, 3, type);
}

/* geev's result 0 is the matrix that it destroys. LAPACK gives eigenvalues of a real matrix as two
 * vectors, their real and imaginary parts, and its eigenvectors are complex. */
static sr_status finish_eigenvalues(const cuda_call *c) {
  configuration config;
  sr_op *made;
  sr_value *const results = c->op->results;
  const sr_type *type = results[0].type;
  SR_TRY(check_eigenvalues(c));
  SR_TRY(check_layouts(c, true));
  SR_TRY(read_options(c, &config));
  sr_value_replace(&results[0], sr_build_splat(c->b, type, 0));
  if (is_complex(type)) {
    const sr_type *types[] = {results[1].type, results[2].type, results[3].type, results[4].type};
    SR_TRY(build_routine(c, &config, 4, types, &made));
    for (int32_t i = 0; i < 4; i++)
      sr_value_replace(&results[i + 1], sr_result(made, i));
    return SR_OK;
  }
  const sr_type *part = sr_type_with_dtype(c->b->module, results[1].type, type->dtype);
  const sr_type *vectors = sr_type_with_dtype(c->b->module, type, results[1].type->dtype);
  const sr_type *types[] = {part, part, vectors, vectors, results[4].type};
  SR_TRY(build_routine(c, &config, RESULTS, types, &made));
  sr_value *parts[] = {sr_result(made, 0), sr_result(made, 1)};
  sr_value_replace(&results[1], sr_build(c->b, SR_OP_COMPLEX, 2, parts, results[1].type));
  for (int32_t i = 2; i < 4; i++)
    sr_value_replace(&results[i], pack_pairs(c, sr_result(made, i), parts[1]));
  sr_value_replace(&results[4], sr_result(made, 4));
  return SR_OK;
}

/* LAPACK changes all of its operands, and says which systems have no solution. */
static sr_status finish_tridiagonal(const cuda_call *c) {
  const sr_builder *b = c->b;
  const sr_type *type = sr_operand(c->op, 3)->type;
  const sr_type *infos = sr_type_tensor(b->module, SR_I32, type->rank - 2, type->dims);
  const configuration none = {0};
  const sr_type *types[RESULTS] = {[3] = type, [4] = infos};
  int64_t places[SR_MAX_RANK];
  sr_op *made;
  SR_TRY(check_layouts(c, true));
  SR_TRY(check_result(c, 0, type));
  for (int32_t i = 0; i < 3; i++)
    types[i] = sr_operand(c->op, i)->type;
  SR_TRY(build_routine(c, &none, RESULTS, types, &made));
  for (int32_t d = 0; d < infos->rank; d++)
    places[d] = d;
  sr_value *failed =
      sr_build_compare(b, SR_COMPARE_NE, sr_result(made, 4), sr_build_splat(b, infos, 0));
  failed = sr_build_broadcast_in_dim(b, failed, places, sr_type_with_dtype(b->module, type, SR_I1));
  return sr_expand_finish(
      c->op, sr_build_select(b, failed, sr_build_real(b, type, NAN), sr_result(made, 3)));
}

/* ---- ops ------------------------------------------------------------------------------------- */

/* Repeats the one element of each row of `value` along the last dimension of `type`. */
static sr_value *repeat(const sr_builder *b, sr_value *value, const sr_type *type) {
  int64_t places[SR_MAX_RANK];
  for (int32_t d = 0; d < type->rank - 1; d++)
    places[d] = d;
  value = sr_build_reshape(b, value, type->rank - 1, type->dims);
  return sr_build_broadcast_in_dim(b, value, places, type);
}

/* A loop applies the exchanges of rows one after the other to the permutation that changes
 * nothing. */
static sr_status finish_pivots(const cuda_call *c) {
  const sr_builder *b = c->b;
  sr_value *pivots = sr_operand(c->op, 0);
  const sr_type *type = c->op->results[0].type;
  const int32_t last = type->rank - 1;
  SR_TRY(check_layouts(c, false));
  if (last < 0 || pivots->type->rank != type->rank || type->dtype != SR_I32 ||
      pivots->type->dtype != SR_I32 || pivots->type->dims[last] > type->dims[last] ||
      memcmp(pivots->type->dims, type->dims, (size_t)last * sizeof *type->dims) != 0)
    return sr_op_fail(b->ctx, b->module, c->op, SR_ERR_INVALID,
                      "%s makes permutations of i32 from at most as many pivots of i32, not a %s "
                      "from a %s",
                      c->target->name, sr_type_printed(b->module, type),
                      sr_type_printed(b->module, pivots->type));
  sr_value *rows = sr_build_iota(b, type, last);
  if (pivots->type->dims[last] == 0)
    return sr_expand_finish(c->op, rows);
  sr_counted_loop loop = sr_expand_loop_begin(b, pivots->type->dims[last], 1, &rows);
  const sr_builder *in = &loop.body;
  sr_value *permutation = loop.carries[0], *zero = sr_build_splat(in, type, 0);
  sr_value *first = sr_build_broadcast(in, sr_build_convert(in, loop.round, SR_I32), type);
  sr_value *second = repeat(in, sr_expand_take(in, pivots, last, loop.round, 1), type);
  sr_value *is_first = sr_build_compare(in, SR_COMPARE_EQ, rows, first);
  sr_value *is_second = sr_build_compare(in, SR_COMPARE_EQ, rows, second);
  sr_value *at_first = repeat(in, sr_expand_take(in, permutation, last, loop.round, 1), type);
  const int64_t summed = last;
  sr_value *at_second =
      sr_build_sum(in, sr_build_select(in, is_second, permutation, zero), NULL, 1, &summed);
  at_second = repeat(in, at_second, type);
  sr_value *next = sr_build_select(in, is_second, at_first, permutation);
  next = sr_build_select(in, is_first, at_second, next);
  sr_expand_loop_end(&loop, &next);
  return sr_expand_finish(c->op, sr_expand_loop_result(&loop, 0));
}

/* Enciphers two arrays of words, element by element, with the keys in two other arrays. */
static sr_status finish_threefry(const cuda_call *c) {
  const sr_type *type = sr_operand(c->op, 0)->type;
  bool fits = type->dtype == SR_U32;
  for (int32_t i = 0; i < 4; i++)
    fits = fits && sr_operand(c->op, i)->type == type && c->op->results[i % 2].type == type;
  if (!fits)
    return sr_op_fail(c->b->ctx, c->b->module, c->op, SR_ERR_INVALID,
                      "%s takes and gives arrays of ui32 of one shape", c->target->name);
  SR_TRY(check_layouts(c, false));
  sr_value *keys[] = {sr_operand(c->op, 0), sr_operand(c->op, 1)};
  sr_value *words[] = {sr_operand(c->op, 2), sr_operand(c->op, 3)};
  sr_random_threefry(c->b, words, keys);
  for (int32_t i = 0; i < 2; i++)
    sr_value_replace(sr_result(c->op, i), words[i]);
  return SR_OK;
}

/* Returns A A^T, as exact as JAX has it on other devices. */
static sr_value *square(const sr_builder *b, sr_value *a, const sr_dot_dims *dims) {
  sr_value *product = sr_build_dot_general(b, a, a, dims, a->type->dtype);
  const sr_attr **items = SR_NEW_ARRAY(b->module->arena, const sr_attr *, 2);
  items[0] = items[1] = sr_attr_enum(b->module, "stablehlo.precision", "HIGHEST");
  sr_op_set_attr(b->module, product->op, "precision_config", sr_attr_array(b->module, items, 2));
  return product;
}

/* alpha A A^T + beta C. CUDA's function computes one triangle of it, which is all that JAX
 * reads. */
static sr_status finish_symmetric_product(const cuda_call *c) {
  const sr_builder *b = c->b;
  sr_value *a = sr_operand(c->op, 0), *terms[2] = {NULL, sr_operand(c->op, 1)};
  const sr_type *type = terms[1]->type, *scalar = sr_type_rank0(b->module, type->dtype);
  sr_dot_dims dims = {.batch_count = a->type->rank - 2, .sum_count = 1};
  bool is_turned;
  SR_TRY(read_flag(c, "transpose", &is_turned));
  SR_TRY(check_layouts(c, false));
  SR_TRY(check_result(c, 0, type));
  for (int32_t side = 0; side < 2; side++) {
    for (int32_t d = 0; d < dims.batch_count; d++)
      dims.batch[side][d] = d;
    dims.sum[side][0] = is_turned ? dims.batch_count : dims.batch_count + 1;
  }
  terms[0] = square(b, a, &dims);
  for (int32_t i = 0; i < 2; i++) {
    sr_value *factor = sr_operand(c->op, 2 + i);
    if (terms[i]->type != type || factor->type != scalar)
      return sr_op_fail(
          b->ctx, b->module, c->op, SR_ERR_INVALID, "%s adds a %s times a %s to a %s times a %s",
          c->target->name, sr_type_printed(b->module, sr_operand(c->op, 2)->type),
          sr_type_printed(b->module, terms[0]->type),
          sr_type_printed(b->module, sr_operand(c->op, 3)->type), sr_type_printed(b->module, type));
    terms[i] = sr_build_binary(b, SR_OP_MULTIPLY, sr_build_broadcast(b, factor, type), terms[i]);
  }
  return sr_expand_finish(c->op, sr_build_binary(b, SR_OP_ADD, terms[0], terms[1]));
}

/* ---- targets --------------------------------------------------------------------------------- */

#define ALL(ROUTINE)        {"lapack_?" ROUTINE "_ffi", "lapack_?" ROUTINE "_ffi"}
#define EACH(REAL, COMPLEX) {"lapack_?" REAL "_ffi", "lapack_?" COMPLEX "_ffi"}
#define TRIANGLE            {"uplo", "lower", {'U', 'L'}}
#define SIDES                                                                                      \
  {"left", "left", {0}}, {                                                                         \
    "transpose", "transpose", {0}                                                                  \
  }
#define WITH_VECTORS {"mode", NULL, {'N', 'V'}}
#define VECTORS                                                                                    \
  {"compute_left", "left", {'N', 'V'}}, {                                                          \
    "compute_right", "right", {'N', 'V'}                                                           \
  }

/* name, routines, operands, results, matrix, options, finish */
static const cuda_target targets[] = {
    {"cusolver_potrf_ffi", ALL("potrf"), 1, 2, 0, {TRIANGLE}, finish_same},
    {"cusolver_getrf_ffi", ALL("getrf"), 1, 3, 0, {{0}}, finish_same},
    {"cusolver_geqrf_ffi", ALL("geqrf"), 1, 2, 0, {{0}}, finish_same},
    {"cuhybrid_geqp3", ALL("geqp3"), 2, 3, 0, {{0}}, finish_same},
    {"cusolver_orgqr_ffi", EACH("orgqr", "ungqr"), 2, 1, 0, {{0}}, finish_same},
    {"cusolver_ormqr_ffi", EACH("ormqr", "unmqr"), 3, 1, 0, {SIDES}, finish_same},
    {"cusolver_sytrd_ffi", EACH("sytrd", "hetrd"), 1, 5, 0, {TRIANGLE}, finish_same},
    {"cusolver_syevd_ffi", EACH("syevd", "heevd"), 1, 3, 0, {TRIANGLE, WITH_VECTORS}, finish_same},
    {"cusolver_gesvd_ffi", ALL("gesvd"), 1, 5, 0, {{0}}, finish_svd_by_qr},
    {"cusolver_gesvdj_ffi", ALL("gesdd"), 1, 5, 0, {{0}}, finish_svd},
    {"cusolver_gesvdp_ffi", ALL("gesdd"), 1, 5, 0, {{0}}, finish_svd},
    {"cusolver_geev_ffi", ALL("geev"), 1, 5, 0, {VECTORS}, finish_eigenvalues},
    {"cuhybrid_eig_real", {"lapack_?geev_ffi", NULL}, 1, 5, 0, {VECTORS}, finish_same},
    {"cuhybrid_eig_comp", {NULL, "lapack_?geev_ffi"}, 1, 4, 0, {VECTORS}, finish_same},
    {"cusparse_gtsv2_ffi", ALL("gtsv"), 4, 1, 3, {{0}}, finish_tridiagonal},
    {"cu_tridiagonal_solve_perturbed",
     {"tridiagonal_solve_perturbed_ffi", NULL},
     4,
     1,
     3,
     {{0}},
     finish_same},
    {"cusolver_syrk_ffi", {0}, 4, 1, 0, {{0}}, finish_symmetric_product},
    {"cu_lu_pivots_to_permutation", {0}, 1, 1, -1, {{0}}, finish_pivots},
    {"cu_threefry2x32_ffi", {0}, 4, 2, -1, {{0}}, finish_threefry},
};

/* Fails unless all sizes are fixed and the matrix is one. */
static sr_status check_types(const cuda_call *c) {
  const sr_builder *b = c->b;
  for (int32_t i = 0; i < c->op->operand_count + c->op->result_count; i++) {
    const bool is_operand = i < c->op->operand_count;
    const int32_t index = is_operand ? i : i - c->op->operand_count;
    const sr_type *type = is_operand ? sr_operand(c->op, i)->type : c->op->results[index].type;
    if (!sr_type_is_static(type))
      return sr_op_fail(b->ctx, b->module, c->op, SR_ERR_UNSUPPORTED,
                        "%s %d of the custom call has no fixed size",
                        is_operand ? "operand" : "result", (int)index);
  }
  if (c->target->matrix >= 0 && matrix_rank(c) < 2)
    return sr_op_fail(b->ctx, b->module, c->op, SR_ERR_INVALID, "operand %d of %s is no matrix",
                      (int)c->target->matrix, c->target->name);
  return SR_OK;
}

sr_status sr_expand_cuda_call(const sr_builder *b, sr_op *op, bool *out_known) {
  const char *name = sr_op_attr(op, "call_target_name")->string.data;
  const cuda_target *target = NULL;
  for (size_t i = 0; !target && i < sizeof targets / sizeof *targets; i++)
    if (strcmp(targets[i].name, name) == 0)
      target = &targets[i];
  *out_known = target != NULL;
  if (!target)
    return SR_OK;
  if (op->operand_count != target->operands || op->result_count != target->results)
    return sr_op_fail(b->ctx, b->module, op, SR_ERR_INVALID,
                      "%s takes %d operands and gives %d results, not %d and %d", name,
                      (int)target->operands, (int)target->results, (int)op->operand_count,
                      (int)op->result_count);
  const cuda_call c = {b, op, target};
  SR_TRY(check_types(&c));
  return target->finish(&c);
}
