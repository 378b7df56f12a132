/*
 * What a lease file says: who holds it, and how he gets on. A few lines of text; the holder writes
 * over two places of a fixed width, so that the file never changes its length.
 */
#ifndef SR_CACHE_LEASE_TEXT_H
#define SR_CACHE_LEASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* Line 1, and what stands before the letter of line 2 and the numbers of line 3. */
#define SR_LEASE_HEAD         "spmdrun lease 3\nstate "
#define SR_LEASE_PULSE_HEAD   "\nbeat "
#define SR_LEASE_PULSE_FORMAT "%010u work %010u"
/* In the place of a nonce: of one who is not known. */
#define SR_LEASE_AFTER_SOMEBODY "?"

enum {
  SR_LEASE_TEXT_BYTES = 512,
  SR_LEASE_NONCE_BYTES = 64,
  SR_LEASE_BOOT_BYTES = 64,
  SR_LEASE_HOST_BYTES = 65,
  SR_LEASE_STATE_OFFSET = sizeof SR_LEASE_HEAD - 1,
  SR_LEASE_PULSE_OFFSET = SR_LEASE_STATE_OFFSET + 1 + sizeof SR_LEASE_PULSE_HEAD - 1,
  SR_LEASE_PULSE_BYTES = 10 + sizeof " work " - 1 + 10,
  SR_LEASE_LOOKING = 'l', /* a state: whether the entry is there by now */
  SR_LEASE_MAKING = 'm',  /* a state: the entry, which is not there */
};

/* The first bytes of a file; none of one that may not or cannot be read. */
typedef struct sr_lease_text {
  char bytes[SR_LEASE_TEXT_BYTES]; /* NUL-terminated */
  size_t count;
} sr_lease_text;

/* A process, as others can ask after it. */
typedef struct sr_lease_owner {
  char state;
  unsigned beat; /* how often it has changed the file since it took the lease */
  unsigned work; /* milliseconds for which it has worked since then (effort.h), as of that beat */
  char nonce[SR_LEASE_NONCE_BYTES];
  char host[SR_LEASE_HOST_BYTES]; /* for people */
  char boot[SR_LEASE_BOOT_BYTES]; /* which start of which machine */
  unsigned long long namespace_;  /* of process numbers */
  long pid;
  unsigned long long started; /* in ticks since the boot; tells processes with one number apart */
  char before[SR_LEASE_NONCE_BYTES]; /* the nonce of whom it took over from; "-": of nobody; or
                                        SR_LEASE_AFTER_SOMEBODY */
} sr_lease_owner;

/* This process, without a nonce. */
void sr_lease_describe_self(sr_lease_owner *out);
/* Whether it has died: certain only of processes that this one can see, those of its machine and
 * its namespace; false of all others. */
bool sr_lease_has_died(const sr_lease_owner *who);

void sr_lease_write_text(const sr_lease_owner *who, sr_lease_text *out);
/* False, and *out zero: cut off, unfinished, or of another format. */
bool sr_lease_read_text(const sr_lease_text *text, sr_lease_owner *out);

/* Whether nothing has changed. */
bool sr_lease_same_text(const sr_lease_text *a, const sr_lease_text *b);
/* Whether they are of one taking, however often the holder has changed it since. */
bool sr_lease_same_taking(const sr_lease_text *a, const sr_lease_text *b);

#endif
