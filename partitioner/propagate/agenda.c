#include "partitioner/propagate/agenda.h"

/* Returns the turn of item `number` in `sweep`. Turn t is in sweep t / count. Even sweeps visit the
 * items in increasing order, odd sweeps in decreasing order. */
static uint64_t turn_in(const sr_agenda *agenda, uint64_t sweep, uint64_t number) {
  uint64_t place = sweep % 2 ? agenda->count - 1 - number : number;
  return sweep * agenda->count + place;
}

static uint64_t number_at(const sr_agenda *agenda, uint64_t turn) {
  uint64_t place = turn % agenda->count;
  return turn / agenda->count % 2 ? agenda->count - 1 - place : place;
}

static void swap(uint64_t *a, uint64_t *b) {
  uint64_t kept = *a;
  *a = *b;
  *b = kept;
}

static void rise(uint64_t *turns, uint64_t i) {
  for (; i > 0 && turns[i] < turns[(i - 1) / 2]; i = (i - 1) / 2)
    swap(&turns[i], &turns[(i - 1) / 2]);
}

static void sink(uint64_t *turns, uint64_t count) {
  for (uint64_t i = 0, child = 1; child < count; i = child, child = 2 * i + 1) {
    child += child + 1 < count && turns[child + 1] < turns[child];
    if (turns[i] <= turns[child])
      break;
    swap(&turns[i], &turns[child]);
  }
}

sr_agenda sr_agenda_make(sr_arena *arena, size_t count) {
  sr_agenda agenda = {
      .count = count,
      .turns = SR_NEW_ARRAY(arena, uint64_t, count),
      .waiting = count,
      .waits = SR_NEW_ARRAY(arena, bool, count),
  };
  for (size_t i = 0; i < count; i++) {
    agenda.turns[i] = i; /* a sorted list is a heap */
    agenda.waits[i] = true;
  }
  return agenda;
}

void sr_agenda_add(sr_agenda *agenda, size_t number) {
  if (agenda->waits[number])
    return;
  uint64_t sweep = agenda->next / agenda->count;
  uint64_t turn = turn_in(agenda, sweep, number);
  agenda->waits[number] = true;
  agenda->turns[agenda->waiting] = turn >= agenda->next ? turn : turn_in(agenda, sweep + 1, number);
  rise(agenda->turns, agenda->waiting++);
}

bool sr_agenda_take(sr_agenda *agenda, size_t *out_number) {
  if (agenda->waiting == 0) {
    agenda->next = 0;
    return false;
  }
  uint64_t turn = agenda->turns[0];
  agenda->turns[0] = agenda->turns[--agenda->waiting];
  sink(agenda->turns, agenda->waiting);
  agenda->next = turn + 1;
  agenda->taken++;
  *out_number = number_at(agenda, turn);
  agenda->waits[*out_number] = false;
  return true;
}
