/*
 * Checks the tree of steps: references against the memory that they name, sizes against references,
 * groups and functions against their tables. The local size of an argument or result is computed
 * again for each reference to it; plans have few enough references for that.
 *
 * A collective permute uses a table of groups as pairs of source and target, other steps use it as
 * groups. The rules for the rows differ, so a table is checked once for each of these two uses.
 */
#include <stdlib.h>
#include <string.h>

#include "executable/calls.h"
#include "executable/convolution.h"
#include "executable/group.h"
#include "executable/host_attributes.h"
#include "executable/verify_plan.h"

#define REF_ALIGNMENT 64

/* The checks that a table of groups has passed. */
typedef struct known_table {
  bool groups, pairs; /* the table has been found valid for this use */
  int64_t longest;    /* length of the longest row, if `groups` */
} known_table;

typedef struct checker {
  sr_ctx *ctx;
  const sr_executable *executable;
  known_table *tables;   /* [group_count] */
  uint64_t target_count; /* steps that call functions of C */
  /* [target_count] the targets that were seen, of a step's own number and of that of its site */
  const char **targets, **sites;
} checker;

static sr_status verify_list(checker *c, const sr_step_list *list, int depth);

static sr_status fault(checker *c, const sr_step *step, const char *what) {
  return sr_fail(c->ctx, SR_ERR_INVALID, "executable: %s%sstep \"%s\": %s", step->location,
                 step->location[0] ? ": " : "", step->name, what);
}

/* ---- memory --------------------------------------------------------------------------------- */

static sr_status verify_ref(checker *c, const sr_step *step, const sr_ref *ref) {
  const sr_signature *signature = &c->executable->signature;
  uint64_t limit = 0;
  switch (ref->space) {
  case SR_SPACE_ARENA:
    if (ref->offset % REF_ALIGNMENT != 0)
      return fault(c, step, "a reference to working memory is not aligned to 64 bytes");
    limit = c->executable->arena_bytes;
    break;
  case SR_SPACE_CONSTANT:
    limit = c->executable->constant_bytes;
    break;
  case SR_SPACE_ARGUMENT:
    if (ref->index >= (uint32_t)signature->argument_count)
      return fault(c, step, "a reference names an argument that does not exist");
    limit = sr_port_local_bytes(&signature->arguments[ref->index]);
    break;
  case SR_SPACE_RESULT:
    if (ref->index >= (uint32_t)signature->result_count)
      return fault(c, step, "a reference names a result that does not exist");
    limit = sr_port_local_bytes(&signature->results[ref->index]);
    break;
  }
  if (ref->offset > limit || ref->bytes > limit - ref->offset)
    return fault(c, step, "a reference leaves its memory");
  return SR_OK;
}

static sr_status verify_written(checker *c, const sr_step *step, const sr_ref *ref) {
  if (ref->space == SR_SPACE_CONSTANT)
    return fault(c, step, "it writes to a constant");
  return verify_ref(c, step, ref);
}

/* If `ref` names a result that is stored in the memory of an argument, returns a reference to that
 * argument. Else returns *ref. */
static sr_ref resolve_alias(const checker *c, const sr_ref *ref) {
  sr_ref place = *ref;
  if (ref->space == SR_SPACE_RESULT) {
    int32_t alias = c->executable->signature.results[ref->index].alias;
    if (alias >= 0) {
      place.space = SR_SPACE_ARGUMENT;
      place.index = (uint32_t)alias;
    }
  }
  return place;
}

/* True if the two references overlap. Both must have passed verify_ref. */
static bool overlap(const checker *c, const sr_ref *left, const sr_ref *right) {
  sr_ref a = resolve_alias(c, left), b = resolve_alias(c, right);
  return a.bytes > 0 && b.bytes > 0 && a.space == b.space && a.index == b.index &&
         a.offset < b.offset + b.bytes && b.offset < a.offset + a.bytes;
}

