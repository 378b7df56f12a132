/* Prints the sharding of every value, for people. */
#ifndef SR_PARTITIONER_REPORT_NOTES_H
#define SR_PARTITIONER_REPORT_NOTES_H

#include "partitioner/core/result.h"

/* ---- notes.c --------------------------------------------------------------------------------- */

/*
 * Prints the notes, one line each: place, name, type, sharding, reason. Then calls
 * sr_layouts_format.
 */
void sr_partition_format(sr_module *module, const sr_partition_result *result, size_t width,
                         sr_text *text);

/* ---- layout.c -------------------------------------------------------------------------------- */

/*
 * Draws, for each argument and result that is sharded, which devices hold which shard. Lines have
 * at most `width` characters (at least 40), but a single cell may be wider. Each cell is a shard
 * and names its devices:
 *
 *     arg0, result[0]: <@mesh, [{"x"}, {"y"}]>
 *     +---+---+
 *     | 0 | 1 |
 *     +---+---+
 *     | 2 | 3 |
 *     +---+---+
 */
void sr_layouts_format(sr_arena *arena, const sr_signature *signature, size_t width, sr_text *text);

#endif
