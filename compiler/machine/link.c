/*
 * The linker: places the sections of the objects in an image and resolves their relocations.
 *
 * All sections are in one image, so their distances are fixed and a reference is a known difference
 * of offsets. Functions outside the image are reached through import slots. A data reference goes
 * to the slot; a call goes to a stub that jumps through the slot. The image has no global offset
 * table: references through such a table are turned into direct ones (System V ABI, x86-64
 * supplement, B.2 "Optimize GOTPCRELX relocations").
 */
#include "compiler/machine/link.h"

#include <elf.h>
#include <string.h>

#include "compiler/machine/link_elf.h"
#include "executable/imports.h"

enum {
  PAGE_BYTES = 4096,
  STUB_BYTES = 8, /* jmp *[rip + displacement] and two int3 */
  SLOT_BYTES = 8,
  INT3 = 0xcc,
};

static const uint64_t not_placed = UINT64_MAX;
static const uint32_t not_imported = UINT32_MAX;

typedef struct input {
  sr_elf elf;
  bool *needed;          /* [section]: true if the section is part of the image */
  uint64_t *places;      /* [section]: its offset in the image, or not_placed */
  uint32_t *imports;     /* [symbol]: its index in executable/imports.h, or not_imported */
  uint32_t *definitions; /* [symbol]: index of the library's symbol that defines it, or 0 */
} input;

typedef struct linker {
  sr_ctx *ctx;
  sr_arena *arena;
  input *inputs; /* the program's objects, followed by the library */
  uint32_t input_count;
  input *library;        /* entry of `inputs`; NULL: there is no library */
  bool *used;            /* [index in executable/imports.h]: the code uses the function */
  uint32_t *slots;       /* [index in executable/imports.h]: number of the function's slot */
  uint32_t import_count; /* slots in use */
  uint64_t stubs;        /* offset of the first stub */
  uint64_t text_bytes, import_offset, image_bytes;
  uint8_t *image;
} linker;

#define REFUSE(L, ...)                                                                             \
  sr_fail((L)->ctx, SR_ERR_INTERNAL, "linking the program's code: " __VA_ARGS__)

static uint64_t align_up(uint64_t value, uint64_t alignment) {
  return (value + alignment - 1) & ~(alignment - 1);
}

/* ---- sections ------------------------------------------------------------------------------- */

typedef enum section_use {
  USE_NONE, /* not in the image: symbols, strings, notes, unwind tables */
  USE_CODE,
  USE_DATA,
} section_use;

static section_use use_of(const sr_elf_section *section) {
  if (!(section->flags & SHF_ALLOC) || section->bytes == 0)
    return USE_NONE;
  if (strcmp(section->name, ".eh_frame") == 0 || section->type == SHT_NOTE ||
      section->type == SHT_X86_64_UNWIND)
    return USE_NONE;
  return section->flags & SHF_EXECINSTR ? USE_CODE : USE_DATA;
}

static sr_status check_section(linker *l, const sr_elf_section *section) {
  if (section->flags & SHF_TLS)
    return REFUSE(l, "section %s holds thread-local data, which code must not have", section->name);
  if (section->flags & SHF_WRITE)
    return REFUSE(l, "section %s holds writable data or addresses, which code must not have",
                  section->name);
  if (!section->data)
    return REFUSE(l, "section %s has no contents", section->name);
  return SR_OK;
}

/* ---- references ----------------------------------------------------------------------------- */

static sr_status resolve(linker *l, input *in, uint32_t index);

/* Marks a section of the library as needed, and also the library's sections that it refers to. */
static sr_status need(linker *l, uint32_t section) {
  input *in = l->library;
  if (in->needed[section] || use_of(&in->elf.sections[section]) == USE_NONE)
    return SR_OK;
  in->needed[section] = true;
  for (size_t i = 0; i < in->elf.relocation_count; i++)
    if (in->elf.relocations[i].section == section)
      SR_TRY(resolve(l, in, in->elf.relocations[i].symbol));
  return SR_OK;
}

/* Returns the index of the library's symbol for the function `name`, or 0 if there is none. */
static uint32_t find_definition(const linker *l, const char *name) {
  for (uint32_t s = 1; l->library && s < l->library->elf.symbol_count; s++) {
    const sr_elf_symbol *symbol = &l->library->elf.symbols[s];
    if (symbol->section != 0 && symbol->type == STT_FUNC && strcmp(symbol->name, name) == 0)
      return s;
  }
  return 0;
}

