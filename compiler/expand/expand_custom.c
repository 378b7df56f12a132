/*
 * Expands the custom calls of LAPACK that JAX prints for the CPU: lapack_<letter><routine>_ffi.
 * calls.def lists the routines with their operands and results. The custom call has the same
 * operands and results in the same order. This file knows the names of its options.
 *
 * A layout attribute says how an array lies in the memory of the routine: it lists the dimensions
 * from the fastest to the slowest. The operand of the library call is the array transposed to that
 * order.
 *
 * cpu_csr_sparse_dense_ffi is the only custom call of the CPU that does not become a library call
 * (expand_sparse.c). Those that JAX prints for CUDA become those for the CPU first (expand_cuda.c).
 */
#include <string.h>

#include "compiler/expand/expander.h"

/* ---- options --------------------------------------------------------------------------------- */

/* An option in the configuration of a custom call, a character or a flag. For each of its values:
 * the options of the library call (SR_CALL_...) that the value stands for. */
typedef struct option_choice {
  const char *name;
  struct {
    char value; /* 0 ends the list */
    uint32_t options;
  } values[4];
} option_choice;

/* The values of a flag in option_choice.values: false and true. */
enum {
  NO = 1,
  YES = 2
};

static const option_choice triangle = {"uplo", {{'L', SR_CALL_LOWER}, {'U', 0}}};
static const option_choice side = {"side", {{'L', 0}, {'R', SR_CALL_RIGHT}}};
static const option_choice diagonal = {"diag", {{'N', 0}, {'U', SR_CALL_UNIT}}};
static const option_choice transposed = {
    "trans_x", {{'N', 0}, {'T', SR_CALL_TRANSPOSE}, {'C', SR_CALL_ADJOINT}}};
static const option_choice vectors = {"mode", {{'N', 0}, {'V', SR_CALL_VECTORS}}};
static const option_choice bases = {
    "mode", {{'N', 0}, {'S', SR_CALL_VECTORS}, {'A', SR_CALL_VECTORS | SR_CALL_FULL}}};
static const option_choice left_vectors = {"compute_left", {{'N', 0}, {'V', SR_CALL_LEFT_VECTORS}}};
static const option_choice right_vectors = {"compute_right", {{'N', 0}, {'V', SR_CALL_VECTORS}}};
static const option_choice unsorted = {"sort", {{'N', 0}}};
static const option_choice left_side = {"left", {{NO, SR_CALL_RIGHT}, {YES, 0}}};
static const option_choice turned = {"transpose", {{NO, 0}, {YES, SR_CALL_TRANSPOSE}}};
static const option_choice turned_complex = {"transpose", {{NO, 0}, {YES, SR_CALL_ADJOINT}}};

enum {
  CHOICES = 4
};

/* [function]: the options in its configuration. */
static const option_choice *const choices[SR_CALL_COUNT][CHOICES] = {
    [SR_CALL_POTRF] = {&triangle},
    [SR_CALL_SYTRD] = {&triangle},
    [SR_CALL_HETRD] = {&triangle},
    [SR_CALL_ORMQR] = {&left_side, &turned},
    [SR_CALL_UNMQR] = {&left_side, &turned_complex},
    [SR_CALL_TRSM] = {&side, &triangle, &transposed, &diagonal},
    [SR_CALL_SYEVD] = {&triangle, &vectors},
    [SR_CALL_HEEVD] = {&triangle, &vectors},
    [SR_CALL_GESDD] = {&bases},
    [SR_CALL_GESVD] = {&bases},
    [SR_CALL_GEEV] = {&left_vectors, &right_vectors},
    [SR_CALL_GEEV_COMPLEX] = {&left_vectors, &right_vectors},
    [SR_CALL_GEES] = {&vectors, &unsorted},
    [SR_CALL_GEES_COMPLEX] = {&vectors, &unsorted},
};

/* The configuration is in one of two attributes, depending on the version of JAX. */
const sr_attr *sr_custom_call_option(const sr_op *op, const char *name) {
  static const char *const places[] = {"mhlo.backend_config", "backend_config"};
  for (int i = 0; i < 2; i++) {
    const sr_attr *dict = sr_op_attr(op, places[i]);
    if (dict && dict->kind == SR_ATTR_DICT && sr_attr_field(dict, name))
      return sr_attr_field(dict, name);
  }
  return NULL;
}

