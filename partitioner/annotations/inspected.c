/* Values whose shardings the program asks for: jax.debug.inspect_array_sharding. */
#include "graph/ir/query.h"
#include "partitioner/annotations/annotations.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/sharding_group.h"

static sr_status take(sr_partitioner *p, sr_op *op) {
  const int64_t number = sr_op_int(op, SR_INSPECTION_ATTR, -1);
  if (!sr_op_inspects_sharding(op) || number < 0 || number >= p->module->inspection_count)
    return SR_OK;
  p->inspected[number] = sr_operand(op, 0);
  sr_op_erase(op);
  return SR_OK;
}

void sr_take_inspections(sr_partitioner *p) {
  p->inspected = SR_NEW_ARRAY(p->arena, sr_value *, p->module->inspection_count);
  (void)sr_partitioner_walk(p, p->body, take);
}

void sr_note_inspections(sr_partitioner *p) {
  p->inspected_ports = SR_NEW_ARRAY(p->arena, sr_port, p->module->inspection_count);
  for (int32_t i = 0; i < p->module->inspection_count; i++) {
    const sr_value *value = p->inspected[i];
    const sr_sharding *sharding = sr_value_sharding_group(p, value)->produced;
    const sr_type *type = value->type;
    p->inspected_ports[i] = (sr_port){
        .dtype = type->dtype,
        .rank = type->rank,
        .dims = type->dims,
        .sharding = sharding ? *sharding : sr_sharding_replicated(p->arena, p->mesh, type->rank),
        .alias = -1,
    };
  }
}
