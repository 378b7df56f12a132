/* What became of every value, as text for people. */
#ifndef SR_PARTITIONER_REPORT_NOTES_H
#define SR_PARTITIONER_REPORT_NOTES_H

#include "partitioner/core/result.h"

/* ---- notes.c --------------------------------------------------------------------------------- */

/*
 * The notes for people, a line each: where, name, type, sharding, reason. Below them
 * sr_layouts_print.
 */
void sr_partition_print(sr_module *module, const sr_partition_result *result, size_t width,
                        sr_text *text);

/* ---- layout.c -------------------------------------------------------------------------------- */

/*
 * Which devices hold which part of the arguments and results that are cut, in lines of at most
 * `width` columns, or of 40 if that is less; a single cell may be wider:
 *
 *     arg0, result[0]: <@mesh, [{"x"}, {"y"}]>
 *     +---+---+
 *     | 0 | 1 |
 *     +---+---+
 *     | 2 | 3 |
 *     +---+---+
 */
void sr_layouts_print(sr_arena *arena, const sr_signature *signature, size_t width, sr_text *text);

#endif
