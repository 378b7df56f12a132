#include "remote/answer.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "remote/xml.h"

/* State of reading one page of a listing: the fields read so far of the current object, and whether
 * more pages follow (truncated). */
typedef struct page {
  char key[SR_KEY_BYTES];
  sr_listed item;
  bool has_key, has_bytes, has_time;
  bool truncated;
} page;

static bool read_number(sr_span text, uint64_t most, uint64_t *out) {
  *out = 0;
  for (size_t i = 0; i < text.bytes; i++) {
    unsigned digit = (unsigned)text.data[i] - '0';
    if (digit > 9 || *out > (most - digit) / 10)
      return false;
    *out = 10 * *out + digit;
  }
  return text.bytes > 0;
}

/* Reads a time such as "2009-10-12T17:50:30.000Z". *out is in seconds since 1970. */
static bool read_time(sr_span text, int64_t *out) {
  static const char form[] = "dddd-dd-ddTdd:dd:dd";
  int parts[6] = {0}, part = 0;
  if (text.bytes < sizeof form - 1 || text.data[text.bytes - 1] != 'Z')
    return false;
  for (size_t i = 0; form[i]; i++) {
    char c = text.data[i];
    if (form[i] != 'd') {
      part++;
      if (c != form[i])
        return false;
    } else if (c < '0' || c > '9') {
      return false;
    } else {
      parts[part] = 10 * parts[part] + (c - '0');
    }
  }
  struct tm date = {.tm_year = parts[0] - 1900,
                    .tm_mon = parts[1] - 1,
                    .tm_mday = parts[2],
                    .tm_hour = parts[3],
                    .tm_min = parts[4],
                    .tm_sec = parts[5]};
  *out = (int64_t)timegm(&date);
  return true;
}

/* Stores a field of the current object; ignores unknown fields. Returns false if the text of the
 * field is invalid. */
static bool take_field(page *own, sr_span name, sr_span text) {
  if (sr_span_is(name, "Key"))
    return own->has_key = sr_xml_unescape(text, own->key, sizeof own->key);
  if (sr_span_is(name, "Size"))
    return own->has_bytes = read_number(text, INT64_MAX, &own->item.bytes);
  if (sr_span_is(name, "LastModified"))
    return own->has_time = read_time(text, &own->item.modified);
  return true;
}

/* Handles the end of the element `name`, which is inside xml->depth other elements. Returns false
 * if the answer is invalid. */
static bool take_end(page *own, const sr_xml *xml, sr_span name, sr_span text,
                     char token[SR_TOKEN_BYTES]) {
  if (xml->depth == 2 && sr_span_is(xml->open[1], "Contents"))
    return take_field(own, name, text);
  if (xml->depth == 1 && sr_span_is(name, "Contents"))
    return own->has_key && own->has_bytes && own->has_time;
  if (xml->depth == 1 && sr_span_is(name, "IsTruncated"))
    own->truncated = sr_span_is(text, "true");
  if (xml->depth == 1 && sr_span_is(name, "NextContinuationToken"))
    return sr_xml_unescape(text, token, SR_TOKEN_BYTES);
  return xml->depth > 0 || sr_span_is(name, "ListBucketResult");
}

static sr_status refuse(sr_ctx *ctx) {
  return sr_fail(ctx, SR_ERR_INVALID, "the server's answer is no listing of a bucket");
}

sr_status sr_listing_read(sr_ctx *ctx, const char *data, size_t bytes, sr_listed_visit *visit,
                          void *user, char out_token[SR_TOKEN_BYTES]) {
  sr_xml xml = {.at = data, .end = data + bytes};
  sr_span name, text;
  sr_xml_event event;
  page own = {0};
  out_token[0] = '\0';
  while ((event = sr_xml_next(&xml, &name, &text)) != SR_XML_DONE) {
    if (event == SR_XML_WRONG ||
        (event == SR_XML_END && !take_end(&own, &xml, name, text, out_token)))
      return refuse(ctx);
    if (event != SR_XML_END || xml.depth != 1 || !sr_span_is(name, "Contents"))
      continue;
    own.item.key = own.key;
    if (!visit(user, &own.item)) {
      out_token[0] = '\0';
      return SR_OK;
    }
    own.has_key = own.has_bytes = own.has_time = false;
  }
  if (!own.truncated)
    out_token[0] = '\0';
  return own.truncated && !out_token[0] ? refuse(ctx) : SR_OK;
}

static void copy_printable(sr_span text, char *out, size_t room) {
  if (!sr_xml_unescape(text, out, room))
    snprintf(out, room, "%.*s", (int)(text.bytes < room ? text.bytes : room - 1), text.data);
  for (; *out; out++)
    if (*out < ' ' || *out > '~')
      *out = '?';
}

void sr_error_read(const char *data, size_t bytes, char out_code[SR_CODE_BYTES],
                   char out_reason[SR_REASON_BYTES]) {
  sr_xml xml = {.at = data, .end = data + bytes};
  sr_span name, text;
  out_code[0] = out_reason[0] = '\0';
  for (;;) {
    sr_xml_event event = sr_xml_next(&xml, &name, &text);
    if (event == SR_XML_DONE || event == SR_XML_WRONG)
      return;
    if (event != SR_XML_END || xml.depth != 1 || !sr_span_is(xml.open[0], "Error"))
      continue;
    if (sr_span_is(name, "Code"))
      copy_printable(text, out_code, SR_CODE_BYTES);
    if (sr_span_is(name, "Message"))
      copy_printable(text, out_reason, SR_REASON_BYTES);
  }
}
