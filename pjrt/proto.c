/* The wire format: a field is its number and kind, then an integer of 7 bits a byte, 4 or 8 bytes,
 * or a length and so many bytes. */
#include "pjrt/proto.h"

enum {
  VARINT = 0,
  BYTES8 = 1,
  PART = 2,
  BYTES4 = 5
};

sr_proto sr_proto_begin(const void *bytes, size_t count) {
  return (sr_proto){.at = bytes, .end = (const unsigned char *)bytes + count};
}

static bool read_varint(sr_proto *proto, uint64_t *out) {
  uint64_t value = 0;
  for (unsigned shift = 0; shift < 64 && proto->at < proto->end; shift += 7) {
    unsigned char byte = *proto->at++;
    value |= (uint64_t)(byte & 0x7F) << shift;
    if (byte < 0x80) {
      *out = value;
      return true;
    }
  }
  proto->is_broken = true;
  return false;
}

/* Takes `count` bytes off the front. */
static bool take(sr_proto *proto, uint64_t count, sr_proto *out) {
  if (count > (uint64_t)(proto->end - proto->at)) {
    proto->is_broken = true;
    return false;
  }
  *out = sr_proto_begin(proto->at, count);
  proto->at += count;
  return true;
}

bool sr_proto_next(sr_proto *proto, sr_proto_field *out_field) {
  *out_field = (sr_proto_field){0};
  uint64_t tag, bytes;
  if (proto->is_broken || proto->at == proto->end || !read_varint(proto, &tag))
    return false;
  out_field->number = (uint32_t)(tag >> 3);
  switch ((int)(tag & 7)) {
  case VARINT:
    return read_varint(proto, &out_field->value);
  case BYTES8:
    return take(proto, 8, &out_field->part);
  case BYTES4:
    return take(proto, 4, &out_field->part);
  case PART:
    out_field->is_part = true;
    return read_varint(proto, &bytes) && take(proto, bytes, &out_field->part);
  default:
    proto->is_broken = true;
    return false;
  }
}

bool sr_proto_next_value(sr_proto_field *field, uint64_t *out_value) {
  if (field->is_part)
    return field->part.at < field->part.end && read_varint(&field->part, out_value);
  *out_value = field->value;
  field->is_part = true; /* the list is empty now */
  return true;
}

static void write_varint(sr_text *text, uint64_t value) {
  for (; value >= 0x80; value >>= 7)
    sr_text_char(text, (char)(unsigned char)(value | 0x80));
  sr_text_char(text, (char)value);
}

void sr_proto_write_value(sr_text *text, uint32_t number, uint64_t value) {
  write_varint(text, (uint64_t)number << 3 | VARINT);
  write_varint(text, value);
}

void sr_proto_write_part(sr_text *text, uint32_t number, const void *bytes, size_t count) {
  write_varint(text, (uint64_t)number << 3 | PART);
  write_varint(text, count);
  sr_text_append(text, bytes, count);
}

void sr_proto_write_packed(sr_text *text, uint32_t number, const int64_t *values, size_t count) {
  sr_text list = {.arena = text->arena};
  for (size_t i = 0; i < count; i++)
    write_varint(&list, (uint64_t)values[i]);
  sr_proto_write_part(text, number, list.items, list.count);
}
