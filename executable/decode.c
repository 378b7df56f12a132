/*
 * Decodes an executable from bytes that may come from a damaged or hostile file.
 *
 * This file turns bytes into structs and makes only the checks that decoding needs. A count is
 * compared with the bytes that are left before memory is allocated for it. Enumerations must be in
 * range, strings must hold no NUL, and nesting is bounded. Then sr_executable_verify checks the
 * structs.
 *
 * After a failure every read returns zero. So the functions below read on, and only
 * sr_executable_decode checks for a failure, at the end.
 */
#include "executable/format.h"

#include <inttypes.h>
#include <string.h>

#include "executable/calls.h"
#include "executable/verify_plan.h"
#include "executable/wire.h"

typedef struct reader {
  sr_arena *arena;
  const uint8_t *start, *at, *end;
  const char *fault; /* the first fault found; NULL: none so far */
  size_t fault_at;
  uint32_t mesh_count;
  sr_mesh *meshes;
} reader;

static void fail(reader *r, const char *fault) {
  if (r->fault)
    return;
  r->fault = fault;
  r->fault_at = (size_t)(r->at - r->start);
  r->at = r->end;
}

static uint64_t get_little_endian(reader *r, size_t bytes) {
  if ((size_t)(r->end - r->at) < bytes) {
    fail(r, "it ends in the middle of a field");
    return 0;
  }
  uint64_t value = 0;
  for (size_t i = 0; i < bytes; i++)
    value |= (uint64_t)r->at[i] << (8 * i);
  r->at += bytes;
  return value;
}

static uint8_t get_u8(reader *r) {
  return (uint8_t)get_little_endian(r, 1);
}
static uint32_t get_u32(reader *r) {
  return (uint32_t)get_little_endian(r, 4);
}
static uint64_t get_u64(reader *r) {
  return get_little_endian(r, 8);
}
static int32_t get_i32(reader *r) {
  return (int32_t)get_u32(r);
}
static int64_t get_i64(reader *r) {
  return (int64_t)get_u64(r);
}

/* Reads a number from 0 to `last`. Any other number is the fault `what`, and 0 is returned. */
static uint8_t get_choice(reader *r, int last, const char *what) {
  const uint8_t value = get_u8(r);
  if (value <= last)
    return value;
  fail(r, what);
  return 0;
}

static bool get_bool(reader *r) {
  return get_choice(r, 1, "a flag is neither 0 nor 1") == 1;
}

/* Reads the count of a list whose items take at least `least_bytes` bytes each. Fails if fewer
 * bytes are left than that many items need. */
static uint32_t get_count(reader *r, size_t least_bytes) {
  uint32_t count = get_u32(r);
  if (count > (size_t)(r->end - r->at) / least_bytes) {
    fail(r, "a count exceeds the bytes that follow");
    return 0;
  }
  return count;
}

static int32_t get_count_i32(reader *r, size_t least_bytes) {
  uint32_t count = get_count(r, least_bytes);
  if (count > INT32_MAX) {
    fail(r, "a count exceeds 2^31");
    return 0;
  }
  return (int32_t)count;
}

static const char *get_string(reader *r) {
  uint32_t length = get_u32(r);
  if (length == 0)
    return NULL;
  length--;
  if (length > (size_t)(r->end - r->at)) {
    fail(r, "a string exceeds the bytes that follow");
    return NULL;
  }
  if (memchr(r->at, 0, length)) {
    fail(r, "a string holds a NUL");
    return NULL;
  }
  const char *string = sr_arena_string(r->arena, (const char *)r->at, length);
  r->at += length;
  return string;
}

/* Reads a string. Fails if it is NULL. */
static const char *get_name(reader *r) {
  const char *name = get_string(r);
  if (!name)
    fail(r, "a name is missing");
  return name ? name : "";
}

static sr_dtype get_dtype(reader *r) {
  return (sr_dtype)get_choice(r, SR_DTYPE_COUNT - 1, "an element type does not exist");
}

static sr_reduction get_reduction(reader *r) {
  return (sr_reduction)get_choice(r, SR_REDUCTION_OTHER, "a reduction does not exist");
}

/* ---- signature ------------------------------------------------------------------------------ */

