/* Reads and writes the wire format of protocol buffers. */
#ifndef SR_PJRT_PROTO_H
#define SR_PJRT_PROTO_H

#include <stdbool.h>

#include "base/text.h"

/* A message that is being read. */
typedef struct sr_proto {
  const unsigned char *at, *end;
  bool is_broken; /* a field does not end within the message */
} sr_proto;

typedef struct sr_proto_field {
  uint32_t number;
  uint64_t value; /* of an integer */
  sr_proto part;  /* of text, a message or a packed list; empty for an integer */
  bool is_part;
} sr_proto_field;

sr_proto sr_proto_begin(const void *bytes, size_t count);
/* Reads the next field. Returns false at the end of the message, or if it is broken. */
bool sr_proto_next(sr_proto *proto, sr_proto_field *out_field);
/* Reads the next integer of a repeated field: of a packed list, or the one of a single field.
 * Returns false if there are no more. */
bool sr_proto_next_value(sr_proto_field *field, uint64_t *out_value);

void sr_proto_write_value(sr_text *text, uint32_t number, uint64_t value);
/* Writes text, or a message that has been written into `bytes`. */
void sr_proto_write_part(sr_text *text, uint32_t number, const void *bytes, size_t count);
void sr_proto_write_packed(sr_text *text, uint32_t number, const int64_t *values, size_t count);

#endif
