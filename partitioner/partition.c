/*
 * The order of partitioning. Everything is decided on the graph as it came; then the graph is
 * changed: forms first, collectives while they still stand in their computations, and last the
 * computations dissolve into the program around them. What comes out is rewritten where it moves
 * more than it has to.
 */
#include "partitioner/partition.h"

#include <string.h>

#include "partitioner/annotations/annotations.h"
#include "partitioner/assign/assign.h"
#include "partitioner/collective/collective.h"
#include "partitioner/core/pass.h"
#include "partitioner/gspmd/gspmd.h"
#include "partitioner/ops/ops.h"
#include "partitioner/place/placement.h"
#include "partitioner/propagate/propagate.h"
#include "partitioner/report/report.h"
#include "partitioner/rewrite/rewrite.h"
#include "partitioner/sharding_groups/sharding_groups.h"

static const char *const placements[] = {
    [SR_PLACEMENT_AUTO] = "auto",
    [SR_PLACEMENT_ONE] = "one",
    [SR_PLACEMENT_ALL] = "all",
};

const char *sr_placement_name(sr_placement placement) {
  return placements[placement];
}

sr_status sr_placement_parse(sr_ctx *ctx, const char *name, sr_placement *out_placement) {
  *out_placement = SR_PLACEMENT_AUTO;
  for (size_t i = 0; i < sizeof placements / sizeof *placements; i++)
    if (!name || strcmp(name, placements[i]) == 0) {
      *out_placement = (sr_placement)i;
      return SR_OK;
    }
  return sr_fail(ctx, SR_ERR_INVALID, "placement: expected one, all or auto, not \"%s\"", name);
}

/* Decides the form of every value. Changes none. */
static sr_status spread(sr_pass *pass) {
  sr_pass_add_webs(pass);
  SR_TRY(sr_pass_propagate(pass));
  sr_pass_settle_narrow(pass);
  sr_pass_compute(pass);
  sr_pass_settle_ports(pass);
  return SR_OK;
}

/*
 * Each round is followed by all decisions anew. The first places what no sharding reaches; where it
 * divides values, ops may be left that cannot be done on their parts, and the second places these.
 * What that divides can leave some again, but in none of our tests and programs does a third round
 * change anything, and it is not shown that rounds would come to an end.
 */
enum {
  PLACING_ROUNDS = 2
};

static sr_status place(sr_pass *pass, sr_placement placement) {
  for (int round = 0; round < PLACING_ROUNDS; round++) {
    bool changed;
    SR_TRY(sr_pass_place(pass, placement, &changed));
    if (!changed)
      break;
    sr_pass_forget(pass);
    SR_TRY(sr_pass_read_manuals(pass));
    SR_TRY(spread(pass));
  }
  return SR_OK;
}

/* Reads what the module says, and decides what each device has and computes. */
static sr_status decide(sr_pass *pass, sr_placement placement) {
  SR_TRY(sr_pass_count_devices(pass));
  SR_TRY(sr_pass_translate_old(pass));
  SR_TRY(sr_pass_prepare(pass));
  SR_TRY(sr_pass_settle_unreduced(pass));
  SR_TRY(sr_pass_read_ports(pass));
  SR_TRY(sr_pass_read_manuals(pass));
  SR_TRY(sr_pass_read_constraints(pass));
  SR_TRY(sr_pass_merge_layouts(pass));
  SR_TRY(sr_pass_find_differing(pass));
  SR_TRY(spread(pass));
  SR_TRY(place(pass, placement));
  sr_pass_note(pass);
  sr_pass_warn(pass);
  return SR_OK;
}

/* Constants of which only parts are used, made anew, have no users left. */
static void drop_remade(sr_pass *pass) {
  for (size_t i = pass->webs.count; i-- > 0;) {
    const sr_web *web = pass->webs.items[i];
    sr_op *op = web->values[0]->op;
    if (web->kind == SR_WEB_CONSTANT && web->converted.count > 0 && !web->values[0]->uses)
      sr_op_erase(op);
  }
}

