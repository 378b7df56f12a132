/*
 * Makes a world (the job's ranks and nodes): finds the launcher, the ranks that share memory, and
 * the order of ranks. A node is a set of ranks that can map each other's memory. Having the same
 * host name is not enough: ranks in separate containers on one host cannot map each other's memory,
 * so each becomes a node of its own. Inside a node, callers can therefore always share memory.
 * Blocking MPI calls are used only while a world is made, when all ranks have just been started
 * together.
 */
#include "mpi/world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/random.h"
#include "mpi/launch.h"
#include "mpi/mpi_start.h"
#include "mpi/rank_order.h"
#include "mpi/roll.h"
#include "mpi/shared.h"
#include "mpi/vote.h"

/* Sets world->library, the start of MPI's version text up to a comma or the end of the line: "Open
 * MPI v4.1.4" of "Open MPI v4.1.4, package: ...". */
static void read_library(sr_world *world) {
  char text[MPI_MAX_LIBRARY_VERSION_STRING] = "";
  int length = 0;
  MPI_Get_library_version(text, &length);
  text[strcspn(text, ",\n")] = '\0';
  for (char *c = text; *c; c++)
    if (*c == '\t')
      *c = ' ';
  snprintf(world->library, sizeof world->library, "%.*s", (int)sizeof world->library - 1, text);
}

/* Fails if the launcher started one job of N ranks, but MPI gives every rank a world of its own. */
static sr_status check_launch(sr_ctx *ctx, const sr_world *world, const sr_launch *launch) {
  int size = 0;
  SR_TRY(sr_mpi_check(ctx, MPI_Comm_size(MPI_COMM_WORLD, &size), "MPI_Comm_size"));
  if (size > 1 || launch->size <= 1)
    return SR_OK;
  return sr_fail(
      ctx, SR_ERR_INVALID,
      "this process is one of %d (%s=%d), but MPI sees a world of one rank: the launcher "
      "does not belong to %s; use its own mpirun, or srun with the matching --mpi=",
      launch->size, launch->variable, launch->size, world->library);
}

/* What the first rank of a node sends to the other ranks to test shared memory: the address of a
 * page, and the random number that the page holds. */
typedef struct node_probe {
  sr_shared_address address;
  uint64_t number;
  int64_t ready;
} node_probe;

/* Opens the first rank's page and checks the number in it. The address has a process id, and in
 * another process namespace this id may belong to another process. That process does not have the
 * number. */
static sr_status try_probe(sr_ctx *ctx, const node_probe *probe) {
  if (!probe->ready)
    return sr_fail(ctx, SR_ERR_IO, "the first rank of the node has no shared memory");
  sr_shared page;
  SR_TRY(sr_shared_open(ctx, "spmdrun probe", probe->address, sizeof probe->number, false, &page));
  bool same = memcmp(page.base, &probe->number, sizeof probe->number) == 0;
  sr_shared_destroy(&page);
  if (!same)
    return sr_fail(ctx, SR_ERR_IO, "process %lld is another one in this process namespace",
                   (long long)probe->address.pid);
  return SR_OK;
}

/* Collective over `node`. Sets *out_shares to whether its ranks can map each other's memory. If
 * they cannot, logs why. */
