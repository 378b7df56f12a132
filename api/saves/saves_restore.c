/* Resumes from a save: whether it is of this program, and its arrays. */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "api/needs.h"
#include "api/saves/saves.h"

/* Lists what differs between the arrays of the save and the arguments of the program. */
static void list_differences(const sr_save_manifest *saved, const spmdrun_executable *program,
                             int count, bool names, sr_text *text) {
  const char *between = "";
  if (saved->count != count) {
    sr_text_printf(text, "%d arrays are saved, but the state has %d", (int)saved->count, count);
    between = "; ";
  }
  for (int i = 0; i < count && i < saved->count; i++) {
    const sr_save_array *from = &saved->arrays[i];
    const sr_port *to = &program->plan->signature.arguments[i];
    const char *name = sr_saves_array_name(program, i);
    bool same = from->dtype == to->dtype && from->rank == to->rank &&
                memcmp(from->dims, to->dims, (size_t)to->rank * sizeof *to->dims) == 0;
    char got[128], wanted[128];
    if (!same)
      sr_text_printf(
          text, "%sarray %d is %s, but argument %d is %s", between, i,
          sr_shape_write(sr_dtype_get(from->dtype)->name, from->rank, from->dims, got, sizeof got),
          i,
          sr_shape_write(sr_dtype_get(to->dtype)->name, to->rank, to->dims, wanted, sizeof wanted));
    else if (names && strcmp(from->name, name) != 0)
      sr_text_printf(text, "%sarray %d is called '%s', but argument %d '%s'", between, i,
                     from->name, i, name);
    else
      continue;
    between = "; ";
  }
}

/* True if equal programs have equal fingerprints here: the save is of a program for as many devices
 * and of this version of the library, which makes the fingerprint. */
static bool is_comparable(const sr_save_manifest *saved, const spmdrun_executable *program) {
  return saved->devices == program->plan->signature.device_count &&
         strcmp(saved->version, spmdrun_version()) == 0;
}

/* Fails unless the save is of this program. */
static sr_status check_program(spmdrun_saves *saves, const sr_save_manifest *saved,
                               const spmdrun_executable *program) {
  sr_ctx *ctx = &saves->context->ctx;
  const char *name = sr_saves_program(saves, program);
  const char *computation = program->plan->computation;
  char save[SR_SAVE_NAME_BYTES];
  if (strcmp(saved->computation, computation) == 0)
    return SR_OK;
  bool told = strcmp(saved->program, name) != 0 || is_comparable(saved, program);
  if (told && !saves->options.accept_program)
    return sr_fail(
        ctx, SR_ERR_INVALID,
        "%s/%s is of another program: %s (computation %.16s, %lld devices) saved it, and "
        "this is %s (computation %.16s, %lld devices); choose another directory, or take "
        "it all the same with accept_program (--accept-program)",
        saves->path, sr_save_name(saved->step, save), saved->program, saved->computation,
        (long long)saved->devices, name, computation,
        (long long)program->plan->signature.device_count);
  if (sr_context_is_root(saves->context))
    sr_log_line(ctx, SR_LOG_SAVES, SR_LOG_INFO,
                "%s/%s was saved by %s on %lld devices with version %s; it is taken for a state of "
                "%s by %s",
                saves->path, sr_save_name(saved->step, save), saved->program,
                (long long)saved->devices, saved->version, name,
                told ? "request" : "its name and the names, types and shapes of its arrays");
  return SR_OK;
}

static sr_status check(spmdrun_saves *saves, const sr_save_manifest *saved,
                       const spmdrun_executable *program, int count, sr_arena *arena) {
  sr_text text = {.arena = arena};
  char save[SR_SAVE_NAME_BYTES];
  sr_ctx *ctx = &saves->context->ctx;
  if (SR_ARENA_GUARD(arena))
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", saves->path);
  bool names =
      !saves->options.accept_program && strcmp(saved->computation, program->plan->computation) != 0;
  list_differences(saved, program, count, names, &text);
  if (text.count)
    return sr_fail(ctx, SR_ERR_INVALID, "%s/%s (of %s) is no state of %s: %s", saves->path,
                   sr_save_name(saved->step, save), saved->program,
                   sr_saves_program(saves, program), sr_text_get(&text));
  return check_program(saves, saved, program);
}

static sr_status begin(const spmdrun_saves *saves, const spmdrun_executable *program, int count,
                       const sr_arena *arena) {
  sr_ctx *ctx = &saves->context->ctx;
  if (!arena)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", saves->path);
  if (saves->step < 0)
    return sr_fail(ctx, SR_ERR_INVALID, "%s: there is no save to resume from", saves->path);
  if (count < 1 || count > program->plan->signature.argument_count)
    return sr_fail(ctx, SR_ERR_INVALID, "a state of %d arrays; the program takes %d", count,
                   (int)program->plan->signature.argument_count);
  return SR_OK;
}

/* Collective. Reads the arrays of the save, each rank its shards. */
static spmdrun_status read_arrays(spmdrun_saves *saves, spmdrun_executable *program, int count,
                                  spmdrun_array **arrays) {
  spmdrun_status status = SPMDRUN_OK;
  char path[PATH_MAX], save[SR_SAVE_NAME_BYTES], name[SR_SAVE_NAME_BYTES];
  sr_save_name(saves->step, save);
  for (int i = 0; i < count && status == SPMDRUN_OK; i++) {
    snprintf(path, sizeof path, "%s/%s/%s", saves->path, save, sr_save_array_name(i, name));
    status = spmdrun_array_read(program, i, path, &arrays[i]);
  }
  for (int i = 0; i < count && status != SPMDRUN_OK; i++) {
    spmdrun_array_destroy(arrays[i]);
    arrays[i] = NULL;
  }
  return status;
}

spmdrun_status spmdrun_saves_restore(spmdrun_saves *saves, spmdrun_executable *program, int count,
                                     spmdrun_array **arrays) {
  SR_NEEDS(SR_CONTEXT_OF(saves), "saves, program, arrays", saves, program, arrays);
  spmdrun_context *context = saves->context;
  sr_context_begin(context);
  sr_saves_settle(saves);
  sr_arena *arena = sr_arena_create();
  sr_save_manifest saved;
  for (int i = 0; i < count; i++)
    arrays[i] = NULL;
  sr_status own = begin(saves, program, count, arena);
  spmdrun_status status = sr_saves_manifest(saves, own, saves->step, arena, &saved);
  if (status == SPMDRUN_OK) {
    sr_context_begin(context);
    status = sr_context_settle(context, check(saves, &saved, program, count, arena));
  }
  if (status == SPMDRUN_OK)
    status = read_arrays(saves, program, count, arrays);
  sr_arena_destroy(arena);
  return status;
}
