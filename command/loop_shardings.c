/* The shardings of a loop's state. Two meshes may have axes of the same names and be different, so
 * layouts are compared, not what is printed of a sharding. */
#include <string.h>

#include "base/text.h"
#include "command/guard_options.h"
#include "command/loop.h"
#include "command/watch.h"

static const char *cut_of(const spmdrun_layout *layout, int dim) {
  const char *cut = layout->cuts ? layout->cuts[dim] : NULL;
  return cut ? cut : "";
}

static int64_t device_count(const spmdrun_layout *layout) {
  int64_t count = 1;
  for (int i = 0; i < layout->axis_count; i++)
    count *= layout->axes[i].size;
  return count;
}

static bool has_same_axes(const spmdrun_layout *a, const spmdrun_layout *b) {
  bool same = a->axis_count == b->axis_count;
  for (int i = 0; same && i < a->axis_count; i++)
    same = a->axes[i].size == b->axes[i].size && strcmp(a->axes[i].name, b->axes[i].name) == 0;
  return same;
}

/* True if each device has the same part of both, as far as the texts show: different texts may cut
 * an array in the same way. The axes of a mesh do not matter if they cut nothing. */
static bool is_same_layout(const spmdrun_layout *a, const spmdrun_layout *b) {
  const int64_t devices = device_count(a);
  bool same = devices == device_count(b) && a->device_count == b->device_count, cut = false;
  for (int64_t i = 0; same && i < devices; i++)
    same = (a->devices ? a->devices[i] : i) == (b->devices ? b->devices[i] : i);
  for (int d = 0; same && d < a->rank; d++) {
    same = strcmp(cut_of(a, d), cut_of(b, d)) == 0;
    cut = cut || *cut_of(a, d);
  }
  return same && (!cut || has_same_axes(a, b));
}

spmdrun_status sr_loop_compare_shardings(sr_loop *loop) {
  sr_session *session = loop->session;
  for (int i = 0; i < loop->state_count; i++) {
    const spmdrun_port *argument = spmdrun_argument(loop->program, i);
    const spmdrun_port *result = spmdrun_result(loop->program, i);
    if (is_same_layout(argument->layout, result->layout))
      continue;
    loop->layouts[i] = argument->layout;
    const char *other = strcmp(argument->sharding, result->sharding) ? "" : " of another mesh";
    if (sr_guards_refuse_implicit(session))
      return sr_agree_on_fault(
          session, sr_arena_printf(session->arena,
                                   "result %d is %s and would be resharded to %s%s in each step, "
                                   "which --transfer-guard %s refuses; give the function equal "
                                   "in_shardings and out_shardings",
                                   i, result->sharding, argument->sharding, other,
                                   session->settings->transfer_guard));
    sr_text line = {.arena = session->arena};
    sr_text_printf(&line,
                   "spmdrun: result %d is %s and is resharded to %s%s in each step; give the "
                   "function equal in_shardings and out_shardings to save that\n",
                   i, result->sharding, argument->sharding, other);
    if (sr_session_speaks(session))
      sr_watch_write(sr_text_get(&line));
  }
  return SPMDRUN_OK;
}

spmdrun_status sr_loop_reshard(sr_loop *loop) {
  spmdrun_status status = SPMDRUN_OK;
  for (int i = 0; i < loop->state_count && status == SPMDRUN_OK; i++) {
    spmdrun_array *moved = NULL;
    if (!loop->layouts[i])
      continue;
    status = spmdrun_array_reshard(loop->results[i], loop->layouts[i], &moved);
    spmdrun_array_destroy(loop->results[i]);
    loop->results[i] = moved;
  }
  return status;
}
