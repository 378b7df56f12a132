#include "executor/devices/cuda/nccl.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/cuda_libraries.h"
#include "executable/group.h"
#include "executor/devices/cuda/libraries/versions.h"

/* The communicators of one table of groups. */
typedef struct group_comm {
  struct group_comm *next;
  uint32_t count, size;
  int32_t *devices; /* [count][size] of the table */
  sr_nccl_comm comm;
} group_comm;

struct sr_nccl {
  const sr_nccl_library *library;
  sr_exchange *exchange;
  int32_t device;
  sr_nccl_comm world;
  group_comm *groups; /* the latest first */
  bool mixes;         /* calls in graphs and outside of them may be at work at once */
  bool is_aborted;
  void (*drop)(void *user); /* sr_nccl_before_abort; NULL: nothing to drop */
  void *user;
};

/* ---- the library ----------------------------------------------------------------------------- */

static const char *const functions[] = {
#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS) #NAME,
#include "executor/devices/cuda/nccl_api.def"
#undef VALUE
#undef FUNCTION
};

_Static_assert(sizeof(sr_nccl_library) == sizeof functions, "a pointer for each function");

/* Opens NCCL and sets its version: 10000 major + 100 minor + patch. */
static sr_status library_open(sr_ctx *ctx, const char *directories, sr_nccl_library *out_library,
                              int *out_version) {
  static const sr_cuda_library library = {.what = "NVIDIA's library of collectives",
                                          .soname = "libnccl.so.2",
                                          .functions = functions,
                                          .function_count = sizeof functions / sizeof *functions};
  SR_TRY(sr_cuda_library_open(ctx, &library, directories, out_library));
  if (out_library->ncclGetVersion(out_version) != SR_NCCL_SUCCESS)
    return sr_fail(ctx, SR_ERR_UNAVAILABLE, "%s does not tell its version", library.soname);
  if (*out_version >= SR_NCCL_VERSION)
    return SR_OK;
  return sr_fail(ctx, SR_ERR_UNAVAILABLE, "%s is version %d.%d; 2.27 or newer is needed",
                 library.soname, *out_version / 10000, *out_version / 100 % 100);
}

/* The library of this process, or NULL: it cannot be used. The first call decides for all, and sets
 * the message of `ctx`. */
static const sr_nccl_library *library_get(sr_ctx *ctx, const char *directories, int *out_version) {
  static sr_nccl_library opened;
  static int version;
  if (version == 0 && library_open(ctx, directories, &opened, &version) != SR_OK)
    version = 0;
  *out_version = version;
  return version ? &opened : NULL;
}

/* ---- what can fail --------------------------------------------------------------------------- */

sr_status sr_nccl_fail(sr_ctx *ctx, const sr_nccl *nccl, sr_nccl_result result, const char *place) {
  const sr_nccl_library *library = nccl->library;
  if (result == SR_NCCL_SUCCESS)
    return sr_fail(ctx, SR_ERR_PEER, "%s: a peer ended during a collective", place);
  const char *last = library->ncclGetLastError(nccl->world);
  return sr_fail(ctx, result == SR_NCCL_REMOTE_ERROR ? SR_ERR_PEER : SR_ERR_DEVICE,
                 "%s: NCCL: %s%s%s", place, library->ncclGetErrorString(result),
                 last && *last ? ": " : "", last ? last : "");
}

/* Returns the state of a communicator: SR_NCCL_IN_PROGRESS while a call is not enqueued. */
static sr_nccl_result state_of(const sr_nccl *nccl, sr_nccl_comm comm) {
  sr_nccl_result state = SR_NCCL_SUCCESS;
  const sr_nccl_result result = nccl->library->ncclCommGetAsyncError(comm, &state);
  return result == SR_NCCL_SUCCESS ? state : result;
}

sr_nccl_result sr_nccl_error(const sr_nccl *nccl) {
  sr_nccl_result state = state_of(nccl, nccl->world);
  for (const group_comm *g = nccl->groups; g; g = g->next)
    if (g->comm && (state == SR_NCCL_SUCCESS || state == SR_NCCL_IN_PROGRESS))
      state = state_of(nccl, g->comm);
  return state == SR_NCCL_IN_PROGRESS ? SR_NCCL_SUCCESS : state;
}

