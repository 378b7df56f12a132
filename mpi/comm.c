/* Uses nonblocking MPI calls and a test loop everywhere. MPI's own waits poll without pause: they
 * would occupy a core while rank 0 compiles, and starve other ranks if ranks outnumber cores. */
#include "mpi/comm.h"

#include <limits.h>
#include <pthread.h>

static pthread_mutex_t mpi_mutex = PTHREAD_MUTEX_INITIALIZER;

void sr_mpi_lock(void) {
  pthread_mutex_lock(&mpi_mutex);
}

void sr_mpi_unlock(void) {
  pthread_mutex_unlock(&mpi_mutex);
}

sr_status sr_mpi_check(sr_ctx *ctx, int code, const char *call) {
  if (code == MPI_SUCCESS)
    return SR_OK;
  char text[MPI_MAX_ERROR_STRING] = "";
  int length = 0;
  MPI_Error_string(code, text, &length);
  return sr_fail(ctx, SR_ERR_PEER, "%s: %s", call, text);
}

int sr_mpi_test(int count, MPI_Request *requests, bool *out_done) {
  int done = 1, code = MPI_SUCCESS;
  for (int i = 0; i < count && done && code == MPI_SUCCESS; i++)
    code = MPI_Test(&requests[i], &done, MPI_STATUS_IGNORE);
  *out_done = done && code == MPI_SUCCESS;
  return code;
}

sr_status sr_mpi_wait(sr_ctx *ctx, sr_patience *patience, int32_t peer, int count,
                      MPI_Request *requests, const char *call) {
  sr_wait wait = sr_wait_start(patience, SR_BACKOFF_FEW_SPINS);
  for (;;) {
    bool done = false;
    sr_mpi_lock();
    int code = sr_mpi_test(count, requests, &done);
    sr_mpi_unlock();
    if (code != MPI_SUCCESS || done) {
      sr_wait_end(&wait);
      return sr_mpi_check(ctx, code, call);
    }
    if (sr_wait_step(&wait) && sr_wait_is_long(&wait))
      sr_patience_look(&wait, peer);
  }
}

sr_status sr_mpi_broadcast(sr_ctx *ctx, sr_patience *patience, MPI_Comm comm, int root, void *data,
                           size_t bytes) {
  uint8_t *next = data;
  while (bytes > 0) {
    int piece = bytes > SR_MPI_PIECE_BYTES ? SR_MPI_PIECE_BYTES : (int)bytes;
    MPI_Request request = MPI_REQUEST_NULL;
    sr_mpi_lock();
    int code = MPI_Ibcast(next, piece, MPI_BYTE, root, comm, &request);
    sr_mpi_unlock();
    SR_TRY(sr_mpi_check(ctx, code, "MPI_Ibcast"));
    SR_TRY(sr_mpi_wait(ctx, patience, SR_ANY_RANK, 1, &request, "MPI_Ibcast"));
    next += piece;
    bytes -= (size_t)piece;
  }
  return SR_OK;
}

sr_status sr_mpi_all_gather(sr_ctx *ctx, sr_patience *patience, MPI_Comm comm, const void *own,
                            size_t bytes, void *out) {
  if (bytes > INT_MAX)
    return sr_fail(ctx, SR_ERR_INVALID, "all-gather: records of %zu bytes are too large", bytes);
  MPI_Request request = MPI_REQUEST_NULL;
  sr_mpi_lock();
  int code = MPI_Iallgather(own, (int)bytes, MPI_BYTE, out, (int)bytes, MPI_BYTE, comm, &request);
  sr_mpi_unlock();
  SR_TRY(sr_mpi_check(ctx, code, "MPI_Iallgather"));
  return sr_mpi_wait(ctx, patience, SR_ANY_RANK, 1, &request, "MPI_Iallgather");
}

/* Makes an MPI type of `bytes` contiguous bytes. MPI counts are int, so a large type consists of
 * units of 2^28 bytes and a remainder. */
static int make_block(int64_t bytes, MPI_Datatype *out_block) {
  if (bytes <= INT_MAX)
    return MPI_Type_contiguous((int)bytes, MPI_BYTE, out_block);
  int64_t units = bytes / SR_MPI_PIECE_BYTES;
  MPI_Datatype unit, parts[2] = {MPI_DATATYPE_NULL, MPI_BYTE};
  int lengths[2] = {(int)units, (int)(bytes % SR_MPI_PIECE_BYTES)};
  MPI_Aint offsets[2] = {0, (MPI_Aint)(units * SR_MPI_PIECE_BYTES)};
  int code = MPI_Type_contiguous(SR_MPI_PIECE_BYTES, MPI_BYTE, &unit);
  if (code != MPI_SUCCESS)
    return code;
  parts[0] = unit;
  code = MPI_Type_create_struct(2, lengths, offsets, parts, out_block);
  MPI_Type_free(&unit);
  return code;
}

/* Replaces *type by level->count copies of the type, level->stride_bytes apart. Frees the old type.
 */
static int repeat(const sr_mpi_level *level, MPI_Datatype *type) {
  MPI_Datatype inner = *type;
  int code =
      MPI_Type_create_hvector((int)level->count, 1, (MPI_Aint)level->stride_bytes, inner, type);
  MPI_Type_free(&inner);
  return code;
}

sr_status sr_mpi_type_create(sr_ctx *ctx, int64_t row_bytes, int32_t depth,
                             const sr_mpi_level *levels, MPI_Datatype *out_type) {
  *out_type = MPI_DATATYPE_NULL;
  int64_t most = row_bytes / SR_MPI_PIECE_BYTES;
  for (int32_t i = 0; i < depth; i++)
    most = levels[i].count > most ? levels[i].count : most;
  if (most > INT_MAX)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED, "a message of %lld rows is more than MPI can describe",
                   (long long)most);
  int code = make_block(row_bytes, out_type);
  for (int32_t i = 0; i < depth && code == MPI_SUCCESS; i++)
    code = repeat(&levels[i], out_type);
  if (code == MPI_SUCCESS)
    code = MPI_Type_commit(out_type);
  return sr_mpi_check(ctx, code, "MPI_Type_create_hvector");
}
