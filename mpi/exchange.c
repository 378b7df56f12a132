/*
 * The exchange itself: the shared-memory segments of a node's ranks, the device windows in them,
 * waiting and failing. Other files do the collectives. exchange_prepare.c and
 * exchange_redistribute.c find the peers and transfers, exchange_run.c works inside a node, and
 * exchange_messages.c between nodes.
 */
#include "mpi/exchange.h"

#include <assert.h>
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/affinity.h"
#include "mpi/exchange_private.h"

static_assert(sizeof(sr_control) + 2 * SR_STAGED_BYTES <= SR_EXCHANGE_NUMBER_BYTES,
              "what exchange.h promises of a number");

static const uint64_t page_bytes = 4096;
static const uint64_t window_alignment = (uint64_t)1 << 21; /* size of a huge page */

/* With more devices than this on a rank, windows begin with small pages (advise_pages). */
enum {
  FEW_DEVICES = 64
};

/* Bytes of the failed flag, in a line of its own, and of the devices' waits and processors. */
static uint64_t head_bytes(const sr_exchange *exchange) {
  uint64_t bytes =
      SR_LINE_BYTES + (uint64_t)exchange->devices_per_rank * (sizeof(sr_waiting) + sizeof(int32_t));
  return (bytes + page_bytes - 1) / page_bytes * page_bytes;
}

/* Bytes of address space that one device takes for its control lines and for its staging slots
 * (exchange_private.h). Each collective has lines and slots of its own. */
static uint64_t control_bytes(const sr_exchange *exchange) {
  uint64_t bytes = (uint64_t)exchange->numbers * sizeof(sr_control);
  return (bytes + page_bytes - 1) / page_bytes * page_bytes;
}
static uint64_t staging_bytes(const sr_exchange *exchange) {
  return (uint64_t)exchange->numbers * (2 * SR_STAGED_BYTES);
}

/* The record that each rank sends to the other ranks of its node. */
typedef struct rank_record {
  sr_shared_address address;
  int64_t processors; /* that the rank may use; 0: it does not know */
} rank_record;

/* Bytes of address space from one window to the next: the window's size, rounded up. */
static uint64_t window_stride(uint64_t window_bytes) {
  return (window_bytes + window_alignment - 1) / window_alignment * window_alignment;
}

/* Offset in bytes of the first window in a segment. */
static uint64_t windows_offset(const sr_exchange *exchange) {
  uint64_t devices = (uint64_t)exchange->devices_per_rank;
  uint64_t before =
      head_bytes(exchange) + devices * (control_bytes(exchange) + staging_bytes(exchange));
  return (before + window_alignment - 1) / window_alignment * window_alignment;
}

/* Size of a segment in bytes; 0 if it is too large for any address space. */
static uint64_t segment_bytes(const sr_exchange *exchange) {
  const uint64_t limit = (uint64_t)1 << 46;
  uint64_t devices = (uint64_t)exchange->devices_per_rank;
  if (exchange->window_bytes > limit)
    return 0;
  uint64_t device =
      control_bytes(exchange) + staging_bytes(exchange) + window_stride(exchange->window_bytes);
  return device > limit / devices
             ? 0
             : windows_offset(exchange) + devices * window_stride(exchange->window_bytes);
}

/* Asks for huge pages, which mean fewer page faults and TLB misses. A rank with many devices only
 * tries out a program, and each device holds little data. Clearing a huge page for each device
 * would then take seconds. So on such a rank the first 2 MiB of each window have small pages. */
static void advise_pages(uint8_t *windows, uint64_t stride, uint64_t devices) {
  if (devices <= FEW_DEVICES) {
    madvise(windows, stride * devices, MADV_HUGEPAGE);
    return;
  }
  for (uint64_t i = 0; i < devices && stride > window_alignment; i++)
    madvise(windows + i * stride + window_alignment, stride - window_alignment, MADV_HUGEPAGE);
}

/* Sets this process's pointers to the memory of one rank's devices. The rank's segment is mapped at
 * `base`. */
