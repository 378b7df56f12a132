/*
 * How much a process gets on, as others are to judge whether it is worth waiting for: the seconds
 * in which it ran or was ready to run and waited for a processor. Another that did the same would
 * wait for the processors, too. One that sleeps, hangs or is stopped does not get on.
 *
 * Threads that work side by side do not count for more than the time that passes: their work may
 * end before the whole does.
 */
#ifndef SR_CACHE_EFFORT_H
#define SR_CACHE_EFFORT_H

/* Seconds, by the clocks of this machine. */
typedef struct sr_effort {
  double since;  /* when it was looked at last */
  double used;   /* of processors, by all threads there were so far */
  double queued; /* waiting for one, by the threads there are */
  double sum;    /* the effort since the beginning */
} sr_effort;

void sr_effort_begin(sr_effort *out);
/*
 * The effort since the beginning. To be called once a second or so, for it grows by no more than
 * the time since the last call. Where the system does not say how long threads wait for a
 * processor, that is left out; for the time between two calls it is, too, where threads end.
 */
double sr_effort_look(sr_effort *effort);

#endif
