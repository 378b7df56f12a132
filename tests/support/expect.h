/*
 * The checks that all tests use: EXPECT counts and reports failures, and a test's main ends with
 * `return expect_result();`. A failed expectation does not stop the test; write `if (!EXPECT(...))
 * return ...` if continuing makes no sense. May be used from several threads.
 */
#ifndef SR_TESTS_SUPPORT_EXPECT_H
#define SR_TESTS_SUPPORT_EXPECT_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int expect_failures;

/* CTest's SKIP_RETURN_CODE: something that the test needs is missing. Print on stdout which. */
enum {
  EXPECT_SKIPPED = 77
};

static inline bool expect_check(bool holds, const char *file, int line, const char *text) {
  if (!holds) {
    __atomic_add_fetch(&expect_failures, 1, __ATOMIC_RELAXED);
    fprintf(stderr, "%s:%d: expected %s\n", file, line, text);
  }
  return holds;
}

static inline bool expect_long_equal(long long got, long long wanted, const char *file, int line,
                                     const char *text) {
  if (got == wanted)
    return true;
  expect_check(false, file, line, text);
  fprintf(stderr, "  got %lld, wanted %lld\n", got, wanted);
  return false;
}

static inline bool expect_string_equal(const char *got, const char *wanted, const char *file,
                                       int line, const char *text) {
  if (got && wanted && strcmp(got, wanted) == 0)
    return true;
  expect_check(false, file, line, text);
  fprintf(stderr, "  got    \"%s\"\n  wanted \"%s\"\n", got ? got : "(null)",
          wanted ? wanted : "(null)");
  return false;
}

static inline bool expect_string_contains(const char *got, const char *part, const char *file,
                                          int line, const char *text) {
  if (got && part && strstr(got, part))
    return true;
  expect_check(false, file, line, text);
  fprintf(stderr, "  got \"%s\"\n  without \"%s\"\n", got ? got : "(null)", part ? part : "(null)");
  return false;
}

/* Each returns true if it held. EXPECT_EQ is for integers and enums. */
#define EXPECT(condition) expect_check((condition), __FILE__, __LINE__, #condition)
#define EXPECT_EQ(got, wanted)                                                                     \
  expect_long_equal((long long)(got), (long long)(wanted), __FILE__, __LINE__, #got " == " #wanted)
#define EXPECT_STRING(got, wanted)                                                                 \
  expect_string_equal((got), (wanted), __FILE__, __LINE__, #got " equals " #wanted)
#define EXPECT_CONTAINS(got, part)                                                                 \
  expect_string_contains((got), (part), __FILE__, __LINE__, #got " contains " #part)

/* How many times slower than a plain build this one is, as CTest says: 1 or more. A long test that
 * is one of many alike may take only each n-th case then. */
static inline int expect_slowness(void) {
  const char *text = getenv("TEST_SLOWNESS");
  const int slowness = text ? atoi(text) : 1;
  return slowness > 1 ? slowness : 1;
}

/* Exit status of the test. */
static inline int expect_result(void) {
  if (expect_failures)
    fprintf(stderr, "%d expectations failed\n", expect_failures);
  return expect_failures ? 1 : 0;
}

#endif
