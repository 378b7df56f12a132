/*
 * A reader of the little XML that servers answer with: elements and text. It believes nothing:
 * elements must be closed in order, at most SR_XML_DEPTH deep; attributes are passed over; what
 * answers have no use for (document types, sections of characters) is refused.
 */
#ifndef SR_REMOTE_XML_H
#define SR_REMOTE_XML_H

#include <stdbool.h>
#include <stddef.h>

/* Some bytes of a text; not NUL-terminated. */
typedef struct sr_span {
  const char *data;
  size_t bytes;
} sr_span;

bool sr_span_is(sr_span span, const char *text);

enum {
  SR_XML_DEPTH = 8
};

/* Zeroed but for `at` and `end`, what is to be read. */
typedef struct sr_xml {
  const char *at, *end;
  sr_span open[SR_XML_DEPTH]; /* names of the elements around `at` */
  size_t depth;
  const char *text;  /* behind the start of the innermost; NULL when it has had a child */
  bool closes, seen; /* the element that began ends at once; there was one */
} sr_xml;

typedef enum sr_xml_event {
  SR_XML_START, /* of an element; `name` is its name */
  SR_XML_END,   /* as well; `text`: what is in it, as it is written, if that is no element */
  SR_XML_DONE,  /* one element, with all that was in it, has been read to the end of the bytes */
  SR_XML_WRONG, /* not what this reader takes */
} sr_xml_event;

/* At SR_XML_END, `depth` counts the elements around the one that ends. */
sr_xml_event sr_xml_next(sr_xml *xml, sr_span *out_name, sr_span *out_text);

/* The characters that `text` stands for, NUL-terminated; false: they do not fit, there is a NUL or
 * other than ASCII among those written as numbers, or an entity is not known. */
bool sr_xml_unescape(sr_span text, char *out, size_t room);

#endif
