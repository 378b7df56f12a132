/*
 * Turns a program text into an executable, on rank 0. The cache key contains a digest of the
 * compiler's sources, which was made when the project was built. The key is thus known before the
 * compiler is loaded, and a cache hit costs only sr_program_text_read and hashing.
 */
#include "api/build.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "api/guards.h"
#include "base/file.h"
#include "base/plugin.h"
#include "executable/format.h"
#include "spmdrun_build_id.h"

/* ---- the text -------------------------------------------------------------------------------- */

/* Copies the file into memory instead of mapping it: if someone truncates a mapped file, reading
 * the mapping ends the process. */
static sr_status read_text(sr_ctx *ctx, const char *path, int file, size_t bytes,
                           sr_program_text *out) {
  char *text = malloc(bytes);
  if (!text)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: no memory for the %zu bytes of the program", path,
                   bytes);
  if (!sr_file_read(file, text, bytes, 0)) {
    free(text);
    return sr_fail(ctx, SR_ERR_IO, "%s: cannot read the program: %s", path,
                   errno ? strerror(errno) : "it is cut off while it is read");
  }
  out->text = text;
  out->bytes = bytes;
  return SR_OK;
}

sr_status sr_program_text_open(sr_ctx *ctx, const char *path, sr_program_text *out) {
  *out = (sr_program_text){.name = path};
  /* O_NONBLOCK: opening a pipe that has no writer must not hang. */
  int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (file < 0)
    return sr_fail(ctx, SR_ERR_IO, "%s: cannot open the program: %s", path, strerror(errno));
  struct stat info;
  sr_status status = SR_OK;
  if (fstat(file, &info) != 0)
    status = sr_fail(ctx, SR_ERR_IO, "%s: cannot read the program: %s", path, strerror(errno));
  else if (!S_ISREG(info.st_mode))
    status = sr_fail(ctx, SR_ERR_INVALID,
                     "%s: is not a file; expected a program as JAX prints it, and no directory, "
                     "pipe or device",
                     path);
  else if (info.st_size == 0)
    status = sr_fail(ctx, SR_ERR_INVALID,
                     "%s: the file is empty; expected a program as JAX prints it", path);
  if (status == SR_OK)
    status = read_text(ctx, path, file, (size_t)info.st_size, out);
  close(file);
  return status;
}

void sr_program_text_close(sr_program_text *source) {
  free((char *)(uintptr_t)source->text);
  source->text = NULL;
}

struct sr_compilation {
  spmdrun_context *context;
  spmdrun_executable *out;
  sr_arena *arena; /* memory of `module` */
  const spmdrun_compile_options *options;
  sr_build_target target;
  sr_module *module;
  sr_fingerprint fingerprint;
  sr_names names;
  sr_failure_places places;
  sr_key key;
  bool looks;         /* true if this build searches the cache */
  bool failed_before; /* true if the cache records that this program failed to compile */
  bool made;          /* true if this build compiled the executable instead of finding it */
  /* In seconds: when the build began; how long reading the program took. */
  double start, read_seconds;
};

/* ---- the cache ------------------------------------------------------------------------------- */

/* Drops `found`. If it was a valid record of a failed compilation, fails with the recorded message;
 * else returns SR_OK. */
static sr_status repeat_failure(const sr_compilation *build, sr_cached *found) {
  sr_status status = sr_failure_repeat(&build->context->ctx, found->data, found->bytes,
                                       &build->places, build->arena);
  sr_cached_drop(found);
  return status;
}

/*
 * Takes the executable if any tier of the cache has it, and returns true. Otherwise *out_failure is
 * the record of a failed compilation from the nearest tier that has one, or empty; the caller drops
 * it. A failure in a near tier does not end the search: a later job may have compiled the program
 * and stored the executable in a farther tier. This user cannot remove the failure if it is in a
 * site's directory. Finally, the nearer writable tiers get the executable, or else the failure, in
 * place of what they had.
 */
