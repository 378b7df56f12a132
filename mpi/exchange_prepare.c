/*
 * Prepares a collective: finds its devices and which of them read each other's operands, and
 * chooses the path of the operands (sr_path) and the staging memory.
 *
 * A collective's number is the index of its control line and of its staging slots. No number is
 * given out twice: a slow peer may still read the control line of an op that this device has
 * released, and must not find another op there. A control line takes 192 bytes and stays until the
 * exchange ends. Staging pages go back to the system when this device and all readers of the op
 * have released it.
 *
 * A program for all devices reserves numbers on every device of every rank, because it may leave
 * some idle, and does so before any step that can fail on one rank alone. So all ranks give equal
 * numbers to a collective. A program for some devices reserves numbers on these, and its team says
 * which; what a rank reserves for itself then needs no peer.
 */
#include <stdlib.h>
#include <string.h>

#include "mpi/exchange_private.h"

/* Returns the position of a device in its group, or -1 if it is in no group. Writes the group's
 * members, without padding, to `out_members`. */
static int32_t find_group(const sr_exchange_spec *spec, int32_t participant, int32_t *out_members,
                          int32_t *out_count) {
  for (uint32_t g = 0; g < spec->group_count; g++) {
    const int32_t *row = spec->groups + (size_t)g * spec->group_size;
    int32_t position = -1, count = 0;
    for (uint32_t i = 0; i < spec->group_size; i++) {
      if (row[i] < 0)
        continue;
      if (row[i] == participant)
        position = count;
      out_members[count++] = row[i];
    }
    if (position >= 0) {
      *out_count = count;
      return position;
    }
  }
  *out_count = 0;
  return -1;
}

/* Checks that all participants in the groups exist and that none appears twice. `seen` is scratch
 * memory, [participants], zeroed. */
static sr_status check_groups(sr_ctx *ctx, const sr_exchange_op *op, const sr_exchange_spec *spec,
                              uint8_t *seen) {
  const int32_t participants = sr_exchange_participants(op);
  bool pairs = spec->kind == SR_COLLECTIVE_PERMUTE;
  if (pairs && spec->group_count > 0 && spec->group_size != 2)
    return sr_fail(ctx, SR_ERR_INVALID, "collective: a permute has pairs, not rows of %u",
                   spec->group_size);
  for (size_t i = 0; i < (size_t)spec->group_count * spec->group_size; i++) {
    int32_t device = spec->groups[i];
    if (device == -1 && !pairs)
      continue;
    if (device < 0 || device >= participants)
      return sr_fail(ctx, SR_ERR_INVALID, "collective: device %d is not one of the %d of this %s",
                     device, participants, op->team ? "program" : "job");
    /* In a pair {source, target} only the target must be unique: several targets may read one
     * source. */
    if (pairs && i % 2 == 0)
      continue;
    if (seen[device]++)
      return sr_fail(ctx, SR_ERR_INVALID, "collective: device %d is in two groups", device);
  }
  return SR_OK;
}

/* Sets the sizes of the op from the spec. Refuses sizes that overflow, and sizes that this kind of
 * collective cannot have. */
