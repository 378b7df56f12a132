/*
 * The binary interface between JAX and its plug-ins, PJRT: what of it this plug-in uses, at version
 * 0.104. JAX finds the symbol GetPjrtApi, which returns a table of functions. Each takes one struct
 * and returns an error, or NULL.
 *
 * The names are ours; the order and the sizes of the fields are the interface, and tools/pjrt-abi
 * compares them with its public header. Fields that a newer JAX appends to a struct stand behind
 * ours. `size` is then larger; a struct that ends before our last field is refused.
 *
 * A pointer of an argument is valid during the call. A pointer that a function gives belongs to the
 * object that it was asked of, unless the comment says more.
 */
#ifndef SR_PJRT_ABI_H
#define SR_PJRT_ABI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
  SR_PJRT_MAJOR = 0,
  SR_PJRT_MINOR = 104,
  /* JAX looks at slots behind those of version 0.104: they are there, and zero. */
  SR_PJRT_ROOM = 60
};

typedef struct sr_pjrt_error sr_pjrt_error;
typedef struct sr_event sr_pjrt_event;
/* A client, and also its topology. */
typedef struct sr_pjrt_client sr_pjrt_client;
/* A device, and also its description. */
typedef struct sr_pjrt_device sr_pjrt_device;
typedef struct sr_pjrt_memory sr_pjrt_memory;
/* An executable, loaded or not. */
typedef struct sr_pjrt_program sr_pjrt_program;
typedef struct sr_pjrt_buffer sr_pjrt_buffer;

/* How every struct of the interface begins: its bytes as the caller knows it, and a list of
 * extensions, which is not read. */
#define SR_PJRT_HEAD                                                                               \
  size_t size;                                                                                     \
  void *extensions

/* How every extension of the table begins. */
#define SR_PJRT_EXTENSION_HEAD                                                                     \
  size_t size;                                                                                     \
  int kind;                                                                                        \
  void *next

/* ---- errors ---------------------------------------------------------------------------------- */

/* The codes are those of gRPC. */
typedef enum sr_pjrt_code {
  SR_PJRT_UNKNOWN = 2,
  SR_PJRT_INVALID_ARGUMENT = 3,
  SR_PJRT_NOT_FOUND = 5,
  SR_PJRT_RESOURCE_EXHAUSTED = 8,
  SR_PJRT_FAILED_PRECONDITION = 9,
  SR_PJRT_ABORTED = 10,
  SR_PJRT_UNIMPLEMENTED = 12,
  SR_PJRT_INTERNAL = 13,
  SR_PJRT_UNAVAILABLE = 14,
} sr_pjrt_code;

struct sr_pjrt_error_destroy_args {
  SR_PJRT_HEAD;
  sr_pjrt_error *error; /* may be NULL */
};
struct sr_pjrt_error_message_args {
  SR_PJRT_HEAD;
  const sr_pjrt_error *error;
  const char *message; /* out */
  size_t message_bytes;
};
struct sr_pjrt_error_get_code_args {
  SR_PJRT_HEAD;
  const sr_pjrt_error *error;
  sr_pjrt_code code; /* out */
};
typedef void (*sr_pjrt_payload_visitor)(const char *key, size_t key_bytes, const char *value,
                                        size_t value_bytes, void *user);
struct sr_pjrt_error_for_each_payload_args {
  SR_PJRT_HEAD;
  const sr_pjrt_error *error;
  sr_pjrt_payload_visitor visitor;
  void *user;
};

/* ---- named values ---------------------------------------------------------------------------- */

typedef enum sr_pjrt_value_kind {
  SR_PJRT_STRING,
  SR_PJRT_INT,
  SR_PJRT_INTS,
  SR_PJRT_FLOAT,
  SR_PJRT_BOOL,
} sr_pjrt_value_kind;

typedef struct sr_pjrt_value {
  SR_PJRT_HEAD;
  const char *name;
  size_t name_bytes;
  sr_pjrt_value_kind kind;
  union {
    const char *string;
    int64_t integer;
    const int64_t *integers;
    float number;
    bool flag;
  };
  size_t count; /* of a string or a list; else 1 */
} sr_pjrt_value;

/* ---- plug-in --------------------------------------------------------------------------------- */

