/* Loads programs on their devices: alone, or with the other processes that have some of them. */
#include <stdlib.h>
#include <string.h>

#include "api/client/client_private.h"

/* Reserves numbers on each of the *out_count devices of this process, in the order of the
 * partitions. Under the client's lock. */
static sr_status reserve(sr_ctx *ctx, const sr_loaded *loaded, uint64_t *out_first,
                         size_t *out_count) {
  const uint64_t collectives = sr_plan_collectives(&loaded->executable->plan->steps);
  *out_count = 0;
  for (int32_t p = 0; p < loaded->count; p++) {
    const sr_device *device = sr_client_device(loaded->client, loaded->devices[p]);
    if (device)
      SR_TRY(sr_exchange_reserve(ctx, loaded->client->devices->exchange, device->number,
                                 collectives, &out_first[(*out_count)++]));
  }
  return SR_OK;
}

/* Numbers the devices for a team. */
static void number_devices(const sr_loaded *loaded, int32_t *out) {
  const sr_client *client = loaded->client;
  for (int32_t p = 0; p < loaded->count; p++)
    out[p] = sr_client_rank_of(client, loaded->devices[p]) * client->per_process +
             loaded->devices[p] % client->per_process;
}

static sr_status load(sr_ctx *ctx, const sr_loaded *loaded, const uint64_t *first,
                      sr_program **out_program) {
  int32_t *numbers = malloc((size_t)loaded->count * sizeof *numbers);
  if (!numbers)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
  number_devices(loaded, numbers);
  const sr_team team = {.count = loaded->count, .devices = numbers, .first = first};
  const sr_status status = sr_program_create_on(ctx, loaded->client->devices,
                                                loaded->executable->plan, NULL, &team, out_program);
  free(numbers);
  return status;
}

sr_status sr_loaded_load(sr_ctx *ctx, const sr_loaded *loaded, sr_program **out_program) {
  uint64_t *first = calloc((size_t)loaded->count, sizeof *first);
  sr_status status = first ? SR_OK : sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
  size_t count;
  if (status == SR_OK)
    status = reserve(ctx, loaded, first, &count);
  if (status == SR_OK)
    status = load(ctx, loaded, first, out_program);
  free(first);
  return status;
}

/* Puts the numbers of each process in the order of the partitions. */
static sr_status sort_numbers(sr_ctx *ctx, const sr_meetings *with, uint64_t *out_first) {
  const sr_loaded *loaded = with->loaded;
  for (int32_t r = 0; r < loaded->rank_count; r++) {
    const sr_world_piece *record = &with->records[r];
    size_t used = 0;
    for (int32_t p = 0; p < loaded->count; p++) {
      if (sr_client_rank_of(loaded->client, loaded->devices[p]) != loaded->ranks[r])
        continue;
      if (record->bytes - used < sizeof *out_first)
        return sr_fail(ctx, SR_ERR_PEER, "%s: rank %d has other devices", loaded->name,
                       (int)loaded->ranks[r]);
      memcpy(&out_first[p], (const char *)record->data + used, sizeof *out_first);
      used += sizeof *out_first;
    }
  }
  return SR_OK;
}

sr_status sr_loaded_load_together(sr_ctx *ctx, sr_meetings *with, sr_status own) {
  sr_loaded *loaded = with->loaded;
  pthread_mutex_t *lock = &loaded->client->lock;
  uint64_t *first = calloc((size_t)loaded->count, sizeof *first);
  if (own == SR_OK && !first)
    own = sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
  size_t local = 0;
  if (own == SR_OK) {
    pthread_mutex_lock(lock);
    own = reserve(ctx, loaded, first, &local);
    pthread_mutex_unlock(lock);
  }
  sr_status status = sr_meetings_meet(ctx, with, SR_MEETING_NUMBER, own,
                                      (sr_world_piece){first, local * sizeof *first});
  if (status == SR_OK) {
    own = sort_numbers(ctx, with, first);
    pthread_mutex_lock(lock);
    if (own == SR_OK)
      own = load(ctx, loaded, first, &loaded->program);
    pthread_mutex_unlock(lock);
    status = sr_meetings_meet(ctx, with, SR_MEETING_LOAD, own, (sr_world_piece){NULL, 0});
  }
  free(first);
  return status;
}