static sr_status apply(sr_pass *pass) {
  sr_pass_erase_identities(pass);
  sr_pass_convert(pass);
  sr_pass_dissolve_constraints(pass);
  sr_pass_localise(pass);
  drop_remade(pass);
  SR_TRY(sr_pass_collectives(pass));
  return SR_OK;
}

/* All passes; their arenas are there. */
static sr_status run(sr_pass *pass, const sr_partition_options *options,
                     sr_partition_result *out_result) {
  SR_TRY(decide(pass, options ? options->placement : SR_PLACEMENT_AUTO));
  pass->classes = sr_class_pool_create(pass->arena, pass->device_count);
  SR_TRY(apply(pass));
  SR_TRY(sr_pass_write_signature(pass, &out_result->signature));
  sr_pass_inline_manuals(pass);
  SR_TRY(sr_pass_stack_replicas(pass, &out_result->signature));
  SR_TRY(sr_pass_rewrite(pass, &out_result->signature, options));
  out_result->notes = pass->notes.items;
  out_result->note_count = pass->notes.count;
  out_result->looks = pass->looks;
  out_result->pieces = pass->pieces;
  out_result->compared = pass->classes->looks;
  out_result->list_bytes = sr_arena_most_bytes(pass->per_op) + sr_arena_most_bytes(pass->per_fetch);
  return SR_OK;
}

/* Memory that runs out in these arenas comes back here, elsewhere to whoever guards the module. */
static sr_status run_guarded(sr_pass *pass, const sr_partition_options *options,
                             sr_partition_result *out_result) {
  if (!pass->per_op || !pass->per_fetch || !pass->per_round || SR_ARENA_GUARD(pass->per_op))
    return sr_fail(pass->ctx, SR_ERR_NOMEM, "%s: out of memory while partitioning",
                   pass->module->file);
  sr_arena_share_guard(pass->per_fetch, pass->per_op);
  sr_arena_share_guard(pass->per_round, pass->per_op);
  return run(pass, options, out_result);
}

static sr_status check_main(sr_ctx *ctx, const sr_module *module) {
  const sr_func *main = module->main;
  if (!main || !main->body || !main->body->last)
    return sr_fail(ctx, SR_ERR_INVALID, "%s: the module has no function @main", module->file);
  if (main->next || module->funcs != main)
    return sr_fail(ctx, SR_ERR_INTERNAL, "%s: the module was not inlined before it is partitioned",
                   module->file);
  return SR_OK;
}

sr_status sr_partition_devices(sr_ctx *ctx, sr_module *module, int64_t *out_count) {
  sr_pass pass = {.ctx = ctx, .module = module, .arena = module->arena};
  SR_TRY(check_main(ctx, module));
  SR_TRY(sr_pass_count_devices(&pass));
  *out_count = pass.device_count;
  return SR_OK;
}

sr_status sr_partition_with(sr_ctx *ctx, sr_module *module, const sr_partition_options *options,
                            sr_partition_result *out_result) {
  sr_pass pass = {.ctx = ctx, .module = module, .arena = module->arena};
  SR_TRY(check_main(ctx, module));
  pass.body = module->main->body;
  pass.devices_per_node = options ? options->devices_per_node : 0;
  pass.per_op = sr_arena_create();
  pass.per_fetch = sr_arena_create();
  pass.per_round = sr_arena_create();
  sr_status status = run_guarded(&pass, options, out_result);
  sr_arena_destroy(pass.per_op);
  sr_arena_destroy(pass.per_fetch);
  sr_arena_destroy(pass.per_round);
  return status;
}

sr_status sr_partition(sr_ctx *ctx, sr_module *module, sr_partition_result *out_result) {
  return sr_partition_with(ctx, module, NULL, out_result);
}