struct sr_pjrt_plugin_initialize_args {
  SR_PJRT_HEAD;
};
struct sr_pjrt_plugin_attributes_args {
  SR_PJRT_HEAD;
  const sr_pjrt_value *attributes; /* out; for ever */
  size_t count;
};

/* ---- events ---------------------------------------------------------------------------------- */

struct sr_pjrt_event_destroy_args {
  SR_PJRT_HEAD;
  sr_pjrt_event *event;
};
struct sr_pjrt_event_is_ready_args {
  SR_PJRT_HEAD;
  sr_pjrt_event *event;
  bool ready; /* out */
};
struct sr_pjrt_event_error_args {
  SR_PJRT_HEAD;
  sr_pjrt_event *event; /* has ended */
};
struct sr_pjrt_event_await_args {
  SR_PJRT_HEAD;
  sr_pjrt_event *event;
};
struct sr_pjrt_event_on_ready_args {
  SR_PJRT_HEAD;
  sr_pjrt_event *event;
  /* Takes the error over; NULL: the event ended well. */
  void (*call)(sr_pjrt_error *error, void *user);
  void *user;
};

/* ---- client ---------------------------------------------------------------------------------- */

struct sr_pjrt_client_create_args {
  SR_PJRT_HEAD;
  const sr_pjrt_value *options;
  size_t option_count;
  /* A store of keys of jax.distributed, which is not used. The fields are garbage without it. */
  void *store[4];
  sr_pjrt_client *client; /* out */
};
struct sr_pjrt_client_destroy_args {
  SR_PJRT_HEAD;
  sr_pjrt_client *client;
};
/* A text of a client or of its topology. */
struct sr_pjrt_client_platform_name_args {
  SR_PJRT_HEAD;
  sr_pjrt_client *client;
  const char *text; /* out */
  size_t bytes;
};
struct sr_pjrt_client_platform_version_args {
  SR_PJRT_HEAD;
  sr_pjrt_client *client;
  const char *text; /* out */
  size_t bytes;
};
struct sr_pjrt_client_process_index_args {
  SR_PJRT_HEAD;
  sr_pjrt_client *client;
  int process; /* out */
};
struct sr_pjrt_client_topology_description_args {
  SR_PJRT_HEAD;
  sr_pjrt_client *client;
  sr_pjrt_client *topology; /* out */
};
struct sr_pjrt_client_devices_args {
  SR_PJRT_HEAD;
  sr_pjrt_client *client;
  sr_pjrt_device *const *devices; /* out */
  size_t count;
};
struct sr_pjrt_client_addressable_devices_args {
  SR_PJRT_HEAD;
  sr_pjrt_client *client;
  sr_pjrt_device *const *devices; /* out */
  size_t count;
};
struct sr_pjrt_client_addressable_memories_args {
  SR_PJRT_HEAD;
  sr_pjrt_client *client;
  sr_pjrt_memory *const *memories; /* out */
  size_t count;
};
struct sr_pjrt_client_lookup_device_args {
  SR_PJRT_HEAD;
  sr_pjrt_client *client;
  int id;
  sr_pjrt_device *device; /* out */
};
struct sr_pjrt_client_lookup_addressable_device_args {
  SR_PJRT_HEAD;
  sr_pjrt_client *client;
  int local;              /* index among the devices of this process */
  sr_pjrt_device *device; /* out */
};
struct sr_pjrt_client_update_global_process_info_args {
  SR_PJRT_HEAD;
  sr_pjrt_client *client;
  void *processes;
  size_t count;
};
struct sr_pjrt_client_default_device_assignment_args {
  SR_PJRT_HEAD;
  sr_pjrt_client *client;
  int replicas, partitions;
  size_t room;
  int *assignment; /* [replica][partition] the caller's, to be written */
};

/* ---- topology -------------------------------------------------------------------------------- */

struct sr_pjrt_topology_description_platform_name_args {
  SR_PJRT_HEAD;
  const sr_pjrt_client *topology;
  const char *text; /* out */
  size_t bytes;
};
struct sr_pjrt_topology_description_platform_version_args {
  SR_PJRT_HEAD;
  sr_pjrt_client *topology;
  const char *text; /* out */
  size_t bytes;
};
struct sr_pjrt_topology_description_get_device_descriptions_args {
  SR_PJRT_HEAD;
  const sr_pjrt_client *topology;
  sr_pjrt_device *const *descriptions; /* out */
  size_t count;
};
struct sr_pjrt_topology_description_attributes_args {
  SR_PJRT_HEAD;
  sr_pjrt_client *topology;
  const sr_pjrt_value *attributes; /* out */
  size_t count;
};
struct sr_pjrt_topology_description_fingerprint_args {
  SR_PJRT_HEAD;
  const sr_pjrt_client *topology;
  uint64_t fingerprint; /* out */
};

