/*
 * Makes the cache key of an executable. A look-up compares only the digest of the key. The key also
 * has parts that people can read, which explain a miss. The parts that describe the program leave
 * out names, as the program's fingerprint does: they number the mesh axes instead. So programs that
 * differ only in names have equal keys.
 */
#include <stdlib.h>
#include <string.h>

#include "api/build.h"
#include "executable/format.h"
#include "graph/ir/query.h"
#include "spmdrun_build_id.h"

typedef enum part {
  PART_PROGRAM,
  PART_ARGUMENTS,
  PART_RESULTS,
  PART_MESHES,
  PART_OPS,
  PART_CONSTANTS,
  PART_BODY,
  PART_COMPILER,
  PART_LLVM,
  PART_TARGET,
  PART_DEVICES,
  PART_OPTIONS,
  PART_COUNT,
} part;

/* How the explanation of a cache miss words a difference in each part of the key. */
static const sr_key_words words[PART_COUNT] = {
    [PART_PROGRAM] = {SR_PART_SUM, NULL, NULL},
    [PART_ARGUMENTS] = {SR_PART_LIST, NULL, "argument"},
    [PART_RESULTS] = {SR_PART_LIST, NULL, "result"},
    [PART_MESHES] = {SR_PART_LIST, NULL, "mesh"},
    [PART_OPS] = {SR_PART_COUNTS, "the program computes something else", NULL},
    [PART_CONSTANTS] = {SR_PART_DIGEST, "constants have other values", NULL},
    [PART_BODY] = {SR_PART_REST,
                   "the program has the same ops, but their attributes, their order or the types "
                   "between them differ",
                   NULL},
    [PART_COMPILER] = {SR_PART_TEXT, "compiled by another version", NULL},
    [PART_LLVM] = {SR_PART_TEXT, "compiled with another LLVM", NULL},
    [PART_TARGET] = {SR_PART_TEXT, NULL, NULL}, /* words_for sets it */
    [PART_DEVICES] = {SR_PART_TEXT, "for other devices", NULL},
    [PART_OPTIONS] = {SR_PART_TEXT, "with other options", NULL},
};

typedef struct formatter {
  const sr_module *module;
  const sr_fingerprint *fingerprint;
  sr_arena *arena;
} formatter;

/* ---- shardings ------------------------------------------------------------------------------- */

static size_t axis_number(const formatter *t, const char *name) {
  for (size_t i = 0; i < t->fingerprint->axis_count; i++)
    if (strcmp(t->fingerprint->axes[i], name) == 0)
      return i + 1;
  return 0; /* no sharding of the program uses this axis */
}

static void format_axes(const formatter *t, const sr_axis_list *list, bool open, sr_text *text) {
  sr_text_char(text, '{');
  for (int32_t i = 0; i < list->count; i++) {
    const sr_axis_ref *axis = &list->axes[i];
    sr_text_printf(text, "%saxis %zu", i ? ", " : "", axis_number(t, axis->name));
    if (axis->size)
      sr_text_printf(text, ":(%lld)%lld", (long long)axis->pre, (long long)axis->size);
  }
  sr_text_string(text, !open ? "}" : list->count ? ", ?}" : "?}");
}

/* Writes a sharding with the axes by number: " by [{axis 1}, {}]". */
static void format_sharding(const formatter *t, const sr_sharding_attr *sharding, sr_text *text) {
  sr_text_string(text, " by [");
  for (int32_t i = 0; i < sharding->rank; i++) {
    sr_text_string(text, i ? ", " : "");
    format_axes(t, &sharding->dims[i].axes, sharding->dims[i].open, text);
    if (sharding->dims[i].priority > 0)
      sr_text_printf(text, "p%d", (int)sharding->dims[i].priority);
  }
  sr_text_char(text, ']');
  if (sharding->replicated.count) {
    sr_text_string(text, " replicated ");
    format_axes(t, &sharding->replicated, false, text);
  }
  if (sharding->unreduced.count) {
    sr_text_string(text, " unreduced ");
    format_axes(t, &sharding->unreduced, false, text);
  }
}

/* ---- parts of a program ---------------------------------------------------------------------- */

/* sr_func_arg_attr or sr_func_result_attr: returns the attribute `name` of argument or result
 * `index`, or NULL. */
typedef const sr_attr *port_attr(const sr_func *func, int32_t index, const char *name);

