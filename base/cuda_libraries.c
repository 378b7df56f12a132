#include "base/cuda_libraries.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
  PLACES_BYTES = SR_MESSAGE_BYTES / 2,
  REASON_BYTES = SR_MESSAGE_BYTES / 4
};

typedef struct search {
  const sr_cuda_library *library;
  void *handle;              /* of the library; NULL: not opened */
  char path[PATH_MAX];       /* the file that was found; "": none */
  char reason[REASON_BYTES]; /* what the loader says of the last attempt */
  char places[PLACES_BYTES]; /* where the library was searched for, for messages */
} search;

static void note_place(search *s, const char *place, int length, const char *remark) {
  size_t used = strlen(s->places);
  snprintf(s->places + used, sizeof s->places - used, "%s%.*s%s", used ? ", " : "", length, place,
           remark);
}

static void open_file(search *s, const char *name) {
  s->handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  const char *reason = s->handle ? NULL : dlerror();
  snprintf(s->reason, sizeof s->reason, "%s", reason ? reason : "");
}

/* Opens the library in a directory, if the file is there. Returns true if the search ends. */
static bool try_directory(search *s, const char *directory, size_t length, const char *remark) {
  note_place(s, directory, (int)length, remark);
  int bytes =
      snprintf(s->path, sizeof s->path, "%.*s/%s", (int)length, directory, s->library->soname);
  if (bytes >= (int)sizeof s->path || access(s->path, F_OK) != 0) {
    s->path[0] = '\0';
    return false;
  }
  open_file(s, s->path);
  return true;
}

static bool try_list(search *s, const char *directories) {
  for (const char *at = directories ? directories : ""; *at;) {
    size_t length = strcspn(at, ":");
    if (length > 0 && try_directory(s, at, length, " (" SR_CUDA_LIBRARIES_OPTION ")"))
      return true;
    at += length + (at[length] == ':');
  }
  return false;
}

static bool try_loader(search *s) {
  static const char place[] = "the loader's directories";
  note_place(s, place, (int)sizeof place - 1, "");
  open_file(s, s->library->soname);
  return s->handle != NULL;
}

/* Tries lib64/ and lib/ of an installation of CUDA. */
static bool try_installation(search *s, const char *root) {
  static const char *const below[] = {"lib64", "lib"};
  for (size_t i = 0; i < sizeof below / sizeof *below; i++) {
    char directory[PATH_MAX];
    int length = snprintf(directory, sizeof directory, "%s/%s", root, below[i]);
    if (length < (int)sizeof directory && try_directory(s, directory, (size_t)length, ""))
      return true;
  }
  return false;
}

static void find(search *s, const char *directories) {
  if (try_list(s, directories) || try_loader(s))
    return;
  const char *home = getenv("CUDA_HOME");
  if (!home || !*home)
    note_place(s, "$CUDA_HOME (not set)", INT_MAX, "");
  else if (try_installation(s, home))
    return;
  try_installation(s, "/usr/local/cuda");
}

/* Stores the addresses of the functions. Returns the name of the first that is missing, or NULL. */
static const char *find_functions(const search *s, void *out_functions) {
  for (size_t i = 0; i < s->library->function_count; i++) {
    void *address = dlsym(s->handle, s->library->functions[i]);
    if (!address)
      return s->library->functions[i];
    memcpy((char *)out_functions + i * sizeof address, &address, sizeof address);
  }
  return NULL;
}

sr_status sr_cuda_library_open(sr_ctx *ctx, const sr_cuda_library *library, const char *directories,
                               void *out_functions) {
  search s = {.library = library};
  find(&s, directories);
  if (!s.handle)
    return sr_fail(ctx, SR_ERR_UNAVAILABLE, "%s %s cannot be opened: %s; searched: %s",
                   library->what, library->soname, s.reason, s.places);
  const char *missing = find_functions(&s, out_functions);
  if (!missing)
    return SR_OK;
  dlclose(s.handle);
  return sr_fail(ctx, SR_ERR_UNAVAILABLE, "%s %s has no function %s; searched: %s", library->what,
                 s.path[0] ? s.path : library->soname, missing, s.places);
}

sr_status sr_cuda_library_open_once(sr_ctx *ctx, const sr_cuda_library *library,
                                    const char *directories, sr_cuda_opened *opened,
                                    void *out_functions) {
  pthread_mutex_lock(&opened->lock);
  const sr_status status =
      opened->is_open ? SR_OK : sr_cuda_library_open(ctx, library, directories, out_functions);
  opened->is_open = status == SR_OK;
  pthread_mutex_unlock(&opened->lock);
  return status;
}
