/*
 * Files that appear whole: each is written as a temporary file beside its place and then renamed.
 *
 * Failures are left in errno, because only the caller knows which sentence helps the user. Every
 * function may be called from any thread.
 */
#ifndef SR_BASE_FILE_H
#define SR_BASE_FILE_H

#include <dirent.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

/* The prefix of the names of temporary files. No other file has it. */
#define SR_FILE_TEMPORARY_PREFIX ".spmdrun-tmp-"
enum {
  SR_FILE_TEMPORARY_BYTES = 76
};

/*
 * Makes a name that no other process on any host makes: the prefix, the process (its scope, number
 * and start as in process.h), 64 random bits. The process owns the file or directory of that name.
 * Others may remove it when the process has died. False and errno on failure.
 */
bool sr_file_temporary_name(char out_name[SR_FILE_TEMPORARY_BYTES]);
/*
 * Creates an empty temporary file in `directory`, a descriptor or AT_FDCWD, and opens it for
 * reading and writing. Its permissions are `mode` less the umask. -1 and errno on failure.
 */
int sr_file_temporary_create(int directory, unsigned mode, char out_name[SR_FILE_TEMPORARY_BYTES]);

/*
 * Sets *out_now to the time that the file system gives to a new file in `directory`; the file is
 * removed again. A file server's clock can differ from this machine's. False and errno: no file can
 * be created.
 */
bool sr_file_clock(int directory, struct timespec *out_now);

/*
 * Writes all of `data` at `offset`, however many calls that takes. False and errno on failure. A
 * file-size limit (ulimit -f) gives EFBIG, without the signal that would end the process.
 */
bool sr_file_write(int file, const void *data, size_t bytes, uint64_t offset);
/* Reads `bytes` bytes from `offset`. False and errno on failure; errno is 0 if the file is too
 * short. */
bool sr_file_read(int file, void *data, size_t bytes, uint64_t offset);

/* Whether `name` in `directory` names the open `file`. A network file system asks its server. */
bool sr_file_is_named(int directory, const char *name, int file);

/*
 * Renames the temporary `file` to `name`, in place of a file of that name. If a network file system
 * reports an error although it has renamed the file, this counts as success. With `durable` the
 * bytes are on the disk before the rename, and the rename before the return. False and errno: the
 * temporary file is removed. `file` stays open.
 */
bool sr_file_publish(int directory, int file, const char *temporary, const char *name,
                     bool durable);

/* Suffix of a directory while it is being replaced on a file system that cannot exchange two
 * names. */
#define SR_FILE_OLD_SUFFIX ".spmdrun-old"

/*
 * Renames the file or directory `from` to `to`. An old file `to` is removed. An old directory `to`
 * gets the name `from`, and the caller removes it. At every moment `to` is either the old or the
 * new one, except on file systems that cannot exchange two names (NFS, Lustre). There an old
 * directory is called "`to`.spmdrun-old" between two steps; if the process is killed then, the
 * directory keeps this name until the next call for `to`. False and errno if `to` is unchanged.
 */
bool sr_file_replace(const char *from, const char *to);

/* Opens a stream over an open directory, with a position of its own. The caller closes it. NULL and
 * errno on failure. */
DIR *sr_file_directory_stream(int directory);
/* The next name but "." and "..", valid until the next call. NULL at the end, with errno 0, or with
 * another errno if the directory cannot be read further. */
const char *sr_file_next_name(DIR *stream);
/* True if the directory at `path` is empty. False also if `path` is no directory or cannot be read
 * to its end. */
bool sr_file_directory_is_empty(const char *path);

enum {
  /* A temporary file older than this is a leftover, if its writer cannot be looked up. */
  SR_FILE_LEFTOVER_SECONDS = 24 * 60 * 60
};

/*
 * Removes the temporary files of `directory` whose writers died, and with `trees` also temporary
 * directories with their files. Whether a writer on this machine lives is looked up. The files of
 * other writers are removed if they were last changed more than `age_seconds` before `now_seconds`.
 * `now_seconds` is the time of a new file in the same file system.
 */
void sr_file_temporary_sweep(int directory, int64_t now_seconds, int64_t age_seconds, bool trees);
/* Calls sr_file_temporary_sweep on the directory `path`, with trees, and an age of a day. `fresh`
 * is a file that the caller has just created there; its time is taken for the present time. */
void sr_file_sweep_beside(const char *path, const char *fresh);

/*
 * Removes the directory `name` in `directory` with everything in it. Follows no links. False and
 * errno if anything is left.
 */
bool sr_file_tree_remove(int directory, const char *name);

#endif
