/* Takes the addresses of who asks for shardings out of the module, which is to be the same in every
 * process. */
#include <string.h>

#include "graph/ir/query.h"
#include "graph/normalize/normalize.h"

typedef SR_VECTOR(const sr_attr *) attr_list;

static void number_op(sr_module *module, attr_list *inspectors, sr_op *op) {
  const sr_attr *inspector = sr_op_attr(op, "backend_config");
  size_t kept = 0;
  for (size_t i = 0; i < op->attr_count; i++)
    if (strcmp(op->attrs[i].name, "backend_config") != 0)
      op->attrs[kept++] = op->attrs[i];
  op->attr_count = kept;
  sr_op_set_attr(module, op, SR_INSPECTION_ATTR,
                 sr_attr_int(module, (int64_t)inspectors->count, SR_I64));
  SR_PUSH(module->arena, inspectors, inspector);
}

static void number_block(sr_module *module, attr_list *inspectors, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next) {
    if (sr_op_inspects_sharding(op))
      number_op(module, inspectors, op);
    for (int32_t r = 0; r < op->region_count; r++)
      number_block(module, inspectors, op->regions[r]);
  }
}

void sr_module_number_inspections(sr_module *module) {
  attr_list inspectors = {0};
  number_block(module, &inspectors, module->main->body);
  module->inspectors = inspectors.items;
  module->inspection_count = (int32_t)inspectors.count;
}