static sr_status probe_node(sr_ctx *ctx, MPI_Comm node, bool *out_shares) {
  int rank = 0, size = 0;
  SR_TRY(sr_mpi_check(ctx, MPI_Comm_rank(node, &rank), "MPI_Comm_rank"));
  SR_TRY(sr_mpi_check(ctx, MPI_Comm_size(node, &size), "MPI_Comm_size"));
  *out_shares = true;
  if (size == 1)
    return SR_OK;

  sr_ctx own = {.log = ctx ? ctx->log : NULL};
  sr_shared page = {.fd = -1};
  node_probe probe = {0};
  if (rank == 0 &&
      sr_shared_create(&own, "spmdrun probe", sizeof probe.number, true, &page) == SR_OK &&
      sr_random_bytes(&probe.number, sizeof probe.number)) {
    memcpy(page.base, &probe.number, sizeof probe.number);
    probe.address = sr_shared_where(&page);
    probe.ready = 1;
  }
  int code = MPI_Bcast(&probe, (int)sizeof probe, MPI_BYTE, 0, node);
  int shares = rank == 0 ? probe.ready != 0 : try_probe(&own, &probe) == SR_OK;
  if (!shares)
    sr_log_line(ctx, SR_LOG_MPI, SR_LOG_WARN,
                "ranks of this host cannot share memory and talk by messages: %s", own.message);
  int all_share = 0;
  if (code == MPI_SUCCESS)
    code = MPI_Allreduce(&shares, &all_share, 1, MPI_INT, MPI_MIN, node);
  sr_shared_destroy(&page);
  *out_shares = all_share != 0;
  return sr_mpi_check(ctx, code, "MPI_Allreduce");
}

/* For tests: splits a node into `parts` nodes, which get its ranks in turn. */
static sr_status split_node(sr_ctx *ctx, sr_world *world, int32_t parts) {
  MPI_Comm whole = world->node;
  int rank = 0;
  SR_TRY(sr_mpi_check(ctx, MPI_Comm_rank(whole, &rank), "MPI_Comm_rank"));
  SR_TRY(
      sr_mpi_check(ctx, MPI_Comm_split(whole, rank % parts, rank, &world->node), "MPI_Comm_split"));
  MPI_Comm_free(&whole);
  MPI_Comm_set_errhandler(world->node, MPI_ERRORS_RETURN);
  return SR_OK;
}

/* Makes world->node, the communicator of this rank's node. `launch` has all ranks. */
static sr_status make_node(sr_ctx *ctx, sr_world *world, MPI_Comm launch,
                           const sr_world_options *options) {
  int rank = 0;
  bool shares = false, node_is_rank = options && options->node_is_rank;
  SR_TRY(sr_mpi_check(ctx, MPI_Comm_rank(launch, &rank), "MPI_Comm_rank"));
  if (!node_is_rank) {
    SR_TRY(sr_mpi_check(
        ctx, MPI_Comm_split_type(launch, MPI_COMM_TYPE_SHARED, rank, MPI_INFO_NULL, &world->node),
        "MPI_Comm_split_type"));
    MPI_Comm_set_errhandler(world->node, MPI_ERRORS_RETURN);
    SR_TRY(probe_node(ctx, world->node, &shares));
    if (shares && options && options->split_nodes > 1)
      SR_TRY(split_node(ctx, world, options->split_nodes));
  }
  if (!shares) {
    if (world->node != MPI_COMM_NULL)
      MPI_Comm_free(&world->node);
    SR_TRY(sr_mpi_check(ctx, MPI_Comm_dup(MPI_COMM_SELF, &world->node), "MPI_Comm_dup"));
    MPI_Comm_set_errhandler(world->node, MPI_ERRORS_RETURN);
  }
  SR_TRY(sr_mpi_check(ctx,
                      MPI_Allreduce(MPI_IN_PLACE, world->processors.words,
                                    sizeof world->processors / sizeof *world->processors.words,
                                    MPI_UINT64_T, MPI_BOR, world->node),
                      "MPI_Allreduce"));
  SR_TRY(sr_mpi_check(ctx, MPI_Comm_rank(world->node, &world->local_rank), "MPI_Comm_rank"));
  return sr_mpi_check(ctx, MPI_Comm_size(world->node, &world->local_size), "MPI_Comm_size");
}

/* Numbers the ranks node by node. Makes world->all and world->leaders, with the ranks in that
 * order. `first` and `nodes` are scratch memory, one entry per rank. */