static sr_status read_choice(const sr_builder *b, const sr_op *op, const option_choice *choice,
                             uint32_t *options) {
  const sr_attr *attr = sr_custom_call_option(op, choice->name);
  int64_t value = !attr                        ? 0
                  : attr->kind == SR_ATTR_BOOL ? (attr->boolean ? YES : NO)
                  : attr->kind == SR_ATTR_INT  ? attr->integer.value
                                               : 0;
  for (int i = 0; i < 4 && choice->values[i].value; i++)
    if (choice->values[i].value == value) {
      *options |= choice->values[i].options;
      return SR_OK;
    }
  return sr_op_fail(b->ctx, b->module, op, attr ? SR_ERR_UNSUPPORTED : SR_ERR_INVALID,
                    "the configuration of the custom call %s \"%s\"",
                    attr ? "has a value that is not supported for" : "lacks", choice->name);
}

/* ---- operands and results -------------------------------------------------------------------- */

sr_status sr_custom_call_layout(const sr_builder *b, const sr_op *op, const char *list,
                                int32_t index, int32_t rank, int64_t *out_order) {
  const sr_attr *layouts = sr_op_attr(op, list);
  for (int32_t d = 0; d < rank; d++)
    out_order[d] = d;
  if (!layouts)
    return SR_OK;
  size_t count = 0;
  const int64_t *dims = NULL;
  if (layouts->kind == SR_ATTR_ARRAY && (size_t)index < layouts->array.count)
    dims = sr_attr_get_ints(layouts->array.items[index], &count);
  uint64_t seen = 0;
  bool valid = count == (size_t)rank;
  for (int32_t d = 0; valid && d < rank; d++) {
    valid = dims[d] >= 0 && dims[d] < rank && !(seen >> dims[d] & 1);
    if (valid) {
      seen |= (uint64_t)1 << dims[d];
      out_order[rank - 1 - d] = dims[d];
    }
  }
  return valid ? SR_OK
               : sr_op_fail(b->ctx, b->module, op, SR_ERR_INVALID,
                            "member %d of %s is not an order of %d dimensions", (int)index, list,
                            (int)rank);
}

/* Returns the rank of one operand or result (a port) of a routine, without batch dimensions: 0 for
 * the info code, 1 for a vector, 2 for a matrix. */
static int32_t port_rank(const sr_call_port *port) {
  return (port->extents[0] != SR_CALL_EXTENT_ONE) + (port->extents[1] != SR_CALL_EXTENT_ONE);
}

/* True for a matrix of reflectors. The matrix may have more columns than the routine uses. It uses
 * the first k, and another operand determines k. */
static bool is_reflectors(const sr_call_port *port) {
  return port->extents[0] == SR_CALL_EXTENT_K && port->extents[1] == SR_CALL_EXTENT_SIDE;
}

static void set_extent(sr_call_step *call, sr_call_extent extent, int64_t size) {
  if (extent == SR_CALL_EXTENT_M)
    call->m = size;
  else if (extent == SR_CALL_EXTENT_N)
    call->n = size;
  else if (extent == SR_CALL_EXTENT_K)
    call->k = size;
}

/* Reads m, n and k from the types of the operands. make_operand checks later that all types
 * agree. */
static void read_sizes(const sr_op *op, const sr_call_row *row, sr_call_step *call) {
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_type *type = sr_operand(op, i)->type;
    const sr_call_port *port = &row->ports[i];
    int32_t rank = port_rank(port);
    if (is_reflectors(port) || type->rank < rank)
      continue;
    if (rank == 2)
      set_extent(call, port->extents[0], type->dims[type->rank - 1]);
    if (rank > 0)
      set_extent(call, port->extents[1], type->dims[type->rank - rank]);
  }
}

/* Returns the type of the port's array in the program: [batch dimensions..., rows, columns]. */
static const sr_type *port_type(const sr_builder *b, const sr_op *op, const sr_call_step *call,
                                const sr_call_port *port, int32_t batch_rank) {
  int64_t dims[SR_MAX_RANK];
  int32_t rank = batch_rank;
  memcpy(dims, sr_operand(op, 0)->type->dims, (size_t)batch_rank * sizeof *dims);
  if (port->extents[1] != SR_CALL_EXTENT_ONE)
    dims[rank++] = sr_call_extent_get(call, port->extents[1]);
  if (port->extents[0] != SR_CALL_EXTENT_ONE)
    dims[rank++] = sr_call_extent_get(call, port->extents[0]);
  return sr_type_tensor(b->module, sr_call_port_dtype(port, call->dtype), rank, dims);
}

