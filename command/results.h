/* Prints the results of a run: as a table for people, as JSON (--stats) for scripts. */
#ifndef SR_COMMAND_RESULTS_H
#define SR_COMMAND_RESULTS_H

#include "command/command.h"

/* Collective. Prints a table on rank 0 with one row per result: its type, its sharding, which rank
 * holds which box, and its minimum, mean and maximum. */
spmdrun_status sr_results_print(const sr_session *session, const spmdrun_executable *program,
                                spmdrun_array *const *results);

/* The wall-clock seconds of each measured run of the program. */
typedef SR_VECTOR(double) sr_times;

/* On rank 0: prints one line with the minimum, median and maximum of `times`. */
void sr_times_format(const sr_times *times, sr_arena *arena);

/* Collective. Writes the file of --stats. SR_STATS_HEAD is the beginning of every such file. */
#define SR_STATS_HEAD "{\n  \"cache\": "
spmdrun_status sr_stats_write(const sr_session *session, spmdrun_executable *program,
                              const sr_times *times);

/* Collective. Prints a table of what the steps of the program took in the execution that was
 * measured, and writes the file of --profile, which begins with SR_TRACE_HEAD. */
#define SR_TRACE_HEAD "{\"displayTimeUnit\":\"ns\",\"traceEvents\":["
spmdrun_status sr_profile_report(const sr_session *session, spmdrun_executable *program);

/* Returns a time for people: "1.234 ms"; in `arena`. */
const char *sr_duration(sr_arena *arena, double seconds);

/* Returns the type of an argument or result as text, such as "f32[4,8]"; in `arena`. */
const char *sr_port_type(sr_arena *arena, const spmdrun_port *port);

#endif
