/*
 * Writes the plan: units become steps, and values become refs to memory.
 *
 * A carry of a loop may alternate between two buffers: an iteration reads one of them and writes
 * the other. The body of such a loop is written twice, the second time with the two buffers
 * exchanged. Both copies call the same kernels.
 */
#include <string.h>

#include "base/mix.h"
#include "compiler/core/target_attributes.h"
#include "compiler/emit/kernels.h"
#include "compiler/lower/lower.h"
#include "executable/convolution.h"
#include "graph/ir/query.h"

typedef SR_VECTOR(sr_step) step_vector;

static sr_ref ref_of(const sr_lowering *low, const sr_value *value) {
  const sr_cell *cell = sr_cell_of(low, value);
  sr_buffer *buffer = cell->root ? sr_buffer_of(cell) : NULL;
  SR_ASSERT(buffer != NULL);
  return buffer->ref;
}

static bool same_place(const sr_lowering *low, const sr_value *value, const sr_buffer *buffer) {
  const sr_cell *cell = sr_cell_of(low, value);
  return cell->root && sr_buffer_of(cell) == buffer;
}

static const char *short_name(const sr_op *op) {
  const char *name = sr_op_info_get(op->code)->name;
  const char *dot = strchr(name, '.');
  if (op->code == SR_OP_CALL)
    return sr_op_attr(op, "function")->string.data;
  return op->code == SR_OP_OPTIMIZATION_BARRIER ? "copy" : dot ? dot + 1 : name;
}

static sr_step step_for(sr_lowering *low, const sr_op *op, sr_step_kind kind) {
  sr_text name = {.arena = low->arena};
  sr_text_printf(&name, "%s", short_name(op));
  if (op->result_count)
    sr_text_printf(&name, " %s", sr_type_printed(low->module, op->results[0].type));
  return (sr_step){.kind = kind,
                   .name = sr_text_get(&name),
                   .op = op->location.op,
                   .location = "",
                   .copy = {{0}, {0}}};
}

static bool is_same_memory(const sr_ref *a, const sr_ref *b) {
  return a->space == b->space && a->index == b->index && a->offset == b->offset;
}

/* A value that is already where it is to be is not copied: a donated argument that is returned. */
static void add_copy(sr_lowering *low, step_vector *steps, const sr_op *op, sr_ref from,
                     sr_ref to) {
  sr_step step = step_for(low, op, SR_STEP_COPY);
  step.copy = (sr_copy_step){from, to};
  if (from.bytes && !is_same_memory(&from, &to))
    SR_PUSH(low->arena, steps, step);
}

/* ---- kernels --------------------------------------------------------------------------------- */

/* Adds copies of the operands that the kernel's scatter updates, where it does not update them in
 * place. */
static void add_first_copies(sr_lowering *low, step_vector *steps, const sr_op *scatter) {
  for (int32_t i = 0; i < scatter->result_count; i++) {
    sr_buffer *place = sr_buffer_of(sr_cell_of(low, &scatter->results[i]));
    if (place && !same_place(low, sr_operand(scatter, i), place))
      add_copy(low, steps, scatter, ref_of(low, sr_operand(scatter, i)), place->ref);
  }
}

static void add_kernel(sr_lowering *low, step_vector *steps, const sr_unit *unit) {
  const sr_op *first = unit->roots.items[0];
  if (unit->copies_first)
    add_first_copies(low, steps, first);
  sr_step step = step_for(low, first, SR_STEP_KERNEL);
  const size_t others = sr_unit_op_count(unit) - 1;
  if (others)
    step.name = sr_arena_printf(low->arena, "%s and %zu more", step.name, others);
  step.kernel = (sr_kernel_step){.function = unit->function,
                                 .buffer_count = (uint32_t)unit->buffers.count,
                                 .buffers = SR_NEW_ARRAY(low->arena, sr_ref, unit->buffers.count),
                                 .form = unit->form,
                                 .threads = unit->threads,
                                 .shared_bytes = unit->shared_bytes,
                                 .extent = unit->extent,
                                 .grain = unit->grain};
  for (size_t i = 0; i < unit->buffers.count; i++)
    step.kernel.buffers[i] = unit->buffers.items[i]->ref;
  SR_PUSH(low->arena, steps, step);
}

