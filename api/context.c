/* The context: the job, its log and its devices. sr_context_settle makes a failure on any rank a
 * failure on all ranks. Every rank keeps the message, and one rank is chosen to print it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/guards.h"
#include "api/needs.h"
#include "api/sized.h"
#include "executable/format.h"

const char *spmdrun_version(void) {
  return SPMDRUN_VERSION;
}

static spmdrun_status status_public(sr_status status) {
  switch (status) {
  case SR_OK:
    return SPMDRUN_OK;
  case SR_ERR_INVALID:
    return SPMDRUN_INVALID;
  case SR_ERR_UNSUPPORTED:
  case SR_ERR_UNAVAILABLE:
    return SPMDRUN_UNSUPPORTED;
  case SR_ERR_NOMEM:
    return SPMDRUN_NOMEM;
  case SR_ERR_IO:
    return SPMDRUN_IO;
  case SR_ERR_PEER:
    return SPMDRUN_PEER;
  case SR_ERR_INTERNAL:
    return SPMDRUN_INTERNAL;
  case SR_ERR_DEVICE:
    return SPMDRUN_DEVICE;
  }
  return SPMDRUN_INTERNAL;
}

/* ---- agreement ------------------------------------------------------------------------------- */

void sr_context_drain(const spmdrun_context *context) {
  if (context->queue)
    sr_run_queue_drain(context->queue);
}

void sr_context_begin(spmdrun_context *context) {
  sr_context_drain(context);
  sr_context_begin_beside(context);
}

void sr_context_begin_beside(spmdrun_context *context) {
  if (context->kind && context->kind->target)
    sr_context_drain(context);
  sr_ctx_clear(&context->ctx);
  context->failure = SPMDRUN_OK;
  context->reports = false;
}

spmdrun_status sr_context_settle(spmdrun_context *context, sr_status own) {
  sr_world_fault fault;
  sr_status agreed = sr_world_agree_fault(&context->ctx, context->world, own, &fault);
  if (agreed == SR_OK)
    return SPMDRUN_OK;
  context->failure = status_public(fault.status);
  context->reports = fault.rank == sr_world_rank(context->world);
  return status_public(agreed);
}

spmdrun_status sr_context_finish(spmdrun_context *context, sr_status own) {
  context->failure = status_public(own);
  context->reports = own != SR_OK;
  return context->failure;
}

sr_status sr_status_of(spmdrun_status status) {
  static const sr_status codes[] = {
      [SPMDRUN_OK] = SR_OK,
      [SPMDRUN_INVALID] = SR_ERR_INVALID,
      [SPMDRUN_UNSUPPORTED] = SR_ERR_UNSUPPORTED,
      [SPMDRUN_NOMEM] = SR_ERR_NOMEM,
      [SPMDRUN_IO] = SR_ERR_IO,
      [SPMDRUN_PEER] = SR_ERR_PEER,
      [SPMDRUN_INTERNAL] = SR_ERR_INTERNAL,
      [SPMDRUN_DIFFERS] = SR_ERR_INVALID,
      [SPMDRUN_DEVICE] = SR_ERR_DEVICE,
      [SPMDRUN_NAN] = SR_ERR_INVALID,
  };
  return (size_t)status < sizeof codes / sizeof *codes ? codes[status] : SR_ERR_INTERNAL;
}

spmdrun_status spmdrun_agree(spmdrun_context *context, spmdrun_status own, const char *message) {
  SR_NEEDS(context, "context", context);
  char sentence[SR_MESSAGE_BYTES]; /* a copy: `message` may be spmdrun_message(context), which the
                                      next call clears */
  snprintf(sentence, sizeof sentence, "%s", message ? message : "this rank failed");
  sr_context_begin(context);
  sr_status status = sr_status_of(own);
  if (status != SR_OK)
    status = sr_fail(&context->ctx, status, "%s", sentence);
  return sr_context_settle(context, status);
}

int spmdrun_should_report(const spmdrun_context *context) {
  return !context || context->reports;
}