static void view_rank(sr_exchange *exchange, int32_t rank, int64_t pid, uint8_t *base) {
  uint64_t devices = (uint64_t)exchange->devices_per_rank;
  uint8_t *controls = base + head_bytes(exchange);
  uint8_t *staging = controls + devices * control_bytes(exchange);
  uint8_t *windows = base + windows_offset(exchange);
  uint64_t stride = window_stride(exchange->window_bytes);
  sr_waiting *waiting = (sr_waiting *)(void *)(base + SR_LINE_BYTES);
  for (uint64_t i = 0; i < devices; i++) {
    sr_device_view *view = &exchange->devices[(uint64_t)rank * devices + i];
    view->local = true;
    view->pid = pid;
    view->waiting = waiting + i;
    view->processor = (int32_t *)(void *)(waiting + devices) + i;
    view->controls = (sr_control *)(void *)(controls + i * control_bytes(exchange));
    view->staging = staging + i * staging_bytes(exchange);
    view->window = windows + i * stride;
  }
  if (stride > 0)
    advise_pages(windows, stride, devices);
}

/* Returns how many pause instructions a wait makes before it yields the core. The number is large
 * only if every device of the node has a core of its own. */
static uint32_t choose_spins(const sr_exchange *exchange, const rank_record *records) {
  const sr_world *world = exchange->world;
  for (int32_t i = 0; i < world->local_size; i++)
    if (records[i].processors < exchange->devices_per_rank)
      return SR_BACKOFF_FEW_SPINS;
  const int32_t devices = exchange->devices_per_rank * world->local_size;
  return sr_affinity_count(sr_world_processors(world)) < devices ? SR_BACKOFF_FEW_SPINS
                                                                 : SR_BACKOFF_SPINS;
}

/* Creates this rank's segment, as shared memory if other ranks are on the node, else as private
 * memory. */
static sr_status make_segment(sr_ctx *ctx, sr_exchange *exchange) {
  uint64_t bytes = segment_bytes(exchange);
  if (bytes == 0)
    return sr_fail(ctx, SR_ERR_NOMEM,
                   "%d devices of %llu bytes each are more than an address space holds",
                   exchange->devices_per_rank, (unsigned long long)exchange->window_bytes);
  sr_shared *own = &exchange->segments[exchange->world->local_rank];
  if (exchange->world->local_size == 1)
    return sr_shared_create_private(ctx, "device memory", bytes, own);
  return sr_shared_create(ctx, "spmdrun devices", bytes, false, own);
}

/* Maps the segments of the other ranks of the node. */
static sr_status map_node(sr_ctx *ctx, sr_exchange *exchange, const rank_record *records) {
  const sr_world *world = exchange->world;
  size_t bytes = exchange->segments[world->local_rank].bytes;
  for (int32_t i = 0; i < world->local_size; i++) {
    sr_shared *segment = &exchange->segments[i];
    if (i != world->local_rank)
      SR_TRY(sr_shared_open(ctx, "device memory", records[i].address, bytes, true, segment));
    exchange->failed[i] = segment->base;
    view_rank(exchange, world->rank - world->local_rank + i, records[i].address.pid, segment->base);
  }
  exchange->shared = world->local_size > 1;
  exchange->spins = choose_spins(exchange, records);
  return SR_OK;
}

/* Collective. Creates this rank's segment and maps those of the node's other ranks. */
static sr_status share_segments(sr_ctx *ctx, sr_exchange *exchange) {
  sr_world *world = exchange->world;
  rank_record *records = calloc((size_t)world->local_size, sizeof *records);
  sr_status status = records ? make_segment(ctx, exchange)
                             : sr_fail(ctx, SR_ERR_NOMEM, "no memory for the node's ranks");
  status = sr_world_agree(ctx, world, status);
  if (status == SR_OK) {
    rank_record own = {.address = sr_shared_where(&exchange->segments[world->local_rank])};
    sr_affinity processors;
    sr_affinity_get(&processors);
    own.processors = sr_affinity_count(&processors);
    if (world->local_size == 1)
      records[0] = own;
    else
      status = sr_mpi_all_gather(ctx, world->patience, world->node, &own, sizeof own, records);
    if (status == SR_OK)
      status = map_node(ctx, exchange, records);
    status = sr_world_agree(ctx, world, status);
  }
  free(records);
  return status;
}

