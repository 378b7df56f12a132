/* A client that tests of the plug-in's table link in place of the real one. A module is a line
 * of words: "sum 2" adds 2 arguments f32[4], "donates" gives up argument 0,
 * "tokens" takes a token before its arguments and gives one behind its result, "late" waits for
 * fake_client_run, "fails" fails when it runs, "broken" does not compile, "inspects" asks for
 * the sharding of three values: whole, in shards, on one device, or ("apart") the first on some
 * devices. Any other module is "sum 1". */
#ifndef SR_TESTS_FAKE_CLIENT_H
#define SR_TESTS_FAKE_CLIENT_H

#include "api/client/client.h"

/* Runs what is late, in this thread. */
void fake_client_run(void);
/* What modules that inspect say of who asks; the bytes live on. */
void fake_client_inspect(const void *bytes, size_t count);
/* How many events, buffers, programs and clients live. */
int fake_client_living(void);
/* From now on, this many of the double's objects can be made; -1: any number. */
void fake_client_make_only(int count);

/* For the double itself: a zeroed object that counts as living. NULL: there is no room. */
void *fake_make(size_t bytes);
void fake_destroy(void *object);
/* A buffer of zeros; NULL: there is no room. */
sr_buffer *fake_buffer(sr_device *device, sr_dtype dtype, int32_t rank, const int64_t *dims,
                       sr_event *ready);

#endif