/* Writes an argument or result: "f32[128,10] by [{axis 1}, {}], donated". */
static void format_port(const formatter *t, const sr_type *type, port_attr *attr, int32_t index,
                        sr_text *text) {
  const sr_func *main = t->module->main;
  sr_type_format(text, type);
  const sr_attr *sharding = attr(main, index, "sdy.sharding");
  if (sharding && sharding->kind == SR_ATTR_SHARDING)
    format_sharding(t, sharding->sharding, text);
  const sr_attr *old = attr(main, index, "mhlo.sharding");
  if (old && old->kind == SR_ATTR_STRING)
    sr_text_printf(text, " by %s", old->string.data);
  const sr_attr *alias = attr(main, index, "tf.aliasing_output");
  if (alias && alias->kind == SR_ATTR_INT)
    sr_text_printf(text, ", donated to result %lld", (long long)alias->integer.value);
  const sr_attr *donor = attr(main, index, "jax.buffer_donor");
  if (donor && donor->kind == SR_ATTR_BOOL && donor->boolean)
    sr_text_string(text, ", donated");
}

/* Writes `count` arguments or results of main, one per line, then where tokens stand between them.
 * `attr` reads their attributes. */
static const char *format_ports(const formatter *t, const sr_type *const *types, int32_t count,
                                port_attr *attr, const sr_tokens *tokens) {
  sr_text text = {.arena = t->arena};
  for (int32_t i = 0; i < count; i++) {
    sr_text_string(&text, i ? "\n" : "");
    format_port(t, types[i], attr, i, &text);
  }
  for (int32_t i = 0; i < tokens->count; i++)
    sr_text_printf(&text, "%stoken before %d", text.count > 0 ? "\n" : "", (int)tokens->before[i]);
  return sr_key_value(t->arena, &text);
}

/* Writes the axes of a mesh: "axis 1 = 4, axis 2 = 2". Adds the mesh's devices if they are not in
 * the usual order 0, 1, 2, ... */
static void format_mesh(const formatter *t, const sr_mesh *mesh, sr_text *text) {
  for (int32_t i = 0; i < mesh->axis_count; i++)
    sr_text_printf(text, "%saxis %zu = %lld", i ? ", " : "", axis_number(t, mesh->axes[i].name),
                   (long long)mesh->axes[i].size);
  if (!mesh->axis_count)
    sr_text_string(text, "no axes");
  for (int64_t i = 0; !sr_mesh_is_plain(mesh) && i < mesh->device_count; i++)
    sr_text_printf(text, "%s%lld", i ? ", " : " over devices ", (long long)mesh->device_ids[i]);
}

static const char *format_meshes(const formatter *t) {
  sr_text text = {.arena = t->arena};
  for (size_t i = 0; i < t->module->mesh_count; i++)
    if (!sr_module_mesh_is_repeated(t->module, i)) {
      sr_text_string(&text, text.count ? "\n" : "");
      format_mesh(t, t->module->meshes[i].mesh, &text);
    }
  return sr_key_value(t->arena, &text);
}

/* Adds the ops of the block and its regions to `counts`, by opcode. Skips constants, because their
 * number depends on how the program is written. */
static void count_ops(const sr_block *block, size_t counts[SR_OP_COUNT]) {
  for (const sr_op *op = block->first; op; op = op->next) {
    counts[op->code] += !op->result_count || !sr_constant_of(&op->results[0]);
    for (int32_t i = 0; i < op->region_count; i++)
      count_ops(op->regions[i], counts);
  }
}

static int by_name(const void *a, const void *b) {
  return strcmp(sr_op_info_get(*(const sr_opcode *)a)->name,
                sr_op_info_get(*(const sr_opcode *)b)->name);
}

/* Lists how often each kind of op occurs, "3 dot_general", one kind per line, sorted by name. */
static const char *format_ops(const formatter *t) {
  static const char usual[] = "stablehlo.";
  size_t counts[SR_OP_COUNT] = {0};
  sr_opcode codes[SR_OP_COUNT];
  count_ops(t->module->main->body, counts);
  for (int i = 0; i < SR_OP_COUNT; i++)
    codes[i] = (sr_opcode)i;
  qsort(codes, SR_OP_COUNT, sizeof *codes, by_name);
  sr_text text = {.arena = t->arena};
  for (int i = 0; i < SR_OP_COUNT; i++) {
    const char *name = sr_op_info_get(codes[i])->name;
    if (strncmp(name, usual, sizeof usual - 1) == 0)
      name += sizeof usual - 1;
    if (counts[codes[i]])
      sr_text_printf(&text, "%s%zu %s", text.count ? "\n" : "", counts[codes[i]], name);
  }
  return sr_text_get(&text);
}

