/*
 * Encodes an executable as bytes.
 *
 * Equal programs must give equal bytes in every run. So no pointer, no order of a hash table and no
 * padding of a struct may reach the bytes. Meshes with equal contents are written once, even if
 * they are different structs in memory. The executable is verified first: if the compiler breaks a
 * rule of plan.h, the fault is found here, on the rank that compiled.
 */
#include "executable/format.h"

#include <string.h>

#include "executable/calls.h"
#include "executable/verify_plan.h"
#include "executable/wire.h"

typedef struct writer {
  sr_text text;
  SR_VECTOR(const sr_mesh *) meshes;
} writer;

static void put_u8(writer *w, unsigned value) {
  sr_text_char(&w->text, (char)(uint8_t)value);
}

static void put_little_endian(writer *w, uint64_t value, size_t bytes) {
  char out[8];
  for (size_t i = 0; i < bytes; i++)
    out[i] = (char)(uint8_t)(value >> (8 * i));
  sr_text_append(&w->text, out, bytes);
}

static void put_u32(writer *w, uint32_t value) {
  put_little_endian(w, value, 4);
}
static void put_u64(writer *w, uint64_t value) {
  put_little_endian(w, value, 8);
}
static void put_i32(writer *w, int32_t value) {
  put_u32(w, (uint32_t)value);
}
static void put_i64(writer *w, int64_t value) {
  put_u64(w, (uint64_t)value);
}

static void put_string(writer *w, const char *string) {
  if (!string) {
    put_u32(w, 0);
    return;
  }
  size_t length = strlen(string);
  put_u32(w, (uint32_t)length + 1);
  sr_text_append(&w->text, string, length);
}

/* ---- signature ------------------------------------------------------------------------------- */

static bool meshes_equal(const sr_mesh *a, const sr_mesh *b) {
  if (a->axis_count != b->axis_count || a->device_count != b->device_count ||
      !a->device_ids != !b->device_ids)
    return false;
  for (int32_t i = 0; i < a->axis_count; i++)
    if (a->axes[i].number != b->axes[i].number || a->axes[i].size != b->axes[i].size)
      return false;
  return !a->device_ids ||
         memcmp(a->device_ids, b->device_ids, (size_t)a->device_count * sizeof *a->device_ids) == 0;
}

/* Returns the index of `mesh` in the table of meshes. If no mesh in the table is equal, adds
 * `mesh`. */
static uint32_t mesh_index(writer *w, const sr_mesh *mesh) {
  for (size_t i = 0; i < w->meshes.count; i++)
    if (w->meshes.items[i] == mesh || meshes_equal(w->meshes.items[i], mesh))
      return (uint32_t)i;
  SR_PUSH(w->text.arena, &w->meshes, mesh);
  return (uint32_t)w->meshes.count - 1;
}

static void put_mesh(writer *w, const sr_mesh *mesh) {
  put_i32(w, mesh->axis_count);
  for (int32_t i = 0; i < mesh->axis_count; i++) {
    put_u32(w, mesh->axes[i].number);
    put_i64(w, mesh->axes[i].size);
  }
  put_i64(w, mesh->device_count);
  put_u8(w, mesh->device_ids != NULL);
  if (mesh->device_ids)
    for (int64_t i = 0; i < mesh->device_count; i++)
      put_i64(w, mesh->device_ids[i]);
}

static void put_sharding(writer *w, const sr_sharding *sharding) {
  put_u32(w, mesh_index(w, sharding->mesh));
  for (int32_t d = 0; d < sharding->rank; d++) {
    const sr_shard_dim *dim = &sharding->dims[d];
    put_i32(w, dim->count);
    for (int32_t i = 0; i < dim->count; i++) {
      put_i32(w, dim->axes[i].axis);
      put_i64(w, dim->axes[i].pre);
      put_i64(w, dim->axes[i].size);
    }
  }
}

static void put_port(writer *w, const sr_port *port) {
  put_u8(w, port->dtype);
  put_i32(w, port->rank);
  for (int32_t d = 0; d < port->rank; d++)
    put_i64(w, port->dims[d]);
  put_sharding(w, &port->sharding);
  put_u8(w, port->reduction);
  if (port->reduction != SR_REDUCTION_NONE)
    put_sharding(w, &port->unreduced);
  put_u8(w, port->donated);
  put_i32(w, port->alias);
}

static void put_ports(writer *w, const sr_port *ports, int32_t count) {
  put_i32(w, count);
  for (int32_t i = 0; i < count; i++)
    put_port(w, &ports[i]);
}