/* True if the two references are to the same memory. */
static bool is_same(const checker *c, const sr_ref *left, const sr_ref *right) {
  sr_ref a = resolve_alias(c, left), b = resolve_alias(c, right);
  return a.space == b.space && a.index == b.index && a.offset == b.offset && a.bytes == b.bytes;
}

/* True if `ref` has room for a * b * c elements of `element_bytes` bytes. All numbers are >= 0. */
static bool holds(const sr_ref *ref, int64_t a, int64_t b, int64_t c, int64_t element_bytes) {
  int64_t bytes = element_bytes;
  if (a == 0 || b == 0 || c == 0)
    return true;
  return !__builtin_mul_overflow(bytes, a, &bytes) && !__builtin_mul_overflow(bytes, b, &bytes) &&
         !__builtin_mul_overflow(bytes, c, &bytes) && (uint64_t)bytes <= ref->bytes;
}

/* ---- steps ---------------------------------------------------------------------------------- */

static sr_status verify_form(checker *c, const sr_step *step) {
  enum {
    MOST_THREADS = 1024,
    MOST_SHARED_BYTES = 232448 /* of the largest GPUs; smaller ones refuse the launch */
  };
  const sr_kernel_step *kernel = &step->kernel;
  const bool is_gpu = sr_target_is_gpu(c->executable->code.target);
  if (is_gpu != (kernel->form != SR_FORM_RANGE))
    return fault(c, step, "its form is not that of the code's target");
  if (is_gpu ? kernel->threads < 1 || kernel->threads > MOST_THREADS ||
                   kernel->shared_bytes > MOST_SHARED_BYTES
             : kernel->threads != 0 || kernel->shared_bytes != 0)
    return fault(c, step, "the size of its blocks is not sound");
  if (kernel->form == SR_FORM_BLOCK && (kernel->extent != 1 || kernel->grain != 1))
    return fault(c, step, "its only block has a range of work");
  return SR_OK;
}

static sr_status verify_kernel(checker *c, const sr_step *step) {
  const sr_kernel_step *kernel = &step->kernel;
  if (kernel->function >= c->executable->code.function_count)
    return fault(c, step, "its function does not exist");
  if (kernel->extent < 0 || kernel->grain < 1)
    return fault(c, step, "its range of work is not sound");
  SR_TRY(verify_form(c, step));
  for (uint32_t i = 0; i < kernel->buffer_count; i++)
    SR_TRY(verify_ref(c, step, &kernel->buffers[i]));
  return SR_OK;
}

/* True if `batch` matrices of rows x columns lie inside `ref`, where `leading` is the distance
 * between rows and `stride` that between matrices, in elements. If `apart` is set, the matrices
 * must not overlap. */
static bool holds_matrices(const sr_ref *ref, int64_t batch, int64_t rows, int64_t columns,
                           int64_t leading, int64_t stride, int64_t element_bytes, bool apart) {
  if (leading < columns || leading < 1 || stride < 0)
    return false;
  if (batch == 0 || rows == 0 || columns == 0)
    return true;
  int64_t one, all;
  if (__builtin_mul_overflow(rows - 1, leading, &one) || __builtin_add_overflow(one, columns, &one))
    return false;
  if (apart && batch > 1 && stride < one)
    return false;
  if (__builtin_mul_overflow(batch - 1, stride, &all) || __builtin_add_overflow(all, one, &all))
    return false;
  return holds(ref, all, 1, 1, element_bytes);
}

static bool is_float8(sr_dtype type) {
  return type == SR_F8E4M3FN || type == SR_F8E5M2;
}

