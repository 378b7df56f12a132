/*
 * Explaining a miss: of all entries the one with the most parts equal to the key's (the youngest of
 * those alike) is what the user most likely expected to hit; the parts that differ are the reason.
 * Only headers are read, and only those whose digest vouches for them.
 */
#include "cache/explain.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/file.h"
#include "base/text.h"
#include "cache/directory.h"
#include "cache/entry.h"
#include "cache/name.h"

/* The nearest entry so far; its header stays in memory. */
typedef struct nearest {
  bool found;
  size_t equal;
  struct timespec changed;
  sr_entry entry;
  void *header; /* malloc'ed: entry.parts point into it */
} nearest;

/* Parts compare by name: a version that adds a part makes one difference, not a shift of all. */
static const sr_entry_part *find_part(const sr_entry *entry, const char *name) {
  for (uint32_t i = 0; i < entry->part_count; i++) {
    const sr_entry_part *part = &entry->parts[i];
    if (part->name_bytes == strlen(name) && memcmp(part->name, name, part->name_bytes) == 0)
      return part;
  }
  return NULL;
}

static bool same_value(const sr_entry_part *part, const char *value) {
  return part->value_bytes == strlen(value) && memcmp(part->value, value, part->value_bytes) == 0;
}

static size_t count_equal(const sr_entry *entry, const sr_key *key) {
  size_t equal = 0;
  for (size_t i = 0; i < key->part_count; i++) {
    const sr_entry_part *part = find_part(entry, key->parts[i].name);
    equal += part && same_value(part, key->parts[i].value);
  }
  return equal;
}

/* The header of the entry `name`, malloc'ed; NULL for anything that is not a sound entry. */
static void *read_header(int directory, const char *name, sr_entry *out_entry,
                         struct timespec *out_changed) {
  sr_ctx quiet = {0};
  int file;
  uint64_t bytes;
  if (sr_cache_directory_file(&quiet, directory, name, &file, &bytes) != SR_OK || file < 0)
    return NULL;
  size_t length = bytes < SR_ENTRY_HEADER_LIMIT ? (size_t)bytes : (size_t)SR_ENTRY_HEADER_LIMIT;
  /* Most headers are short: a first page, and the rest only if there is more. */
  enum {
    FIRST = 4096
  };
  size_t have = length < FIRST ? length : FIRST;
  void *header = malloc(length ? length : 1);
  struct stat status;
  bool sound = header && fstat(file, &status) == 0 && sr_file_read(file, header, have, 0);
  if (sound && sr_entry_read_header(&quiet, header, have, out_entry) != SR_OK) {
    sr_ctx_clear(&quiet);
    sound = have < length && sr_file_read(file, (char *)header + have, length - have, have) &&
            sr_entry_read_header(&quiet, header, length, out_entry) == SR_OK;
  }
  close(file);
  if (!sound) {
    free(header);
    return NULL;
  }
  *out_changed = status.st_mtim;
  return header;
}

static bool is_entry_name(const char *name) {
  return strlen(name) == SR_ENTRY_NAME_BYTES - 1 &&
         strcmp(name + SR_DIGEST_HEX_BYTES - 1, SR_ENTRY_SUFFIX) == 0;
}

static bool is_younger(struct timespec a, struct timespec b) {
  return a.tv_sec != b.tv_sec ? a.tv_sec > b.tv_sec : a.tv_nsec > b.tv_nsec;
}

static void consider(int directory, const char *name, const sr_key *key, nearest *best) {
  sr_entry entry;
  struct timespec changed;
  void *header = read_header(directory, name, &entry, &changed);
  if (!header)
    return;
  size_t equal = count_equal(&entry, key);
  if (best->found &&
      (equal < best->equal || (equal == best->equal && !is_younger(changed, best->changed)))) {
    free(header);
    return;
  }
  free(best->header);
  *best = (nearest){
      .found = true, .equal = equal, .changed = changed, .entry = entry, .header = header};
}

static bool is_hex_digest(const char *value, size_t bytes) {
  for (size_t i = 0; i < bytes; i++)
    if (!memchr("0123456789abcdef", value[i], 16))
      return false;
  return bytes == SR_DIGEST_HEX_BYTES - 1;
}

