/*
 * The binary interface of functions of C that programs call, XLA's FFI at version 0.5: what of it
 * this plug-in uses. jaxlib 0.10 has 0.3, which lacks the end of some structs and of the table.
 *
 * The names are ours; the order and the sizes of the fields are the interface, which
 * tests/python/targets/target_abi.c compares with jaxlib's header. Where `size` begins a struct,
 * its maker says how many bytes it knows.
 */
#ifndef SR_PJRT_ABI_TARGET_H
#define SR_PJRT_ABI_TARGET_H

#include <stddef.h>
#include <stdint.h>

enum {
  SR_FFI_MAJOR = 0,
  SR_FFI_MINOR = 5
};

typedef struct sr_ffi_extension {
  size_t size;
  int kind;
  struct sr_ffi_extension *next;
} sr_ffi_extension;

#define SR_FFI_HEAD                                                                                \
  size_t size;                                                                                     \
  sr_ffi_extension *extensions

typedef struct sr_ffi_version {
  SR_FFI_HEAD;
  int major, minor;
} sr_ffi_version;

/* ---- data ------------------------------------------------------------------------------------ */

/* Types of elements, with XLA's numbers. */
typedef enum sr_ffi_type {
  SR_FFI_PRED = 1,
  SR_FFI_S8 = 2,
  SR_FFI_S16 = 3,
  SR_FFI_S32 = 4,
  SR_FFI_S64 = 5,
  SR_FFI_U8 = 6,
  SR_FFI_U16 = 7,
  SR_FFI_U32 = 8,
  SR_FFI_U64 = 9,
  SR_FFI_F16 = 10,
  SR_FFI_F32 = 11,
  SR_FFI_F64 = 12,
  SR_FFI_C64 = 15,
  SR_FFI_BF16 = 16,
  SR_FFI_TOKEN = 17,
  SR_FFI_C128 = 18,
  SR_FFI_F8E5M2 = 19,
  SR_FFI_F8E4M3FN = 20,
  SR_FFI_S4 = 21,
  SR_FFI_U4 = 22,
  SR_FFI_F8E4M3B11FNUZ = 23,
  SR_FFI_F8E5M2FNUZ = 24,
  SR_FFI_F8E4M3FNUZ = 25,
  SR_FFI_S2 = 26,
  SR_FFI_U2 = 27,
  SR_FFI_F8E4M3 = 28,
  SR_FFI_F8E3M4 = 29,
  SR_FFI_F4E2M1FN = 32,
  SR_FFI_F8E8M0FNU = 33,
} sr_ffi_type;

typedef struct sr_ffi_buffer {
  SR_FFI_HEAD;
  int type;
  void *data;
  int64_t rank;
  int64_t *dims; /* [rank] */
} sr_ffi_buffer;

typedef struct sr_ffi_span {
  const char *data;
  size_t bytes;
} sr_ffi_span;
typedef struct sr_ffi_scalar {
  int type;
  void *value;
} sr_ffi_scalar;
typedef struct sr_ffi_array {
  int type;
  size_t count;
  void *data;
} sr_ffi_array;

enum {
  SR_FFI_BUFFER = 1, /* the one kind of operands and results */
};
typedef enum sr_ffi_attribute_kind {
  SR_FFI_ARRAY = 1,
  SR_FFI_DICTIONARY = 2,
  SR_FFI_SCALAR = 3,
  SR_FFI_STRING = 4,
} sr_ffi_attribute_kind;

typedef struct sr_ffi_list {
  SR_FFI_HEAD;
  int64_t count;
  int *kinds;   /* [count] */
  void **items; /* [count] */
} sr_ffi_list;

/* Sorted by name. */
typedef struct sr_ffi_attributes {
  SR_FFI_HEAD;
  int64_t count;
  int *kinds;          /* [count] */
  sr_ffi_span **names; /* [count] */
  void **items;        /* [count] */
} sr_ffi_attributes;

/* ---- calls ----------------------------------------------------------------------------------- */

typedef struct sr_ffi_error sr_ffi_error;
typedef struct sr_ffi_future sr_ffi_future;
/* Of one call; what the functions of the table are asked about. */
typedef struct sr_ffi_context sr_ffi_context;
typedef struct sr_ffi_table sr_ffi_table;

typedef enum sr_ffi_stage {
  SR_FFI_INSTANTIATE, /* once for each call in a program */
  SR_FFI_PREPARE,     /* not on CPUs */
  SR_FFI_INITIALIZE,  /* not on CPUs */
  SR_FFI_EXECUTE,
  SR_FFI_STAGES
} sr_ffi_stage;

typedef struct sr_ffi_frame {
  SR_FFI_HEAD; /* the size is that up to and with `attributes`, which the function compares */
  const sr_ffi_table *table;
  sr_ffi_context *context;
  int stage;
  sr_ffi_list operands, results;
  sr_ffi_attributes attributes;
  sr_ffi_future *future; /* out; NULL: the call has ended when the function returns */
} sr_ffi_frame;

