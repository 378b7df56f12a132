/* Reads attributes of Shardy: meshes, axes and shardings. */
#include <string.h>

#include "graph/ir/members.h"
#include "graph/ir/number.h"
#include "graph/ir/print_attr.h"
#include "graph/text/reader.h"

static sr_status read_axis_name(sr_reader *reader, const char **out_name) {
  size_t length;
  const char *at = reader->token.begin;
  if (!sr_read_is(reader, SR_TOKEN_STRING))
    return sr_read_unexpected(reader, "the name of a mesh axis in quotes");
  SR_TRY(sr_read_text(reader, out_name, &length));
  if (strlen(*out_name) != length)
    return sr_read_fail(reader, at, "the name of a mesh axis has a zero byte");
  return SR_OK;
}

/* Reads an axis or a sub-axis: "x" or "x":(1)2. */
static sr_status read_axis(sr_reader *reader, sr_axis_ref *out_axis) {
  *out_axis = (sr_axis_ref){.pre = 1};
  SR_TRY(read_axis_name(reader, &out_axis->name));
  if (!sr_read_accept(reader, ':'))
    return SR_OK;
  const char *at = reader->token.begin;
  SR_TRY(sr_read_expect(reader, '(', "'(' of a part of an axis"));
  SR_TRY(sr_read_int64(reader, &out_axis->pre));
  SR_TRY(sr_read_expect(reader, ')', "')' of a part of an axis"));
  SR_TRY(sr_read_int64(reader, &out_axis->size));
  if (out_axis->pre < 1 || out_axis->size < 2)
    return sr_read_fail(reader, at,
                        "a part of an axis is (pre)size with pre at least 1, size at least 2");
  return SR_OK;
}

/* Reads a list of axes in braces. If `out_open` is not NULL, the list may end with "?", which sets
 * *out_open. */
static sr_status read_axes(sr_reader *reader, sr_axis_list *out_list, bool *out_open) {
  SR_VECTOR(sr_axis_ref) axes = {0};
  SR_TRY(sr_read_expect(reader, '{', "'{' of a list of axes"));
  while (!sr_read_is(reader, '}')) {
    if (out_open && sr_read_accept(reader, '?')) {
      *out_open = true;
      break;
    }
    sr_axis_ref axis;
    SR_TRY(read_axis(reader, &axis));
    SR_PUSH(reader->arena, &axes, axis);
    if (!sr_read_accept(reader, ','))
      break;
  }
  out_list->axes = axes.items;
  out_list->count = (int32_t)axes.count;
  return sr_read_expect(reader, '}', "',' or '}' in a list of axes");
}

/* Reads a list of mesh axes: "{"x", "y":(1)2}". */
static sr_status read_axis_list(sr_reader *reader, sr_axis_list *out_list) {
  return read_axes(reader, out_list, NULL);
}

static sr_status read_dim(sr_reader *reader, sr_dim_attr *out_dim) {
  *out_dim = (sr_dim_attr){.priority = -1};
  SR_TRY(read_axes(reader, &out_dim->axes, &out_dim->open));
  if (!sr_read_is(reader, SR_TOKEN_NAME))
    return SR_OK;
  const sr_token *token = &reader->token;
  uint64_t priority;
  if (*token->begin != 'p' || !sr_integer_parse(token->begin + 1, token->end, &priority) ||
      priority > INT32_MAX)
    return sr_read_unexpected(reader, "a priority such as p1");
  out_dim->priority = (int32_t)priority;
  sr_read_next(reader);
  return SR_OK;
}

/* Reads the kind of reduction of unreduced axes: "sum", "max" or "min". If none of them comes next,
 * the kind is sum. */
static sr_status read_kind(sr_reader *reader, sr_unreduced_kind *out_kind) {
  for (int i = 0; i < SR_UNREDUCED_COUNT; i++)
    if (sr_read_accept_word(reader, sr_unreduced_name((sr_unreduced_kind)i))) {
      *out_kind = (sr_unreduced_kind)i;
      return SR_OK;
    }
  *out_kind = SR_UNREDUCED_SUM;
  return sr_read_is(reader, '{') ? SR_OK : sr_read_unexpected(reader, "'{', 'sum', 'max' or 'min'");
}

