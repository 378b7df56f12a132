/* Compares our declarations with NVIDIA's when it is compiled: what differs is an error. */
#ifndef SR_TESTS_CUDA_DECLARATIONS_H
#define SR_TESTS_CUDA_DECLARATIONS_H

#include <stddef.h>

#define SAME_SIZE(ours, theirs)                                                                    \
  _Static_assert(sizeof(ours) == sizeof(theirs) && _Alignof(ours) == _Alignof(theirs),             \
                 #ours " is a " #theirs)
#define SAME_FIELD(ours, field, theirs, their_field)                                               \
  _Static_assert(offsetof(ours, field) == offsetof(theirs, their_field) &&                         \
                     sizeof(((ours *)0)->field) == sizeof(((theirs *)0)->their_field),             \
                 #ours "." #field " is " #theirs "." #their_field)

#endif