static void get_mesh(reader *r, sr_mesh *mesh) {
  mesh->axis_count = get_count_i32(r, 12);
  sr_mesh_axis *axes = SR_NEW_ARRAY(r->arena, sr_mesh_axis, mesh->axis_count);
  for (int32_t i = 0; i < mesh->axis_count; i++) {
    axes[i].number = get_u32(r);
    if (axes[i].number > 0)
      axes[i].name = sr_arena_printf(r->arena, "axis%" PRIu32, axes[i].number);
    else /* an axis that the partitioner has added */
      axes[i].name = mesh->axis_count == 1 ? "devices" : sr_arena_printf(r->arena, "axis_%d", i);
    axes[i].size = get_i64(r);
  }
  mesh->axes = axes;
  mesh->device_count = get_i64(r);
  if (!get_bool(r))
    return;
  if (mesh->device_count < 0 || (uint64_t)mesh->device_count > (size_t)(r->end - r->at) / 8) {
    fail(r, "a mesh has more devices than bytes follow");
    return;
  }
  int64_t *ids = SR_NEW_ARRAY(r->arena, int64_t, mesh->device_count);
  for (int64_t i = 0; i < mesh->device_count; i++)
    ids[i] = get_i64(r);
  mesh->device_ids = ids;
}

static void get_shard_dim(reader *r, sr_shard_dim *dim) {
  dim->count = get_count_i32(r, 20);
  sr_shard_axis *axes = SR_NEW_ARRAY(r->arena, sr_shard_axis, dim->count);
  for (int32_t i = 0; i < dim->count; i++) {
    axes[i].axis = get_i32(r);
    axes[i].pre = get_i64(r);
    axes[i].size = get_i64(r);
  }
  dim->axes = axes;
}

static void get_sharding(reader *r, int32_t rank, sr_sharding *sharding) {
  uint32_t mesh = get_u32(r);
  if (mesh >= r->mesh_count) {
    fail(r, "a sharding names a mesh that does not exist");
    return;
  }
  sr_shard_dim *dims = SR_NEW_ARRAY(r->arena, sr_shard_dim, rank);
  for (int32_t d = 0; d < rank; d++)
    get_shard_dim(r, &dims[d]);
  *sharding = (sr_sharding){&r->meshes[mesh], rank, dims};
}

static void get_port(reader *r, sr_port *port) {
  port->dtype = get_dtype(r);
  port->rank = get_count_i32(r, 12);
  if (port->rank > SR_MAX_RANK) {
    fail(r, "an array has too many dimensions");
    port->rank = 0;
  }
  int64_t *dims = SR_NEW_ARRAY(r->arena, int64_t, port->rank);
  for (int32_t d = 0; d < port->rank; d++)
    dims[d] = get_i64(r);
  port->dims = dims;
  get_sharding(r, port->rank, &port->sharding);
  port->reduction = get_reduction(r);
  if (port->reduction != SR_REDUCTION_NONE)
    get_sharding(r, 1, &port->unreduced);
  port->donated = get_bool(r);
  port->alias = get_i32(r);
}

static sr_port *get_ports(reader *r, int32_t *out_count) {
  *out_count = get_count_i32(r, 14);
  sr_port *ports = SR_NEW_ARRAY(r->arena, sr_port, *out_count);
  for (int32_t i = 0; i < *out_count; i++)
    get_port(r, &ports[i]);
  return ports;
}

static void get_tokens(reader *r, sr_tokens *tokens) {
  tokens->count = get_count_i32(r, 4);
  int32_t *before = SR_NEW_ARRAY(r->arena, int32_t, tokens->count);
  for (int32_t i = 0; i < tokens->count; i++)
    before[i] = get_i32(r);
  tokens->before = before;
}

static void get_signature(reader *r, sr_signature *signature) {
  r->mesh_count = get_count(r, 13);
  r->meshes = SR_NEW_ARRAY(r->arena, sr_mesh, r->mesh_count);
  for (uint32_t i = 0; i < r->mesh_count; i++)
    get_mesh(r, &r->meshes[i]);
  signature->device_count = get_i64(r);
  signature->arguments = get_ports(r, &signature->argument_count);
  signature->results = get_ports(r, &signature->result_count);
  get_tokens(r, &signature->argument_tokens);
  get_tokens(r, &signature->result_tokens);
  signature->inspected = get_ports(r, &signature->inspected_count);
}

