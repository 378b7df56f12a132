/*
 * The templates of PocketFFT that we use, behind the C interface of pocketfft.h.
 *
 * PocketFFT allocates temporary arrays in every run and frees them in reverse order. Here its
 * malloc takes them from the caller's workspace during a run; a trial run measures how much that
 * is. Outside of a run it is the ordinary malloc.
 */
#include "executor/devices/cpu/calls/pocketfft.h"

/* All headers that PocketFFT includes, before its malloc is redefined. */
#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <memory>
#include <new>
#include <numeric>
#include <stdexcept>
#include <vector>

namespace {

enum {
  ALIGNMENT = 64
};

/* The workspace of this thread's current run. */
struct workspace {
  char *base;   /* NULL: this thread is in no run */
  size_t bytes; /* bytes that are in use */
  bool counts;  /* trial run: allocate with malloc, add up `bytes` */
};
thread_local workspace current;

size_t round_up(size_t bytes) {
  return (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

void *take(size_t bytes) {
  if (current.counts)
    current.bytes += round_up(bytes);
  if (!current.base)
    return std::malloc(bytes);
  void *taken = current.base + current.bytes;
  current.bytes += round_up(bytes);
  return taken;
}

void give(void *memory) {
  if (!current.base)
    std::free(memory);
  else if (memory)
    current.bytes = static_cast<size_t>(static_cast<char *>(memory) - current.base);
}

} // namespace

#define malloc take
#define free   give
#define POCKETFFT_NO_VECTORS
#define POCKETFFT_NO_MULTITHREADING
#include "pocketfft/pocketfft_hdronly.h"
#undef malloc
#undef free

/* A plan of any precision, real or complex. */
struct sr_fft_plan {
  size_t length = 0, workspace_bytes = 0;
  virtual ~sr_fft_plan() = default;
  virtual void run(void *line, bool inverse, double factor) const = 0;
};

namespace {

template <typename T> struct complex_plan : sr_fft_plan {
  pocketfft::detail::pocketfft_c<T> plan;
  explicit complex_plan(size_t count) : plan(count) {}
  void run(void *line, bool inverse, double factor) const override {
    plan.exec(static_cast<pocketfft::detail::cmplx<T> *>(line), T(factor), !inverse);
  }
};

template <typename T> struct real_plan : sr_fft_plan {
  pocketfft::detail::pocketfft_r<T> plan;
  explicit real_plan(size_t count) : plan(count) {}
  void run(void *line, bool inverse, double factor) const override {
    plan.exec(static_cast<T *>(line), T(factor), !inverse);
  }
};

std::unique_ptr<sr_fft_plan> make(bool wide, bool real, size_t length) {
  if (wide)
    return real ? std::unique_ptr<sr_fft_plan>(new real_plan<double>(length))
                : std::unique_ptr<sr_fft_plan>(new complex_plan<double>(length));
  return real ? std::unique_ptr<sr_fft_plan>(new real_plan<float>(length))
              : std::unique_ptr<sr_fft_plan>(new complex_plan<float>(length));
}

/* Bytes that a run allocates: all of its arrays, as if none was freed before the end. */
size_t measure(const sr_fft_plan &plan, size_t line_bytes) {
  std::vector<double> line(line_bytes / sizeof(double) + 1);
  current = {nullptr, 0, true};
  try {
    plan.run(line.data(), false, 1);
  } catch (...) {
    current = {};
    throw;
  }
  size_t bytes = current.bytes;
  current = {};
  return bytes;
}

} // namespace

sr_fft_plan *sr_fft_plan_create(bool wide, bool real, size_t length) {
  try {
    std::unique_ptr<sr_fft_plan> plan = make(wide, real, length);
    plan->workspace_bytes =
        measure(*plan, length * (wide ? sizeof(double) : sizeof(float)) * (real ? 1 : 2));
    return plan.release();
  } catch (const std::bad_alloc &) {
    return nullptr;
  }
}

void sr_fft_plan_destroy(sr_fft_plan *plan) {
  delete plan;
}

size_t sr_fft_plan_workspace(const sr_fft_plan *plan) {
  return plan->workspace_bytes;
}

void sr_fft_plan_run(const sr_fft_plan *plan, void *line, bool inverse, double factor,
                     void *workspace_memory) {
  current = {static_cast<char *>(workspace_memory), 0, false};
  plan->run(line, inverse, factor);
  current = {};
}
