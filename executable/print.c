/*
 * Prints the plan for people: `spmdrun show --stage plan`. It lists what each device holds and
 * runs, in order of execution. A reference to memory is printed as space+offset[bytes], such as
 * arena+0x40[256]. If it covers a whole argument or result, it is printed as arg0 or result0.
 */
#include "executable/format.h"

#include <inttypes.h>

#include "executable/calls.h"
#include "executable/convolution.h"
#include "executable/group.h"
#include "executable/print.h"
#include "executable/traffic.h"
#include "executable/working_memory.h"
#include "sharding/device_lists.h"

typedef struct printer {
  sr_text *text;
  const sr_executable *executable;
  uint64_t *sent; /* [device_count]: scratch memory */
  /* [transfer_table_count]: 1 + most elements that one device sends; 0: not yet computed */
  uint64_t *most;
  uint32_t number; /* number of the last printed step */
} printer;

static void print_list(printer *p, const sr_step_list *list, int depth);

/* ---- words ----------------------------------------------------------------------------------- */

/* Prints "1536 bytes", "6.0 KiB" or "1.5 MiB". */
static void print_bytes(printer *p, uint64_t bytes) {
  static const char *const units[] = {"KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  if (bytes < 4096) {
    sr_text_printf(p->text, "%" PRIu64 " bytes", bytes);
    return;
  }
  double value = (double)bytes / 1024;
  size_t unit = 0;
  for (; value >= 1024 && unit + 1 < sizeof units / sizeof *units; unit++)
    value /= 1024;
  sr_text_printf(p->text, "%.1f %s", value, units[unit]);
}

static void print_type(printer *p, sr_dtype dtype, int32_t rank, const int64_t *dims) {
  sr_text_string(p->text, sr_dtype_get(dtype)->name);
  sr_plan_format_numbers(p->text, rank, dims);
}

static void print_ref(printer *p, const sr_ref *ref) {
  const sr_signature *signature = &p->executable->signature;
  switch (ref->space) {
  case SR_SPACE_ARENA:
    sr_text_string(p->text, "arena");
    break;
  case SR_SPACE_CONSTANT:
    sr_text_string(p->text, "const");
    break;
  case SR_SPACE_ARGUMENT:
    sr_text_printf(p->text, "arg%" PRIu32, ref->index);
    if (ref->offset == 0 && ref->bytes == sr_port_local_bytes(&signature->arguments[ref->index]))
      return;
    break;
  case SR_SPACE_RESULT:
    sr_text_printf(p->text, "result%" PRIu32, ref->index);
    if (ref->offset == 0 && ref->bytes == sr_port_local_bytes(&signature->results[ref->index]))
      return;
    break;
  }
  sr_text_printf(p->text, "+0x%" PRIx64 "[%" PRIu64 "]", ref->offset, ref->bytes);
}

static const char *const reduction_names[] = {
    [SR_REDUCTION_SUM] = "sum", [SR_REDUCTION_PRODUCT] = "product", [SR_REDUCTION_MIN] = "min",
    [SR_REDUCTION_MAX] = "max", [SR_REDUCTION_AND] = "and",         [SR_REDUCTION_OR] = "or",
    [SR_REDUCTION_XOR] = "xor", [SR_REDUCTION_OTHER] = "other",
};

static void print_port(printer *p, const char *what, int32_t index, const sr_port *port) {
  sr_text_printf(p->text, "  %s%" PRId32 "  ", what, index);
  print_type(p, port->dtype, port->rank, port->dims);
  if (!sr_sharding_is_replicated(&port->sharding)) {
    int64_t local[SR_MAX_RANK];
    sr_port_local_dims(port, local);
    sr_text_printf(p->text, " as %s, a device holds ",
                   sr_sharding_printed(p->text->arena, &port->sharding));
    print_type(p, port->dtype, port->rank, local);
  } else {
    sr_text_printf(
        p->text, " %s",
        sr_whole_on(p->text->arena, port->sharding.mesh, p->executable->signature.device_count));
  }
  if (port->unreduced.rank > 0) {
    sr_text_printf(p->text, ", unreduced (%s) along ", reduction_names[port->reduction]);
    sr_shard_dim_print(p->text, port->unreduced.mesh, &port->unreduced.dims[0]);
  }
  if (port->name && port->name[0]) {
    sr_text_string(p->text, "  \"");
    sr_text_printable(p->text, port->name);
    sr_text_char(p->text, '"');
  }
  sr_text_char(p->text, '\n');
}