/* True for a result that holds vectors if the options do not ask for these vectors. The program
 * declares such a result with some shape, but may not use it. */
static bool is_absent(const sr_call_step *call, const sr_call_port *port) {
  for (int i = 0; i < 2; i++)
    switch ((int)port->extents[i]) {
    case SR_CALL_EXTENT_U_COLUMNS:
    case SR_CALL_EXTENT_V_ROWS:
    case SR_CALL_EXTENT_VECTORS:
      return !(call->options & SR_CALL_VECTORS);
    case SR_CALL_EXTENT_LEFT_VECTORS:
      return !(call->options & SR_CALL_LEFT_VECTORS);
    }
  return false;
}

static sr_status misfit(const sr_builder *b, const sr_op *op, const char *what, int32_t index,
                        const sr_type *got, const sr_type *wanted) {
  return sr_op_fail(b->ctx, b->module, op, SR_ERR_INVALID,
                    "%s %d of the custom call is a %s, but must be a %s", what, (int)index,
                    sr_type_printed(b->module, got), sr_type_printed(b->module, wanted));
}

/* Builds operand `index` of the library call: the custom call's operand, transposed to the
 * routine's layout. */
static sr_status make_operand(const sr_builder *b, sr_op *op, const sr_call_step *call,
                              int32_t index, int32_t batch_rank, sr_value **out_value) {
  const sr_call_port *port = &sr_call_row_get(call->function)->ports[index];
  sr_value *value = sr_operand(op, index);
  const sr_type *wanted = port_type(b, op, call, port, batch_rank), *type = value->type;
  int32_t last = wanted->rank - 1;
  if (is_reflectors(port) && type->kind == SR_TYPE_TENSOR && type->rank == wanted->rank &&
      type->dims[last] > wanted->dims[last]) {
    static const int64_t starts[SR_MAX_RANK] = {0};
    value = sr_build_slice(b, value, starts, wanted->dims);
  }
  if (value->type != wanted)
    return misfit(b, op, "operand", index, type, wanted);
  int64_t order[SR_MAX_RANK];
  SR_TRY(sr_custom_call_layout(b, op, "operand_layouts", index, wanted->rank, order));
  *out_value = sr_build_transpose(b, value, order);
  return SR_OK;
}

/* Replaces result `index` of the custom call by the result of the library call, transposed from the
 * routine's layout. */
static sr_status make_result(const sr_builder *b, sr_op *op, sr_op *made, const sr_call_step *call,
                             int32_t index, int32_t batch_rank) {
  const sr_call_row *row = sr_call_row_get(call->function);
  const sr_call_port *port = &row->ports[sr_call_operand_count(row) + index];
  const sr_type *type = op->results[index].type;
  if (is_absent(call, port)) {
    if (!sr_type_is_static(type))
      return misfit(b, op, "result", index, type, port_type(b, op, call, port, batch_rank));
    sr_value_replace(&op->results[index], sr_build_splat(b, type, 0));
    return SR_OK;
  }
  const sr_type *wanted = port_type(b, op, call, port, batch_rank);
  if (type != wanted)
    return misfit(b, op, "result", index, type, wanted);
  int64_t order[SR_MAX_RANK], dims[SR_MAX_RANK], back[SR_MAX_RANK];
  SR_TRY(sr_custom_call_layout(b, op, "result_layouts", index, type->rank, order));
  for (int32_t d = 0; d < type->rank; d++) {
    dims[d] = type->dims[order[d]];
    back[order[d]] = d;
  }
  sr_value *value = sr_build_reshape(b, &made->results[index], type->rank, dims);
  sr_value_replace(&op->results[index], sr_build_transpose(b, value, back));
  return SR_OK;
}

/* ---- targets --------------------------------------------------------------------------------- */

/* Splits a target such as "lapack_dgetrf_ffi" into a routine, which is returned, and its element
 * type. Returns SR_CALL_COUNT for any other target. */