static sr_status set_sizes(sr_ctx *ctx, sr_exchange_op *op, const sr_exchange_spec *spec) {
  bool rows = spec->kind == SR_COLLECTIVE_ALL_GATHER || spec->kind == SR_COLLECTIVE_REDUCE_SCATTER;
  bool reduces =
      spec->kind == SR_COLLECTIVE_ALL_REDUCE || spec->kind == SR_COLLECTIVE_REDUCE_SCATTER;
  if (spec->outer < 0 || spec->chunk < 0 || spec->element_bytes == 0 ||
      (spec->kind == SR_COLLECTIVE_ALL_TO_ALL && spec->outer != 1) || (reduces && !spec->reduction))
    return sr_fail(ctx, SR_ERR_INVALID, "collective: outer %lld, chunk %lld, %u bytes an element%s",
                   (long long)spec->outer, (long long)spec->chunk, spec->element_bytes,
                   reduces && !spec->reduction ? ", no reduction" : "");
  size_t n = (size_t)op->group_count, bytes = spec->element_bytes;
  if (__builtin_mul_overflow(bytes, (size_t)spec->chunk, &bytes) ||
      (!rows && __builtin_mul_overflow(bytes, (size_t)spec->outer, &bytes)))
    return sr_fail(ctx, SR_ERR_INVALID, "collective: %lld x %lld elements overflow",
                   (long long)spec->outer, (long long)spec->chunk);
  op->chunk_bytes = bytes;
  op->outer = rows ? (size_t)spec->outer : 1;
  size_t small = 0, large = 0; /* bytes of `outer` chunks from one device, from n devices */
  if (__builtin_mul_overflow(op->outer, bytes, &small) ||
      __builtin_mul_overflow(small, n, &large) || large > INT64_MAX)
    return sr_fail(ctx, SR_ERR_INVALID, "collective: %lld x %lld elements of %zu devices overflow",
                   (long long)spec->outer, (long long)spec->chunk, n);
  bool splits =
      spec->kind == SR_COLLECTIVE_REDUCE_SCATTER || spec->kind == SR_COLLECTIVE_ALL_TO_ALL;
  bool joins = spec->kind == SR_COLLECTIVE_ALL_GATHER || spec->kind == SR_COLLECTIVE_ALL_TO_ALL;
  op->in_bytes = splits ? large : small;
  op->out_bytes = joins ? large : small;
  return SR_OK;
}

/* Chooses the path from the spec alone, so that all devices of the collective choose the same one.
 * If groups differ in size, the size of the largest is used. */
static sr_path choose_path(const sr_exchange_op *op, const sr_exchange_spec *spec) {
  size_t n = spec->kind == SR_COLLECTIVE_PERMUTE ? 2 : spec->group_size;
  size_t bytes = op->outer * op->chunk_bytes;
  if (spec->kind == SR_COLLECTIVE_REDUCE_SCATTER || spec->kind == SR_COLLECTIVE_ALL_TO_ALL)
    bytes *= n;
  if (bytes == 0)
    return SR_PATH_NONE;
  if (bytes <= SR_INLINE_BYTES)
    return SR_PATH_INLINE;
  if (spec->kind == SR_COLLECTIVE_ALL_REDUCE && bytes > SR_REDUCED_STAGED_BYTES / n)
    return SR_PATH_DIRECT;
  return bytes <= SR_STAGED_BYTES ? SR_PATH_STAGED : SR_PATH_DIRECT;
}

/* Returns the device's first staging slot of the collective that has this number there. */
static uint8_t *staging_of(const sr_device_view *view, uint64_t number) {
  return view->staging + (size_t)number * 2 * SR_STAGED_BYTES;
}

void sr_exchange_find_memory(sr_exchange_op *op) {
  const sr_device_view *view = &op->exchange->devices[op->device];
  op->control = &view->controls[op->number];
  op->staging[0] = staging_of(view, op->number);
  op->staging[1] = op->staging[0] + SR_STAGED_BYTES;
}

int32_t sr_exchange_participants(const sr_exchange_op *op) {
  return op->team ? op->team->count : op->exchange->device_count;
}

int32_t sr_exchange_device_of(const sr_exchange_op *op, int32_t participant) {
  return op->team ? op->team->devices[participant] : participant;
}