/* Collective. Creates the communicator for messages between nodes. */
static sr_status make_comm(sr_ctx *ctx, sr_exchange *exchange) {
  sr_world *world = exchange->world;
  exchange->comm = MPI_COMM_NULL;
  if (world->node_count == 1)
    return SR_OK;
  MPI_Request request = MPI_REQUEST_NULL;
  sr_mpi_lock();
  int code = MPI_Comm_idup(world->all, &exchange->comm, &request);
  sr_mpi_unlock();
  SR_TRY(sr_mpi_check(ctx, code, "MPI_Comm_idup"));
  SR_TRY(sr_mpi_wait(ctx, world->patience, SR_ANY_RANK, 1, &request, "MPI_Comm_idup"));

  int *limit = NULL, found = 0;
  sr_mpi_lock();
  MPI_Comm_set_errhandler(exchange->comm, MPI_ERRORS_RETURN);
  /* Only MPI_COMM_WORLD is sure to have the attribute MPI_TAG_UB, the largest tag. */
  code = MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, (void *)&limit, &found);
  sr_mpi_unlock();
  SR_TRY(sr_mpi_check(ctx, code, "MPI_Comm_get_attr"));
  int64_t tags = found ? *limit : 32767; /* the MPI standard promises at least this many tags */
  int64_t pairs = (int64_t)exchange->devices_per_rank * exchange->devices_per_rank;
  if (tags / pairs < 1)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                   "%d devices on each rank need %lld message tags between nodes, and this MPI has "
                   "%lld; start more ranks with fewer devices each",
                   exchange->devices_per_rank, (long long)pairs, (long long)tags);
  exchange->tag_slots = (int)(tags / pairs); /* tag 0 tells of failures */
  return SR_OK;
}

/* Initialises the exchange. After a failure the exchange is half-built; the caller frees it with
 * exchange_free. */
static sr_status exchange_init(sr_ctx *ctx, sr_exchange *exchange) {
  const sr_world *world = exchange->world;
  size_t ranks = (size_t)world->local_size, devices = (size_t)exchange->device_count;
  exchange->comm = MPI_COMM_NULL;
  exchange->segments = calloc(ranks, sizeof *exchange->segments);
  exchange->failed = calloc(ranks, sizeof *exchange->failed);
  exchange->devices = calloc(devices, sizeof *exchange->devices);
  exchange->own = calloc((size_t)exchange->devices_per_rank, sizeof *exchange->own);
  exchange->left = calloc((size_t)world->size, sizeof *exchange->left);
  sr_status status = SR_OK;
  if (!exchange->segments || !exchange->failed || !exchange->devices || !exchange->own ||
      !exchange->left)
    status = sr_fail(ctx, SR_ERR_NOMEM, "no memory for a table of %zu devices", devices);
  SR_TRY(sr_world_agree(ctx, exchange->world, status));
  for (int32_t d = 0; d < exchange->device_count; d++)
    exchange->devices[d].rank = d / exchange->devices_per_rank;
  SR_TRY(share_segments(ctx, exchange));
  return sr_world_agree(ctx, exchange->world, make_comm(ctx, exchange));
}

/* Frees all memory of this rank's exchange. Exception: after messages to or from this rank's
 * windows were abandoned, its segment stays mapped. MPI may use the windows until MPI is finalized,
 * when the process ends. */
static void exchange_free(sr_exchange *exchange) {
  if (exchange->comm != MPI_COMM_NULL) {
    sr_mpi_lock();
    MPI_Comm_free(&exchange->comm);
    sr_mpi_unlock();
  }
  for (int32_t i = 0; exchange->segments && i < exchange->world->local_size; i++)
    if (i != exchange->world->local_rank || !exchange->abandoned)
      sr_shared_destroy(&exchange->segments[i]);
  free(exchange->left);
  free(exchange->own);
  free(exchange->devices);
  free(exchange->failed);
  free(exchange->segments);
  free(exchange);
}

sr_status sr_exchange_create(sr_ctx *ctx, sr_world *world, int32_t devices_per_rank,
                             uint64_t window_bytes, int32_t numbers, sr_exchange **out_exchange) {
  *out_exchange = NULL;
  if (devices_per_rank < 1 || devices_per_rank > INT32_MAX / world->size)
    return sr_fail(ctx, SR_ERR_INVALID, "%d devices per rank is not a possible number",
                   devices_per_rank);
  sr_exchange *exchange = calloc(1, sizeof *exchange);
  sr_status status =
      exchange ? SR_OK : sr_fail(ctx, SR_ERR_NOMEM, "no memory for the exchange between devices");
  status = sr_world_agree(ctx, world, status);
  if (status == SR_OK) {
    exchange->world = world;
    exchange->devices_per_rank = devices_per_rank;
    exchange->device_count = devices_per_rank * world->size;
    exchange->window_bytes = window_bytes;
    exchange->numbers = numbers;
    status = exchange_init(ctx, exchange);
    if (status != SR_OK)
      exchange_free(exchange);
  } else {
    free(exchange);
  }
  if (status == SR_OK)
    *out_exchange = exchange;
  return status;
}

