/*
 * Saving and resuming of a state. The threads that write do so by themselves (saves/writer.h). Here
 * the ranks agree: that all have their copy before a save is written, and, at the next collective
 * call, whether it became whole.
 */
#include "api/saves/saves.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "api/array/array_handle.h"
#include "api/loop/record.h"
#include "api/needs.h"
#include "api/sized.h"

enum {
  KEEP = 2,   /* saves, if the caller does not say */
  LEVEL = -1, /* of zstd */
  LEVEL_LEAST = -7,
  LEVEL_MOST = 19
};

/* ---- opening --------------------------------------------------------------------------------- */

static sr_status take_options(spmdrun_saves *saves, const spmdrun_saves_options *given) {
  sr_ctx *ctx = &saves->context->ctx;
  spmdrun_saves_options *own = &saves->options;
  SR_TRY(sr_sized_read(ctx, "spmdrun_saves_options", given, own, sizeof *own));
  if (own->keep < 0 || own->level < LEVEL_LEAST || own->level > LEVEL_MOST)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "saves: %d to keep at zstd level %d: keep 1 or more, at a level of %d to %d",
                   own->keep, own->level, LEVEL_LEAST, LEVEL_MOST);
  own->keep = own->keep ? own->keep : KEEP;
  own->level = own->level ? own->level : LEVEL;
  if (own->program && !(own->program = saves->name = strdup(own->program)))
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for saves");
  return SR_OK;
}

/* On rank 0: makes or opens the directory, and takes its lock. */
static sr_status take_directory(spmdrun_saves *saves, const char *path) {
  sr_ctx *ctx = &saves->context->ctx;
  SR_TRY(sr_state_open(ctx, path, &saves->directory));
  saves->path = realpath(path, NULL);
  if (!saves->path || !sr_save_hidden_name(saves->stem))
    return sr_fail(ctx, SR_ERR_IO, "%s: the state directory cannot be opened: %s", path,
                   strerror(errno));
  SR_TRY(
      sr_state_lock_take(ctx, saves->path, saves->directory, SR_STATE_LOCK_BEAT_MS, &saves->lock));
  sr_state_sweep(saves->directory, NULL);
  return SR_OK;
}

/* What rank 0 tells the others about the directory. */
typedef struct invitation {
  uint64_t number; /* of the lock */
  char stem[SR_SAVE_HIDDEN_BYTES];
} invitation;

/* On the other ranks: opens the directory, and checks that it is the one that rank 0 locked. */
static sr_status follow(spmdrun_saves *saves, const char *path, const invitation *from_root) {
  sr_ctx *ctx = &saves->context->ctx;
  memcpy(saves->stem, from_root->stem, sizeof saves->stem);
  saves->directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  saves->path = realpath(path, NULL);
  if (saves->directory < 0 || !saves->path ||
      !sr_state_lock_is_seen(saves->directory, from_root->number))
    return sr_fail(ctx, SR_ERR_INVALID,
                   "%s: this rank does not see the directory that rank 0 opened; use one that all "
                   "nodes share",
                   path);
  return SR_OK;
}

static sr_status make_writer(spmdrun_saves *saves) {
  const spmdrun_context *context = saves->context;
  const sr_writer_options options = {.path = saves->path,
                                     .directory = saves->directory,
                                     .stem = saves->stem,
                                     .rank = sr_world_rank(context->world),
                                     .size = sr_world_size(context->world),
                                     .keep = saves->options.keep,
                                     .level = saves->options.level,
                                     .lock = saves->lock,
                                     .processors = sr_world_processors(context->world),
                                     .log = context->ctx.log};
  return sr_writer_create(&saves->context->ctx, &options, &saves->writer);
}

/* Collective. Opens the directory on all ranks. `own` is this rank's status so far; `saves` may be
 * NULL after a failure. */
