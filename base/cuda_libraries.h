/*
 * Opens NVIDIA's libraries when they are needed, so that nothing is linked against them and one
 * build serves machines with and without GPUs.
 *
 * A library is searched for in the directories that the user gave, then where the loader searches,
 * then in lib64/ and lib/ of $CUDA_HOME and of /usr/local/cuda. The first place that has the file
 * counts: if that file cannot be used, no other one replaces it.
 */
#ifndef SR_BASE_CUDA_LIBRARIES_H
#define SR_BASE_CUDA_LIBRARIES_H

#include <pthread.h>
#include <stdbool.h>

#include "base/status.h"

/* The option that names the directories to search first. */
#define SR_CUDA_LIBRARIES_OPTION "--cuda-libraries"

typedef struct sr_cuda_library {
  const char *what;             /* first words of messages: "the CUDA runtime" */
  const char *soname;           /* "libcudart.so.13" */
  const char *const *functions; /* [function_count] names */
  size_t function_count;
} sr_cuda_library;

/*
 * Opens the library and sets the table `out_functions`, a struct of function_count function
 * pointers in the order of library->functions. `directories` is the value of --cuda-libraries:
 * directories separated by ':'; NULL: none. The library stays open, because CUDA's libraries start
 * threads. Any thread may call this function. Errors: SR_ERR_UNAVAILABLE (the library is not found,
 * cannot be loaded, or lacks a function); the message names all places that were searched.
 */
sr_status sr_cuda_library_open(sr_ctx *ctx, const sr_cuda_library *library, const char *directories,
                               void *out_functions);

/* Whether this process has opened a library; static, {.lock = PTHREAD_MUTEX_INITIALIZER}. */
typedef struct sr_cuda_opened {
  pthread_mutex_t lock;
  bool is_open;
} sr_cuda_opened;
/* The same, but once in a process: later calls find the table set, whatever their directories. */
sr_status sr_cuda_library_open_once(sr_ctx *ctx, const sr_cuda_library *library,
                                    const char *directories, sr_cuda_opened *opened,
                                    void *out_functions);

#endif