/* ---- steps ---------------------------------------------------------------------------------- */

static void get_list(reader *r, sr_step_list *list, int depth);

static sr_ref get_ref(reader *r) {
  sr_ref ref = {.space = (sr_space)get_choice(r, SR_SPACE_RESULT, "a reference names no memory")};
  ref.index = get_u32(r);
  ref.offset = get_u64(r);
  ref.bytes = get_u64(r);
  return ref;
}

static void get_kernel(reader *r, sr_kernel_step *kernel) {
  kernel->function = get_u32(r);
  kernel->form = (sr_kernel_form)get_choice(r, SR_FORM_BLOCK, "a form of kernel does not exist");
  kernel->threads = get_u32(r);
  kernel->shared_bytes = get_u32(r);
  kernel->extent = get_i64(r);
  kernel->grain = get_i64(r);
  kernel->buffer_count = get_count(r, 21);
  kernel->buffers = SR_NEW_ARRAY(r->arena, sr_ref, kernel->buffer_count);
  for (uint32_t i = 0; i < kernel->buffer_count; i++)
    kernel->buffers[i] = get_ref(r);
}

static void get_gemm(reader *r, sr_gemm_step *gemm) {
  gemm->dtype = get_dtype(r);
  gemm->dtype_b = get_dtype(r);
  gemm->sum = get_dtype(r);
  gemm->result = get_dtype(r);
  gemm->transpose_a = get_bool(r);
  gemm->transpose_b = get_bool(r);
  gemm->tf32 = get_bool(r);
  int64_t *const sizes[] = {&gemm->batch,    &gemm->m,       &gemm->n,   &gemm->k,
                            &gemm->lda,      &gemm->ldb,     &gemm->ldc, &gemm->stride_a,
                            &gemm->stride_b, &gemm->stride_c};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
    *sizes[i] = get_i64(r);
  gemm->a = get_ref(r);
  gemm->b = get_ref(r);
  gemm->c = get_ref(r);
}

static void get_convolution(reader *r, sr_convolution_step *c) {
  c->kind = (sr_convolution_kind)get_choice(r, SR_CONVOLUTION_FILTER_GRADIENT,
                                            "a kind of convolution does not exist");
  c->dtype = get_dtype(r);
  c->features_last = get_bool(r);
  c->filters_last = get_bool(r);
  c->tf32 = get_bool(r);
  c->spatial =
      get_choice(r, SR_CONVOLUTION_SPATIAL, "a convolution has more than 3 spatial dimensions");
  c->batch = get_i64(r);
  c->groups = get_i64(r);
  c->in_features = get_i64(r);
  c->out_features = get_i64(r);
  for (int32_t d = 0; d < c->spatial; d++) {
    c->image[d] = get_i64(r);
    c->window[d] = get_i64(r);
    c->places[d] = get_i64(r);
    c->stride[d] = get_i64(r);
    c->padding[d] = get_i64(r);
    c->dilation[d] = get_i64(r);
  }
  for (int i = 0; i < SR_CONVOLUTION_ARRAYS; i++)
    c->arrays[i] = get_ref(r);
}

static void get_call(reader *r, sr_call_step *call) {
  uint32_t function = get_u32(r);
  if (function >= SR_CALL_COUNT) {
    fail(r, "a library function does not exist");
    function = 0;
  }
  call->function = (sr_call_function)function;
  call->dtype = get_dtype(r);
  call->options = get_u32(r);
  call->batch = get_i64(r);
  call->m = get_i64(r);
  call->n = get_i64(r);
  call->k = get_i64(r);
  for (int32_t i = 0; i < sr_call_row_get(call->function)->port_count; i++)
    call->buffers[i] = get_ref(r);
}

static void get_collective(reader *r, sr_collective_step *collective) {
  collective->kind = (sr_collective_kind)get_choice(r, SR_COLLECTIVE_REDISTRIBUTE,
                                                    "a kind of collective does not exist");
  collective->dtype = get_dtype(r);
  collective->outer = get_i64(r);
  collective->chunk = get_i64(r);
  collective->groups = get_u32(r);
  collective->reduction = get_reduction(r);
  collective->finishes = get_bool(r);
  collective->function = get_u32(r);
  collective->in = get_ref(r);
  collective->out = get_ref(r);
}