typedef struct state_wait {
  const sr_nccl *nccl;
  sr_nccl_comm comm;
  sr_nccl_result state;
} state_wait;

static bool is_settled(void *user) {
  state_wait *wait = user;
  wait->state = state_of(wait->nccl, wait->comm);
  return wait->state != SR_NCCL_IN_PROGRESS;
}

sr_status sr_nccl_settle(sr_ctx *ctx, sr_nccl *nccl, sr_nccl_comm comm, sr_nccl_result result,
                         const char *place) {
  state_wait wait = {nccl, comm, result};
  if (result == SR_NCCL_IN_PROGRESS &&
      sr_exchange_wait_until(nccl->exchange, place, is_settled, &wait) != SR_OK)
    return sr_nccl_fail(ctx, nccl, SR_NCCL_SUCCESS, place);
  return wait.state == SR_NCCL_SUCCESS ? SR_OK : sr_nccl_fail(ctx, nccl, wait.state, place);
}

sr_status sr_nccl_wait_until(sr_nccl *nccl, const char *place, bool (*is_done)(void *user),
                             void *user) {
  return sr_exchange_wait_until(nccl->exchange, place, is_done, user);
}

void sr_nccl_before_abort(sr_nccl *nccl, void (*drop)(void *user), void *user) {
  nccl->drop = drop;
  nccl->user = user;
}

/* As a group: the work of all ends before the memory of one is freed, which waits for the GPU. */
void sr_nccl_abort(sr_nccl *nccl) {
  if (!nccl || nccl->is_aborted)
    return;
  nccl->is_aborted = true;
  if (nccl->drop)
    nccl->drop(nccl->user);
  nccl->library->ncclGroupStart();
  for (const group_comm *g = nccl->groups; g; g = g->next)
    if (g->comm)
      nccl->library->ncclCommAbort(g->comm);
  if (nccl->world)
    nccl->library->ncclCommAbort(nccl->world);
  nccl->library->ncclGroupEnd();
}

sr_status sr_nccl_agree(sr_ctx *ctx, sr_nccl *nccl, sr_world *world, sr_status own) {
  if (own != SR_OK)
    sr_exchange_fail(nccl->exchange);
  const sr_status status = sr_world_agree(ctx, world, own);
  if (status != SR_OK)
    sr_nccl_abort(nccl);
  return status;
}

/* ---- all devices ----------------------------------------------------------------------------- */

/* What a rank tells others about its NCCL. */
typedef struct nccl_record {
  int32_t version; /* 0: it has none */
  sr_nccl_id id;   /* of rank 0 */
} nccl_record;

/* Tells, on one rank, why collectives go over the host. */
static void tell_host(const sr_ctx *ctx, bool tells, const char *why) {
  if (tells)
    sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_WARN, "collectives go over the host: %s", why);
}

/* True if all ranks have NCCL. Otherwise one rank tells. `why` says why this one has none. */
static bool all_have_nccl(const sr_ctx *ctx, const sr_world *world, const nccl_record *records,
                          const char *why) {
  for (int32_t rank = 0; rank < sr_world_size(world); rank++)
    if (records[rank].version == 0) {
      tell_host(ctx, sr_world_rank(world) == rank, why);
      return false;
    }
  return true;
}

/*
 * Chooses how communicators are used in graphs. To let calls in graphs and outside of them be at
 * work at once, NCCL captures events, which bodies of conditional nodes cannot have. It captures
 * calls of the host, too, where a rank is on another node; then nothing is lost by events. NCCL
 * before 2.29 can only be told by the environment, which it reads when the first communicator is
 * made.
 */
static void choose_mixing(sr_nccl *nccl, const sr_world *world, int version) {
  const bool is_node = sr_world_node_count(world) == 1;
  if (is_node && version < SR_NCCL_GRAPH_VERSION)
    setenv(SR_NCCL_MIXING_VARIABLE, "0", 0);
  const char *word = getenv(SR_NCCL_MIXING_VARIABLE);
  nccl->mixes = word && *word ? strcmp(word, "0") != 0 : !is_node;
}

