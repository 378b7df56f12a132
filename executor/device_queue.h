/*
 * The queues of the devices of this rank: what a device is to do, one piece after the other, by a
 * thread of its own. Work of several devices that wait for each other is added at once, so that all
 * queues of the process have it in one order; otherwise two callers could stop the devices for
 * ever.
 */
#ifndef SR_EXECUTOR_DEVICE_QUEUE_H
#define SR_EXECUTOR_DEVICE_QUEUE_H

#include "executor/device.h"

typedef struct sr_device_queues sr_device_queues;

/* A piece of work, which begins a struct of its maker. `run` and then `end` are called once, by one
 * thread. When `end` is called the device is free for others: so whoever it wakes finds the device
 * idle. It may free the work. */
typedef struct sr_work {
  void (*run)(struct sr_work *work);
  void (*end)(struct sr_work *work);
  int32_t local;        /* index of the device on this rank */
  struct sr_work *next; /* of the same list */
} sr_work;

/* `devices` outlives the queues. Errors: SR_ERR_NOMEM. */
sr_status sr_device_queues_create(sr_ctx *ctx, const sr_device_set *devices,
                                  sr_device_queues **out_queues);
/* Waits until all work is done. NULL is allowed. */
void sr_device_queues_destroy(sr_device_queues *queues);

/* Starts the thread of a device, if it has none yet. Errors: SR_ERR_NOMEM. */
sr_status sr_device_queues_start(sr_ctx *ctx, sr_device_queues *queues, int32_t local);
/* Adds each piece of work of the list to the queue of its device, whose thread has been started.
 * Any thread may call this function. */
void sr_device_queues_add(sr_device_queues *queues, sr_work *first);
/* Takes these devices for the calling thread if none of them has anything to do; else returns
 * false. What is added for them waits until sr_device_queues_give. */
bool sr_device_queues_take(sr_device_queues *queues, int32_t count, const int32_t *locals);
void sr_device_queues_give(sr_device_queues *queues, int32_t count, const int32_t *locals);
/* Sleeps until all work that was added for these devices before this call has ended. */
void sr_device_queues_wait(sr_device_queues *queues, int32_t count, const int32_t *locals);
/* Waits until *count, which pieces of work count down when they end, is 0. */
void sr_device_queues_wait_count(sr_device_queues *queues, const uint32_t *count);

#endif
