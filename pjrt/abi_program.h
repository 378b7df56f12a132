/* The binary interface to JAX (abi.h): programs and their execution. */
#ifndef SR_PJRT_ABI_PROGRAM_H
#define SR_PJRT_ABI_PROGRAM_H

#include "pjrt/abi_ffi.h"

typedef struct sr_pjrt_source {
  SR_PJRT_HEAD;
  char *code; /* the caller's memory: a program, or room for one */
  size_t code_bytes;
  const char *format; /* "mlir": text or bytecode */
  size_t format_bytes;
} sr_pjrt_source;

struct sr_pjrt_executable_optimized_program_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  sr_pjrt_source *source; /* its `code` is NULL: the size is wanted, and the format */
};

struct sr_pjrt_client_compile_args {
  SR_PJRT_HEAD;
  sr_pjrt_client *client;
  const sr_pjrt_source *source;
  const char *options; /* a serialized CompileOptionsProto */
  size_t option_bytes;
  sr_pjrt_program *program; /* out */
};

/* ---- executables ----------------------------------------------------------------------------- */

struct sr_pjrt_executable_destroy_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
};
struct sr_pjrt_executable_name_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  const char *text; /* out */
  size_t bytes;
};
struct sr_pjrt_executable_num_replicas_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  size_t count; /* out */
};
struct sr_pjrt_executable_num_partitions_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  size_t count; /* out */
};
struct sr_pjrt_executable_num_outputs_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  size_t count; /* out */
};
struct sr_pjrt_executable_size_of_generated_code_in_bytes_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  int64_t bytes; /* out */
};
struct sr_pjrt_executable_get_cost_analysis_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  size_t count; /* out */
  const sr_pjrt_value *properties;
};
struct sr_pjrt_executable_get_compiled_memory_stats_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  int64_t code, arguments, results, aliased, temporary; /* out, in bytes of a device */
  int64_t host[5];                                      /* the same in the host's memory */
  int64_t peak;
};
struct sr_pjrt_executable_output_element_types_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  const int *types; /* out; as pjrt_type.h numbers them */
  size_t count;
};
struct sr_pjrt_executable_output_dimensions_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  size_t count;        /* out */
  const int64_t *dims; /* the sizes of all results, one result behind the other */
  const size_t *ranks; /* [count] */
};
struct sr_pjrt_executable_parameter_memory_kinds_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  size_t count;             /* out */
  const char *const *kinds; /* [count] */
  const size_t *kind_bytes; /* [count] */
};
struct sr_pjrt_executable_output_memory_kinds_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  size_t count;             /* out */
  const char *const *kinds; /* [count] */
  const size_t *kind_bytes; /* [count] */
};
/* Bytes that the caller gives back by release(owner). */
struct sr_pjrt_executable_serialize_args {
  SR_PJRT_HEAD;
  const sr_pjrt_program *program;
  const char *bytes; /* out */
  size_t byte_count;
  void *owner;
  void (*release)(void *owner);
};
struct sr_pjrt_executable_deserialize_and_load_args {
  SR_PJRT_HEAD;
  sr_pjrt_client *client;
  const char *bytes;
  size_t byte_count;
  sr_pjrt_program *program; /* out */
  const char *options;      /* a serialized CompileOptionsProto; NULL: as it was compiled */
  size_t option_bytes;
};
struct sr_pjrt_executable_get_compile_options_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  const char *bytes; /* out */
  size_t byte_count;
  void *owner;
  void (*release)(void *owner);
};
struct sr_pjrt_executable_fingerprint_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  const char *text; /* out */
  size_t bytes;
};

/* ---- loaded executables ---------------------------------------------------------------------- */

struct sr_pjrt_loaded_executable_destroy_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
};
struct sr_pjrt_loaded_executable_get_executable_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  sr_pjrt_program *executable; /* out; the caller destroys it */
};
struct sr_pjrt_loaded_executable_get_device_assignment_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  const char *bytes; /* out: a serialized DeviceAssignmentProto */
  size_t byte_count;
  void *owner;
  void (*release)(void *owner);
};
struct sr_pjrt_loaded_executable_addressable_devices_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  sr_pjrt_device *const *devices; /* out */
  size_t count;
};
typedef struct sr_pjrt_logical_id {
  int replica, partition;
} sr_pjrt_logical_id;
struct sr_pjrt_loaded_executable_addressable_device_logical_ids_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  const sr_pjrt_logical_id *ids; /* out */
  size_t count;
};
struct sr_pjrt_loaded_executable_delete_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
};
struct sr_pjrt_loaded_executable_is_deleted_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  bool is_deleted; /* out */
};
struct sr_pjrt_loaded_executable_fingerprint_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  const char *text; /* out */
  size_t bytes;
};

