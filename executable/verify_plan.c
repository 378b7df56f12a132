/*
 * Checks all parts of an executable but its steps: arguments and results (ports) with their meshes
 * and aliases, tables of groups and of transfers, and the code image. verify_steps.c checks the
 * steps. Sizes may come from a hostile file, so every product is checked for overflow.
 */
#include "executable/verify_plan.h"

#include <string.h>

#include "executable/group.h"

/* *product *= factor. Returns false if the product overflows. Both numbers must be >= 0. */
static bool multiply(int64_t *product, int64_t factor) {
  return !__builtin_mul_overflow(*product, factor, product);
}

/* ---- ports ----------------------------------------------------------------------------------- */

static bool mesh_is_sound(const sr_mesh *mesh) {
  int64_t devices = 1;
  for (int32_t i = 0; i < mesh->axis_count; i++)
    if (mesh->axes[i].size < 1 || !multiply(&devices, mesh->axes[i].size))
      return false;
  if (mesh->axis_count > 0 && mesh->device_count != devices)
    return false;
  if (mesh->device_count < 0 || mesh->device_count > SR_MAX_DEVICES)
    return false;
  if (mesh->device_ids)
    for (int64_t i = 0; i < mesh->device_count; i++)
      if (mesh->device_ids[i] < 0 || mesh->device_ids[i] >= SR_MAX_DEVICES)
        return false;
  return true;
}

/* True if the mesh has the axes that the sharding names, each sub-axis divides its axis, and there
 * are not more shards than devices. */
static bool sharding_is_sound(const sr_sharding *sharding) {
  const sr_mesh *mesh = sharding->mesh;
  int64_t shards = 1;
  for (int32_t d = 0; d < sharding->rank; d++)
    for (int32_t i = 0; i < sharding->dims[d].count; i++) {
      const sr_shard_axis *axis = &sharding->dims[d].axes[i];
      if (axis->axis < 0 || axis->axis >= mesh->axis_count || axis->pre < 1 || axis->size < 1)
        return false;
      int64_t inner = axis->pre;
      if (!multiply(&inner, axis->size) || mesh->axes[axis->axis].size % inner != 0)
        return false;
      if (!multiply(&shards, axis->size) || shards > mesh->device_count)
        return false;
    }
  return true;
}

/* True if the bytes of the port's array fit an int64, even with each dimension of size 0 counted as
 * 1. */
static bool size_is_sound(const sr_port *port) {
  int64_t bytes = sr_dtype_get(port->dtype)->bytes;
  for (int32_t d = 0; d < port->rank; d++) {
    if (port->dims[d] < 0)
      return false;
    if (port->dims[d] > 0 && !multiply(&bytes, port->dims[d]))
      return false;
  }
  return true;
}

/* Checks that the port has a reduction of terms if it is unreduced, else none. */
static bool reduction_is_sound(const sr_port *port) {
  const sr_reduction reduction = port->reduction;
  if (port->unreduced.rank == 0)
    return reduction == SR_REDUCTION_NONE;
  return reduction == SR_REDUCTION_SUM || reduction == SR_REDUCTION_MIN ||
         reduction == SR_REDUCTION_MAX;
}

static sr_status verify_port(sr_ctx *ctx, const char *what, int32_t index, const sr_port *port) {
  if (port->dtype >= SR_DTYPE_COUNT || port->rank < 0 || port->rank > SR_MAX_RANK ||
      port->sharding.rank != port->rank || !port->sharding.mesh)
    return sr_fail(ctx, SR_ERR_INVALID, "executable: %s %d has no sound type", what, index);
  if (!size_is_sound(port))
    return sr_fail(ctx, SR_ERR_INVALID, "executable: the size of %s %d is out of range", what,
                   index);
  const sr_sharding *unreduced = &port->unreduced;
  if (!mesh_is_sound(port->sharding.mesh) || !sharding_is_sound(&port->sharding) ||
      (unreduced->rank > 0 && (!mesh_is_sound(unreduced->mesh) || !sharding_is_sound(unreduced))))
    return sr_fail(ctx, SR_ERR_INVALID, "executable: the sharding of %s %d contradicts its mesh",
                   what, index);
  if (!reduction_is_sound(port))
    return sr_fail(ctx, SR_ERR_INVALID, "executable: nothing combines the terms of %s %d", what,
                   index);
  return SR_OK;
}