static sr_status make_order(sr_ctx *ctx, sr_world *world, MPI_Comm launch, int32_t *first,
                            int32_t *nodes) {
  int rank = 0;
  SR_TRY(sr_mpi_check(ctx, MPI_Comm_rank(launch, &rank), "MPI_Comm_rank"));
  int32_t lowest = rank;
  SR_TRY(sr_mpi_check(ctx, MPI_Bcast(&lowest, 1, MPI_INT32_T, 0, world->node), "MPI_Bcast"));
  SR_TRY(sr_mpi_check(ctx, MPI_Allgather(&lowest, 1, MPI_INT32_T, first, 1, MPI_INT32_T, launch),
                      "MPI_Allgather"));
  world->rank = sr_rank_order(first, world->size, rank, nodes, world->node_of, &world->node_count);
  world->node_index = world->node_of[world->rank];
  SR_TRY(sr_mpi_check(ctx, MPI_Comm_split(launch, 0, world->rank, &world->all), "MPI_Comm_split"));
  MPI_Comm_set_errhandler(world->all, MPI_ERRORS_RETURN);
  SR_TRY(sr_mpi_check(ctx,
                      MPI_Comm_split(world->all, world->local_rank == 0 ? 0 : MPI_UNDEFINED,
                                     world->rank, &world->leaders),
                      "MPI_Comm_split"));
  if (world->leaders != MPI_COMM_NULL)
    MPI_Comm_set_errhandler(world->leaders, MPI_ERRORS_RETURN);
  return SR_OK;
}

/* Collective. Agrees on a status before the world exists: fails on all ranks if `own` is a failure
 * on one. */
static sr_status agree_launch(sr_ctx *ctx, MPI_Comm launch, sr_status own) {
  int failed = own != SR_OK, any_failed = 0;
  int code = MPI_Allreduce(&failed, &any_failed, 1, MPI_INT, MPI_MAX, launch);
  if (own != SR_OK)
    return own;
  SR_TRY(sr_mpi_check(ctx, code, "MPI_Allreduce"));
  return any_failed ? sr_fail(ctx, SR_ERR_PEER, "another rank could not join the job") : SR_OK;
}

/* Collective over the node. Votes are waited for with the core kept if each rank has one. */
static sr_status make_board(sr_ctx *ctx, sr_world *world) {
  world->spins = sr_affinity_count(&world->processors) < world->local_size ? SR_BACKOFF_FEW_SPINS
                                                                           : SR_BACKOFF_SPINS;
  return sr_vote_open(ctx, world);
}

/* Does all steps after MPI_Init. `launch` has all ranks, in the launcher's order. */
static sr_status make_topology(sr_ctx *ctx, sr_world *world, MPI_Comm launch,
                               const sr_world_options *options) {
  MPI_Comm_set_errhandler(launch, MPI_ERRORS_RETURN);
  SR_TRY(sr_mpi_check(ctx, MPI_Comm_size(launch, &world->size), "MPI_Comm_size"));
  SR_TRY(make_node(ctx, world, launch, options));

  int32_t *node_of = realloc(world->node_of, (size_t)world->size * sizeof *node_of);
  int32_t *scratch = malloc(2 * (size_t)world->size * sizeof *scratch);
  world->node_of = node_of ? node_of : world->node_of;
  sr_status status = SR_OK;
  if (!node_of || !scratch)
    status = sr_fail(ctx, SR_ERR_NOMEM, "no memory for a table of %d ranks", world->size);
  status = agree_launch(ctx, launch, status);
  if (status == SR_OK)
    status = agree_launch(ctx, launch, make_board(ctx, world));
  if (status == SR_OK)
    status = make_order(ctx, world, launch, scratch, scratch + world->size);
  free(scratch);
  if (status != SR_OK || world->size == 1)
    return status;
  status = sr_patience_create(ctx, world, ctx ? ctx->log : NULL, options ? options->deadline : 0);
  SR_TRY(agree_launch(ctx, launch, status));
  return sr_patience_join(ctx, world->patience);
}

