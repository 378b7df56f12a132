#include "remote/xml.h"

#include <string.h>

bool sr_span_is(sr_span span, const char *text) {
  return span.bytes == strlen(text) && memcmp(span.data, text, span.bytes) == 0;
}

static bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static bool is_name_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '-' || c == '.' || c == ':';
}

static bool starts_with(const sr_xml *xml, const char *text) {
  size_t bytes = strlen(text);
  return (size_t)(xml->end - xml->at) >= bytes && memcmp(xml->at, text, bytes) == 0;
}

/* Moves past the next occurrence of `text`. Returns false if there is none. */
static bool skip_past(sr_xml *xml, const char *text) {
  for (; xml->at < xml->end; xml->at++)
    if (starts_with(xml, text)) {
      xml->at += strlen(text);
      return true;
    }
  return false;
}

static void skip_blanks(sr_xml *xml) {
  while (xml->at < xml->end && is_blank(*xml->at))
    xml->at++;
}

static sr_span read_name(sr_xml *xml) {
  sr_span name = {.data = xml->at};
  while (xml->at < xml->end && is_name_character(*xml->at))
    xml->at++;
  name.bytes = (size_t)(xml->at - name.data);
  return name;
}

/* Reads the rest of a start tag after its name: attributes, then ">" or "/>". Returns false if the
 * tag is invalid. */
static bool read_attributes(sr_xml *xml) {
  while (xml->at < xml->end) {
    char c = *xml->at++;
    if (c == '>') {
      xml->closes = xml->at[-2] == '/';
      return true;
    }
    if (c == '<')
      return false;
    if (c == '"' || c == '\'') {
      xml->at = memchr(xml->at, c, (size_t)(xml->end - xml->at));
      if (!xml->at)
        return false;
      xml->at++;
    }
  }
  return false;
}

static sr_xml_event read_start(sr_xml *xml, sr_span *out_name) {
  xml->at++; /* skip "<" */
  *out_name = read_name(xml);
  if (!out_name->bytes || xml->depth == SR_XML_DEPTH || (xml->seen && xml->depth == 0) ||
      !read_attributes(xml))
    return SR_XML_WRONG;
  xml->open[xml->depth++] = *out_name;
  xml->text = xml->at;
  xml->seen = true;
  return SR_XML_START;
}

/* Ends the innermost open element. Its text ends at `text_end`. */
static sr_xml_event end_element(sr_xml *xml, const char *text_end, sr_span *out_name,
                                sr_span *out_text) {
  *out_name = xml->open[--xml->depth];
  *out_text = xml->text ? (sr_span){xml->text, (size_t)(text_end - xml->text)} : (sr_span){"", 0};
  xml->text = NULL;
  return SR_XML_END;
}

static sr_xml_event read_end(sr_xml *xml, sr_span *out_name, sr_span *out_text) {
  const char *text_end = xml->at;
  xml->at += 2; /* skip "</" */
  sr_span name = read_name(xml);
  skip_blanks(xml);
  if (xml->depth == 0 || xml->at == xml->end || *xml->at != '>' ||
      name.bytes != xml->open[xml->depth - 1].bytes ||
      memcmp(name.data, xml->open[xml->depth - 1].data, name.bytes) != 0)
    return SR_XML_WRONG;
  xml->at++;
  return end_element(xml, text_end, out_name, out_text);
}

/* Moves to the next "<" that begins or ends an element. Returns false if the text before it is
 * invalid. */
static bool skip_to_tag(sr_xml *xml) {
  for (;;) {
    skip_blanks(xml);
    if (xml->depth > 0) { /* text is allowed only inside an element */
      xml->at = memchr(xml->at, '<', (size_t)(xml->end - xml->at));
      if (!xml->at)
        return false;
    }
    if (xml->at == xml->end)
      return true;
    if (starts_with(xml, "<?")) {
      if (!skip_past(xml, "?>"))
        return false;
    } else if (starts_with(xml, "<!--")) {
      if (!skip_past(xml, "-->"))
        return false;
    } else {
      return *xml->at == '<' && !starts_with(xml, "<!");
    }
  }
}

sr_xml_event sr_xml_next(sr_xml *xml, sr_span *out_name, sr_span *out_text) {
  *out_name = *out_text = (sr_span){"", 0};
  if (xml->closes) {
    xml->closes = false;
    return end_element(xml, xml->text, out_name, out_text);
  }
  if (!skip_to_tag(xml))
    return SR_XML_WRONG;
  if (xml->at == xml->end)
    return xml->seen ? SR_XML_DONE : SR_XML_WRONG;
  return starts_with(xml, "</") ? read_end(xml, out_name, out_text) : read_start(xml, out_name);
}

/* Returns the character of the entity `name`, which is the text between '&' and ';'. Returns 0 if
 * it is unknown. */
static char entity(sr_span name) {
  static const struct {
    const char *name;
    char character;
  } known[] = {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (sr_span_is(name, known[i].name))
      return known[i].character;
  static const char digits[] = "0123456789abcdef";
  if (name.bytes < 2 || name.data[0] != '#')
    return 0;
  int base = name.data[1] == 'x' ? 16 : 10, value = 0;
  for (size_t i = base == 16 ? 2 : 1; i < name.bytes; i++) {
    char c = name.data[i];
    const char *digit = c ? strchr(digits, c >= 'A' && c <= 'F' ? c - 'A' + 'a' : c) : NULL;
    if (!digit || digit - digits >= base)
      return 0;
    value = base * value + (int)(digit - digits);
    if (value > 127)
      return 0;
  }
  return (char)value;
}

bool sr_xml_unescape(sr_span text, char *out, size_t room) {
  const char *at = text.data, *end = at + text.bytes;
  size_t length = 0;
  while (at < end) {
    char c = *at++;
    if (c == '&') {
      const char *semicolon = memchr(at, ';', (size_t)(end - at));
      c = semicolon ? entity((sr_span){at, (size_t)(semicolon - at)}) : '\0';
      at = semicolon ? semicolon + 1 : end;
    }
    if (c == '\0' || length + 1 >= room)
      return false;
    out[length++] = c;
  }
  if (room == 0)
    return false;
  out[length] = '\0';
  return true;
}