/* True if GPUs multiply elements of 8 bits of these types in matrices of these sizes. */
static bool has_byte_product(const sr_gemm_step *gemm) {
  const sr_dtype a = gemm->dtype, b = gemm->dtype_b, result = gemm->result;
  const bool of_integers =
      a == SR_I8 && b == SR_I8 && gemm->sum == SR_I32 && gemm->result == SR_I32;
  const bool of_floats = is_float8(a) && is_float8(b) && (a != SR_F8E5M2 || a != b) &&
                         gemm->sum == SR_F32 &&
                         (result == SR_F32 || result == SR_F16 || result == SR_BF16);
  const int64_t unit = of_integers ? 4 : 16;
  return (of_integers || of_floats) && !gemm->transpose_a && gemm->transpose_b &&
         gemm->m % unit == 0 && gemm->n % unit == 0 && gemm->k % unit == 0 &&
         gemm->lda % unit == 0 && gemm->ldb % unit == 0 && gemm->ldc % unit == 0;
}

/* True if a CPU's kernels multiply small numbers of these types. */
static bool has_small_product(const sr_gemm_step *gemm) {
  const sr_dtype a = gemm->dtype, b = gemm->dtype_b;
  if ((a == SR_I8 || a == SR_U8) && (b == SR_I8 || b == SR_U8))
    return gemm->sum == SR_I32 && gemm->result == SR_I32;
  return (a == SR_F16 || a == SR_BF16) && a == b && gemm->sum == SR_F32 &&
         (gemm->result == a || gemm->result == SR_F32);
}

/* True if the libraries of the target multiply and add numbers of these types. */
static bool has_product(const checker *c, const sr_gemm_step *gemm) {
  const sr_dtype type = gemm->dtype;
  const bool is_gpu = sr_target_is_gpu(c->executable->code.target);
  if (gemm->tf32 && (type != SR_F32 || !is_gpu))
    return false;
  if (is_gpu && has_byte_product(gemm))
    return true;
  if (!is_gpu && has_small_product(gemm))
    return c->executable->code.target.level >= (int32_t)SR_CPU_X86_64_V3;
  if (gemm->dtype_b != type)
    return false;
  if (type == SR_F32 || type == SR_F64 || type == SR_C64 || type == SR_C128)
    return gemm->sum == type && gemm->result == type;
  return (type == SR_F16 || type == SR_BF16) && is_gpu && gemm->sum == SR_F32 &&
         (gemm->result == type || gemm->result == SR_F32);
}

static sr_status verify_gemm(checker *c, const sr_step *step) {
  const sr_gemm_step *gemm = &step->gemm;
  SR_TRY(verify_ref(c, step, &gemm->a));
  SR_TRY(verify_ref(c, step, &gemm->b));
  SR_TRY(verify_written(c, step, &gemm->c));
  if (!has_product(c, gemm))
    return fault(c, step, "no library has a product of these element types");
  if (gemm->batch < 0 || gemm->m < 0 || gemm->n < 0 || gemm->k < 0)
    return fault(c, step, "a size is negative");
  const int64_t a_bytes = sr_dtype_get(gemm->dtype)->bytes;
  const int64_t b_bytes = sr_dtype_get(gemm->dtype_b)->bytes;
  const int64_t c_bytes = sr_dtype_get(gemm->result)->bytes;
  int64_t a_rows = gemm->transpose_a ? gemm->k : gemm->m;
  int64_t a_columns = gemm->transpose_a ? gemm->m : gemm->k;
  int64_t b_rows = gemm->transpose_b ? gemm->n : gemm->k;
  int64_t b_columns = gemm->transpose_b ? gemm->k : gemm->n;
  if (!holds_matrices(&gemm->a, gemm->batch, a_rows, a_columns, gemm->lda, gemm->stride_a, a_bytes,
                      false) ||
      !holds_matrices(&gemm->b, gemm->batch, b_rows, b_columns, gemm->ldb, gemm->stride_b, b_bytes,
                      false) ||
      !holds_matrices(&gemm->c, gemm->batch, gemm->m, gemm->n, gemm->ldc, gemm->stride_c, c_bytes,
                      true))
    return fault(c, step, "a matrix leaves its memory");
  if (overlap(c, &gemm->c, &gemm->a) || overlap(c, &gemm->c, &gemm->b))
    return fault(c, step, "the product overlaps a factor");
  return SR_OK;
}

