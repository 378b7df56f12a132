/* How the processes of a program find each other, without an order that they agree on. */
#include <stdlib.h>
#include <string.h>

#include "api/client/client_private.h"

/* Counts that this process makes the program on these devices once more. */
static sr_status count_times(sr_ctx *ctx, const sr_loaded *loaded, const sr_digest *program,
                             uint64_t *out_times) {
  sr_client *client = loaded->client;
  sr_status status = SR_OK;
  pthread_mutex_lock(&client->lock);
  size_t i = 0;
  while (i < client->made_count && memcmp(&client->made[i].program, program, sizeof *program) != 0)
    i++;
  if (i == client->made_count) {
    sr_made *more = realloc(client->made, (i + 1) * sizeof *more);
    if (more) {
      client->made = more;
      client->made[client->made_count++] = (sr_made){*program, 0};
    } else {
      status = sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
    }
  }
  if (status == SR_OK)
    *out_times = client->made[i].times++;
  pthread_mutex_unlock(&client->lock);
  return status;
}

/* Makes the digest of a program on its devices, the `times`-th time that it is made there, in one
 * of its meetings. */
static sr_digest key_of(const sr_loaded *loaded, const sr_digest *program, uint64_t times,
                        sr_meeting_purpose purpose) {
  const uint64_t numbers[2] = {times, purpose};
  sr_hash hash;
  sr_hash_begin(&hash);
  sr_hash_update(&hash, program, sizeof *program);
  sr_hash_update(&hash, numbers, sizeof numbers);
  sr_hash_update(&hash, loaded->devices, (size_t)loaded->count * sizeof *loaded->devices);
  return sr_hash_end(&hash);
}

sr_status sr_meetings_begin(sr_ctx *ctx, sr_loaded *loaded, const sr_digest *program,
                            sr_meetings *out) {
  const sr_digest on_devices = key_of(loaded, program, 0, SR_MEETING_GIVE);
  *out = (sr_meetings){.loaded = loaded,
                       .program = *program,
                       .records = calloc((size_t)loaded->rank_count, sizeof *out->records)};
  if (!out->records)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
  return count_times(ctx, loaded, &on_devices, &out->times);
}

void sr_meetings_end(sr_meetings *meetings) {
  free(meetings->memory);
  free(meetings->records);
}

sr_status sr_meetings_meet(sr_ctx *ctx, sr_meetings *with, sr_meeting_purpose purpose,
                           sr_status own, sr_world_piece record) {
  const sr_loaded *loaded = with->loaded;
  free(with->memory);
  with->memory = NULL;
  const sr_meeting meeting = {.key = key_of(loaded, &with->program, with->times, purpose),
                              .name = loaded->name,
                              .count = loaded->rank_count,
                              .ranks = loaded->ranks};
  return sr_rendezvous_meet(ctx, loaded->client->rendezvous, &meeting, own, record, with->records,
                            &with->memory);
}