spmdrun_status spmdrun_failure(const spmdrun_context *context) {
  return context ? context->failure : SPMDRUN_INVALID;
}

const char *spmdrun_message(const spmdrun_context *context) {
  return context ? context->ctx.message
                 : "NULL was given where an object of spmdrun is needed, so there is no context";
}

/* ---- log and phases -------------------------------------------------------------------------- */

static void write_log(void *user, sr_log_level level, sr_log_module module, const char *line) {
  const spmdrun_context *context = user;
  if (!context->options.log_sink)
    return;
  char rank[16] = "?", text[SR_MESSAGE_BYTES + 64]; /* not known before the job is joined */
  if (context->world)
    snprintf(rank, sizeof rank, "%d", sr_world_rank(context->world));
  snprintf(text, sizeof text, "r%s | %s: %s: %s\n", rank, sr_log_module_name(module),
           sr_log_level_name(level), line);
  context->options.log_sink(context->options.user, text);
}

void sr_context_log_always(spmdrun_context *context, const char *line) {
  write_log(context, SR_LOG_INFO, SR_LOG_CACHE, line);
}

void sr_context_phase(spmdrun_context *context, spmdrun_phase phase) {
  if (context->options.phase)
    context->options.phase(context->options.user, phase);
}

/* ---- making and taking down ------------------------------------------------------------------ */

static const char *copy_string(sr_arena *arena, const char *text) {
  return text ? sr_arena_string(arena, text, strlen(text)) : NULL;
}

static bool is_disabled(const spmdrun_options *options, const char *name) {
  for (int i = 0; i < options->disabled_rewrite_count; i++)
    if (strcmp(options->disabled_rewrites[i], name) == 0)
      return true;
  return false;
}

static sr_status refuse_rewrite(spmdrun_context *context, const char *name) {
  sr_text known = {.arena = context->arena};
  for (size_t i = 0; i < sr_collective_rewrites.count; i++)
    sr_text_printf(&known, "%s%s", i ? ", " : "", sr_collective_rewrites.rewrites[i].name);
  return sr_fail(&context->ctx, SR_ERR_INVALID,
                 "there is no rewrite of collectives \"%s\" to switch off; there are %s", name,
                 sr_text_get(&known));
}

/* Copies the names of the disabled rewrites of collectives, each once, in the order of the
 * partitioner's table of rewrites. The cache key then does not depend on the order in which the
 * caller listed them. */
static sr_status copy_rewrites(spmdrun_context *context) {
  spmdrun_options *own = &context->options;
  SR_VECTOR(const char *) names = {0};
  for (int i = 0; i < own->disabled_rewrite_count; i++)
    if (!sr_rewrite_find(&sr_collective_rewrites, own->disabled_rewrites[i]))
      return refuse_rewrite(context, own->disabled_rewrites[i]);
  for (size_t i = 0; i < sr_collective_rewrites.count; i++)
    if (is_disabled(own, sr_collective_rewrites.rewrites[i].name))
      SR_PUSH(context->arena, &names, sr_collective_rewrites.rewrites[i].name);
  own->disabled_rewrites = names.items;
  own->disabled_rewrite_count = (int)names.count;
  return SR_OK;
}

/* Sets the cache settings from the options, environment and configuration files of this rank. */
static sr_status settle_cache(spmdrun_context *context) {
  spmdrun_options *own = &context->options;
  SR_VECTOR(sr_cache_word) program = {0}, given = {0};
  if (own->cache_directory)
    SR_PUSH(context->arena, &program,
            ((sr_cache_word){"cache-dir", copy_string(context->arena, own->cache_directory)}));
  if (own->no_cache)
    SR_PUSH(context->arena, &program, ((sr_cache_word){"no-cache", "1"}));
  for (int i = 0; i < own->cache_setting_count; i++)
    SR_PUSH(context->arena, &given,
            ((sr_cache_word){copy_string(context->arena, own->cache_settings[i].name),
                             copy_string(context->arena, own->cache_settings[i].value)}));
  own->cache_directory = NULL;
  own->cache_settings = NULL;
  own->cache_setting_count = 0;
  return sr_cache_settings_read(&context->ctx, context->arena, program.items, program.count,
                                given.items, given.count, &context->cache_settings,
                                context->cache_origins);
}

