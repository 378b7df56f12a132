/* Errors, as the interface has them. They belong to whoever gets them. */
#ifndef SR_PJRT_ERROR_H
#define SR_PJRT_ERROR_H

#include "base/status.h"
#include "pjrt/abi.h"

/* Makes an error. Without memory it gives one that says so. Never returns NULL. */
sr_pjrt_error *sr_pjrt_fail(sr_pjrt_code code, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Makes the error of a status; NULL: it is SR_OK. */
sr_pjrt_error *sr_pjrt_failed(sr_status status, const char *message);

/* An empty context for one call; its message is not zeroed, which would take longer than most
 * calls. */
#define SR_PJRT_CTX(ctx)                                                                           \
  sr_ctx ctx;                                                                                      \
  sr_ctx_clear(&ctx);                                                                              \
  ctx.log = NULL
/* Returns the error of `expr` from the enclosing function, if it fails; its sentence is in ctx. */
#define SR_PJRT_TRY(ctx, expr)                                                                     \
  do {                                                                                             \
    sr_status pjrt_try_ = (expr);                                                                  \
    if (pjrt_try_ != SR_OK)                                                                        \
      return sr_pjrt_failed(pjrt_try_, (ctx)->message);                                            \
  } while (0)

#endif