static sr_call_function function_of(const char *target, sr_dtype *out_dtype) {
  static const char before[] = "lapack_", behind[] = "_ffi", letters[] = "sdcz";
  static const sr_dtype dtypes[] = {SR_F32, SR_F64, SR_C64, SR_C128};
  size_t length = strlen(target), around = strlen(before) + 1 + strlen(behind);
  char name[16];
  if (length <= around || length - around >= sizeof name ||
      strncmp(target, before, strlen(before)) != 0 ||
      strcmp(target + length - strlen(behind), behind) != 0)
    return SR_CALL_COUNT;
  const char *letter = strchr(letters, target[strlen(before)]);
  if (!letter)
    return SR_CALL_COUNT;
  *out_dtype = dtypes[letter - letters];
  memcpy(name, target + strlen(before) + 1, length - around);
  name[length - around] = '\0';
  sr_call_function function = sr_call_find(name, *out_dtype);
  return function < SR_CALL_POTRF ? SR_CALL_COUNT : function;
}

/* True for the names that JAX gives to functions of CUDA's libraries and to its own for CUDA. */
static bool is_of_cuda(const char *target) {
  static const char *const begins[] = {"cu_",       "cublas_",   "cudnn_",
                                       "cuhybrid_", "cusolver_", "cusparse_"};
  for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
    if (strncmp(target, begins[i], strlen(begins[i])) == 0)
      return true;
  return false;
}

/* True for the names by which JAX calls Python. */
static bool is_of_python(const char *target) {
  return strncmp(target, "xla_", 4) == 0 && strstr(target, "callback");
}

static sr_status refuse(const sr_builder *b, const sr_op *op, const char *target) {
  if (is_of_python(target))
    return sr_op_fail(b->ctx, b->module, op, SR_ERR_UNSUPPORTED,
                      "custom call target \"%s\" calls a function of the Python program, which is "
                      "not there when the module runs; take the callback out",
                      target);
  if (is_of_cuda(target))
    return sr_op_fail(
        b->ctx, b->module, op, SR_ERR_UNSUPPORTED,
        "custom call target \"%s\" of CUDA is not supported by this version; print the "
        "program for CPUs, which GPUs run, too: "
        "jax.jit(f).trace(...).lower(lowering_platforms=('cpu',))",
        target);
  return sr_op_fail(b->ctx, b->module, op, SR_ERR_UNSUPPORTED,
                    "custom call target \"%s\" is not supported by this version; a JAX script can "
                    "register a function of C for it (jax.ffi, with custom_call_api_version=4)",
                    target);
}

/* True if the custom call asks for a Hessenberg reduction of the whole matrix. JAX always does. */
static bool is_whole(const sr_op *op, const sr_call_step *call) {
  const sr_attr *low = sr_custom_call_option(op, "low"), *high = sr_custom_call_option(op, "high");
  return low && low->kind == SR_ATTR_INT && low->integer.value == 1 && high &&
         high->kind == SR_ATTR_INT && high->integer.value == call->n;
}

/* Finds the function of LAPACK, SR_CALL_COUNT if it is none, and its element type. */
static sr_call_step find_function(const sr_op *op, const char *target) {
  sr_call_step call = {.dtype = SR_F32};
  if (strcmp(target, "tridiagonal_solve_perturbed_ffi") != 0) {
    call.function = function_of(target, &call.dtype);
    return call;
  }
  const sr_type *type = op->operand_count > 0 ? sr_operand(op, 0)->type : NULL;
  if (type && type->kind == SR_TYPE_TENSOR &&
      (type->dtype == SR_F64 || type->dtype == SR_C64 || type->dtype == SR_C128))
    call.dtype = type->dtype;
  bool is_complex = call.dtype == SR_C64 || call.dtype == SR_C128;
  call.function = is_complex ? SR_CALL_GTTRS : SR_CALL_LAGTS;
  return call;
}

/* True if the function is one that the process registers: none that we know, or called for an
 * effect, which JAX's own calls do not have. */
static bool is_of_process(const sr_op *op) {
  const char *target = sr_op_attr(op, "call_target_name")->string.data;
  return sr_op_calls_typed(op) && !is_of_cuda(target) && !is_of_python(target) &&
         (find_function(op, target).function == SR_CALL_COUNT || sr_op_flag(op, "has_side_effect"));
}