static sr_status parse_precision(spmdrun_context *context) {
  const char *name = context->options.matmul_precision;
  context->tf32 = name && strcmp(name, "tf32") == 0;
  if (!name || context->tf32 || strcmp(name, "f32") == 0)
    return SR_OK;
  return sr_fail(&context->ctx, SR_ERR_INVALID,
                 "matmul-precision: expected f32 or tf32, not \"%s\"", name);
}

static sr_status parse_level(spmdrun_context *context) {
  const char *name = context->options.cpu;
  sr_target target, host = sr_target_cpu(sr_cpu_level_host());
  context->level = (sr_cpu_level)host.level;
  if (!name)
    return SR_OK;
  if (!sr_target_find(name, &target) || target.family != SR_TARGET_X86_64)
    return sr_fail(&context->ctx, SR_ERR_INVALID,
                   "cpu: expected x86-64, x86-64-v2, x86-64-v3 or x86-64-v4, not \"%s\"", name);
  if (context->kind->target)
    return sr_fail(&context->ctx, SR_ERR_INVALID,
                   "cpu: is %s, but devices of kind %s compute, not processors", name,
                   context->kind->name);
  if (target.level > host.level)
    return sr_fail(&context->ctx, SR_ERR_UNSUPPORTED,
                   "cpu: this processor runs code for %s at most, not for %s",
                   sr_target_name_of(host).text, name);
  context->level = (sr_cpu_level)target.level;
  return SR_OK;
}

static sr_status copy_options(spmdrun_context *context, const spmdrun_options *options) {
  spmdrun_options *own = &context->options;
  SR_TRY(sr_sized_read(&context->ctx, "spmdrun_options", options, own, sizeof *own));
  own->device = copy_string(context->arena, own->device);
  own->cuda_libraries = copy_string(context->arena, own->cuda_libraries);
  own->cpu = copy_string(context->arena, own->cpu);
  own->log = copy_string(context->arena, own->log);
  own->placement = copy_string(context->arena, own->placement);
  own->matmul_precision = copy_string(context->arena, own->matmul_precision);
  context->log.sink = write_log;
  context->log.user = context;
  SR_TRY(sr_log_parse(&context->ctx, own->log ? own->log : "warn", &context->log));
  context->ctx.log = &context->log;
  SR_TRY(copy_rewrites(context));
  SR_TRY(settle_cache(context));
  if (!(own->deadline >= 0))
    return sr_fail(&context->ctx, SR_ERR_INVALID, "deadline: expected 0 or more seconds, not %g",
                   own->deadline);
  if (own->devices_per_rank < 0)
    return sr_fail(&context->ctx, SR_ERR_INVALID, "devices per rank: expected 0 or more, not %d",
                   own->devices_per_rank);
  context->kind = sr_device_kind_find(own->device ? own->device : "cpu");
  if (!context->kind)
    return sr_fail(&context->ctx, SR_ERR_UNSUPPORTED,
                   "device kind \"%s\" is not in this version: it has \"cpu\" and \"cuda\"",
                   own->device);
  SR_TRY(parse_level(context));
  SR_TRY(parse_precision(context));
  return sr_placement_parse(&context->ctx, own->placement, &context->placement);
}

/* The facts that ranks exchange when they join the job. */
typedef struct rank_facts {
  char kind[16]; /* name of the kind of devices that the rank is to make */
  char host[64];
  char visible[128]; /* the rank's CUDA_VISIBLE_DEVICES, for messages */
  int32_t level;     /* processor level of the rank, an sr_cpu_level */
  int32_t cache_off; /* true if the cache is switched off on the rank */
  int32_t node_tier; /* true if the rank is the first of its node and the node has its own cache
                        directory */
} rank_facts;