static sr_status verify_tokens(sr_ctx *ctx, const sr_tokens *tokens, int32_t ports) {
  for (int32_t i = 0; i < tokens->count; i++)
    if (tokens->before[i] < (i > 0 ? tokens->before[i - 1] : 0) || tokens->before[i] > ports)
      return sr_fail(ctx, SR_ERR_INVALID, "executable: token %d stands at place %d of %d", i,
                     tokens->before[i], ports);
  return SR_OK;
}

/* Checks the aliases: results that take the memory of an argument. The argument must be donated,
 * each must name the other, and both must have the same size. */
static sr_status verify_aliases(sr_ctx *ctx, const sr_signature *signature) {
  for (int32_t i = 0; i < signature->argument_count; i++) {
    const sr_port *argument = &signature->arguments[i];
    if (argument->alias == -1)
      continue;
    if (argument->alias < 0 || argument->alias >= signature->result_count ||
        signature->results[argument->alias].alias != i || !argument->donated)
      return sr_fail(ctx, SR_ERR_INVALID, "executable: argument %d aliases no result", i);
    if (sr_port_local_bytes(argument) != sr_port_local_bytes(&signature->results[argument->alias]))
      return sr_fail(ctx, SR_ERR_INVALID,
                     "executable: argument %d and result %d, its alias, differ in size", i,
                     argument->alias);
  }
  for (int32_t i = 0; i < signature->result_count; i++) {
    int32_t alias = signature->results[i].alias;
    if (alias != -1 &&
        (alias < 0 || alias >= signature->argument_count || signature->arguments[alias].alias != i))
      return sr_fail(ctx, SR_ERR_INVALID, "executable: result %d aliases no argument", i);
  }
  return SR_OK;
}

static sr_status verify_signature(sr_ctx *ctx, const sr_executable *executable) {
  const sr_signature *signature = &executable->signature;
  if (signature->device_count < 1 || signature->device_count > SR_MAX_DEVICES)
    return sr_fail(ctx, SR_ERR_INVALID, "executable: %lld devices are out of range",
                   (long long)signature->device_count);
  for (int32_t i = 0; i < signature->argument_count; i++)
    SR_TRY(verify_port(ctx, "argument", i, &signature->arguments[i]));
  for (int32_t i = 0; i < signature->result_count; i++)
    SR_TRY(verify_port(ctx, "result", i, &signature->results[i]));
  for (int32_t i = 0; i < signature->inspected_count; i++)
    SR_TRY(verify_port(ctx, "inspected value", i, &signature->inspected[i]));
  SR_TRY(verify_tokens(ctx, &signature->argument_tokens, signature->argument_count));
  SR_TRY(verify_tokens(ctx, &signature->result_tokens, signature->result_count));
  return verify_aliases(ctx, signature);
}

/* ---- groups ---------------------------------------------------------------------------------- */

static sr_status verify_groups(sr_ctx *ctx, const sr_executable *executable) {
  for (uint32_t t = 0; t < executable->group_count; t++) {
    const sr_group_table *table = &executable->groups[t];
    for (uint32_t row = 0; row < table->count; row++) {
      const int32_t *devices = table->devices + (size_t)row * table->size;
      for (uint32_t i = 0; i < table->size; i++)
        if (devices[i] < -1 || devices[i] >= executable->signature.device_count ||
            (i > 0 && devices[i] >= 0 && devices[i - 1] < 0))
          return sr_fail(ctx, SR_ERR_INVALID,
                         "executable: group table %u, row %u: no device %d, or padding before it",
                         t, row, devices[i]);
    }
  }
  return SR_OK;
}

/* ---- transfers ------------------------------------------------------------------------------- */

/* Checks the transfer tables by themselves. Whether arrays of these sizes fit into the memory of a
 * step is checked in verify_steps.c, for each step that uses the table. */
