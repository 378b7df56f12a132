/*
 * The order of the passes. decide() chooses a sharding for every value of the program. apply() then
 * changes values to shards, and ops to ops on shards. It also lowers collectives, while they still
 * are in the bodies of their manual computations. After that, these bodies are inlined. Last,
 * rewrites make the collectives cheaper.
 */
#include "partitioner/partition.h"

#include <string.h>

#include "partitioner/annotations/annotations.h"
#include "partitioner/assign/assign.h"
#include "partitioner/collective/collective.h"
#include "partitioner/core/partitioner.h"
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

/* Decides the sharding of every value. The ops stay as they are. */
static sr_status spread(sr_partitioner *p) {
  sr_add_sharding_groups(p);
  SR_TRY(sr_propagate(p));
  sr_settle_device_subsets(p);
  sr_assign_ops(p);
  sr_settle_ports(p);
  return SR_OK;
}

/*
 * Number of rounds of placement. A round chooses which devices compute the ops that no sharding
 * reaches. After each round, all shardings are decided again. If the first round cuts values, some
 * ops may turn out to be unable to work on shards. The second round places these ops. A third round
 * changed nothing in any of our tests, and rounds without a limit might never end.
 */
enum {
  PLACING_ROUNDS = 2
};

static sr_status place(sr_partitioner *p, sr_placement placement) {
  for (int round = 0; round < PLACING_ROUNDS; round++) {
    bool changed;
    SR_TRY(sr_place_ops(p, placement, &changed));
    if (!changed)
      break;
    sr_forget_decisions(p);
    SR_TRY(sr_read_manual_computations(p));
    SR_TRY(spread(p));
  }
  return SR_OK;
}

/* Reads the annotations, and decides what each device holds and computes. */
static sr_status decide(sr_partitioner *p, sr_placement placement) {
  SR_TRY(sr_count_devices(p));
  SR_TRY(sr_translate_gspmd(p));
  SR_TRY(sr_split_terms(p));
  SR_TRY(sr_prepare_module(p));
  SR_TRY(sr_read_host_calls(p));
  SR_TRY(sr_settle_unreduced(p));
  SR_TRY(sr_read_ports(p));
  SR_TRY(sr_read_manual_computations(p));
  SR_TRY(sr_read_constraints(p));
  SR_TRY(sr_merge_layouts(p));
  sr_take_inspections(p);
  SR_TRY(sr_find_divergent(p));
  SR_TRY(spread(p));
  SR_TRY(place(p, placement));
  sr_note_shardings(p);
  sr_note_inspections(p);
  sr_warn_of_transfers(p);
  return SR_OK;
}

/* Erases constants that have no users left. Each former user now reads a new constant, which has
 * the size of a shard. */
static void drop_remade(sr_partitioner *p) {
  for (size_t i = p->sharding_groups.count; i-- > 0;) {
    const sr_sharding_group *group = p->sharding_groups.items[i];
    sr_op *op = group->values[0]->op;
    if (group->kind == SR_GROUP_CONSTANT && group->converted.count > 0 && !group->values[0]->uses)
      sr_op_erase(op);
  }
}

static sr_status apply(sr_partitioner *p, bool watches) {
  sr_erase_identities(p);
  if (watches)
    sr_insert_watches(p);
  sr_convert_uses(p);
  if (watches)
    sr_mask_watches(p);
  sr_erase_constraints(p);
  sr_localise_ops(p);
  drop_remade(p);
  SR_TRY(sr_lower_collectives(p));
  return SR_OK;
}

/* Runs all passes. */
static sr_status run(sr_partitioner *p, const sr_partition_options *options,
                     sr_partition_result *out_result) {
  SR_TRY(decide(p, options ? options->placement : SR_PLACEMENT_AUTO));
  p->classes = sr_class_pool_create(p->arena, p->device_count);
  SR_TRY(apply(p, options && options->watch_nans));
  SR_TRY(sr_write_signature(p, &out_result->signature));
  sr_inline_manual_computations(p);
  sr_send_host_results(p);
  SR_TRY(sr_stack_replicas(p, &out_result->signature));
  SR_TRY(sr_rewrite_collectives(p, &out_result->signature, options ? &options->rewrites : NULL));
  out_result->notes = p->notes.items;
  out_result->note_count = p->notes.count;
  out_result->looks = p->looks;
  out_result->transfer_looks = p->transfer_looks;
  out_result->compared = p->classes->looks;
  out_result->list_bytes = sr_arena_most_bytes(p->scratch);
  return SR_OK;
}

/* Calls run(). A failed allocation in p->scratch or p->phase jumps back (longjmp) to the
 * SR_ARENA_GUARD here. A failed allocation in p->arena, the arena of the module, jumps to the guard
 * of the caller. */
static sr_status run_guarded(sr_partitioner *p, const sr_partition_options *options,
                             sr_partition_result *out_result) {
  if (!p->scratch || !p->phase || SR_ARENA_GUARD(p->scratch))
    return sr_fail(p->ctx, SR_ERR_NOMEM, "%s: out of memory while partitioning", p->module->file);
  sr_arena_share_guard(p->phase, p->scratch);
  return run(p, options, out_result);
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
  sr_partitioner p = {.ctx = ctx, .module = module, .arena = module->arena};
  SR_TRY(check_main(ctx, module));
  SR_TRY(sr_count_devices(&p));
  *out_count = p.device_count;
  return SR_OK;
}

sr_status sr_partition_with(sr_ctx *ctx, sr_module *module, const sr_partition_options *options,
                            sr_partition_result *out_result) {
  sr_partitioner p = {.ctx = ctx, .module = module, .arena = module->arena};
  SR_TRY(check_main(ctx, module));
  p.body = module->main->body;
  p.devices_per_node = options ? options->devices_per_node : 0;
  p.of_buffers = options && options->of_buffers;
  p.scratch = sr_arena_create();
  p.phase = sr_arena_create();
  sr_status status = run_guarded(&p, options, out_result);
  sr_arena_destroy(p.scratch);
  sr_arena_destroy(p.phase);
  return status;
}

sr_status sr_partition(sr_ctx *ctx, sr_module *module, sr_partition_result *out_result) {
  return sr_partition_with(ctx, module, NULL, out_result);
}
