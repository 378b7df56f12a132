/* Philox, for the expansions that make random numbers. Private to expand_random.c and
 * expand_rng.c. */
#ifndef SR_COMPILER_EXPAND_EXPAND_RANDOM_H
#define SR_COMPILER_EXPAND_EXPAND_RANDOM_H

#include "compiler/expand/expander.h"

/*
 * Enciphers the 128-bit counters counter, counter + 1, ... with Philox4x32-10 into four vectors of
 * `blocks` u32 each: each counter gives one word to each vector. `key` and both halves of `counter`
 * (the low one first) are u64 scalars.
 */
void sr_random_words(const sr_builder *b, sr_value *key, sr_value *const *counter, int64_t blocks,
                     sr_value **out_words);
/* Returns u64 numbers made of two vectors of u32, the low halves first. */
sr_value *sr_random_join(const sr_builder *b, sr_value *const *words);
/* Returns the first `elements` elements of `count` vectors of one type, interleaved: the first
 * element of each vector, then the second of each, ... */
sr_value *sr_random_take_turns(const sr_builder *b, int32_t count, sr_value *const *vectors,
                               int64_t elements);

/*
 * Adds to every stablehlo.rng of `body` a last operand, a u64 number that is different for each rng
 * that runs. Loops and branches carry the number. Errors: SR_ERR_UNSUPPORTED for an rng in a region
 * that cannot return the number.
 */
sr_status sr_rng_number(const sr_builder *b, sr_block *body);

#endif