/* ---- library calls and collectives ----------------------------------------------------------- */

static bool has_tf32(const sr_lowering *low, const sr_op *op) {
  return sr_target_is_gpu(low->target) && sr_dot_has_tf32(op, low->tf32);
}

static void add_gemm(sr_lowering *low, step_vector *steps, const sr_op *op) {
  sr_gemm_shape s;
  bool fits = sr_gemm_match(low->policy, op, &s);
  SR_ASSERT(fits);
  sr_step step = step_for(low, op, SR_STEP_GEMM);
  step.gemm = (sr_gemm_step){.dtype = sr_operand(op, 0)->type->dtype,
                             .dtype_b = sr_operand(op, 1)->type->dtype,
                             .sum = sr_dot_sum_type(op),
                             .result = op->results[0].type->dtype,
                             .transpose_a = s.transpose_a,
                             .transpose_b = s.transpose_b,
                             .tf32 = has_tf32(low, op),
                             .batch = s.batch,
                             .m = s.m,
                             .n = s.n,
                             .k = s.k,
                             .lda = s.transpose_a ? s.m : s.k,
                             .ldb = s.transpose_b ? s.k : s.n,
                             .ldc = s.n,
                             .stride_a = s.m * s.k,
                             .stride_b = s.k * s.n,
                             .stride_c = s.m * s.n,
                             .a = ref_of(low, sr_operand(op, 0)),
                             .b = ref_of(low, sr_operand(op, 1)),
                             .c = ref_of(low, &op->results[0])};
  SR_PUSH(low->arena, steps, step);
}

static void add_call(sr_lowering *low, step_vector *steps, const sr_op *op) {
  sr_step step = step_for(low, op, SR_STEP_CALL);
  sr_call_of(op, &step.call);
  for (int32_t i = 0; i < op->operand_count; i++)
    step.call.buffers[i] = ref_of(low, sr_operand(op, i));
  for (int32_t i = 0; i < op->result_count; i++)
    step.call.buffers[op->operand_count + i] = ref_of(low, &op->results[i]);
  SR_PUSH(low->arena, steps, step);
}

static void add_watch(sr_lowering *low, step_vector *steps, const sr_op *op) {
  sr_step step = step_for(low, op, SR_STEP_WATCH);
  step.name = sr_op_attr(op, "what")->string.data;
  step.watch = (sr_watch_step){
      .made = (uint32_t)sr_op_int(op, "made", 1),
      .count = (uint32_t)op->operand_count,
      .values = SR_NEW_ARRAY(low->arena, sr_watched, op->operand_count),
  };
  for (int32_t i = 0; i < op->operand_count; i++)
    step.watch.values[i] =
        (sr_watched){sr_operand(op, i)->type->dtype, ref_of(low, sr_operand(op, i))};
  SR_PUSH(low->arena, steps, step);
}

static sr_host_port host_port(const sr_lowering *low, const sr_value *value) {
  const sr_type *type = value->type;
  return (sr_host_port){
      .dtype = type->dtype, .rank = type->rank, .dims = type->dims, .ref = ref_of(low, value)};
}

static void add_python_call(sr_lowering *low, step_vector *steps, const sr_op *op) {
  sr_step step = step_for(low, op, SR_STEP_HOST_CALL);
  sr_host_call_step *call = &step.host_call;
  *call = (sr_host_call_step){
      .index = (uint64_t)sr_op_int(op, "index", 0),
      .partition = (int32_t)sr_op_int(op, SR_HOST_DEVICE_ATTR, -1),
      .has_token = sr_op_flag(op, SR_HOST_TOKEN_ATTR),
      .operand_count = (uint32_t)op->operand_count,
      .result_count = (uint32_t)op->result_count,
      .ports = SR_NEW_ARRAY(low->arena, sr_host_port, op->operand_count + op->result_count),
  };
  for (int32_t i = 0; i < op->operand_count; i++)
    call->ports[i] = host_port(low, sr_operand(op, i));
  for (int32_t i = 0; i < op->result_count; i++)
    call->ports[op->operand_count + i] = host_port(low, &op->results[i]);
  SR_PUSH(low->arena, steps, step);
}

