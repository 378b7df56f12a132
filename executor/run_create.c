/* Makes programs ready: finds which devices of this rank run a program, and as which partition. */
#include <inttypes.h>

#include "executor/exchange_step.h"
#include "executor/footprint.h"
#include "executor/run_private.h"

/* Sets run->wanted: which shard of each argument the run's partition expects. */
static void note_wanted(sr_program *program, device_run *run) {
  const sr_signature *signature = &program->executable->signature;
  run->wanted = SR_NEW_ARRAY(program->arena, int64_t *, signature->argument_count);
  for (int32_t a = 0; a < signature->argument_count; a++) {
    const sr_port *port = &signature->arguments[a];
    sr_shard shard = sr_sharding_shard(&port->sharding, port->dims, run->role.partition);
    run->wanted[a] = SR_NEW_ARRAY(program->arena, int64_t, 2 * (int64_t)port->rank);
    for (int32_t d = 0; d < port->rank; d++) {
      run->wanted[a][d] = shard.start[d];
      run->wanted[a][port->rank + d] = shard.size[d];
    }
  }
}

/* Refuses, before any argument is read, a program that needs more memory than the device can ever
 * have. */
static sr_status check_room(sr_ctx *ctx, const sr_program *program, const sr_device *device) {
  const sr_device_kind *kind = device->set->kind;
  char remark[128], needed[32], has[32];
  if (!kind->room)
    return SR_OK;
  const uint64_t room = kind->room(device, remark, sizeof remark);
  const uint64_t bytes = sr_footprint_bytes(program->executable);
  if (bytes <= room)
    return SR_OK;
  return sr_fail(ctx, SR_ERR_NOMEM,
                 "the program needs %s at once on device %d, and %s can be had there%s: %s; use "
                 "more devices, or end what else runs on this one",
                 sr_size_name(bytes, needed), (int)device->number, sr_size_name(room, has), remark,
                 sr_footprint_text(program->arena, program->executable));
}

static sr_status check_device_count(sr_ctx *ctx, const sr_program *program) {
  const int64_t needed = program->executable->signature.device_count;
  const int64_t total = sr_device_set_total(program->devices);
  if (program->team && program->team->count != needed)
    return sr_fail(ctx, SR_ERR_INVALID, "the program has %" PRId64 " partitions, not %d", needed,
                   (int)program->team->count);
  if (needed > total)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                   "the program spans %" PRId64 " devices, the job has %" PRId64
                   "; start more ranks or give each more devices (--devices)",
                   needed, total);
  return SR_OK;
}

/* Makes the task of device `local` of this rank. */
static sr_status add_run(sr_ctx *ctx, sr_program *program, int32_t local,
                         const sr_device_code *code, sr_role role) {
  sr_device *device = sr_device_set_get(program->devices, local);
  const sr_signature *signature = &program->executable->signature;
  SR_TRY(check_room(ctx, program, device));
  device_run *run = &program->runs[program->run_count];
  program->locals[program->run_count++] = local;
  run->device = device;
  run->role = role;
  run->arguments = SR_NEW_ARRAY(program->arena, void *, signature->argument_count);
  run->results = SR_NEW_ARRAY(program->arena, void *, signature->result_count);
  note_wanted(program, run);
  return program->devices->kind->create_task(ctx, device, program->executable, code, &run->role,
                                             program->arena, &run->task);
}

/* `first_number` is that of the collectives if there is no team. */
static sr_status program_init(sr_ctx *ctx, sr_program *program, const sr_device_code *code,
                              uint64_t first_number) {
  const sr_executable *executable = program->executable;
  SR_TRY(check_device_count(ctx, program));
  const sr_device_kind *kind = program->devices->kind;
  if (!code) {
    SR_TRY(kind->load(ctx, program->devices, &executable->code, &program->loaded));
    code = program->loaded;
  }

  program->result_names =
      SR_NEW_ARRAY(program->arena, const char *, executable->signature.result_count);
  for (int32_t r = 0; r < executable->signature.result_count; r++)
    program->result_names[r] = sr_arena_printf(program->arena, "result %d", (int)r);
  program->communicates = sr_plan_collectives(&executable->steps) > 0;
  program->may_take_turns =
      program->communicates && program->team && program->team->failed && kind->advance;
  program->next_rest = 1;
  program->calls_host = sr_plan_host_calls(&executable->steps, false) > 0;
  program->calls_targets = sr_plan_host_calls(&executable->steps, true) > 0;
  program->runs = SR_NEW_ARRAY(program->arena, device_run, program->devices->count);
  program->locals = SR_NEW_ARRAY(program->arena, int32_t, program->devices->count);
  const sr_team *team = program->team;
  const int32_t own = program->devices->count;
  const int32_t first = sr_device_set_get(program->devices, 0)->number;
  for (int32_t p = 0; p < executable->signature.device_count; p++) {
    const int32_t local = (team ? team->devices[p] : p) - first;
    if (local >= 0 && local < own)
      SR_TRY(add_run(ctx, program, local, code,
                     (sr_role){p, team ? team->first[p] : first_number, team}));
  }
  return SR_OK;
}

