/* Finds the newest whole save in a state directory. Rank 0 reads the manifests and sends them to
 * the others; all ranks check the chunks of a save together. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/saves/saves.h"

/* A manifest on its way from rank 0. */
typedef struct letter {
  int64_t step; /* -1: there is no save */
  uint64_t bytes;
  char *text; /* malloc'ed */
} letter;

/* Collective. Sends the letter of rank 0 to all ranks. `own` is rank 0's status of reading it. */
static spmdrun_status send(spmdrun_context *context, sr_status own, letter *l) {
  spmdrun_status status = sr_context_settle(context, own);
  int64_t head[2] = {l->step, (int64_t)l->bytes};
  if (status == SPMDRUN_OK)
    status = spmdrun_share(context, head, sizeof head);
  if (status != SPMDRUN_OK || head[0] < 0)
    return status;
  if (!sr_context_is_root(context)) {
    *l = (letter){.step = head[0], .bytes = (uint64_t)head[1]};
    l->text = malloc((size_t)l->bytes + 1);
  }
  sr_context_begin(context);
  status = sr_context_settle(
      context, l->text ? SR_OK : sr_fail(&context->ctx, SR_ERR_NOMEM, "no memory for a manifest"));
  return status == SPMDRUN_OK ? spmdrun_share(context, l->text, (size_t)l->bytes) : status;
}

/* Parses the letter. The save's directory must be called after the step in it. */
static sr_status parse(sr_ctx *ctx, const spmdrun_saves *saves, const letter *l, sr_arena *arena,
                       sr_save_manifest *out) {
  char name[SR_SAVE_NAME_BYTES], place[PATH_MAX + SR_SAVE_NAME_BYTES];
  snprintf(place, sizeof place, "%s/%s", saves->path, sr_save_name(l->step, name));
  SR_TRY(sr_save_manifest_read(ctx, arena, place, l->text, (size_t)l->bytes, out));
  return out->step == l->step
             ? SR_OK
             : sr_fail(ctx, SR_ERR_INVALID, "%s: it is of step %lld", place, (long long)out->step);
}

spmdrun_status sr_saves_manifest(spmdrun_saves *saves, sr_status own, int64_t step, sr_arena *arena,
                                 sr_save_manifest *out_manifest) {
  spmdrun_context *context = saves->context;
  letter l = {.step = step};
  size_t bytes = 0;
  if (own == SR_OK && sr_context_is_root(context))
    own = sr_save_text(&context->ctx, saves->path, saves->directory, step, &l.text, &bytes);
  l.bytes = bytes;
  spmdrun_status status = send(context, own, &l);
  if (status == SPMDRUN_OK)
    status = sr_context_settle(context, parse(&context->ctx, saves, &l, arena, out_manifest));
  free(l.text);
  return status;
}

/* On rank 0: notes that the save is not whole, and warns. */
static void skip(spmdrun_saves *saves, int64_t step, const char *why) {
  size_t count = saves->damaged_count;
  int64_t *damaged = realloc(saves->damaged, (count + 1) * sizeof *damaged);
  if (damaged) { /* without memory it only stays longer */
    saves->damaged = damaged;
    saves->damaged[saves->damaged_count++] = step;
  }
  sr_log_line(&saves->context->ctx, SR_LOG_SAVES, SR_LOG_WARN,
              "%s; this save is not whole and does not count", why);
}

/* On rank 0: gets the newest save of steps[*at] and later ones whose manifest can be read. There
 * must be one, if there are saves: to begin anew in silence would remove all that they recorded. */
static sr_status next_candidate(spmdrun_saves *saves, const int64_t *steps, size_t count,
                                size_t *at, sr_arena *scratch, letter *out) {
  sr_ctx *ctx = &saves->context->ctx;
  out->step = -1;
  for (; *at < count; ++*at) {
    sr_ctx quiet = {.log = ctx->log};
    letter l = {.step = steps[*at]};
    size_t bytes = 0;
    sr_save_manifest manifest;
    sr_status status = sr_save_text(&quiet, saves->path, saves->directory, l.step, &l.text, &bytes);
    l.bytes = bytes;
    if (status == SR_OK)
      status = parse(&quiet, saves, &l, scratch, &manifest);
    if (status == SR_OK) {
      *out = l;
      return SR_OK;
    }
    free(l.text);
    if (status != SR_ERR_INVALID)
      return sr_fail(ctx, status, "%s", quiet.message);
    skip(saves, l.step, quiet.message);
  }
  if (count == 0)
    return SR_OK;
  return sr_fail(ctx, SR_ERR_INVALID,
                 "%s: it has %zu save%s, and none is whole; remove the directory to begin anew, or "
                 "restore what it held",
                 saves->path, count, count == 1 ? "" : "s");
}

/* Collective. All ranks check the save of the letter. Returns SR_OK if it is whole. */
static sr_status check(spmdrun_saves *saves, const letter *l, sr_ctx *ctx,
                       sr_world_fault *out_fault) {
  sr_world *world = saves->context->world;
  sr_arena *arena = sr_arena_create();
  sr_save_manifest manifest;
  sr_status own = arena ? parse(ctx, saves, l, arena, &manifest)
                        : sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", saves->path);
  if (own == SR_OK)
    own = sr_save_check(ctx, saves->path, saves->directory, &manifest, sr_world_rank(world),
                        sr_world_size(world));
  sr_arena_destroy(arena);
  return sr_world_agree_fault(ctx, world, own, out_fault);
}

/* Collective. Finds the newest whole save among the `count` saves, which only rank 0 knows. */
static spmdrun_status find(spmdrun_saves *saves, const int64_t *steps, size_t count,
                           sr_arena *scratch) {
  spmdrun_context *context = saves->context;
  bool root = sr_context_is_root(context);
  for (size_t at = 0;; at++) {
    letter l = {.step = -1};
    sr_context_begin(context);
    sr_status own = root ? next_candidate(saves, steps, count, &at, scratch, &l) : SR_OK;
    spmdrun_status status = send(context, own, &l);
    if (status != SPMDRUN_OK || l.step < 0) {
      free(l.text);
      return status;
    }
    sr_ctx ctx = {.log = context->ctx.log};
    sr_world_fault fault;
    sr_status whole = check(saves, &l, &ctx, &fault);
    free(l.text);
    if (whole == SR_OK) {
      saves->step = l.step;
      return SPMDRUN_OK;
    }
    sr_context_begin(context);
    if (fault.status != SR_ERR_INVALID) /* it may be whole, but it cannot be read now */
      return sr_context_settle(context, sr_fail(&context->ctx, whole, "%s", ctx.message));
    if (root)
      skip(saves, l.step, ctx.message);
  }
}

spmdrun_status sr_saves_find(spmdrun_saves *saves) {
  spmdrun_context *context = saves->context;
  sr_arena *scratch = sr_arena_create();
  int64_t *steps = NULL;
  size_t count = 0;
  sr_context_begin(context);
  sr_status own = SR_OK;
  if (!scratch)
    own = sr_fail(&context->ctx, SR_ERR_NOMEM, "%s: out of memory", saves->path);
  else if (sr_context_is_root(context))
    own = sr_state_list(&context->ctx, saves->path, saves->directory, &steps, &count);
  spmdrun_status status = sr_context_settle(context, own);
  if (status == SPMDRUN_OK)
    status = find(saves, steps, count, scratch);
  free(steps);
  sr_arena_destroy(scratch);
  return status;
}
