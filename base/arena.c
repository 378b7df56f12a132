/*
 * A bump allocator over a list of chunks. Chunk sizes double up to a limit, so that a small pass
 * takes little memory and a large module few calls to malloc. An allocation larger than the chunk
 * size gets its own chunk.
 */
#include "base/arena.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/c_locale.h"
#include "base/status.h"

enum {
  ALIGNMENT = 16,
  FIRST_CHUNK_BYTES = 4096,
  LARGEST_CHUNK_BYTES = 1 << 20
};

typedef struct sr_arena_chunk {
  struct sr_arena_chunk *next; /* allocated before this one */
  size_t bytes;                /* size of `data` */
  _Alignas(ALIGNMENT) unsigned char data[];
} chunk;

struct sr_arena {
  chunk *chunks;       /* newest first */
  unsigned char *free; /* next free byte of the current chunk */
  unsigned char *end;  /* end of the current chunk */
  size_t next_bytes;   /* size of the next chunk */
  size_t total_bytes, most_bytes;
  jmp_buf own_guard;
  jmp_buf *guard; /* NULL until it is set */
};

sr_arena *sr_arena_create(void) {
  sr_arena *arena = calloc(1, sizeof *arena);
  if (arena)
    arena->next_bytes = FIRST_CHUNK_BYTES;
  return arena;
}

sr_arena_scope sr_arena_scope_begin(sr_arena *arena) {
  return (sr_arena_scope){arena, arena->chunks, arena->free, arena->end, arena->next_bytes};
}

void sr_arena_scope_end(sr_arena_scope *scope) {
  sr_arena *arena = scope->arena;
  while (arena->chunks != scope->chunk) {
    chunk *c = arena->chunks;
    arena->chunks = c->next;
    arena->total_bytes -= c->bytes;
    free(c);
  }
#ifndef NDEBUG
  /* A pointer that outlives its scope reads this pattern in a test. */
  if (scope->free && arena->end == scope->end)
    memset(scope->free, 0xdb, (size_t)(arena->free - scope->free));
#endif
  arena->free = scope->free;
  arena->end = scope->end;
  arena->next_bytes = scope->next_bytes;
}

void sr_arena_reset(sr_arena *arena) {
  sr_arena_scope_end(&(sr_arena_scope){.arena = arena, .next_bytes = FIRST_CHUNK_BYTES});
}

void sr_arena_destroy(sr_arena *arena) {
  if (!arena)
    return;
  sr_arena_reset(arena);
  free(arena);
}

size_t sr_arena_bytes(const sr_arena *arena) {
  return arena->total_bytes;
}

size_t sr_arena_most_bytes(const sr_arena *arena) {
  return arena->most_bytes;
}

jmp_buf *sr_arena_guard_buffer(sr_arena *arena) {
  arena->guard = &arena->own_guard;
  return arena->guard;
}

void sr_arena_share_guard(sr_arena *arena, sr_arena *parent) {
  arena->guard = parent->guard;
}

static _Noreturn void out_of_memory(sr_arena *arena, size_t bytes) {
  if (arena->guard)
    longjmp(*arena->guard, 1);
  fprintf(stderr, "spmdrun: out of memory: %zu bytes could not be had\n", bytes);
  _exit(1);
}

/* Adds a chunk with room for `bytes`. It becomes the current chunk unless it is for one allocation
 * alone. */
static unsigned char *add_chunk(sr_arena *arena, size_t bytes, bool alone) {
  size_t size = alone ? bytes : arena->next_bytes;
  chunk *c = size > SIZE_MAX - sizeof *c ? NULL : malloc(sizeof *c + size);
  if (!c)
    out_of_memory(arena, size);
  c->bytes = size;
  c->next = arena->chunks;
  arena->chunks = c;
  arena->total_bytes += size;
  if (arena->total_bytes > arena->most_bytes)
    arena->most_bytes = arena->total_bytes;
  if (!alone) {
    arena->free = c->data + bytes;
    arena->end = c->data + size;
    if (arena->next_bytes < LARGEST_CHUNK_BYTES)
      arena->next_bytes *= 2;
  }
  return c->data;
}

void *sr_arena_alloc_raw(sr_arena *arena, size_t bytes) {
  if (bytes > SIZE_MAX - ALIGNMENT)
    out_of_memory(arena, bytes);
  size_t rounded = (bytes + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
  if (rounded == 0)
    rounded = ALIGNMENT;
  if (rounded <= (size_t)(arena->end - arena->free)) {
    unsigned char *data = arena->free;
    arena->free += rounded;
    return data;
  }
  return add_chunk(arena, rounded, rounded > arena->next_bytes);
}

void *sr_arena_alloc(sr_arena *arena, size_t bytes) {
  return memset(sr_arena_alloc_raw(arena, bytes), 0, bytes);
}

void *sr_arena_array(sr_arena *arena, size_t count, size_t element_bytes) {
  size_t bytes;
  if (__builtin_mul_overflow(count, element_bytes, &bytes))
    out_of_memory(arena, SIZE_MAX);
  return sr_arena_alloc(arena, bytes);
}

void *sr_arena_copy(sr_arena *arena, const void *data, size_t bytes) {
  void *copy = sr_arena_alloc_raw(arena, bytes);
  if (bytes)
    memcpy(copy, data, bytes);
  return copy;
}

char *sr_arena_string(sr_arena *arena, const char *text, size_t length) {
  char *copy = sr_arena_alloc_raw(arena, length + 1);
  if (length)
    memcpy(copy, text, length);
  copy[length] = '\0';
  return copy;
}

char *sr_arena_vprintf(sr_arena *arena, const char *format, va_list list) {
  va_list again;
  va_copy(again, list);
  int length = sr_vsnprintf(NULL, 0, format, list);
  SR_ASSERT(length >= 0);
  char *text = sr_arena_alloc_raw(arena, (size_t)length + 1);
  sr_vsnprintf(text, (size_t)length + 1, format, again);
  va_end(again);
  return text;
}

char *sr_arena_printf(sr_arena *arena, const char *format, ...) {
  va_list list;
  va_start(list, format);
  char *text = sr_arena_vprintf(arena, format, list);
  va_end(list);
  return text;
}

void *sr_arena_grow(sr_arena *arena, const void *items, size_t *capacity, size_t element_bytes) {
  size_t old = *capacity;
  size_t larger = old ? old * 2 : 8;
  void *copy = sr_arena_array(arena, larger, element_bytes);
  if (old)
    memcpy(copy, items, old * element_bytes);
  *capacity = larger;
  return copy;
}