/* Fills in what a function of C sees: operands and results in the sizes that they have in the
 * program, and tokens. An operand under a result is in the result's memory, and copied there if
 * need be. */
static void set_ports(sr_lowering *low, step_vector *steps, const sr_op *op,
                      sr_host_call_step *call) {
  const sr_type *seen = sr_op_attr(op, SR_TARGET_PORTS_ATTR)->type;
  int32_t next = 0;
  uint32_t *places = SR_NEW_ARRAY(low->arena, uint32_t, op->operand_count); /* from 1 on */
  for (int32_t i = 0; i < seen->count; i++) {
    const sr_type *type = seen->elements[i];
    sr_host_port *port = &call->ports[i];
    port->is_token = type->kind == SR_TYPE_TOKEN;
    if (port->is_token)
      continue;
    const int32_t array = next++;
    *port = host_port(low, array < op->operand_count ? sr_operand(op, array)
                                                     : &op->results[array - op->operand_count]);
    port->dims = type->dims;
    if (array < op->operand_count) {
      places[array] = (uint32_t)i + 1;
      continue;
    }
    const int64_t under =
        sr_op_int_at(op, SR_TARGET_OVER_ATTR, (size_t)(array - op->operand_count), -1);
    if (under < 0)
      continue;
    port->over = places[under];
    add_copy(low, steps, op, call->ports[port->over - 1].ref, port->ref);
    call->ports[port->over - 1].ref = port->ref;
  }
}

/* Returns the number of the first step that makes the call. */
static uint64_t site_of(sr_lowering *low, const sr_op *op) {
  const int64_t key = sr_op_int(op, SR_TARGET_SITE_ATTR, -1);
  void **site = sr_memo_at(low->arena, &low->target_sites, &key, 1);
  if (!*site)
    *site = (void *)(uintptr_t)(low->target_count + 1);
  return (uint64_t)(uintptr_t)*site - 1;
}

static void add_target_call(sr_lowering *low, step_vector *steps, const sr_op *op) {
  const sr_type *seen = sr_op_attr(op, SR_TARGET_PORTS_ATTR)->type;
  sr_step step = step_for(low, op, SR_STEP_HOST_CALL);
  sr_host_call_step *call = &step.host_call;
  *call = (sr_host_call_step){
      .target = sr_op_attr(op, SR_TARGET_ATTR)->string.data,
      .index = low->target_count,
      .site = site_of(low, op),
      .partition = -1,
      .operand_count = (uint32_t)seen->input_count,
      .result_count = (uint32_t)(seen->count - seen->input_count),
      .ports = SR_NEW_ARRAY(low->arena, sr_host_port, seen->count),
  };
  low->target_count++;
  step.name = call->target;
  sr_target_attributes_of(low->arena, sr_op_attr(op, SR_TARGET_ATTRIBUTES_ATTR), &call->attributes);
  set_ports(low, steps, op, call);
  SR_PUSH(low->arena, steps, step);
}

static void add_convolution(sr_lowering *low, step_vector *steps, const sr_op *op) {
  sr_step step = step_for(low, op, SR_STEP_CONVOLUTION);
  sr_convolution_step *convolution = &step.convolution;
  sr_convolution_of(low->policy, op, convolution);
  convolution->tf32 = has_tf32(low, op);
  const int result = sr_convolution_result(convolution->kind);
  for (int i = 0, operand = 0; i < SR_CONVOLUTION_ARRAYS; i++)
    convolution->arrays[i] = ref_of(low, i == result ? op->results : sr_operand(op, operand++));
  SR_PUSH(low->arena, steps, step);
}

static bool is_table(const sr_group_table *table, const sr_attr *attr) {
  size_t count;
  const int64_t *values = sr_attr_get_ints(attr, &count), *dims = attr->dense.type->dims;
  if (table->count != dims[0] || table->size != dims[1])
    return false;
  size_t same = 0;
  while (same < count && table->devices[same] == values[same])
    same++;
  return same == count;
}