static sr_status verify_convolution(checker *c, const sr_step *step) {
  const sr_convolution_step *convolution = &step->convolution;
  if (convolution->filters_last == sr_target_is_gpu(c->executable->code.target))
    return fault(c, step, "devices of the code's target do not read filters of this layout");
  if ((unsigned)convolution->kind > SR_CONVOLUTION_FILTER_GRADIENT)
    return fault(c, step, "its kind of convolution does not exist");
  const char *what = sr_convolution_fault(convolution);
  if (what)
    return fault(c, step, what);
  const int result = sr_convolution_result(convolution->kind);
  const int64_t bytes = sr_dtype_get(convolution->dtype)->bytes;
  for (int i = 0; i < SR_CONVOLUTION_ARRAYS; i++) {
    const sr_ref *ref = &convolution->arrays[i];
    SR_TRY(i == result ? verify_written(c, step, ref) : verify_ref(c, step, ref));
    if (!holds(ref, sr_convolution_elements(convolution, i), 1, 1, bytes))
      return fault(c, step, "its data leave their memory");
    if (i != result && overlap(c, ref, &convolution->arrays[result]))
      return fault(c, step, "its result overlaps an operand");
  }
  return SR_OK;
}

/* True if `left` and `right` name the same bytes. */
static bool same_place(const checker *c, const sr_ref *left, const sr_ref *right) {
  sr_ref a = resolve_alias(c, left), b = resolve_alias(c, right);
  return a.space == b.space && a.index == b.index && a.offset == b.offset && a.bytes == b.bytes;
}

/* Checks that result number `result` overlaps no other buffer of the call, except the operand that
 * it may overwrite. */
static sr_status verify_call_result(checker *c, const sr_step *step, const sr_call_row *row,
                                    int32_t result) {
  const sr_call_step *call = &step->call;
  const sr_call_port *port = &row->ports[result];
  for (int32_t i = 0; i < row->port_count; i++) {
    bool taken_over = port->role == SR_CALL_ROLE_OVER && i == port->over &&
                      same_place(c, &call->buffers[i], &call->buffers[result]);
    if (i != result && !taken_over && overlap(c, &call->buffers[i], &call->buffers[result]))
      return fault(c, step, "a result overlaps another buffer");
  }
  return SR_OK;
}

static sr_status verify_call(checker *c, const sr_step *step) {
  const sr_call_step *call = &step->call;
  if ((unsigned)call->function >= SR_CALL_COUNT)
    return fault(c, step, "its function does not exist");
  const sr_call_row *row = sr_call_row_get(call->function);
  const char *what = sr_call_fault(call);
  if (what)
    return fault(c, step, what);
  for (int32_t i = 0; i < row->port_count; i++) {
    const sr_call_port *port = &row->ports[i];
    const sr_ref *ref = &call->buffers[i];
    SR_TRY(port->role == SR_CALL_ROLE_IN ? verify_ref(c, step, ref) : verify_written(c, step, ref));
    int64_t bytes = sr_dtype_get(sr_call_port_dtype(port, call->dtype))->bytes;
    if (!holds(ref, call->batch, sr_call_port_elements(call, port), 1, bytes))
      return fault(c, step, "its data leave their memory");
  }
  for (int32_t i = sr_call_operand_count(row); i < row->port_count; i++)
    SR_TRY(verify_call_result(c, step, row, i));
  return SR_OK;
}

static int compare_devices(const void *a, const void *b) {
  int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
  return (x > y) - (x < y);
}

/* True if no device occurs twice among the entries first, first + stride, ... of the table. */
static bool devices_are_distinct(const sr_group_table *table, uint32_t first, uint32_t stride,
                                 int32_t *scratch) {
  size_t count = 0, entries = (size_t)table->count * table->size;
  for (size_t i = first; i < entries; i += stride)
    if (table->devices[i] >= 0)
      scratch[count++] = table->devices[i];
  qsort(scratch, count, sizeof *scratch, compare_devices);
  for (size_t i = 1; i < count; i++)
    if (scratch[i] == scratch[i - 1])
      return false;
  return true;
}

