/*
 * Arenas: many allocations that are freed together.
 *
 * Arenas have one of three lifetimes: the process, a module (one program), or one pass (a scratch
 * arena). No allocation is freed by itself. An arena belongs to one thread at a time.
 *
 * When memory runs out, an arena jumps to its guard, a setjmp buffer. So code that builds graphs
 * does not check each allocation. Each phase of the program sets a guard where it begins:
 *
 *     sr_arena *arena = sr_arena_create();
 *     if (!arena || SR_ARENA_GUARD(arena)) {     // comes back here when memory runs out
 *       sr_arena_destroy(arena);
 *       return sr_fail(ctx, SR_ERR_NOMEM, "...");
 *     }
 *
 * The function that sets the guard must still be running when the jump happens. Its locals that
 * change after the guard is set must be volatile. An arena without a guard ends the process with a
 * message and exit status 1.
 */
#ifndef SR_BASE_ARENA_H
#define SR_BASE_ARENA_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

typedef struct sr_arena sr_arena;

/* Creates an empty arena. Returns NULL if memory has run out. */
sr_arena *sr_arena_create(void);
/* Frees the arena and everything in it. NULL is allowed. */
void sr_arena_destroy(sr_arena *arena);
/* Frees everything in the arena. The arena itself stays usable. */
void sr_arena_reset(sr_arena *arena);
/* Returns how many bytes the arena holds now, in chunks from malloc. */
size_t sr_arena_bytes(const sr_arena *arena);
/* Returns the largest value that sr_arena_bytes has had. */
size_t sr_arena_most_bytes(const sr_arena *arena);

/*
 * SR_ARENA_SCOPE(arena) remembers how full the arena is. At the end of the enclosing block,
 * everything allocated from the arena after this line is freed. So a scratch arena works as a
 * stack. A vector or text that is used after the block must not grow inside the block.
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

/* Returns the setjmp buffer that SR_ARENA_GUARD fills. Not for other callers. */
jmp_buf *sr_arena_guard_buffer(sr_arena *arena);
#define SR_ARENA_GUARD(arena) (setjmp(*sr_arena_guard_buffer(arena)) != 0)
/* Makes `arena` jump to the guard of `parent` when memory runs out. A phase that has set a guard
 * calls this for its scratch arenas. */
void sr_arena_share_guard(sr_arena *arena, sr_arena *parent);

/* Allocates `bytes` zeroed bytes, aligned to 16 bytes. Never returns NULL. For 0 bytes it returns a
 * pointer that no other allocation has. */
void *sr_arena_alloc(sr_arena *arena, size_t bytes);
/* Like sr_arena_alloc, but the bytes are not zeroed: for large data that the caller fills at
 * once. */
void *sr_arena_alloc_raw(sr_arena *arena, size_t bytes);
/* Allocates a zeroed array of `count` elements. If its size overflows size_t, this counts as out of
 * memory. */
void *sr_arena_array(sr_arena *arena, size_t count, size_t element_bytes);
void *sr_arena_copy(sr_arena *arena, const void *data, size_t bytes);
/* Allocate NUL-terminated text: a copy of `length` bytes, or what printf would print. */
char *sr_arena_string(sr_arena *arena, const char *text, size_t length);
char *sr_arena_printf(sr_arena *arena, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
char *sr_arena_vprintf(sr_arena *arena, const char *format, va_list list);

#define SR_NEW(arena, type) ((type *)sr_arena_alloc((arena), sizeof(type)))
#define SR_NEW_ARRAY(arena, type, count)                                                           \
  ((type *)sr_arena_array((arena), (size_t)(count), sizeof(type)))

/* A growing array in an arena. Growing copies the items into a larger array. The smaller array is
 * freed only with the arena. */
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