sr_member sr_exchange_make_member(const sr_exchange_op *op, int32_t participant, int32_t position) {
  const int32_t device = sr_exchange_device_of(op, participant);
  const uint64_t *first = op->team ? op->team->first : NULL;
  const uint64_t number =
      first ? op->number - first[op->participant] + first[participant] : op->number;
  const sr_device_view *view = &op->exchange->devices[device];
  const sr_device_view *own = &op->exchange->devices[op->device];
  sr_member member = {.device = device,
                      .position = position,
                      .number = number,
                      .self = device == op->device,
                      .local = view->local,
                      .pid = view->pid};
  if (view->local) {
    member.shares_core = view != own && *own->processor > 0 && *view->processor == *own->processor;
    member.control = &view->controls[number];
    member.staging[0] = staging_of(view, number);
    member.staging[1] = member.staging[0] + SR_STAGED_BYTES;
    member.window = view->window;
  }
  return member;
}

static void add_source(sr_exchange_op *op, const sr_member *member) {
  op->sources[op->source_count++] = *member;
}

/* Adds a peer that reads this device's operand: to op->readers if it is on this node, else to
 * `remote`. */
static void add_reader(sr_exchange_op *op, const sr_member *member, sr_member *remote,
                       int32_t *remote_count) {
  if (member->self)
    return;
  if (member->local)
    op->readers[op->reader_count++] = *member;
  else
    remote[(*remote_count)++] = *member;
}

/* Fills op->sources and op->readers. Writes the readers on other nodes to `remote` and returns
 * their number. `group` has the members of the op's group. */
static int32_t find_partners(sr_exchange_op *op, const sr_exchange_spec *spec, const int32_t *group,
                             sr_member *remote) {
  int32_t remote_count = 0;
  if (spec->kind == SR_COLLECTIVE_PERMUTE) {
    for (uint32_t i = 0; i < spec->group_count; i++) {
      int32_t source = spec->groups[2 * i], target = spec->groups[2 * i + 1];
      sr_member from = sr_exchange_make_member(op, source, 0);
      sr_member to = sr_exchange_make_member(op, target, 0);
      if (target == op->participant)
        add_source(op, &from);
      if (source == op->participant)
        add_reader(op, &to, remote, &remote_count);
    }
    return remote_count;
  }
  for (int32_t position = 0; op->position >= 0 && position < op->group_count; position++) {
    sr_member member = sr_exchange_make_member(op, group[position], position);
    bool is_root = position == 0, am_root = op->position == 0;
    if (op->mutual || is_root)
      add_source(op, &member);
    if (op->mutual || am_root)
      add_reader(op, &member, remote, &remote_count);
  }
  return remote_count;
}

/* Allocates op->sources and op->readers, each large enough for any group of the spec. */
static bool make_arrays(sr_exchange_op *op, size_t members) {
  op->sources = calloc(members, sizeof *op->sources);
  op->readers = calloc(members, sizeof *op->readers);
  return op->sources && op->readers;
}

/* Finds the op's group, sizes, path and peers, and prepares its messages. `group` and `remote` are
 * scratch memory for the members of the group and for readers on other nodes. */
static sr_status find_group_and_partners(sr_ctx *ctx, sr_exchange_op *op,
                                         const sr_exchange_spec *spec, int32_t *group,
                                         sr_member *remote) {
  op->position = find_group(spec, op->participant, group, &op->group_count);
  if (op->position < 0 || spec->kind == SR_COLLECTIVE_PERMUTE)
    op->group_count = (int32_t)spec->group_size;
  SR_TRY(set_sizes(ctx, op, spec));
  op->path = choose_path(op, spec);
  sr_exchange_find_memory(op);
  if (op->path == SR_PATH_NONE)
    return SR_OK;
  int32_t remote_count = find_partners(op, spec, group, remote);
  if (spec->kind == SR_COLLECTIVE_ALL_REDUCE && op->path == SR_PATH_DIRECT && op->position >= 0)
    sr_exchange_slice(op->in_bytes, op->group_count, op->position, &op->slice_begin,
                      &op->slice_bytes);
  return sr_messages_prepare(ctx, op, remote, remote_count);
}

/* Prepares a collective that has groups: any kind except a redistribute. After a failure the op is
 * half-built; sr_exchange_op_free accepts it. */