static spmdrun_status open_directory(spmdrun_context *context, spmdrun_saves *saves,
                                     const char *path, sr_status own) {
  bool root = sr_context_is_root(context);
  invitation from_root = {0};
  if (own == SR_OK && root)
    own = take_directory(saves, path);
  spmdrun_status status = sr_context_settle(context, own);
  if (status != SPMDRUN_OK)
    return status;
  if (root) {
    from_root.number = sr_state_lock_number(saves->lock);
    memcpy(from_root.stem, saves->stem, sizeof from_root.stem);
  }
  status = spmdrun_share(context, &from_root, sizeof from_root);
  if (status != SPMDRUN_OK)
    return status;
  own = root ? SR_OK : follow(saves, path, &from_root);
  if (own == SR_OK)
    own = make_writer(saves);
  return sr_context_settle(context, own);
}

static sr_status allocate(spmdrun_context *context, spmdrun_saves **out) {
  spmdrun_saves *saves = calloc(1, sizeof *saves);
  *out = saves;
  if (saves) {
    saves->context = context;
    saves->directory = -1;
    saves->step = -1;
  }
  return saves ? SR_OK : sr_fail(&context->ctx, SR_ERR_NOMEM, "no memory for saves");
}

static void destroy(spmdrun_saves *saves) {
  if (!saves)
    return;
  if (saves->record)
    saves->record->saves = NULL;
  sr_writer_destroy(saves->writer);
  sr_state_lock_release(saves->lock);
  if (saves->directory >= 0)
    close(saves->directory);
  free(saves->damaged);
  free(saves->path);
  free(saves->name);
  free(saves);
}

spmdrun_status spmdrun_saves_open(spmdrun_context *context, const char *directory,
                                  const spmdrun_saves_options *options, spmdrun_saves **out) {
  SR_MAKES(out);
  SR_NEEDS(context, "context, directory, saves", context, directory, out);
  sr_context_begin(context);
  sr_status own = allocate(context, out);
  if (own == SR_OK)
    own = take_options(*out, options);
  spmdrun_status status = open_directory(context, *out, directory, own);
  if (status == SPMDRUN_OK)
    status = sr_saves_find(*out);
  if (status != SPMDRUN_OK) {
    destroy(*out);
    *out = NULL;
  }
  return status;
}

/* ---- the last save --------------------------------------------------------------------------- */

/* On all ranks: notes that the last save did not become whole. */
static void note_failure(spmdrun_saves *saves, const char *why) {
  saves->failed = true;
  snprintf(saves->why, sizeof saves->why, "%s", why);
  if (!sr_context_is_root(saves->context))
    return;
  if (saves->step >= 0)
    sr_log_line(&saves->context->ctx, SR_LOG_SAVES, SR_LOG_WARN,
                "the save of step %lld failed: %s; that of step %lld stands",
                (long long)saves->started, why, (long long)saves->step);
  else
    sr_log_line(&saves->context->ctx, SR_LOG_SAVES, SR_LOG_WARN,
                "the save of step %lld failed: %s; there is no other", (long long)saves->started,
                why);
}

/* The save of this step was damaged and has been made anew. */
static void forget_damage(spmdrun_saves *saves, int64_t step) {
  size_t left = 0;
  for (size_t i = 0; i < saves->damaged_count; i++)
    if (saves->damaged[i] != step)
      saves->damaged[left++] = saves->damaged[i];
  saves->damaged_count = left;
}

void sr_saves_settle(spmdrun_saves *saves) {
  if (!saves->pending)
    return;
  sr_world *world = saves->context->world;
  sr_ctx ctx = {.log = saves->context->ctx.log};
  sr_status all = sr_world_agree(&ctx, world, sr_writer_await(&ctx, saves->writer));
  sr_status own = sr_writer_settle(&ctx, saves->writer, all == SR_OK);
  if (all == SR_OK)
    all = sr_world_agree(&ctx, world, own);
  saves->pending = false;
  if (all != SR_OK) {
    note_failure(saves, ctx.message);
    return;
  }
  saves->step = saves->started;
  forget_damage(saves, saves->step);
}

void sr_saves_leave(spmdrun_saves *saves) {
  sr_ctx ctx = {0}; /* sr_saves_settle tells what this rank found */
  if (saves->pending)
    (void)sr_writer_await(&ctx, saves->writer);
  saves->record = NULL;
}

