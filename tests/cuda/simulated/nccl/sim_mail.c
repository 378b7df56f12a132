/* Messages between processes: files that appear at once, by renaming. */
#include <dirent.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "simulated/nccl/sim_nccl.h"

enum {
  PATH_BYTES = 512
};

static const char *path_of(const sr_nccl_id *id, const char *name, char out[PATH_BYTES]) {
  snprintf(out, PATH_BYTES, "%.*s/%s", SR_NCCL_ID_BYTES, id->bytes, name);
  return out;
}

bool sim_mail_open(sr_nccl_id *out_id) {
  const char *folder = getenv("TMPDIR");
  memset(out_id, 0, sizeof *out_id);
  int length = snprintf(out_id->bytes, sizeof out_id->bytes, "%s/simulated-nccl-XXXXXX",
                        folder && *folder ? folder : "/tmp");
  return length < SR_NCCL_ID_BYTES && mkdtemp(out_id->bytes) != NULL;
}

static void remove_all(const sr_nccl_id *id) {
  DIR *folder = opendir(id->bytes);
  for (const struct dirent *entry; folder && (entry = readdir(folder)) != NULL;)
    if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
      sim_mail_remove(id, entry->d_name);
  if (folder)
    closedir(folder);
  rmdir(id->bytes);
}

void sim_mail_close(const sr_nccl_id *id, int32_t rank, int32_t size) {
  char name[32];
  snprintf(name, sizeof name, "left.%" PRId32, rank);
  sim_mail_put(id, name, NULL, 0, NULL, 0);
  for (int32_t i = 0; i < size; i++) {
    snprintf(name, sizeof name, "left.%" PRId32, i);
    if (!sim_mail_is_there(id, name))
      return;
  }
  remove_all(id);
}

/* Writes bytes, of which there may be none: `bytes` is then NULL. */
static bool write_all(FILE *file, const void *bytes, size_t count) {
  return count == 0 || fwrite(bytes, 1, count, file) == count;
}

void sim_mail_put(const sr_nccl_id *id, const char *name, const void *head, size_t head_bytes,
                  const void *body, size_t body_bytes) {
  char hidden[128], from[PATH_BYTES], to[PATH_BYTES];
  snprintf(hidden, sizeof hidden, ".%s", name);
  FILE *file = fopen(path_of(id, hidden, from), "w");
  if (!file || !write_all(file, head, head_bytes) || !write_all(file, body, body_bytes) ||
      fclose(file) != 0 || rename(from, path_of(id, name, to)) != 0)
    sim_abort("cannot write %s", to);
}

bool sim_mail_is_there(const sr_nccl_id *id, const char *name) {
  char path[PATH_BYTES];
  return access(path_of(id, name, path), F_OK) == 0;
}

bool sim_mail_get(const sr_nccl_id *id, const char *name, void *head, size_t head_bytes,
                  uint8_t **out_body) {
  char path[PATH_BYTES];
  FILE *file = fopen(path_of(id, name, path), "r");
  if (!file)
    return false;
  if (fread(head, 1, head_bytes, file) != head_bytes)
    sim_abort("%s is too short", path);
  if (out_body) {
    fseek(file, 0, SEEK_END);
    const size_t bytes = (size_t)ftell(file) - head_bytes;
    fseek(file, (long)head_bytes, SEEK_SET);
    *out_body = sim_allocate(bytes + 1);
    if (fread(*out_body, 1, bytes, file) != bytes)
      sim_abort("cannot read %s", path);
  }
  fclose(file);
  return true;
}

void sim_mail_remove(const sr_nccl_id *id, const char *name) {
  char path[PATH_BYTES];
  unlink(path_of(id, name, path));
}
