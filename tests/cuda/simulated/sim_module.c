/* Loads modules: checks every number in them, maps the image, fills in the addresses of imported
 * functions. */
#include "simulated/sim_module.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

#include "executable/imports.h"
#include "simulated/sim_graph.h"
#include "simulated/sim_limits.h"

enum {
  PAGE_BYTES = 4096,
  SLOT_BYTES = 8
};

/* The beginning of a module, as it lies in memory. */
typedef struct header {
  char magic[8];
  uint64_t bytes, image_offset, image_bytes, text_bytes, import_offset;
  uint32_t import_count, function_count;
} header;

/* `function_count` of these follow the header. Then come the names of the imports. */
typedef struct function_entry {
  uint64_t offset, parameter_bytes, shared_bytes, number;
} function_entry;

struct sr_cuda_module_object {
  sim_object object;
  uint8_t *image;
  size_t image_bytes;
  sim_kernel *kernels;
};

#define CHECK(CONDITION)                                                                           \
  do {                                                                                             \
    if (!(CONDITION))                                                                              \
      return SIM_REFUSE(SIM_InvalidKernelImage, "the module is damaged: not %s", #CONDITION);      \
  } while (0)

static sim_error check_header(const header *h) {
  CHECK(memcmp(h->magic, "spmdsim\n", sizeof h->magic) == 0);
  CHECK(h->image_offset % PAGE_BYTES == 0 && h->image_offset <= h->bytes);
  CHECK(h->image_bytes > 0 && h->image_bytes <= h->bytes - h->image_offset);
  CHECK(h->text_bytes % PAGE_BYTES == 0 && h->text_bytes <= h->image_bytes);
  CHECK(h->import_offset % SLOT_BYTES == 0 && h->import_offset >= h->text_bytes);
  CHECK(h->import_offset <= h->image_bytes);
  CHECK(h->import_count <= (h->image_bytes - h->import_offset) / SLOT_BYTES);
  CHECK(sizeof *h + h->function_count * sizeof(function_entry) <= h->bytes);
  return SIM_Success;
}

static sim_error check_function(const header *h, const function_entry *f) {
  CHECK(f->offset < h->text_bytes);
  CHECK(f->parameter_bytes <= SIM_PARAMETERS_MOST);
  CHECK(f->shared_bytes <= SIM_SHARED_MOST);
  return SIM_Success;
}

static uint64_t import_address(const char *name) {
  uint32_t index;
  const uint64_t own = sim_gpu_import(name);
  return own ? own : sr_import_find(name, &index) ? sr_import_address(index) : 0;
}

/* Fills the slots of the imports. Their names begin at `name`. */
static sim_error bind_imports(const header *h, const char *name, uint8_t *image) {
  const char *end = (const char *)h + h->bytes;
  for (uint32_t i = 0; i < h->import_count; i++) {
    CHECK(name < end && memchr(name, 0, (size_t)(end - name)));
    uint64_t address = import_address(name);
    if (!address)
      return SIM_REFUSE(SIM_InvalidKernelImage, "the module imports %s, which does not exist",
                        name);
    memcpy(image + h->import_offset + i * SLOT_BYTES, &address, sizeof address);
    name += strlen(name) + 1;
  }
  return SIM_Success;
}

static sim_kernel *kernel_at(const sim_module *module, uint64_t number) {
  for (sim_kernel *kernel = module->kernels; kernel; kernel = kernel->next)
    if (kernel->number == number)
      return kernel;
  return NULL;
}

static sim_error add_function(sim_module *module, const header *h, const function_entry *entry) {
  SIM_TRY(check_function(h, entry));
  CHECK(!kernel_at(module, entry->number));
  sim_kernel *kernel = sim_object_create(SIM_KERNEL, sizeof *kernel);
  kernel->object.is_owned = true;
  kernel->number = entry->number;
  kernel->function = (sim_kernel_function *)(uintptr_t)(module->image + entry->offset);
  kernel->parameter_bytes = entry->parameter_bytes;
  kernel->shared_bytes = entry->shared_bytes;
  kernel->next = module->kernels;
  module->kernels = kernel;
  return SIM_Success;
}

static sim_error module_fill(sim_module *module, const uint8_t *data, const header *h) {
  memcpy(module->image, data + h->image_offset, h->image_bytes);
  const uint8_t *entries = data + sizeof *h;
  SIM_TRY(bind_imports(h, (const char *)entries + h->function_count * sizeof(function_entry),
                       module->image));
  for (uint32_t i = 0; i < h->function_count; i++) {
    function_entry entry;
    memcpy(&entry, entries + i * sizeof entry, sizeof entry);
    SIM_TRY(add_function(module, h, &entry));
  }
  if (mprotect(module->image, module->image_bytes, PROT_READ) != 0 ||
      mprotect(module->image, h->text_bytes, PROT_READ | PROT_EXEC) != 0)
    sim_abort("cannot make code executable");
  return SIM_Success;
}

/* Ends the module and its kernels. */
static void module_end(sim_module *module) {
  for (sim_kernel *kernel = module->kernels; kernel; kernel = kernel->next)
    sim_object_end(kernel);
  munmap(module->image, module->image_bytes);
  sim_object_end(module);
}

static sim_error module_load(sim_module **out_module, const void *data) {
  sim_device *device;
  SIM_TRY(sim_current(&device));
  SIM_TRY(sim_capture_allows());
  const header *h = data;
  SIM_TRY(check_header(h));
  void *image =
      mmap(NULL, h->image_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (image == MAP_FAILED)
    return SIM_MemoryAllocation;
  sim_module *module = sim_object_create(SIM_MODULE, sizeof *module);
  module->image = image;
  module->image_bytes = h->image_bytes;
  sim_error error = module_fill(module, data, h);
  if (error != SIM_Success)
    module_end(module);
  else
    *out_module = module;
  return error;
}

/* ---- calls ---------------------------------------------------------------------------------- */

sim_error cudaLibraryLoadData(sim_module **out_module, const void *data, unsigned *jit_options,
                              void **jit_values, unsigned jit_count, unsigned *options,
                              void **values, unsigned count) {
  (void)jit_options, (void)jit_values, (void)jit_count; /* of the compiler of PTX */
  (void)options, (void)values;
  sim_error error = sim_begin(__func__, SIM_MemoryAllocation);
  if (error == SIM_Success && count > 0)
    error = SIM_REFUSE(SIM_NotSupported, "options of libraries are not simulated");
  return sim_end(error == SIM_Success ? module_load(out_module, data) : error);
}

sim_error cudaLibraryUnload(sim_module *handle) {
  sim_error error = sim_begin(__func__, SIM_LaunchFailure);
  sim_module *module = sim_object_of(handle, SIM_MODULE);
  sim_device *device;
  if (error == SIM_Success)
    error = sim_current(&device);
  if (module)
    module_end(module);
  else if (error == SIM_Success)
    error = SIM_REFUSE(SIM_InvalidResourceHandle, "%p is no library", (const void *)handle);
  return sim_end(error);
}

static sim_error kernel_find(sim_kernel **out_kernel, sim_module *handle, const char *name) {
  sim_device *device;
  uint64_t number;
  int end = 0;
  SIM_TRY(sim_current(&device));
  const sim_module *module = sim_object_of(handle, SIM_MODULE);
  if (!module)
    return SIM_REFUSE(SIM_InvalidResourceHandle, "%p is no library", (const void *)handle);
  *out_kernel = NULL;
  if (sscanf(name, "kernel%" SCNu64 "%n", &number, &end) == 1 && !name[end])
    *out_kernel = kernel_at(module, number);
  return *out_kernel ? SIM_Success
                     : SIM_REFUSE(SIM_SymbolNotFound, "the library has no kernel \"%s\"", name);
}

sim_error cudaLibraryGetKernel(sim_kernel **out_kernel, sim_module *module, const char *name) {
  sim_error error = sim_begin(__func__, SIM_SymbolNotFound);
  return sim_end(error == SIM_Success ? kernel_find(out_kernel, module, name) : error);
}

sim_error sim_kernel_of(const void *handle, const sim_kernel **out_kernel) {
  *out_kernel = sim_object_of(handle, SIM_KERNEL);
  return *out_kernel ? SIM_Success
                     : SIM_REFUSE(SIM_InvalidResourceHandle, "%p is no kernel", handle);
}