static bool take_cached(sr_compilation *build, sr_cached *out_failure) {
  sr_cache *cache = build->context->cache;
  sr_ctx ctx = {.log = build->context->ctx.log};
  sr_cached found;
  int from = SR_TIER_MEMORY, nearest = SR_TIER_COUNT;
  bool has = false;
  *out_failure = (sr_cached){0};
  while (!has && from <= (int)SR_TIER_REMOTE &&
         sr_cache_find(&ctx, cache, &build->key, (sr_tier_kind)from, SR_TIER_REMOTE, &found)) {
    from = (int)found.tier + 1;
    nearest = nearest == SR_TIER_COUNT ? (int)found.tier : nearest;
    has =
        found.kind == SR_ENTRY_EXECUTABLE && sr_executable_take(build->out, &found, &build->names);
    if (!has && found.kind == SR_ENTRY_FAILURE && !out_failure->data)
      *out_failure = found;
    else if (!has)
      sr_cached_drop(&found);
  }
  const sr_cached *best = has ? &found : out_failure;
  if (best->data && (int)best->tier != nearest)
    sr_cache_fill(&ctx, cache, &build->key, best);
  return has;
}

/* Takes the executable if the cache has it. Otherwise, if the cache records a failure, fails with
 * the recorded message. The option retry_failed ignores recorded failures. */
static sr_status load_cached(sr_compilation *build) {
  sr_cached failure;
  bool has = take_cached(build, &failure);
  build->failed_before = !has && failure.data;
  if (build->failed_before && !build->options->retry_failed)
    return repeat_failure(build, &failure);
  sr_cached_drop(&failure);
  return SR_OK;
}

/*
 * Waits while another job compiles the same program, and takes the executable or failure that the
 * other job stores. *waited is in seconds. If the other job stores nothing, returns with *out_has
 * false: this process must compile the program and then release its claim on the cache entry
 * (sr_cache_release). If this build retries a recorded failure, it also accepts the outcome of
 * another job's retry, which replaces that failure.
 */
static sr_status load_from_another(sr_compilation *build, double *waited, bool *out_has) {
  sr_ctx ctx = {.log = build->context->ctx.log};
  sr_cached found;
  double start = sr_seconds_now();
  *out_has = false;
  sr_context_phase(build->context, SPMDRUN_PHASE_COMPILE);
  bool made =
      sr_cache_claim(&ctx, build->context->cache, &build->key, build->failed_before, &found);
  if (made && build->failed_before)
    sr_cache_fill(&ctx, build->context->cache, &build->key, &found);
  *waited = sr_seconds_now() - start;
  if (made && found.kind == SR_ENTRY_FAILURE)
    return repeat_failure(build, &found);
  *out_has = made && sr_executable_take(build->out, &found, &build->names);
  if (!*out_has)
    sr_cached_drop(&found);
  return SR_OK;
}

/* Stores the failure in the cache, if compiling again would fail in the same way. */
static void store_failure(const sr_compilation *build, double compile_seconds) {
  const spmdrun_context *context = build->context;
  const void *bytes;
  sr_cached what = {.kind = SR_ENTRY_FAILURE, .compile_seconds = compile_seconds};
  if (!sr_failure_lasts(context->ctx.code))
    return;
  sr_failure_encode(&context->ctx, &build->places, build->arena, &bytes, &what.bytes);
  what.data = (void *)(uintptr_t)bytes; /* a cast from const: the cache only reads `data` */
  sr_ctx ctx = {.log = context->ctx.log};
  sr_cache_store(&ctx, context->cache, &build->key, SR_TIER_MEMORY, SR_TIER_REMOTE, &what);
}

/* Stores the executable in the cache tiers from `first` to `last`. Sets origin.kept if a tier that
 * outlives this process has it now. */
