/* Functions of C that programs call: how JAX registers them, and their calls. */
#ifndef SR_PJRT_TARGET_H
#define SR_PJRT_TARGET_H

#include "api/client/client.h"
#include "pjrt/abi_target.h"

/* ---- pjrt_target_list.c: what is registered, as long as the process lives -------------------- */

typedef struct sr_pjrt_target {
  struct sr_pjrt_target *next;
  sr_ffi_function *functions[SR_FFI_STAGES]; /* NULL but for EXECUTE: there is none */
  bool is_typed;                             /* else of an older interface, which is not called */
  char name[];
} sr_pjrt_target;

/* Registers a function, with `functions` as above. Returns 0, or 1 with a message of less than
 * `room` bytes. The Python package calls it by an extension of the table
 * (sr_pjrt_targets_extension). */
int sr_pjrt_target_register(const char *name, sr_ffi_function *const *functions, int is_typed,
                            char *message, size_t room);
/* Returns NULL: there is none. */
const sr_pjrt_target *sr_pjrt_target_find(const char *name);

/* Enters a type, or finds the one of this name; a *number of 0 stands for the next free one.
 * `destroy` destroys an object of it; NULL: none is ours. Returns 0, or 1 with a message. */
int sr_pjrt_type_enter(const char *name, size_t bytes, int64_t *number,
                       void (*destroy)(void *object), char *message, size_t room);
/* Returns false if no type has the number. *out_destroy may be NULL. */
bool sr_pjrt_type_find(int64_t number, void (**out_destroy)(void *object));

/* ---- pjrt_target_table.c: what functions may ask --------------------------------------------- */

/* What is left of the stage INSTANTIATE of a call. */
typedef struct sr_pjrt_state {
  void *object; /* NULL: none was set */
  int64_t type;
  void (*destroy)(void *object);
} sr_pjrt_state;

struct sr_ffi_context {
  sr_ffi_stage stage;
  sr_pjrt_state *state;
  int64_t run;
  int32_t device; /* among those of this process; -1: none */
};

extern const sr_ffi_table sr_pjrt_target_table;

/* Calls the function, waits for the end of what it began, and fails with what it says. `place` and
 * `name` are for the message. */
sr_status sr_pjrt_target_run(sr_ctx *ctx, sr_ffi_function *function, sr_ffi_frame *frame,
                             const char *place, const char *name);

/* ---- pjrt_target.c: calls -------------------------------------------------------------------- */

extern const sr_client_targets sr_pjrt_targets;

/* Makes one call of a program with this sr_loaded_bound. */
sr_status sr_pjrt_target_call(sr_ctx *ctx, const void *bound, int64_t run,
                              const sr_host_call *call);

#endif