/* Reads what may follow the dimensions of a sharding: ", replicated={...}, unreduced=max{...}". */
static sr_status read_other_axes(sr_reader *reader, sr_sharding_attr *sharding) {
  while (sr_read_accept(reader, ',')) {
    const char *at = reader->token.begin;
    bool replicated = sr_read_is_word(reader, "replicated");
    if (!replicated && !sr_read_is_word(reader, "unreduced"))
      return sr_read_unexpected(reader, "'replicated' or 'unreduced'");
    sr_read_next(reader);
    sr_axis_list *list = replicated ? &sharding->replicated : &sharding->unreduced;
    if (list->count > 0)
      return sr_read_fail(reader, at, "the same list of axes is given twice");
    if (sr_read_accept(reader, '=') && !replicated)
      SR_TRY(read_kind(reader, &sharding->unreduced_kind));
    SR_TRY(read_axis_list(reader, list));
  }
  return SR_OK;
}

sr_status sr_read_sharding(sr_reader *reader, const sr_attr **out_attr) {
  sr_sharding_attr *sharding = SR_NEW(reader->arena, sr_sharding_attr);
  SR_TRY(sr_read_expect(reader, '<', "'<' of a sharding"));
  if (sr_read_accept_word(reader, "mesh")) {
    sr_mesh *mesh;
    SR_TRY(sr_read_mesh(reader, NULL, &mesh));
    sharding->mesh = mesh;
  } else if (sr_read_is(reader, SR_TOKEN_SYMBOL)) {
    size_t length;
    SR_TRY(sr_read_text(reader, &sharding->mesh_name, &length));
  } else {
    return sr_read_unexpected(reader, "the @mesh of a sharding");
  }
  SR_TRY(sr_read_expect(reader, ',', "',' behind the mesh"));
  SR_TRY(sr_read_expect(reader, '[', "'[' of the sharding of the dimensions"));
  SR_VECTOR(sr_dim_attr) dims = {0};
  while (!sr_read_is(reader, ']')) {
    sr_dim_attr dim;
    SR_TRY(read_dim(reader, &dim));
    SR_PUSH(reader->arena, &dims, dim);
    if (!sr_read_accept(reader, ','))
      break;
  }
  sharding->dims = dims.items;
  sharding->rank = (int32_t)dims.count;
  SR_TRY(sr_read_expect(reader, ']', "',' or ']' in the sharding of the dimensions"));
  SR_TRY(read_other_axes(reader, sharding));
  SR_TRY(sr_read_expect(reader, '>', "',' or '>' at the end of a sharding"));
  sr_attr *attr = sr_reader_attr(reader, SR_ATTR_SHARDING);
  attr->sharding = sharding;
  *out_attr = attr;
  return SR_OK;
}

sr_status sr_read_shardings(sr_reader *reader, const sr_attr **out_attr) {
  return sr_read_list(reader, '[', ']', "a list of shardings", sr_read_sharding, out_attr);
}

static sr_status read_manual_axis(sr_reader *reader, const sr_attr **out_attr) {
  sr_attr *axis = sr_reader_attr(reader, SR_ATTR_STRING);
  SR_TRY(read_axis_name(reader, &axis->string.data));
  axis->string.length = strlen(axis->string.data);
  *out_attr = axis;
  return SR_OK;
}

sr_status sr_read_manual_axes(sr_reader *reader, const sr_attr **out_attr) {
  return sr_read_list(reader, '{', '}', "the manual axes", read_manual_axis, out_attr);
}

/* Reads a list of axes and appends it to `text`. If `moves`, ": 0->1" must follow the list: the
 * axes move from dimension 0 to dimension 1. */
