/* Philox, for the expansions that draw numbers. Private to expand_random.c and expand_rng.c. */
#ifndef SR_COMPILER_EXPAND_EXPAND_RANDOM_H
#define SR_COMPILER_EXPAND_EXPAND_RANDOM_H

#include "compiler/expand/expander.h"

/*
 * Four vectors of `blocks` u32 each: the words into which Philox4x32-10 turns the counters
 * counter, counter + 1, ... of 128 bits. `key` and both halves of `counter` (the low one first) are
 * u64 without dimensions.
 */
void sr_random_words(const sr_builder *b, sr_value *key, sr_value *const *counter, int64_t blocks,
                     sr_value **out_words);
/* u32 pairs, the low half first, as u64. */
sr_value *sr_random_join(const sr_builder *b, sr_value *const *words);
/* The first `elements` of `count` vectors of one type, one of each in turn. */
sr_value *sr_random_take_turns(const sr_builder *b, int32_t count, sr_value *const *vectors,
                               int64_t elements);

/*
 * Gives every stablehlo.rng of `body` the number by which it draws others than those before it
 * (a u64, its last operand): it is carried through loops and branches. Errors: SR_ERR_UNSUPPORTED
 * for one in a place that cannot hand a number on.
 */
sr_status sr_rng_number(const sr_builder *b, sr_block *body);

#endif