static const char *hex(sr_arena *arena, const sr_digest *digest) {
  char text[SR_DIGEST_HEX_BYTES];
  sr_digest_hex(digest, text);
  return sr_arena_string(arena, text, strlen(text));
}

const char *sr_compiler_identity(void) {
  return "spmdrun " SPMDRUN_VERSION " " SPMDRUN_BUILD_ID;
}

/* ---- compilation options --------------------------------------------------------------------- */

/* Writes the number of devices, and how many of them are on one node. */
static const char *format_devices(const formatter *t, const sr_build_target *target) {
  const char *all = sr_arena_printf(t->arena, "%lld partitions, %lld replicas",
                                    (long long)sr_module_int(t->module, "mhlo.num_partitions", 1),
                                    (long long)sr_module_int(t->module, "mhlo.num_replicas", 1));
  return target->devices_per_node ? sr_arena_printf(t->arena, "%s, %lld on a node", all,
                                                    (long long)target->devices_per_node)
                                  : all;
}

/* Lists the compilation options that affect the compiled code. */
static const char *format_options(const spmdrun_context *context, sr_arena *arena,
                                  const sr_build_target *target) {
  const spmdrun_options *options = &context->options;
  sr_text text = {.arena = arena};
  sr_text_printf(&text, "optimization %d, placement %s", SR_OPTIMIZATION,
                 sr_placement_name(context->placement));
  if (context->tf32 && sr_target_is_gpu(target->code))
    sr_text_string(&text, ", products in tf32");
  if (target->watch_nans)
    sr_text_string(&text, ", looks for NaN");
  if (target->of_buffers)
    sr_text_string(&text, ", a buffer on each device");
  for (int i = 0; i < options->disabled_rewrite_count; i++)
    sr_text_printf(&text, "%s%s", i ? ", " : ", without ", options->disabled_rewrites[i]);
  return sr_text_get(&text);
}

/* Returns `words` for a key of this target. */
static const sr_key_words *words_for(sr_arena *arena, sr_target target) {
  sr_key_words *own = sr_arena_copy(arena, words, sizeof words);
  own[PART_TARGET].difference =
      sr_target_is_gpu(target) ? "for other GPUs" : "for other processors";
  return own;
}

void sr_program_key(spmdrun_context *context, sr_arena *arena, const sr_module *module,
                    const sr_fingerprint *fingerprint, const sr_build_target *target,
                    sr_key *out_key) {
  const formatter t = {module, fingerprint, arena};
  const sr_type *main = module->main->type;
  int32_t inputs = main->input_count;
  sr_key_part *parts = SR_NEW_ARRAY(arena, sr_key_part, PART_COUNT);
  parts[PART_PROGRAM] = (sr_key_part){"program", hex(arena, &fingerprint->digest)};
  parts[PART_ARGUMENTS] =
      (sr_key_part){"arguments", format_ports(&t, main->elements, inputs, sr_func_arg_attr,
                                              &module->argument_tokens)};
  parts[PART_RESULTS] =
      (sr_key_part){"results", format_ports(&t, main->elements + inputs, main->count - inputs,
                                            sr_func_result_attr, &module->result_tokens)};
  parts[PART_MESHES] = (sr_key_part){"meshes", format_meshes(&t)};
  parts[PART_OPS] = (sr_key_part){"ops", format_ops(&t)};
  parts[PART_CONSTANTS] = (sr_key_part){"constants", hex(arena, &fingerprint->constants)};
  parts[PART_BODY] = (sr_key_part){"body", hex(arena, &fingerprint->body)};
  parts[PART_COMPILER] = (sr_key_part){"compiler", sr_compiler_identity()};
  parts[PART_LLVM] = (sr_key_part){"llvm", SPMDRUN_LLVM_IDENTITY};
  parts[PART_TARGET] =
      (sr_key_part){"target", sr_arena_printf(arena, "%s", sr_target_name_of(target->code).text)};
  parts[PART_DEVICES] = (sr_key_part){"devices", format_devices(&t, target)};
  parts[PART_OPTIONS] = (sr_key_part){"options", format_options(context, arena, target)};
  *out_key =
      (sr_key){.parts = parts, .part_count = PART_COUNT, .words = words_for(arena, target->code)};
  sr_key_set_digest(out_key);
}