static void note_visible(char *out, size_t bytes) {
  const char *visible = getenv("CUDA_VISIBLE_DEVICES");
  if (visible)
    snprintf(out, bytes, "CUDA_VISIBLE_DEVICES is \"%s\"", visible);
  else
    snprintf(out, bytes, "CUDA_VISIBLE_DEVICES is not set");
}

/* Checks that all ranks make devices of one kind. */
static sr_status check_kind(spmdrun_context *context, const rank_facts *facts) {
  for (int32_t r = 1; r < sr_world_size(context->world); r++)
    if (strcmp(facts[r].kind, facts[0].kind) != 0)
      return sr_fail(&context->ctx, SR_ERR_INVALID,
                     "rank 0 on %s is to make devices of kind %s (%s), rank %d on %s of kind %s "
                     "(%s); give all ranks the same kind",
                     facts[0].host, facts[0].kind, facts[0].visible, r, facts[r].host,
                     facts[r].kind, facts[r].visible);
  return SR_OK;
}

/* Sets context->target to the lowest processor level of all ranks. */
static sr_status settle_level(spmdrun_context *context, const rank_facts *facts) {
  int32_t own = facts[sr_world_rank(context->world)].level;
  int32_t lowest = facts[0].level, lowest_rank = 0;
  for (int32_t r = 1; r < sr_world_size(context->world); r++)
    if (facts[r].level < lowest) {
      lowest = facts[r].level;
      lowest_rank = r;
    }
  context->target = sr_target_cpu((sr_cpu_level)lowest);
  if (lowest < SR_CPU_X86_64_V1)
    return sr_fail(&context->ctx, SR_ERR_UNSUPPORTED,
                   "rank %d is no x86-64 machine: this version makes code for x86-64 only",
                   lowest_rank);
  if (lowest < own)
    sr_log_line(&context->ctx, SR_LOG_COMPILE, SR_LOG_INFO,
                "code is made for %s, which rank %d can run; this rank could run %s",
                sr_target_name_of(context->target).text, lowest_rank,
                sr_target_name_of(sr_target_cpu((sr_cpu_level)own)).text);
  return SR_OK;
}

/* True if the nodes' own cache directories must be searched for executables. With a single node
 * this is not needed, because rank 0 searches that node's directory itself. */
static bool has_node_tiers(const spmdrun_context *context, const rank_facts *facts) {
  if (sr_world_node_count(context->world) == 1 || facts[0].cache_off)
    return false;
  for (int32_t r = 0; r < sr_world_size(context->world); r++)
    if (facts[r].node_tier)
      return true;
  return false;
}

/* Collective. Gathers the facts of all ranks in `facts`, which has one entry per rank. Sets
 * context->node_tiers and context->target. */
static sr_status compare_ranks(spmdrun_context *context, rank_facts *facts) {
  const sr_cache_settings *cache = &context->cache_settings;
  bool first = sr_world_local_rank(context->world) == 0;
  rank_facts own = {.level = (int32_t)context->level,
                    .cache_off = cache->off,
                    .node_tier = first && !cache->off && cache->local};
  snprintf(own.kind, sizeof own.kind, "%s", context->kind->name);
  snprintf(own.host, sizeof own.host, "%s", sr_world_host(context->world));
  note_visible(own.visible, sizeof own.visible);
  SR_TRY(sr_world_all_gather(&context->ctx, context->world, &own, sizeof own, facts));
  context->node_tiers = has_node_tiers(context, facts);
  SR_TRY(check_kind(context, facts));
  return settle_level(context, facts);
}

/* Collective. Asks the kind of devices what code is made for, if it is not the processors. */
static sr_status settle_target(spmdrun_context *context) {
  const sr_device_options options = {.per_rank = 1,
                                     .cuda_libraries = context->options.cuda_libraries};
  return context->kind->target
             ? context->kind->target(&context->ctx, context->world, &options, &context->target)
             : SR_OK;
}