static void put_tokens(writer *w, const sr_tokens *tokens) {
  put_i32(w, tokens->count);
  for (int32_t i = 0; i < tokens->count; i++)
    put_i32(w, tokens->before[i]);
}

static void list_meshes(writer *w, const sr_port *ports, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    mesh_index(w, ports[i].sharding.mesh);
    if (ports[i].unreduced.rank > 0)
      mesh_index(w, ports[i].unreduced.mesh);
  }
}

static void put_signature(writer *w, const sr_signature *signature) {
  list_meshes(w, signature->arguments, signature->argument_count);
  list_meshes(w, signature->results, signature->result_count);
  list_meshes(w, signature->inspected, signature->inspected_count);
  put_u32(w, (uint32_t)w->meshes.count);
  for (size_t i = 0; i < w->meshes.count; i++)
    put_mesh(w, w->meshes.items[i]);

  put_i64(w, signature->device_count);
  put_ports(w, signature->arguments, signature->argument_count);
  put_ports(w, signature->results, signature->result_count);
  put_tokens(w, &signature->argument_tokens);
  put_tokens(w, &signature->result_tokens);
  put_ports(w, signature->inspected, signature->inspected_count);
}

/* ---- steps ----------------------------------------------------------------------------------- */

static void put_list(writer *w, const sr_step_list *list);

static void put_ref(writer *w, const sr_ref *ref) {
  put_u8(w, ref->space);
  put_u32(w, ref->index);
  put_u64(w, ref->offset);
  put_u64(w, ref->bytes);
}

static void put_kernel(writer *w, const sr_kernel_step *kernel) {
  put_u32(w, kernel->function);
  put_u8(w, kernel->form);
  put_u32(w, kernel->threads);
  put_u32(w, kernel->shared_bytes);
  put_i64(w, kernel->extent);
  put_i64(w, kernel->grain);
  put_u32(w, kernel->buffer_count);
  for (uint32_t i = 0; i < kernel->buffer_count; i++)
    put_ref(w, &kernel->buffers[i]);
}

static void put_gemm(writer *w, const sr_gemm_step *gemm) {
  put_u8(w, gemm->dtype);
  put_u8(w, gemm->dtype_b);
  put_u8(w, gemm->sum);
  put_u8(w, gemm->result);
  put_u8(w, gemm->transpose_a);
  put_u8(w, gemm->transpose_b);
  put_u8(w, gemm->tf32);
  const int64_t sizes[] = {gemm->batch, gemm->m,   gemm->n,        gemm->k,        gemm->lda,
                           gemm->ldb,   gemm->ldc, gemm->stride_a, gemm->stride_b, gemm->stride_c};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
    put_i64(w, sizes[i]);
  put_ref(w, &gemm->a);
  put_ref(w, &gemm->b);
  put_ref(w, &gemm->c);
}

static void put_convolution(writer *w, const sr_convolution_step *c) {
  put_u8(w, c->kind);
  put_u8(w, c->dtype);
  put_u8(w, c->features_last);
  put_u8(w, c->filters_last);
  put_u8(w, c->tf32);
  put_u8(w, (unsigned)c->spatial);
  put_i64(w, c->batch);
  put_i64(w, c->groups);
  put_i64(w, c->in_features);
  put_i64(w, c->out_features);
  for (int32_t d = 0; d < c->spatial; d++) {
    put_i64(w, c->image[d]);
    put_i64(w, c->window[d]);
    put_i64(w, c->places[d]);
    put_i64(w, c->stride[d]);
    put_i64(w, c->padding[d]);
    put_i64(w, c->dilation[d]);
  }
  for (int i = 0; i < SR_CONVOLUTION_ARRAYS; i++)
    put_ref(w, &c->arrays[i]);
}

static void put_call(writer *w, const sr_call_step *call) {
  put_u32(w, call->function);
  put_u8(w, call->dtype);
  put_u32(w, call->options);
  put_i64(w, call->batch);
  put_i64(w, call->m);
  put_i64(w, call->n);
  put_i64(w, call->k);
  for (int32_t i = 0; i < sr_call_row_get(call->function)->port_count; i++)
    put_ref(w, &call->buffers[i]);
}

static void put_collective(writer *w, const sr_collective_step *collective) {
  put_u8(w, collective->kind);
  put_u8(w, collective->dtype);
  put_i64(w, collective->outer);
  put_i64(w, collective->chunk);
  put_u32(w, collective->groups);
  put_u8(w, collective->reduction);
  put_u8(w, collective->finishes);
  put_u32(w, collective->function);
  put_ref(w, &collective->in);
  put_ref(w, &collective->out);
}

