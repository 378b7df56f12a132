/*
 * Draws which devices hold which shard of an array.
 *
 * A picture is a table of shards: one row for an array of one dimension, rows and columns for two.
 * An array of more dimensions gets several tables: each shows its last two sharded dimensions, for
 * one shard of the other dimensions. What does not fit is left out in the middle and replaced by
 * dots, as in NumPy.
 */
#include <stdlib.h>
#include <string.h>

#include "partitioner/report/notes.h"
#include "sharding/device_lists.h"

/* Limits on the tables of one array, and on the rows of a table. */
enum {
  MAX_TABLES = 8,
  MAX_ROWS = 16,
  NARROWEST = 40 /* tables are made for lines of at least this many characters */
};

/* ---- one array ------------------------------------------------------------------------------- */

typedef SR_VECTOR(int64_t) device_list;

typedef struct picture {
  sr_arena *arena;
  sr_text *text;
  const sr_port *port;
  size_t width;               /* number of characters in a line */
  int32_t down, across;       /* dimension whose shards are the rows of the table (-1: it has one
                               * row), and dimension whose shards are its columns */
  int64_t shard[SR_MAX_RANK]; /* [dimension]: index of the shard that is being drawn */
} picture;

/* One direction of a table: `count` shards in `shown` places. If there are fewer places than
 * shards, the places show the first shards, then dots, then the last shard. */
typedef struct places {
  int64_t count, shown;
} places;

static places places_for(int64_t count, int64_t most) {
  return (places){count, count < most ? count : most};
}

static int64_t shard_at(const places *p, int64_t place) {
  if (p->shown == p->count || place < p->shown - 2)
    return place;
  return place == p->shown - 1 ? p->count - 1 : -1;
}

/* Returns the place of a shard; -1 if it is left out. */
static int64_t place_of(const places *p, int64_t shard) {
  if (p->shown == p->count || shard < p->shown - 2)
    return shard;
  return shard == p->count - 1 ? p->shown - 1 : -1;
}

/* Number of shards of dimension `dim` that have elements; the shards behind them are empty. */
static int64_t filled_shards(const sr_port *port, int32_t dim) {
  int64_t size = sr_shard_size(port->dims[dim], sr_sharding_dim_shards(&port->sharding, dim));
  return size > 0 ? sr_shard_size(port->dims[dim], size) : 0;
}

static bool is_empty(const sr_port *port, const int64_t *shard) {
  for (int32_t d = 0; d < port->rank; d++)
    if (shard[d] >= filled_shards(port, d))
      return true;
  return false;
}

/* True if the device at `position` of the mesh belongs in the table. In all dimensions that the
 * table does not show, it must hold the shard that is being drawn. */
static bool is_in_table(const picture *p, int64_t position) {
  const sr_sharding *sharding = &p->port->sharding;
  for (int32_t d = 0; d < sharding->rank; d++)
    if (d != p->down && d != p->across &&
        sr_sharding_shard_index(sharding, d, position) != p->shard[d])
      return false;
  return true;
}

/* Lists the devices that hold the shard of each cell, row by row. */
static device_list *find_holders(const picture *p, const places *rows, const places *columns) {
  const sr_sharding *sharding = &p->port->sharding;
  device_list *holders = SR_NEW_ARRAY(p->arena, device_list, rows->shown * columns->shown);
  for (int64_t i = 0; i < sharding->mesh->device_count; i++) {
    if (!is_in_table(p, i))
      continue;
    int64_t row = p->down < 0 ? 0 : place_of(rows, sr_sharding_shard_index(sharding, p->down, i));
    int64_t column = place_of(columns, sr_sharding_shard_index(sharding, p->across, i));
    if (row >= 0 && column >= 0)
      SR_PUSH(p->arena, &holders[row * columns->shown + column], sr_mesh_device(sharding->mesh, i));
  }
  return holders;
}

/* Formats the cells, row by row. A cell is in brackets if its shard is empty. *out_width is the
 * length of the longest cell. */
static const char **table_cells(picture *p, const places *rows, const places *columns,
                                size_t *out_width) {
  const char **cells = SR_NEW_ARRAY(p->arena, const char *, rows->shown * columns->shown);
  device_list *holders = find_holders(p, rows, columns);
  *out_width = 0;
  for (int64_t i = 0; i < rows->shown * columns->shown; i++) {
    int64_t row = shard_at(rows, i / columns->shown),
            column = shard_at(columns, i % columns->shown);
    if (p->down >= 0)
      p->shard[p->down] = row;
    p->shard[p->across] = column;
    bool empty = row >= 0 && column >= 0 && is_empty(p->port, p->shard);
    cells[i] = row < 0 || column < 0
                   ? "..."
                   : sr_devices_text(p->arena, holders[i].items, holders[i].count);
    cells[i] = empty ? sr_arena_printf(p->arena, "(%s)", cells[i]) : cells[i];
    size_t length = strlen(cells[i]);
    *out_width = length > *out_width ? length : *out_width;
  }
  return cells;
}

static void put_rule(sr_text *text, int64_t columns, size_t width) {
  for (int64_t c = 0; c < columns; c++) {
    sr_text_char(text, '+');
    for (size_t i = 0; i < width + 2; i++)
      sr_text_char(text, '-');
  }
  sr_text_string(text, "+\n");
}

/* Prints a table that fits the line. First formats it with as many columns as would fit if all
 * cells were as short as possible. If cells are wider, formats it again with fewer columns, until
 * it fits. */
