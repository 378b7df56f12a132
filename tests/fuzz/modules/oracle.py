"""What XLA on CPU computes for a case, by JAX."""
import os

# Without folding: XLA folds convolutions of i32 in f64, and saturates where the program would wrap. Without excess
# precision: then what is smaller than f32 is rounded after each op, as the program says.
os.environ["XLA_FLAGS"] = ("--xla_cpu_enable_fast_math=false --xla_disable_hlo_passes=constant_folding "
                           "--xla_allow_excess_precision=false")
os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.extend
import numpy as np
from jax._src.interpreters import mlir
from jax._src.lib import xla_client
from jaxlib.mlir import ir

from .case import checking_text, oracle_text
from .types import array_stood_in, dtype_of

FORMS = ("pretty", "generic", "pretty with locations")


class Oracle:
    def __init__(self):
        jax.config.update("jax_enable_x64", True)
        self.context = mlir.make_ir_context()
        self.client = jax.extend.backend.get_backend("cpu")
        self.devices = xla_client.DeviceList(tuple(self.client.local_devices()[:1]))

    def parsed(self, text):
        with self.context:
            return ir.Module.parse(text)

    def results(self, case, results=None):
        """What XLA computes for the case's results, or for results: [(name, type)]. Raises what XLA says."""
        module = self.parsed(oracle_text(case, results))
        with self.context:
            program = self.client.compile_and_load(module, self.devices, xla_client.CompileOptions())
        arguments = [jax.device_put(array_stood_in(a)) for _, a, _ in case.inputs]
        outputs = program.execute_sharded(arguments).disassemble_into_single_device_arrays()
        types = [r.type for r in case.results] if results is None else [t for _, t in results]
        return [np.asarray(x[0]).astype(dtype_of(t)) for x, t in zip(outputs, types)]

    def printed(self, case, expected, form, known):
        """The self-checking module as MLIR prints it, in one of its FORMS."""
        module = self.parsed(checking_text(case, expected, known))
        text = module.operation.get_asm(print_generic_op_form=form == "generic",
                                        enable_debug_info=form.endswith("locations"))
        for stand_in, meant in case.hidden:
            text = text.replace(stand_in, meant)
        return text
