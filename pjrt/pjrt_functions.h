/* The functions of the table, each in the file of its kind of object, and what their answers share.
 */
#ifndef SR_PJRT_FUNCTIONS_H
#define SR_PJRT_FUNCTIONS_H

#include <string.h>

#include "pjrt/abi.h"
#include "pjrt/abi_buffer.h"
#include "pjrt/abi_ffi.h"
#include "pjrt/abi_program.h"

#define DONE(FUNCTION, NAME, LAST)                                                                 \
  sr_pjrt_error *sr_pjrt_##FUNCTION(struct sr_pjrt_##FUNCTION##_args *args);
#define WORK DONE
#define ENDS DONE
#define RESULTLESS(FUNCTION, NAME, LAST)                                                           \
  void sr_pjrt_##FUNCTION(struct sr_pjrt_##FUNCTION##_args *args);
#define REFUSED(FUNCTION, NAME)
#include "pjrt/pjrt_functions.def"
#undef DONE
#undef WORK
#undef ENDS
#undef RESULTLESS
#undef REFUSED

/* Those of the extensions. */
sr_pjrt_error *sr_pjrt_layout_destroy(struct sr_pjrt_layout_destroy_args *args);
sr_pjrt_error *sr_pjrt_layout_serialize(struct sr_pjrt_layout_serialize_args *args);
sr_pjrt_error *sr_pjrt_default_layout(struct sr_pjrt_default_layout_args *args);
sr_pjrt_error *sr_pjrt_buffer_layout(struct sr_pjrt_buffer_layout_args *args);
sr_pjrt_error *sr_pjrt_result_layouts(struct sr_pjrt_program_layouts_args *args);
sr_pjrt_error *sr_pjrt_argument_layouts(struct sr_pjrt_program_layouts_args *args);
sr_pjrt_error *sr_pjrt_type_register(struct sr_pjrt_type_register_args *args);
sr_pjrt_error *sr_pjrt_user_data_add(struct sr_pjrt_user_data_add_args *args);
sr_pjrt_error *sr_pjrt_handler_register(struct sr_pjrt_handler_register_args *args);
sr_pjrt_error *sr_pjrt_argument_shardings(struct sr_pjrt_shardings_args *args);
sr_pjrt_error *sr_pjrt_result_shardings(struct sr_pjrt_shardings_args *args);

/* Answers with a text that the object keeps. */
#define SR_PJRT_GIVE_TEXT(args, string)                                                            \
  ((args)->text = (string), (args)->bytes = strlen((args)->text))

/* `release` of an answer that the object keeps. */
static inline void sr_pjrt_release_nothing(void *owner) {
  (void)owner;
}

#endif