static sr_status verify_transfers(sr_ctx *ctx, const sr_executable *executable) {
  for (uint32_t t = 0; t < executable->transfer_table_count; t++) {
    const sr_transfer_table *transfers = &executable->transfers[t];
    int64_t bytes;
    if (transfers->rank < 0 || transfers->rank > SR_MAX_RANK ||
        !sr_transfer_array_bytes(transfers->rank, transfers->in_dims, 1, &bytes) ||
        !sr_transfer_array_bytes(transfers->rank, transfers->out_dims, 1, &bytes))
      return sr_fail(ctx, SR_ERR_INVALID,
                     "executable: the arrays of table %u of transfers have no sound sizes", t);
    uint32_t transfer;
    const char *what;
    if (!sr_transfers_check(transfers, executable->signature.device_count, &what, &transfer))
      return sr_fail(ctx, SR_ERR_NOMEM, "no memory to check an executable");
    if (what && sr_transfers_have_regions(transfers))
      return sr_fail(ctx, SR_ERR_INVALID, "executable: the regions of table %u of transfers: %s", t,
                     what);
    if (what)
      return sr_fail(ctx, SR_ERR_INVALID, "executable: table %u of transfers, transfer %u: %s", t,
                     transfer, what);
  }
  return SR_OK;
}

/* ---- code ------------------------------------------------------------------------------------ */

/* Checks the code for a GPU. The driver checks the modules. A module of PTX ends where a NUL is, so
 * the image must end in one. */
static sr_status verify_modules(sr_ctx *ctx, const sr_code *code) {
  if (code->text_bytes || code->import_offset || code->import_count)
    return sr_fail(ctx, SR_ERR_INVALID, "executable: code for a GPU has the parts of x86-64 code");
  if (code->image_bytes > 0 && code->image[code->image_bytes - 1] != 0)
    return sr_fail(ctx, SR_ERR_INVALID, "executable: the last module has no end");
  for (uint32_t i = 0; i < code->function_count; i++)
    if (code->functions[i] >= code->image_bytes || code->functions[i] % 16 != 0)
      return sr_fail(ctx, SR_ERR_INVALID, "executable: function %u has no module", i);
  return SR_OK;
}

static sr_status verify_code(sr_ctx *ctx, const sr_code *code) {
  if (!sr_target_is_known(code->target))
    return sr_fail(ctx, SR_ERR_INVALID, "executable: made for no known device");
  if (code->decides && (!sr_target_is_gpu(code->target) || code->function_count < SR_DECISIONS))
    return sr_fail(ctx, SR_ERR_INVALID, "executable: the functions that decide do not exist");
  if (sr_target_is_gpu(code->target))
    return verify_modules(ctx, code);
  if (code->text_bytes > code->image_bytes || code->text_bytes % 4096 != 0)
    return sr_fail(ctx, SR_ERR_INVALID, "executable: the code does not fit its image");
  if (code->import_count > 0 &&
      (code->import_offset % 8 != 0 || code->import_offset < code->text_bytes ||
       code->import_offset > code->image_bytes ||
       code->import_count > (code->image_bytes - code->import_offset) / 8))
    return sr_fail(ctx, SR_ERR_INVALID, "executable: the imports do not fit the image");
  for (uint32_t i = 0; i < code->function_count; i++)
    if (code->functions[i] >= code->text_bytes)
      return sr_fail(ctx, SR_ERR_INVALID, "executable: function %u lies outside the code", i);
  return SR_OK;
}

sr_status sr_executable_verify(sr_ctx *ctx, const sr_executable *executable) {
  SR_TRY(verify_signature(ctx, executable));
  if (executable->arena_bytes > INT64_MAX || executable->constant_bytes > INT64_MAX)
    return sr_fail(ctx, SR_ERR_INVALID, "executable: the size of its memory is out of range");
  SR_TRY(verify_groups(ctx, executable));
  SR_TRY(verify_transfers(ctx, executable));
  SR_TRY(verify_code(ctx, &executable->code));
  return sr_verify_steps(ctx, executable);
}