/* Checks that each device is in at most one group. If `pairs` is set, the rows are pairs, and a
 * device may be a source once and a target once. */
static sr_status verify_table(checker *c, const sr_step *step, const sr_group_table *table,
                              bool pairs) {
  size_t entries = (size_t)table->count * table->size;
  if (pairs && table->size != 2)
    return fault(c, step, "its groups are not pairs");
  for (size_t i = 0; pairs && i < entries; i++)
    if (table->devices[i] < 0)
      return fault(c, step, "a pair lacks its source or its target");
  int32_t *scratch = malloc((entries + 1) * sizeof *scratch);
  if (!scratch)
    return sr_fail(c->ctx, SR_ERR_NOMEM, "no memory to check an executable");
  bool distinct = pairs ? devices_are_distinct(table, 0, 2, scratch) &&
                              devices_are_distinct(table, 1, 2, scratch)
                        : devices_are_distinct(table, 0, 1, scratch);
  free(scratch);
  return distinct ? SR_OK : fault(c, step, "a device takes part twice");
}

static sr_status verify_group_use(checker *c, const sr_step *step, uint32_t index, bool pairs) {
  if (index >= c->executable->group_count)
    return fault(c, step, "its groups do not exist");
  const sr_group_table *table = &c->executable->groups[index];
  known_table *known = &c->tables[index];
  bool *sound = pairs ? &known->pairs : &known->groups;
  if (*sound)
    return SR_OK;
  SR_TRY(verify_table(c, step, table, pairs));
  *sound = true;
  if (!pairs)
    known->longest = sr_group_longest(table);
  return SR_OK;
}

/* Checks that a collective has a reduction and its function if its kind `reduces`, else neither. */
static sr_status verify_reduction(checker *c, const sr_step *step, bool reduces) {
  const sr_collective_step *collective = &step->collective;
  bool named =
      collective->reduction > SR_REDUCTION_NONE && collective->reduction <= SR_REDUCTION_OTHER;
  bool fits =
      reduces ? named && collective->function < c->executable->code.function_count
              : collective->reduction == SR_REDUCTION_NONE && collective->function == UINT32_MAX;
  return fits ? SR_OK : fault(c, step, "its reduction does not exist");
}

/* Checks that a redistribute reduces nothing, and on a GPU has a function that copies boxes. */
static sr_status verify_mover(checker *c, const sr_step *step) {
  const sr_collective_step *collective = &step->collective;
  const sr_code *code = &c->executable->code;
  if (!sr_target_is_gpu(code->target))
    return verify_reduction(c, step, false);
  if (collective->reduction != SR_REDUCTION_NONE || collective->function >= code->function_count)
    return fault(c, step, "its function does not exist");
  return SR_OK;
}

/* Checks that the transfer table of a redistribute exists, and that the arrays that the table
 * describes fit into the step's `in` and `out`. */
static sr_status verify_redistribute(checker *c, const sr_step *step) {
  const sr_collective_step *collective = &step->collective;
  if (collective->groups >= c->executable->transfer_table_count)
    return fault(c, step, "its table of transfers does not exist");
  if (collective->outer != 0 || collective->chunk != 0)
    return fault(c, step, "its sizes are not those of its table");
  SR_TRY(verify_mover(c, step));
  const sr_transfer_table *transfers = &c->executable->transfers[collective->groups];
  int64_t element = sr_dtype_get(collective->dtype)->bytes, in = 0, out = 0;
  if (!sr_transfer_array_bytes(transfers->rank, transfers->in_dims, element, &in) ||
      !sr_transfer_array_bytes(transfers->rank, transfers->out_dims, element, &out) ||
      (uint64_t)in > collective->in.bytes || (uint64_t)out > collective->out.bytes)
    return fault(c, step, "its data leave their memory");
  return SR_OK;
}