/* ---- devices --------------------------------------------------------------------------------- */

struct sr_pjrt_device_description_id_args {
  SR_PJRT_HEAD;
  sr_pjrt_device *device;
  int id; /* out */
};
struct sr_pjrt_device_description_process_index_args {
  SR_PJRT_HEAD;
  sr_pjrt_device *device;
  int process; /* out */
};
struct sr_pjrt_device_description_attributes_args {
  SR_PJRT_HEAD;
  sr_pjrt_device *device;
  size_t count; /* out */
  const sr_pjrt_value *attributes;
};
struct sr_pjrt_device_description_kind_args {
  SR_PJRT_HEAD;
  sr_pjrt_device *device;
  const char *text; /* out */
  size_t bytes;
};
struct sr_pjrt_device_description_debug_string_args {
  SR_PJRT_HEAD;
  sr_pjrt_device *device;
  const char *text; /* out */
  size_t bytes;
};
struct sr_pjrt_device_description_to_string_args {
  SR_PJRT_HEAD;
  sr_pjrt_device *device;
  const char *text; /* out */
  size_t bytes;
};
struct sr_pjrt_device_get_description_args {
  SR_PJRT_HEAD;
  sr_pjrt_device *device;
  sr_pjrt_device *description; /* out */
};
struct sr_pjrt_device_is_addressable_args {
  SR_PJRT_HEAD;
  sr_pjrt_device *device;
  bool is_local; /* out */
};
struct sr_pjrt_device_local_hardware_id_args {
  SR_PJRT_HEAD;
  sr_pjrt_device *device;
  int local; /* out; -1: the device is of another process */
};
struct sr_pjrt_device_addressable_memories_args {
  SR_PJRT_HEAD;
  sr_pjrt_device *device;
  sr_pjrt_memory *const *memories; /* out */
  size_t count;
};
struct sr_pjrt_device_default_memory_args {
  SR_PJRT_HEAD;
  sr_pjrt_device *device;
  sr_pjrt_memory *memory; /* out */
};
/* A number that may not be known. */
typedef struct sr_pjrt_number {
  int64_t value;
  bool is_set;
} sr_pjrt_number;
struct sr_pjrt_device_memory_stats_args {
  SR_PJRT_HEAD;
  sr_pjrt_device *device;
  int64_t used; /* all out, and in bytes */
  sr_pjrt_number peak;
  sr_pjrt_number unknown[9]; /* allocations, largest, limit, reserved, ...: not told */
};
struct sr_pjrt_device_get_attributes_args {
  SR_PJRT_HEAD;
  sr_pjrt_device *device;
  const sr_pjrt_value *attributes; /* out */
  size_t count;
  void *owner; /* out: what the caller gives to `release` after the last look at them */
  void (*release)(void *owner);
};

/* ---- memories -------------------------------------------------------------------------------- */

struct sr_pjrt_memory_id_args {
  SR_PJRT_HEAD;
  sr_pjrt_memory *memory;
  int id; /* out */
};
struct sr_pjrt_memory_kind_args {
  SR_PJRT_HEAD;
  sr_pjrt_memory *memory;
  const char *text; /* out */
  size_t bytes;
};
struct sr_pjrt_memory_kind_id_args {
  SR_PJRT_HEAD;
  sr_pjrt_memory *memory;
  int kind; /* out */
};
struct sr_pjrt_memory_debug_string_args {
  SR_PJRT_HEAD;
  sr_pjrt_memory *memory;
  const char *text; /* out */
  size_t bytes;
};
struct sr_pjrt_memory_to_string_args {
  SR_PJRT_HEAD;
  sr_pjrt_memory *memory;
  const char *text; /* out */
  size_t bytes;
};
struct sr_pjrt_memory_addressable_by_devices_args {
  SR_PJRT_HEAD;
  sr_pjrt_memory *memory;
  sr_pjrt_device *const *devices; /* out */
  size_t count;
};

#endif