static sr_status read_call(const sr_builder *b, const sr_op *op, sr_call_step *out_call,
                           int32_t *out_batch_rank) {
  *out_batch_rank = 0;
  const char *target = sr_op_attr(op, "call_target_name")->string.data;
  sr_call_step call = find_function(op, target);
  if (call.function == SR_CALL_COUNT)
    return refuse(b, op, target);
  const sr_call_row *row = sr_call_row_get(call.function);
  int32_t operands = sr_call_operand_count(row);
  if (op->operand_count != operands || op->result_count != row->port_count - operands)
    return sr_op_fail(b->ctx, b->module, op, SR_ERR_INVALID,
                      "%s takes %d operands and gives %d results, not %d and %d", target,
                      (int)operands, (int)(row->port_count - operands), (int)op->operand_count,
                      (int)op->result_count);
  for (int32_t i = 0; i < operands; i++)
    if (!sr_type_is_static(sr_operand(op, i)->type))
      return sr_op_fail(b->ctx, b->module, op, SR_ERR_UNSUPPORTED,
                        "operand %d of the custom call has no fixed size", (int)i);
  for (int i = 0; i < CHOICES && choices[call.function][i]; i++)
    SR_TRY(read_choice(b, op, choices[call.function][i], &call.options));
  const sr_type *first = sr_operand(op, 0)->type;
  *out_batch_rank = first->rank - port_rank(&row->ports[0]);
  if (*out_batch_rank < 0)
    return sr_op_fail(b->ctx, b->module, op, SR_ERR_INVALID, "operand 0 of %s is no matrix",
                      target);
  call.batch = 1;
  for (int32_t d = 0; d < *out_batch_rank; d++)
    call.batch *= first->dims[d];
  read_sizes(op, row, &call);
  if (call.function == SR_CALL_GEHRD && !is_whole(op, &call))
    return sr_op_fail(b->ctx, b->module, op, SR_ERR_UNSUPPORTED,
                      "%s is supported for the whole matrix (low = 1, high = %lld) alone", target,
                      (long long)call.n);
  const char *fault = sr_call_fault(&call);
  if (fault)
    return sr_op_fail(b->ctx, b->module, op, SR_ERR_INVALID, "%s: %s", target, fault);
  *out_call = call;
  return SR_OK;
}

sr_status sr_custom_call_check_row_major(const sr_builder *b, const sr_op *op) {
  for (int32_t i = 0; i < op->operand_count + op->result_count; i++) {
    int32_t index = i < op->operand_count ? i : i - op->operand_count;
    const sr_type *type = i < op->operand_count ? sr_operand(op, i)->type : op->results[index].type;
    int64_t order[SR_MAX_RANK];
    SR_TRY(sr_custom_call_layout(b, op,
                                 i < op->operand_count ? "operand_layouts" : "result_layouts",
                                 index, type->rank, order));
    for (int32_t d = 0; d < type->rank; d++)
      if (order[d] != d)
        return sr_op_fail(b->ctx, b->module, op, SR_ERR_UNSUPPORTED,
                          "%s is supported for row-major arrays alone",
                          sr_op_attr(op, "call_target_name")->string.data);
  }
  return SR_OK;
}

static void make_keep(const sr_builder *b, const sr_op *op) {
  sr_value **operands = SR_NEW_ARRAY(b->arena, sr_value *, op->operand_count);
  for (int32_t i = 0; i < op->operand_count; i++)
    operands[i] = sr_operand(op, i);
  sr_build_op(b, SR_OP_KEEP, op->operand_count, operands, 0, NULL, 0);
}

sr_status sr_expand_custom_call(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  if (sr_op_calls_host(op))
    return sr_expand_python_call(b, op);
  if (sr_op_only_keeps(op)) {
    make_keep(b, op);
    return SR_OK;
  }
  bool known;
  SR_TRY(sr_expand_cuda_call(b, op, &known));
  if (known)
    return SR_OK;
  if (strcmp(sr_op_attr(op, "call_target_name")->string.data, "cpu_csr_sparse_dense_ffi") == 0) {
    SR_TRY(sr_custom_call_check_row_major(b, op));
    return sr_expand_compressed_rows(b, op);
  }
  if (is_of_process(op))
    return sr_expand_target_call(b, op);
  sr_call_step call;
  int32_t batch_rank;
  SR_TRY(read_call(b, op, &call, &batch_rank));
  sr_value *operands[SR_CALL_PORTS];
  for (int32_t i = 0; i < op->operand_count; i++)
    SR_TRY(make_operand(b, op, &call, i, batch_rank, &operands[i]));
  sr_op *made = sr_expand_call(b, &call, operands);
  for (int32_t i = 0; i < op->result_count; i++)
    SR_TRY(make_result(b, op, made, &call, i, batch_rank));
  return SR_OK;
}
