/* The attributes of calls of functions of C (sr_host_call_step). */
#ifndef SR_EXECUTABLE_HOST_ATTRIBUTES_H
#define SR_EXECUTABLE_HOST_ATTRIBUTES_H

#include "executable/plan.h"

/* Returns what is wrong with the attributes, whose kinds and types exist; NULL: nothing. */
const char *sr_host_attributes_fault(const sr_host_attributes *attributes);

#endif
