/* Makes the table of the names and source locations in a program (executable/names.h). */
#include <string.h>

#include "api/build.h"
#include "graph/ir/query.h"

typedef struct origins {
  bool all;              /* of all ops, not only of loops, branches and calls of C */
  sr_name_place *places; /* [number of the op - 1]: the op's place in the source text */
  SR_VECTOR(const char *) found;
} origins;

/* Records where ops come from in the Python source. Leaves out ops without a source location. */
static void find_origins(sr_arena *arena, const sr_block *block, origins *o) {
  for (const sr_op *op = block->first; op; op = op->next) {
    char buffer[SR_ORIGIN_BYTES];
    for (int32_t r = 0; r < op->region_count; r++)
      find_origins(arena, op->regions[r], o);
    if (!(o->all || sr_op_has(op, SR_TRAIT_CONTROL) || sr_op_calls_typed(op)) || !op->location.op ||
        !*sr_location_suffix(&op->location, buffer))
      continue;
    SR_PUSH(arena, &o->found, sr_arena_string(arena, buffer, strlen(buffer)));
    o->places[op->location.op - 1].origin = (uint32_t)o->found.count;
  }
}

sr_names sr_names_of(sr_arena *arena, const sr_module *module, const sr_fingerprint *fingerprint,
                     bool all_origins) {
  const char *slash = strrchr(module->file, '/');
  int32_t result_count = module->main->body->last->operand_count;
  const char **results = SR_NEW_ARRAY(arena, const char *, result_count);
  for (int32_t i = 0; i < result_count; i++)
    results[i] = sr_result_name(module, i);
  sr_name_place *places = SR_NEW_ARRAY(arena, sr_name_place, fingerprint->op_count);
  for (size_t i = 0; i < fingerprint->op_count; i++)
    places[i] = (sr_name_place){fingerprint->ops[i].line, fingerprint->ops[i].column, 0};
  char computation[SR_DIGEST_HEX_BYTES];
  sr_digest_hex(&fingerprint->digest, computation);
  origins o = {.all = all_origins, .places = places};
  find_origins(arena, module->main->body, &o);
  return (sr_names){
      .file = slash ? slash + 1 : module->file,
      .module = module->name ? module->name : "module",
      .computation = sr_arena_string(arena, computation, sizeof computation - 1),
      .axis_count = (uint32_t)fingerprint->axis_count,
      .axes = fingerprint->axes,
      .result_count = (uint32_t)result_count,
      .results = results,
      .place_count = (uint32_t)fingerprint->op_count,
      .places = places,
      .origin_count = (uint32_t)o.found.count,
      .origins = o.found.items,
  };
}