/* Finds what defines symbol `index` of `in`: `in` itself, the library, or an import. */
static sr_status resolve(linker *l, input *in, uint32_t index) {
  const sr_elf_symbol *symbol = &in->elf.symbols[index];
  if (symbol->section != 0)
    return in == l->library ? need(l, symbol->section) : SR_OK;
  if (in->imports[index] != not_imported || in->definitions[index] != 0)
    return SR_OK;
  const char *name = symbol->name ? symbol->name : "";
  in->definitions[index] = find_definition(l, name);
  if (in->definitions[index] != 0)
    return need(l, l->library->elf.symbols[in->definitions[index]].section);
  if (index == 0 || !sr_import_find(name, &in->imports[index]))
    return REFUSE(l,
                  "it calls '%s', which is neither in the function library nor one of the "
                  "functions that code may import",
                  name);
  l->used[in->imports[index]] = true;
  return SR_OK;
}

/* Resolves all references, and thereby finds the needed sections of the library. */
static sr_status resolve_all(linker *l) {
  l->used = SR_NEW_ARRAY(l->arena, bool, sr_import_count());
  for (uint32_t i = 0; i < l->input_count; i++) {
    input *in = &l->inputs[i];
    for (uint32_t s = 1; in != l->library && s < in->elf.section_count; s++)
      in->needed[s] = use_of(&in->elf.sections[s]) != USE_NONE;
  }
  for (uint32_t i = 0; i < l->input_count; i++) {
    input *in = &l->inputs[i];
    for (size_t r = 0; in != l->library && r < in->elf.relocation_count; r++)
      if (in->needed[in->elf.relocations[r].section])
        SR_TRY(resolve(l, in, in->elf.relocations[r].symbol));
  }
  return SR_OK;
}

/* Numbers the slots of all imports in the order of executable/imports.h. */
static void number_slots(linker *l) {
  l->slots = SR_NEW_ARRAY(l->arena, uint32_t, sr_import_count());
  for (uint32_t i = 0; i < sr_import_count(); i++)
    if (l->used[i])
      l->slots[i] = l->import_count++;
}

/* ---- layout --------------------------------------------------------------------------------- */

/* Places the sections whose use is `use` one after the other, from *end on. Moves *end. */
static sr_status place_sections(linker *l, section_use use, uint64_t *end) {
  for (uint32_t i = 0; i < l->input_count; i++) {
    input *in = &l->inputs[i];
    for (uint32_t s = 1; s < in->elf.section_count; s++) {
      const sr_elf_section *section = &in->elf.sections[s];
      if (!in->needed[s] || use_of(section) != use)
        continue;
      SR_TRY(check_section(l, section));
      in->places[s] = align_up(*end, section->alignment);
      *end = in->places[s] + section->bytes;
    }
  }
  return SR_OK;
}

/* Moves the data sections behind the code. Before, their places are counted from 0. */
static void move_data(linker *l) {
  for (uint32_t i = 0; i < l->input_count; i++) {
    input *in = &l->inputs[i];
    for (uint32_t s = 1; s < in->elf.section_count; s++)
      if (in->places[s] != not_placed && use_of(&in->elf.sections[s]) == USE_DATA)
        in->places[s] += l->text_bytes;
  }
}

/* Computes the offsets of sections, stubs and slots in the image. */
static sr_status lay_out(linker *l) {
  uint64_t code_end = 0, data_end = 0;
  SR_TRY(place_sections(l, USE_CODE, &code_end));
  SR_TRY(place_sections(l, USE_DATA, &data_end));
  l->stubs = align_up(code_end, STUB_BYTES);
  l->text_bytes = align_up(l->stubs + (uint64_t)l->import_count * STUB_BYTES, PAGE_BYTES);
  move_data(l);
  l->import_offset = align_up(l->text_bytes + data_end, SLOT_BYTES);
  l->image_bytes = l->import_offset + (uint64_t)l->import_count * SLOT_BYTES;
  if (l->image_bytes > INT32_MAX)
    return REFUSE(l, "its code and constants take %llu bytes; at most 2 GiB can be addressed",
                  (unsigned long long)l->image_bytes);
  return SR_OK;
}

/* ---- image ---------------------------------------------------------------------------------- */

static void store32(uint8_t *at, int32_t value) {
  memcpy(at, &value, sizeof value);
}
static void store64(uint8_t *at, int64_t value) {
  memcpy(at, &value, sizeof value);
}

static uint64_t stub_of(const linker *l, uint32_t import) {
  return l->stubs + (uint64_t)l->slots[import] * STUB_BYTES;
}

static uint64_t slot_of(const linker *l, uint32_t import) {
  return l->import_offset + (uint64_t)l->slots[import] * SLOT_BYTES;
}

