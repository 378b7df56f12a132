/*
 * Mutations of MLIR text that often leave a module which reads: a token becomes another one of its
 * kind from elsewhere in the text, a number becomes one of those that go wrong, a line goes, comes
 * twice or moves. Half of the time libFuzzer mutates bytes as ever.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);

typedef struct text {
  uint8_t *bytes;
  size_t count, limit;
  uint64_t state;
} text;

typedef struct span {
  size_t begin, end;
} span;

static size_t random_below(text *t, size_t limit) {
  t->state = t->state * 6364136223846793005u + 1442695040888963407u;
  return limit ? (size_t)(t->state >> 33) % limit : 0;
}

/* Puts `count` bytes, which do not lie in the text, in the place of a span. */
static void replace(text *t, span where, const void *bytes, size_t count) {
  size_t rest = t->count - where.end;
  if (where.begin + count + rest > t->limit)
    return;
  memmove(t->bytes + where.begin + count, t->bytes + where.end, rest);
  if (count)
    memcpy(t->bytes + where.begin, bytes, count);
  t->count = where.begin + count + rest;
}

/* Numbers, values (%), functions and symbols (@), shapes between < and >, ops and types. */
static int kind_of(uint8_t c) {
  return isdigit(c) ? 'n' : isalpha(c) || c == '_' ? 'w' : c == '%' || c == '@' || c == '<' ? c : 0;
}

static bool goes_on(int kind, uint8_t c) {
  if (kind == '<')
    return c != '>' && c != '\n' && c != '<';
  return kind == 'n' ? isdigit(c) : isalnum(c) || c == '_' || c == '.' || c == '#';
}

/* The first token at or behind `from`, of `kind` if that is not 0; false if there is none. */
static bool find_token(const text *t, size_t from, int kind, span *out) {
  for (size_t i = from; i < t->count; i++) {
    int found = kind_of(t->bytes[i]);
    if (!found || (kind && found != kind))
      continue;
    size_t end = i + 1;
    while (end < t->count && goes_on(found, t->bytes[end]))
      end++;
    *out = (span){i, end};
    return true;
  }
  return false;
}

static span random_line(text *t) {
  size_t begin = random_below(t, t->count), end = begin;
  while (begin > 0 && t->bytes[begin - 1] != '\n')
    begin--;
  while (end < t->count && t->bytes[end] != '\n')
    end++;
  return (span){begin, end < t->count ? end + 1 : end};
}

enum {
  COPY_LIMIT = 1024
};

static size_t copy_of(const text *t, span from, uint8_t *copy) {
  size_t count = from.end - from.begin < COPY_LIMIT ? from.end - from.begin : COPY_LIMIT;
  memcpy(copy, t->bytes + from.begin, count);
  return count;
}

static void exchange_token(text *t) {
  span token, other;
  uint8_t copy[COPY_LIMIT];
  if (!find_token(t, random_below(t, t->count), 0, &token) ||
      !find_token(t, random_below(t, t->count), kind_of(t->bytes[token.begin]), &other))
    return;
  size_t count = copy_of(t, other, copy);
  replace(t, token, copy, count);
}

static void exchange_number(text *t) {
  static const char *const numbers[] = {"0",
                                        "1",
                                        "2",
                                        "3",
                                        "4",
                                        "8",
                                        "-1",
                                        "7",
                                        "64",
                                        "1000",
                                        "2147483647",
                                        "4294967296",
                                        "9223372036854775807"};
  span token;
  const char *number = numbers[random_below(t, sizeof numbers / sizeof *numbers)];
  if (find_token(t, random_below(t, t->count), 'n', &token))
    replace(t, token, number, strlen(number));
}

static void remove_line(text *t) {
  replace(t, random_line(t), NULL, 0);
}

static void copy_line(text *t) {
  uint8_t copy[COPY_LIMIT];
  span line = random_line(t), place = random_line(t);
  size_t count = copy_of(t, line, copy);
  replace(t, (span){place.begin, place.begin}, copy, count);
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
  static void (*const mutations[])(text *) = {exchange_token, exchange_token,  exchange_token,
                                              exchange_token, exchange_number, exchange_number,
                                              remove_line,    copy_line};
  text t = {data, size, max_size, seed};
  (void)random_below(&t, 2);
  if (size == 0 || random_below(&t, 2) == 0)
    return LLVMFuzzerMutate(data, size, max_size);
  for (size_t i = 0, n = 1 + random_below(&t, 3); i < n && t.count > 0; i++)
    mutations[random_below(&t, sizeof mutations / sizeof *mutations)](&t);
  return t.count;
}