/* Checks the groups or pairs, the sizes and the reduction of any collective but a redistribute. */
static sr_status verify_group_collective(checker *c, const sr_step *step) {
  const sr_collective_step *collective = &step->collective;
  bool pairs = collective->kind == SR_COLLECTIVE_PERMUTE;
  SR_TRY(verify_group_use(c, step, collective->groups, pairs));
  if (collective->outer < 0 || collective->chunk < 0)
    return fault(c, step, "a size is negative");
  bool reduces = collective->kind == SR_COLLECTIVE_ALL_REDUCE ||
                 collective->kind == SR_COLLECTIVE_REDUCE_SCATTER;
  SR_TRY(verify_reduction(c, step, reduces));
  if (collective->finishes && (collective->kind != SR_COLLECTIVE_ALL_REDUCE ||
                               sr_target_is_gpu(c->executable->code.target)))
    return fault(c, step, "it finishes sums that it does not make");
  bool one_outer = collective->kind != SR_COLLECTIVE_ALL_GATHER &&
                   collective->kind != SR_COLLECTIVE_REDUCE_SCATTER;
  if (one_outer && collective->outer != 1)
    return fault(c, step, "its outer size is not 1");

  int64_t longest = c->tables[collective->groups].longest;
  bool many_in = collective->kind == SR_COLLECTIVE_REDUCE_SCATTER ||
                 collective->kind == SR_COLLECTIVE_ALL_TO_ALL;
  bool many_out =
      collective->kind == SR_COLLECTIVE_ALL_GATHER || collective->kind == SR_COLLECTIVE_ALL_TO_ALL;
  int64_t bytes = sr_dtype_get(collective->dtype)->bytes;
  if (!holds(&collective->in, collective->outer, many_in ? longest : 1, collective->chunk, bytes) ||
      !holds(&collective->out, collective->outer, many_out ? longest : 1, collective->chunk, bytes))
    return fault(c, step, "its data leave their memory");
  return SR_OK;
}

static sr_status verify_collective(checker *c, const sr_step *step) {
  const sr_collective_step *collective = &step->collective;
  SR_TRY(verify_ref(c, step, &collective->in));
  SR_TRY(verify_written(c, step, &collective->out));
  SR_TRY(collective->kind == SR_COLLECTIVE_REDISTRIBUTE ? verify_redistribute(c, step)
                                                        : verify_group_collective(c, step));
  bool in_place = collective->kind == SR_COLLECTIVE_ALL_REDUCE &&
                  !sr_target_is_gpu(c->executable->code.target) &&
                  is_same(c, &collective->in, &collective->out);
  if (!in_place && overlap(c, &collective->in, &collective->out))
    return fault(c, step, "its input overlaps its output");
  return SR_OK;
}

static sr_status verify_loop(checker *c, const sr_step *step, int depth) {
  const sr_while_step *loop = &step->loop;
  if (loop->body_count != 1 && loop->body_count != 2)
    return fault(c, step, "it has neither one body nor two");
  if (loop->trip_count < -1)
    return fault(c, step, "its trip count is negative");
  if (loop->body_count == 1 && loop->settle.count > 0)
    return fault(c, step, "it settles what does not alternate");
  for (uint32_t i = 0; i < loop->body_count; i++) {
    if (loop->trip_count < 0 && loop->predicates[i].bytes < 1)
      return fault(c, step, "its predicate is empty");
    SR_TRY(verify_ref(c, step, &loop->predicates[i]));
    SR_TRY(verify_list(c, &loop->conditions[i], depth + 1));
    SR_TRY(verify_list(c, &loop->bodies[i], depth + 1));
  }
  return verify_list(c, &loop->settle, depth + 1);
}