static uint32_t find_groups(sr_lowering *low, const sr_attr *attr) {
  for (size_t i = 0; i < low->groups.count; i++)
    if (is_table(&low->groups.items[i], attr))
      return (uint32_t)i;
  size_t count;
  const int64_t *values = sr_attr_get_ints(attr, &count), *dims = attr->dense.type->dims;
  int32_t *devices = SR_NEW_ARRAY(low->arena, int32_t, count);
  for (size_t i = 0; i < count; i++)
    devices[i] = (int32_t)values[i];
  SR_PUSH(low->arena, &low->groups,
          ((sr_group_table){(uint32_t)dims[0], (uint32_t)dims[1], devices}));
  return (uint32_t)low->groups.count - 1;
}

/* Returns the index in the plan of the group table that equals `attr`. Equal tables are stored
 * once. Many ops share one attribute object. The memo remembers the index for each object, so that
 * tables are compared only once per object. */
static uint32_t groups_of(sr_lowering *low, const sr_attr *attr) {
  const int64_t key = (int64_t)(intptr_t)attr;
  uint32_t **known = (uint32_t **)sr_memo_at(low->arena, &low->group_tables, &key, 1);
  if (!*known) {
    *known = SR_NEW(low->arena, uint32_t);
    **known = find_groups(low, attr);
  }
  return **known;
}

/* A linked list of the transfer tables that have the same rank and hash. */
typedef struct table_list {
  uint32_t index; /* index in low->transfers */
  struct table_list *next;
} table_list;

static bool equal_numbers(const int64_t *a, const int64_t *b, size_t count) {
  return count == 0 || a == b || memcmp(a, b, count * sizeof *a) == 0;
}

/* Returns the int64 array that encodes the table: its rows, or its regions. */
static const int64_t *numbers_of(const sr_transfer_table *transfers, size_t *out_count) {
  const bool has_regions = sr_transfers_have_regions(transfers);
  *out_count = has_regions ? (size_t)sr_transfer_regions_numbers(&transfers->regions)
                           : transfers->row_count * sr_transfer_width(transfers->rank);
  return has_regions ? sr_transfer_regions_list(&transfers->regions) : transfers->rows;
}

static bool are_equal(const sr_transfer_table *a, const sr_transfer_table *b) {
  const size_t rank = (size_t)a->rank;
  size_t count, other_count;
  const int64_t *numbers = numbers_of(a, &count), *others = numbers_of(b, &other_count);
  return a->rank == b->rank && count == other_count &&
         sr_transfers_have_regions(a) == sr_transfers_have_regions(b) &&
         equal_numbers(a->in_dims, b->in_dims, rank) &&
         equal_numbers(a->out_dims, b->out_dims, rank) && equal_numbers(numbers, others, count) &&
         a->device_count == b->device_count &&
         equal_numbers(a->devices, b->devices, (size_t)a->device_count);
}

/* Returns the index in the plan of the transfer table of `op`. Equal tables are stored once. */
static uint32_t transfers_of(sr_lowering *low, const sr_op *op) {
  const sr_transfer_table transfers = sr_op_transfer_table(op);
  size_t count;
  const int64_t *numbers = numbers_of(&transfers, &count);
  const int64_t key[] = {transfers.rank, (int64_t)sr_mix_bytes(numbers, count * sizeof *numbers)};
  table_list **first =
      (table_list **)sr_memo_at(low->arena, &low->transfer_tables, key, sizeof key / sizeof *key);
  for (const table_list *known = *first; known; known = known->next)
    if (are_equal(&low->transfers.items[known->index], &transfers))
      return known->index;
  table_list *made = SR_NEW(low->arena, table_list);
  *made = (table_list){(uint32_t)low->transfers.count, *first};
  *first = made;
  SR_PUSH(low->arena, &low->transfers, transfers);
  return made->index;
}

/* Returns an index in the plan: for a redistribute that of its transfer table, for any other
 * collective that of its group table. */
