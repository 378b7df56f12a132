/* The client, and the devices of the job with their memories. They live until the client has been
 * destroyed, and its programs and buffers, too, in any order. Nothing but `holders` changes. */
#ifndef SR_PJRT_CLIENT_H
#define SR_PJRT_CLIENT_H

#include <stdatomic.h>

#include "api/client/client.h"
#include "pjrt/abi.h"

enum {
  /* Kinds of memory, as JAX's CPU devices have them. All are the same memory here: a kind is a
   * mark on a buffer. */
  SR_PJRT_MEMORIES = 3,
  SR_PJRT_NAME_BYTES = 32
};

struct sr_pjrt_memory {
  sr_pjrt_device *device;
  int id, kind;
  char name[SR_PJRT_NAME_BYTES];
};

struct sr_pjrt_device {
  sr_pjrt_client *client;
  sr_device *device; /* NULL: it is of another process */
  int32_t id, process, local;
  sr_pjrt_memory memories[SR_PJRT_MEMORIES]; /* the first is the default */
  sr_pjrt_memory *memory_list[SR_PJRT_MEMORIES];
  sr_pjrt_device *self; /* a list of one device */
  char name[SR_PJRT_NAME_BYTES], long_name[SR_PJRT_NAME_BYTES];
};

/* Calls `object`, a function of Python, with arrays: the operands, then the results, which it
 * writes. Returns 0, or 1 with a message of less than `room` bytes. Any thread may call it. Its
 * address is the client's option call_python. */
typedef int sr_pjrt_call_python(void *object, int has_token, uint32_t operand_count,
                                uint32_t result_count, sr_host_array *arrays, char *message,
                                size_t room);

/* True if but one thread runs Python, and this is another one. The address is the client's option
 * has_one_thread. The caller must not hold what a thread that runs Python may wait for. */
typedef bool sr_pjrt_has_one_thread(void);

/* Collective, for the end of the process: sr_client_leave_all. The client's option leave is the
 * address of a place for its address. */
typedef void sr_pjrt_leave(void);

struct sr_pjrt_client {
  sr_client *client;
  atomic_size_t holders; /* whoever made it, its programs and its buffers */
  int32_t device_count, local_count, process;
  sr_pjrt_call_python *call_python; /* NULL: the Python package did not give it */
  sr_pjrt_device *devices;          /* [device_count], by id */
  sr_pjrt_device **device_list;     /* [device_count] */
  sr_pjrt_device **local_devices;   /* [local_count], a part of device_list */
  sr_pjrt_memory **memory_list;     /* [local_count * SR_PJRT_MEMORIES] */
};

const char *sr_pjrt_memory_kind_name(int kind);

void sr_pjrt_client_hold(sr_pjrt_client *client);
/* The last one destroys the client. */
void sr_pjrt_client_release(sr_pjrt_client *client);
/* Returns the device with this id; NULL: there is none. */
sr_pjrt_device *sr_pjrt_client_find(const sr_pjrt_client *client, int64_t id);

/* Fills the fields of a client that has `client` set. Errors: SR_ERR_NOMEM. */
sr_status sr_pjrt_client_list_devices(sr_ctx *ctx, sr_pjrt_client *client);

#endif