static void store_made(const sr_compilation *build, sr_tier_kind first, sr_tier_kind last) {
  const spmdrun_context *context = build->context;
  spmdrun_executable *made = build->out;
  sr_ctx ctx = {.log = context->ctx.log};
  const sr_cached what = {.kind = SR_ENTRY_EXECUTABLE,
                          .data = (void *)(uintptr_t)made->bytes, /* the cache only reads `data` */
                          .bytes = made->byte_count,
                          .compile_seconds = made->origin.compile_seconds};
  made->origin.kept |= sr_cache_store(&ctx, context->cache, &build->key, first, last, &what);
}

static const char *why_missed(spmdrun_context *context, sr_arena *arena, const sr_key *key) {
  sr_ctx ctx = {.log = context->ctx.log};
  return context->cache ? sr_cache_explain(&ctx, context->cache, key, arena)
                        : "there is no cache to look in";
}

/* Tells why the cache does not have the executable, if the caller wants to know, and asks the
 * guards whether it may be compiled. */
static sr_status before_compiling(sr_compilation *build) {
  spmdrun_context *context = build->context;
  const bool guarded = sr_guard_watches_compiling(context);
  if (!build->options->explain_cache && !guarded)
    return SR_OK;
  const char *why = why_missed(context, build->arena, &build->key);
  if (build->options->explain_cache)
    sr_context_log_always(context, why);
  return guarded ? sr_guard_compile(context, build->out->name, why) : SR_OK;
}

/* ---- compiling ------------------------------------------------------------------------------- */

sr_status sr_program_text_read(sr_ctx *ctx, sr_arena *arena, const sr_program_text *source,
                               sr_module **out_module) {
  SR_TRY(sr_module_read(ctx, arena, source->name, source->text, source->bytes, out_module));
  if (source->has_no_file && (*out_module)->name)
    (*out_module)->file = (*out_module)->name;
  SR_TRY(sr_module_parallel(ctx, *out_module));
  SR_TRY(sr_module_inline(ctx, *out_module));
  sr_module_list_groups(*out_module);
  SR_TRY(sr_module_messages(ctx, *out_module));
  SR_TRY(sr_module_flatten(ctx, *out_module));
  SR_TRY(sr_module_settle(ctx, *out_module));
  sr_module_enclose(*out_module);
  sr_module_widen_products(*out_module);
  sr_module_drop_unused(*out_module);
  sr_module_number_inspections(*out_module);
  return SR_OK;
}

sr_status sr_partition_module(spmdrun_context *context, sr_module *module,
                              const sr_build_target *target, sr_partition_result *out_result) {
  double start = sr_seconds_now();
  size_t bytes = sr_arena_bytes(module->arena);
  const sr_partition_options options = {.placement = context->placement,
                                        .devices_per_node = target->devices_per_node,
                                        .watch_nans = target->watch_nans,
                                        .of_buffers = target->of_buffers,
                                        .rewrites.disabled = context->options.disabled_rewrites,
                                        .rewrites.disabled_count =
                                            (size_t)context->options.disabled_rewrite_count};
  SR_TRY(sr_partition_with(&context->ctx, module, &options, out_result));
  sr_log_line(&context->ctx, SR_LOG_PARTITIONER, SR_LOG_INFO,
              "%s: partitioned over %lld devices in %.1f ms, with %zu KiB", module->file,
              (long long)out_result->signature.device_count, 1e3 * (sr_seconds_now() - start),
              (sr_arena_bytes(module->arena) - bytes) / 1024);
  return SR_OK;
}

/* Opens the compiler's shared library if it is not open. The program's cache key names one build of
 * the compiler. Another build is refused, since its code must not be stored under this key. */
