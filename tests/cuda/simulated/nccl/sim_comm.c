/* The calls of NCCL that make and end communicators. None of them blocks. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "simulated/nccl/sim_nccl.h"
#include "simulated/sim_graph.h"

/* ---- calls ---------------------------------------------------------------------------------- */

sr_nccl_result sim_nccl_begin(const char *name) {
  return sim_begin(name, SIM_NotSupported) == SIM_Success ? SR_NCCL_SUCCESS : SIM_NCCL_SYSTEM_ERROR;
}

sr_nccl_result sim_nccl_end(sr_nccl_result result) {
  sim_end(SIM_Success);
  return result;
}

sr_nccl_result ncclGetVersion(int *out_version) {
  sim_lock();
  *out_version = sim_settings_get()->nccl;
  sim_unlock();
  return SR_NCCL_SUCCESS;
}

const char *ncclGetErrorString(sr_nccl_result result) {
  static const char *const names[] = {"no error",
                                      "unhandled cuda error",
                                      "system error",
                                      "internal error",
                                      "invalid argument",
                                      "invalid usage",
                                      "remote process exited or there was a network error",
                                      "in progress"};
  return result < sizeof names / sizeof *names ? names[result] : "unknown result code";
}

const char *ncclGetLastError(sim_comm *comm) {
  (void)comm;
  return "";
}

/* ---- making --------------------------------------------------------------------------------- */

sr_nccl_result ncclGetUniqueId(sr_nccl_id *out) {
  sr_nccl_result result = sim_nccl_begin(__func__);
  if (result == SR_NCCL_SUCCESS && !sim_mail_open(out))
    result = SIM_NCCL_REFUSE(SYSTEM_ERROR, "no directory can be made");
  return sim_nccl_end(result);
}

static sim_comm *comm_create(const sr_nccl_id *id, int32_t size, int32_t rank, sim_device *device) {
  sim_comm *comm = sim_object_create(SIM_COMM, sizeof *comm);
  comm->id = *id;
  comm->size = size;
  comm->rank = rank;
  comm->device = device;
  device->used_bytes += sim_settings_get()->nccl_memory;
  comm->sent = sim_allocate((size_t)size * sizeof *comm->sent);
  comm->received = sim_allocate((size_t)size * sizeof *comm->received);
  comm->captured_sent = sim_allocate((size_t)size * sizeof *comm->captured_sent);
  comm->captured_received = sim_allocate((size_t)size * sizeof *comm->captured_received);
  return comm;
}

/* Writes the name of a message that every rank sends once. */
static const char *name_of(const sim_comm *comm, const char *what, uint64_t number, int32_t rank,
                           char out[128]) {
  snprintf(out, 128, "%s.%s.%" PRIu64 ".%" PRId32, what, comm->name, number, rank);
  return out;
}

static void comm_break(sim_comm *comm, sr_nccl_result error) {
  comm->state = SIM_COMM_BROKEN;
  comm->error = error;
}

/* A newer library takes the configurations of older ones. */
static sr_nccl_result check_config(const sr_nccl_config *config) {
  const bool is_older = config && config->version == SR_NCCL_VERSION;
  const size_t size = is_older ? offsetof(sr_nccl_config, channels_of_peer) : sizeof *config;
  const bool is_known = is_older || (config && config->version == SR_NCCL_GRAPH_VERSION &&
                                     sim_settings_get()->nccl >= SR_NCCL_GRAPH_VERSION);
  if (!is_known || config->magic != (unsigned)SR_NCCL_CONFIG_MAGIC || config->size != size)
    return SIM_NCCL_REFUSE(INVALID_ARGUMENT, "this is no configuration of NCCL %d",
                           (int)sim_settings_get()->nccl);
  if (config->is_blocking != 0)
    return SIM_NCCL_REFUSE(INVALID_ARGUMENT, "communicators that block are not simulated");
  return SR_NCCL_SUCCESS;
}

/* True if the communicator is to mix calls in graphs with others. The environment decides before
 * the configuration. */
static bool mixes(const sr_nccl_config *config) {
  const char *word = getenv("NCCL_GRAPH_MIXING_SUPPORT");
  if (word)
    return strcmp(word, "0") != 0;
  return config->version < SR_NCCL_GRAPH_VERSION || config->graph_usage == SR_NCCL_UNDEFINED ||
         config->graph_usage == SR_NCCL_GRAPHS_MIXED;
}

static sr_nccl_result join(sim_comm **out, int size, const sr_nccl_id *id, int rank,
                           const sr_nccl_config *config) {
  sim_device *device;
  char name[128];
  SIM_NCCL_TRY(check_config(config));
  if (rank < 0 || rank >= size)
    return SIM_NCCL_REFUSE(INVALID_ARGUMENT, "rank %d of %d", rank, size);
  if (sim_current(&device) != SIM_Success)
    return SIM_NCCL_SYSTEM_ERROR;
  *out = comm_create(id, size, rank, device);
  (*out)->is_world = true;
  (*out)->mixes = mixes(config);
  (*out)->state = SIM_COMM_JOINING;
  memcpy((*out)->name, "all", sizeof "all");
  sim_mail_put(id, name_of(*out, "join", 0, rank, name), device->gpu->uuid, SIM_UUID_BYTES, NULL,
               0);
  return SR_NCCL_IN_PROGRESS;
}

