/* Who asks stands in the module by its address in this process (sr_pjrt_asker). The address is not
 * saved with an executable, so a program that is made of saved bytes tells nobody. */
#include "pjrt/pjrt_inspect.h"

#include <string.h>

#include "pjrt/abi_ffi.h"
#include "pjrt/sharding_proto.h"

static sr_status tell(sr_ctx *ctx, const sr_pjrt_program *program, int32_t index,
                      const sr_pjrt_asker *who) {
  const char *name = sr_loaded_name(program->loaded);
  const sr_signature *signature = &sr_loaded_plan(program->loaded)->signature;
  sr_port port = signature->inspected[index];
  sr_mesh one_for_all = {.device_count = signature->device_count};
  sr_shard_dim whole[SR_MAX_RANK] = {{0}};
  if (port.sharding.mesh->device_count == 1) /* JAX knows no single device among several */
    port.sharding = (sr_sharding){&one_for_all, port.rank, whole};
  sr_pjrt_answer told = {0};
  told.sharding = sr_sharding_proto(program->arena, &port, signature->device_count, &told.bytes);
  if (!told.sharding)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                   "%s: a value whose sharding is inspected lies on some devices of the program "
                   "only, which JAX cannot be told; give it a sharding",
                   name);
  who->call(who->user, &told);
  if (!told.error)
    return SR_OK;
  sr_status status = sr_fail(ctx, SR_ERR_INVALID, "%s: %s", name, told.error);
  if (told.free_error)
    told.free_error(&told);
  return status;
}

sr_status sr_pjrt_tell_shardings(sr_ctx *ctx, const sr_pjrt_program *program) {
  const sr_signature *signature = &sr_loaded_plan(program->loaded)->signature;
  for (int32_t i = 0; i < signature->inspected_count; i++) {
    size_t bytes;
    sr_pjrt_asker who;
    const void *says = sr_loaded_inspector(program->loaded, i, &bytes);
    if (!says)
      continue;
    if (bytes != sizeof who)
      return sr_fail(ctx, SR_ERR_INVALID,
                     "%s: a custom call InspectSharding says in %zu bytes who asks; JAX needs %zu",
                     sr_loaded_name(program->loaded), bytes, sizeof who);
    memcpy(&who, says, sizeof who);
    SR_TRY(tell(ctx, program, i, &who));
  }
  return SR_OK;
}
