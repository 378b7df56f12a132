/*
 * A reader of the simple XML in servers' answers: elements and text. It trusts nothing: elements
 * must be closed in order and nest at most SR_XML_DEPTH deep. It skips attributes and refuses
 * document types and CDATA sections, which answers do not use.
 */
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

/* Zero-initialise all but `at` and `end`, the range to read. */
typedef struct sr_xml {
  const char *at, *end;
  sr_span open[SR_XML_DEPTH]; /* names of the elements around `at` */
  size_t depth;
  const char *text; /* start of the innermost element's text; NULL after it has had a child */
  /* `closes`: the element just begun ends at once, as <a/>. `seen`: an element has begun. */
  bool closes, seen;
} sr_xml;

typedef enum sr_xml_event {
  SR_XML_START, /* an element begins; `name` is its name */
  SR_XML_END,   /* an element ends; `text` is its raw text if it has no child elements */
  SR_XML_DONE,  /* the bytes end after one complete element */
  SR_XML_WRONG, /* not XML that this reader accepts */
} sr_xml_event;

/* Reads the next event. At SR_XML_END, xml->depth counts the elements around the one that ends. */
sr_xml_event sr_xml_next(sr_xml *xml, sr_span *out_name, sr_span *out_text);

/* Decodes the entities in `text` and adds a NUL. False if the result does not fit, if a character
 * number is NUL or not ASCII, or if an entity is unknown. */
bool sr_xml_unescape(sr_span text, char *out, size_t room);

#endif