/* A value for people: digests and long texts are cut short. */
static void write_value(sr_text *text, const char *value, size_t bytes) {
  enum {
    SHOWN = 80,
    DIGEST_SHOWN = 12
  };
  size_t shown = is_hex_digest(value, bytes) ? DIGEST_SHOWN : SHOWN;
  if (bytes == 0)
    sr_text_string(text, "nothing");
  for (size_t i = 0; i < bytes && i < shown; i++)
    sr_text_char(text, value[i] >= ' ' && value[i] != 127 ? value[i] : '?');
  if (bytes > shown)
    sr_text_string(text, "...");
}

/* Where two long values part is what matters: both are shown from a little before that place. */
static size_t common_prefix(const char *a, size_t a_bytes, const char *b, size_t b_bytes) {
  enum {
    CONTEXT = 16,
    LONG = 80
  };
  if (a_bytes <= LONG && b_bytes <= LONG)
    return 0;
  size_t same = 0;
  while (same < a_bytes && same < b_bytes && a[same] == b[same])
    same++;
  return same > CONTEXT ? same - CONTEXT : 0;
}

static void write_difference(sr_text *text, const char *name, size_t name_bytes, const char *here,
                             const sr_entry_part *there) {
  sr_text_string(text, "\n  ");
  sr_text_append(text, name, name_bytes);
  sr_text_string(text, ": ");
  size_t skip =
      here && there ? common_prefix(here, strlen(here), there->value, there->value_bytes) : 0;
  const char *cut = skip ? "..." : "";
  if (here) {
    sr_text_string(text, cut);
    write_value(text, here + skip, strlen(here) - skip);
    sr_text_string(text, " here, ");
  } else {
    sr_text_string(text, "not part of the key here, ");
  }
  if (there) {
    sr_text_string(text, cut);
    write_value(text, there->value + skip, there->value_bytes - skip);
    sr_text_string(text, " in the cached entry");
  } else {
    sr_text_string(text, "not part of the key in the cached entry");
  }
}

static bool key_has(const sr_key *key, const sr_entry_part *part) {
  for (size_t i = 0; i < key->part_count; i++)
    if (part->name_bytes == strlen(key->parts[i].name) &&
        memcmp(part->name, key->parts[i].name, part->name_bytes) == 0)
      return true;
  return false;
}

static void write_differences(sr_text *text, const sr_key *key, const sr_entry *entry) {
  for (size_t i = 0; i < key->part_count; i++) {
    const sr_key_part *part = &key->parts[i];
    const sr_entry_part *there = find_part(entry, part->name);
    if (!there || !same_value(there, part->value))
      write_difference(text, part->name, strlen(part->name), part->value, there);
  }
  for (uint32_t i = 0; i < entry->part_count; i++)
    if (!key_has(key, &entry->parts[i]))
      write_difference(text, entry->parts[i].name, entry->parts[i].name_bytes, NULL,
                       &entry->parts[i]);
}

static void find_nearest(int directory, const sr_key *key, nearest *best) {
  int copy = openat(directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *stream = copy < 0 ? NULL : fdopendir(copy);
  if (!stream) {
    if (copy >= 0)
      close(copy);
    return;
  }
  for (struct dirent *file; (file = readdir(stream)) != NULL;)
    if (is_entry_name(file->d_name))
      consider(directory, file->d_name, key, best);
  closedir(stream);
}

const char *sr_cache_explain_directory(sr_ctx *ctx, int directory, const char *path,
                                       const sr_key *key, sr_arena *arena) {
  (void)ctx;
  nearest best = {0};
  find_nearest(directory, key, &best);
  sr_text text = {.arena = arena};
  if (!best.found) {
    sr_text_printf(&text, "cache %s holds no entry that this version reads", path);
  } else if (sr_entry_matches(&best.entry, key)) {
    sr_text_printf(&text,
                   "cache %s holds an entry for this key; it was not usable or has just "
                   "been stored",
                   path);
  } else {
    sr_text_printf(&text,
                   "the nearest entry of cache %s agrees in %zu of %zu parts; it differs in:", path,
                   best.equal, key->part_count);
    write_differences(&text, key, &best.entry);
  }
  free(best.header);
  return sr_text_get(&text);
}
