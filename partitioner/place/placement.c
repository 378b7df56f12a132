/* Runs placement (placement.h), and records the reason of each choice. report/note.c prints the
 * reasons. */
#include "partitioner/place/placement.h"

#include "partitioner/core/partitioner.h"

/* ---- sentences ------------------------------------------------------------------------------- */

/* Formats a number of bytes as "1.25 MB": three digits suffice, because it is an estimate. */
static void put_bytes(sr_text *text, double bytes) {
  static const char *const units[] = {"B", "kB", "MB", "GB", "TB", "PB"};
  size_t unit = 0;
  for (; bytes >= 999.5 && unit + 1 < sizeof units / sizeof *units; unit++)
    bytes /= 1000;
  sr_text_printf(text, "%.3g %s", bytes, units[unit]);
}

/* Formats the cost of computing the cluster in shards. */
static void put_shards(sr_text *text, const sr_place_cluster *cluster) {
  sr_text_string(text,
                 cluster->shards.value ? "; shards would be " : "; it cannot be done in shards");
  if (cluster->shards.value)
    put_bytes(text, cluster->costs[SR_PLACE_SHARDED]);
}

/* Formats the cost of the chosen place, and of the other places. */
static const char *reason_of(sr_placing *placing, const sr_place_cluster *cluster,
                             sr_placement wanted) {
  sr_text text = {.arena = placing->p->arena};
  if (wanted == SR_PLACEMENT_ONE)
    return "computed by one device: --placement one";
  double work = cluster->load.bytes + cluster->load.own;
  switch (cluster->place) {
  case SR_PLACE_ALL:
    sr_text_string(&text, "replicated: computed by every device: ");
    put_bytes(&text, work);
    sr_text_string(&text, " of work; on one also ");
    put_bytes(&text, cluster->sent);
    sr_text_string(&text, " to send");
    put_shards(&text, cluster);
    return sr_text_get(&text);
  case SR_PLACE_ONE:
    sr_text_string(&text, "computed by one device: ");
    put_bytes(&text, work);
    sr_text_string(&text, " of work, ");
    put_bytes(&text, cluster->sent);
    sr_text_string(&text, " to send");
    break;
  case SR_PLACE_SHARDED:
    sr_text_string(&text, "computed on shards: ");
    put_bytes(&text, cluster->costs[SR_PLACE_SHARDED]);
    sr_text_string(&text, ", one device would be ");
    put_bytes(&text, cluster->costs[SR_PLACE_ONE]);
    break;
  case SR_PLACE_COUNT:
    break;
  }
  sr_text_string(&text, "; all would be ");
  put_bytes(&text, cluster->costs[SR_PLACE_ALL]);
  if (cluster->place == SR_PLACE_ONE)
    put_shards(&text, cluster);
  return sr_text_get(&text);
}

void sr_set_placement_reason(sr_partitioner *p, const sr_op *op, const char *reason) {
  const int64_t key = (int64_t)(intptr_t)op;
  *sr_memo_at(p->arena, &p->made.placed, &key, 1) = (void *)(uintptr_t)reason;
}

const char *sr_placement_reason(sr_partitioner *p, const sr_op *op) {
  const int64_t key = (int64_t)(intptr_t)op;
  return p->made.placed.count ? *sr_memo_at(p->arena, &p->made.placed, &key, 1) : NULL;
}

/* ---- the order ------------------------------------------------------------------------------- */

static void place(sr_placing *placing, sr_placement wanted, bool *out_changed) {
  sr_partitioner *p = placing->p;
  sr_place_find(placing);
  sr_place_choose(placing, wanted);
  for (size_t i = 0; i < placing->clusters.count; i++) {
    const sr_place_cluster *cluster = placing->clusters.items[i];
    const char *reason = reason_of(placing, cluster, wanted);
    for (size_t o = 0; cluster->place != SR_PLACE_SHARDED && o < cluster->ops.count; o++)
      sr_set_placement_reason(p, cluster->ops.items[o], reason);
    if (cluster->place == SR_PLACE_SHARDED) { /* propagation gives the reason for the other ops */
      sr_set_placement_reason(p, cluster->shards.value->op, reason);
      sr_place_constrain(placing, cluster);
    }
    *out_changed |= cluster->place != SR_PLACE_ALL;
  }
  if (*out_changed)
    sr_place_outline(placing);
}

sr_status sr_place_ops(sr_partitioner *p, sr_placement wanted, bool *out_changed) {
  *out_changed = false;
  /* Placement chooses nothing if there is one device, if there are replicas (their arguments may
   * differ), or if the user asked for all devices. */
  if (p->device_count == 1 || p->replicas > 1 || wanted == SR_PLACEMENT_ALL)
    return SR_OK;
  sr_placing placing = {.p = p, .arena = sr_arena_create()};
  if (!placing.arena || SR_ARENA_GUARD(placing.arena)) {
    sr_arena_destroy(placing.arena);
    return sr_partitioner_fail(p, NULL, SR_ERR_NOMEM,
                               "out of memory while placing what is computed");
  }
  place(&placing, wanted, out_changed);
  sr_arena_destroy(placing.arena);
  return SR_OK;
}
