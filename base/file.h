/*
 * Files written so that nobody ever sees a part of one: a temporary file beside the place, then
 * rename.
 *
 * Low level and without sentences: failures are left in errno, for the caller knows what the file
 * means to the user. Every function may be called from any thread.
 */
#ifndef SR_BASE_FILE_H
#define SR_BASE_FILE_H

#include <dirent.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

/* Temporary files are named so; nothing else is. */
#define SR_FILE_TEMPORARY_PREFIX ".spmdrun-tmp-"
enum {
  SR_FILE_TEMPORARY_BYTES = 76
};

/* A name that no other process on any host makes: the prefix, the process (process.h: scope, its
 * number, its start), 64 random bits. The process owns the file or directory of that name; when it
 * has died, anybody may remove it. */
bool sr_file_temporary_name(char out_name[SR_FILE_TEMPORARY_BYTES]);
/*
 * A new, empty temporary file in `directory` (a descriptor, or AT_FDCWD with a name made for it),
 * open for reading and writing, with the permissions `mode` less the umask. -1 and errno on
 * failure.
 */
int sr_file_temporary_create(int directory, unsigned mode, char out_name[SR_FILE_TEMPORARY_BYTES]);

/* The time that the file system of `directory` puts on what is changed now, by a temporary file. No
 * clock of this machine has a part in it. False and errno where none can be made. */
bool sr_file_clock(int directory, struct timespec *out_now);

/*
 * All of `data` at `offset`. Short writes and interruptions are continued; a file-size limit
 * (ulimit -f) is EFBIG here and not the signal that would end the process.
 */
bool sr_file_write(int file, const void *data, size_t bytes, uint64_t offset);
/* All `bytes` from `offset`; a file that ends before is a failure with errno 0. */
bool sr_file_read(int file, void *data, size_t bytes, uint64_t offset);

/* Whether `name` is the open `file`. Asks the server of a network file system. */
bool sr_file_is_named(int directory, const char *name, int file);

/*
 * Gives the temporary `file` its name, replacing what was there. A rename that a network file
 * system reports as failed though it happened counts as done. With `durable` the bytes are on the
 * disk before the rename and the rename is before the return. On failure the temporary file is
 * removed. `file` stays open.
 */
bool sr_file_publish(int directory, int file, const char *temporary, const char *name,
                     bool durable);

/* Behind the name of what makes way on file systems that cannot exchange two names. */
#define SR_FILE_OLD_SUFFIX ".spmdrun-old"

/*
 * Gives the file or directory `from` the name `to`. A file that was there is gone, a directory is
 * `from` afterwards, and the caller's to remove. In one step: at every moment all that was there or
 * all that is to be there bears that name. Only where the file system cannot exchange two names
 * (NFS, Lustre) a directory that was there is "`to`.spmdrun-old" for the moment between two steps;
 * a kill in that moment leaves it so, until the next call for `to`. False and errno if `to` is as
 * it was.
 */
bool sr_file_replace(const char *from, const char *to);

/* A second, independent stream over an open directory; the caller's to close. NULL and errno. */
DIR *sr_file_directory_stream(int directory);
/* The next name but "." and "..", valid until the next call. NULL with errno 0: there are no more;
 * with another: the directory could not be read to its end. */
const char *sr_file_next_name(DIR *stream);
/* False, too, where it is no directory or cannot be read to its end. */
bool sr_file_directory_is_empty(const char *path);

enum {
  SR_FILE_LEFTOVER_SECONDS = 24 * 60 * 60 /* older temporaries are of writers that died */
};

/*
 * Removes what writers left that died: temporary files of `directory`, and with `trees` temporary
 * directories with all that is in them. Of a process of this machine it is known whether it has
 * ended; what others made goes when it was last changed more than `age_seconds` before
 * `now_seconds`. Take `now` from a fresh file of the same file system, so that clocks of servers do
 * not matter.
 */
void sr_file_temporary_sweep(int directory, int64_t now_seconds, int64_t age_seconds, bool trees);
/* The same for the directory `path`, trees and all, of more than a day before `fresh` was made,
 * which is the caller's own in it. */
void sr_file_sweep_beside(const char *path, const char *fresh);

/*
 * Removes the directory `name` in `directory` with all that is in it, following no links. False and
 * errno if something is left.
 */
bool sr_file_tree_remove(int directory, const char *name);

#endif
