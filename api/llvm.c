/*
 * A package manager may exchange libLLVM for another of the same name at any time, and executables
 * of the two may differ: so the key of the cache names the file that is there now. An ELF build id
 * is a digest of what was linked.
 */
#include "api/llvm.h"

#include <elf.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"

enum {
  SEGMENT_LIMIT = 64,
  NOTE_LIMIT = 4096, /* bytes of a segment of notes */
};

/* The build id among the notes, or NULL. Every note: three words, name and contents in words. */
static const uint8_t *find_build_id(const uint8_t *notes, size_t bytes, size_t *out_bytes) {
  for (size_t at = 0; bytes - at >= sizeof(Elf64_Nhdr);) {
    Elf64_Nhdr note;
    memcpy(&note, notes + at, sizeof note);
    at += sizeof note;
    size_t name = ((size_t)note.n_namesz + 3) / 4 * 4,
           contents = ((size_t)note.n_descsz + 3) / 4 * 4;
    if (name > bytes - at || contents > bytes - at - name)
      return NULL;
    if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 && memcmp(notes + at, "GNU", 4) == 0) {
      *out_bytes = note.n_descsz;
      return notes + at + name;
    }
    at += name + contents;
  }
  return NULL;
}

static const char *read_build_id(sr_arena *arena, int file) {
  Elf64_Ehdr header;
  Elf64_Phdr segments[SEGMENT_LIMIT];
  if (!sr_file_read(file, &header, sizeof header, 0) ||
      memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_ident[EI_CLASS] != ELFCLASS64 ||
      header.e_phentsize != sizeof *segments || header.e_phnum > SEGMENT_LIMIT ||
      !sr_file_read(file, segments, header.e_phnum * sizeof *segments, header.e_phoff))
    return NULL;
  for (int i = 0; i < header.e_phnum; i++) {
    uint8_t notes[NOTE_LIMIT];
    if (segments[i].p_type != PT_NOTE || segments[i].p_filesz > NOTE_LIMIT ||
        !sr_file_read(file, notes, segments[i].p_filesz, segments[i].p_offset))
      continue;
    size_t bytes;
    const uint8_t *id = find_build_id(notes, segments[i].p_filesz, &bytes);
    if (!id)
      continue;
    char *hex = sr_arena_alloc(arena, 2 * bytes + 1);
    for (size_t k = 0; k < bytes; k++) {
      hex[2 * k] = "0123456789abcdef"[id[k] >> 4];
      hex[2 * k + 1] = "0123456789abcdef"[id[k] & 15];
    }
    hex[2 * bytes] = '\0';
    return hex;
  }
  return NULL;
}

const char *sr_elf_build_id(sr_arena *arena, const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0)
    return NULL;
  const char *id = read_build_id(arena, file);
  close(file);
  return id;
}

/* The build id of the library in the first folder of the list, separated by ':', that has it. */
static const char *search(sr_arena *arena, const char *folders) {
  for (const char *folder = folders; *folder;) {
    size_t length = strcspn(folder, ":");
    const char *path = sr_arena_printf(arena, "%.*s/%s", (int)length, folder, SPMDRUN_LLVM_FILE);
    const char *id = length > 0 ? sr_elf_build_id(arena, path) : NULL;
    if (id)
      return id;
    folder += length + (folder[length] == ':');
  }
  return NULL;
}

const char *sr_llvm_identity(sr_arena *arena) {
  const char *chosen = getenv("LD_LIBRARY_PATH");
  const char *id = chosen ? search(arena, chosen) : NULL;
  if (!id)
    id = search(arena, SPMDRUN_LLVM_FOLDERS);
  return sr_arena_printf(arena, "%s %s", SPMDRUN_LLVM_FILE, id ? id : SPMDRUN_LLVM_BUILD_ID);
}