sr_nccl_result ncclCommInitRankConfig(sim_comm **out, int size, sr_nccl_id id, int rank,
                                      sr_nccl_config *config) {
  sr_nccl_result result = sim_nccl_begin(__func__);
  return sim_nccl_end(result == SR_NCCL_SUCCESS ? join(out, size, &id, rank, config) : result);
}

static bool may_share(void) {
  const char *word = getenv(SR_NCCL_SHARING_VARIABLE);
  return word && strcmp(word, "1") == 0 && sim_settings_get()->nccl >= SR_NCCL_SHARING_VERSION;
}

/* Ends when all ranks have come. Each must have its own GPU, unless they may share it. */
static void join_advance(sim_comm *comm) {
  uint8_t own[SIM_UUID_BYTES], other[SIM_UUID_BYTES];
  char name[128];
  memcpy(own, comm->device->gpu->uuid, sizeof own);
  for (int32_t i = 0; i < comm->size; i++) {
    if (!sim_mail_get(&comm->id, name_of(comm, "join", 0, i, name), other, sizeof other, NULL))
      return;
    if (i != comm->rank && memcmp(own, other, sizeof own) == 0 && !may_share()) {
      sim_tell("ranks %" PRId32 " and %" PRId32 " have the same GPU", comm->rank, i);
      comm_break(comm, SIM_NCCL_INVALID_USAGE);
      return;
    }
  }
  comm->state = SIM_COMM_READY;
}

/* ---- splitting ------------------------------------------------------------------------------ */

/* What a rank says when it splits. */
typedef struct part {
  int32_t color, key, rank;
} part;

static sr_nccl_result split(sim_comm *handle, int color, int key, sim_comm **out,
                            const sr_nccl_config *config) {
  sim_comm *comm;
  char name[128];
  SIM_NCCL_TRY(sim_comm_of(handle, &comm));
  if (config)
    return SIM_NCCL_REFUSE(INVALID_ARGUMENT, "splits with a configuration are not simulated");
  const part own = {color, key, comm->rank};
  comm->state = SIM_COMM_SPLITTING;
  comm->color = color;
  comm->key = key;
  comm->out_child = out;
  comm->splits++;
  sim_mail_put(&comm->id, name_of(comm, "split", comm->splits, comm->rank, name), &own, sizeof own,
               NULL, 0);
  return SR_NCCL_IN_PROGRESS;
}

sr_nccl_result ncclCommSplit(sim_comm *parent, int color, int key, sim_comm **out,
                             sr_nccl_config *config) {
  sr_nccl_result result = sim_nccl_begin(__func__);
  return sim_nccl_end(result == SR_NCCL_SUCCESS ? split(parent, color, key, out, config) : result);
}

/* Makes the part of a communicator when all ranks have said where they belong. */
static void split_advance(sim_comm *comm) {
  int32_t size = 0, rank = 0;
  char name[128];
  for (int32_t i = 0; i < comm->size; i++) {
    part other;
    if (!sim_mail_get(&comm->id, name_of(comm, "split", comm->splits, i, name), &other,
                      sizeof other, NULL))
      return;
    const bool is_before =
        other.key < comm->key || (other.key == comm->key && other.rank < comm->rank);
    size += other.color == comm->color;
    rank += other.color == comm->color && is_before;
  }
  comm->state = SIM_COMM_READY;
  if (comm->color == SR_NCCL_NO_GROUP) {
    *comm->out_child = NULL;
    return;
  }
  sim_comm *child = comm_create(&comm->id, size, rank, comm->device);
  child->mixes = comm->mixes;
  if (snprintf(child->name, sizeof child->name, "%s-%" PRIu64 "-%" PRId32, comm->name, comm->splits,
               comm->color) >= (int)sizeof child->name)
    sim_abort("too many splits, one within the other");
  *comm->out_child = child;
}

/* ---- states --------------------------------------------------------------------------------- */

static const char *doing(sim_comm_state state) {
  switch (state) {
  case SIM_COMM_JOINING:
    return "is being made";
  case SIM_COMM_SPLITTING:
    return "is being split";
  case SIM_COMM_QUEUEING:
    return "has not queued the call before";
  case SIM_COMM_ENDING:
  case SIM_COMM_ENDED:
    return "was finalized";
  case SIM_COMM_READY:
  case SIM_COMM_BROKEN:
    break;
  }
  return "is broken";
}

