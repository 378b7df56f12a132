#include "cache/remote.h"

#include <stdlib.h>
#include <string.h>

#include "base/plugin.h"

typedef struct remote_tier {
  sr_tier tier; /* first member: the functions below cast its address */
  sr_remote_use use;
  sr_tier *server; /* the tier that the plug-in made; NULL before the first call */
} remote_tier;

/* Opens the tier of the plug-in unless it is open already. Fails at once if a call failed for good
 * before. */
static sr_status reach(sr_ctx *ctx, remote_tier *own) {
  static const sr_plugin plugin = {.what = "the part that speaks to servers",
                                   .file = "libspmdrun_remote.so",
                                   .variable = "SPMDRUN_REMOTE_MODULE",
                                   .symbol = SR_REMOTE_SYMBOL,
                                   .abi = SR_REMOTE_ABI};
  if (own->tier.gone)
    return sr_fail(ctx, SR_ERR_IO, "it was not asked for: the server failed before");
  if (own->server)
    return SR_OK;
  const void *table;
  sr_status status = sr_plugin_open(ctx, &plugin, &table);
  if (status == SR_OK)
    status = ((const sr_remote_api *)table)->open(ctx, own->tier.place, &own->use, &own->server);
  own->tier.gone = status != SR_OK;
  return status;
}

/* Returns `status`, the result of a call to the plug-in's tier. If the plug-in's tier is out of use
 * now, marks this tier as out of use, too. */
static sr_status settle(remote_tier *own, sr_status status) {
  own->tier.gone = own->server->gone;
  return status;
}

static sr_status load(sr_ctx *ctx, sr_tier *tier, const char *name, sr_tier_wanted wanted,
                      void **out_data, size_t *out_bytes) {
  remote_tier *own = (remote_tier *)tier;
  *out_data = NULL;
  *out_bytes = 0;
  SR_TRY(reach(ctx, own));
  return settle(own, own->server->calls->load(ctx, own->server, name, wanted, out_data, out_bytes));
}

static sr_status store(sr_ctx *ctx, sr_tier *tier, const char *name, const void *data,
                       size_t bytes) {
  remote_tier *own = (remote_tier *)tier;
  SR_TRY(reach(ctx, own));
  return settle(own, own->server->calls->store(ctx, own->server, name, data, bytes));
}

static sr_status remove_entry(sr_ctx *ctx, sr_tier *tier, const char *name) {
  remote_tier *own = (remote_tier *)tier;
  SR_TRY(reach(ctx, own));
  return settle(own, own->server->calls->remove(ctx, own->server, name));
}

static sr_status list(sr_ctx *ctx, sr_tier *tier, sr_tier_visit *visit, void *user) {
  remote_tier *own = (remote_tier *)tier;
  SR_TRY(reach(ctx, own));
  return settle(own, own->server->calls->list(ctx, own->server, visit, user));
}

static void describe(sr_tier *tier, sr_tier_facts *out) {
  *out = (sr_tier_facts){.limit_bytes = tier->writable ? ((remote_tier *)tier)->use.max_bytes : 0};
}

static void close_tier(sr_tier *tier) {
  remote_tier *own = (remote_tier *)tier;
  if (own->server)
    own->server->calls->close(own->server);
  free(own->tier.place);
  free(own);
}

sr_status sr_remote_tier_open(sr_ctx *ctx, const sr_cache_settings *settings, sr_tier **out_tier) {
  static const sr_tier_calls calls = {.load = load,
                                      .store = store,
                                      .remove = remove_entry,
                                      .list = list,
                                      .close = close_tier,
                                      .describe = describe};
  remote_tier *own = calloc(1, sizeof *own);
  char *place = strdup(settings->remote);
  if (!own || !place) {
    free(own);
    free(place);
    return sr_fail(ctx, SR_ERR_NOMEM, "cache: out of memory");
  }
  own->tier = (sr_tier){.calls = &calls,
                        .kind = SR_TIER_REMOTE,
                        .place = place,
                        .writable = !settings->read_only,
                        .shared = true};
  own->use = (sr_remote_use){.timeout_seconds = settings->timeout_seconds,
                             .max_bytes = settings->remote_max_bytes,
                             .sealed = settings->secret_file != NULL};
  *out_tier = &own->tier;
  return SR_OK;
}