/* Makes the communicator of all devices. */
static sr_status join_world(sr_ctx *ctx, sr_nccl *nccl, const sr_world *world, sr_nccl_id id,
                            int version) {
  const bool is_older = version < SR_NCCL_GRAPH_VERSION;
  sr_nccl_config config = {
      .size = is_older ? offsetof(sr_nccl_config, channels_of_peer) : sizeof config,
      .magic = (unsigned)SR_NCCL_CONFIG_MAGIC,
      .version = is_older ? SR_NCCL_VERSION : SR_NCCL_GRAPH_VERSION,
      .is_blocking = 0,
      .cluster_size = SR_NCCL_UNDEFINED,
      .fewest_blocks = SR_NCCL_UNDEFINED,
      .most_blocks = SR_NCCL_UNDEFINED,
      .shares = SR_NCCL_UNDEFINED,
      .traffic_class = SR_NCCL_UNDEFINED,
      .others = {SR_NCCL_UNDEFINED, SR_NCCL_UNDEFINED, SR_NCCL_UNDEFINED, SR_NCCL_UNDEFINED},
      .channels_of_peer = SR_NCCL_UNDEFINED,
      .schedule = SR_NCCL_UNDEFINED,
      .graph_usage = nccl->mixes ? SR_NCCL_GRAPHS_MIXED : SR_NCCL_GRAPHS_ONE,
      .contexts = SR_NCCL_UNDEFINED};
  const sr_nccl_result result = nccl->library->ncclCommInitRankConfig(
      &nccl->world, sr_world_size(world), id, nccl->device, &config);
  return sr_nccl_settle(ctx, nccl, nccl->world, result, "joining the GPUs of the job");
}

static sr_status make_id(sr_ctx *ctx, const sr_nccl *nccl, nccl_record *record) {
  if (nccl->device != 0)
    return SR_OK;
  const sr_nccl_result result = nccl->library->ncclGetUniqueId(&record->id);
  return result == SR_NCCL_SUCCESS ? SR_OK
                                   : sr_nccl_fail(ctx, nccl, result, "joining the GPUs of the job");
}

/* Collective. Makes nccl->world, or leaves it NULL on all ranks. `records` has room for all ranks;
 * NULL: there was no memory. */
static sr_status init(sr_ctx *ctx, sr_nccl *nccl, sr_world *world, const sr_nccl_options *options,
                      nccl_record *records) {
  nccl_record own = {0};
  sr_ctx lack = {0};
  int version;
  sr_status status = SR_OK;
  if (!nccl || !records)
    status = sr_fail(ctx, SR_ERR_NOMEM, "no memory to join the GPUs of the job");
  SR_TRY(sr_world_agree(ctx, world, status));
  *nccl = (sr_nccl){.exchange = options->exchange, .device = sr_world_rank(world)};
  nccl->library = library_get(&lack, options->directories, &version);
  own.version = version;
  if (nccl->library)
    status = make_id(ctx, nccl, &own);
  SR_TRY(sr_world_agree(ctx, world, status));
  SR_TRY(sr_world_all_gather(ctx, world, &own, sizeof own, records));
  if (!all_have_nccl(ctx, world, records, lack.message))
    return SR_OK;
  SR_TRY(sr_library_compare(ctx, world, "NCCL", sr_library_version_of((uint64_t)own.version)));
  choose_mixing(nccl, world, version);
  return sr_nccl_agree(ctx, nccl, world, join_world(ctx, nccl, world, records[0].id, version));
}

/* Collective. True if the NCCL of all ranks takes ranks that share a GPU. Else `why` says what is
 * missing. */
static bool may_share(sr_ctx *why, sr_world *world, const char *directories) {
  const char *word = getenv(SR_NCCL_SHARING_VARIABLE);
  int version = 0;
  sr_status status = SR_OK;
  if (!word || strcmp(word, "1") != 0)
    status = sr_fail(why, SR_ERR_UNAVAILABLE,
                     "devices share GPUs, and " SR_NCCL_SHARING_VARIABLE " is not 1");
  else if (!library_get(why, directories, &version))
    status = SR_ERR_UNAVAILABLE;
  else if (version < SR_NCCL_SHARING_VERSION)
    status = sr_fail(why, SR_ERR_UNAVAILABLE,
                     "devices share GPUs, which NCCL allows from version %d.%d on, and this is "
                     "version %d.%d",
                     SR_NCCL_SHARING_VERSION / 10000, SR_NCCL_SHARING_VERSION / 100 % 100,
                     version / 10000, version / 100 % 100);
  return sr_world_agree(why, world, status) == SR_OK;
}

