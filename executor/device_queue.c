/* One lock serves all queues of the process: so work of several devices enters all their queues at
 * once, and a caller takes several devices at once. It is held for a moment only, never during
 * work. */
#include "executor/device_queue.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/thread.h"

typedef struct device_queue {
  sr_device_queues *all;
  const sr_device *device;
  pthread_t thread;
  pthread_cond_t changed; /* there is work, or the device was given back, or the queues end */
  sr_work *first, *last;
  bool has_thread;
  bool busy;             /* the thread runs a piece of work, or a caller has taken the device */
  uint64_t added, ended; /* pieces of work; to take the device is one, too */
} device_queue;

struct sr_device_queues {
  pthread_mutex_t lock; /* protects all */
  pthread_cond_t ended; /* a piece of work has ended */
  bool ending;
  int32_t count;
  int32_t first_number; /* number of the rank's first device, for names of threads */
  device_queue queues[];
};

static bool is_idle(const device_queue *queue) {
  return !queue->busy && !queue->first;
}

static void *work(void *user) {
  device_queue *own = user;
  sr_device_queues *all = own->all;
  const sr_device_kind *kind = own->device->set->kind;
  if (kind->settle)
    kind->settle(own->device);
  pthread_mutex_lock(&all->lock);
  for (;;) {
    while (own->busy || (!own->first && !all->ending))
      pthread_cond_wait(&own->changed, &all->lock);
    sr_work *next = own->first;
    if (!next)
      break;
    own->first = next->next;
    own->busy = true;
    pthread_mutex_unlock(&all->lock);
    next->run(next);
    pthread_mutex_lock(&all->lock);
    own->busy = false;
    pthread_mutex_unlock(&all->lock);
    next->end(next);
    pthread_mutex_lock(&all->lock);
    own->ended++;
    pthread_cond_broadcast(&all->ended);
  }
  pthread_mutex_unlock(&all->lock);
  return NULL;
}

sr_status sr_device_queues_create(sr_ctx *ctx, const sr_device_set *devices,
                                  sr_device_queues **out_queues) {
  const size_t count = (size_t)devices->count;
  sr_device_queues *all = calloc(1, sizeof *all + count * sizeof *all->queues);
  *out_queues = all;
  if (!all)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for the queues of %zu devices", count);
  all->count = devices->count;
  all->first_number = sr_device_set_get(devices, 0)->number;
  pthread_mutex_init(&all->lock, NULL);
  pthread_cond_init(&all->ended, NULL);
  for (int32_t i = 0; i < all->count; i++) {
    all->queues[i].all = all;
    all->queues[i].device = sr_device_set_get(devices, i);
    pthread_cond_init(&all->queues[i].changed, NULL);
  }
  return SR_OK;
}

void sr_device_queues_destroy(sr_device_queues *all) {
  if (!all)
    return;
  pthread_mutex_lock(&all->lock);
  all->ending = true;
  for (int32_t i = 0; i < all->count; i++)
    pthread_cond_signal(&all->queues[i].changed);
  pthread_mutex_unlock(&all->lock);
  for (int32_t i = 0; i < all->count; i++) {
    if (all->queues[i].has_thread)
      pthread_join(all->queues[i].thread, NULL);
    pthread_cond_destroy(&all->queues[i].changed);
  }
  pthread_cond_destroy(&all->ended);
  pthread_mutex_destroy(&all->lock);
  free(all);
}

sr_status sr_device_queues_start(sr_ctx *ctx, sr_device_queues *all, int32_t local) {
  device_queue *queue = &all->queues[local];
  char name[16];
  snprintf(name, sizeof name, "queue%d", (int)(all->first_number + local) % 10000);
  pthread_mutex_lock(&all->lock);
  if (!queue->has_thread)
    queue->has_thread = sr_thread_start(&queue->thread, name, work, queue) == 0;
  const bool has_thread = queue->has_thread;
  pthread_mutex_unlock(&all->lock);
  return has_thread ? SR_OK
                    : sr_fail(ctx, SR_ERR_NOMEM, "no thread for device %d",
                              (int)(all->first_number + local));
}

void sr_device_queues_add(sr_device_queues *all, sr_work *first) {
  pthread_mutex_lock(&all->lock);
  while (first) {
    sr_work *added = first;
    device_queue *queue = &all->queues[added->local];
    first = added->next;
    added->next = NULL;
    if (queue->first)
      queue->last->next = added;
    else
      queue->first = added;
    queue->last = added;
    queue->added++;
    pthread_cond_signal(&queue->changed);
  }
  pthread_mutex_unlock(&all->lock);
}

bool sr_device_queues_take(sr_device_queues *all, int32_t count, const int32_t *locals) {
  bool idle = true;
  pthread_mutex_lock(&all->lock);
  for (int32_t i = 0; i < count; i++)
    idle &= is_idle(&all->queues[locals[i]]);
  for (int32_t i = 0; i < count && idle; i++) {
    all->queues[locals[i]].busy = true;
    all->queues[locals[i]].added++;
  }
  pthread_mutex_unlock(&all->lock);
  return idle;
}

void sr_device_queues_give(sr_device_queues *all, int32_t count, const int32_t *locals) {
  pthread_mutex_lock(&all->lock);
  for (int32_t i = 0; i < count; i++) {
    device_queue *queue = &all->queues[locals[i]];
    queue->busy = false;
    queue->ended++;
    if (queue->first || all->ending)
      pthread_cond_signal(&queue->changed);
  }
  pthread_cond_broadcast(&all->ended);
  pthread_mutex_unlock(&all->lock);
}

void sr_device_queues_wait(sr_device_queues *all, int32_t count, const int32_t *locals) {
  pthread_mutex_lock(&all->lock);
  for (int32_t i = 0; i < count; i++) {
    const device_queue *queue = &all->queues[locals[i]];
    const uint64_t added = queue->added;
    while (queue->ended < added)
      pthread_cond_wait(&all->ended, &all->lock);
  }
  pthread_mutex_unlock(&all->lock);
}

void sr_device_queues_wait_count(sr_device_queues *all, const uint32_t *count) {
  pthread_mutex_lock(&all->lock);
  while (__atomic_load_n(count, __ATOMIC_ACQUIRE) > 0)
    pthread_cond_wait(&all->ended, &all->lock);
  pthread_mutex_unlock(&all->lock);
}