/* Prints "0,2,4-7": four or more consecutive devices are a range. */
static void print_row(printer *p, const int32_t *devices, uint32_t size) {
  for (uint32_t i = 0; i < size;) {
    uint32_t last = i;
    while (last + 1 < size && devices[last + 1] == devices[last] + 1)
      last++;
    sr_text_printf(p->text, "%s%" PRId32, i > 0 ? "," : "", devices[i]);
    if (last >= i + 3)
      sr_text_printf(p->text, "-%" PRId32, devices[i = last]);
    i++;
  }
}

static void print_groups(printer *p, const sr_group_table *table) {
  for (uint32_t row = 0; row < table->count; row++) {
    sr_text_string(p->text, row > 0 ? " {" : "{");
    print_row(p, table->devices + (size_t)row * table->size, sr_group_row_size(table, row));
    sr_text_char(p->text, '}');
  }
}

static void print_pairs(printer *p, const sr_group_table *table) {
  for (uint32_t row = 0; row < table->count; row++)
    sr_text_printf(p->text, "%s%" PRId32 "->%" PRId32, row > 0 ? ", " : "{",
                   table->devices[(size_t)2 * row], table->devices[(size_t)2 * row + 1]);
  sr_text_string(p->text, table->count > 0 ? "}" : "{}");
}

static void print_indent(printer *p, int depth) {
  for (int i = 0; i < depth; i++)
    sr_text_string(p->text, "  ");
}

/* Prints a heading above the steps of one region of a loop or branch. */
static void print_heading(printer *p, int depth, const char *heading) {
  sr_text_string(p->text, "      ");
  print_indent(p, depth);
  sr_text_printf(p->text, "%s:\n", heading);
}

/* ---- tables ---------------------------------------------------------------------------------- */

/* A group table with more than MOST_MEMBERS entries is printed once, above the steps. So is a
 * transfer table that has regions, or more than MOST_TRANSFERS rows. Many steps may use the table,
 * and each prints only its number. */
enum {
  MOST_MEMBERS = 64,
  MOST_TRANSFERS = 8
};

static bool groups_have_line(const sr_group_table *table) {
  return (uint64_t)table->count * table->size > MOST_MEMBERS;
}

static bool transfers_have_line(const sr_transfer_table *transfers) {
  return transfers->row_count > MOST_TRANSFERS || sr_transfers_have_regions(transfers);
}

/* How the steps of the plan use a group table. A PERMUTE uses it as pairs [source, target], other
 * steps as groups. */
typedef struct table_use {
  bool pairs, groups;
} table_use;

static void find_uses(const sr_step_list *list, table_use *uses) {
  for (uint32_t i = 0; i < list->count; i++) {
    const sr_step *step = &list->items[i];
    if (step->kind == SR_STEP_AGREE) {
      uses[step->agree.groups].groups = true;
    } else if (step->kind == SR_STEP_COLLECTIVE) {
      const sr_collective_step *collective = &step->collective;
      if (collective->kind == SR_COLLECTIVE_PERMUTE)
        uses[collective->groups].pairs = true;
      else if (collective->kind != SR_COLLECTIVE_REDISTRIBUTE)
        uses[collective->groups].groups = true;
    } else if (step->kind == SR_STEP_WHILE) {
      for (uint32_t b = 0; b < step->loop.body_count; b++) {
        find_uses(&step->loop.conditions[b], uses);
        find_uses(&step->loop.bodies[b], uses);
      }
      find_uses(&step->loop.settle, uses);
    } else if (step->kind == SR_STEP_CASE) {
      for (uint32_t b = 0; b < step->branch.branch_count; b++)
        find_uses(&step->branch.branches[b], uses);
    }
  }
}

/* Prints the start of a table's line, "groups 3". Before the first such line, when *any is false,
 * prints the heading "tables:" and sets *any. */
static void begin_table(printer *p, bool *any, const char *what, uint32_t index) {
  sr_text_printf(p->text, "%s  %s %" PRIu32 "  ", *any ? "" : "tables:\n", what, index);
  *any = true;
}