static sr_status verify_branch(checker *c, const sr_step *step, int depth) {
  const sr_case_step *branch = &step->branch;
  SR_TRY(verify_ref(c, step, &branch->index));
  if (branch->index.bytes < (branch->is_predicate ? 1 : 4))
    return fault(c, step, "its index is too short");
  if (branch->branch_count < (branch->is_predicate ? 2 : 1) || branch->branch_count > INT32_MAX)
    return fault(c, step, "it has too few branches");
  for (uint32_t i = 0; i < branch->branch_count; i++)
    SR_TRY(verify_list(c, &branch->branches[i], depth + 1));
  return SR_OK;
}

static sr_status verify_copy(checker *c, const sr_step *step) {
  const sr_copy_step *copy = &step->copy;
  SR_TRY(verify_ref(c, step, &copy->from));
  SR_TRY(verify_written(c, step, &copy->to));
  if (copy->from.bytes != copy->to.bytes)
    return fault(c, step, "source and target differ in size");
  if (overlap(c, &copy->from, &copy->to))
    return fault(c, step, "source and target overlap");
  return SR_OK;
}

static sr_status verify_watch(checker *c, const sr_step *step) {
  const sr_watch_step *watch = &step->watch;
  if (sr_target_is_gpu(c->executable->code.target))
    return fault(c, step, "GPUs do not look for NaN");
  if (watch->made < 1 || watch->made > watch->count)
    return fault(c, step, "it watches no result");
  for (uint32_t i = 0; i < watch->count; i++) {
    const sr_dtype_info *dtype = sr_dtype_get(watch->values[i].dtype);
    if (dtype->class_ != SR_CLASS_FLOAT && dtype->class_ != SR_CLASS_COMPLEX)
      return fault(c, step, "it watches what cannot be NaN");
    if (watch->values[i].ref.bytes % dtype->bytes != 0)
      return fault(c, step, "it watches a part of an element");
    SR_TRY(verify_ref(c, step, &watch->values[i].ref));
  }
  return SR_OK;
}

/* True if the array has as many bytes as its elements. */
static bool is_whole(const sr_host_port *port) {
  uint64_t bytes = sr_dtype_get(port->dtype)->bytes;
  for (int32_t d = 0; d < port->rank; d++)
    if (port->dims[d] < 0 || __builtin_mul_overflow(bytes, (uint64_t)port->dims[d], &bytes))
      return false;
  return bytes == port->ref.bytes;
}

/* The function must find result `i` in the memory of the operand that it is over, and of no other
 * array. */
static sr_status verify_host_result(checker *c, const sr_step *step, uint32_t i) {
  const sr_host_call_step *call = &step->host_call;
  const sr_host_port *port = &call->ports[i];
  if (port->over > call->operand_count)
    return fault(c, step, "a result is over an operand that does not exist");
  for (uint32_t k = 0; k < i; k++) {
    const sr_host_port *other = &call->ports[k];
    const bool is_under = k + 1 == port->over;
    if (is_under && (other->is_token || other->ref.bytes != port->ref.bytes))
      return fault(c, step, "a result is over an operand of another size");
    if (k >= call->operand_count && port->over && other->over == port->over)
      return fault(c, step, "two results are over one operand");
    if (!other->is_token && overlap(c, &port->ref, &other->ref) &&
        !(is_under && is_same(c, &port->ref, &other->ref)))
      return fault(c, step, "a result overlaps another array");
  }
  return SR_OK;
}

static sr_status verify_host_port(checker *c, const sr_step *step, uint32_t i) {
  const sr_host_call_step *call = &step->host_call;
  const sr_host_port *port = &call->ports[i];
  const bool is_operand = i < call->operand_count;
  if (port->is_token ? !call->target || port->rank || port->ref.bytes || port->over
                     : port->rank > SR_MAX_RANK || !is_whole(port))
    return fault(c, step, "an array has not the bytes of its elements");
  if (is_operand && port->over)
    return fault(c, step, "an operand is over another one");
  if (port->is_token)
    return SR_OK;
  SR_TRY(is_operand ? verify_ref(c, step, &port->ref) : verify_written(c, step, &port->ref));
  return is_operand ? SR_OK : verify_host_result(c, step, i);
}