int64_t spmdrun_saves_step(const spmdrun_saves *saves) {
  return saves ? saves->step : -1;
}

spmdrun_status spmdrun_saves_wait(spmdrun_saves *saves) {
  SR_NEEDS(SR_CONTEXT_OF(saves), "saves", saves);
  spmdrun_context *context = saves->context;
  sr_context_begin(context);
  sr_saves_settle(saves);
  return sr_context_settle(context, saves->failed ? sr_fail(&context->ctx, SR_ERR_IO,
                                                            "the save of step %lld failed: %s",
                                                            (long long)saves->started, saves->why)
                                                  : SR_OK);
}

void spmdrun_saves_close(spmdrun_saves *saves) {
  if (!saves)
    return;
  sr_context_drain(saves->context); /* not sr_context_begin: the last failure stays */
  sr_saves_settle(saves);
  destroy(saves);
}

/* ---- saving ---------------------------------------------------------------------------------- */

const char *sr_saves_program(const spmdrun_saves *saves, const spmdrun_executable *program) {
  return saves->options.program ? saves->options.program : program->plan->name;
}

static bool is_like(const sr_port *port, sr_dtype dtype, int32_t rank, const int64_t *dims) {
  return port->dtype == dtype && port->rank == rank &&
         memcmp(port->dims, dims, (size_t)rank * sizeof *dims) == 0;
}

const char *sr_saves_array_name(const spmdrun_executable *program, int32_t index) {
  const sr_signature *signature = &program->plan->signature;
  if (index >= signature->result_count)
    return "";
  const sr_port *in = &signature->arguments[index], *out = &signature->results[index];
  return is_like(out, in->dtype, in->rank, in->dims) ? out->name : "";
}

static sr_status check_state(const spmdrun_saves *saves, const spmdrun_executable *program,
                             int64_t step, spmdrun_array *const *arrays, int count) {
  sr_ctx *ctx = &saves->context->ctx;
  const sr_signature *signature = &program->plan->signature;
  if (step < 0 || step > SR_SAVE_MOST_STEP)
    return sr_fail(ctx, SR_ERR_INVALID, "step %lld: a save has a step of 0 to 2^53 - 1",
                   (long long)step);
  if (step < saves->step)
    return sr_fail(
        ctx, SR_ERR_INVALID,
        "%s: step %lld is before that of the newest save, %lld; choose another directory",
        saves->path, (long long)step, (long long)saves->step);
  if (count < 1 || count > signature->argument_count)
    return sr_fail(ctx, SR_ERR_INVALID, "a state of %d arrays; the program takes %d", count,
                   (int)signature->argument_count);
  for (int i = 0; i < count; i++) {
    const sr_port *port = &signature->arguments[i];
    if (!arrays[i])
      return sr_fail(ctx, SR_ERR_INVALID, "array %d of the state is NULL", i);
    SR_TRY(sr_array_check_read(arrays[i], true));
    const sr_array *array = arrays[i]->array;
    char got[128], wanted[128];
    if (array->rank > SR_IO_MAX_RANK)
      return sr_fail(ctx, SR_ERR_UNSUPPORTED, "%s: more than %d dimensions are not saved",
                     arrays[i]->what, SR_IO_MAX_RANK);
    if (!is_like(port, array->dtype, array->rank, array->dims))
      return sr_fail(ctx, SR_ERR_INVALID, "array %d of the state, %s, is %s, but argument %d is %s",
                     i, arrays[i]->what,
                     sr_shape_write(sr_dtype_get(array->dtype)->name, array->rank, array->dims, got,
                                    sizeof got),
                     i,
                     sr_shape_write(sr_dtype_get(port->dtype)->name, port->rank, port->dims, wanted,
                                    sizeof wanted));
  }
  return SR_OK;
}

