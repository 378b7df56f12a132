/* The clock by which time is measured. */
#ifndef SR_BASE_CLOCK_H
#define SR_BASE_CLOCK_H

/* Seconds since some moment, the same for all processes of a machine as long as it runs; it never
 * goes back. */
double sr_seconds_now(void);

#endif