/* Initialises the world. After a failure the world is half-built; sr_world_destroy accepts it. */
static sr_status world_init(sr_ctx *ctx, sr_world *world, const sr_world_options *options) {
  world->all = world->node = world->leaders = MPI_COMM_NULL;
  world->size = world->node_count = world->local_size = 1;
  world->node_of = calloc(1, sizeof *world->node_of);
  if (!world->node_of)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for the table of ranks");
  sr_affinity_get(&world->processors);
  snprintf(world->library, sizeof world->library, "no MPI");
  if (gethostname(world->host, sizeof world->host - 1) != 0)
    snprintf(world->host, sizeof world->host, "unknown host");

  int initialized = 0;
  sr_launch launched = sr_launch_read();
  SR_TRY(sr_mpi_check(ctx, MPI_Initialized(&initialized), "MPI_Initialized"));
  const MPI_Comm *given = options ? options->communicator : NULL;
  if (given && !initialized)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "a communicator was given, but MPI has not been initialized");
  if (!launched.launched && !initialized)
    return SR_OK;
  SR_TRY(sr_mpi_start(ctx, world, initialized != 0));
  read_library(world);
  if (given && *given == MPI_COMM_NULL)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "the communicator is MPI_COMM_NULL: only its members can make a context");
  if (!given)
    SR_TRY(check_launch(ctx, world, &launched));

  MPI_Comm launch = MPI_COMM_NULL;
  SR_TRY(sr_mpi_check(ctx, MPI_Comm_dup(given ? *given : MPI_COMM_WORLD, &launch), "MPI_Comm_dup"));
  sr_status status = make_topology(ctx, world, launch, options);
  MPI_Comm_free(&launch);
  return status;
}

sr_status sr_world_create(sr_ctx *ctx, const sr_world_options *options, sr_world **out_world) {
  *out_world = NULL;
  sr_world *world = calloc(1, sizeof *world);
  if (!world)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for the description of the job");
  sr_status status = world_init(ctx, world, options);
  if (status == SR_OK) {
    *out_world = world; /* so that the line's writer knows the rank */
    sr_log_line(ctx, SR_LOG_MPI, SR_LOG_DEBUG, "%s: rank %d of %d, node %d of %d, %s",
                world->library, world->rank, world->size, world->node_index, world->node_count,
                world->host);
  } else {
    sr_world_destroy(world);
  }
  return status;
}

void sr_world_leave(sr_world *world) {
  sr_roll_leave(world);
  sr_patience_leave(world->patience);
  if (world->has_mpi)
    sr_mpi_leave(world);
}

void sr_world_destroy(sr_world *world) {
  if (!world)
    return;
  sr_world_leave(world);
  sr_patience_destroy(world->patience);
  sr_shared_destroy(&world->board);
  free(world->node_of);
  free(world);
}

int32_t sr_world_rank(const sr_world *world) {
  return world->rank;
}

int32_t sr_world_size(const sr_world *world) {
  return world->size;
}

int32_t sr_world_node(const sr_world *world) {
  return world->node_index;
}

int32_t sr_world_node_of(const sr_world *world, int32_t rank) {
  return world->node_of[rank];
}

int32_t sr_world_node_count(const sr_world *world) {
  return world->node_count;
}

int32_t sr_world_local_rank(const sr_world *world) {
  return world->local_rank;
}

int32_t sr_world_local_size(const sr_world *world) {
  return world->local_size;
}

const sr_affinity *sr_world_processors(const sr_world *world) {
  return &world->processors;
}

const char *sr_world_host(const sr_world *world) {
  return world->host;
}

const char *sr_world_library(const sr_world *world) {
  return world->library;
}

_Noreturn void sr_world_abort(sr_world *world, int code) {
  int exit_code = code < 1 ? 1 : code > 125 ? 125 : code;
  if (world)
    sr_roll_leave(world);
  /* Call MPI without the lock: the thread that holds the lock may be stuck, and the job ends
   * anyway. */
  if (world && world->has_mpi)
    MPI_Abort(MPI_COMM_WORLD, exit_code);
  _exit(exit_code);
}