static void fill_image(linker *l) {
  l->image = sr_arena_alloc(l->arena, l->image_bytes);
  memset(l->image, INT3, l->text_bytes);
  for (uint32_t i = 0; i < l->input_count; i++) {
    const input *in = &l->inputs[i];
    for (uint32_t s = 1; s < in->elf.section_count; s++)
      if (in->places[s] != not_placed)
        memcpy(l->image + in->places[s], in->elf.sections[s].data, in->elf.sections[s].bytes);
  }
  for (uint32_t slot = 0; slot < l->import_count; slot++) {
    uint64_t stub = l->stubs + (uint64_t)slot * STUB_BYTES;
    uint64_t target = l->import_offset + (uint64_t)slot * SLOT_BYTES;
    uint8_t *at = l->image + stub;
    at[0] = 0xff; /* jmp *[rip + displacement], where rip is the end of these 6 bytes */
    at[1] = 0x25;
    store32(at + 2, (int32_t)(target - (stub + 6)));
  }
}

/* ---- relocations ---------------------------------------------------------------------------- */

/* Finds the offset in the image of symbol `index` of `in`. */
static sr_status locate(linker *l, const input *in, uint32_t index, uint64_t *out) {
  if (in->definitions[index] != 0)
    return locate(l, l->library, in->definitions[index], out);
  const sr_elf_symbol *symbol = &in->elf.symbols[index];
  if (in->places[symbol->section] == not_placed)
    return REFUSE(l, "it refers to '%s' in section %s, which is no part of the code", symbol->name,
                  in->elf.sections[symbol->section].name);
  *out = in->places[symbol->section] + symbol->value;
  return SR_OK;
}

/*
 * Replaces an instruction that loads an address from the global offset table by one that computes
 * the address. `field` is the 4-byte displacement in the image. False if the instruction has no
 * replacement.
 */
static bool relax_got_load(uint8_t *field) {
  uint8_t *opcode = field - 2, *modrm = field - 1;
  if (*opcode == 0x8b && (*modrm & 0xc7) == 0x05) { /* mov reg, [rip + d] -> lea reg, [rip + d] */
    *opcode = 0x8d;
    return true;
  }
  if (*opcode == 0xff && *modrm == 0x15) { /* call *[rip + d] -> addr32 call d */
    *opcode = 0x67;
    *modrm = 0xe8;
    return true;
  }
  return false;
}

/* jmp *[rip + d] -> jmp d; nop. The displacement of the new jump begins one byte earlier. */
static bool relax_got_jump(uint8_t *field, int64_t *displacement) {
  if (field[-2] != 0xff || field[-1] != 0x25)
    return false;
  field[-2] = 0xe9;
  store32(field - 1, (int32_t)(*displacement + 1));
  field[3] = 0x90;
  return true;
}

static sr_status store_displacement(linker *l, const sr_elf_symbol *symbol, uint8_t *field,
                                    int64_t value) {
  if (value < INT32_MIN || value > INT32_MAX)
    return REFUSE(l, "a reference to '%s' does not reach", symbol->name);
  store32(field, (int32_t)value);
  return SR_OK;
}

static sr_status apply_got(linker *l, const input *in, const sr_elf_relocation *relocation,
                           uint64_t place) {
  const sr_elf_symbol *symbol = &in->elf.symbols[relocation->symbol];
  uint8_t *field = l->image + place;
  uint32_t import = in->imports[relocation->symbol];
  if (import != not_imported) /* the import slot replaces the entry of the global offset table */
    return store_displacement(l, symbol, field,
                              (int64_t)slot_of(l, import) + relocation->addend - (int64_t)place);
  uint64_t target = 0;
  SR_TRY(locate(l, in, relocation->symbol, &target));
  int64_t displacement = (int64_t)target + relocation->addend - (int64_t)place;
  bool relaxable = relocation->type != R_X86_64_GOTPCREL && relocation->offset >= 2 &&
                   relocation->addend == -4 &&
                   use_of(&in->elf.sections[relocation->section]) == USE_CODE;
  if (relaxable && relax_got_load(field))
    return store_displacement(l, symbol, field, displacement);
  if (relaxable && relax_got_jump(field, &displacement))
    return SR_OK;
  return REFUSE(l, "an instruction needs the address of '%s' from a global offset table",
                symbol->name);
}

static sr_status apply_relative(linker *l, const input *in, const sr_elf_relocation *relocation,
                                uint64_t place, bool wide) {
  const sr_elf_symbol *symbol = &in->elf.symbols[relocation->symbol];
  uint32_t import = in->imports[relocation->symbol];
  uint64_t target = 0;
  if (import != not_imported)
    target = stub_of(l, import);
  else
    SR_TRY(locate(l, in, relocation->symbol, &target));
  int64_t displacement = (int64_t)target + relocation->addend - (int64_t)place;
  if (!wide)
    return store_displacement(l, symbol, l->image + place, displacement);
  store64(l->image + place, displacement);
  return SR_OK;
}

