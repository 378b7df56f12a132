/* Does not compile unless pjrt/abi_target.h has the sizes and offsets of jaxlib's header. */
#include "pjrt/abi_target.h"

#include "xla/ffi/api/c_api.h"

#define AT(OURS, FIELD, THEIRS, OTHER)                                                             \
  _Static_assert(offsetof(OURS, FIELD) == offsetof(THEIRS, OTHER), #THEIRS "." #OTHER);            \
  _Static_assert(sizeof(((OURS *)0)->FIELD) == sizeof(((THEIRS *)0)->OTHER), #THEIRS "." #OTHER)
#define SIZE(OURS, THEIRS)  _Static_assert(sizeof(OURS) == sizeof(THEIRS), #THEIRS)
#define EQUAL(OURS, THEIRS) _Static_assert((int)(OURS) == (int)(THEIRS), #THEIRS)

AT(sr_ffi_extension, kind, XLA_FFI_Metadata_Extension, extension_base.type);
AT(sr_ffi_extension, next, XLA_FFI_Metadata_Extension, extension_base.next);
AT(sr_ffi_metadata_extension, metadata, XLA_FFI_Metadata_Extension, metadata);
SIZE(sr_ffi_metadata_extension, XLA_FFI_Metadata_Extension);
AT(sr_ffi_version, major, XLA_FFI_Api_Version, major_version);
AT(sr_ffi_version, minor, XLA_FFI_Api_Version, minor_version);
AT(sr_ffi_metadata, version, XLA_FFI_Metadata, api_version);
AT(sr_ffi_metadata, traits, XLA_FFI_Metadata, traits);
AT(sr_ffi_metadata, state_type, XLA_FFI_Metadata, state_type_id);
SIZE(sr_ffi_metadata, XLA_FFI_Metadata);

AT(sr_ffi_buffer, type, XLA_FFI_Buffer, dtype);
AT(sr_ffi_buffer, data, XLA_FFI_Buffer, data);
AT(sr_ffi_buffer, rank, XLA_FFI_Buffer, rank);
AT(sr_ffi_buffer, dims, XLA_FFI_Buffer, dims);
SIZE(sr_ffi_buffer, XLA_FFI_Buffer);
AT(sr_ffi_span, bytes, XLA_FFI_ByteSpan, len);
AT(sr_ffi_scalar, value, XLA_FFI_Scalar, value);
AT(sr_ffi_array, count, XLA_FFI_Array, size);
AT(sr_ffi_array, data, XLA_FFI_Array, data);
AT(sr_ffi_list, count, XLA_FFI_Args, size);
AT(sr_ffi_list, kinds, XLA_FFI_Args, types);
AT(sr_ffi_list, items, XLA_FFI_Args, args);
SIZE(sr_ffi_list, XLA_FFI_Args);
SIZE(sr_ffi_list, XLA_FFI_Rets);
AT(sr_ffi_attributes, count, XLA_FFI_Attrs, size);
AT(sr_ffi_attributes, kinds, XLA_FFI_Attrs, types);
AT(sr_ffi_attributes, names, XLA_FFI_Attrs, names);
AT(sr_ffi_attributes, items, XLA_FFI_Attrs, attrs);
SIZE(sr_ffi_attributes, XLA_FFI_Attrs);

AT(sr_ffi_frame, table, XLA_FFI_CallFrame, api);
AT(sr_ffi_frame, context, XLA_FFI_CallFrame, ctx);
AT(sr_ffi_frame, stage, XLA_FFI_CallFrame, stage);
AT(sr_ffi_frame, operands, XLA_FFI_CallFrame, args);
AT(sr_ffi_frame, results, XLA_FFI_CallFrame, rets);
AT(sr_ffi_frame, attributes, XLA_FFI_CallFrame, attrs);
AT(sr_ffi_frame, future, XLA_FFI_CallFrame, future);
SIZE(sr_ffi_frame, XLA_FFI_CallFrame);
EQUAL(offsetof(sr_ffi_frame, future), XLA_FFI_CallFrame_STRUCT_SIZE);
EQUAL(SR_FFI_EXTENSION_METADATA, XLA_FFI_Extension_Metadata);
EQUAL(SR_FFI_INSTANTIATE, XLA_FFI_ExecutionStage_INSTANTIATE);
EQUAL(SR_FFI_PREPARE, XLA_FFI_ExecutionStage_PREPARE);
EQUAL(SR_FFI_INITIALIZE, XLA_FFI_ExecutionStage_INITIALIZE);
EQUAL(SR_FFI_EXECUTE, XLA_FFI_ExecutionStage_EXECUTE);
EQUAL(SR_FFI_BUFFER, XLA_FFI_ArgType_BUFFER);
EQUAL(SR_FFI_BUFFER, XLA_FFI_RetType_BUFFER);
EQUAL(SR_FFI_ARRAY, XLA_FFI_AttrType_ARRAY);
EQUAL(SR_FFI_DICTIONARY, XLA_FFI_AttrType_DICTIONARY);
EQUAL(SR_FFI_SCALAR, XLA_FFI_AttrType_SCALAR);
EQUAL(SR_FFI_STRING, XLA_FFI_AttrType_STRING);

#define TYPE(NAME) EQUAL(SR_FFI_##NAME, XLA_FFI_DataType_##NAME)
TYPE(PRED);
TYPE(S2);
TYPE(S4);
TYPE(S8);
TYPE(S16);
TYPE(S32);
TYPE(S64);
TYPE(U2);
TYPE(U4);
TYPE(U8);
TYPE(U16);
TYPE(U32);
TYPE(U64);
TYPE(F16);
TYPE(F32);
TYPE(F64);
TYPE(BF16);
TYPE(C64);
TYPE(C128);
TYPE(TOKEN);
TYPE(F8E5M2);
TYPE(F8E3M4);
TYPE(F8E4M3);
TYPE(F8E4M3FN);
TYPE(F8E4M3B11FNUZ);
TYPE(F8E5M2FNUZ);
TYPE(F8E4M3FNUZ);
TYPE(F4E2M1FN);
TYPE(F8E8M0FNU);

#define ARGS(OURS, FIELD, THEIRS, OTHER)                                                           \
  AT(struct sr_ffi_##OURS##_args, FIELD, XLA_FFI_##THEIRS##_Args, OTHER)
ARGS(error_create, message, Error_Create, message);
ARGS(error_create, code, Error_Create, errc);
ARGS(error_destroy, error, Error_Destroy, error);
ARGS(type_register, name, Type_Register, name);
ARGS(type_register, type, Type_Register, type_id);
ARGS(type_register, information, Type_Register, type_info);
AT(sr_ffi_type_information, destroy, XLA_FFI_TypeInfo, deleter);
ARGS(state, context, State_Set, ctx);
ARGS(state, stage, State_Set, stage);
ARGS(state, type, State_Set, type_id);
ARGS(state, state, State_Set, state);
ARGS(state, stage, State_Get, stage);
ARGS(state, type, State_Get, type_id);
ARGS(state, state, State_Get, state);
ARGS(schedule, task, ThreadPool_Schedule, task);
ARGS(schedule, data, ThreadPool_Schedule, data);
ARGS(threads, count, ThreadPool_NumThreads, num_threads);
ARGS(future_create, future, Future_Create, future);
ARGS(future_set, future, Future_SetAvailable, future);
ARGS(future_set, future, Future_SetError, future);
ARGS(future_set, error, Future_SetError, error);
ARGS(run, context, RunId_Get, ctx);
ARGS(run, run, RunId_Get, run_id);
ARGS(device, device, DeviceOrdinal_Get, device_ordinal);

#define SLOT(OURS, THEIRS) AT(sr_ffi_table, OURS, XLA_FFI_Api, XLA_FFI_##THEIRS)
AT(sr_ffi_table, version, XLA_FFI_Api, api_version);
AT(sr_ffi_table, internal, XLA_FFI_Api, internal_api);
SLOT(error_create, Error_Create);
SLOT(error_destroy, Error_Destroy);
SLOT(function_register, Handler_Register);
SLOT(stream_get, Stream_Get);
SLOT(type_register, Type_Register);
SLOT(state_set, State_Set);
SLOT(state_get, State_Get);
SLOT(memory_allocate, DeviceMemory_Allocate);
SLOT(memory_free, DeviceMemory_Free);
SLOT(schedule, ThreadPool_Schedule);
SLOT(threads, ThreadPool_NumThreads);
SLOT(future_create, Future_Create);
SLOT(future_set_available, Future_SetAvailable);
SLOT(future_set_error, Future_SetError);
SLOT(run_id, RunId_Get);
SLOT(device_ordinal, DeviceOrdinal_Get);
_Static_assert(XLA_FFI_API_MAJOR == SR_FFI_MAJOR && XLA_FFI_API_MINOR <= SR_FFI_MINOR, "version");
#if XLA_FFI_API_MINOR < 5
SLOT(error_details, Error_GetMessage);
SLOT(context_get, ExecutionContext_Get);
ARGS(error_details, message, Error_GetMessage, message);
ARGS(context_get, type, ExecutionContext_Get, type_id);
ARGS(context_get, data, ExecutionContext_Get, data);
_Static_assert(sizeof(XLA_FFI_Api) <= sizeof(sr_ffi_table), "table");
#else
SLOT(error_details, Error_GetDetails);
SLOT(context_get, InvokeContext_Get);
ARGS(error_details, message, Error_GetDetails, message);
ARGS(error_details, code, Error_GetDetails, errc);
ARGS(context_get, type, InvokeContext_Get, type_id);
ARGS(context_get, data, InvokeContext_Get, data);
SLOT(find_extension, InvokeContext_FindExtension);
ARGS(find_extension, kind, InvokeContext_FindExtension, extension_type);
ARGS(find_extension, extension, InvokeContext_FindExtension, extension);
SLOT(options, CustomOptions_Get);
ARGS(options, attributes, CustomOptions_Get, attrs);
SIZE(sr_ffi_table, XLA_FFI_Api);
#endif
