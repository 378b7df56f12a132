/*
 * Arenas: memory that lives and dies together.
 *
 * Three lifetimes are used: process, module (one program), scratch (one pass). An allocation is
 * never freed singly and never outlives its arena. An arena belongs to one thread at a time.
 *
 * An arena that cannot grow jumps to its guard, a setjmp buffer. So code that builds graphs need
 * not check each allocation. A phase sets the guard where it begins:
 *
 *     sr_arena *arena = sr_arena_create();
 *     if (!arena || SR_ARENA_GUARD(arena)) {     // comes back here when memory runs out
 *       sr_arena_destroy(arena);
 *       return sr_fail(ctx, SR_ERR_NOMEM, "...");
 *     }
 *
 * The function that set the guard must not have returned when the jump happens. Without a guard the
 * process ends with a message and status 1. Locals changed between guard and jump must be volatile.
 */
#ifndef SR_BASE_ARENA_H
#define SR_BASE_ARENA_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

typedef struct sr_arena sr_arena;

/* Creates an empty arena. NULL: out of memory. */
sr_arena *sr_arena_create(void);
/* Frees the arena and everything in it. NULL is allowed. */
void sr_arena_destroy(sr_arena *arena);
/* Frees everything in the arena, which can be used again. */
void sr_arena_reset(sr_arena *arena);
/* Bytes that the arena has taken from the system. */
size_t sr_arena_bytes(const sr_arena *arena);
/* The most bytes that the arena has held at one time. */
size_t sr_arena_most_bytes(const sr_arena *arena);

/*
 * SR_ARENA_SCOPE(arena) remembers how full the arena is. The end of the enclosing block frees all
 * that was allocated from the arena since then, so a scratch arena works as a stack. A vector or
 * text that outlives the block must not grow inside it.
 */
typedef struct sr_arena_scope {
  sr_arena *arena;
  struct sr_arena_chunk *chunk;
  unsigned char *free, *end;
  size_t next_bytes;
} sr_arena_scope;
sr_arena_scope sr_arena_scope_begin(sr_arena *arena);
void sr_arena_scope_end(sr_arena_scope *scope);
#define SR_ARENA_SCOPE(arena)                                                                      \
  __attribute__((cleanup(sr_arena_scope_end))) sr_arena_scope SR_ARENA_SCOPE_NAME(__LINE__) =      \
      sr_arena_scope_begin(arena)
#define SR_ARENA_SCOPE_NAME(line)  SR_ARENA_SCOPE_PASTE(line)
#define SR_ARENA_SCOPE_PASTE(line) arena_scope_##line

/* The jump target; use through SR_ARENA_GUARD. */
jmp_buf *sr_arena_guard_buffer(sr_arena *arena);
#define SR_ARENA_GUARD(arena) (setjmp(*sr_arena_guard_buffer(arena)) != 0)
/* Makes `arena` jump to the guard of `parent`: for a scratch arena inside a guarded phase. */
void sr_arena_share_guard(sr_arena *arena, sr_arena *parent);

/* `bytes` zeroed bytes, 16-byte aligned; never NULL. Zero bytes give a valid unique pointer. */
void *sr_arena_alloc(sr_arena *arena, size_t bytes);
/* Like sr_arena_alloc, but not zeroed: for large payloads that are filled at once. */
void *sr_arena_alloc_raw(sr_arena *arena, size_t bytes);
/* An array of `count` elements; an overflow of the product counts as out of memory. */
void *sr_arena_array(sr_arena *arena, size_t count, size_t element_bytes);
void *sr_arena_copy(sr_arena *arena, const void *data, size_t bytes);
/* NUL-terminated copies. */
char *sr_arena_string(sr_arena *arena, const char *text, size_t length);
char *sr_arena_printf(sr_arena *arena, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
char *sr_arena_vprintf(sr_arena *arena, const char *format, va_list list);

#define SR_NEW(arena, type) ((type *)sr_arena_alloc((arena), sizeof(type)))
#define SR_NEW_ARRAY(arena, type, count)                                                           \
  ((type *)sr_arena_array((arena), (size_t)(count), sizeof(type)))

/*
 * A growing array in an arena. Growing copies the items; the old copy stays allocated as long as
 * the arena.
 */
#define SR_VECTOR(type)                                                                            \
  struct {                                                                                         \
    type *items;                                                                                   \
    size_t count, capacity;                                                                        \
  }
#define SR_PUSH(arena, vector, ...)                                                                \
  do {                                                                                             \
    if ((vector)->count == (vector)->capacity)                                                     \
      (vector)->items =                                                                            \
          sr_arena_grow((arena), (vector)->items, &(vector)->capacity, sizeof *(vector)->items);   \
    (vector)->items[(vector)->count++] = (__VA_ARGS__);                                            \
  } while (0)
void *sr_arena_grow(sr_arena *arena, const void *items, size_t *capacity, size_t element_bytes);

#endif