/* Receives the failure messages from other nodes that are still unread. */
static void drain_failures(sr_exchange *exchange) {
  int found = 1;
  if (exchange->comm == MPI_COMM_NULL)
    return;
  sr_mpi_lock();
  while (found) {
    MPI_Status status;
    if (MPI_Iprobe(MPI_ANY_SOURCE, SR_FAIL_TAG, exchange->comm, &found, &status) != MPI_SUCCESS ||
        (found && MPI_Recv(NULL, 0, MPI_BYTE, status.MPI_SOURCE, SR_FAIL_TAG, exchange->comm,
                           MPI_STATUS_IGNORE) != MPI_SUCCESS))
      break;
  }
  sr_mpi_unlock();
}

sr_status sr_exchange_finish(sr_exchange *exchange) {
  const bool failed = sr_exchange_has_failed(exchange) || exchange->abandoned;
  const sr_status all = sr_world_agree(NULL, exchange->world, failed ? SR_ERR_PEER : SR_OK);
  drain_failures(exchange);
  return all;
}

void sr_exchange_destroy(sr_exchange *exchange) {
  if (!exchange)
    return;
  const sr_status all = sr_exchange_finish(exchange); /* peers may read what is unmapped below */
  /* Messages that nobody received may be on the way. MPI would give them to the next communicator
   * that gets the number of this one, so this one is kept. */
  if (all != SR_OK)
    exchange->comm = MPI_COMM_NULL;
  for (int32_t d = 0; d < exchange->devices_per_rank; d++)
    while (exchange->own[d].dead) {
      sr_exchange_op *op = exchange->own[d].dead;
      exchange->own[d].dead = op->next_dead;
      sr_exchange_op_free(op);
    }
  exchange_free(exchange);
}

/* Returns this rank's segment, and the offset of the device's window in it. */
static const sr_shared *own_segment(const sr_exchange *exchange, int32_t device,
                                    uint64_t *out_offset) {
  SR_ASSERT(device >= 0 && device < exchange->device_count &&
            exchange->devices[device].rank == exchange->world->rank);
  const sr_shared *segment = &exchange->segments[exchange->world->local_rank];
  *out_offset = (uint64_t)(exchange->devices[device].window - (uint8_t *)segment->base);
  return segment;
}

void sr_exchange_pin(sr_exchange *exchange, int32_t device, int32_t processor) {
  SR_ASSERT(exchange->devices[device].rank == exchange->world->rank && processor >= 0);
  *exchange->devices[device].processor = processor + 1;
}

void *sr_exchange_window(const sr_exchange *exchange, int32_t device) {
  uint64_t offset = 0;
  const sr_shared *segment = own_segment(exchange, device, &offset);
  return (uint8_t *)segment->base + offset;
}

void sr_exchange_discard(sr_exchange *exchange, int32_t device, uint64_t offset, uint64_t bytes) {
  uint64_t window = 0;
  const sr_shared *segment = own_segment(exchange, device, &window);
  SR_ASSERT(offset <= exchange->window_bytes && bytes <= exchange->window_bytes - offset);
  sr_shared_discard(segment, window + offset, bytes);
}

/* True if the process `pid` no longer exists: it has ended, and its parent has waited for it. */
static bool is_gone(int64_t pid) {
  return kill((pid_t)pid, 0) != 0 && errno == ESRCH;
}

/* True if the process of a rank on this node has ended. */
static bool has_lost_peer(const sr_exchange *exchange) {
  for (int32_t d = 0; d < exchange->device_count; d += exchange->devices_per_rank)
    if (exchange->devices[d].local && is_gone(exchange->devices[d].pid))
      return true;
  return false;
}

void sr_exchange_leave(sr_exchange *exchange, int32_t rank) {
  __atomic_store_n(&exchange->left[rank], 1, __ATOMIC_RELAXED);
}

/* True if no device is left that could raise the mark of `peer`. */
static bool has_lost(const sr_exchange_op *op, const sr_member *peer) {
  const sr_exchange *exchange = op->exchange;
  if (!op->combines)
    return is_gone(peer->pid) ||
           sr_exchange_has_left(exchange, exchange->devices[peer->device].rank);
  /* Another device may be at work for the peer. */
  for (int32_t i = 0; i < op->source_count; i++)
    if (sr_exchange_has_left(exchange, exchange->devices[op->sources[i].device].rank))
      return true;
  return has_lost_peer(exchange);
}

/* Waits until the mark has at least `value`; `peer` is the device that raises it. Returns false if
 * the job has failed or the peer's process has ended or left. */
