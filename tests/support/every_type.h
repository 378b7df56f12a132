/*
 * Partitions a program written for f32 with elements of every other type. Its results need not make
 * sense: the program must be partitioned or refused with a message, and AddressSanitizer sees if a
 * pass assumes the wrong element size.
 */
#ifndef SR_TESTS_SUPPORT_EVERY_TYPE_H
#define SR_TESTS_SUPPORT_EVERY_TYPE_H

#include <ctype.h>

#include "support/expect.h"
#include "support/partition_module.h"

/* The end of the number with a decimal point that starts here; NULL if there is none. */
static inline const char *every_type_number(const char *at) {
  const char *end = at + (*at == '-');
  const char *digits = end;
  while (isdigit((unsigned char)*end))
    end++;
  if (end == digits || *end != '.')
    return NULL;
  return end + 1 + strspn(end + 1, "0123456789e+-");
}

/* Writes the number `from`, of `bytes` characters, as a constant of the type. */
static inline void every_type_put_number(sr_text *text, sr_class class_, const char *from,
                                         size_t bytes) {
  switch (class_) {
  case SR_CLASS_BOOL:
    sr_text_string(text, *from == '0' ? "false" : "true");
    break;
  case SR_CLASS_SIGNED:
  case SR_CLASS_UNSIGNED:
    sr_text_append(text, from, strcspn(from, "."));
    break;
  case SR_CLASS_FLOAT:
    sr_text_append(text, from, bytes);
    break;
  case SR_CLASS_COMPLEX:
    sr_text_char(text, '(');
    sr_text_append(text, from, bytes);
    sr_text_string(text, ", 0.0)");
    break;
  }
}

/* `program` with f32 replaced by another type. */
static inline const char *every_type_text(sr_arena *arena, const char *program, sr_dtype dtype) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  sr_text text = {.arena = arena};
  for (const char *at = program; *at;) {
    const char *end = at > program && isdigit((unsigned char)at[-1]) ? NULL : every_type_number(at);
    if (end) {
      every_type_put_number(&text, info->class_, at, (size_t)(end - at));
      at = end;
    } else if (strncmp(at, "f32>", 4) == 0) {
      sr_text_string(&text, info->name);
      at += 3;
    } else {
      sr_text_char(&text, *at++);
    }
  }
  return sr_text_get(&text);
}

/* How many programs were partitioned, each with another type. */
static int every_type_partitioned;

static inline void partition_every_type(const char *program, const sr_partition_options *options) {
  for (int dtype = 0; dtype < (int)SR_DTYPE_COUNT; dtype++) {
    sr_arena *own = sr_arena_create();
    sr_ctx ctx = {0};
    sr_module *made;
    sr_partition_result unused;
    const char *text = every_type_text(own, program, (sr_dtype)dtype);
    sr_status status = partition_module(&ctx, own, "t.mlir", text, options, &made, &unused);
    every_type_partitioned += status == SR_OK;
    if (!EXPECT((status == SR_OK) == (ctx.message[0] == '\0')))
      fprintf(stderr, "  with elements of type %s\n", sr_dtype_get((sr_dtype)dtype)->name);
    sr_arena_destroy(own);
  }
}

#endif
