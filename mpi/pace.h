/*
 * How a device writes what a large collective copies from peers or to them: through its caches, or
 * past them into memory (sr_stream_copy).
 *
 * Through them is up to three times as fast where the cores share a cache. Where they share none,
 * each line that a core writes must first be taken from the caches of the cores that have read it,
 * and then comes from its own to theirs; past the caches is up to twice as fast then. A virtual
 * machine does not tell whether cores share a cache, and may move a core from one place to another.
 * So a collective tries the other way now and then, in a trial of a few runs, and keeps the way
 * that takes less time. How long the next kernel takes to read the result is not counted.
 */
#ifndef SR_MPI_PACE_H
#define SR_MPI_PACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#if defined(__x86_64__)
#include <emmintrin.h>
#endif

enum {
#if defined(__x86_64__)
  SR_PACE_HAS_STREAMS = 1,
#else
  SR_PACE_HAS_STREAMS = 0,
#endif
  SR_PACE_FIRST = 16,  /* runs before the first trial, and after one in which the other way won */
  SR_PACE_MOST = 1024, /* most runs between two trials; they double while the other way loses */
  SR_PACE_TRIAL = 6,   /* runs of a trial */
  SR_PACE_NOTED = 3    /* the last runs of a trial, and before one, whose least time counts: by then
                        * the lines are where the way leaves them */
};

typedef struct sr_pace {
  bool streams;     /* the way that is kept is past the caches */
  bool tries;       /* a trial goes on: runs go the other way */
  int32_t interval; /* runs between trials */
  int32_t left;     /* runs until a trial begins or ends */
  int64_t least_ns; /* least time of the runs that count, since the last trial began or ended */
  int64_t usual_ns; /* least_ns of the runs before the trial */
} sr_pace;

static inline sr_pace sr_pace_start(void) {
  return (sr_pace){.interval = SR_PACE_FIRST, .left = SR_PACE_FIRST, .least_ns = INT64_MAX};
}

/* True if the next run bypasses the caches. */
static inline bool sr_pace_streams(const sr_pace *pace) {
  return pace->streams != pace->tries;
}

/* Notes that the run has taken `ns`. The other way wins a trial if it takes over an eighth less. */
static inline void sr_pace_note(sr_pace *pace, int64_t ns) {
  if (pace->left <= SR_PACE_NOTED && ns < pace->least_ns)
    pace->least_ns = ns;
  if (--pace->left > 0)
    return;
  if (pace->tries) {
    const bool is_better = pace->least_ns < pace->usual_ns - pace->usual_ns / 8;
    pace->streams ^= is_better;
    const int32_t longer = 2 * pace->interval;
    pace->interval = is_better ? SR_PACE_FIRST : longer < SR_PACE_MOST ? longer : SR_PACE_MOST;
  }
  pace->tries = !pace->tries;
  pace->left = pace->tries ? SR_PACE_TRIAL : pace->interval;
  pace->usual_ns = pace->least_ns;
  pace->least_ns = INT64_MAX;
}

/* As memcpy, but whole cache lines of `to` are written past the caches. sr_stream_end must follow
 * before other threads learn of the copy. */
static inline void sr_stream_copy(void *to, const void *from, size_t bytes) {
#if defined(__x86_64__)
  enum {
    LINE = 64,
    VECTOR = 16
  };
  uint8_t *out = to;
  const uint8_t *in = from;
  const size_t head = -(uintptr_t)out % LINE;
  if (bytes >= head + LINE) {
    size_t i = head;
    memcpy(out, in, head);
    for (; i + LINE <= bytes; i += LINE)
      for (size_t k = i; k < i + LINE; k += VECTOR)
        _mm_stream_si128((__m128i *)(void *)(out + k),
                         _mm_loadu_si128((const __m128i *)(const void *)(in + k)));
    memcpy(out + i, in + i, bytes - i);
    return;
  }
#endif
  memcpy(to, from, bytes);
}

static inline void sr_stream_end(void) {
#if defined(__x86_64__)
  _mm_sfence();
#endif
}

#endif