/* Returns the sharding as text that holds its mesh: <mesh<["i"=4]>, [{"i"}, {}]>. */
static const char *sharding_text(sr_arena *arena, const sr_sharding *sharding) {
  sr_mesh mesh = *sharding->mesh;
  mesh.name = NULL;
  sr_sharding copy = *sharding;
  copy.mesh = &mesh;
  return sr_sharding_printed(arena, &copy);
}

static const sr_save_manifest *describe(const spmdrun_saves *saves,
                                        const spmdrun_executable *program, int64_t step,
                                        spmdrun_array *const *arrays, int count) {
  sr_arena *arena = sr_writer_arena(saves->writer);
  sr_save_manifest *manifest = SR_NEW(arena, sr_save_manifest);
  sr_save_array *list = SR_NEW_ARRAY(arena, sr_save_array, count);
  const char *name = sr_saves_program(saves, program), *version = spmdrun_version();
  const char *computation = program->plan->computation;
  *manifest =
      (sr_save_manifest){.format = SR_SAVE_FORMAT,
                         .version = version,
                         .program = sr_arena_string(arena, name, strlen(name)),
                         .computation = sr_arena_string(arena, computation, strlen(computation)),
                         .step = step,
                         .devices = program->plan->signature.device_count,
                         .ranks = sr_world_size(saves->context->world),
                         .count = count,
                         .arrays = list};
  for (int i = 0; i < count; i++) {
    const sr_array *array = arrays[i]->array;
    int64_t chunk[SR_IO_MAX_RANK];
    size_t bytes = (size_t)array->rank * sizeof *chunk;
    const char *own = sr_saves_array_name(program, i);
    sr_snapshot_chunk(array, chunk);
    list[i] = (sr_save_array){.name = sr_arena_string(arena, own, strlen(own)),
                              .sharding = sharding_text(arena, &array->sharding),
                              .dtype = array->dtype,
                              .rank = array->rank,
                              .dims = sr_arena_copy(arena, array->dims, bytes),
                              .chunk = sr_arena_copy(arena, chunk, bytes)};
  }
  return manifest;
}

/* Fills the writer's next save. */
static sr_status copy_state(spmdrun_saves *saves, const spmdrun_executable *program, int64_t step,
                            spmdrun_array *const *arrays, int count) {
  sr_ctx *ctx = &saves->context->ctx;
  sr_save_job *job = sr_writer_job(saves->writer);
  sr_arena *arena = sr_writer_arena(saves->writer);
  sr_arena_reset(arena);
  if (SR_ARENA_GUARD(arena))
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory to describe a save");
  job->step = step;
  job->manifest = describe(saves, program, step, arrays, count);
  job->damaged = saves->damaged;
  job->damaged_count = saves->damaged_count;
  job->record = NULL;
  job->output_count = 0;
  if (saves->record)
    sr_record_join(saves->record, arena, job);
  const sr_array **list = SR_NEW_ARRAY(arena, const sr_array *, count);
  for (int i = 0; i < count; i++)
    list[i] = arrays[i]->array;
  return sr_snapshot_take(ctx, &job->snapshot, list, count);
}

spmdrun_status spmdrun_save(spmdrun_saves *saves, spmdrun_executable *program, int64_t step,
                            spmdrun_array *const *arrays, int count) {
  SR_NEEDS(SR_CONTEXT_OF(saves), "saves, program, arrays", saves, program, arrays);
  spmdrun_context *context = saves->context;
  sr_context_begin(context);
  sr_saves_settle(saves);
  sr_status own = check_state(saves, program, step, arrays, count);
  if (own == SR_OK && saves->record)
    own = sr_record_check_whole(&context->ctx, saves->record);
  bool stands = step == saves->step;
  if (own == SR_OK && !stands)
    own = copy_state(saves, program, step, arrays, count);
  spmdrun_status status = sr_context_settle(context, own);
  if (status != SPMDRUN_OK)
    return status;
  saves->failed = false; /* what was asked for last is on the disk, or will be */
  if (stands)
    return SPMDRUN_OK;
  saves->started = step;
  saves->pending = true;
  sr_writer_start(saves->writer);
  return SPMDRUN_OK;
}
