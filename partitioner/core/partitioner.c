#include "partitioner/core/partitioner.h"

#include <stdarg.h>

sr_status sr_partitioner_fail_at(sr_partitioner *p, const char *file, int line, const sr_op *op,
                                 sr_status code, const char *format, ...) {
  va_list list;
  va_start(list, format);
  const char *sentence = sr_arena_vprintf(p->arena, format, list);
  va_end(list);
  if (op)
    return sr_op_fail_at(p->ctx, file, line, p->module, op, code, "%s", sentence);
  const sr_location *at = &p->module->main->location;
  return sr_fail_at(p->ctx, file, line, code, "%s:%u:%u: @main: %s%s", p->module->file, at->line,
                    at->column, p->port ? p->port : "", sentence);
}

sr_status sr_partitioner_walk(sr_partitioner *p, sr_block *block, sr_visit visit) {
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    SR_TRY(visit(p, op));
    for (int32_t r = 0; op->block && r < op->region_count; r++)
      SR_TRY(sr_partitioner_walk(p, op->regions[r], visit));
  }
  return SR_OK;
}
