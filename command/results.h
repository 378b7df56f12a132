/* Prints a run's results for people (the table) and for scripts (--stats). */
#ifndef SR_COMMAND_RESULTS_H
#define SR_COMMAND_RESULTS_H

#include "command/command.h"

/* Collective. Prints a table on rank 0, one row per result: type, sharding, which rank holds which
 * box of it, min, mean, max. */
spmdrun_status sr_results_print(const sr_session *session, const spmdrun_executable *program,
                                spmdrun_array *const *results);

/* Wall seconds of each measured execution of the program. */
typedef SR_VECTOR(double) sr_times;

/* On rank 0: prints one line with the minimum, median and maximum of `times`. */
void sr_times_print(const sr_times *times, sr_arena *arena);

/* Collective. Writes the file of --stats, which begins with this string. */
#define SR_STATS_HEAD "{\n  \"cache\": "
spmdrun_status sr_stats_write(const sr_session *session, spmdrun_executable *program,
                              const sr_times *times);

/* Returns the type as text, "f32[4,8]", in `arena`. */
const char *sr_port_type(sr_arena *arena, const spmdrun_port *port);

#endif