static sr_status prepare_groups(sr_ctx *ctx, sr_exchange_op *op, const sr_exchange_spec *spec) {
  bool pairs = spec->kind == SR_COLLECTIVE_PERMUTE;
  size_t members = (pairs ? spec->group_count : spec->group_size) + (size_t)1;
  uint8_t *seen = calloc((size_t)sr_exchange_participants(op), 1);
  int32_t *group = calloc((size_t)spec->group_size + 1, sizeof *group);
  sr_member *remote = calloc(members, sizeof *remote);
  sr_status status = SR_OK;
  if (!seen || !group || !remote || !make_arrays(op, members))
    status =
        sr_fail(ctx, SR_ERR_NOMEM, "no memory to prepare a collective of %zu devices", members);
  if (status == SR_OK)
    status = check_groups(ctx, op, spec, seen);
  op->mutual = !pairs && spec->kind != SR_COLLECTIVE_BROADCAST;
  if (status == SR_OK)
    status = find_group_and_partners(ctx, op, spec, group, remote);
  free(remote);
  free(group);
  free(seen);
  return status;
}

sr_status sr_exchange_reserve(sr_ctx *ctx, sr_exchange *exchange, int32_t device, uint64_t count,
                              uint64_t *out_first) {
  const int32_t per_rank = exchange->devices_per_rank;
  const int32_t begin = device == SR_EVERY_DEVICE ? 0 : device % per_rank;
  const int32_t end = device == SR_EVERY_DEVICE ? per_rank : begin + 1;
  uint64_t first = 0;
  for (int32_t i = begin; i < end; i++)
    first = exchange->own[i].reserved > first ? exchange->own[i].reserved : first;
  *out_first = first;
  if (count > (uint64_t)exchange->numbers - first)
    return sr_fail(ctx, SR_ERR_NOMEM,
                   "the programs of these devices have prepared %llu collectives, this one needs "
                   "%llu, and %d is all that their address space holds",
                   (unsigned long long)first, (unsigned long long)count, (int)exchange->numbers);
  for (int32_t i = begin; i < end; i++)
    exchange->own[i].reserved = first + count;
  return SR_OK;
}

/* Returns the participant that is this device. */
static int32_t participant_of(const sr_team *team, int32_t device) {
  for (int32_t p = 0; team && p < team->count; p++)
    if (team->devices[p] == device)
      return p;
  SR_ASSERT(!team);
  return device;
}

/* True if one of the peers that the op waits for stays on the core of its own device. */
static bool shares_core(const sr_exchange_op *op) {
  for (int32_t i = 0; i < op->source_count; i++)
    if (op->sources[i].shares_core)
      return true;
  for (int32_t i = 0; i < op->reader_count; i++)
    if (op->readers[i].shares_core)
      return true;
  return false;
}

static int32_t processor_of(const sr_exchange_op *op, int32_t source) {
  return *op->exchange->devices[op->sources[source].device].processor;
}

/* True if the op is an all-reduce with slices, inside a node, and two of its devices stay on one
 * core. All its devices find the same. */
static bool combines(const sr_exchange_op *op) {
  if (op->kind != SR_COLLECTIVE_ALL_REDUCE || op->path != SR_PATH_DIRECT)
    return false;
  for (int32_t i = 0; i < op->source_count; i++)
    if (!op->sources[i].local)
      return false;
  for (int32_t i = 1; i < op->source_count; i++)
    /* devices that share a core are near each other */
    for (int32_t k = i - 1; k >= 0 && processor_of(op, i) > 0; k--)
      if (processor_of(op, i) == processor_of(op, k))
        return true;
  return false;
}

/* Devices that share a core share its caches. */
static bool is_paced(const sr_exchange_op *op) {
  return SR_PACE_HAS_STREAMS && op->path == SR_PATH_DIRECT && !op->shares_core &&
         op->out_bytes >= SR_PACED_BYTES && op->kind != SR_COLLECTIVE_REDUCE_SCATTER &&
         op->kind != SR_COLLECTIVE_REDISTRIBUTE;
}

