/* The table: in front of each function stands one that looks at the size of the struct, so that no
 * function reads or writes behind its end; and whether this process may do what it does. */
#include "pjrt/pjrt_table.h"

#include "api/client/client.h"
#include "base/process.h"
#include "pjrt/pjrt_error.h"
#include "pjrt/pjrt_target.h"

/* True in a process that has no devices, or none any more. */
static bool is_out(void) {
  return sr_process_is_forked() || sr_client_is_over();
}

static sr_pjrt_error *refuse_work(const char *name) {
  return sr_pjrt_fail(
      SR_PJRT_FAILED_PRECONDITION,
      sr_process_is_forked()
          ? "%s: this process was forked off the one that has the devices, and "
            "cannot use them; start processes in another way, as by "
            "multiprocessing.get_context(\"spawn\")"
          : "%s: this program has finalized MPI, and with it the job: arrays may be "
            "read, and no more; finalize MPI last, or leave it to the end of the "
            "process",
      name);
}

/* The bytes of FUNCTION's struct up to and with its field LAST. */
#define BYTES(FUNCTION, LAST)                                                                      \
  (offsetof(struct sr_pjrt_##FUNCTION##_args, LAST) +                                              \
   sizeof(((struct sr_pjrt_##FUNCTION##_args *)0)->LAST))

#define CHECKED(FUNCTION, NAME, LAST, IF_OUT)                                                      \
  static sr_pjrt_error *checked_##FUNCTION(struct sr_pjrt_##FUNCTION##_args *args) {               \
    IF_OUT;                                                                                        \
    if (args->size < BYTES(FUNCTION, LAST))                                                        \
      return sr_pjrt_fail(SR_PJRT_INVALID_ARGUMENT,                                                \
                          "PJRT_" NAME ": jaxlib passes %zu bytes where version %d.%d of the "     \
                          "interface has %zu; install jaxlib 0.10 or newer",                       \
                          args->size, SR_PJRT_MAJOR, SR_PJRT_MINOR, BYTES(FUNCTION, LAST));        \
    return sr_pjrt_##FUNCTION(args);                                                               \
  }
#define DONE(FUNCTION, NAME, LAST) CHECKED(FUNCTION, NAME, LAST, )
#define WORK(FUNCTION, NAME, LAST)                                                                 \
  CHECKED(FUNCTION, NAME, LAST, if (is_out()) return refuse_work("PJRT_" NAME))
#define ENDS(FUNCTION, NAME, LAST) CHECKED(FUNCTION, NAME, LAST, if (is_out()) return NULL)
#define RESULTLESS(FUNCTION, NAME, LAST)
#define REFUSED(FUNCTION, NAME)                                                                    \
  static sr_pjrt_error *refuse_##FUNCTION(void *args) {                                            \
    (void)args;                                                                                    \
    return sr_pjrt_fail(SR_PJRT_UNIMPLEMENTED,                                                     \
                        "the spmdrun plug-in has no PJRT_" NAME "; set JAX_PLATFORMS=cpu for a "   \
                        "program that needs it");                                                  \
  }
#include "pjrt/pjrt_functions.def"
#undef DONE
#undef WORK
#undef ENDS
#undef RESULTLESS
#undef REFUSED

static sr_pjrt_shardings_extension shardings = {
    .size = sizeof shardings,
    .kind = SR_PJRT_EXTENSION_SHARDINGS,
    .arguments = sr_pjrt_argument_shardings,
    .results = sr_pjrt_result_shardings,
};

static sr_pjrt_targets_extension targets = {
    .size = sizeof targets,
    .kind = SR_PJRT_EXTENSION_TARGETS,
    .next = &shardings,
    .target_register = sr_pjrt_target_register,
    .type_enter = sr_pjrt_type_enter,
};

static sr_pjrt_ffi_extension ffi = {
    .size = sizeof ffi,
    .kind = SR_PJRT_EXTENSION_FFI,
    .next = &targets,
    .type_register = sr_pjrt_type_register,
    .user_data_add = sr_pjrt_user_data_add,
    .handler_register = sr_pjrt_handler_register,
};

static sr_pjrt_layouts_extension layouts = {
    .size = sizeof layouts,
    .kind = SR_PJRT_EXTENSION_LAYOUTS,
    .next = &ffi,
    .destroy = sr_pjrt_layout_destroy,
    .serialize = sr_pjrt_layout_serialize,
    .of_client = sr_pjrt_default_layout,
    .of_buffer = sr_pjrt_buffer_layout,
    .of_topology = sr_pjrt_default_layout,
    .of_results = sr_pjrt_result_layouts,
    .of_arguments = sr_pjrt_argument_layouts,
};

static const sr_pjrt_table table = {
    .size = offsetof(sr_pjrt_table, room),
    .extensions = &layouts,
    .version = {.size = sizeof table.version, .major = SR_PJRT_MAJOR, .minor = SR_PJRT_MINOR},
#define DONE(FUNCTION, NAME, LAST)       .FUNCTION = checked_##FUNCTION,
#define WORK                             DONE
#define ENDS                             DONE
#define RESULTLESS(FUNCTION, NAME, LAST) .FUNCTION = sr_pjrt_##FUNCTION,
#define REFUSED(FUNCTION, NAME)          .FUNCTION = refuse_##FUNCTION,
#include "pjrt/pjrt_functions.def"
#undef DONE
#undef WORK
#undef ENDS
#undef RESULTLESS
#undef REFUSED
};

const sr_pjrt_table *GetPjrtApi(void) {
  return &table;
}
