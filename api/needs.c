#include "api/needs.h"

#include <string.h>

spmdrun_status sr_refuse_null(spmdrun_context *context,
                              spmdrun_status (*end)(spmdrun_context *, sr_status), const char *call,
                              const char *names, size_t index) {
  if (!context)
    return SPMDRUN_INVALID;
  for (; index > 0; index--)
    names = strchr(names, ',') + 2;
  sr_context_begin(context);
  return end(context, sr_fail(&context->ctx, SR_ERR_INVALID,
                              "%s: NULL was given as %.*s, which may not be NULL", call,
                              (int)strcspn(names, ","), names));
}
