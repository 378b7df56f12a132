/*
 * Gives buffers offsets in the device's arena.
 *
 * Two buffers may overlap if no unit (a kernel or a step) needs both. The buffers of one kernel
 * never overlap, because its code assumes so.
 */
#ifndef SR_COMPILER_LOWER_PACK_BUFFERS_H
#define SR_COMPILER_LOWER_PACK_BUFFERS_H

#include "compiler/core/lowering.h"

/* Sets the first and the last unit of each buffer, the buffers of each kernel, the offsets of the
 * buffers that have no place yet, and low->arena_bytes. */
void sr_pack_buffers(sr_lowering *low);

#endif
