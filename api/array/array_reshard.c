/* Resharding: a program that returns its argument with another sharding. The partitioner decides
 * which collectives move the elements, and the cache keeps the program like any other. */
#include <stdlib.h>
#include <string.h>

#include "api/array/array_handle.h"
#include "api/array/array_layout.h"
#include "api/guards.h"
#include "api/needs.h"
#include "base/text.h"

/* A program that reshards; in spmdrun_context.reshardings. */
struct sr_resharding {
  spmdrun_executable *program; /* NULL: not compiled yet */
  struct sr_resharding *older;
  char text[];
};

static void write_mesh(sr_text *text, const char *name, const sr_mesh *mesh) {
  sr_text_printf(text, "  sdy.mesh @%s = ", name);
  sr_mesh_print(text, mesh);
  sr_text_char(text, '\n');
}

static void write_sharding(sr_text *text, const char *name, const sr_sharding *sharding) {
  sr_text_printf(text, " {sdy.sharding = #sdy.sharding<@%s, [", name);
  for (int32_t d = 0; d < sharding->rank; d++) {
    sr_text_string(text, d ? ", " : "");
    sr_shard_dim_print(text, sharding->mesh, &sharding->dims[d]);
  }
  sr_text_string(text, "]>}");
}

/* Returns the mesh with axes called "a0", "a1", ...: arrays that differ in names alone then share a
 * program. A mesh without axes gets one, so that Shardy's syntax has its device. */
static const sr_mesh *rename_axes(sr_arena *arena, const sr_mesh *mesh) {
  sr_mesh *copy = SR_NEW(arena, sr_mesh);
  *copy = *mesh;
  copy->axis_count = mesh->axis_count ? mesh->axis_count : 1;
  copy->axes = SR_NEW_ARRAY(arena, sr_mesh_axis, copy->axis_count);
  for (int32_t i = 0; i < copy->axis_count; i++)
    copy->axes[i] = (sr_mesh_axis){.name = sr_arena_printf(arena, "a%d", (int)i),
                                   .size = mesh->axis_count ? mesh->axes[i].size : 1};
  return copy;
}

/* Returns the text of the program; in `arena`. */
static const char *write_program(sr_arena *arena, const sr_array_type *from,
                                 const sr_array_type *to) {
  sr_text type = {.arena = arena}, text = {.arena = arena};
  for (int32_t d = 0; d < from->rank; d++)
    sr_text_printf(&type, "%lldx", (long long)from->dims[d]);
  sr_text_string(&type, sr_dtype_get(from->dtype)->name);
  const int64_t devices =
      from->device_count > to->device_count ? from->device_count : to->device_count;
  const sr_sharding shardings[] = {
      {rename_axes(arena, from->sharding.mesh), from->rank, from->sharding.dims},
      {rename_axes(arena, to->sharding.mesh), to->rank, to->sharding.dims}};
  sr_text_printf(&text,
                 "module @reshard attributes {mhlo.num_partitions = %lld : i32, "
                 "mhlo.num_replicas = 1 : i32} {\n",
                 (long long)devices);
  write_mesh(&text, "from", shardings[0].mesh);
  write_mesh(&text, "to", shardings[1].mesh);
  sr_text_printf(&text, "  func.func public @main(%%arg0: tensor<%s>", sr_text_get(&type));
  write_sharding(&text, "from", &shardings[0]);
  sr_text_printf(&text, ") -> (tensor<%s>", sr_text_get(&type));
  write_sharding(&text, "to", &shardings[1]);
  sr_text_printf(&text, ") {\n    return %%arg0 : tensor<%s>\n  }\n}\n", sr_text_get(&type));
  return sr_text_get(&text);
}

