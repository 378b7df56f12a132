/* NULL where a public call needs a pointer; spmdrun.h has the rule. */
#ifndef SR_API_NEEDS_H
#define SR_API_NEEDS_H

#include "api/api.h"

/* The context of an executable, an array, saves, a feed or a record, which may be NULL. */
#define SR_CONTEXT_OF(object) ((object) ? (object)->context : NULL)

/*
 * The first line of a collective call: leaves it with SPMDRUN_INVALID if one of the pointers is
 * NULL. `context` may be NULL; then there is nowhere to write a message. `names` has the names of
 * the pointers in spmdrun.h, with commas between them.
 */
#define SR_NEEDS(context, names, ...)                                                              \
  SR_NEEDS_BEFORE(sr_context_settle, context, names, __VA_ARGS__)
/* As SR_NEEDS, for a call that is not collective. */
#define SR_NEEDS_ALONE(context, names, ...)                                                        \
  SR_NEEDS_BEFORE(sr_context_finish, context, names, __VA_ARGS__)
#define SR_NEEDS_BEFORE(end, context, names, ...)                                                  \
  do {                                                                                             \
    const void *const needed_[] = {__VA_ARGS__};                                                   \
    const size_t null_ = sr_find_null(needed_, sizeof needed_ / sizeof *needed_);                  \
    if (null_ < sizeof needed_ / sizeof *needed_)                                                  \
      return sr_refuse_null(context, end, __func__, names, null_);                                 \
  } while (0)

/* Before SR_NEEDS in a call that makes something: a failed call leaves NULL. */
#define SR_MAKES(out)                                                                              \
  do {                                                                                             \
    if (out)                                                                                       \
      *(out) = NULL;                                                                               \
  } while (0)

/* Returns the index of the first NULL, or `count`. */
static inline size_t sr_find_null(const void *const *pointers, size_t count) {
  size_t i = 0;
  while (i < count && pointers[i])
    i++;
  return i;
}

/* Ends the call `call` by `end`, with the message that pointer `index` of `names` is NULL. */
spmdrun_status sr_refuse_null(spmdrun_context *context,
                              spmdrun_status (*end)(spmdrun_context *, sr_status), const char *call,
                              const char *names, size_t index);

#endif
