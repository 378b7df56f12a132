/*
 * Launches: executions of a program of a team (sr_program_create_on) on its devices of this rank,
 * with buffers, by the devices' queues.
 */
#ifndef SR_EXECUTOR_PROGRAM_LAUNCH_H
#define SR_EXECUTOR_PROGRAM_LAUNCH_H

#include "executor/buffer.h"
#include "executor/device_queue.h"
#include "executor/run.h"

typedef struct sr_launch {
  /* [device of the program on this rank][argument]; each on its device */
  sr_buffer *const *const *arguments;
  /* [kept_count] arguments that must not be donated, although the program donates them */
  const int32_t *kept;
  int32_t kept_count;
  /* Called in a device's thread when the launch fails there, and once for all devices that end
   * because another process failed; `ctx` has the status and the message, which it may replace. It
   * may wait. NULL: nobody wants to know. */
  void (*failed)(void *user, sr_ctx *ctx);
  void *user;
  sr_host host; /* of a program with calls of the host: its functions; else zero */
} sr_launch;

/*
 * Starts the program on its devices of this rank, each after what was started there before. A short
 * program runs in the calling thread if its devices are idle, and wait for none of another rank; a
 * hand-over to other threads would take longer. Then it has ended when this function returns.
 *
 * A program that calls Python (sr_host_call_step) runs in the calling thread, and in further ones
 * if its devices wait for each other, and has ended when this function returns. It begins when what
 * was started before on its devices has ended. But it holds no device while it runs: it has threads
 * and working memory of its own. So whatever a function of the host starts, or waits for, goes on,
 * on the same devices, too. Only one launch at a time may run such a program: the same one, started
 * by a function that it calls, needs another sr_program of the executable.
 *
 * `out_results` is [device of the program on this rank][result]: new buffers, which the caller
 * releases. `out_done` is [device of the program on this rank]: events, which the caller releases;
 * each ends when the launch has ended on its device, and the buffers are ready then. The launch
 * holds its arguments until then.
 *
 * Donated: the caller gives up an argument that the program donates and `kept` does not name: the
 * launch takes the caller's hold on the buffer. Its memory goes to the result that aliases it. If
 * somebody else holds it when its turn comes, or it is kept, the program works on a copy.
 *
 * Errors, after which nothing has begun and the caller still holds all: SR_ERR_INVALID (a type, a
 * size or a device is not what the program takes; a buffer is donated twice, or donated and read),
 * SR_ERR_NOMEM. Errors of the run come with the events: those of sr_program_execute, and those of
 * the launches that make its arguments.
 */
sr_status sr_launch_start(sr_ctx *ctx, sr_program *program, sr_device_queues *queues,
                          const sr_launch *launch, sr_buffer **const *out_results,
                          sr_event **out_done);

/* Waits until the launches of the program that came through queues have ended; for no others. */
void sr_launch_wait(sr_program *program, sr_device_queues *queues);

/* Makes a copy of the buffer on another device of this rank, or the same, which may not be ready
 * yet. Errors: SR_ERR_NOMEM; of the copy: SR_ERR_NOMEM, those of the launch that makes `buffer`. */
sr_status sr_launch_copy(sr_ctx *ctx, sr_device_queues *queues, sr_buffer *buffer,
                         sr_device *device, sr_buffer **out_copy);

#endif
