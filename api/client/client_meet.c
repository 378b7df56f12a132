/* How the processes of a program find each other, without an order that they agree on. */
#include <stdlib.h>
#include <string.h>

#include "api/client/client_private.h"

/* Finds or makes the entry of a program on its devices. The caller has the client's lock. NULL:
 * there is no memory. */
static sr_made *find_made(sr_client *client, const sr_digest *program) {
  for (size_t i = 0; i < client->made_count; i++)
    if (memcmp(&client->made[i].program, program, sizeof *program) == 0)
      return &client->made[i];
  sr_made *more = realloc(client->made, (client->made_count + 1) * sizeof *more);
  if (!more)
    return NULL;
  client->made = more;
  client->made[client->made_count] = (sr_made){.program = *program};
  return &client->made[client->made_count++];
}

/* Waits until no other thread makes the program, and counts that this one does. */
static sr_status begin_making(sr_ctx *ctx, sr_meetings *with) {
  sr_client *client = with->loaded->client;
  pthread_mutex_lock(&client->lock);
  sr_made *made = find_made(client, &with->program);
  while (made && made->is_busy) {
    pthread_cond_wait(&client->given, &client->lock);
    made = find_made(client, &with->program); /* the list may have moved */
  }
  if (made) {
    made->is_busy = with->is_making = true;
    with->times = made->times++;
  }
  pthread_mutex_unlock(&client->lock);
  return made ? SR_OK : sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", with->loaded->name);
}

/* The digest of a program and its devices. */
static sr_digest on_devices(const sr_loaded *loaded, const sr_digest *program) {
  sr_hash hash;
  sr_hash_begin(&hash);
  sr_hash_update(&hash, program, sizeof *program);
  sr_hash_update(&hash, loaded->devices, (size_t)loaded->count * sizeof *loaded->devices);
  return sr_hash_end(&hash);
}

/* The key of one of the meetings, the `times`-th time that the program is made. */
static sr_meeting_key key_of(const sr_meetings *with, sr_meeting_purpose purpose) {
  const uint64_t number = purpose;
  sr_hash hash;
  sr_hash_begin(&hash);
  sr_hash_update(&hash, &with->program, sizeof with->program);
  sr_hash_update(&hash, &number, sizeof number);
  return (sr_meeting_key){sr_hash_end(&hash), with->times};
}

sr_status sr_meetings_begin(sr_ctx *ctx, sr_loaded *loaded, const sr_digest *program,
                            sr_meetings *out) {
  *out = (sr_meetings){.loaded = loaded,
                       .program = on_devices(loaded, program),
                       .records = calloc((size_t)loaded->rank_count, sizeof *out->records)};
  if (!out->records)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
  return begin_making(ctx, out);
}

void sr_meetings_end(sr_meetings *meetings, sr_loaded *made) {
  sr_client *client = meetings->loaded->client;
  if (meetings->is_making) {
    pthread_mutex_lock(&client->lock);
    sr_made *entry = find_made(client, &meetings->program);
    entry->is_busy = false;
    if (made) {
      entry->live = made;
      made->generation = made->generation ? made->generation : meetings->times + 1;
    }
    pthread_cond_broadcast(&client->given);
    pthread_mutex_unlock(&client->lock);
  }
  free(meetings->memory);
  free(meetings->records);
}

/* Holds what was made last, if it is still there. A program that asks for shardings stands for no
 * other: each asker is told once. */
static sr_loaded *hold_live(const sr_meetings *with) {
  sr_client *client = with->loaded->client;
  if (with->loaded->inspector_count > 0)
    return NULL;
  pthread_mutex_lock(&client->lock);
  sr_loaded *live = find_made(client, &with->program)->live;
  if (live)
    live->holders++;
  pthread_mutex_unlock(&client->lock);
  return live;
}

sr_status sr_meetings_share(sr_ctx *ctx, sr_meetings *with, sr_status own, sr_loaded **out_shared) {
  *out_shared = NULL;
  if (with->times == 0)
    return SR_OK;
  sr_loaded *live = hold_live(with);
  uint64_t generation = live ? live->generation : 0;
  const sr_status status = sr_meetings_meet(ctx, with, SR_MEETING_SHARE, own,
                                            (sr_world_piece){&generation, sizeof generation});
  bool all = live && status == SR_OK;
  for (int32_t r = 0; all && r < with->loaded->rank_count; r++)
    all = with->records[r].bytes == sizeof generation &&
          memcmp(with->records[r].data, &generation, sizeof generation) == 0;
  if (all)
    *out_shared = live;
  else
    sr_loaded_destroy(live);
  return status;
}

void sr_meetings_forget(const sr_loaded *loaded) {
  sr_client *client = loaded->client;
  for (size_t i = 0; i < client->made_count; i++)
    if (client->made[i].live == loaded)
      client->made[i].live = NULL;
}

sr_status sr_meetings_meet(sr_ctx *ctx, sr_meetings *with, sr_meeting_purpose purpose,
                           sr_status own, sr_world_piece record) {
  const sr_loaded *loaded = with->loaded;
  free(with->memory);
  with->memory = NULL;
  const sr_meeting meeting = {.key = key_of(with, purpose),
                              .name = loaded->name,
                              .count = loaded->rank_count,
                              .ranks = loaded->ranks};
  return sr_rendezvous_meet(ctx, loaded->client->rendezvous, &meeting, own, record, with->records,
                            &with->memory);
}