/* Joins the job. May fail at any point; spmdrun_context_destroy accepts a half-built context. */
static sr_status join_job(spmdrun_context *context, const void *communicator,
                          const spmdrun_options *options) {
  sr_status own = copy_options(context, options);
  sr_world_options world = {.node_is_rank = context->options.node_is_rank,
                            .deadline = context->options.deadline,
                            .communicator = communicator};
  sr_ctx join_ctx = {.log = context->ctx.log};
  sr_status status = sr_world_create(&join_ctx, &world, &context->world);
  if (status != SR_OK)
    return sr_fail(&context->ctx, status, "%s", join_ctx.message);
  rank_facts *facts = calloc((size_t)sr_world_size(context->world), sizeof *facts);
  if (own == SR_OK && !facts)
    own = sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory while starting");
  own = sr_world_agree(&context->ctx, context->world, own);
  if (own == SR_OK)
    own = compare_ranks(context, facts);
  if (own == SR_OK)
    own = settle_target(context);
  free(facts);
  return own;
}

spmdrun_status spmdrun_context_create_on(const void *communicator, const spmdrun_options *options,
                                         spmdrun_context **out) {
  if (!out)
    return SPMDRUN_INVALID;
  *out = NULL;
  spmdrun_context *context = calloc(1, sizeof *context);
  if (!context)
    return SPMDRUN_NOMEM;
  *out = context;
  context->arena = sr_arena_create();
  if (!context->arena || SR_ARENA_GUARD(context->arena))
    return sr_context_finish(context,
                             sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory while starting"));
  sr_status own = join_job(context, communicator, options);
  if (!context->world) {
    /* Without a world (the job's communicator) the ranks cannot agree on the failure. They need
     * not: a wrong launch fails in the same way on all of its processes. */
    return sr_context_finish(context, own);
  }
  sr_context_phase(context, SPMDRUN_PHASE_START);
  return sr_context_settle(context, own);
}

spmdrun_status spmdrun_context_create(const spmdrun_options *options, spmdrun_context **context) {
  return spmdrun_context_create_on(NULL, options, context);
}

void spmdrun_context_destroy(spmdrun_context *context) {
  if (!context)
    return;
  sr_context_drain(context);
  sr_run_queue_destroy(context->queue);
  context->queue = NULL;
  sr_reshardings_destroy(context);
  while (context->sets) {
    sr_set_node *node = context->sets;
    context->sets = node->older;
    sr_device_set_destroy(node->devices);
    free(node);
  }
  if (context->cache)
    sr_cache_close(context->cache);
  sr_world_destroy(context->world);
  sr_arena_destroy(context->arena);
  sr_context_names_free(context);
  sr_guards_free(context);
  /* The compiler's plug-in stays open because LLVM cannot be unloaded safely. */
  free(context);
}

int spmdrun_rank(const spmdrun_context *context) {
  if (!context)
    return -1;
  return context->world ? sr_world_rank(context->world) : 0;
}

int spmdrun_size(const spmdrun_context *context) {
  if (!context)
    return 0;
  return context->world ? sr_world_size(context->world) : 1;
}

void spmdrun_raise(spmdrun_context *context, unsigned bits) {
  if (context && context->world)
    sr_world_raise(context->world, bits);
}

unsigned spmdrun_raised(const spmdrun_context *context) {
  return context && context->world ? sr_world_raised(context->world) : 0;
}

int spmdrun_lost_rank(const spmdrun_context *context) {
  return context && context->world ? sr_world_lost(context->world) : -1;
}

bool sr_context_is_root(const spmdrun_context *context) {
  return spmdrun_rank(context) == 0;
}

void spmdrun_abort(spmdrun_context *context, int code) {
  sr_world_abort(context ? context->world : NULL, code);
}

void spmdrun_free(void *memory) {
  free(memory);
}

/* ---- devices --------------------------------------------------------------------------------- */

/*
 * Warns once if all devices of a rank are idle: its cores do nothing, and the job may have been
 * started that way by mistake. A single idle device beside busy ones is only logged. It is left
 * over when the devices do not divide evenly among the ranks, or the user asked for it by
 * --devices.
 */
static void warn_idle(spmdrun_context *context, const char *what, int64_t device_count,
                      int64_t per_rank) {
  int64_t ranks = sr_world_size(context->world), total = ranks * per_rank;
  int64_t busy = (device_count + per_rank - 1) / per_rank;
  bool warns = busy < ranks && !context->idle_told;
  context->idle_told = context->idle_told || warns;
  if (busy < ranks)
    sr_log_line(&context->ctx, SR_LOG_EXECUTOR, warns ? SR_LOG_WARN : SR_LOG_INFO,
                "%s spans %lld of %lld devices, %lld on each rank: %lld of %lld ranks are "
                "idle; start fewer ranks%s",
                what, (long long)device_count, (long long)total, (long long)per_rank,
                (long long)(ranks - busy), (long long)ranks,
                context->options.devices_per_rank > 1 ? " or give each fewer devices" : "");
  else if (device_count < total)
    sr_log_line(&context->ctx, SR_LOG_EXECUTOR, SR_LOG_INFO,
                "%s spans %lld of %lld devices; the last %lld are idle", what,
                (long long)device_count, (long long)total, (long long)(total - device_count));
}

static sr_status count_devices(spmdrun_context *context, const char *what, int64_t device_count,
                               int32_t *out_per_rank) {
  int64_t ranks = sr_world_size(context->world);
  int64_t needed = (device_count + ranks - 1) / ranks;
  int64_t given = context->options.devices_per_rank;
  if (given && given * ranks < device_count)
    return sr_fail(&context->ctx, SR_ERR_INVALID,
                   "%s spans %lld devices, but %lld rank%s with %lld device%s each make%s %lld; "
                   "give at least %lld per rank, or leave the number out",
                   what, (long long)device_count, (long long)ranks, ranks == 1 ? "" : "s",
                   (long long)given, given == 1 ? "" : "s", ranks == 1 ? "s" : "",
                   (long long)(given * ranks), (long long)needed);
  if (needed > INT32_MAX)
    return sr_fail(&context->ctx, SR_ERR_INVALID, "%s spans %lld devices: too many", what,
                   (long long)device_count);
  *out_per_rank = (int32_t)(given ? given : needed);
  if (sr_context_is_root(context))
    warn_idle(context, what, device_count, *out_per_rank);
  return SR_OK;
}

int64_t sr_context_devices_per_node(const spmdrun_context *context, int64_t device_count) {
  int64_t ranks = sr_world_size(context->world), nodes = sr_world_node_count(context->world);
  int64_t given = context->options.devices_per_rank;
  return (given ? given : (device_count + ranks - 1) / ranks) * ((ranks + nodes - 1) / nodes);
}

sr_status sr_context_devices(spmdrun_context *context, const char *what, int64_t device_count,
                             sr_set_node **out_set) {
  int32_t per_rank = 0;
  SR_TRY(count_devices(context, what, device_count, &per_rank));
  if (!context->sets || context->sets->failed || context->sets->per_rank < per_rank) {
    sr_context_drain(context);
    sr_set_node *node = calloc(1, sizeof *node);
    const sr_device_options options = {.per_rank = per_rank,
                                       .level = context->options.cpu ? context->level : 0,
                                       .cuda_libraries = context->options.cuda_libraries,
                                       .checks_steps = context->options.check_steps != 0};
    sr_status own = SR_OK;
    if (!node)
      own = sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory while making devices");
    if ((own = sr_world_agree(&context->ctx, context->world, own)) == SR_OK)
      own = context->kind->create(&context->ctx, context->world, &options, &node->devices);
    if (own != SR_OK) {
      free(node);
      return own;
    }
    node->per_rank = per_rank;
    node->older = context->sets;
    context->sets = node;
  }
  *out_set = context->sets;
  return SR_OK;
}