/* The caller destroys the error. */
typedef sr_ffi_error *sr_ffi_function(sr_ffi_frame *frame);

enum {
  SR_FFI_EXTENSION_METADATA = 1
};
typedef struct sr_ffi_metadata {
  size_t size;
  sr_ffi_version version; /* out: of the header that the function was compiled with */
  uint32_t traits;        /* out */
  int64_t state_type;     /* out; 0: none */
} sr_ffi_metadata;
typedef struct sr_ffi_metadata_extension {
  sr_ffi_extension head;
  sr_ffi_metadata *metadata;
} sr_ffi_metadata_extension;

/* ---- what a function may ask ----------------------------------------------------------------- */

/* Codes of errors are those of gRPC (sr_pjrt_code). */
struct sr_ffi_error_create_args {
  SR_FFI_HEAD;
  const char *message;
  int code;
};
struct sr_ffi_error_details_args {
  SR_FFI_HEAD;
  sr_ffi_error *error;
  const char *message; /* out */
  int code;            /* out; from version 0.5 on */
};
struct sr_ffi_error_destroy_args {
  SR_FFI_HEAD;
  sr_ffi_error *error;
};
struct sr_ffi_type_register_args {
  SR_FFI_HEAD;
  sr_ffi_span name;
  int64_t *type; /* in and out; 0: is to get a number */
  const void *information;
};
typedef struct sr_ffi_type_information {
  SR_FFI_HEAD;
  void (*destroy)(void *object);
} sr_ffi_type_information;
struct sr_ffi_context_get_args {
  SR_FFI_HEAD;
  sr_ffi_context *context;
  const int64_t *type;
  void *data; /* out */
};
struct sr_ffi_state_args {
  SR_FFI_HEAD;
  sr_ffi_context *context;
  int stage;
  const int64_t *type;
  void *state; /* set: in, and is taken over; get: out */
};
struct sr_ffi_schedule_args {
  SR_FFI_HEAD;
  sr_ffi_context *context;
  void (*task)(void *data);
  void *data;
};
struct sr_ffi_threads_args {
  SR_FFI_HEAD;
  sr_ffi_context *context;
  int64_t *count; /* out */
};
struct sr_ffi_future_create_args {
  SR_FFI_HEAD;
  sr_ffi_future *future; /* out */
};
struct sr_ffi_future_set_args {
  SR_FFI_HEAD;
  sr_ffi_future *future;
  sr_ffi_error *error; /* is taken over; there is none where it is set available */
};
struct sr_ffi_run_args {
  SR_FFI_HEAD;
  sr_ffi_context *context;
  int64_t run; /* out */
};
struct sr_ffi_device_args {
  SR_FFI_HEAD;
  sr_ffi_context *context;
  int32_t device; /* out */
};
struct sr_ffi_find_extension_args {
  SR_FFI_HEAD;
  sr_ffi_context *context;
  int64_t kind;
  const void *extension; /* out */
};
struct sr_ffi_options_args {
  SR_FFI_HEAD;
  sr_ffi_context *context;
  const sr_ffi_attributes *attributes; /* out */
};

struct sr_ffi_table {
  SR_FFI_HEAD;
  sr_ffi_version version;
  const void *internal; /* of XLA's own functions: NULL */
  sr_ffi_error *(*error_create)(struct sr_ffi_error_create_args *args);
  void (*error_details)(struct sr_ffi_error_details_args *args);
  void (*error_destroy)(struct sr_ffi_error_destroy_args *args);
  sr_ffi_error *(*function_register)(void *args);
  sr_ffi_error *(*stream_get)(void *args);
  sr_ffi_error *(*type_register)(struct sr_ffi_type_register_args *args);
  sr_ffi_error *(*context_get)(struct sr_ffi_context_get_args *args);
  sr_ffi_error *(*state_set)(struct sr_ffi_state_args *args);
  sr_ffi_error *(*state_get)(struct sr_ffi_state_args *args);
  sr_ffi_error *(*memory_allocate)(void *args);
  sr_ffi_error *(*memory_free)(void *args);
  sr_ffi_error *(*schedule)(struct sr_ffi_schedule_args *args);
  sr_ffi_error *(*threads)(struct sr_ffi_threads_args *args);
  sr_ffi_error *(*future_create)(struct sr_ffi_future_create_args *args);
  sr_ffi_error *(*future_set_available)(struct sr_ffi_future_set_args *args);
  sr_ffi_error *(*future_set_error)(struct sr_ffi_future_set_args *args);
  sr_ffi_error *(*run_id)(struct sr_ffi_run_args *args);
  sr_ffi_error *(*device_ordinal)(struct sr_ffi_device_args *args);
  sr_ffi_error *(*find_extension)(struct sr_ffi_find_extension_args *args);
  sr_ffi_error *(*options)(struct sr_ffi_options_args *args);
};

#endif