sr_status sr_exchange_prepare(sr_ctx *ctx, sr_exchange *exchange, int32_t device, uint64_t number,
                              const sr_exchange_spec *spec, sr_exchange_op **out_op) {
  *out_op = NULL;
  SR_ASSERT(device >= 0 && device < exchange->device_count &&
            exchange->devices[device].rank == exchange->world->rank &&
            number < exchange->own[device % exchange->devices_per_rank].reserved);
  sr_exchange_op *op = calloc(1, sizeof *op);
  if (!op)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory to prepare a collective");
  op->exchange = exchange;
  op->kind = spec->kind;
  op->device = device;
  op->participant = participant_of(spec->team, device);
  op->number = number;
  op->team = spec->team;
  op->failed = spec->team && spec->team->failed ? spec->team->failed
                                                : exchange->failed[exchange->world->local_rank];
  op->element_bytes = spec->element_bytes;
  op->reduction = spec->reduction;
  op->finishes = spec->finishes;
  op->place = spec->place;
  op->pace = sr_pace_start();
  sr_status status = spec->kind == SR_COLLECTIVE_REDISTRIBUTE
                         ? sr_redistribute_prepare(ctx, op, spec)
                         : prepare_groups(ctx, op, spec);
  op->shares_core = shares_core(op);
  op->combines = combines(op);
  op->paced = is_paced(op);
  op->team = NULL; /* the spec's, which is not kept */
  if (status == SR_OK)
    *out_op = op;
  else
    sr_exchange_op_free(op);
  return status;
}

/* List of ops with abandoned messages: MPI may use their buffers until the process ends. */
static sr_exchange_op *kept;

void sr_exchange_op_free(sr_exchange_op *op) {
  if (!op)
    return;
  if (op->abandoned) {
    sr_mpi_lock();
    op->next_dead = kept;
    kept = op;
    sr_mpi_unlock();
    return;
  }
  sr_messages_release(op);
  free(op->levels);
  free(op->packs);
  free(op->copies);
  free(op->requests);
  free(op->messages);
  free(op->readers);
  free(op->sources);
  free(op);
}

/* True if every peer that reads this op's staging has released the op, too. */
static bool is_read_no_more(const sr_exchange_op *op) {
  for (int32_t i = 0; i < op->reader_count; i++)
    if (__atomic_load_n(&op->readers[i].control->done.released, __ATOMIC_ACQUIRE) == 0)
      return false;
  return true;
}

/* Returns the staging pages of the device's released ops to the system, as soon as no peer reads
 * them any more. Frees these ops. */
static void sweep_dead(sr_exchange *exchange, int32_t device) {
  sr_own_device *own = &exchange->own[device % exchange->devices_per_rank];
  const sr_shared *segment = &exchange->segments[exchange->world->local_rank];
  for (sr_exchange_op **link = &own->dead; *link;) {
    sr_exchange_op *op = *link;
    if (!is_read_no_more(op)) {
      link = &op->next_dead;
      continue;
    }
    *link = op->next_dead;
    sr_shared_discard(segment, (size_t)(op->staging[0] - (uint8_t *)segment->base),
                      2 * (size_t)SR_STAGED_BYTES);
    sr_exchange_op_free(op);
  }
}

void sr_exchange_release(sr_exchange_op *op) {
  if (!op)
    return;
  sr_exchange *exchange = op->exchange;
  int32_t device = op->device;
  __atomic_store_n(&op->control->done.released, 1, __ATOMIC_RELEASE);
  if (op->path != SR_PATH_STAGED) {
    sr_exchange_op_free(op);
  } else {
    sr_own_device *own = &exchange->own[device % exchange->devices_per_rank];
    op->next_dead = own->dead;
    own->dead = op;
  }
  sweep_dead(exchange, device);
}
