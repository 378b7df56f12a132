/*
 * Every rank knows the name of the partial folder without being told, so that each can take it away
 * when a signal ends the job: the launcher stops all ranks when one dies, and rank 0 may be the one
 * that died.
 */
#include "command/output.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/file.h"
#include "command/watch.h"

/* For the signal's thread: set while the folder may exist, lives as long as the session's arena. */
static const char *partial_folder;
static const char *made_folder; /* DIR itself, if this run made it; else NULL */

/* Takes a folder, or a file, away with all that is in it. True if it is gone. */
static bool remove_tree(const char *path) {
  sr_file_tree_remove(AT_FDCWD, path);
  return unlink(path) == 0 || errno == ENOENT;
}

/* Peers may still be writing their shards while the signal reaches them: try for a second. */
static void discard(void) {
  struct timespec pause = {.tv_nsec = 50 * 1000 * 1000};
  for (int attempt = 0; attempt < 20 && !remove_tree(partial_folder); attempt++)
    nanosleep(&pause, NULL);
  if (made_folder)
    rmdir(made_folder);
}

static spmdrun_status fail_io(sr_arena *arena, const char *path, const char *what,
                              const char **out_reason) {
  *out_reason = sr_arena_printf(arena, "%s: cannot %s: %s", path, what, strerror(errno));
  return SPMDRUN_IO;
}

/* Rank 0: DIR and an empty partial folder in it. */
static spmdrun_status make_folders(sr_arena *arena, const char *directory,
                                   const char **out_reason) {
  if (mkdir(directory, 0777) == 0)
    made_folder = directory;
  else if (errno != EEXIST)
    return fail_io(arena, directory, "make the output directory", out_reason);
  if (!remove_tree(partial_folder))
    return fail_io(arena, partial_folder, "remove what an earlier run left", out_reason);
  if (mkdir(partial_folder, 0777) != 0)
    return fail_io(arena, partial_folder, "make a directory", out_reason);
  return SPMDRUN_OK;
}

static const char *result_name(sr_arena *arena, const char *folder, int index, bool gather) {
  return sr_arena_printf(arena, "%s/result%d.%s", folder, index, gather ? "npy" : "zarr");
}

/* Rank 0: every result from the partial folder to its name. */
static spmdrun_status publish(const sr_session *session, int count, const char **out_reason) {
  const sr_settings *settings = session->settings;
  for (int i = 0; i < count; i++) {
    const char *from = result_name(session->arena, partial_folder, i, settings->gather);
    const char *to = result_name(session->arena, settings->output, i, settings->gather);
    if (access(to, F_OK) == 0 && !remove_tree(to))
      return fail_io(session->arena, to, "replace an earlier result", out_reason);
    if (rename(from, to) != 0)
      return fail_io(session->arena, to, "put the result in place", out_reason);
  }
  if (rmdir(partial_folder) != 0)
    return fail_io(session->arena, partial_folder, "remove the directory", out_reason);
  return SPMDRUN_OK;
}

static spmdrun_status write_all(const sr_session *session, spmdrun_array *const *results,
                                int count) {
  const sr_settings *settings = session->settings;
  const char *reason = NULL;
  spmdrun_status status = SPMDRUN_OK;
  if (sr_session_speaks(session))
    status = make_folders(session->arena, settings->output, &reason);
  status = spmdrun_agree(session->context, status, reason);
  for (int i = 0; i < count && status == SPMDRUN_OK; i++) {
    const char *path = result_name(session->arena, partial_folder, i, settings->gather);
    status = settings->gather ? spmdrun_array_write_npy(results[i], path)
                              : spmdrun_array_write_zarr(results[i], path, 3);
  }
  if (status != SPMDRUN_OK)
    return status;
  if (sr_session_speaks(session))
    status = publish(session, count, &reason);
  return spmdrun_agree(session->context, status, reason);
}

spmdrun_status sr_output_write(const sr_session *session, spmdrun_array *const *results,
                               int count) {
  partial_folder =
      sr_arena_printf(session->arena, "%s/.spmdrun-partial", session->settings->output);
  sr_watch_on_signal(discard);
  spmdrun_status status = write_all(session, results, count);
  sr_watch_on_signal(NULL);
  if (status != SPMDRUN_OK && sr_session_speaks(session))
    discard();
  return status;
}

/* The folder of `path`, opened; -1 and errno if it cannot be. `*out_name` is what follows. */
static int open_folder(sr_arena *arena, const char *path, const char **out_name) {
  const char *slash = strrchr(path, '/');
  *out_name = slash ? slash + 1 : path;
  const char *folder = !slash ? "." : sr_arena_string(arena, path, (size_t)(slash - path) + 1);
  return open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

/* A terminal, a pipe, /dev/null: written as it is, for it must not be replaced by a file. */
static spmdrun_status write_special(sr_arena *arena, const char *path, const char *text,
                                    const char **out_reason) {
  int file = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY);
  FILE *stream = file < 0 ? NULL : fdopen(file, "w");
  if (!stream) {
    spmdrun_status status = fail_io(arena, path, "write", out_reason);
    if (file >= 0)
      close(file);
    return status;
  }
  bool good = fputs(text, stream) >= 0;
  good = fclose(stream) == 0 && good;
  return good ? SPMDRUN_OK : fail_io(arena, path, "write", out_reason);
}

spmdrun_status sr_output_file(sr_arena *arena, const char *path, const char *text,
                              const char **out_reason) {
  struct stat info;
  if (stat(path, &info) == 0 && !S_ISREG(info.st_mode) && !S_ISDIR(info.st_mode))
    return write_special(arena, path, text, out_reason);
  const char *name;
  int folder = open_folder(arena, path, &name);
  if (folder < 0)
    return fail_io(arena, path, "write", out_reason);
  char temporary[SR_FILE_TEMPORARY_BYTES];
  int file = sr_file_temporary_create(folder, 0666, temporary);
  bool good = file >= 0;
  if (good && !sr_file_write(file, text, strlen(text), 0)) {
    unlinkat(folder, temporary, 0);
    good = false;
  }
  good = good && sr_file_publish(folder, file, temporary, name, false);
  spmdrun_status status = good ? SPMDRUN_OK : fail_io(arena, path, "write", out_reason);
  if (file >= 0)
    close(file);
  close(folder);
  return status;
}
