/*
 * Results are first written to a hidden folder in DIR of -o, here called the partial folder. Rank 0
 * chooses a new name for it, so that jobs that write to the same DIR do not collide.
 *
 * Every rank knows the name, so that each can remove the folder when a signal ends the job: when
 * one rank dies, the launcher stops all others, and the rank that died may be rank 0. Once rank 0
 * begins to move results into place, only rank 0 may remove the folder (leave_to_first).
 */
#include "command/output.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/file.h"
#include "base/text.h"
#include "command/inputs.h"
#include "command/places.h"
#include "command/results.h"
#include "command/watch.h"

/* Path of the partial folder; NULL while it has no name. It is atomic because the thread that
 * handles signals reads it and removes the folder. The string lives in the session's arena. */
static const char *_Atomic partial_folder;
static const char *_Atomic made_folder; /* DIR of -o if this run created it; else NULL */

/* Removes the partial folder, and DIR if this run created it. Tries for a second, because other
 * ranks may still write shards into the folder until a signal stops them. */
static void discard(void) {
  struct timespec pause = {.tv_nsec = 50 * 1000 * 1000};
  for (int attempt = 0;
       partial_folder && attempt < 20 && !sr_file_tree_remove(AT_FDCWD, partial_folder); attempt++)
    nanosleep(&pause, NULL);
  if (made_folder)
    rmdir(made_folder);
}

static spmdrun_status fail_io(sr_arena *arena, const char *path, const char *what,
                              const char **out_reason) {
  *out_reason = sr_arena_printf(arena, "%s: cannot %s: %s", path, what, strerror(errno));
  return SPMDRUN_IO;
}

/* On rank 0: checks that DIR of -o is a writable directory, or can be created. */
static spmdrun_status check_directory(sr_arena *arena, const char *directory,
                                      const char **out_reason) {
  struct stat info;
  if (stat(directory, &info) != 0) {
    if (errno == ENOENT && access(sr_folder_of(arena, directory), W_OK | X_OK) == 0)
      return SPMDRUN_OK;
    return fail_io(arena, directory, "make the output directory", out_reason);
  }
  if (!S_ISDIR(info.st_mode)) {
    errno = ENOTDIR;
    return fail_io(arena, directory, "write into the output directory", out_reason);
  }
  if (access(directory, W_OK | X_OK) != 0)
    return fail_io(arena, directory, "write into the output directory", out_reason);
  return SPMDRUN_OK;
}

/* Returns 1 if `file` is standard output, 2 if it is standard error, else -1. */
static int standard_stream(const struct stat *file) {
  for (int stream = STDOUT_FILENO; stream <= STDERR_FILENO; stream++) {
    struct stat info;
    if (fstat(stream, &info) == 0 && info.st_dev == file->st_dev && info.st_ino == file->st_ino)
      return stream;
  }
  return -1;
}

/* A file of an option, which rank 0 writes. */
typedef struct report_file {
  const char *option, *path; /* path: NULL if the option is not given */
  const char *holds, *head;  /* how its content is called, and begins */
} report_file;

/* True if the file is empty or begins like a report. Then an earlier run may have written it, and
 * it may be replaced. */
static bool holds_report(const report_file *report) {
  char start[64] = "";
  FILE *file = fopen(report->path, "re");
  size_t count = file ? fread(start, 1, strlen(report->head), file) : 0;
  if (file)
    fclose(file);
  return file && (count == 0 || strcmp(start, report->head) == 0);
}

/* True if two paths are spelled the same, apart from trailing slashes. */
static bool is_same_path(sr_arena *arena, const char *a, const char *b) {
  return strcmp(sr_name_of(arena, a), sr_name_of(arena, b)) == 0 &&
         strcmp(sr_folder_of(arena, a), sr_folder_of(arena, b)) == 0;
}

/* On rank 0: checks that a report can be written. It replaces a regular file only if that is empty
 * or holds such a report. It may lie in a DIR of -o that the run will create. */
