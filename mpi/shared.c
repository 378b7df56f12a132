/*
 * Uses memfd and /proc instead of shm_open or System V shared memory. A memfd has no name that
 * could collide or must be cleaned up. Its size is not limited by /dev/shm, and it may be sparse.
 * To open a peer's memfd, a process needs the same user and the same process namespace; world.c
 * checks this at start.
 */
#include "mpi/shared.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* Maps a whole file. Returns NULL on failure, with errno set. */
static void *map_file(int fd, size_t bytes, bool writable) {
  int protection = PROT_READ | (writable ? PROT_WRITE : 0);
  void *base = mmap(NULL, bytes, protection, MAP_SHARED | MAP_NORESERVE, fd, 0);
  return base == MAP_FAILED ? NULL : base;
}

sr_status sr_shared_create(sr_ctx *ctx, const char *purpose, size_t bytes, bool reserve,
                           sr_shared *out_shared) {
  SR_ASSERT(bytes > 0);
  *out_shared = (sr_shared){.fd = -1};
  sr_shared shared = {.bytes = bytes, .fd = memfd_create(purpose, MFD_CLOEXEC)};
  if (shared.fd < 0)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: cannot make shared memory: %s", purpose,
                   strerror(errno));
  int error = ftruncate(shared.fd, (off_t)bytes) == 0 ? 0 : errno;
  if (error == 0 && reserve)
    error = posix_fallocate(shared.fd, 0, (off_t)bytes);
  if (error == 0) {
    shared.base = map_file(shared.fd, bytes, true);
    error = shared.base ? 0 : errno;
  }
  if (error != 0) {
    sr_shared_destroy(&shared);
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: cannot %s %zu bytes of shared memory: %s", purpose,
                   reserve ? "get" : "reserve", bytes, strerror(error));
  }
  *out_shared = shared;
  return SR_OK;
}

sr_status sr_shared_create_private(sr_ctx *ctx, const char *purpose, size_t bytes,
                                   sr_shared *out_shared) {
  SR_ASSERT(bytes > 0);
  *out_shared = (sr_shared){.fd = -1};
  void *base =
      mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (base == MAP_FAILED)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: cannot reserve %zu bytes of memory: %s", purpose, bytes,
                   strerror(errno));
  *out_shared = (sr_shared){.base = base, .bytes = bytes, .fd = -1};
  return SR_OK;
}

sr_shared_address sr_shared_where(const sr_shared *shared) {
  return (sr_shared_address){.pid = getpid(), .fd = shared->fd};
}

sr_status sr_shared_open(sr_ctx *ctx, const char *purpose, sr_shared_address address, size_t bytes,
                         bool writable, sr_shared *out_shared) {
  *out_shared = (sr_shared){.fd = -1};
  char path[64];
  snprintf(path, sizeof path, "/proc/%lld/fd/%lld", (long long)address.pid, (long long)address.fd);
  int fd = open(path, (writable ? O_RDWR : O_RDONLY) | O_CLOEXEC);
  if (fd < 0)
    return sr_fail(ctx, SR_ERR_IO, "%s: cannot open the memory of process %lld on this node: %s",
                   purpose, (long long)address.pid, strerror(errno));
  sr_shared shared = {.bytes = bytes, .fd = fd};
  shared.base = map_file(fd, bytes, writable);
  int error = errno;
  sr_shared_close(&shared);
  if (!shared.base)
    return sr_fail(ctx, error == ENOMEM ? SR_ERR_NOMEM : SR_ERR_IO,
                   "%s: cannot map %zu bytes of process %lld: %s", purpose, bytes,
                   (long long)address.pid, strerror(error));
  *out_shared = shared;
  return SR_OK;
}

void sr_shared_discard(const sr_shared *shared, size_t offset, size_t bytes) {
  if (bytes == 0)
    return;
  /* Punching a hole also zeroes the partial pages at both ends. */
  if (shared->fd >= 0 && fallocate(shared->fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE,
                                   (off_t)offset, (off_t)bytes) == 0)
    return;
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  size_t first = (offset + page - 1) / page * page;
  size_t last = (offset + bytes) / page * page;
  uint8_t *base = shared->base;
  if (shared->fd >= 0 || first >= last || madvise(base + first, last - first, MADV_DONTNEED) != 0) {
    memset(base + offset, 0, bytes);
    return;
  }
  memset(base + offset, 0, first - offset);
  memset(base + last, 0, offset + bytes - last);
}

void sr_shared_close(sr_shared *shared) {
  if (shared->fd >= 0)
    close(shared->fd);
  shared->fd = -1;
}

void sr_shared_destroy(sr_shared *shared) {
  if (shared->bytes == 0)
    return;
  if (shared->base)
    munmap(shared->base, shared->bytes);
  sr_shared_close(shared);
  *shared = (sr_shared){.fd = -1};
}