sr_nccl_result sim_comm_of(sim_comm *handle, sim_comm **out_comm) {
  *out_comm = sim_object_of(handle, SIM_COMM);
  if (!*out_comm)
    return SIM_NCCL_REFUSE(INVALID_ARGUMENT, "%p is no communicator", (void *)handle);
  if ((*out_comm)->state == SIM_COMM_BROKEN)
    return (*out_comm)->error;
  if ((*out_comm)->state == SIM_COMM_READY)
    return SR_NCCL_SUCCESS;
  return SIM_NCCL_REFUSE(INVALID_USAGE, "the communicator %s", doing((*out_comm)->state));
}

static void end_advance(sim_comm *comm) {
  char name[128];
  for (int32_t i = 0; i < comm->size; i++)
    if (!sim_mail_is_there(&comm->id, name_of(comm, "end", 0, i, name)))
      return;
  comm->state = SIM_COMM_ENDED;
}

static void advance(sim_comm *comm) {
  switch (comm->state) {
  case SIM_COMM_JOINING:
    join_advance(comm);
    return;
  case SIM_COMM_SPLITTING:
    split_advance(comm);
    return;
  case SIM_COMM_QUEUEING:
    if (comm->capture != (comm->stream->capture ? comm->stream->capture->number : 0))
      sim_abort("a capture has begun or ended before a call of NCCL was queued");
    comm->state = SIM_COMM_READY;
    if (sim_stream_push(comm->stream, comm->op) != SIM_Success)
      comm_break(comm, SIM_NCCL_SYSTEM_ERROR);
    return;
  case SIM_COMM_ENDING:
    end_advance(comm);
    return;
  case SIM_COMM_READY:
  case SIM_COMM_ENDED:
  case SIM_COMM_BROKEN:
    return;
  }
}

static sr_nccl_result state_of(sim_comm *handle, sr_nccl_result *out_state) {
  sim_comm *comm = sim_object_of(handle, SIM_COMM);
  if (!comm)
    return SIM_NCCL_REFUSE(INVALID_ARGUMENT, "%p is no communicator", (void *)handle);
  advance(comm);
  const bool rests = comm->state == SIM_COMM_READY || comm->state == SIM_COMM_ENDED;
  *out_state = comm->state == SIM_COMM_BROKEN ? comm->error
               : rests                        ? SR_NCCL_SUCCESS
                                              : SR_NCCL_IN_PROGRESS;
  return SR_NCCL_SUCCESS;
}

/* If this call is to fail, the communicator is broken from then on. */
sr_nccl_result ncclCommGetAsyncError(sim_comm *handle, sr_nccl_result *out_state) {
  sim_comm *comm = sim_object_of(handle, SIM_COMM);
  if (sim_nccl_begin(__func__) != SR_NCCL_SUCCESS && comm)
    comm_break(comm, SIM_NCCL_SYSTEM_ERROR);
  return sim_nccl_end(state_of(handle, out_state));
}

/* ---- ending --------------------------------------------------------------------------------- */

static sr_nccl_result finalize(sim_comm *handle) {
  sim_comm *comm;
  char name[128];
  SIM_NCCL_TRY(sim_comm_of(handle, &comm));
  comm->state = SIM_COMM_ENDING;
  sim_mail_put(&comm->id, name_of(comm, "end", 0, comm->rank, name), NULL, 0, NULL, 0);
  return SR_NCCL_IN_PROGRESS;
}

sr_nccl_result ncclCommFinalize(sim_comm *comm) {
  sr_nccl_result result = sim_nccl_begin(__func__);
  return sim_nccl_end(result == SR_NCCL_SUCCESS ? finalize(comm) : result);
}

/* Work of the communicator that is still in the stream ends there when it is aborted. NCCL waits
 * until no graph has calls of the communicator. */
static sr_nccl_result comm_end(sim_comm *handle, bool aborts) {
  sim_comm *comm = sim_object_of(handle, SIM_COMM);
  if (!comm)
    return SIM_NCCL_REFUSE(INVALID_ARGUMENT, "%p is no communicator", (void *)handle);
  if (!aborts && comm->state != SIM_COMM_ENDED)
    return SIM_NCCL_REFUSE(INVALID_USAGE, "the communicator was not finalized");
  if (comm->held > 0)
    sim_abort("a communicator ends while graphs have calls of it: NCCL would wait for ever");
  if (comm->state == SIM_COMM_QUEUEING)
    sim_op_release(&comm->op);
  comm->is_aborted = aborts;
  comm->device->used_bytes -= sim_settings_get()->nccl_memory;
  sim_object_end(comm);
  if (comm->is_world)
    sim_mail_close(&comm->id, comm->rank, comm->size);
  return SR_NCCL_SUCCESS;
}

sr_nccl_result ncclCommDestroy(sim_comm *comm) {
  sr_nccl_result result = sim_nccl_begin(__func__);
  sr_nccl_result ended = comm_end(comm, false);
  return sim_nccl_end(result == SR_NCCL_SUCCESS ? ended : result);
}

sr_nccl_result ncclCommAbort(sim_comm *comm) {
  sr_nccl_result result = sim_nccl_begin(__func__);
  sr_nccl_result ended = comm_end(comm, true);
  return sim_nccl_end(result == SR_NCCL_SUCCESS ? ended : result);
}