static void put_loop(writer *w, const sr_while_step *loop) {
  put_i64(w, loop->trip_count);
  put_u8(w, loop->body_count);
  for (uint32_t i = 0; i < loop->body_count; i++) {
    put_list(w, &loop->conditions[i]);
    put_ref(w, &loop->predicates[i]);
    put_list(w, &loop->bodies[i]);
  }
  put_list(w, &loop->settle);
}

static void put_branch(writer *w, const sr_case_step *branch) {
  put_ref(w, &branch->index);
  put_u8(w, branch->is_predicate);
  put_u32(w, branch->branch_count);
  for (uint32_t i = 0; i < branch->branch_count; i++)
    put_list(w, &branch->branches[i]);
}

static void put_watch(writer *w, const sr_watch_step *watch) {
  put_u32(w, watch->made);
  put_u32(w, watch->count);
  for (uint32_t i = 0; i < watch->count; i++) {
    put_u8(w, watch->values[i].dtype);
    put_ref(w, &watch->values[i].ref);
  }
}

static void put_attributes(writer *w, const sr_host_attributes *list) {
  put_u32(w, list->count);
  for (uint32_t i = 0; i < list->count; i++) {
    const sr_host_attribute *attribute = &list->items[i];
    put_string(w, attribute->name);
    put_u8(w, attribute->kind);
    if (attribute->kind == SR_HOST_DICTIONARY) {
      put_attributes(w, &attribute->members);
      continue;
    }
    put_u8(w, attribute->dtype);
    put_u32(w, attribute->bytes);
    sr_text_append(&w->text, attribute->data, attribute->bytes);
  }
}

static void put_host_call(writer *w, const sr_host_call_step *call) {
  put_string(w, call->target);
  put_u64(w, call->index);
  put_u64(w, call->site);
  put_u32(w, (uint32_t)call->partition);
  put_u8(w, call->has_token);
  put_attributes(w, &call->attributes);
  put_u32(w, call->operand_count);
  put_u32(w, call->operand_count + call->result_count);
  for (uint32_t i = 0; i < call->operand_count + call->result_count; i++) {
    const sr_host_port *port = &call->ports[i];
    put_u8(w, port->dtype);
    put_u32(w, (uint32_t)port->rank);
    for (int32_t d = 0; d < port->rank; d++)
      put_i64(w, port->dims[d]);
    put_ref(w, &port->ref);
    put_u32(w, port->over);
    put_u8(w, port->is_token);
  }
}

static void put_step(writer *w, const sr_step *step) {
  put_u8(w, step->kind);
  put_string(w, step->name);
  put_u32(w, step->op);
  switch (step->kind) {
  case SR_STEP_KERNEL:
    put_kernel(w, &step->kernel);
    return;
  case SR_STEP_GEMM:
    put_gemm(w, &step->gemm);
    return;
  case SR_STEP_CALL:
    put_call(w, &step->call);
    return;
  case SR_STEP_COLLECTIVE:
    put_collective(w, &step->collective);
    return;
  case SR_STEP_WHILE:
    put_loop(w, &step->loop);
    return;
  case SR_STEP_CASE:
    put_branch(w, &step->branch);
    return;
  case SR_STEP_COPY:
    put_ref(w, &step->copy.from);
    put_ref(w, &step->copy.to);
    return;
  case SR_STEP_AGREE:
    put_ref(w, &step->agree.value);
    put_u32(w, step->agree.groups);
    return;
  case SR_STEP_CONVOLUTION:
    put_convolution(w, &step->convolution);
    return;
  case SR_STEP_WATCH:
    put_watch(w, &step->watch);
    return;
  case SR_STEP_HOST_CALL:
    put_host_call(w, &step->host_call);
    return;
  }
}