static sr_status open_compiler(spmdrun_context *context, const sr_compiler_api **out_api) {
  static const sr_plugin compiler = {.what = "the compiler",
                                     .file = "libspmdrun_compiler.so",
                                     .variable = "SPMDRUN_COMPILER_MODULE",
                                     .symbol = SR_COMPILER_SYMBOL,
                                     .abi = SR_COMPILER_ABI,
                                     .build_id = SPMDRUN_BUILD_ID};
  if (!context->compiler) {
    const void *table;
    SR_TRY(sr_plugin_open(&context->ctx, &compiler, &table));
    context->compiler = table;
  }
  *out_api = context->compiler;
  return SR_OK;
}

sr_status sr_compile_module(spmdrun_context *context, sr_module *module,
                            const sr_build_target *target, const sr_code_texts *texts,
                            sr_executable **out_executable) {
  double start = sr_seconds_now();
  sr_partition_result partition;
  SR_TRY(sr_partition_module(context, module, target, &partition));
  double partitioned = sr_seconds_now();
  const sr_compiler_api *compiler;
  SR_TRY(open_compiler(context, &compiler));
  double opened = sr_seconds_now();
  /* The other ranks of the node sleep until the program is compiled: their processors are free. */
  sr_compile_options options = {.target = target->code,
                                .tf32 = context->tf32,
                                .cuda_libraries = context->options.cuda_libraries,
                                .processors = sr_world_processors(context->world),
                                .optimization = SR_OPTIMIZATION,
                                .llvm = texts ? texts->llvm : NULL,
                                .ptx = texts ? texts->ptx : NULL};
  SR_TRY(compiler->compile(&context->ctx, module, &partition.signature, &options, out_executable));
  sr_log_line(&context->ctx, SR_LOG_COMPILE, SR_LOG_INFO,
              "%s: partitioned in %.1f ms, the compiler opened in %.1f ms, compiled in %.1f ms: "
              "%u functions, %zu KiB of code",
              module->file, 1e3 * (partitioned - start), 1e3 * (opened - partitioned),
              1e3 * (sr_seconds_now() - opened), (*out_executable)->code.function_count,
              ((size_t)(*out_executable)->code.image_bytes + 1023) / 1024);
  return SR_OK;
}

/* Compiles the module to bytes in out->arena. Decodes these bytes again, so that rank 0 runs from
 * the same bytes as every other rank. */
static sr_status compile(spmdrun_context *context, sr_module *module, const sr_build_target *target,
                         const sr_names *names, spmdrun_executable *out) {
  sr_context_phase(context, SPMDRUN_PHASE_COMPILE);
  sr_executable *executable;
  SR_TRY(sr_compile_module(context, module, target, NULL, &executable));
  context->compiles++;
  const uint8_t *bytes;
  size_t count;
  SR_TRY(sr_executable_encode(&context->ctx, executable, out->arena, &bytes, &count));
  sr_executable *plan;
  SR_TRY(sr_executable_decode(&context->ctx, bytes, count, out->arena, &plan));
  SR_TRY(sr_executable_name(&context->ctx, plan, names, out->arena));
  out->bytes = bytes;
  out->byte_count = count;
  out->plan = plan;
  return SR_OK;
}

/* Makes the table of the program's names. Encodes it in out->name_bytes for the other ranks.
 * *out_names is a copy that outlives the module. */
static sr_status read_names(spmdrun_context *context, sr_module *module,
                            const sr_fingerprint *fingerprint, bool all_origins,
                            spmdrun_executable *out, sr_names *out_names) {
  sr_names names = sr_names_of(module->arena, module, fingerprint, all_origins);
  sr_names_encode(&names, out->arena, &out->name_bytes, &out->name_byte_count);
  return sr_names_decode(&context->ctx, out->name_bytes, out->name_byte_count, out->arena,
                         out_names);
}

/* Tells once that CPUs have no TF32. */
static void warn_of_precision(spmdrun_context *context, const sr_build_target *target) {
  if (!context->tf32 || context->tf32_told || sr_target_is_gpu(target->code))
    return;
  context->tf32_told = true;
  sr_log_line(&context->ctx, SR_LOG_COMPILE, SR_LOG_WARN,
              "--matmul-precision tf32 is for GPUs: CPUs multiply f32 as f32");
}