/* Collective. True if collectives can go by NCCL, as far as the devices say. Else one rank tells
 * why not. */
static bool suits(const sr_ctx *ctx, sr_world *world, const sr_nccl_options *options) {
  sr_ctx why = {0};
  const bool tells = sr_world_rank(world) == 0;
  if (options->per_rank > 1)
    tell_host(ctx, tells, "NCCL needs a rank for each GPU, and ranks have more than one device");
  else if (options->shares_gpus && !may_share(&why, world, options->directories))
    tell_host(ctx, tells, why.message);
  else
    return true;
  return false;
}

sr_status sr_nccl_create(sr_ctx *ctx, sr_world *world, const sr_nccl_options *options,
                         sr_nccl **out_nccl) {
  *out_nccl = NULL;
  if (sr_world_size(world) == 1 && options->per_rank == 1)
    return SR_OK;
  if (!suits(ctx, world, options))
    return SR_OK;
  sr_nccl *nccl = malloc(sizeof *nccl);
  nccl_record *records = calloc((size_t)sr_world_size(world), sizeof *records);
  const sr_status status = init(ctx, nccl, world, options, records);
  if (status == SR_OK && nccl->world) {
    *out_nccl = nccl;
    if (sr_world_rank(world) == 0)
      sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_INFO, "collectives go by NCCL %" PRId32 ".%d.%d",
                  records[0].version / 10000, records[0].version / 100 % 100,
                  records[0].version % 100);
  } else {
    free(nccl);
  }
  free(records);
  return status;
}

/* Ends a communicator when its work is done on all ranks; or at once, if the job has failed. */
static void end_comm(sr_nccl *nccl, sr_nccl_comm comm) {
  sr_ctx ctx = {0};
  if (sr_nccl_settle(&ctx, nccl, comm, nccl->library->ncclCommFinalize(comm), "") == SR_OK)
    nccl->library->ncclCommDestroy(comm);
  else
    nccl->library->ncclCommAbort(comm);
}

void sr_nccl_destroy(sr_nccl *nccl) {
  if (!nccl)
    return;
  for (group_comm *g; (g = nccl->groups) != NULL;) {
    nccl->groups = g->next;
    if (g->comm && !nccl->is_aborted)
      end_comm(nccl, g->comm);
    free(g->devices);
    free(g);
  }
  if (!nccl->is_aborted)
    end_comm(nccl, nccl->world);
  free(nccl);
}

/* ---- groups ---------------------------------------------------------------------------------- */

static size_t table_bytes(const sr_group_table *table) {
  return (size_t)table->count * table->size * sizeof *table->devices;
}

static group_comm *find(const sr_nccl *nccl, const sr_group_table *table) {
  for (group_comm *g = nccl->groups; g; g = g->next)
    if (g->count == table->count && g->size == table->size &&
        memcmp(g->devices, table->devices, table_bytes(table)) == 0)
      return g;
  return NULL;
}

/* Remembers the table. Its communicator is made later. */
static sr_status add(sr_ctx *ctx, sr_nccl *nccl, const sr_group_table *table) {
  group_comm *g = calloc(1, sizeof *g);
  if (g)
    g->devices = malloc(table_bytes(table) + 1);
  if (!g || !g->devices) {
    free(g);
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for groups of devices");
  }
  g->count = table->count;
  g->size = table->size;
  memcpy(g->devices, table->devices, table_bytes(table));
  g->next = nccl->groups;
  nccl->groups = g;
  return SR_OK;
}

sr_status sr_nccl_split(sr_ctx *ctx, sr_nccl *nccl, int color, int position,
                        sr_nccl_comm *out_comm) {
  static const char place[] = "joining the GPUs of groups";
  const sr_nccl_result result =
      nccl->library->ncclCommSplit(nccl->world, color, position, out_comm, NULL);
  SR_TRY(sr_nccl_settle(ctx, nccl, nccl->world, result, place));
  return *out_comm ? sr_nccl_settle(ctx, nccl, *out_comm, SR_NCCL_IN_PROGRESS, place) : SR_OK;
}