static bool wait_for_mark(sr_exchange_op *op, sr_mark *mark, uint64_t value, const sr_member *peer,
                          sr_wait *wait) {
  sr_exchange *exchange = op->exchange;
  sr_ring ring = {0};
  for (;;) {
    if (sr_mark_value(mark) >= value)
      return true;
    if (sr_exchange_op_has_failed(op))
      return false;
    const int64_t sleep_ns = sr_backoff_next(&wait->backoff);
    if (sleep_ns == 0)
      continue;
    sr_mark_sleep(mark, value, exchange->shared, sleep_ns);
    sr_wait_slept(wait);
    if (has_lost(op, peer) || sr_ring_look(op, peer, wait->waited_ns, &ring)) {
      if (sr_mark_value(mark) >= value) /* it did so before it left */
        return true;
      sr_exchange_fail(exchange);
      return false;
    }
    sr_messages_poll(exchange);
    if (sr_wait_is_long(wait))
      sr_patience_look(wait, op->combines ? SR_ANY_RANK : exchange->devices[peer->device].rank);
  }
}

bool sr_exchange_wait(sr_exchange_op *op, sr_mark *mark, uint64_t value, const sr_member *peer) {
  sr_exchange *exchange = op->exchange;
  const double begin = sr_exchange_wait_begins(op);
  /*
   * A wait for a device of this same rank is never logged: the log reports only waits for other
   * ranks. If the op combines, another device on this core may be at work for this one itself.
   */
  const bool own = exchange->devices[peer->device].rank == exchange->world->rank && !op->combines;
  const bool shares_core = peer->shares_core || (op->combines && peer->self);
  sr_wait wait =
      sr_wait_start(own ? NULL : exchange->world->patience, shares_core ? 0 : exchange->spins);
  wait.place = op->place;
  /* If the op combines, others may raise the mark for the peer. */
  if (!op->combines)
    sr_ring_enter(op, mark, value, peer);
  bool came = wait_for_mark(op, mark, value, peer, &wait);
  if (!op->combines)
    sr_ring_leave(op);
  sr_wait_end(&wait);
  sr_exchange_wait_ends(op, begin);
  return came;
}

/* Returns false if the job has failed. */
static bool wait_for_user(sr_exchange *exchange, bool (*is_done)(void *user), void *user,
                          sr_wait *wait) {
  while (!is_done(user)) {
    if (sr_exchange_has_failed(exchange))
      return false;
    if (!sr_wait_step(wait))
      continue;
    if (has_lost_peer(exchange)) {
      sr_exchange_fail(exchange);
      return false;
    }
    sr_messages_poll(exchange);
    if (sr_wait_is_long(wait))
      sr_patience_look(wait, SR_ANY_RANK);
  }
  return true;
}

sr_status sr_exchange_wait_until(sr_exchange *exchange, const char *place,
                                 bool (*is_done)(void *user), void *user) {
  sr_wait wait = sr_wait_start(exchange->world->patience, exchange->spins);
  wait.place = place;
  bool came = wait_for_user(exchange, is_done, user, &wait);
  sr_wait_end(&wait);
  return came ? SR_OK : SR_ERR_PEER;
}

void sr_exchange_fail_node(sr_exchange *exchange) {
  for (int32_t i = 0; i < exchange->world->local_size; i++)
    __atomic_store_n(exchange->failed[i], 1, __ATOMIC_RELAXED);
}

void sr_exchange_fail_team(sr_exchange *exchange, const sr_team *team) {
  if (team && team->failed)
    __atomic_store_n(team->failed, 1, __ATOMIC_RELAXED);
  else
    sr_exchange_fail(exchange);
}

void sr_exchange_fail(sr_exchange *exchange) {
  sr_exchange_fail_node(exchange);
  if (exchange->comm == MPI_COMM_NULL ||
      __atomic_exchange_n(&exchange->announced, 1, __ATOMIC_RELAXED))
    return;
  const sr_world *world = exchange->world;
  for (int32_t rank = 0; rank < world->size; rank++) {
    if (world->node_of[rank] == world->node_index)
      continue;
    MPI_Request request = MPI_REQUEST_NULL;
    sr_mpi_lock();
    /* MPI sends an empty message at once, so this does not wait for its completion. */
    if (MPI_Isend(NULL, 0, MPI_BYTE, rank, SR_FAIL_TAG, exchange->comm, &request) == MPI_SUCCESS)
      MPI_Request_free(&request);
    sr_mpi_unlock();
  }
}