/* Checks, before minutes of compiling, that the target has as many devices as the program spans.
 * Sets devices_per_node of *out_target; 0 means that all devices are on one node. */
static sr_status settle_target(spmdrun_context *context, sr_module *module,
                               const sr_build_target *target, sr_build_target *out_target) {
  int64_t count;
  *out_target = *target;
  warn_of_precision(context, target);
  SR_TRY(sr_partition_devices(&context->ctx, module, &count));
  if (target->devices && target->devices < count)
    return sr_fail(&context->ctx, SR_ERR_INVALID,
                   "%s: the program spans %lld devices, but the topology has %lld; give it more",
                   module->file, (long long)count, (long long)target->devices);
  if (!target->devices)
    out_target->devices_per_node = sr_context_devices_per_node(context, count);
  if (out_target->devices_per_node >= count)
    out_target->devices_per_node = 0;
  return SR_OK;
}

/* ---- in two steps ---------------------------------------------------------------------------- */

static sr_status settle_watches(sr_compilation *build) {
  build->target.watch_nans = build->options->check_nans;
  if (!build->target.watch_nans || !sr_target_is_gpu(build->target.code))
    return SR_OK;
  return sr_fail(&build->context->ctx, SR_ERR_UNSUPPORTED,
                 "%s: --check-nans is for CPU devices: GPUs do not look for NaN; use --device cpu",
                 build->module->file);
}

static sr_status begin(sr_compilation *build, const sr_program_text *source,
                       const sr_build_target *target) {
  spmdrun_context *context = build->context;
  spmdrun_executable *out = build->out;
  sr_context_phase(context, SPMDRUN_PHASE_READ_PROGRAM);
  SR_TRY(sr_program_text_read(&context->ctx, build->arena, source, &build->module));
  SR_TRY(settle_target(context, build->module, target, &build->target));
  SR_TRY(settle_watches(build));
  if (build->options->check) {
    sr_check_list *checks = SR_NEW(out->arena, sr_check_list);
    SR_TRY(sr_check_expose(&context->ctx, build->module, out->arena, checks));
    out->checks = checks;
  }
  SR_TRY(sr_module_fingerprint(&context->ctx, build->module, &build->fingerprint));
  build->places = (sr_failure_places){.file = build->module->file,
                                      .fingerprint = &build->fingerprint,
                                      .text = source->text,
                                      .text_bytes = source->bytes};
  SR_TRY(read_names(context, build->module, &build->fingerprint, build->target.watch_nans, out,
                    &build->names));
  build->read_seconds = sr_seconds_now() - build->start;
  if (build->looks && !sr_context_cache(context) && !context->node_tiers)
    return SR_OK; /* without a cache, no key is needed */
  sr_program_key(context, build->arena, build->module, &build->fingerprint, &build->target,
                 &build->key);
  if (!build->looks || !context->cache)
    return SR_OK;
  double before = sr_seconds_now();
  sr_status status = load_cached(build);
  out->lookup_seconds = sr_seconds_now() - before;
  if (out->plan)
    out->load_seconds = out->lookup_seconds;
  return status;
}

/* Stores the outcome of the compilation in the cache and releases the claim on the cache entry.
 * Other jobs that wait for this entry can then go on at once, even if other ranks of this job fail
 * later. */
static void keep_and_release(const sr_compilation *build, double seconds) {
  sr_cache *cache = build->context->cache;
  sr_cache_count_miss(cache);
  if (build->made)
    store_made(build, SR_TIER_MEMORY, SR_TIER_DIRECTORY);
  else
    store_failure(build, seconds);
  sr_cache_release(cache);
}

