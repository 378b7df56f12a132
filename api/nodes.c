/*
 * Searches the caches of all nodes at once. The first rank of each node tells all ranks whether its
 * node has the executable, and the digest of the executable's bytes. From these answers every rank
 * knows which rank sends the bytes and who needs them, without further messages. A node says that
 * it has the executable only after it has verified and decoded it.
 */
#include "api/nodes.h"

#include <stdlib.h>
#include <string.h>

#include "api/build.h"

/* What a rank tells all other ranks about its node's cache. */
typedef struct answer {
  /* `first`: 1 if this rank is the first of its node. `has`: 1 if it found the executable. */
  int32_t first, has;
  double made_seconds;
  sr_digest digest; /* digest of the executable's bytes */
} answer;

static bool is_first(const spmdrun_context *context) {
  return sr_world_local_rank(context->world) == 0;
}

static sr_status no_memory(spmdrun_context *context) {
  return sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory while looking for the program");
}

/* ---- looking --------------------------------------------------------------------------------- */

/* On rank 0: sets `words` to the encoded names and the encoded cache key, to be broadcast. On all
 * ranks: allocates the answers. */
static sr_status prepare(spmdrun_executable *executable, const sr_key *key, sr_world_piece words[2],
                         answer **out_answers) {
  spmdrun_context *context = executable->context;
  if (SR_ARENA_GUARD(executable->arena))
    return no_memory(context);
  *out_answers = SR_NEW_ARRAY(executable->arena, answer, sr_world_size(context->world));
  if (sr_context_is_root(context)) {
    words[0] = (sr_world_piece){executable->name_bytes, executable->name_byte_count};
    sr_key_encode(key, executable->arena, &words[1].data, &words[1].bytes);
  }
  return SR_OK;
}

/* On the first rank of a node: searches the node's cache. */
static sr_status look(spmdrun_executable *executable, const sr_world_piece words[2],
                      sr_key *out_key) {
  spmdrun_context *context = executable->context;
  if (SR_ARENA_GUARD(executable->arena))
    return no_memory(context);
  sr_names names;
  SR_TRY(sr_key_decode(&context->ctx, words[1].data, words[1].bytes, executable->arena, out_key));
  SR_TRY(sr_names_decode(&context->ctx, words[0].data, words[0].bytes, executable->arena, &names));
  sr_ctx ctx = {.log = context->ctx.log};
  sr_cache *cache = sr_context_cache(context);
  sr_cached found;
  if (!cache || !sr_cache_find(&ctx, cache, out_key, SR_TIER_MEMORY, SR_TIER_LOCAL, &found))
    return SR_OK;
  if (found.kind != SR_ENTRY_EXECUTABLE || !sr_executable_take(executable, &found, &names))
    sr_cached_drop(&found);
  return SR_OK;
}

static answer answer_of(const spmdrun_executable *executable) {
  answer own = {.first = is_first(executable->context),
                .made_seconds = executable->origin.made_seconds};
  own.has = executable->plan != NULL;
  if (own.has)
    own.digest = sr_digest_of(executable->bytes, executable->byte_count);
  return own;
}

static bool is_same(const answer *a, const answer *b) {
  return a->has && b->has && memcmp(&a->digest, &b->digest, sizeof a->digest) == 0;
}

/* Computes the fields of `out` from the answers of all ranks. */
static void decide(const spmdrun_executable *executable, const answer *answers, sr_nodes *out) {
  const spmdrun_context *context = executable->context;
  int32_t size = sr_world_size(context->world), rank = sr_world_rank(context->world);
  const answer *own = &answers[rank];
  out->source = -1;
  for (int32_t r = size - 1; r >= 0; r--)
    if (answers[r].has)
      out->source = r;
  out->everywhere = out->source >= 0;
  for (int32_t r = 0; r < size && out->everywhere; r++)
    out->everywhere = !answers[r].first || is_same(&answers[r], &answers[out->source]);
  out->lacks = out->source < 0 ? own->first && rank != 0
                               : own->first && !is_same(own, &answers[out->source]);
  if (out->lacks && own->has)
    sr_log_line(&context->ctx, SR_LOG_CACHE, SR_LOG_WARN,
                "this node keeps other bytes of the program than the node of rank %d: they are "
                "replaced by those",
                out->source);
}

/* On rank 0: logs how many nodes have the executable. */
static void log_outcome(const spmdrun_context *context, const answer *answers,
                        const sr_nodes *nodes) {
  int32_t having = 0;
  for (int32_t r = 0; r < sr_world_size(context->world); r++)
    having += nodes->source >= 0 && is_same(&answers[r], &answers[nodes->source]);
  if (nodes->everywhere)
    sr_log_line(&context->ctx, SR_LOG_CACHE, SR_LOG_INFO, "all %d nodes have the program", having);
  else if (nodes->source >= 0)
    sr_log_line(&context->ctx, SR_LOG_CACHE, SR_LOG_INFO,
                "%d of %d nodes have the program: rank %d sends it to the others", having,
                sr_world_node_count(context->world), nodes->source);
}