/* Returns a copy of the team. If all its devices are of this rank, a failure concerns the program
 * alone. */
static const sr_team *copy_team(sr_program *program, const sr_team *team) {
  sr_arena *arena = program->arena;
  const size_t count = (size_t)team->count;
  const int32_t first = sr_device_set_get(program->devices, 0)->number;
  bool is_own = true;
  for (int32_t p = 0; p < team->count; p++)
    is_own &= team->devices[p] >= first && team->devices[p] < first + program->devices->count;
  sr_team *copy = SR_NEW(arena, sr_team);
  *copy = (sr_team){.count = team->count,
                    .devices = sr_arena_copy(arena, team->devices, count * sizeof *team->devices),
                    .first = sr_arena_copy(arena, team->first, count * sizeof *team->first),
                    .failed = is_own ? &program->failed : NULL};
  return copy;
}

static sr_status create(sr_ctx *ctx, sr_device_set *devices, const sr_executable *executable,
                        const sr_device_code *code, const sr_team *team, uint64_t first_number,
                        sr_program **out_program) {
  sr_program *volatile program = NULL;
  sr_arena *arena = sr_arena_create();
  if (!arena || SR_ARENA_GUARD(arena)) {
    if (program)
      sr_program_destroy(program);
    else
      sr_arena_destroy(arena);
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory to prepare the program");
  }
  program = SR_NEW(arena, sr_program);
  *program = (sr_program){.arena = arena, .devices = devices, .executable = executable};
  program->team = team ? copy_team(program, team) : NULL;
  sr_status status = program_init(ctx, program, code, first_number);
  if (status != SR_OK) {
    sr_program_destroy(program);
    return status;
  }
  *out_program = program;
  return SR_OK;
}

static bool find_host_call(void *user, const sr_step *step) {
  const sr_step **found = user;
  *found = step;
  return step->kind != SR_STEP_HOST_CALL;
}

/* Refuses a program that calls the host, which only launches can. */
static sr_status check_no_host_call(sr_ctx *ctx, const sr_executable *executable) {
  const sr_step *found = NULL;
  if (sr_plan_each(&executable->steps, find_host_call, &found))
    return SR_OK;
  if (found->host_call.target)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                   "%s: custom call target \"%s\" is not supported by this version, but in a JAX "
                   "script (JAX_PLATFORMS=spmdrun) that registers a function of C for it (jax.ffi)",
                   sr_step_place(found), found->host_call.target);
  return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                 "%s: the program calls Python (jax.debug.print, jax.pure_callback, ...), which it "
                 "can in a JAX script alone (JAX_PLATFORMS=spmdrun)",
                 sr_step_place(found));
}

sr_status sr_program_create(sr_ctx *ctx, sr_device_set *devices, const sr_executable *executable,
                            const sr_device_code *code, sr_program **out_program) {
  *out_program = NULL;
  uint64_t first_number = 0;
  /* Reserve the numbers before any step that can fail on this rank alone. Otherwise ranks would
   * number later collectives differently. */
  SR_TRY(sr_exchange_reserve(ctx, devices->exchange, SR_EVERY_DEVICE,
                             sr_plan_collectives(&executable->steps), &first_number));
  SR_TRY(check_no_host_call(ctx, executable));
  return create(ctx, devices, executable, code, NULL, first_number, out_program);
}

sr_status sr_program_create_on(sr_ctx *ctx, sr_device_set *devices, const sr_executable *executable,
                               const sr_device_code *code, const sr_team *team,
                               sr_program **out_program) {
  *out_program = NULL;
  return create(ctx, devices, executable, code, team, 0, out_program);
}

void sr_program_destroy(sr_program *program) {
  if (!program)
    return;
  const sr_device_kind *kind = program->devices->kind;
  for (int32_t i = 0; i < program->run_count; i++)
    if (program->runs[i].task)
      kind->destroy_task(program->runs[i].task);
  kind->unload(program->loaded);
  sr_arena_destroy(program->arena);
}