static sr_status finish(sr_compilation *build) {
  spmdrun_context *context = build->context;
  spmdrun_executable *out = build->out;
  double waited = 0;
  bool has = false;
  if (context->cache)
    SR_TRY(load_from_another(build, &waited, &has));
  out->lookup_seconds += waited;
  if (has)
    return SR_OK;
  sr_status status = before_compiling(build);
  if (status != SR_OK) {
    if (context->cache)
      sr_cache_release(context->cache);
    return status;
  }
  double before = sr_seconds_now();
  status = compile(context, build->module, &build->target, &build->names, out);
  /* The compile time leaves out the look-up in the cache. */
  double seconds = build->read_seconds + sr_seconds_now() - before;
  build->made = status == SR_OK;
  if (build->made)
    out->origin = (sr_origin){
        .cache = context->cache ? SPMDRUN_CACHE_MISS : SPMDRUN_CACHE_OFF,
        .compile_seconds = seconds,
        .made_seconds = seconds,
    };
  if (context->cache)
    keep_and_release(build, seconds);
  return status;
}

static sr_status no_memory(const sr_compilation *build) {
  return sr_fail(&build->context->ctx, SR_ERR_NOMEM, "%s: out of memory while compiling",
                 build->out->name);
}

/* Runs `begin` under an arena guard (a setjmp target, base/arena.h). If the arena of the executable
 * or of the module runs out of memory, this function returns SR_ERR_NOMEM. */
static sr_status begin_guarded(sr_compilation *build, const sr_program_text *source,
                               const sr_build_target *target) {
  if (!build->arena || SR_ARENA_GUARD(build->out->arena))
    return no_memory(build);
  sr_arena_share_guard(build->arena, build->out->arena);
  return begin(build, source, target);
}

static sr_status start(spmdrun_context *context, const sr_program_text *source,
                       const spmdrun_compile_options *options, const sr_build_target *target,
                       bool looks, spmdrun_executable *out, sr_compilation **out_build) {
  sr_compilation *build = calloc(1, sizeof *build);
  *out_build = build;
  if (!build)
    return sr_fail(&context->ctx, SR_ERR_NOMEM, "%s: out of memory while compiling", source->name);
  *build = (sr_compilation){.context = context,
                            .out = out,
                            .arena = sr_arena_create(),
                            .options = options,
                            .looks = looks,
                            .start = sr_seconds_now()};
  return begin_guarded(build, source, target);
}

sr_status sr_compilation_begin(spmdrun_context *context, const sr_program_text *source,
                               const spmdrun_compile_options *options,
                               const sr_build_target *target, spmdrun_executable *out,
                               sr_compilation **out_build) {
  return start(context, source, options, target, true, out, out_build);
}

sr_status sr_compilation_read(spmdrun_context *context, const sr_program_text *source,
                              const spmdrun_compile_options *options, const sr_build_target *target,
                              spmdrun_executable *out, sr_compilation **out_build) {
  return start(context, source, options, target, false, out, out_build);
}

sr_status sr_compilation_finish(sr_compilation *build) {
  if (SR_ARENA_GUARD(build->out->arena))
    return no_memory(build);
  return finish(build);
}

void sr_compilation_send(const sr_compilation *build) {
  if (build->made && build->context->cache)
    store_made(build, SR_TIER_REMOTE, SR_TIER_REMOTE);
}

const sr_key *sr_compilation_key(const sr_compilation *build) {
  return &build->key;
}

const char *sr_compilation_module(const sr_compilation *build, sr_digest *out_program) {
  *out_program = build->fingerprint.digest;
  return build->module->name;
}

const sr_module *sr_compilation_read_module(const sr_compilation *build) {
  return build->module;
}

const sr_failure_places *sr_compilation_places(const sr_compilation *build) {
  return &build->places;
}

void sr_compilation_end(sr_compilation *build) {
  if (!build)
    return;
  if (build->context->cache)
    sr_cache_release(build->context->cache);
  sr_arena_destroy(build->arena);
  free(build);
}
