/*
 * Plays jaxlib on the whole plug-in, and destroys the client and all that was made with it in any
 * order, while a program may still run. Nothing may be left at the end, which sanitizers see.
 */
#include "support/jaxlib.h"
#include "support/jaxlib_programs.h"
#include "support/scratch.h"

enum {
  OBJECTS = 6,
  ORDERS = 720
};

/* Makes a client and what belongs to it, and destroys all; order number `order`. */
static void destroy_all(int order, int32_t device) {
  sr_pjrt_client *client = jax_client(2, -1, 0, NULL);
  sr_pjrt_program *program = jax_compile(client, program_slow, 1, &device);
  DO(executable, loaded_executable_get_executable, .program = program);
  sr_pjrt_buffer *x = jax_put(client, 1, 1), *result;
  sr_pjrt_event *done;
  EXPECT_DONE(jax_execute(program, &x, 1, -1, &result, &done));
  int left[OBJECTS] = {0, 1, 2, 3, 4, 5};
  for (int count = OBJECTS; count > 0; count--) {
    int next = order % count, object = left[next];
    order /= count;
    memmove(left + next, left + next + 1, (size_t)(count - next - 1) * sizeof *left);
    if (object == 0)
      jax_leave(client);
    else if (object == 1)
      jax_unload(program);
    else if (object == 2)
      jax_unload(executable.executable);
    else if (object == 5)
      jax_end(done, 0, "");
    else
      jax_drop(object == 3 ? x : result);
  }
}

/* A process that was launched makes one client; without a launcher it makes one after the other. */
int main(int argc, char **argv) {
  scratch place;
  scratch_init(&place);
  EXPECT_EQ(setenv("SPMDRUN_CACHE_DIR", place.path, 1), 0);
  jax_open(argc > 1 ? argv[1] : "");
  const int process = jax_launched("OMPI_COMM_WORLD_RANK", -1);
  if (process >= 0)
    destroy_all(process * ORDERS / 2, process * 2 + 1);
  for (int order = 0; process < 0 && order < ORDERS; order += expect_slowness())
    destroy_all(order, 1);
  scratch_deinit(&place);
  return expect_result();
}
