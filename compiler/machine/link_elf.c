/*
 * Reads an ELF object from untrusted bytes. Headers are copied out, because the file need not be
 * aligned. Every offset, size, index and string is checked before use, so the linker can trust the
 * tables. Absolute and common symbols and more than 2^16 sections are errors; LLVM's code for
 * kernels has none of them.
 */
#include "compiler/machine/link_elf.h"

#include <elf.h>
#include <string.h>

typedef struct reader {
  sr_ctx *ctx;
  sr_arena *arena;
  const uint8_t *object;
  size_t bytes;
  Elf64_Shdr *headers;
  sr_elf *elf;
} reader;

typedef SR_VECTOR(sr_elf_relocation) relocation_list;

#define BROKEN(R, ...) sr_fail((R)->ctx, SR_ERR_INTERNAL, "object file: " __VA_ARGS__)

static bool inside(const reader *r, uint64_t offset, uint64_t bytes) {
  return offset <= r->bytes && bytes <= r->bytes - offset;
}

/* Reads the NUL-terminated string at `offset` of a string table. */
static sr_status read_string(reader *r, uint32_t table, uint64_t offset, const char **out) {
  if (table == 0 || table >= r->elf->section_count || r->headers[table].sh_type != SHT_STRTAB)
    return BROKEN(r, "section %u is used as a string table and is none", table);
  const Elf64_Shdr *header = &r->headers[table];
  if (offset >= header->sh_size ||
      !memchr(r->object + header->sh_offset + offset, 0, header->sh_size - offset))
    return BROKEN(r, "a name lies outside of its string table");
  *out = (const char *)r->object + header->sh_offset + offset;
  return SR_OK;
}

static sr_status read_file_header(reader *r, Elf64_Ehdr *out) {
  if (r->bytes < sizeof *out)
    return BROKEN(r, "%zu bytes are too few for an ELF header", r->bytes);
  memcpy(out, r->object, sizeof *out);
  if (memcmp(out->e_ident, ELFMAG, SELFMAG) != 0 || out->e_ident[EI_CLASS] != ELFCLASS64 ||
      out->e_ident[EI_DATA] != ELFDATA2LSB)
    return BROKEN(r, "not little-endian ELF64");
  if (out->e_type != ET_REL || out->e_machine != EM_X86_64)
    return BROKEN(r, "not a relocatable object for x86-64");
  if (out->e_shentsize != sizeof(Elf64_Shdr) || out->e_shnum == 0)
    return BROKEN(r, "section headers of %u bytes, %u of them", out->e_shentsize, out->e_shnum);
  if (!inside(r, out->e_shoff, (uint64_t)out->e_shnum * sizeof(Elf64_Shdr)))
    return BROKEN(r, "section headers lie outside of the file");
  return SR_OK;
}

/* A section must not ask for a larger alignment, because the image is only aligned to a page. */
enum {
  MAX_ALIGNMENT = 4096
};

static sr_status read_sections(reader *r) {
  Elf64_Ehdr file;
  SR_TRY(read_file_header(r, &file));
  r->elf->section_count = file.e_shnum;
  r->elf->sections = SR_NEW_ARRAY(r->arena, sr_elf_section, file.e_shnum);
  r->headers = SR_NEW_ARRAY(r->arena, Elf64_Shdr, file.e_shnum);
  memcpy(r->headers, r->object + file.e_shoff, (size_t)file.e_shnum * sizeof(Elf64_Shdr));

  for (uint32_t i = 1; i < file.e_shnum; i++) {
    const Elf64_Shdr *header = &r->headers[i];
    if (header->sh_type != SHT_NOBITS && !inside(r, header->sh_offset, header->sh_size))
      return BROKEN(r, "section %u lies outside of the file", i);
  }
  for (uint32_t i = 1; i < file.e_shnum; i++) {
    const Elf64_Shdr *header = &r->headers[i];
    sr_elf_section *section = &r->elf->sections[i];
    SR_TRY(read_string(r, file.e_shstrndx, header->sh_name, &section->name));
    uint64_t alignment = header->sh_addralign ? header->sh_addralign : 1;
    if (alignment > MAX_ALIGNMENT || (alignment & (alignment - 1)) != 0)
      return BROKEN(r, "section %s has alignment %llu", section->name,
                    (unsigned long long)alignment);
    section->type = header->sh_type;
    section->flags = header->sh_flags;
    section->alignment = alignment;
    section->bytes = header->sh_size;
    section->data = header->sh_type == SHT_NOBITS ? NULL : r->object + header->sh_offset;
  }
  return SR_OK;
}

