/*
 * Files that appear whole: each is written as a temporary file in the same directory and then
 * renamed.
 *
 * A function that fails returns false (or -1 or NULL) and sets errno. It writes no message, because
 * only the caller knows which sentence helps the user. Every function may be called from any
 * thread.
 */
#ifndef SR_BASE_FILE_H
#define SR_BASE_FILE_H

#include <dirent.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

/* The names of temporary files begin with this prefix. Names of other files do not. */
#define SR_FILE_TEMPORARY_PREFIX ".spmdrun-tmp-"
enum {
  SR_FILE_TEMPORARY_BYTES = 76
};

/*
 * Makes the name of a temporary file or directory, which no other process on any host makes. The
 * name is the prefix, this process (its sr_process_scope, process id and sr_process_started) and 64
 * random bits. The file or directory belongs to this process. Other processes may remove it when
 * this process has died.
 */
bool sr_file_temporary_name(char out_name[SR_FILE_TEMPORARY_BYTES]);
/*
 * Creates an empty temporary file and opens it for reading and writing. `directory` is a descriptor
 * or AT_FDCWD. The permissions of the file are `mode` less the umask. Returns the descriptor of the
 * file, or -1.
 */
int sr_file_temporary_create(int directory, unsigned mode, char out_name[SR_FILE_TEMPORARY_BYTES]);

/*
 * Sets *out_now to the present time by the clock of the file system, which may be that of a file
 * server. For that it creates a file in `directory`, reads its time, and removes it. Returns false
 * if it can create no file.
 */
bool sr_file_clock(int directory, struct timespec *out_now);

/* Memory and offsets that are multiples of this many bytes suit files that bypass the page cache.
 * Where a disk wants more, the system says EINVAL. */
enum {
  SR_FILE_BLOCK = 4096
};

/* Writes all of `data` at `offset`, in as many calls of pwrite as that needs. At a file-size
 * limit (ulimit -f) it fails with EFBIG; the signal SIGXFSZ, which would end the process, is
 * suppressed. */
bool sr_file_write(int file, const void *data, size_t bytes, uint64_t offset);
/* Reads `bytes` bytes from `offset`. If the file ends before them, returns false with errno 0. */
bool sr_file_read(int file, void *data, size_t bytes, uint64_t offset);

/* Brings the names in the open `directory` to the disk. Some file systems cannot (EINVAL), and need
 * not: that is no failure. */
bool sr_file_sync_names(int directory);
/* The same for the directory that `path` is in. */
bool sr_file_sync_name(const char *path);

/* Has the file system take the bytes that were written to `file`, as closing it does: a full quota
 * or server may be told only then. They need not be on the disk. `file` stays open. */
bool sr_file_flush(int file);

/* True if `name` in `directory` is the name of the open `file`. A network file system asks its
 * server. */
bool sr_file_is_named(int directory, const char *name, int file);

/*
 * Renames the open `file` from `temporary` to `name`. It replaces an old file of that name. A
 * network file system may report an error although it has renamed the file; this counts as success.
 * The file system has taken the bytes before the rename, so the caller need not check the result of
 * close. With `durable`, they are on the disk before the rename, and the rename is on the disk
 * before the return. On failure the temporary file is removed. `file` stays open.
 */
bool sr_file_publish(int directory, int file, const char *temporary, const char *name,
                     bool durable);

/* The name of a directory gets this suffix while the directory is being replaced, on file systems
 * that cannot exchange two names. See sr_file_replace. */
#define SR_FILE_OLD_SUFFIX ".spmdrun-old"

/*
 * Renames the file or directory `from` to `to`. What was called `to` before is either removed or
 * gets the name `from`; in the second case the caller removes it. If the call fails, `to` is
 * unchanged.
 *
 * At every moment the name `to` stands for the old or the new one. File systems that cannot
 * exchange two names (NFS, Lustre) are an exception: there an old directory is called
 * "`to`.spmdrun-old" for a moment. If the process is killed then, the directory keeps this name
 * until the next call for `to`.
 */
bool sr_file_replace(const char *from, const char *to);

/* Returns a stream that reads the open `directory` from its beginning. The caller closes the
 * stream. */
DIR *sr_file_directory_stream(int directory);
/* Returns the next name in the directory, but not "." or "..". The name is valid until the next
 * call. Returns NULL with errno 0 at the end, or NULL with another errno if reading fails. */
const char *sr_file_next_name(DIR *stream);
/* True if `path` is an empty directory. False also if `path` is no directory or cannot be read to
 * its end. */
bool sr_file_directory_is_empty(const char *path);

enum {
  /* A temporary file older than this is taken for a leftover of a dead process, if it cannot be
   * found out whether its writer still lives. */
  SR_FILE_LEFTOVER_SECONDS = 24 * 60 * 60
};

/*
 * Removes the temporary files in `directory` that processes left when they died. With `trees` it
 * also removes temporary directories with all that is in them.
 *
 * A writer with the sr_process_scope of this process is looked up. The files of other writers are
 * removed if they were last changed more than `age_seconds` before `now_seconds`. `now_seconds` is
 * the time of a new file in the same file system.
 */
void sr_file_temporary_sweep(int directory, int64_t now_seconds, int64_t age_seconds, bool trees);
/* Calls sr_file_temporary_sweep on the directory `path` and those below it, with an age of a day
 * by the clock of their file system. Does nothing if that clock cannot be read. */
void sr_file_tree_sweep(const char *path);
/* Calls sr_file_temporary_sweep on the directory `path`, with trees and an age of a day. `fresh`
 * is a file or directory that the caller has just created there. Its time is used as the present
 * time. */
void sr_file_sweep_beside(const char *path, const char *fresh);

/* Removes the directory `name` in `directory` with everything in it. Does not follow symbolic
 * links. Returns false if anything is left. */
bool sr_file_tree_remove(int directory, const char *name);

#endif