static void put_table(picture *p) {
  const sr_sharding *sharding = &p->port->sharding;
  places rows = places_for(p->down >= 0 ? sr_sharding_dim_shards(sharding, p->down) : 1, MAX_ROWS);
  places columns =
      places_for(sr_sharding_dim_shards(sharding, p->across), (int64_t)(p->width - 1) / 4);
  size_t width;
  const char **cells = table_cells(p, &rows, &columns, &width);
  while (columns.shown > 3 && (width + 3) * (size_t)columns.shown + 1 > p->width) {
    int64_t fit = (int64_t)((p->width - 1) / (width + 3));
    columns.shown = fit > 3 ? fit : 3;
    cells = table_cells(p, &rows, &columns, &width);
  }
  put_rule(p->text, columns.shown, width);
  for (int64_t r = 0; r < rows.shown; r++) {
    for (int64_t c = 0; c < columns.shown; c++)
      sr_text_printf(p->text, "| %*s ", (int)width, cells[r * columns.shown + c]);
    sr_text_string(p->text, "|\n");
    put_rule(p->text, columns.shown, width);
  }
}

/* Chooses the dimensions of a table: all dimensions if there are at most two, else the last two
 * that are sharded. */
static void choose_dimensions(picture *p) {
  int32_t rank = p->port->rank;
  p->across = rank - 1;
  p->down = rank - 2;
  if (rank <= 2)
    return;
  p->across = p->down = -1;
  for (int32_t d = rank; d-- > 0;) {
    if (sr_sharding_dim_shards(&p->port->sharding, d) == 1)
      continue;
    if (p->across < 0)
      p->across = d;
    else if (p->down < 0)
      p->down = d;
  }
  if (p->down >= 0)
    sr_text_printf(p->text, "dimension %d down, ", (int)p->down);
  sr_text_printf(p->text, "dimension %d across\n", (int)p->across);
}

/* Prints "shard 2 of dimension 0, shard 1 of dimension 1:". */
static void put_heading(const picture *p, const int32_t *others, int32_t count) {
  for (int32_t i = 0; i < count; i++)
    sr_text_printf(p->text, "%sshard %lld of dimension %d", i > 0 ? ", " : "",
                   (long long)p->shard[others[i]], (int)others[i]);
  sr_text_string(p->text, ":\n");
}

static void put_picture(picture *p) {
  const sr_sharding *sharding = &p->port->sharding;
  int32_t others[SR_MAX_RANK], count = 0;
  int64_t tables = 1;
  choose_dimensions(p);
  for (int32_t d = 0; d < sharding->rank; d++) {
    p->shard[d] = 0;
    if (d != p->down && d != p->across && sr_sharding_dim_shards(sharding, d) > 1) {
      tables *= sr_sharding_dim_shards(sharding, d);
      others[count++] = d;
    }
  }
  places all = places_for(tables, MAX_TABLES);
  for (int64_t i = 0; i < all.shown; i++) {
    int64_t left = shard_at(&all, i);
    if (left < 0) {
      sr_text_string(p->text, "...\n");
      continue;
    }
    for (int32_t k = count; k-- > 0;) {
      p->shard[others[k]] = left % sr_sharding_dim_shards(sharding, others[k]);
      left /= sr_sharding_dim_shards(sharding, others[k]);
    }
    if (count > 0)
      put_heading(p, others, count);
    put_table(p);
  }
  for (int32_t d = 0; d < sharding->rank; d++) {
    int64_t shards = sr_sharding_dim_shards(sharding, d), filled = filled_shards(p->port, d);
    if (filled < shards)
      sr_text_printf(p->text,
                     "only the first %lld of %lld shards of dimension %d have elements; the others "
                     "are in brackets\n",
                     (long long)filled, (long long)shards, (int)d);
  }
}

/* ---- all ------------------------------------------------------------------------------------- */

static bool is_drawn(const sr_port *port) {
  return port->rank > 0 && !sr_sharding_is_replicated(&port->sharding);
}

/* True if both ports have the same picture: devices hold the same shards, and the same shards have
 * elements. */
static bool looks_like(const sr_port *a, const sr_port *b) {
  if (a->rank != b->rank)
    return false;
  for (int32_t d = 0; d < a->rank; d++)
    if (filled_shards(a, d) != filled_shards(b, d))
      return false;
  return sr_sharding_equal(&a->sharding, &b->sharding);
}

static const sr_port *port_at(const sr_signature *s, int32_t index) {
  return index < s->argument_count ? &s->arguments[index] : &s->results[index - s->argument_count];
}

/* Appends `name` to the line that begins at offset *begin of the text, or to a new line if the name
 * does not fit. */
static void put_name(sr_text *text, size_t *begin, const char *name, size_t width) {
  bool next = text->count - *begin + strlen(name) + 3 > width;
  sr_text_string(text, next ? ",\n" : ", ");
  if (next)
    *begin = text->count;
  sr_text_string(text, name);
}

void sr_layouts_format(sr_arena *arena, const sr_signature *s, size_t width, sr_text *text) {
  int32_t count = s->argument_count + s->result_count;
  bool *done = SR_NEW_ARRAY(arena, bool, count);
  width = width > NARROWEST ? width : NARROWEST;
  for (int32_t i = 0; i < count; i++) {
    const sr_port *port = port_at(s, i);
    if (done[i] || !is_drawn(port))
      continue;
    sr_text_char(text, '\n');
    size_t begin = text->count;
    sr_text_string(text, port->name);
    for (int32_t j = i + 1; j < count; j++) {
      const sr_port *other = port_at(s, j);
      if (done[j] || !is_drawn(other) || !looks_like(port, other))
        continue;
      done[j] = true;
      put_name(text, &begin, other->name, width);
    }
    sr_text_printf(text, ": %s\n", sr_sharding_printed(arena, &port->sharding));
    put_picture(&(picture){.arena = arena, .text = text, .port = port, .width = width});
  }
}