static sr_status read_symbol(reader *r, const Elf64_Shdr *table, uint32_t index) {
  Elf64_Sym raw;
  memcpy(&raw, r->object + table->sh_offset + (uint64_t)index * sizeof raw, sizeof raw);
  sr_elf_symbol *symbol = &r->elf->symbols[index];
  SR_TRY(read_string(r, table->sh_link, raw.st_name, &symbol->name));
  symbol->type = ELF64_ST_TYPE(raw.st_info);
  if (symbol->type == STT_FILE) /* the symbol is only the name of the source file */
    return SR_OK;
  if (raw.st_shndx >= r->elf->section_count)
    return BROKEN(r, "symbol '%s' is absolute, common or of a section that does not exist",
                  symbol->name);
  symbol->section = raw.st_shndx;
  symbol->value = raw.st_value;
  if (raw.st_shndx != SHN_UNDEF && raw.st_value > r->headers[raw.st_shndx].sh_size)
    return BROKEN(r, "symbol '%s' lies outside of its section", symbol->name);
  return SR_OK;
}

static sr_status read_symbols(reader *r) {
  for (uint32_t i = 1; i < r->elf->section_count; i++) {
    const Elf64_Shdr *table = &r->headers[i];
    if (table->sh_type != SHT_SYMTAB)
      continue;
    if (r->elf->symbols)
      return BROKEN(r, "two symbol tables");
    if (table->sh_entsize != sizeof(Elf64_Sym) || table->sh_size / sizeof(Elf64_Sym) > UINT32_MAX)
      return BROKEN(r, "a symbol table of another format");
    r->elf->symbol_count = (uint32_t)(table->sh_size / sizeof(Elf64_Sym));
    r->elf->symbols = SR_NEW_ARRAY(r->arena, sr_elf_symbol, r->elf->symbol_count);
    for (uint32_t s = 1; s < r->elf->symbol_count; s++)
      SR_TRY(read_symbol(r, table, s));
  }
  return SR_OK;
}

static sr_status read_relocation_table(reader *r, const Elf64_Shdr *table, relocation_list *list) {
  if (table->sh_info == 0 || table->sh_info >= r->elf->section_count ||
      table->sh_entsize != sizeof(Elf64_Rela))
    return BROKEN(r, "a relocation table of another format");
  const sr_elf_section *target = &r->elf->sections[table->sh_info];
  for (uint64_t i = 0; i < table->sh_size / sizeof(Elf64_Rela); i++) {
    Elf64_Rela raw;
    memcpy(&raw, r->object + table->sh_offset + i * sizeof raw, sizeof raw);
    sr_elf_relocation relocation = {
        .section = table->sh_info,
        .offset = raw.r_offset,
        .type = (uint32_t)ELF64_R_TYPE(raw.r_info),
        .symbol = (uint32_t)ELF64_R_SYM(raw.r_info),
        .addend = raw.r_addend,
    };
    if (relocation.symbol >= r->elf->symbol_count)
      return BROKEN(r, "a relocation of %s names a symbol that does not exist", target->name);
    if (!target->data || relocation.offset >= target->bytes)
      return BROKEN(r, "a relocation lies outside of its section %s", target->name);
    SR_PUSH(r->arena, list, relocation);
  }
  return SR_OK;
}

static sr_status read_relocations(reader *r) {
  relocation_list list = {0};
  for (uint32_t i = 1; i < r->elf->section_count; i++) {
    if (r->headers[i].sh_type == SHT_REL)
      return BROKEN(r, "relocations without addends");
    if (r->headers[i].sh_type == SHT_RELA)
      SR_TRY(read_relocation_table(r, &r->headers[i], &list));
  }
  r->elf->relocations = list.items;
  r->elf->relocation_count = list.count;
  return SR_OK;
}

sr_status sr_elf_read(sr_ctx *ctx, sr_arena *arena, const void *object, size_t bytes,
                      sr_elf *out_elf) {
  memset(out_elf, 0, sizeof *out_elf);
  reader r = {.ctx = ctx, .arena = arena, .object = object, .bytes = bytes, .elf = out_elf};
  SR_TRY(read_sections(&r));
  SR_TRY(read_symbols(&r));
  return read_relocations(&r);
}