/* Makes the communicators of the latest table. NCCL may write the result while it works, so it lies
 * where it stays. */
static sr_status split(sr_ctx *ctx, sr_nccl *nccl, const sr_group_table *table) {
  uint32_t row, position = 0;
  const bool is_member = sr_group_find(table, nccl->device, &row, &position);
  return sr_nccl_split(ctx, nccl, is_member ? (int)row : SR_NCCL_NO_GROUP, (int)position,
                       &nccl->groups->comm);
}

/* Returns the table of groups for which the step needs communicators; NULL: for none. Tables of
 * pairs need none of their own. */
static const sr_group_table *groups_of(const sr_executable *executable, const sr_step *step) {
  if (step->kind == SR_STEP_AGREE)
    return &executable->groups[step->agree.groups];
  const sr_collective_step *collective = &step->collective;
  if (step->kind != SR_STEP_COLLECTIVE || (collective->kind != SR_COLLECTIVE_ALL_REDUCE &&
                                           collective->kind != SR_COLLECTIVE_ALL_GATHER &&
                                           collective->kind != SR_COLLECTIVE_REDUCE_SCATTER))
    return NULL;
  return &executable->groups[collective->groups];
}

static sr_status connect_list(sr_ctx *ctx, sr_nccl *nccl, sr_world *world,
                              const sr_executable *executable, const sr_step_list *list);

static sr_status connect_step(sr_ctx *ctx, sr_nccl *nccl, sr_world *world,
                              const sr_executable *executable, const sr_step *step) {
  if (step->kind == SR_STEP_WHILE) {
    for (uint32_t i = 0; i < step->loop.body_count; i++) {
      SR_TRY(connect_list(ctx, nccl, world, executable, &step->loop.conditions[i]));
      SR_TRY(connect_list(ctx, nccl, world, executable, &step->loop.bodies[i]));
    }
    return connect_list(ctx, nccl, world, executable, &step->loop.settle);
  }
  if (step->kind == SR_STEP_CASE)
    for (uint32_t i = 0; i < step->branch.branch_count; i++)
      SR_TRY(connect_list(ctx, nccl, world, executable, &step->branch.branches[i]));
  const sr_group_table *table = groups_of(executable, step);
  if (!table || find(nccl, table))
    return SR_OK;
  SR_TRY(sr_nccl_agree(ctx, nccl, world, add(ctx, nccl, table)));
  return sr_nccl_agree(ctx, nccl, world, split(ctx, nccl, table));
}

static sr_status connect_list(sr_ctx *ctx, sr_nccl *nccl, sr_world *world,
                              const sr_executable *executable, const sr_step_list *list) {
  for (uint32_t i = 0; i < list->count; i++)
    SR_TRY(connect_step(ctx, nccl, world, executable, &list->items[i]));
  return SR_OK;
}

sr_status sr_nccl_connect(sr_ctx *ctx, sr_nccl *nccl, sr_world *world,
                          const sr_executable *executable) {
  const bool failed = nccl->is_aborted;
  SR_TRY(sr_world_agree(
      ctx, world, failed ? sr_nccl_fail(ctx, nccl, SR_NCCL_SUCCESS, "an earlier program") : SR_OK));
  return connect_list(ctx, nccl, world, executable, &executable->steps);
}

/* ---- looking up ------------------------------------------------------------------------------ */

const sr_nccl_library *sr_nccl_functions(const sr_nccl *nccl) {
  return nccl->library;
}

sr_nccl_comm sr_nccl_world(const sr_nccl *nccl) {
  return nccl->world;
}

bool sr_nccl_mixes(const sr_nccl *nccl) {
  return nccl->mixes;
}

bool sr_nccl_find(const sr_nccl *nccl, const sr_group_table *groups, sr_nccl_comm *out_comm) {
  const group_comm *g = find(nccl, groups);
  *out_comm = g ? g->comm : NULL;
  return g != NULL;
}