/* Drops the executable that this rank found, because every rank will receive another rank's
 * bytes. */
static void forget(spmdrun_executable *executable) {
  free(executable->cache_bytes);
  executable->cache_bytes = NULL;
  executable->bytes = NULL;
  executable->byte_count = 0;
  executable->plan = NULL;
}

/* Asks all nodes for the executable. Called after `prepare` has succeeded on all ranks. */
static sr_status ask(spmdrun_executable *executable, sr_world_piece words[2], answer *answers,
                     sr_nodes *out) {
  spmdrun_context *context = executable->context;
  sr_ctx *ctx = &context->ctx;
  SR_TRY(sr_world_broadcast(ctx, context->world, 0, words, 2, &executable->name_block));
  executable->name_bytes = words[0].data;
  executable->name_byte_count = words[0].bytes;
  sr_status own = SR_OK;
  if (is_first(context) && !sr_context_is_root(context))
    own = look(executable, words, &out->key);
  SR_TRY(sr_world_agree(ctx, context->world, own));
  const answer mine = answer_of(executable);
  SR_TRY(sr_world_all_gather(ctx, context->world, &mine, sizeof mine, answers));
  decide(executable, answers, out);
  if (sr_context_is_root(context))
    log_outcome(context, answers, out);
  if (out->source > 0)
    executable->origin = (sr_origin){.cache = SPMDRUN_CACHE_DIRECTORY,
                                     .made_seconds = answers[out->source].made_seconds,
                                     .place = "another node"};
  if (!out->everywhere && sr_world_rank(context->world) != out->source)
    forget(executable);
  return SR_OK;
}

sr_status sr_nodes_find(spmdrun_context *context, sr_status own, const sr_key *key,
                        spmdrun_executable *executable, sr_nodes *out) {
  *out = (sr_nodes){.source = -1};
  sr_world_piece words[2] = {0};
  answer *answers = NULL;
  if (own == SR_OK)
    own = prepare(executable, key, words, &answers);
  SR_TRY(sr_world_agree(&context->ctx, context->world, own));
  if (sr_context_is_root(context))
    out->key = *key;
  return ask(executable, words, answers, out);
}

/* ---- sending and keeping --------------------------------------------------------------------- */

/* Sends rank 0's executable to all ranks, in jobs whose nodes have no caches of their own. */
sr_status sr_nodes_send_all(spmdrun_executable *executable) {
  spmdrun_context *context = executable->context;
  sr_world_piece pieces[] = {{executable->bytes, executable->byte_count},
                             {executable->name_bytes, executable->name_byte_count}};
  SR_TRY(sr_world_broadcast(&context->ctx, context->world, 0, pieces, 2, &executable->block));
  executable->bytes = pieces[0].data;
  executable->byte_count = pieces[0].bytes;
  executable->name_bytes = pieces[1].data;
  executable->name_byte_count = pieces[1].bytes;
  return SR_OK;
}

sr_status sr_nodes_distribute(spmdrun_executable *executable, const sr_nodes *nodes) {
  spmdrun_context *context = executable->context;
  if (!context->node_tiers)
    return sr_nodes_send_all(executable);
  sr_world_piece pieces[] = {{executable->bytes, executable->byte_count},
                             {&executable->origin.made_seconds, sizeof(double)}};
  int32_t source = nodes->source < 0 ? 0 : nodes->source;
  SR_TRY(nodes->everywhere
             ? sr_world_share(&context->ctx, context->world, pieces, 2, &executable->block)
             : sr_world_broadcast(&context->ctx, context->world, source, pieces, 2,
                                  &executable->block));
  executable->bytes = pieces[0].data;
  executable->byte_count = pieces[0].bytes;
  if (pieces[1].data != &executable->origin.made_seconds)
    memcpy(&executable->origin.made_seconds, pieces[1].data, sizeof(double));
  return SR_OK;
}

void sr_nodes_store(spmdrun_executable *executable, const sr_nodes *nodes) {
  spmdrun_context *context = executable->context;
  sr_cache *cache = nodes->lacks ? sr_context_cache(context) : NULL;
  if (!cache)
    return;
  sr_ctx ctx = {.log = context->ctx.log};
  const sr_cached what = {.kind = SR_ENTRY_EXECUTABLE,
                          .data = (void *)(uintptr_t)executable->bytes, /* only read by the cache */
                          .bytes = executable->byte_count,
                          .compile_seconds = executable->origin.made_seconds};
  bool root = sr_context_is_root(context);
  /* If no node had the executable, rank 0 compiled it and has counted its own miss. */
  if (nodes->source < 0)
    sr_cache_count_miss(cache);
  executable->origin.kept = sr_cache_store(&ctx, cache, &nodes->key, SR_TIER_MEMORY,
                                           root ? SR_TIER_REMOTE : SR_TIER_LOCAL, &what);
}