static uint32_t groups_of_op(sr_lowering *low, const sr_op *op) {
  if (op->code == SR_OP_REDISTRIBUTE)
    return transfers_of(low, op);
  const sr_attr *groups = sr_op_attr(op, "replica_groups");
  return groups_of(low, groups ? groups : sr_op_attr(op, "source_target_pairs"));
}

/* If devices must compare the condition of the loop or branch `op` (agreements.c), adds the steps
 * that compare it. The condition is at `value`. */
static void add_agreements(sr_lowering *low, step_vector *steps, const sr_op *op, sr_ref value) {
  const sr_attr *list = sr_op_attr(op, SR_AGREE_ATTR);
  for (size_t i = 0; list && i < list->array.count; i++) {
    sr_step step = step_for(low, op, SR_STEP_AGREE);
    step.agree = (sr_agree_step){value, groups_of(low, list->array.items[i])};
    SR_PUSH(low->arena, steps, step);
  }
}

static int64_t product_before(const sr_type *type, int64_t dim) {
  int64_t result = 1;
  for (int64_t d = 0; d < dim; d++)
    result *= type->dims[d];
  return result;
}

/* Returns what the region of a collective computes. The only values of an i1 are 0 and 1: a sum or
 * maximum of these is an `or`, a product or minimum an `and`. */
static sr_reduction reduction_of(const sr_op *op) {
  static const uint8_t of_code[SR_OP_COUNT + 1] = {
      [SR_OP_ADD] = SR_REDUCTION_SUM,     [SR_OP_MULTIPLY] = SR_REDUCTION_PRODUCT,
      [SR_OP_MINIMUM] = SR_REDUCTION_MIN, [SR_OP_MAXIMUM] = SR_REDUCTION_MAX,
      [SR_OP_AND] = SR_REDUCTION_AND,     [SR_OP_OR] = SR_REDUCTION_OR,
      [SR_OP_XOR] = SR_REDUCTION_XOR,
  };
  static const sr_reduction of_bool[] = {
      [SR_REDUCTION_NONE] = SR_REDUCTION_OTHER,  [SR_REDUCTION_SUM] = SR_REDUCTION_OR,
      [SR_REDUCTION_PRODUCT] = SR_REDUCTION_AND, [SR_REDUCTION_MIN] = SR_REDUCTION_AND,
      [SR_REDUCTION_MAX] = SR_REDUCTION_OR,      [SR_REDUCTION_AND] = SR_REDUCTION_AND,
      [SR_REDUCTION_OR] = SR_REDUCTION_OR,       [SR_REDUCTION_XOR] = SR_REDUCTION_XOR,
  };
  if (op->region_count == 0)
    return SR_REDUCTION_NONE;
  const sr_reduction named = (sr_reduction)of_code[sr_block_combiner(op->regions[0])];
  if (op->results[0].type->dtype == SR_I1)
    return of_bool[named];
  return named == SR_REDUCTION_NONE ? SR_REDUCTION_OTHER : named;
}

static void add_collective(sr_lowering *low, step_vector *steps, const sr_unit *unit) {
  const sr_op *op = unit->op;
  const sr_type *in = sr_operand(op, 0)->type, *out = op->results[0].type;
  int64_t elements = sr_type_elements(in);
  sr_step step = step_for(low, op, SR_STEP_COLLECTIVE);
  sr_collective_step *c = &step.collective;
  *c = (sr_collective_step){.dtype = in->dtype,
                            .outer = 1,
                            .chunk = elements,
                            .in = ref_of(low, sr_operand(op, 0)),
                            .out = ref_of(low, &op->results[0]),
                            .groups = groups_of_op(low, op),
                            .reduction = reduction_of(op),
                            .finishes = op->code == SR_OP_ALL_REDUCE_FINISHED,
                            .function =
                                sr_collective_has_function(low, op) ? unit->function : UINT32_MAX};
  bool is_collective = sr_op_collective_kind(op, &c->kind);
  SR_ASSERT(is_collective);
  switch (c->kind) {
  case SR_COLLECTIVE_ALL_GATHER:
    c->outer = product_before(in, sr_op_int(op, "all_gather_dim", 0));
    c->chunk = c->outer ? elements / c->outer : 0;
    break;
  case SR_COLLECTIVE_REDUCE_SCATTER:
    c->outer = product_before(in, sr_op_int(op, "scatter_dimension", 0));
    c->chunk = c->outer ? sr_type_elements(out) / c->outer : 0;
    break;
  case SR_COLLECTIVE_ALL_TO_ALL:
    c->chunk = elements / low->groups.items[c->groups].size;
    break;
  case SR_COLLECTIVE_REDISTRIBUTE:
    c->outer = c->chunk = 0;
    break;
  case SR_COLLECTIVE_ALL_REDUCE:
  case SR_COLLECTIVE_PERMUTE:
  case SR_COLLECTIVE_BROADCAST:
    break;
  }
  SR_PUSH(low->arena, steps, step);
}