/* Prints the line of a transfer table: its number, the number of its list of devices, and its
 * transfers. Several tables may share a list of devices. The first of them also prints the list, in
 * a line of its own above: "devices 2 [4,0,3]". */
static void print_table_of_transfers(printer *p, uint32_t table, bool *any) {
  const sr_transfer_table *transfers = &p->executable->transfers[table];
  const uint32_t list = transfers->devices ? sr_plan_first_with_list(p->executable, table) : 0;
  if (transfers->devices && list == table) {
    begin_table(p, any, "devices", table);
    const int64_t listed = sr_transfers_listed(transfers);
    sr_plan_format_numbers(p->text, listed, transfers->devices);
    if (listed < transfers->device_count)
      sr_text_string(p->text, " read as ");
    if (listed < transfers->device_count)
      sr_plan_format_numbers(p->text, transfers->device_count - listed,
                             transfers->devices + listed);
    sr_text_char(p->text, '\n');
  }
  begin_table(p, any, "transfers", table);
  if (transfers->devices)
    sr_text_printf(p->text, "of devices %" PRIu32 " ", list);
  sr_plan_format_transfers(p->text, transfers);
  sr_text_char(p->text, '\n');
}

static void print_tables(printer *p) {
  const sr_executable *executable = p->executable;
  table_use *uses = SR_NEW_ARRAY(p->text->arena, table_use, executable->group_count);
  bool any = false;
  find_uses(&executable->steps, uses);
  for (uint32_t i = 0; i < executable->group_count; i++) {
    const sr_group_table *table = &executable->groups[i];
    if (!groups_have_line(table))
      continue;
    if (uses[i].groups) {
      begin_table(p, &any, "groups", i);
      print_groups(p, table);
      sr_text_char(p->text, '\n');
    }
    if (uses[i].pairs) {
      begin_table(p, &any, "pairs", i);
      print_pairs(p, table);
      sr_text_char(p->text, '\n');
    }
  }
  for (uint32_t i = 0; i < executable->transfer_table_count; i++)
    if (transfers_have_line(&executable->transfers[i]))
      print_table_of_transfers(p, i, &any);
}

/* ---- steps ----------------------------------------------------------------------------------- */

static void print_kernel(printer *p, const sr_kernel_step *kernel) {
  sr_text_printf(p->text, "kernel %" PRIu32 " (", kernel->function);
  for (uint32_t i = 0; i < kernel->buffer_count; i++) {
    sr_text_string(p->text, i > 0 ? ", " : "");
    print_ref(p, &kernel->buffers[i]);
  }
  sr_text_char(p->text, ')');
  if (kernel->form == SR_FORM_BLOCK)
    sr_text_printf(p->text, " in a block of %" PRIu32, kernel->threads);
  else if (kernel->form == SR_FORM_GRID)
    sr_text_printf(p->text, " in a grid of %" PRIu32 "s", kernel->threads);
  if (kernel->shared_bytes)
    sr_text_printf(p->text, " sharing %" PRIu32 " B", kernel->shared_bytes);
  if (kernel->extent != 1)
    sr_text_printf(p->text, " over %" PRId64 " by %" PRId64, kernel->extent, kernel->grain);
}

static void print_gemm(printer *p, const sr_gemm_step *gemm) {
  sr_text_printf(p->text, "gemm %s ", gemm->tf32 ? "tf32" : sr_dtype_get(gemm->dtype)->name);
  if (gemm->dtype_b != gemm->dtype)
    sr_text_printf(p->text, "by %s ", sr_dtype_get(gemm->dtype_b)->name);
  if (gemm->tf32 || gemm->sum != gemm->dtype || gemm->result != gemm->dtype)
    sr_text_printf(p->text, "in %s to %s ", sr_dtype_get(gemm->sum)->name,
                   sr_dtype_get(gemm->result)->name);
  print_ref(p, &gemm->c);
  sr_text_printf(p->text, "[%" PRId64 ",%" PRId64 "] = ", gemm->m, gemm->n);
  print_ref(p, &gemm->a);
  sr_text_printf(p->text, "%s * ", gemm->transpose_a ? "^T" : "");
  print_ref(p, &gemm->b);
  sr_text_printf(p->text, "%s over %" PRId64, gemm->transpose_b ? "^T" : "", gemm->k);
  if (gemm->batch != 1)
    sr_text_printf(p->text, ", %" PRId64 " of them", gemm->batch);
}

