/* Opens the cache of this process, and takes executables from it. An entry counts as a hit only
 * after it has been decoded. */
#include <stdlib.h>

#include "api/build.h"
#include "executable/format.h"

sr_cache *sr_context_cache(spmdrun_context *context) {
  if (context->cache_settings.off || context->cache_tried)
    return context->cache;
  context->cache_tried = true;
  sr_ctx ctx = {.log = context->ctx.log};
  sr_cache_settings settings = sr_context_is_root(context) || context->compiles_alone
                                   ? context->cache_settings
                                   : sr_cache_settings_of_node(&context->cache_settings);
  if (sr_cache_open(&ctx, &settings, &context->cache) != SR_OK)
    sr_log_line(&ctx, SR_LOG_CACHE, SR_LOG_WARN, "going on without a cache: %s", ctx.message);
  return context->cache;
}

sr_cache *sr_context_cache_to_look(spmdrun_context *context, sr_cache **out_own) {
  *out_own = NULL;
  if (context->cache_settings.off || context->cache_tried)
    return context->cache;
  sr_ctx ctx = {.log = context->ctx.log};
  sr_cache_settings settings = context->cache_settings;
  settings.looks = true;
  if (sr_cache_open(&ctx, &settings, out_own) != SR_OK)
    sr_log_line(&ctx, SR_LOG_CACHE, SR_LOG_WARN, "going on without a cache: %s", ctx.message);
  return *out_own;
}

bool sr_executable_take(spmdrun_executable *executable, const sr_cached *found,
                        const sr_names *names) {
  static const spmdrun_cache_result results[SR_TIER_COUNT] = {
      [SR_TIER_MEMORY] = SPMDRUN_CACHE_MEMORY,  [SR_TIER_LOCAL] = SPMDRUN_CACHE_DIRECTORY,
      [SR_TIER_SITE] = SPMDRUN_CACHE_DIRECTORY, [SR_TIER_DIRECTORY] = SPMDRUN_CACHE_DIRECTORY,
      [SR_TIER_REMOTE] = SPMDRUN_CACHE_REMOTE,
  };
  spmdrun_context *context = executable->context;
  sr_ctx ctx = {.log = context->ctx.log};
  sr_executable *plan;
  if (sr_executable_decode(&ctx, found->data, found->bytes, executable->arena, &plan) != SR_OK ||
      sr_executable_name(&ctx, plan, names, executable->arena) != SR_OK) {
    sr_log_line(&ctx, SR_LOG_CACHE, SR_LOG_WARN,
                "cache %s: an entry is not usable and counts as missing: %s",
                sr_cache_tier(context->cache, found->tier)->place, ctx.message);
    return false;
  }
  executable->cache_bytes = found->data;
  executable->bytes = found->data;
  executable->byte_count = found->bytes;
  executable->plan = plan;
  executable->origin = (sr_origin){.cache = results[found->tier],
                                   .kept = sr_cache_is_persistent(context->cache),
                                   .made_seconds = found->compile_seconds,
                                   .place = sr_cache_tier(context->cache, found->tier)->place};
  return true;
}
