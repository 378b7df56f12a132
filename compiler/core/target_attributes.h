/* What a program tells functions of C. */
#ifndef SR_COMPILER_CORE_TARGET_ATTRIBUTES_H
#define SR_COMPILER_CORE_TARGET_ATTRIBUTES_H

#include "executable/plan.h"
#include "graph/ir/graph.h"

/* Attributes of a HOST_CALL of a function of C, which the pass expand sets. TARGET is its name,
 * ATTRIBUTES a dictionary or absent, and PORTS a function type: the operands and results that the
 * function sees, tokens included. OVER, a list of integers, has for each result of the op the
 * number of the operand in whose memory the function finds it, or -1. SITE is an integer that the
 * copies of the op have in common. */
#define SR_TARGET_ATTR            "target"
#define SR_TARGET_ATTRIBUTES_ATTR "attributes"
#define SR_TARGET_PORTS_ATTR      "ports"
#define SR_TARGET_OVER_ATTR       "over"
#define SR_TARGET_SITE_ATTR       "site"

/* Writes the attributes of `dictionary`, a DICT or NULL, in the order of their names. Returns NULL,
 * or a message that says which cannot be told to a function of C. All is in `arena`. */
const char *sr_target_attributes_of(sr_arena *arena, const sr_attr *dictionary,
                                    sr_host_attributes *out);

#endif