static void get_loop(reader *r, sr_while_step *loop, int depth) {
  loop->trip_count = get_i64(r);
  loop->body_count = get_u8(r);
  if (loop->body_count != 1 && loop->body_count != 2) {
    fail(r, "a loop has neither one body nor two");
    loop->body_count = 1;
  }
  for (uint32_t i = 0; i < loop->body_count; i++) {
    get_list(r, &loop->conditions[i], depth + 1);
    loop->predicates[i] = get_ref(r);
    get_list(r, &loop->bodies[i], depth + 1);
  }
  get_list(r, &loop->settle, depth + 1);
}

static void get_branch(reader *r, sr_case_step *branch, int depth) {
  branch->index = get_ref(r);
  branch->is_predicate = get_bool(r);
  branch->branch_count = get_count(r, 4);
  branch->branches = SR_NEW_ARRAY(r->arena, sr_step_list, branch->branch_count);
  for (uint32_t i = 0; i < branch->branch_count; i++)
    get_list(r, &branch->branches[i], depth + 1);
}

static void get_watch(reader *r, sr_watch_step *watch) {
  watch->made = get_u32(r);
  watch->count = get_count(r, 22);
  watch->values = SR_NEW_ARRAY(r->arena, sr_watched, watch->count);
  for (uint32_t i = 0; i < watch->count; i++) {
    watch->values[i].dtype = get_dtype(r);
    watch->values[i].ref = get_ref(r);
  }
}

static void get_attributes(reader *r, sr_host_attributes *list, int depth) {
  if (depth > SR_HOST_ATTRIBUTE_DEPTH) {
    fail(r, "attributes are nested too deeply");
    return;
  }
  list->count = get_count(r, 9);
  list->items = SR_NEW_ARRAY(r->arena, sr_host_attribute, list->count);
  for (uint32_t i = 0; i < list->count && !r->fault; i++) {
    sr_host_attribute *attribute = &list->items[i];
    attribute->name = get_name(r);
    attribute->kind = (sr_host_attribute_kind)get_choice(r, SR_HOST_DICTIONARY,
                                                         "a kind of attribute does not exist");
    if (attribute->kind == SR_HOST_DICTIONARY) {
      get_attributes(r, &attribute->members, depth + 1);
      continue;
    }
    attribute->dtype = get_dtype(r);
    attribute->bytes = get_count(r, 1);
    attribute->data = sr_arena_copy(r->arena, r->at, attribute->bytes);
    r->at += attribute->bytes;
  }
}

static void get_host_call(reader *r, sr_host_call_step *call) {
  call->target = get_string(r);
  call->index = get_u64(r);
  call->site = get_u64(r);
  call->partition = (int32_t)get_u32(r);
  call->has_token = get_bool(r);
  get_attributes(r, &call->attributes, 0);
  call->operand_count = get_u32(r);
  const uint32_t count = get_count(r, 31);
  if (call->operand_count > count)
    fail(r, "a call of the host has more operands than arrays");
  call->result_count = count - call->operand_count;
  call->ports = SR_NEW_ARRAY(r->arena, sr_host_port, count);
  for (uint32_t i = 0; i < count && !r->fault; i++) {
    sr_host_port *port = &call->ports[i];
    port->dtype = get_dtype(r);
    port->rank = get_count_i32(r, 8);
    int64_t *dims = SR_NEW_ARRAY(r->arena, int64_t, port->rank);
    for (int32_t d = 0; d < port->rank; d++)
      dims[d] = get_i64(r);
    port->dims = dims;
    port->ref = get_ref(r);
    port->over = get_u32(r);
    port->is_token = get_bool(r);
  }
}