static spmdrun_status check_report(sr_arena *arena, const report_file *report, const char *output,
                                   const char **out_reason) {
  const char *path = report->path, *folder = sr_folder_of(arena, path);
  struct stat info;
  bool there = stat(path, &info) == 0;
  if (there && S_ISDIR(info.st_mode)) {
    errno = EISDIR;
    return fail_io(arena, path, "write", out_reason);
  }
  bool replaced = there && S_ISREG(info.st_mode) && standard_stream(&info) < 0;
  if (replaced && !holds_report(report)) {
    *out_reason = sr_arena_printf(arena,
                                  "--%s %s: it is there and holds no %s, so it is not "
                                  "replaced; remove it or choose another file",
                                  report->option, path, report->holds);
    return SPMDRUN_INVALID;
  }
  bool made =
      output && is_same_path(arena, folder, output) && stat(folder, &info) != 0 && errno == ENOENT;
  bool special = there && !replaced;
  if (!made && access(special ? path : folder, special ? W_OK : W_OK | X_OK) != 0)
    return fail_io(arena, path, "write", out_reason);
  return SPMDRUN_OK;
}

/* On rank 0: checks all reports that the options ask for. */
static spmdrun_status check_reports(sr_arena *arena, const sr_settings *settings,
                                    const char **out_reason) {
  const report_file reports[] = {{"stats", settings->stats, "statistics", SR_STATS_HEAD},
                                 {"profile", settings->profile, "trace", SR_TRACE_HEAD}};
  spmdrun_status status = SPMDRUN_OK;
  for (size_t i = 0; i < sizeof reports / sizeof *reports && status == SPMDRUN_OK; i++)
    if (reports[i].path)
      status = check_report(arena, &reports[i], settings->output, out_reason);
  if (status != SPMDRUN_OK || !settings->stats || !settings->profile ||
      !is_same_path(arena, settings->stats, settings->profile))
    return status;
  *out_reason = "--stats and --profile name one file; choose two";
  return SPMDRUN_INVALID;
}

spmdrun_status sr_output_check(const sr_session *session, int count) {
  const sr_settings *settings = session->settings;
  const char *reason = NULL;
  spmdrun_status status = SPMDRUN_OK;
  if (!settings->output && !settings->stats && !settings->profile)
    return SPMDRUN_OK;
  if (sr_session_speaks(session))
    status = sr_inputs_check(session->arena, settings, count, &reason);
  if (sr_session_speaks(session) && settings->output && status == SPMDRUN_OK) {
    status = check_directory(session->arena, settings->output, &reason);
    if (status == SPMDRUN_OK)
      status = sr_places_check(session->arena, settings->output, count, settings->gather, &reason);
  }
  if (sr_session_speaks(session) && status == SPMDRUN_OK)
    status = check_reports(session->arena, settings, &reason);
  return spmdrun_agree(session->context, status, reason);
}

/* On rank 0: creates an empty partial folder in DIR of -o, and DIR itself if it does not exist. */
static spmdrun_status make_folders(sr_arena *arena, const char *directory,
                                   const char **out_reason) {
  if (mkdir(directory, 0777) == 0)
    made_folder = directory;
  else if (errno != EEXIST)
    return fail_io(arena, directory, "make the output directory", out_reason);
  if (mkdir(partial_folder, 0777) != 0)
    return fail_io(arena, directory, "write into the output directory", out_reason);
  sr_file_sweep_beside(directory, partial_folder);
  return SPMDRUN_OK;
}

/* On rank 0: moves every result from the partial folder to its name in DIR of -o. A signal takes
 * effect only after the last move. */
static spmdrun_status publish(const sr_session *session, int count, const char **out_reason) {
  const sr_settings *settings = session->settings;
  sr_watch_hold();
  spmdrun_status status = sr_places_fill(session->arena, settings->output, partial_folder, count,
                                         settings->gather, out_reason);
  sr_watch_release();
  if (status == SPMDRUN_OK && !sr_file_tree_remove(AT_FDCWD, partial_folder))
    status = fail_io(session->arena, partial_folder, "remove the directory", out_reason);
  return status;
}

/* Collective. Rank 0 chooses the name of the partial folder and sends it to all ranks. */
static spmdrun_status name_partial(const sr_session *session) {
  char name[SR_FILE_TEMPORARY_BYTES] = "";
  const char *reason = NULL;
  spmdrun_status status = SPMDRUN_OK;
  if (sr_session_speaks(session) && !sr_file_temporary_name(name))
    status = fail_io(session->arena, session->settings->output, "name a directory in it", &reason);
  status = spmdrun_agree(session->context, status, reason);
  if (status == SPMDRUN_OK)
    status = spmdrun_share(session->context, name, sizeof name);
  if (status == SPMDRUN_OK)
    partial_folder = sr_arena_printf(session->arena, "%s/%s", session->settings->output, name);
  return status;
}

