/* The binary interface of calls from a program into functions of the host: what an execution brings
 * along, and the extensions by which JAX and our Python package hand functions over (abi.h). */
#ifndef SR_PJRT_ABI_FFI_H
#define SR_PJRT_ABI_FFI_H

#include "pjrt/abi.h"
#include "pjrt/abi_target.h"

/* What an execution brings along: data, each of a type that has a number. */
typedef struct sr_pjrt_context sr_pjrt_context;

struct sr_pjrt_execute_context_create_args {
  SR_PJRT_HEAD;
  sr_pjrt_context *context; /* out */
};
struct sr_pjrt_execute_context_destroy_args {
  SR_PJRT_HEAD;
  sr_pjrt_context *context; /* may be NULL */
};

struct sr_pjrt_type_register_args {
  SR_PJRT_HEAD;
  const char *name;
  size_t name_bytes;
  int64_t type; /* in and out; 0: is to get a number */
  void *functions;
};
struct sr_pjrt_user_data_add_args {
  SR_PJRT_HEAD;
  sr_pjrt_context *context;
  int64_t type;
  void *data; /* outlives the execution */
};
/* Has no list of extensions. */
struct sr_pjrt_handler_register_args {
  size_t size;
  const char *target;
  size_t target_bytes;
  void *handler;
  const char *platform;
  size_t platform_bytes;
  int traits;
};
typedef struct sr_pjrt_ffi_extension {
  SR_PJRT_EXTENSION_HEAD;
  sr_pjrt_error *(*type_register)(struct sr_pjrt_type_register_args *args);
  sr_pjrt_error *(*user_data_add)(struct sr_pjrt_user_data_add_args *args);
  sr_pjrt_error *(*handler_register)(struct sr_pjrt_handler_register_args *args);
} sr_pjrt_ffi_extension;

/* Our own extension, by which our Python package hands over what jaxlib keeps for its own clients:
 * functions with stages, and types with destructors (sr_pjrt_target_register,
 * sr_pjrt_type_enter). */
typedef struct sr_pjrt_targets_extension {
  SR_PJRT_EXTENSION_HEAD;
  int (*target_register)(const char *name, sr_ffi_function *const *functions, int is_typed,
                         char *message, size_t room);
  int (*type_enter)(const char *name, size_t bytes, int64_t *number, void (*destroy)(void *object),
                    char *message, size_t room);
} sr_pjrt_targets_extension;

/* The data of the type by which JAX hands Python's functions over. */
typedef struct sr_pjrt_callables {
  void *const *objects; /* [count] references to Python's objects */
  uint32_t count;
} sr_pjrt_callables;

/* How a custom call InspectSharding names who asks: its backend_config is the bytes of an asker. No
 * part of PJRT, but the fields are jaxlib's. */
typedef struct sr_pjrt_answer {
  const char *sharding; /* a serialized OpSharding */
  size_t bytes;
  const char *error; /* out; NULL: none */
  void *error_memory;
  void (*free_error)(struct sr_pjrt_answer *told);
} sr_pjrt_answer;
typedef struct sr_pjrt_asker {
  void (*call)(void *user, sr_pjrt_answer *told);
  void *user;
} sr_pjrt_asker;

#endif