/* Finds the program for `array`, or makes one that is not compiled. */
static sr_status find(const spmdrun_array *handle, const char *text, struct sr_resharding **out) {
  for (*out = handle->context->reshardings; *out; *out = (*out)->older)
    if ((*out)->program->set->devices == handle->array->devices && strcmp((*out)->text, text) == 0)
      return SR_OK;
  const size_t bytes = strlen(text) + 1;
  *out = calloc(1, sizeof **out + bytes);
  if (!*out)
    return sr_fail(&handle->context->ctx, SR_ERR_NOMEM, "no memory to reshard %s", handle->what);
  memcpy((*out)->text, text, bytes);
  return SR_OK;
}

static sr_status prepare(spmdrun_array *handle, sr_arena *arena, const spmdrun_layout *layout,
                         struct sr_resharding **out) {
  spmdrun_context *context = handle->context;
  const sr_array *array = handle->array;
  SR_TRY(sr_guard_transfer(handle, SR_DEVICE_TO_DEVICE, true));
  SR_TRY(sr_array_check_live(handle));
  if (!arena || SR_ARENA_GUARD(arena))
    return sr_fail(&context->ctx, SR_ERR_NOMEM, "no memory to reshard %s", handle->what);
  const sr_array_type from = sr_array_type_of(array);
  sr_array_type to;
  SR_TRY(sr_layout_read(&context->ctx, arena, layout, &to));
  bool same = from.dtype == to.dtype && from.rank == to.rank;
  for (int32_t d = 0; same && d < from.rank; d++)
    same = from.dims[d] == to.dims[d];
  if (!same)
    return sr_fail(&context->ctx, SR_ERR_INVALID, "%s is %s, which no resharding makes %s",
                   handle->what, sr_layout_text(arena, &from), sr_layout_text(arena, &to));
  const int64_t needed = from.device_count > to.device_count ? from.device_count : to.device_count;
  const int64_t total = sr_device_set_total(array->devices);
  if (array->devices != context->sets->devices || context->sets->failed || needed > total)
    return sr_fail(&context->ctx, SR_ERR_INVALID,
                   "%s lies on %lld devices that are not those of programs compiled now; give "
                   "enough devices per rank from the beginning (devices_per_rank), or make it anew",
                   handle->what, (long long)total);
  return find(handle, write_program(arena, &from, &to), out);
}

/* Collective. Compiles the program and keeps it, or destroys `move`. */
static spmdrun_status compile(spmdrun_context *context, struct sr_resharding *move) {
  const uint64_t before = sr_guard_device_bytes(context);
  const spmdrun_status status = spmdrun_compile_text(context, "reshard", move->text,
                                                     strlen(move->text), NULL, &move->program);
  context->kept_bytes += sr_guard_device_bytes(context) - before;
  if (status != SPMDRUN_OK) {
    free(move);
    return status;
  }
  move->older = context->reshardings;
  context->reshardings = move;
  return SPMDRUN_OK;
}

spmdrun_status spmdrun_array_reshard(spmdrun_array *array, const spmdrun_layout *layout,
                                     spmdrun_array **resharded) {
  SR_MAKES(resharded);
  SR_NEEDS(SR_CONTEXT_OF(array), "array, layout, resharded", array, layout, resharded);
  spmdrun_context *context = array->context;
  struct sr_resharding *move = NULL;
  sr_context_begin(context);
  sr_arena *arena = sr_arena_create();
  spmdrun_status status = sr_context_settle(context, prepare(array, arena, layout, &move));
  sr_arena_destroy(arena);
  if (status != SPMDRUN_OK && move && !move->program)
    free(move);
  if (status == SPMDRUN_OK && !move->program)
    status = compile(context, move);
  return status == SPMDRUN_OK ? spmdrun_execute(move->program, &array, resharded) : status;
}

void sr_reshardings_destroy(spmdrun_context *context) {
  while (context->reshardings) {
    struct sr_resharding *move = context->reshardings;
    context->reshardings = move->older;
    spmdrun_executable_destroy(move->program);
    free(move);
  }
}