/* ---- control --------------------------------------------------------------------------------- */

static void add_steps(sr_lowering *low, step_vector *steps, const sr_schedule *schedule);

static sr_step_list list_of(const step_vector *steps) {
  return (sr_step_list){steps->items, (uint32_t)steps->count};
}

/* Adds a copy for each carry whose next value is not in the memory where the next iteration reads
 * it. */
static void add_carry_copies(sr_lowering *low, step_vector *steps, const sr_op *loop) {
  const sr_block *body = loop->regions[1];
  for (int32_t i = 0; i < loop->operand_count; i++) {
    sr_buffer *place = sr_buffer_of(sr_cell_of(low, body->args[i]));
    const sr_value *made = sr_operand(body->last, i);
    if (place && !same_place(low, made, place) && !sr_carry_twin(low, loop, i))
      add_copy(low, steps, loop, ref_of(low, made), place->ref);
  }
}

static sr_step_list condition_steps(sr_lowering *low, const sr_unit *unit) {
  const sr_op *loop = unit->op;
  step_vector steps = {0};
  add_steps(low, &steps, &unit->regions[0]);
  add_agreements(low, &steps, loop, ref_of(low, sr_operand(loop->regions[0]->last, 0)));
  return list_of(&steps);
}

static sr_step_list body_steps(sr_lowering *low, const sr_unit *unit) {
  step_vector steps = {0};
  add_steps(low, &steps, &unit->regions[1]);
  add_carry_copies(low, &steps, unit->op);
  return list_of(&steps);
}

/* Exchanges the places of the two buffers of each carry of `loop` that alternates between two.
 * Returns true if there is such a carry. */
static bool exchange(const sr_lowering *low, const sr_op *loop) {
  bool any = false;
  for (int32_t i = 0; i < loop->operand_count; i++) {
    sr_buffer *place = sr_buffer_of(sr_cell_of(low, loop->regions[1]->args[i]));
    sr_buffer *twin = sr_carry_twin(low, loop, i);
    if (!twin)
      continue;
    sr_ref ref = place->ref;
    place->ref = twin->ref;
    twin->ref = ref;
    any = true;
  }
  return any;
}

static void add_while(sr_lowering *low, step_vector *steps, const sr_unit *unit) {
  const sr_op *op = unit->op;
  const sr_block *condition = op->regions[0], *body = op->regions[1];
  for (int32_t i = 0; i < op->operand_count; i++) {
    sr_buffer *place = sr_buffer_of(sr_cell_of(low, body->args[i]));
    if (place && !same_place(low, sr_operand(op, i), place))
      add_copy(low, steps, op, ref_of(low, sr_operand(op, i)), place->ref);
  }
  sr_step step = step_for(low, op, SR_STEP_WHILE);
  sr_while_step *loop = &step.loop;
  *loop = (sr_while_step){.body_count = 1, .trip_count = sr_op_int(op, SR_TRIP_COUNT_ATTR, -1)};
  step_vector settle = {0};
  loop->conditions[0] = condition_steps(low, unit);
  loop->predicates[0] = ref_of(low, sr_operand(condition->last, 0));
  loop->bodies[0] = body_steps(low, unit);
  if (exchange(low, op)) {
    loop->body_count = 2;
    loop->conditions[1] = condition_steps(low, unit);
    loop->predicates[1] = ref_of(low, sr_operand(condition->last, 0));
    loop->bodies[1] = body_steps(low, unit);
    exchange(low, op);
    for (int32_t i = 0; i < op->operand_count; i++) {
      const sr_buffer *twin = sr_carry_twin(low, op, i);
      if (twin)
        add_copy(low, &settle, op, twin->ref, sr_buffer_of(sr_cell_of(low, body->args[i]))->ref);
    }
    loop->settle = list_of(&settle);
  }
  SR_PUSH(low->arena, steps, step);
}

