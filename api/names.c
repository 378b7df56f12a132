/* The table of names of a program, from its module as it was fingerprinted. */
#include <string.h>

#include "api/build.h"

sr_names sr_names_of(sr_arena *arena, const sr_module *module, const sr_fingerprint *fingerprint) {
  const char *slash = strrchr(module->file, '/');
  int32_t result_count = module->main->body->last->operand_count;
  const char **results = SR_NEW_ARRAY(arena, const char *, result_count);
  for (int32_t i = 0; i < result_count; i++)
    results[i] = sr_result_name(module, i);
  sr_place *places = SR_NEW_ARRAY(arena, sr_place, fingerprint->op_count);
  for (size_t i = 0; i < fingerprint->op_count; i++)
    places[i] = (sr_place){fingerprint->ops[i].line, fingerprint->ops[i].column};
  return (sr_names){
      .file = slash ? slash + 1 : module->file,
      .module = module->name ? module->name : "module",
      .axis_count = (uint32_t)fingerprint->axis_count,
      .axes = fingerprint->axes,
      .result_count = (uint32_t)result_count,
      .results = results,
      .place_count = (uint32_t)fingerprint->op_count,
      .places = places,
  };
}