static sr_status read_axes_item(sr_reader *reader, bool moves, sr_text *text) {
  sr_axis_list axes;
  int64_t from, to;
  SR_TRY(read_axis_list(reader, &axes));
  sr_axis_list_print(text, &axes);
  if (!moves)
    return SR_OK;
  SR_TRY(sr_read_expect(reader, ':', "':' and the dimensions"));
  SR_TRY(sr_read_int64(reader, &from));
  SR_TRY(sr_read_expect(reader, SR_TOKEN_ARROW, "'->' between dimensions"));
  SR_TRY(sr_read_int64(reader, &to));
  sr_text_printf(text, ": %lld->%lld", (long long)from, (long long)to);
  return SR_OK;
}

sr_status sr_read_axes(sr_reader *reader, const char *mnemonic, const sr_attr **out_attr) {
  sr_text text = {.arena = reader->arena};
  bool moves = strcmp(mnemonic, "all_to_all_param_list") == 0;
  sr_text_string(&text, "#sdy<");
  sr_text_string(&text, mnemonic);
  if (strcmp(mnemonic, "axis_ref_list") == 0) {
    SR_TRY(read_axes_item(reader, false, &text));
  } else {
    SR_TRY(sr_read_expect(reader, '[', "'[' of lists of axes"));
    sr_text_char(&text, '[');
    for (bool first = true; !sr_read_is(reader, ']'); first = false) {
      sr_text_string(&text, first ? "" : ", ");
      SR_TRY(read_axes_item(reader, moves, &text));
      if (!sr_read_accept(reader, ','))
        break;
    }
    SR_TRY(sr_read_expect(reader, ']', "',' or ']' in lists of axes"));
    sr_text_char(&text, ']');
  }
  sr_text_char(&text, '>');
  sr_attr *attr = sr_reader_attr(reader, SR_ATTR_OPAQUE);
  attr->string.data = sr_text_get(&text);
  attr->string.length = text.count;
  *out_attr = attr;
  return SR_OK;
}

/* Reads the axes of a mesh: ["x"=2, "y"=4]. */
static sr_status read_mesh_axes(sr_reader *reader, sr_mesh *mesh) {
  SR_VECTOR(sr_mesh_axis) axes = {0};
  SR_TRY(sr_read_expect(reader, '[', "'[' of the axes of a mesh"));
  while (!sr_read_is(reader, ']')) {
    sr_mesh_axis axis = {0};
    SR_TRY(read_axis_name(reader, &axis.name));
    SR_TRY(sr_read_expect(reader, '=', "'=' and the size of the axis"));
    SR_TRY(sr_read_int64(reader, &axis.size));
    SR_PUSH(reader->arena, &axes, axis);
    if (!sr_read_accept(reader, ','))
      break;
  }
  mesh->axes = axes.items;
  mesh->axis_count = (int32_t)axes.count;
  return sr_read_expect(reader, ']', "',' or ']' in the axes of a mesh");
}

sr_status sr_read_mesh(sr_reader *reader, const char *name, sr_mesh **out_mesh) {
  sr_mesh *mesh = SR_NEW(reader->arena, sr_mesh);
  const char *at = reader->token.begin;
  const int64_t *ids = NULL;
  size_t id_count = 0;
  mesh->name = name;
  SR_TRY(sr_read_expect(reader, '<', "'<' of a mesh"));
  SR_TRY(read_mesh_axes(reader, mesh));
  if (sr_read_accept(reader, ',')) {
    SR_TRY(sr_read_expect_word(reader, "device_ids"));
    SR_TRY(sr_read_expect(reader, '=', "'=' behind device_ids"));
    SR_TRY(sr_read_int_list(reader, &ids, &id_count));
  }
  const char *fault = sr_mesh_complete(mesh, ids, id_count);
  if (fault)
    return sr_read_fail(reader, at, "%s", fault);
  *out_mesh = mesh;
  return sr_read_expect(reader, '>', "',' or '>' at the end of a mesh");
}
