/* A client that the tests of the plug-in's skin link in place of the real one. A module is a line
 * of words: "sum 2" adds 2 arguments f32[4], "donates" gives up argument 0,
 * "tokens" takes a token before its arguments and gives one behind its result, "late" waits for
 * fake_client_run, "fails" fails when it runs, "broken" does not compile, "inspects" asks for
 * the sharding of three values: whole, in shards, on one device, or ("apart") the first on some
 * devices. Any other module is "sum 1". */
#ifndef SR_TESTS_FAKE_CLIENT_H
#define SR_TESTS_FAKE_CLIENT_H

#include "api/client/client.h"

enum {
  FAKE_ELEMENTS = 4
};

/* Runs what is late, in this thread. */
void fake_client_run(void);
/* What modules that inspect say of who asks; the bytes live on. */
void fake_client_inspect(const void *bytes, size_t count);
/* How many events, buffers, programs and clients live. */
int fake_client_living(void);
/* From now on, this many of the double's objects can be made; -1: any number. */
void fake_client_make_only(int count);

#endif