/* The numbers of a call of C. */
static sr_status verify_target(checker *c, const sr_step *step) {
  const sr_host_call_step *call = &step->host_call;
  if (call->index >= c->target_count || call->site >= c->target_count || c->targets[call->index])
    return fault(c, step, "calls of functions of C are not numbered from 0 on");
  c->targets[call->index] = call->target;
  if (c->sites[call->site] && strcmp(c->sites[call->site], call->target) != 0)
    return fault(c, step, "one call is of two functions of C");
  c->sites[call->site] = call->target;
  return SR_OK;
}

static sr_status verify_host_call(checker *c, const sr_step *step) {
  const sr_host_call_step *call = &step->host_call;
  if (sr_target_is_gpu(c->executable->code.target))
    return fault(c, step, "GPUs do not call the host");
  if (call->partition < -1 || call->partition >= c->executable->signature.device_count)
    return fault(c, step, "the device that calls does not exist");
  if (call->target && (call->partition >= 0 || call->has_token))
    return fault(c, step, "a function of C is called as one of Python");
  if (call->target)
    SR_TRY(verify_target(c, step));
  const char *wrong = sr_host_attributes_fault(&call->attributes);
  if (wrong)
    return fault(c, step, wrong);
  for (uint32_t i = 0; i < call->operand_count + call->result_count; i++)
    SR_TRY(verify_host_port(c, step, i));
  return SR_OK;
}

static sr_status verify_step(checker *c, const sr_step *step, int depth) {
  if (!step->name || !step->location)
    return sr_fail(c->ctx, SR_ERR_INVALID, "executable: a step without a name or a location");
  switch (step->kind) {
  case SR_STEP_KERNEL:
    return verify_kernel(c, step);
  case SR_STEP_GEMM:
    return verify_gemm(c, step);
  case SR_STEP_CALL:
    return verify_call(c, step);
  case SR_STEP_COLLECTIVE:
    return verify_collective(c, step);
  case SR_STEP_WHILE:
    return verify_loop(c, step, depth);
  case SR_STEP_CASE:
    return verify_branch(c, step, depth);
  case SR_STEP_COPY:
    return verify_copy(c, step);
  case SR_STEP_AGREE:
    SR_TRY(verify_ref(c, step, &step->agree.value));
    return verify_group_use(c, step, step->agree.groups, false);
  case SR_STEP_CONVOLUTION:
    return verify_convolution(c, step);
  case SR_STEP_WATCH:
    return verify_watch(c, step);
  case SR_STEP_HOST_CALL:
    return verify_host_call(c, step);
  }
  return fault(c, step, "its kind does not exist");
}

static sr_status verify_list(checker *c, const sr_step_list *list, int depth) {
  if (depth > SR_PLAN_MAX_DEPTH)
    return sr_fail(c->ctx, SR_ERR_UNSUPPORTED,
                   "loops and branches are nested more than %d deep; flatten the program",
                   SR_PLAN_MAX_DEPTH);
  for (uint32_t i = 0; i < list->count; i++)
    SR_TRY(verify_step(c, &list->items[i], depth));
  return SR_OK;
}

sr_status sr_verify_steps(sr_ctx *ctx, const sr_executable *executable) {
  checker c = {.ctx = ctx, .executable = executable};
  c.target_count = sr_plan_host_calls(&executable->steps, true);
  c.tables = calloc((size_t)executable->group_count + 1, sizeof *c.tables);
  c.targets = calloc(2 * (size_t)c.target_count + 1, sizeof *c.targets);
  c.sites = c.targets + (c.targets ? c.target_count : 0);
  sr_status status = c.tables && c.targets
                         ? verify_list(&c, &executable->steps, 0)
                         : sr_fail(ctx, SR_ERR_NOMEM, "no memory to check an executable");
  free(c.targets);
  free(c.tables);
  return status;
}
