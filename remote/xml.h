/* A reader of the simple XML in servers' answers: elements and text. It does not trust its input:
 * elements must be closed in order and nest at most SR_XML_DEPTH deep. It skips attributes. It
 * refuses document types and CDATA sections, which servers' answers do not use. */
#ifndef SR_REMOTE_XML_H
#define SR_REMOTE_XML_H

#include <stdbool.h>
#include <stddef.h>

/* A range of bytes in a text, not NUL-terminated. */
typedef struct sr_span {
  const char *data;
  size_t bytes;
} sr_span;

bool sr_span_is(sr_span span, const char *text);

enum {
  SR_XML_DEPTH = 8
};

/* A reader's state. Zero-initialise all fields except `at` and `end`, the range to read. */
typedef struct sr_xml {
  const char *at, *end;
  sr_span open[SR_XML_DEPTH]; /* [depth] names of the elements that are open at `at`, the outermost
                                 first */
  size_t depth;
  /* Start of the innermost element's text; NULL after that element has had a child. */
  const char *text;
  /* `closes`: the element that has just begun ends at once, as <a/> does. `seen`: the first element
   * has begun. */
  bool closes, seen;
} sr_xml;

typedef enum sr_xml_event {
  SR_XML_START, /* an element begins; *out_name is its name */
  SR_XML_END,   /* an element ends; *out_text is its raw text, or empty if it has child elements */
  SR_XML_DONE,  /* the input ends after one complete outermost element */
  SR_XML_WRONG, /* the input is not XML that this reader accepts */
} sr_xml_event;

/* Reads the next event. At SR_XML_END, xml->depth is the number of elements around the one that
 * ends. */
sr_xml_event sr_xml_next(sr_xml *xml, sr_span *out_name, sr_span *out_text);

/* Copies `text` to `out`, decodes its entities and adds a NUL. Returns false if the result does not
 * fit, if a numeric entity is NUL or not ASCII, or if an entity is unknown. */
bool sr_xml_unescape(sr_span text, char *out, size_t room);

#endif