static void add_case(sr_lowering *low, step_vector *steps, const sr_unit *unit) {
  const sr_op *op = unit->op;
  add_agreements(low, steps, op, ref_of(low, sr_operand(op, 0)));
  sr_step step = step_for(low, op, SR_STEP_CASE);
  sr_case_step *branch = &step.branch;
  *branch = (sr_case_step){.index = ref_of(low, sr_operand(op, 0)),
                           .is_predicate = op->code == SR_OP_IF,
                           .branch_count = (uint32_t)op->region_count};
  branch->branches = SR_NEW_ARRAY(low->arena, sr_step_list, op->region_count);
  for (int32_t r = 0; r < op->region_count; r++) {
    step_vector inner = {0};
    add_steps(low, &inner, &unit->regions[r]);
    for (int32_t i = 0; i < op->result_count; i++) {
      sr_buffer *place = sr_buffer_of(sr_cell_of(low, &op->results[i]));
      const sr_value *made = sr_operand(op->regions[r]->last, i);
      if (place && !same_place(low, made, place))
        add_copy(low, &inner, op, ref_of(low, made), place->ref);
    }
    branch->branches[r] = list_of(&inner);
  }
  SR_PUSH(low->arena, steps, step);
}

static void add_steps(sr_lowering *low, step_vector *steps, const sr_schedule *schedule) {
  for (size_t u = 0; u < schedule->count; u++) {
    const sr_unit *unit = schedule->items[u];
    const sr_op *copied = sr_unit_copies(low, unit);
    if (copied) {
      add_copy(low, steps, copied, ref_of(low, sr_operand(copied, 0)),
               ref_of(low, copied->results));
      continue;
    }
    if (unit->kind == SR_UNIT_KERNEL) {
      add_kernel(low, steps, unit);
      continue;
    }
    sr_emit_class class_ = sr_emit_class_of(unit->op);
    if (class_ == SR_EMIT_dot)
      add_gemm(low, steps, unit->op);
    else if (class_ == SR_EMIT_call)
      add_call(low, steps, unit->op);
    else if (class_ == SR_EMIT_convolution)
      add_convolution(low, steps, unit->op);
    else if (class_ == SR_EMIT_collective)
      add_collective(low, steps, unit);
    else if (class_ == SR_EMIT_host_call)
      (sr_op_attr(unit->op, SR_TARGET_ATTR) ? add_target_call : add_python_call)(low, steps,
                                                                                 unit->op);
    else if (class_ == SR_EMIT_watch)
      add_watch(low, steps, unit->op);
    else if (class_ == SR_EMIT_while_loop)
      add_while(low, steps, unit);
    else if (class_ == SR_EMIT_case_branch)
      add_case(low, steps, unit);
    else
      SR_ASSERT(class_ == SR_EMIT_keep && "an op that runs as a step");
  }
}

sr_status sr_lower_steps(sr_lowering *low, sr_step_list *out_steps) {
  const sr_block *body = low->module->main->body;
  step_vector steps = {0};
  add_steps(low, &steps, &low->schedule);
  for (int32_t i = 0; i < body->last->operand_count; i++) {
    sr_ref from = ref_of(low, sr_operand(body->last, i));
    sr_ref to = {SR_SPACE_RESULT, (uint32_t)i, 0, from.bytes};
    if (from.space != to.space || from.index != to.index)
      add_copy(low, &steps, body->last, from, to);
  }
  *out_steps = list_of(&steps);
  return SR_OK;
}
