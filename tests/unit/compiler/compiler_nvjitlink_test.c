/* Our declarations of libnvJitLink are those of NVIDIA's header, where there is one. The compiler
 * checks it; nothing runs. */
#include "compiler/cuda/nvjitlink.h"
#include "support/expect.h"

#if __has_include(<nvJitLink.h>)
#include <nvJitLink.h>

/* The header has the functions under names without a version. */
#define SAME_TYPE(field, name, parameters)                                                         \
  _Static_assert(__builtin_types_compatible_p(__typeof__(*((sr_nvjitlink *)0)->field),             \
                                              __typeof__(nvJitLink##name)),                        \
                 "nvJitLink" #name);
SR_NVJITLINK_FUNCTIONS(SAME_TYPE)

_Static_assert((int)SR_NVJITLINK_SUCCESS == (int)NVJITLINK_SUCCESS, "success");
_Static_assert((int)SR_NVJITLINK_UNRECOGNIZED_ARCH == (int)NVJITLINK_ERROR_UNRECOGNIZED_ARCH,
               "unrecognized");
_Static_assert((int)SR_NVJITLINK_UNSUPPORTED_ARCH == (int)NVJITLINK_ERROR_UNSUPPORTED_ARCH,
               "unsupported");
_Static_assert((int)SR_NVJITLINK_INPUT_PTX == (int)NVJITLINK_INPUT_PTX, "PTX");

int main(void) {
  return expect_result();
}
#else
int main(void) {
  puts("nvJitLink.h is not found");
  return EXPECT_SKIPPED;
}
#endif