static void get_step(reader *r, sr_step *step, int depth) {
  step->kind = (sr_step_kind)get_choice(r, SR_STEP_HOST_CALL, "a kind of step does not exist");
  step->name = get_name(r);
  step->op = get_u32(r);
  step->location = "";
  switch (step->kind) {
  case SR_STEP_KERNEL:
    get_kernel(r, &step->kernel);
    return;
  case SR_STEP_GEMM:
    get_gemm(r, &step->gemm);
    return;
  case SR_STEP_CALL:
    get_call(r, &step->call);
    return;
  case SR_STEP_COLLECTIVE:
    get_collective(r, &step->collective);
    return;
  case SR_STEP_WHILE:
    get_loop(r, &step->loop, depth);
    return;
  case SR_STEP_CASE:
    get_branch(r, &step->branch, depth);
    return;
  case SR_STEP_COPY:
    step->copy.from = get_ref(r);
    step->copy.to = get_ref(r);
    return;
  case SR_STEP_AGREE:
    step->agree.value = get_ref(r);
    step->agree.groups = get_u32(r);
    return;
  case SR_STEP_CONVOLUTION:
    get_convolution(r, &step->convolution);
    return;
  case SR_STEP_WATCH:
    get_watch(r, &step->watch);
    return;
  case SR_STEP_HOST_CALL:
    get_host_call(r, &step->host_call);
    return;
  }
}

static void get_list(reader *r, sr_step_list *list, int depth) {
  if (depth > SR_PLAN_MAX_DEPTH) {
    fail(r, "steps are nested too deeply");
    return;
  }
  list->count = get_count(r, 9);
  list->items = SR_NEW_ARRAY(r->arena, sr_step, list->count);
  for (uint32_t i = 0; i < list->count && !r->fault; i++)
    get_step(r, &list->items[i], depth);
}

/* ---- the whole ------------------------------------------------------------------------------ */

static void get_groups(reader *r, sr_executable *executable) {
  executable->group_count = get_count(r, 8);
  sr_group_table *tables = SR_NEW_ARRAY(r->arena, sr_group_table, executable->group_count);
  for (uint32_t i = 0; i < executable->group_count && !r->fault; i++) {
    uint32_t count = get_u32(r), size = get_u32(r);
    if ((uint64_t)count * size > (size_t)(r->end - r->at) / 4) {
      fail(r, "a table of groups exceeds the bytes that follow");
      break;
    }
    size_t entries = (size_t)count * size;
    int32_t *devices = SR_NEW_ARRAY(r->arena, int32_t, entries);
    for (size_t j = 0; j < entries; j++)
      devices[j] = get_i32(r);
    tables[i] = (sr_group_table){.count = count, .size = size, .devices = devices};
  }
  executable->groups = tables;
}

static void get_list_of_devices(reader *r, sr_transfer_table *tables, uint32_t table) {
  sr_transfer_table *transfers = &tables[table];
  if (!get_bool(r))
    return;
  const uint32_t first = get_u32(r);
  if (first > table || (first < table && !tables[first].devices)) {
    fail(r, "a table of transfers counts places of no list");
    return;
  }
  if (first < table) {
    transfers->devices = tables[first].devices;
    transfers->device_count = tables[first].device_count;
    return;
  }
  const uint32_t count = get_count(r, 8);
  int64_t *devices = SR_NEW_ARRAY(r->arena, int64_t, count);
  for (uint32_t i = 0; i < count; i++)
    devices[i] = get_i64(r);
  transfers->devices = devices;
  transfers->device_count = count;
}

static const int64_t *get_numbers(reader *r, size_t count) {
  int64_t *numbers = SR_NEW_ARRAY(r->arena, int64_t, count);
  for (size_t i = 0; i < count; i++)
    numbers[i] = get_i64(r);
  return numbers;
}

static void get_rows(reader *r, sr_transfer_table *transfers) {
  const size_t width = sr_transfer_width(transfers->rank);
  transfers->row_count = get_count(r, 8 * width);
  transfers->rows = get_numbers(r, transfers->row_count * width);
}

static void get_regions(reader *r, sr_transfer_table *transfers) {
  const uint32_t count = get_count(r, 8);
  const int64_t *numbers = get_numbers(r, count);
  if (!sr_transfer_regions_read(transfers->rank, numbers, count, &transfers->regions))
    fail(r, "regions of a table are not as long as they say");
}

static void get_transfer_table(reader *r, sr_transfer_table *tables, uint32_t table) {
  sr_transfer_table *transfers = &tables[table];
  transfers->rank = get_count_i32(r, 16);
  if (transfers->rank > SR_MAX_RANK) {
    fail(r, "a table of transfers has too many dimensions");
    transfers->rank = 0;
  }
  int64_t *dims = SR_NEW_ARRAY(r->arena, int64_t, 2 * transfers->rank);
  for (int32_t d = 0; d < transfers->rank; d++) {
    dims[d] = get_i64(r);
    dims[transfers->rank + d] = get_i64(r);
  }
  transfers->in_dims = dims;
  transfers->out_dims = dims + transfers->rank;
  if (!get_bool(r)) {
    get_rows(r, transfers);
    return;
  }
  get_regions(r, transfers);
  get_list_of_devices(r, tables, table);
}