static void print_convolved(printer *p, const sr_convolution_step *c, int array) {
  static const char *const names[] = {"images", "filters", "products"};
  int64_t dims[SR_CONVOLUTION_RANK];
  sr_convolution_dims(c, array, dims);
  sr_text_printf(p->text, "%s ", names[array]);
  print_ref(p, &c->arrays[array]);
  sr_plan_format_numbers(p->text, 2 + c->spatial, dims);
}

/* Prints a list of sizes unless they are all `usual`. */
static void print_unusual(printer *p, const sr_convolution_step *c, const char *name,
                          const int64_t *sizes, int64_t usual) {
  bool is_usual = true;
  for (int32_t d = 0; d < c->spatial; d++)
    is_usual &= sizes[d] == usual;
  if (is_usual)
    return;
  sr_text_printf(p->text, ", %s ", name);
  sr_plan_format_numbers(p->text, c->spatial, sizes);
}

/* Prints "convolution f32, features first: products arg0[2,8,5,5] from images arg1[2,4,5,5],
 * filters arg2[8,4,3,3], padding [1,1]". */
static void print_convolution(printer *p, const sr_convolution_step *c) {
  static const char *const names[] = {"convolution", "data gradient", "filter gradient"};
  const int result = sr_convolution_result(c->kind);
  sr_text_printf(p->text, "%s %s, features %s: ", names[c->kind],
                 c->tf32 ? "tf32" : sr_dtype_get(c->dtype)->name,
                 c->filters_last    ? "and filters last"
                 : c->features_last ? "last"
                                    : "first");
  print_convolved(p, c, result);
  const char *between = " from ";
  for (int i = 0; i < SR_CONVOLUTION_ARRAYS; i++) {
    if (i == result)
      continue;
    sr_text_string(p->text, between);
    print_convolved(p, c, i);
    between = ", ";
  }
  print_unusual(p, c, "stride", c->stride, 1);
  print_unusual(p, c, "padding", c->padding, 0);
  print_unusual(p, c, "dilation", c->dilation, 1);
  if (c->groups > 1)
    sr_text_printf(p->text, ", %" PRId64 " groups", c->groups);
}

/* Prints a call of a library function: "call fft complex<f32>, 4 of n=16 k=3, inverse (operands) ->
 * (results)". */
static void print_call(printer *p, const sr_call_step *call) {
  const sr_call_row *row = sr_call_row_get(call->function);
  const int64_t sizes[] = {call->m, call->n, call->k};
  sr_text_printf(p->text, "call %s %s, %" PRId64 " of", row->name, sr_dtype_get(call->dtype)->name,
                 call->batch);
  for (int i = 0; i < 3; i++)
    if (sizes[i] != 0)
      sr_text_printf(p->text, " %c=%" PRId64, "mnk"[i], sizes[i]);
  for (uint32_t i = 0; sr_call_option_name(i); i++)
    if (call->options >> i & 1)
      sr_text_printf(p->text, ", %s", sr_call_option_name(i));
  int32_t operands = sr_call_operand_count(row);
  for (int32_t i = 0; i < row->port_count; i++) {
    sr_text_string(p->text, i == 0 ? " (" : i == operands ? ") -> (" : ", ");
    print_ref(p, &call->buffers[i]);
  }
  sr_text_char(p->text, ')');
}

/* Prints the groups of devices among which a step communicates: " among {0,1} {2,3}". */
static void print_members(printer *p, uint32_t groups, bool pairs) {
  const sr_group_table *table = &p->executable->groups[groups];
  sr_text_string(p->text, " among ");
  if (groups_have_line(table))
    sr_text_printf(p->text, "%s %" PRIu32, pairs ? "pairs" : "groups", groups);
  else if (pairs)
    print_pairs(p, table);
  else
    print_groups(p, table);
}

