/*
 * The order of the agenda against sweeps over all things, up and down, that pass by those that do
 * not wait.
 */
#include "partitioner/propagate/agenda.h"
#include "support/expect.h"

enum {
  COUNT = 23,
  ADDED = 400
};

/* What is to be looked at again once the `look`-th look has been at something: the same for both,
 * by a generator of 32 bits (Numerical Recipes). -1: nothing. */
static int next_of(uint32_t *state) {
  *state = *state * 1664525u + 1013904223u;
  uint32_t drawn = *state >> 16;
  return drawn % 8 == 0 ? -1 : (int)(drawn / 8 % COUNT);
}

typedef struct looks {
  size_t count;
  size_t numbers[COUNT + 2 * ADDED];
} looks;

/* Adds up to two behind each look, while there are any left to add. Of those that wait in the
 * beginning, too, the first one comes first. */
static void by_agenda(sr_agenda *agenda, uint32_t seed, looks *out) {
  int left = ADDED;
  size_t number;
  while (sr_agenda_take(agenda, &number)) {
    out->numbers[out->count++] = number;
    for (int i = 0; i < 2 && left > 0; i++, left--) {
      int next = next_of(&seed);
      if (next >= 0)
        sr_agenda_add(agenda, (size_t)next);
    }
  }
}

static void by_sweeps(uint32_t seed, looks *out) {
  bool waits[COUNT];
  memset(waits, true, sizeof waits);
  int left = ADDED;
  for (int sweep = 0; memchr(waits, true, sizeof waits); sweep++)
    for (int place = 0; place < COUNT; place++) {
      int number = sweep % 2 ? COUNT - 1 - place : place;
      if (!waits[number])
        continue;
      waits[number] = false;
      out->numbers[out->count++] = (size_t)number;
      for (int i = 0; i < 2 && left > 0; i++, left--) {
        int next = next_of(&seed);
        if (next >= 0)
          waits[next] = true;
      }
    }
}

static void order_is_of_sweeps(void) {
  sr_arena *arena = sr_arena_create();
  sr_agenda agenda = sr_agenda_make(arena, COUNT);
  for (uint32_t seed = 0; seed < 50; seed++) {
    looks got = {0}, wanted = {0};
    uint64_t before = agenda.taken;
    for (size_t i = COUNT; i-- > 0;)
      sr_agenda_add(&agenda, i);
    by_agenda(&agenda, seed, &got);
    by_sweeps(seed, &wanted);
    EXPECT(wanted.count > COUNT);
    EXPECT_EQ(got.count, wanted.count);
    EXPECT_EQ(agenda.taken - before, wanted.count);
    EXPECT(memcmp(got.numbers, wanted.numbers, sizeof got.numbers) == 0);
  }
  sr_arena_destroy(arena);
}

static void nothing_waits_in_an_empty_one(void) {
  sr_arena *arena = sr_arena_create();
  sr_agenda agenda = sr_agenda_make(arena, 0);
  size_t number;
  EXPECT(!sr_agenda_take(&agenda, &number));
  sr_arena_destroy(arena);
}

int main(void) {
  order_is_of_sweeps();
  nothing_waits_in_an_empty_one();
  return expect_result();
}
