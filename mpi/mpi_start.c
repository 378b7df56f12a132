/*
 * The end of MPI. MPI_Finalize first deletes the attributes of MPI_COMM_SELF, while MPI still
 * works. One of them is ours. So worlds are told in time, whoever finalizes MPI: this library at
 * the exit of the process, mpi4py before that, or the program itself. A world whose owner does not
 * want to be told must be destroyed before.
 */
#include "mpi/mpi_start.h"

#include <stdlib.h>

#include "base/process.h"

/* The worlds of this process that use MPI, the newest first. Protected by the MPI lock. */
static sr_world *worlds;

/* Returns the oldest world whose owner wants to be told; NULL: there is none. */
static sr_world *find_told(void) {
  sr_world *found = NULL;
  sr_mpi_lock();
  for (sr_world *world = worlds; world; world = world->older)
    if (world->on_finalize)
      found = world;
  sr_mpi_unlock();
  return found;
}

void sr_worlds_leave(void) {
  if (sr_process_is_forked()) /* the job is that of the parent */
    return;
  for (sr_world *world = find_told(); world; world = find_told())
    world->on_finalize(world->on_finalize_user);
}

/* Called by MPI when it is finalized. Keeps the MPI lock for ever if all worlds have left: threads
 * that their owners could not end stand still where they would call MPI. */
static int leave_finally(MPI_Comm comm, int key, void *value, void *extra) {
  (void)comm, (void)key, (void)value, (void)extra;
  if (sr_process_is_forked())
    return MPI_SUCCESS;
  sr_worlds_leave();
  sr_mpi_lock();
  if (worlds)
    sr_mpi_unlock();
  return MPI_SUCCESS;
}

/* Lets MPI call leave_finally. */
static sr_status watch_finalize(sr_ctx *ctx) {
  static int key = MPI_KEYVAL_INVALID; /* protected by the MPI lock */
  int code = MPI_SUCCESS;
  sr_mpi_lock();
  if (key == MPI_KEYVAL_INVALID) {
    code = MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, leave_finally, &key, NULL);
    if (code == MPI_SUCCESS)
      code = MPI_Comm_set_attr(MPI_COMM_SELF, key, NULL);
  }
  sr_mpi_unlock();
  return sr_mpi_check(ctx, code, "MPI_Comm_set_attr");
}

/*
 * Finalizes MPI when the process ends. If there is a world that cannot be told, the other ranks may
 * be waiting for this rank, and MPI_Finalize would wait for them. MPI_Finalize is then skipped; the
 * launcher notices and ends the job.
 */
static void finalize_at_exit(void) {
  int finalized = 0;
  if (sr_process_is_forked() || MPI_Finalized(&finalized) != MPI_SUCCESS || finalized)
    return;
  for (const sr_world *world = worlds; world; world = world->older)
    if (!world->on_finalize)
      return;
  MPI_Finalize();
}

static sr_status initialize(sr_ctx *ctx, int *out_provided) {
  SR_TRY(sr_mpi_check(ctx, MPI_Init_thread(NULL, NULL, MPI_THREAD_SERIALIZED, out_provided),
                      "MPI_Init_thread"));
  /* MPICH tells errors of MPI_Test to the handler of these, whatever the communicator. */
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
  return atexit(finalize_at_exit) == 0
             ? SR_OK
             : sr_fail(ctx, SR_ERR_NOMEM, "no memory to finalize MPI at exit");
}

sr_status sr_mpi_start(sr_ctx *ctx, sr_world *world, bool initialized) {
  int provided = MPI_THREAD_SINGLE, finalized = 0;
  SR_TRY(sr_mpi_check(ctx, MPI_Finalized(&finalized), "MPI_Finalized"));
  if (finalized)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                   "this program has finalized MPI, which cannot be started again: join the job "
                   "before MPI_Finalize");
  if (initialized)
    SR_TRY(sr_mpi_check(ctx, MPI_Query_thread(&provided), "MPI_Query_thread"));
  else
    SR_TRY(initialize(ctx, &provided));
  sr_mpi_lock();
  world->has_mpi = true;
  world->older = worlds;
  worlds = world;
  sr_mpi_unlock();
  if (provided < MPI_THREAD_SERIALIZED)
    return sr_fail(
        ctx, SR_ERR_UNSUPPORTED,
        "MPI was initialized for a single thread; devices are threads: initialize it with "
        "MPI_THREAD_SERIALIZED or more");
  return watch_finalize(ctx);
}

void sr_mpi_leave(sr_world *world) {
  sr_mpi_lock();
  MPI_Comm *comms[] = {&world->leaders, &world->node, &world->all};
  for (size_t i = 0; i < sizeof comms / sizeof *comms; i++)
    if (*comms[i] != MPI_COMM_NULL)
      MPI_Comm_free(comms[i]);
  sr_world **at = &worlds;
  while (*at != world)
    at = &(*at)->older;
  *at = world->older;
  world->has_mpi = false;
  sr_mpi_unlock();
}

void sr_world_on_finalize(sr_world *world, void (*call)(void *user), void *user) {
  sr_mpi_lock();
  world->on_finalize = call;
  world->on_finalize_user = user;
  sr_mpi_unlock();
}