/* Prints the largest number of bytes that any device sends when the step runs once. */
static void print_sent(printer *p, const sr_step *step) {
  uint64_t bytes;
  if (step->kind == SR_STEP_COLLECTIVE && step->collective.kind == SR_COLLECTIVE_REDISTRIBUTE) {
    uint64_t *most = &p->most[step->collective.groups]; /* kept: many steps have the same table */
    if (*most == 0)
      *most = 1 + sr_transfers_most_elements(p->executable, step->collective.groups, p->sent);
    bytes = (*most - 1) * (uint64_t)sr_dtype_get(step->collective.dtype)->bytes;
  } else {
    bytes = sr_collective_most_bytes(p->executable, step, p->sent);
  }
  sr_text_printf(p->text, ", sends %" PRIu64 " bytes", bytes);
}

/* Prints "redistribute f32 [4,8] arg0 -> [6,8] result0 by {0->1 [1,8] of [3,0] at [0,0], ...}". */
static void print_redistribute(printer *p, const sr_collective_step *collective) {
  const sr_transfer_table *transfers = &p->executable->transfers[collective->groups];
  sr_text_printf(p->text, "redistribute %s ", sr_dtype_get(collective->dtype)->name);
  sr_plan_format_numbers(p->text, transfers->rank, transfers->in_dims);
  sr_text_char(p->text, ' ');
  print_ref(p, &collective->in);
  sr_text_string(p->text, " -> ");
  sr_plan_format_numbers(p->text, transfers->rank, transfers->out_dims);
  sr_text_char(p->text, ' ');
  print_ref(p, &collective->out);
  sr_text_string(p->text, " by ");
  if (transfers_have_line(transfers))
    sr_text_printf(p->text, "transfers %" PRIu32, collective->groups);
  else
    sr_plan_format_transfers(p->text, transfers);
}

static void print_collective(printer *p, const sr_collective_step *collective) {
  static const char *const names[] = {
      [SR_COLLECTIVE_ALL_REDUCE] = "all_reduce",
      [SR_COLLECTIVE_ALL_GATHER] = "all_gather",
      [SR_COLLECTIVE_REDUCE_SCATTER] = "reduce_scatter",
      [SR_COLLECTIVE_ALL_TO_ALL] = "all_to_all",
      [SR_COLLECTIVE_PERMUTE] = "permute",
      [SR_COLLECTIVE_BROADCAST] = "broadcast",
  };
  if (collective->kind == SR_COLLECTIVE_REDISTRIBUTE) {
    print_redistribute(p, collective);
    return;
  }
  sr_text_printf(p->text, "%s %s[%" PRId64 ",%" PRId64 "] ", names[collective->kind],
                 sr_dtype_get(collective->dtype)->name, collective->outer, collective->chunk);
  print_ref(p, &collective->in);
  sr_text_string(p->text, " -> ");
  print_ref(p, &collective->out);
  if (collective->reduction != SR_REDUCTION_NONE)
    sr_text_printf(p->text, " by kernel %" PRIu32 " (%s%s)", collective->function,
                   reduction_names[collective->reduction],
                   collective->finishes ? ", then more of each element" : "");
  print_members(p, collective->groups, collective->kind == SR_COLLECTIVE_PERMUTE);
}

static void print_loop_line(printer *p, const sr_while_step *loop) {
  if (loop->trip_count >= 0)
    sr_text_printf(p->text, "while, %" PRId64 " times", loop->trip_count);
  else
    sr_text_string(p->text, "while");
  if (loop->body_count == 2)
    sr_text_string(p->text, ", two bodies in turn");
}

static void print_branch_line(printer *p, const sr_case_step *branch) {
  sr_text_string(p->text, branch->is_predicate ? "if " : "case ");
  print_ref(p, &branch->index);
}

/* Says of a loop or branch that the host of a GPU decides about it. */
static void print_driver(printer *p, const sr_step *step) {
  if (!sr_target_is_gpu(p->executable->code.target) || !sr_plan_host_step(step, false))
    return;
  sr_text_string(p->text, ", driven by the host");
  if (!sr_plan_host_step(step, true))
    sr_text_string(p->text, " unless graphs hold collectives");
}

/* Prints the line of a step, without the step's number and indentation. */
static void print_watch(printer *p, const sr_watch_step *watch) {
  sr_text_string(p->text, "look for NaN in");
  for (uint32_t i = 0; i < watch->count; i++) {
    sr_text_string(p->text, i == 0 ? " " : i == watch->made ? " from " : ", ");
    print_ref(p, &watch->values[i].ref);
  }
}

