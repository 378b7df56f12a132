// Functions of C++ that plugin_targets_test.py registers: one for each kind of thing that they may be told or may ask, by jaxlib's
// own header.
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <memory>
#include <string>
#include <thread>

#include "xla/ffi/api/ffi.h"

namespace ffi = xla::ffi;
using F32 = ffi::Buffer<ffi::DataType::F32>;
using I32 = ffi::Buffer<ffi::DataType::S32>;

static std::atomic<int> calls{0};
extern "C" int call_count() { return calls; }

static ffi::Error Scale(float factor, F32 x, ffi::ResultBuffer<ffi::DataType::F32> y) {
  calls++;
  for (size_t i = 0; i < x.element_count(); i++) y->typed_data()[i] = factor * x.typed_data()[i];
  return ffi::Error::Success();
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(scale, Scale, ffi::Ffi::Bind().Attr<float>("factor").Arg<F32>().Ret<F32>());

// The gradient of x * x * factor.
static ffi::Error Slope(float factor, F32 x, F32 given, ffi::ResultBuffer<ffi::DataType::F32> y) {
  for (size_t i = 0; i < x.element_count(); i++) y->typed_data()[i] = 2 * factor * x.typed_data()[i] * given.typed_data()[i];
  return ffi::Error::Success();
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(slope, Slope, ffi::Ffi::Bind().Attr<float>("factor").Arg<F32>().Arg<F32>().Ret<F32>());

// Cumulative sums along the last dimension.
static ffi::Error Sums(F32 x, ffi::ResultBuffer<ffi::DataType::F32> y) {
  const auto dims = x.dimensions();
  const size_t width = dims.back();
  for (size_t i = 0; i < x.element_count(); i++)
    y->typed_data()[i] = x.typed_data()[i] + (i % width ? y->typed_data()[i - 1] : 0);
  return ffi::Error::Success();
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(sums, Sums, ffi::Ffi::Bind().Arg<F32>().Ret<F32>());

// Everything that attributes can be, as numbers.
static ffi::Error Told(bool yes, int8_t tiny, int64_t big, uint32_t natural, double real, std::string_view text,
                       ffi::Span<const int64_t> integers, ffi::Span<const float> floats, ffi::Dictionary inner,
                       ffi::ResultBuffer<ffi::DataType::F64> y) {
  double* out = y->typed_data();
  out[0] = yes, out[1] = tiny, out[2] = (double)big, out[3] = natural, out[4] = real;
  out[5] = (double)text.size(), out[6] = (unsigned char)text.back();
  out[7] = 0, out[8] = (double)integers.size();
  for (int64_t i : integers) out[7] = 10 * out[7] + (double)i;
  out[9] = 0;
  for (float f : floats) out[9] += f;
  auto a = inner.get<int32_t>("a");
  auto word = inner.get<std::string_view>("word");
  if (!a || !word) return ffi::Error::InvalidArgument("the dictionary has no a or word");
  out[10] = *a, out[11] = (double)word->size();
  return ffi::Error::Success();
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(told, Told, ffi::Ffi::Bind()
                                              .Attr<bool>("yes")
                                              .Attr<int8_t>("tiny")
                                              .Attr<int64_t>("big")
                                              .Attr<uint32_t>("natural")
                                              .Attr<double>("real")
                                              .Attr<std::string_view>("text")
                                              .Attr<ffi::Span<const int64_t>>("integers")
                                              .Attr<ffi::Span<const float>>("floats")
                                              .Attr<ffi::Dictionary>("inner")
                                              .Ret<ffi::Buffer<ffi::DataType::F64>>());

// Any number of arrays of any type, copied.
static ffi::Error Copy(ffi::RemainingArgs from, ffi::RemainingRets to) {
  for (size_t i = 0; i < from.size(); i++) {
    auto x = from.get<ffi::AnyBuffer>(i);
    auto y = to.get<ffi::AnyBuffer>(i);
    if (!x || !y || (*y)->size_bytes() != x->size_bytes()) return ffi::Error::InvalidArgument("operands and results differ");
    if (x->size_bytes()) std::memcpy((*y)->untyped_data(), x->untyped_data(), x->size_bytes());
  }
  return ffi::Error::Success();
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(copy, Copy, ffi::Ffi::Bind().RemainingArgs().RemainingRets());

// Two results of other types and sizes.
static ffi::Error Extremes(F32 x, ffi::ResultBuffer<ffi::DataType::F32> most, ffi::ResultBuffer<ffi::DataType::S32> place) {
  const float* first = x.typed_data();
  const float* at = std::max_element(first, first + x.element_count());
  *most->typed_data() = *at;
  *place->typed_data() = (int32_t)(at - first);
  return ffi::Error::Success();
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(extremes, Extremes, ffi::Ffi::Bind().Arg<F32>().Ret<F32>().Ret<I32>());

static ffi::Error Picky(float most, F32 x, ffi::ResultBuffer<ffi::DataType::F32> y) {
  for (size_t i = 0; i < x.element_count(); i++)
    if (x.typed_data()[i] > most)
      return ffi::Error::InvalidArgument("no luck with " + std::to_string((int)x.typed_data()[i]));
    else
      y->typed_data()[i] = x.typed_data()[i];
  return ffi::Error::Success();
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(picky, Picky, ffi::Ffi::Bind().Attr<float>("most").Arg<F32>().Ret<F32>());

// The result is the operand: adds one to the first element, and touches no other one.
static ffi::Error Bump(F32 x, ffi::ResultBuffer<ffi::DataType::F32> y) {
  if (x.untyped_data() != y->untyped_data()) return ffi::Error::Internal("the result is elsewhere");
  y->typed_data()[0] += 1;
  return ffi::Error::Success();
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(bump, Bump, ffi::Ffi::Bind().Arg<F32>().Ret<F32>());

// A matrix in the order of columns: y = x, but for the first two elements in memory, which change places.
static ffi::Error Columns(F32 x, ffi::ResultBuffer<ffi::DataType::F32> y) {
  if (x.dimensions()[0] != 2 || x.dimensions()[1] != 3) return ffi::Error::InvalidArgument("not 2 by 3");
  std::memcpy(y->untyped_data(), x.untyped_data(), x.size_bytes());
  std::swap(y->typed_data()[0], y->typed_data()[1]);
  return ffi::Error::Success();
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(columns, Columns, ffi::Ffi::Bind().Arg<F32>().Ret<F32>());

// Between tokens.
static ffi::Error Token(F32 x, ffi::Token, ffi::Result<ffi::Token>, ffi::ResultBuffer<ffi::DataType::F32> y) {
  std::memcpy(y->untyped_data(), x.untyped_data(), x.size_bytes());
  return ffi::Error::Success();
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(token, Token, ffi::Ffi::Bind().Arg<F32>().Arg<ffi::Token>().Ret<ffi::Token>().Ret<F32>());

// Tasks of the pool: their sum; the number of the device; whether the run has another number than before on this device.
static ffi::Error Asks(ffi::ThreadPool pool, int32_t device, ffi::RunId run, I32 x, ffi::ResultBuffer<ffi::DataType::S32> y) {
  static std::atomic<int64_t> last[64];
  std::atomic<int> sum{0}, left{10};
  for (int i = 0; i < 10; i++) pool.Schedule([&, i] { sum += i, left--; });
  while (left) std::this_thread::yield();
  y->typed_data()[0] = sum + *x.typed_data();
  y->typed_data()[1] = device;
  y->typed_data()[2] = last[device].exchange(run.run_id) != run.run_id;
  y->typed_data()[3] = pool.num_threads() >= 1;
  return ffi::Error::Success();
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(asks, Asks, ffi::Ffi::Bind()
                                              .Ctx<ffi::ThreadPool>()
                                              .Ctx<ffi::DeviceOrdinal>()
                                              .Ctx<ffi::RunId>()
                                              .Arg<I32>()
                                              .Ret<I32>());

// Ends later, in another thread.
static ffi::Future Later(F32 x, ffi::ResultBuffer<ffi::DataType::F32> y) {
  ffi::Promise promise;
  ffi::Future future(promise);
  std::thread([promise, from = x.typed_data(), to = y->typed_data(), count = x.element_count()]() mutable {
    usleep(2000);
    for (size_t i = 0; i < count; i++) to[i] = -from[i];
    if (count && from[0] > 100)
      promise.SetError(ffi::Error::InvalidArgument("too late"));
    else
      promise.SetAvailable();
  }).detach();
  return future;
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(later, Later, ffi::Ffi::Bind().Arg<F32>().Ret<F32>());

// Waits until the function runs on `count` devices of the process at once.
static ffi::Error Meet(int64_t count, F32 x, ffi::ResultBuffer<ffi::DataType::F32> y) {
  static std::atomic<int64_t> here{0};
  const int64_t round = here++ / count;
  while (here < (round + 1) * count) std::this_thread::yield();
  std::memcpy(y->untyped_data(), x.untyped_data(), x.size_bytes());
  return ffi::Error::Success();
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(meet, Meet, ffi::Ffi::Bind().Attr<int64_t>("count").Arg<F32>().Ret<F32>());

// What is left of this call's calls.
struct Counter {
  static ffi::TypeId id;
  static ffi::TypeInfo info;
  std::atomic<int> count;
  explicit Counter(int start) : count(start) { alive++; }
  ~Counter() { alive--; }
  static std::atomic<int> alive;
};
ffi::TypeId Counter::id = {};
ffi::TypeInfo Counter::info = ffi::MakeTypeInfo<Counter>();
std::atomic<int> Counter::alive{0};
extern "C" int counters_alive() { return Counter::alive; }
extern "C" void* counter_id() { return &Counter::id; }
extern "C" void* counter_info() { return &Counter::info; }

static ffi::ErrorOr<std::unique_ptr<Counter>> MakeCounter(int32_t start) {
  if (start < 0) return ffi::Unexpected(ffi::Error::InvalidArgument("it starts below 0"));
  return std::make_unique<Counter>(start);
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(make_counter, MakeCounter, ffi::Ffi::BindInstantiate().Attr<int32_t>("start"));

static ffi::Error Count(Counter* counter, ffi::ResultBuffer<ffi::DataType::S32> y) {
  *y->typed_data() = counter->count++;
  return ffi::Error::Success();
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(count, Count, ffi::Ffi::Bind().Ctx<ffi::State<Counter>>().Ret<I32>());

// What devices of CPUs do not have.
static ffi::Error Streams(void*, F32 x, ffi::ResultBuffer<ffi::DataType::F32> y) {
  std::memcpy(y->untyped_data(), x.untyped_data(), x.size_bytes());
  return ffi::Error::Success();
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(streams, Streams, ffi::Ffi::Bind().Ctx<ffi::PlatformStream<void*>>().Arg<F32>().Ret<F32>());

// As one that was compiled for a version to come.
extern "C" XLA_FFI_Error* from_tomorrow(XLA_FFI_CallFrame* frame) {
  auto* extension = (XLA_FFI_Metadata_Extension*)frame->extension_start;
  if (extension) extension->metadata->api_version = {XLA_FFI_Api_Version_STRUCT_SIZE, nullptr, 0, 99};
  return nullptr;
}
