/* The binary interface to JAX (abi.h): buffers. */
#ifndef SR_PJRT_ABI_BUFFER_H
#define SR_PJRT_ABI_BUFFER_H

#include "pjrt/abi.h"

/* How elements lie in memory. */
typedef struct sr_pjrt_layout {
  SR_PJRT_HEAD;
  union {
    struct {
      SR_PJRT_HEAD;
      const int64_t *order; /* dimensions, from the one whose elements are neighbours on */
      size_t rank;
      const int64_t *tile_dims;
      const size_t *tile_ranks;
      size_t tile_count;
    } tiled;
    struct {
      SR_PJRT_HEAD;
      const int64_t *strides; /* bytes */
      size_t rank;
    } strided;
  };
  int is_strided;
} sr_pjrt_layout;

struct sr_pjrt_client_buffer_from_host_buffer_args {
  SR_PJRT_HEAD;
  sr_pjrt_client *client;
  const void *data;
  int type; /* as pjrt_type.h numbers them */
  const int64_t *dims;
  size_t rank;
  const int64_t *strides; /* bytes; NULL: dense */
  size_t stride_count;
  int semantics; /* how long `data` stays as it is */
  sr_pjrt_device *device;
  sr_pjrt_memory *memory; /* NULL: the default one of the device */
  const sr_pjrt_layout *layout;
  sr_pjrt_event *done; /* out: `data` is not needed any more */
  sr_pjrt_buffer *buffer;
};
struct sr_pjrt_client_create_view_of_device_buffer_args {
  SR_PJRT_HEAD;
  sr_pjrt_client *client;
  void *data;
  const int64_t *dims;
  size_t rank;
  int type; /* as pjrt_type.h numbers them */
  const sr_pjrt_layout *layout;
  sr_pjrt_device *device;
  void (*on_delete)(void *data, void *user); /* may be NULL */
  void *user;
  intptr_t stream;
  sr_pjrt_buffer *buffer; /* out */
  sr_pjrt_memory *memory;
};
struct sr_pjrt_buffer_destroy_args {
  SR_PJRT_HEAD;
  sr_pjrt_buffer *buffer;
};
struct sr_pjrt_buffer_element_type_args {
  SR_PJRT_HEAD;
  sr_pjrt_buffer *buffer;
  int type; /* out; as pjrt_type.h numbers them */
};
struct sr_pjrt_buffer_dimensions_args {
  SR_PJRT_HEAD;
  sr_pjrt_buffer *buffer;
  const int64_t *dims; /* out */
  size_t rank;
};
struct sr_pjrt_buffer_unpadded_dimensions_args {
  SR_PJRT_HEAD;
  sr_pjrt_buffer *buffer;
  const int64_t *dims; /* out */
  size_t rank;
};
struct sr_pjrt_buffer_dynamic_dimension_indices_args {
  SR_PJRT_HEAD;
  sr_pjrt_buffer *buffer;
  const size_t *indices; /* out */
  size_t count;
};
struct sr_pjrt_buffer_get_memory_layout_args {
  SR_PJRT_HEAD;
  sr_pjrt_buffer *buffer;
  sr_pjrt_layout layout; /* out */
};
struct sr_pjrt_buffer_on_device_size_in_bytes_args {
  SR_PJRT_HEAD;
  sr_pjrt_buffer *buffer;
  size_t bytes; /* out */
};
struct sr_pjrt_buffer_device_args {
  SR_PJRT_HEAD;
  sr_pjrt_buffer *buffer;
  sr_pjrt_device *device; /* out */
};
struct sr_pjrt_buffer_memory_args {
  SR_PJRT_HEAD;
  sr_pjrt_buffer *buffer;
  sr_pjrt_memory *memory; /* out */
};
struct sr_pjrt_buffer_delete_args {
  SR_PJRT_HEAD;
  sr_pjrt_buffer *buffer;
};
struct sr_pjrt_buffer_is_deleted_args {
  SR_PJRT_HEAD;
  sr_pjrt_buffer *buffer;
  bool is_deleted; /* out */
};
struct sr_pjrt_buffer_copy_to_device_args {
  SR_PJRT_HEAD;
  sr_pjrt_buffer *buffer;
  sr_pjrt_device *device;
  sr_pjrt_buffer *copy; /* out */
};
struct sr_pjrt_buffer_copy_to_memory_args {
  SR_PJRT_HEAD;
  sr_pjrt_buffer *buffer;
  sr_pjrt_memory *memory;
  sr_pjrt_buffer *copy; /* out */
};
struct sr_pjrt_buffer_to_host_buffer_args {
  SR_PJRT_HEAD;
  sr_pjrt_buffer *buffer;
  const sr_pjrt_layout *layout; /* NULL: dense and row-major */
  void *to;                     /* NULL: only `bytes` is written */
  size_t bytes;
  sr_pjrt_event *event; /* out: the bytes are there */
};
struct sr_pjrt_buffer_is_on_cpu_args {
  SR_PJRT_HEAD;
  sr_pjrt_buffer *buffer;
  bool is_on_cpu; /* out */
};
struct sr_pjrt_buffer_ready_event_args {
  SR_PJRT_HEAD;
  sr_pjrt_buffer *buffer;
  sr_pjrt_event *event; /* out */
};
struct sr_pjrt_buffer_unsafe_pointer_args {
  SR_PJRT_HEAD;
  sr_pjrt_buffer *buffer;
  uintptr_t address; /* out */
};
struct sr_pjrt_buffer_increase_external_reference_count_args {
  SR_PJRT_HEAD;
  sr_pjrt_buffer *buffer;
};
struct sr_pjrt_buffer_decrease_external_reference_count_args {
  SR_PJRT_HEAD;
  sr_pjrt_buffer *buffer;
};
struct sr_pjrt_buffer_opaque_device_memory_data_pointer_args {
  SR_PJRT_HEAD;
  sr_pjrt_buffer *buffer;
  const void *address; /* out */
};

#endif
