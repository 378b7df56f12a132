/* Checks the attributes of calls of functions of C. */
#include "executable/host_attributes.h"

#include <string.h>

static const char *fault_of(const sr_host_attribute *attribute, int depth);

static const char *fault_in(const sr_host_attributes *list, int depth) {
  if (depth > SR_HOST_ATTRIBUTE_DEPTH)
    return "attributes are nested too deeply";
  for (uint32_t i = 0; i < list->count; i++) {
    if (i > 0 && strcmp(list->items[i - 1].name, list->items[i].name) >= 0)
      return "attributes are not in the order of their names";
    const char *fault = fault_of(&list->items[i], depth);
    if (fault)
      return fault;
  }
  return NULL;
}

static const char *fault_of(const sr_host_attribute *attribute, int depth) {
  const uint32_t bytes = (uint32_t)sr_dtype_get(attribute->dtype)->bytes;
  switch (attribute->kind) {
  case SR_HOST_SCALAR:
    return attribute->bytes == bytes ? NULL : "an attribute is not one number";
  case SR_HOST_ARRAY:
    return attribute->bytes % bytes == 0 ? NULL : "an attribute has a part of a number";
  case SR_HOST_STRING:
    return NULL;
  case SR_HOST_DICTIONARY:
    return fault_in(&attribute->members, depth + 1);
  }
  return NULL;
}

const char *sr_host_attributes_fault(const sr_host_attributes *attributes) {
  return fault_in(attributes, 0);
}