static void get_transfers(reader *r, sr_executable *executable) {
  executable->transfer_table_count = get_count(r, 8);
  sr_transfer_table *tables =
      SR_NEW_ARRAY(r->arena, sr_transfer_table, executable->transfer_table_count);
  for (uint32_t i = 0; i < executable->transfer_table_count && !r->fault; i++)
    get_transfer_table(r, tables, i);
  executable->transfers = tables;
}

static void get_code(reader *r, sr_code *code) {
  const uint8_t family = get_u8(r);
  code->target = (sr_target){(sr_target_family)family, get_u8(r)};
  if (!sr_target_is_known(code->target)) {
    fail(r, "it is made for a device that does not exist");
    code->target = sr_target_cpu(SR_CPU_X86_64_V1);
  }
  code->text_bytes = get_u64(r);
  code->import_offset = get_u64(r);
  code->import_count = get_count(r, 4);
  const char **imports = SR_NEW_ARRAY(r->arena, const char *, code->import_count);
  for (uint32_t i = 0; i < code->import_count; i++)
    imports[i] = get_name(r);
  code->imports = imports;
  code->function_count = get_count(r, 8);
  uint64_t *functions = SR_NEW_ARRAY(r->arena, uint64_t, code->function_count);
  for (uint32_t i = 0; i < code->function_count; i++)
    functions[i] = get_u64(r);
  code->functions = functions;
  code->decides = get_bool(r);
}

static void get_description(reader *r, sr_executable *executable) {
  get_signature(r, &executable->signature);
  executable->arena_bytes = get_u64(r);
  get_groups(r, executable);
  get_transfers(r, executable);
  get_code(r, &executable->code);
  get_list(r, &executable->steps, 0);
  if (!r->fault && r->at != r->end)
    fail(r, "bytes are left over behind the last step");
}

/* Checks the header, and finds the constants and the code image. Then sets r->at and r->end to the
 * description, which follows the header. */
static void get_header(reader *r, size_t count, sr_executable *executable) {
  if (count < SR_WIRE_HEADER_BYTES || memcmp(r->at, SR_WIRE_MAGIC, SR_WIRE_MAGIC_BYTES) != 0) {
    fail(r, "it does not begin as one");
    return;
  }
  r->at += SR_WIRE_MAGIC_BYTES;
  if (get_u64(r) != SR_WIRE_VERSION) {
    fail(r, "another version of this program wrote it");
    return;
  }
  uint64_t total = get_u64(r), description = get_u64(r);
  uint64_t constants = get_u64(r), image = get_u64(r);
  if (total != count || description > count || constants > count || image > count) {
    fail(r, "its sizes do not add up");
    return;
  }
  uint64_t constants_at = sr_wire_page_up(SR_WIRE_HEADER_BYTES + description);
  uint64_t image_at = sr_wire_page_up(constants_at + constants);
  if (image_at + image != total) {
    fail(r, "its sizes do not add up");
    return;
  }
  executable->constants = r->start + constants_at;
  executable->constant_bytes = constants;
  executable->code.image = r->start + image_at;
  executable->code.image_bytes = image;
  r->at = r->start + SR_WIRE_HEADER_BYTES;
  r->end = r->at + description;
}

sr_status sr_executable_decode(sr_ctx *ctx, const uint8_t *bytes, size_t count, sr_arena *arena,
                               sr_executable **out_executable) {
  *out_executable = NULL;
  sr_executable *executable = SR_NEW(arena, sr_executable);
  reader r = {.arena = arena, .start = bytes, .at = bytes, .end = bytes + count};
  get_header(&r, count, executable);
  get_description(&r, executable);
  if (r.fault)
    return sr_fail(ctx, SR_ERR_INVALID, "the executable is damaged: %s (byte %zu of %zu)", r.fault,
                   r.fault_at, count);
  SR_TRY(sr_executable_verify(ctx, executable));
  *out_executable = executable;
  return SR_OK;
}
