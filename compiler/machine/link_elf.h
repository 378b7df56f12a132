/* The tables of an ELF64 relocatable object for x86-64 that a linker needs, after they were checked
 * and converted to structs of this machine. */
#ifndef SR_COMPILER_MACHINE_LINK_ELF_H
#define SR_COMPILER_MACHINE_LINK_ELF_H

#include "base/arena.h"
#include "base/status.h"

typedef struct sr_elf_section {
  const char *name;
  uint32_t type;      /* SHT_... */
  uint64_t flags;     /* SHF_... */
  uint64_t alignment; /* a power of two, at most 4096 */
  uint64_t bytes;
  const uint8_t *data; /* NULL for SHT_NOBITS; else points into the object */
} sr_elf_section;

typedef struct sr_elf_symbol {
  const char *name;
  uint8_t type;     /* STT_... */
  uint32_t section; /* 0: defined elsewhere, else index into sections */
  uint64_t value;   /* offset into the section, at most its size */
} sr_elf_symbol;

typedef struct sr_elf_relocation {
  uint32_t section; /* the section to patch */
  uint64_t offset;  /* offset in the section; the linker must check that the patched bytes fit */
  uint32_t type;    /* R_X86_64_... */
  uint32_t symbol;
  int64_t addend;
} sr_elf_relocation;

/* The tables of an object. Sections and symbols have the same indices as in the file; entry 0 of
 * both is empty. */
typedef struct sr_elf {
  uint32_t section_count, symbol_count;
  sr_elf_section *sections;
  sr_elf_symbol *symbols;
  size_t relocation_count;
  const sr_elf_relocation *relocations; /* in the order of the file */
} sr_elf;

/* Reads an object of any alignment. Names and data point into `object`; the tables live in `arena`.
 * Errors: SR_ERR_INTERNAL for a file that is truncated, of another kind, or inconsistent. */
sr_status sr_elf_read(sr_ctx *ctx, sr_arena *arena, const void *object, size_t bytes,
                      sr_elf *out_elf);

#endif