static sr_status apply(linker *l, const input *in, const sr_elf_relocation *relocation) {
  const sr_elf_section *section = &in->elf.sections[relocation->section];
  uint64_t base = in->places[relocation->section];
  if (base == not_placed)
    return SR_OK;
  uint64_t field_bytes = relocation->type == R_X86_64_PC64 ? 8 : 4;
  if (section->bytes - relocation->offset < field_bytes)
    return REFUSE(l, "a relocation reaches over the end of section %s", section->name);
  if (relocation->addend > INT32_MAX || relocation->addend < INT32_MIN)
    return REFUSE(l, "a relocation of section %s has an addend out of range", section->name);
  uint64_t place = base + relocation->offset;
  switch ((int)relocation->type) {
  case R_X86_64_NONE:
    return SR_OK;
  case R_X86_64_PC32:
  case R_X86_64_PLT32:
    return apply_relative(l, in, relocation, place, false);
  case R_X86_64_PC64:
    return apply_relative(l, in, relocation, place, true);
  case R_X86_64_GOTPCREL:
  case R_X86_64_GOTPCRELX:
  case R_X86_64_REX_GOTPCRELX:
    return apply_got(l, in, relocation, place);
  default: /* `type` comes from a file and may have any value */
    return REFUSE(l,
                  "relocation type %u against '%s' in section %s has no position-independent form",
                  relocation->type, in->elf.symbols[relocation->symbol].name, section->name);
  }
}

/* ---- the result ----------------------------------------------------------------------------- */

static sr_status find_function(linker *l, const sr_object_function *function,
                               uint64_t *out_offset) {
  const input *in = &l->inputs[function->object];
  for (uint32_t s = 1; s < in->elf.symbol_count; s++) {
    const sr_elf_symbol *symbol = &in->elf.symbols[s];
    if (symbol->type != STT_FUNC || symbol->section == 0 ||
        strcmp(symbol->name, function->name) != 0)
      continue;
    return locate(l, in, s, out_offset);
  }
  return REFUSE(l, "the object has no function '%s'", function->name);
}

static const char *const *import_names(linker *l) {
  const char **names = SR_NEW_ARRAY(l->arena, const char *, l->import_count);
  for (uint32_t i = 0; i < l->input_count; i++) {
    const input *in = &l->inputs[i];
    for (uint32_t s = 0; s < in->elf.symbol_count; s++)
      if (in->imports[s] != not_imported)
        names[l->slots[in->imports[s]]] = sr_import_name(in->imports[s]);
  }
  return names;
}

static sr_status relocate(linker *l) {
  for (uint32_t i = 0; i < l->input_count; i++) {
    const input *in = &l->inputs[i];
    for (size_t r = 0; r < in->elf.relocation_count; r++)
      SR_TRY(apply(l, in, &in->elf.relocations[r]));
  }
  return SR_OK;
}

static sr_status read_input(linker *l, const sr_object *object, input *in) {
  SR_TRY(sr_elf_read(l->ctx, l->arena, object->data, object->bytes, &in->elf));
  in->needed = SR_NEW_ARRAY(l->arena, bool, in->elf.section_count);
  in->places = SR_NEW_ARRAY(l->arena, uint64_t, in->elf.section_count);
  in->imports = SR_NEW_ARRAY(l->arena, uint32_t, in->elf.symbol_count);
  in->definitions = SR_NEW_ARRAY(l->arena, uint32_t, in->elf.symbol_count);
  for (uint32_t s = 0; s < in->elf.section_count; s++)
    in->places[s] = not_placed;
  for (uint32_t s = 0; s < in->elf.symbol_count; s++)
    in->imports[s] = not_imported;
  return SR_OK;
}

sr_status sr_link(sr_ctx *ctx, sr_arena *arena, const sr_object *objects, uint32_t object_count,
                  const sr_object *library, const sr_object_function *functions, uint32_t count,
                  sr_code *out) {
  linker l = {.ctx = ctx, .arena = arena, .input_count = object_count + (library ? 1 : 0)};
  l.inputs = SR_NEW_ARRAY(arena, input, l.input_count);
  for (uint32_t i = 0; i < object_count; i++)
    SR_TRY(read_input(&l, &objects[i], &l.inputs[i]));
  if (library) {
    l.library = &l.inputs[object_count];
    SR_TRY(read_input(&l, library, l.library));
  }
  SR_TRY(resolve_all(&l));
  number_slots(&l);
  SR_TRY(lay_out(&l));
  fill_image(&l);
  SR_TRY(relocate(&l));
  uint64_t *offsets = SR_NEW_ARRAY(arena, uint64_t, count);
  for (uint32_t i = 0; i < count; i++)
    SR_TRY(find_function(&l, &functions[i], &offsets[i]));

  out->image = l.image;
  out->image_bytes = l.image_bytes;
  out->text_bytes = l.text_bytes;
  out->import_offset = l.import_offset;
  out->import_count = l.import_count;
  out->imports = import_names(&l);
  out->function_count = count;
  out->functions = offsets;
  return SR_OK;
}