/* Collective, called when the partial folder is complete. From now on only rank 0 may remove that
 * folder. Otherwise another rank, ended by a signal, could remove results that rank 0 is about to
 * move into place. */
static spmdrun_status leave_to_first(const sr_session *session) {
  if (!sr_session_speaks(session))
    sr_watch_on_signal(NULL);
  return spmdrun_agree(session->context, SPMDRUN_OK, NULL);
}

/* Collective, called after a failure on all ranks. The message may name the partial folder, which
 * the user does not know. Replaces the folder's path in the message by DIR of -o. */
static spmdrun_status name_result(const sr_session *session) {
  spmdrun_context *context = session->context;
  if (!spmdrun_should_report(context))
    return spmdrun_agree(context, SPMDRUN_OK, NULL);
  sr_text text = {.arena = session->arena}, hidden = text;
  sr_text_printable(&hidden, partial_folder); /* the path in the form in which messages show it */
  const char *from = spmdrun_message(context);
  for (const char *at; (at = strstr(from, sr_text_get(&hidden))) != NULL;) {
    sr_text_append(&text, from, (size_t)(at - from));
    sr_text_string(&text, session->settings->output);
    from = at + hidden.count;
  }
  sr_text_string(&text, from);
  return spmdrun_agree(context, spmdrun_failure(context), sr_text_get(&text));
}

static spmdrun_status write_all(const sr_session *session, spmdrun_array *const *results,
                                int count) {
  const sr_settings *settings = session->settings;
  const char *reason = NULL;
  spmdrun_status status = name_partial(session);
  if (status != SPMDRUN_OK)
    return status;
  if (sr_session_speaks(session)) {
    status = sr_places_check(session->arena, settings->output, count, settings->gather, &reason);
    if (status == SPMDRUN_OK)
      status = make_folders(session->arena, settings->output, &reason);
  }
  status = spmdrun_agree(session->context, status, reason);
  for (int i = 0; i < count && status == SPMDRUN_OK; i++) {
    const char *path = sr_result_path(session->arena, partial_folder, i, settings->gather);
    status = settings->gather ? spmdrun_array_write_npy(results[i], path)
                              : spmdrun_array_write_zarr(results[i], path, 3);
  }
  if (status != SPMDRUN_OK)
    return name_result(session);
  status = leave_to_first(session);
  if (status != SPMDRUN_OK)
    return status;
  if (sr_session_speaks(session))
    status = publish(session, count, &reason);
  return spmdrun_agree(session->context, status, reason);
}

spmdrun_status sr_output_write(const sr_session *session, spmdrun_array *const *results,
                               int count) {
  sr_watch_on_signal(discard);
  spmdrun_status status = write_all(session, results, count);
  sr_watch_on_signal(NULL);
  if (status != SPMDRUN_OK && sr_session_speaks(session))
    discard();
  return status;
}

/* Opens the directory that contains `path`. `*out_name` is the last name of `path`. Returns -1 with
 * errno set after a failure. */
static int open_folder(sr_arena *arena, const char *path, const char **out_name) {
  const char *slash = strrchr(path, '/');
  *out_name = slash ? slash + 1 : path;
  const char *folder = !slash ? "." : sr_arena_string(arena, path, (size_t)(slash - path) + 1);
  return open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

/* Writes `text` into an existing file without replacing it. Used for a terminal, a pipe or
 * /dev/null, which must not become a regular file. Also used for a file that is standard output or
 * standard error, because the command still prints to it. */
static spmdrun_status write_special(sr_arena *arena, const char *path, const struct stat *info,
                                    const char *text, const char **out_reason) {
  int standard = standard_stream(info);
  fflush(stdout);
  int file = standard < 0 ? open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
                          : fcntl(standard, F_DUPFD_CLOEXEC, 0);
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
  bool there = stat(path, &info) == 0;
  if (there && ((!S_ISREG(info.st_mode) && !S_ISDIR(info.st_mode)) || standard_stream(&info) >= 0))
    return write_special(arena, path, &info, text, out_reason);
  /* If `path` is a symbolic link, its target is replaced, not the link. */
  char target[PATH_MAX];
  const char *name, *place = there && realpath(path, target) ? target : path;
  int folder = open_folder(arena, place, &name);
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