static void put_list(writer *w, const sr_step_list *list) {
  put_u32(w, list->count);
  for (uint32_t i = 0; i < list->count; i++)
    put_step(w, &list->items[i]);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static void put_code(writer *w, const sr_code *code) {
  put_u8(w, code->target.family);
  put_u8(w, (uint8_t)code->target.level);
  put_u64(w, code->text_bytes);
  put_u64(w, code->import_offset);
  put_u32(w, code->import_count);
  for (uint32_t i = 0; i < code->import_count; i++)
    put_string(w, code->imports[i]);
  put_u32(w, code->function_count);
  for (uint32_t i = 0; i < code->function_count; i++)
    put_u64(w, code->functions[i]);
  put_u8(w, code->decides);
}

static void put_groups(writer *w, const sr_executable *executable) {
  put_u32(w, executable->group_count);
  for (uint32_t i = 0; i < executable->group_count; i++) {
    const sr_group_table *table = &executable->groups[i];
    put_u32(w, table->count);
    put_u32(w, table->size);
    for (size_t j = 0; j < (size_t)table->count * table->size; j++)
      put_i32(w, table->devices[j]);
  }
}

/* Writes the list of devices of table number `table` of the transfer tables. Of several tables
 * with equal lists, only the first writes the list. Each of them writes the number of that first
 * table. */
static void put_list_of_devices(writer *w, const sr_executable *executable, uint32_t table) {
  const sr_transfer_table *transfers = &executable->transfers[table];
  put_u8(w, transfers->devices != NULL);
  if (!transfers->devices)
    return;
  const uint32_t first = sr_plan_first_with_list(executable, table);
  put_u32(w, first);
  if (first < table)
    return;
  put_u32(w, (uint32_t)transfers->device_count);
  for (int64_t i = 0; i < transfers->device_count; i++)
    put_i64(w, transfers->devices[i]);
}

static void put_rows(writer *w, const sr_transfer_table *transfers) {
  put_u32(w, transfers->row_count);
  for (size_t i = 0; i < transfers->row_count * sr_transfer_width(transfers->rank); i++)
    put_i64(w, transfers->rows[i]);
}

static void put_regions(writer *w, const sr_transfer_regions *regions) {
  const uint64_t count = sr_transfer_regions_numbers(regions);
  const int64_t *list = sr_transfer_regions_list(regions);
  put_u32(w, (uint32_t)count);
  for (uint64_t i = 0; i < count; i++)
    put_i64(w, list[i]);
}

static void put_transfers(writer *w, const sr_executable *executable) {
  put_u32(w, executable->transfer_table_count);
  for (uint32_t i = 0; i < executable->transfer_table_count; i++) {
    const sr_transfer_table *transfers = &executable->transfers[i];
    put_i32(w, transfers->rank);
    for (int32_t d = 0; d < transfers->rank; d++) {
      put_i64(w, transfers->in_dims[d]);
      put_i64(w, transfers->out_dims[d]);
    }
    put_u8(w, sr_transfers_have_regions(transfers));
    if (sr_transfers_have_regions(transfers)) {
      put_regions(w, &transfers->regions);
      put_list_of_devices(w, executable, i);
    } else {
      put_rows(w, transfers);
    }
  }
}

static void put_description(writer *w, const sr_executable *executable) {
  put_signature(w, &executable->signature);
  put_u64(w, executable->arena_bytes);
  put_groups(w, executable);
  put_transfers(w, executable);
  put_code(w, &executable->code);
  put_list(w, &executable->steps);
}

sr_status sr_executable_encode(sr_ctx *ctx, const sr_executable *executable, sr_arena *arena,
                               const uint8_t **out_bytes, size_t *out_count) {
  enum {
    LINE = 64 /* bytes of a cache line */
  };
  SR_TRY(sr_executable_verify(ctx, executable));
  writer description = {.text = {.arena = arena}};
  put_description(&description, executable);

  uint64_t description_bytes = description.text.count;
  uint64_t constants = sr_wire_page_up(SR_WIRE_HEADER_BYTES + description_bytes);
  uint64_t image = sr_wire_page_up(constants + executable->constant_bytes);
  uint64_t total = image + executable->code.image_bytes;

  writer header = {.text = {.arena = arena}};
  sr_text_append(&header.text, SR_WIRE_MAGIC, SR_WIRE_MAGIC_BYTES);
  put_u64(&header, SR_WIRE_VERSION);
  put_u64(&header, total);
  put_u64(&header, description_bytes);
  put_u64(&header, executable->constant_bytes);
  put_u64(&header, executable->code.image_bytes);

  /* Kernels read vectors of constants in place, which takes longer across cache lines. */
  uint8_t *bytes = sr_arena_alloc(arena, total + LINE - 1);
  bytes += (LINE - (uintptr_t)bytes % LINE) % LINE;
  memcpy(bytes, header.text.items, header.text.count);
  memcpy(bytes + SR_WIRE_HEADER_BYTES, description.text.items, description_bytes);
  if (executable->constant_bytes)
    memcpy(bytes + constants, executable->constants, executable->constant_bytes);
  if (executable->code.image_bytes)
    memcpy(bytes + image, executable->code.image, executable->code.image_bytes);
  *out_bytes = bytes;
  *out_count = total;
  return SR_OK;
}