static void print_host_ports(printer *p, const sr_host_port *ports, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    sr_text_string(p->text, i == 0 ? "" : ", ");
    if (ports[i].is_token)
      sr_text_string(p->text, "token");
    else
      print_ref(p, &ports[i].ref);
    if (ports[i].over)
      sr_text_printf(p->text, " over %" PRIu32, ports[i].over);
  }
}

static void print_attributes(printer *p, const sr_host_attributes *list) {
  for (uint32_t i = 0; i < list->count; i++) {
    const sr_host_attribute *attribute = &list->items[i];
    const sr_dtype_info *dtype = sr_dtype_get(attribute->dtype);
    sr_text_printf(p->text, "%s%s: ", i == 0 ? " {" : ", ", attribute->name);
    switch (attribute->kind) {
    case SR_HOST_SCALAR:
      sr_text_string(p->text, dtype->name);
      break;
    case SR_HOST_ARRAY:
      sr_text_printf(p->text, "%s[%" PRIu32 "]", dtype->name, attribute->bytes / dtype->bytes);
      break;
    case SR_HOST_STRING:
      sr_text_printf(p->text, "%" PRIu32 " characters", attribute->bytes);
      break;
    case SR_HOST_DICTIONARY:
      sr_text_string(p->text, "dictionary");
      print_attributes(p, &attribute->members);
      break;
    }
  }
  if (list->count)
    sr_text_string(p->text, "}");
}

static void print_host_call(printer *p, const sr_host_call_step *call) {
  if (call->target)
    sr_text_printf(p->text, "call C \"%s\" (", call->target);
  else
    sr_text_printf(p->text, "call Python %" PRIu64 " (", call->index);
  print_host_ports(p, call->ports, call->operand_count);
  sr_text_string(p->text, ")");
  if (call->result_count)
    sr_text_string(p->text, " -> ");
  print_host_ports(p, call->ports + call->operand_count, call->result_count);
  if (call->partition >= 0)
    sr_text_printf(p->text, " on device %d", (int)call->partition);
  print_attributes(p, &call->attributes);
}

static void print_line(printer *p, const sr_step *step) {
  switch (step->kind) {
  case SR_STEP_KERNEL:
    print_kernel(p, &step->kernel);
    return;
  case SR_STEP_GEMM:
    print_gemm(p, &step->gemm);
    return;
  case SR_STEP_CALL:
    print_call(p, &step->call);
    return;
  case SR_STEP_COLLECTIVE:
    print_collective(p, &step->collective);
    print_sent(p, step);
    return;
  case SR_STEP_WHILE:
    print_loop_line(p, &step->loop);
    print_driver(p, step);
    return;
  case SR_STEP_CASE:
    print_branch_line(p, &step->branch);
    print_driver(p, step);
    return;
  case SR_STEP_COPY:
    sr_text_string(p->text, "copy ");
    print_ref(p, &step->copy.from);
    sr_text_string(p->text, " -> ");
    print_ref(p, &step->copy.to);
    return;
  case SR_STEP_AGREE:
    sr_text_string(p->text, "agree on ");
    print_ref(p, &step->agree.value);
    print_members(p, step->agree.groups, false);
    print_sent(p, step);
    return;
  case SR_STEP_CONVOLUTION:
    print_convolution(p, &step->convolution);
    return;
  case SR_STEP_WATCH:
    print_watch(p, &step->watch);
    return;
  case SR_STEP_HOST_CALL:
    print_host_call(p, &step->host_call);
    return;
  }
}

static void print_loop_parts(printer *p, const sr_while_step *loop, int depth) {
  for (uint32_t i = 0; i < loop->body_count; i++) {
    if (loop->trip_count < 0) {
      sr_text_string(p->text, "      ");
      print_indent(p, depth);
      sr_text_string(p->text, "while ");
      print_ref(p, &loop->predicates[i]);
      sr_text_string(p->text, " after:\n");
      print_list(p, &loop->conditions[i], depth + 1);
    }
    print_heading(p, depth, "do");
    print_list(p, &loop->bodies[i], depth + 1);
  }
  if (loop->settle.count > 0) {
    print_heading(p, depth, "after an odd number of times");
    print_list(p, &loop->settle, depth + 1);
  }
}

