"""Functions of C that a script registers (jax.ffi.register_ffi_target) and types of their states (register_ffi_type): the library gets
them, and XLA, too, which checks them and keeps what JAX itself registers."""
import ctypes

from jaxlib import xla_client

STAGES = ("instantiate", "prepare", "initialize", "execute")
KIND = 0x73706D64  # SR_PJRT_EXTENSION_TARGETS
MESSAGE_BYTES = 2048
Functions = ctypes.c_void_p * len(STAGES)


class Head(ctypes.Structure):
    """How the library's table and its extensions begin; in the table there is no kind, and `next` is the first extension."""
    _fields_ = [("size", ctypes.c_size_t), ("kind", ctypes.c_int), ("next", ctypes.c_void_p)]


class Table(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t), ("extensions", ctypes.c_void_p)]


class Extension(ctypes.Structure):
    """sr_pjrt_targets_extension of the library."""
    _fields_ = Head._fields_ + [
        ("target_register", ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_char_p, ctypes.POINTER(ctypes.c_void_p), ctypes.c_int,
                                             ctypes.c_char_p, ctypes.c_size_t)),
        ("type_enter", ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_int64),
                                        ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t)),
    ]


class TypeInformation(ctypes.Structure):
    """sr_ffi_type_information of the library."""
    _fields_ = [("size", ctypes.c_size_t), ("extensions", ctypes.c_void_p), ("destroy", ctypes.c_void_p)]


def find_extension(library):
    """The library's functions that take targets and types."""
    get = ctypes.CDLL(library).GetPjrtApi
    get.restype = ctypes.POINTER(Table)
    address = get().contents.extensions
    while Head.from_address(address).kind != KIND:
        address = Head.from_address(address).next
    return Extension.from_address(address)


def address_of(capsule):
    """The address in a PyCapsule of any name."""
    name, pointer = ctypes.pythonapi.PyCapsule_GetName, ctypes.pythonapi.PyCapsule_GetPointer
    name.restype, name.argtypes = ctypes.c_char_p, [ctypes.py_object]
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    return pointer(capsule, name(capsule))


def check(failed, message):
    if failed:
        raise ValueError(message.value.decode())


def register_target(extension, name, function, api_version):
    """`function` is a capsule, or a dictionary of capsules by the names of stages."""
    stages = function if isinstance(function, dict) else {"execute": function}
    # A newer jaxlib may know stages that devices of CPUs do not have.
    functions = Functions(*[address_of(stages[stage]) if stage in stages else None for stage in STAGES])
    message = ctypes.create_string_buffer(MESSAGE_BYTES)
    name = name if isinstance(name, bytes) else name.encode()
    check(extension.target_register(name, functions, api_version == 1, message, MESSAGE_BYTES), message)


def register_type(extension, name, registration):
    """`registration` is a dictionary of capsules, or that of the number alone."""
    parts = registration if isinstance(registration, dict) else {"type_id": registration}
    number = ctypes.c_int64.from_address(address_of(parts["type_id"]))
    information = parts.get("type_info")
    destroy = TypeInformation.from_address(address_of(information)).destroy if information else None
    message = ctypes.create_string_buffer(MESSAGE_BYTES)
    name = name if isinstance(name, bytes) else name.encode()
    check(extension.type_enter(name, len(name), ctypes.byref(number), destroy, message, MESSAGE_BYTES), message)


def take(library):
    """From now on the library gets what is registered for CPUs, and what has been."""
    extension = find_extension(library)

    def take_target(name, function, platform, api_version, *traits):
        xla_client._xla.register_custom_call_target(name, function, platform, api_version, *traits)
        register_target(extension, name, function, api_version)

    def take_type(name, registration):
        xla_client._xla.register_custom_type(name, registration)
        register_type(extension, name, registration)

    # Types first: a function with a state needs its type.
    xla_client.register_custom_type_handler("cpu", take_type)
    xla_client.register_custom_call_handler("cpu", take_target)