/* ---- execution ------------------------------------------------------------------------------- */

typedef struct sr_pjrt_execute_options {
  SR_PJRT_HEAD;
  void *send_callbacks, *receive_callbacks;
  size_t sends, receives;
  int launch_id;       /* functions of C may ask for it */
  const int64_t *kept; /* arguments that must not be donated */
  size_t kept_count;
  sr_pjrt_context *context; /* may be NULL */
} sr_pjrt_execute_options;

struct sr_pjrt_loaded_executable_execute_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  const sr_pjrt_execute_options *options;
  sr_pjrt_buffer *const *const *arguments; /* [device of this process][argument] */
  size_t device_count, argument_count;
  sr_pjrt_buffer **const *results; /* [device of this process][result] to be written */
  sr_pjrt_event **done;            /* [device of this process] to be written; may be NULL */
  sr_pjrt_device *device;          /* for portable programs; else NULL */
};

/* ---- extensions of the table, in a list ------------------------------------------------------ */

enum {
  SR_PJRT_EXTENSION_LAYOUTS = 4,
  SR_PJRT_EXTENSION_FFI = 5,
  SR_PJRT_EXTENSION_SHARDINGS = 19,
  SR_PJRT_EXTENSION_TARGETS = 0x73706d64 /* our own, for our Python package */
};

/* A serialized OpSharding for each argument or result. */
struct sr_pjrt_shardings_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  size_t count;                 /* out */
  const char *const *shardings; /* [count] */
  const size_t *sharding_bytes; /* [count] */
};
typedef struct sr_pjrt_shardings_extension {
  SR_PJRT_EXTENSION_HEAD;
  sr_pjrt_error *(*arguments)(struct sr_pjrt_shardings_args *args);
  sr_pjrt_error *(*results)(struct sr_pjrt_shardings_args *args);
} sr_pjrt_shardings_extension;

/* How elements lie in memory, as XLA prints it: {1,0} if the last of two dimensions is the one
 * whose elements are neighbours. */
typedef struct sr_pjrt_order sr_pjrt_order;
struct sr_pjrt_layout_destroy_args {
  SR_PJRT_HEAD;
  const sr_pjrt_order *order;
};
struct sr_pjrt_layout_serialize_args {
  SR_PJRT_HEAD;
  const sr_pjrt_order *order;
  const char *text; /* out */
  size_t bytes;
  void *owner;
  void (*release)(void *owner);
};
struct sr_pjrt_default_layout_args {
  SR_PJRT_HEAD;
  sr_pjrt_client *client; /* or topology */
  int type;
  const int64_t *dims;
  size_t rank;
  const sr_pjrt_order *order; /* out */
};
struct sr_pjrt_buffer_layout_args {
  SR_PJRT_HEAD;
  sr_pjrt_buffer *buffer;
  const sr_pjrt_order *order; /* out */
};
struct sr_pjrt_program_layouts_args {
  SR_PJRT_HEAD;
  sr_pjrt_program *program;
  size_t count;                       /* out */
  const sr_pjrt_order *const *orders; /* [count] */
};
typedef struct sr_pjrt_layouts_extension {
  SR_PJRT_EXTENSION_HEAD;
  sr_pjrt_error *(*destroy)(struct sr_pjrt_layout_destroy_args *args);
  sr_pjrt_error *(*serialize)(struct sr_pjrt_layout_serialize_args *args);
  sr_pjrt_error *(*of_client)(struct sr_pjrt_default_layout_args *args);
  sr_pjrt_error *(*of_buffer)(struct sr_pjrt_buffer_layout_args *args);
  sr_pjrt_error *(*of_topology)(struct sr_pjrt_default_layout_args *args);
  sr_pjrt_error *(*of_results)(struct sr_pjrt_program_layouts_args *args);
  sr_pjrt_error *(*of_arguments)(struct sr_pjrt_program_layouts_args *args);
} sr_pjrt_layouts_extension;

#endif
