/* The random generators ThreeFry and Philox, for the expansions that make random numbers. Private
 * to expand_random.c, expand_rng.c and expand_cuda.c. */
#ifndef SR_COMPILER_EXPAND_EXPAND_RANDOM_H
#define SR_COMPILER_EXPAND_EXPAND_RANDOM_H

#include "compiler/expand/expander.h"

/* Enciphers pairs of words in place, by ThreeFry2x32 with 20 rounds. words[0] and words[1] are
 * arrays of u32 of one type; the two keys are of this type, too, or scalars. */
void sr_random_threefry(const sr_builder *b, sr_value **words, sr_value *const *key);
/*
 * Makes random words. Philox4x32-10 enciphers the 128-bit numbers counter, counter + 1, ...,
 * counter + blocks - 1. Each number gives four words of 32 bits: one element of each of the four
 * vectors out_words[0 .. 4), which are tensors [blocks] of u32. `key` is a u64 scalar. counter[0]
 * and counter[1] are u64 scalars: the low and the high half of the counter.
 */
void sr_random_words(const sr_builder *b, sr_value *key, sr_value *const *counter, int64_t blocks,
                     sr_value **out_words);
/* Returns a vector of u64 numbers. words[0] has their low halves and words[1] their high halves. */
sr_value *sr_random_join(const sr_builder *b, sr_value *const *words);
/* Interleaves `count` vectors of one type: the first element of each vector, then the second of
 * each, ... Returns the first `elements` elements. */
sr_value *sr_random_take_turns(const sr_builder *b, int32_t count, sr_value *const *vectors,
                               int64_t elements);

/*
 * Gives every stablehlo.rng of `body` one more operand: a u64 number that is different each time an
 * rng runs. Loops and branches pass the number on. Errors: SR_ERR_UNSUPPORTED for an rng in a
 * region that cannot return the number.
 */
sr_status sr_rng_number(const sr_builder *b, sr_block *body);

#endif
