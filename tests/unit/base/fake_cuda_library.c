/* A library that base_cuda_libraries_test opens in place of one of NVIDIA's. */

/* -Wmissing-prototypes wants one, and no header can have it. */
__attribute__((visibility("default"))) int fake_number(void);

int fake_number(void) {
  return 7;
}