static void print_branch_parts(printer *p, const sr_case_step *branch, int depth) {
  for (uint32_t i = 0; i < branch->branch_count; i++) {
    sr_text_string(p->text, "      ");
    print_indent(p, depth);
    if (branch->is_predicate)
      sr_text_string(p->text, i == 0 ? "true:\n" : "false:\n");
    else
      sr_text_printf(p->text, "%" PRIu32 ":\n", i);
    print_list(p, &branch->branches[i], depth + 1);
  }
}

/* Prints `mark`, then the ops that the step computes and their place in the program, if known. */
static void print_origin(printer *p, const sr_step *step, const char *mark) {
  if (step->name[0])
    sr_text_printf(p->text, "%s %s", mark, step->name);
  if (step->location[0])
    sr_text_printf(p->text, "%s at %s", step->name[0] ? "" : mark, step->location);
}

static void print_step(printer *p, const sr_step *step, int depth) {
  sr_text_printf(p->text, "%4" PRIu32 "  ", ++p->number);
  print_indent(p, depth);
  print_line(p, step);
  print_origin(p, step, "  #");
  sr_text_char(p->text, '\n');
  if (step->kind == SR_STEP_WHILE)
    print_loop_parts(p, &step->loop, depth + 1);
  if (step->kind == SR_STEP_CASE)
    print_branch_parts(p, &step->branch, depth + 1);
}

static void print_list(printer *p, const sr_step_list *list, int depth) {
  for (uint32_t i = 0; i < list->count; i++)
    print_step(p, &list->items[i], depth);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static void print_aliases(printer *p) {
  const sr_signature *signature = &p->executable->signature;
  for (int32_t i = 0; i < signature->argument_count; i++) {
    const sr_port *argument = &signature->arguments[i];
    if (argument->donated && argument->alias >= 0)
      sr_text_printf(p->text, "  result%" PRId32 " takes the memory of arg%" PRId32 "\n",
                     argument->alias, i);
    else if (argument->donated)
      sr_text_printf(p->text, "  arg%" PRId32 " is given up\n", i);
  }
}

/* Prints the parts of working memory that are a tenth of it or more, the largest first. */
static void print_largest_buffers(printer *p) {
  sr_working_buffer largest[10];
  const uint32_t count = sr_plan_largest_buffers(p->executable, 10, largest);
  for (uint32_t i = 0; i < count && largest[i].bytes >= p->executable->arena_bytes / 10; i++) {
    const sr_step *step = largest[i].step;
    sr_text_printf(p->text, "\n    arena+0x%" PRIx64 "  ", largest[i].offset);
    print_bytes(p, largest[i].bytes);
    print_origin(p, step, ", first for");
  }
}

void sr_executable_format(const sr_executable *executable, sr_text *text) {
  const sr_signature *signature = &executable->signature;
  printer p = {.text = text,
               .executable = executable,
               .sent = SR_NEW_ARRAY(text->arena, uint64_t, signature->device_count),
               .most = SR_NEW_ARRAY(text->arena, uint64_t, executable->transfer_table_count)};
  sr_text_string(text, "executable @");
  sr_text_printable(text, executable->name ? executable->name : "");
  sr_text_printf(text, " on %" PRId64 " device%s, %s\n", signature->device_count,
                 signature->device_count == 1 ? "" : "s",
                 sr_target_name_of(executable->code.target).text);
  sr_text_string(text, "arguments and results:\n");
  for (int32_t i = 0; i < signature->argument_count; i++)
    print_port(&p, "arg", i, &signature->arguments[i]);
  for (int32_t i = 0; i < signature->result_count; i++)
    print_port(&p, "result", i, &signature->results[i]);
  print_aliases(&p);

  sr_text_string(text, "memory:\n  working memory of a device  ");
  print_bytes(&p, executable->arena_bytes);
  print_largest_buffers(&p);
  sr_text_string(text, "\n  constants of a process      ");
  print_bytes(&p, executable->constant_bytes);
  sr_text_printf(text, "\n  code                        %" PRIu32 " functions, ",
                 executable->code.function_count);
  print_bytes(&p, executable->code.image_bytes);
  sr_text_char(text, '\n');
  print_tables(&p);
  sr_text_string(text, "steps:\n");
  print_list(&p, &executable->steps, 0);
}
