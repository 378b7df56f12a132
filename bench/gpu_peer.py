"""A process of bench/gpu.py that runs the same programs by JAX or by PyTorch.

    gpu_peer.py jax|torch               answers a line of JSON with a line of JSON, until its input ends
    gpu_peer.py jax compile|start NAME  one program in a fresh process: prints seconds of the compilation, or just runs it

Programs are those of gpu_rows.py, and "program.NAME" those of tests/programs. Products of f32 are f32, never TF32.
"""
import math
import os
import sys
import time

import gpu_rows
from worker import TESTED, module_of_programs, planned_bytes, serve


class Jax:
    """Functions of JAX on its first GPU, or on what there is if the test of this file says so."""

    def __init__(self):
        platform = os.environ.get("GPU_PEER_PLATFORM", "cuda")
        # Both take memory of the same GPU.
        os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
        os.environ["JAX_PLATFORMS"] = platform
        import jax
        self.jax, self.ready = jax, {}
        jax.config.update("jax_default_matmul_precision", "highest")
        self.about = f"JAX {jax.__version__} on {jax.devices()[0].device_kind}"

    def build(self, name, full):
        """(a jitted function, its arguments, whether it has 64-bit types)"""
        if name.startswith(TESTED):
            row = module_of_programs().PROGRAMS[name.removeprefix(TESTED)]
            with self.jax.enable_x64(row.x64):
                function, arguments = row.make()
                return function, arguments, row.x64
        program = gpu_rows.PROGRAMS[name]
        with self.jax.enable_x64(program.x64):
            arguments = [self.array(argument) for argument in program.arguments(full)]
            return self.jax.jit(program.build(self.jax, full)), arguments, program.x64

    def array(self, argument):
        jnp, random = self.jax.numpy, self.jax.random
        word, _, seed = argument.word.partition(":")
        if word in ("normal", "uniform"):
            return getattr(random, word)(random.key(int(seed)), argument.shape, dtype=argument.dtype)
        if word == "iota":
            return jnp.arange(math.prod(argument.shape), dtype=argument.dtype).reshape(argument.shape)
        return jnp.full(argument.shape, {"zeros": 0, "ones": 1}[word] if seed or not word.isdigit() else int(word), argument.dtype)

    def prepare(self, name, full):
        """Compiles the program and runs it once. Only the last few keep their arguments on the GPU."""
        if (name, full) not in self.ready:
            while len(self.ready) >= 3:
                self.ready.pop(next(iter(self.ready)))
            function, arguments, x64 = self.build(name, full)
            with self.jax.enable_x64(x64):
                compiled = function.lower(*arguments).compile()
                self.ready[name, full] = function, arguments, x64, compiled
                self.jax.block_until_ready(function(*arguments))
        return self.ready[name, full]

    def time(self, name, full, repeat):
        """Seconds of each run, from the call to the end of its work on the GPU."""
        function, arguments, x64, _ = self.prepare(name, full)
        seconds = []
        with self.jax.enable_x64(x64):
            for _ in range(repeat):
                begin = time.perf_counter()
                self.jax.block_until_ready(function(*arguments))
                seconds.append(time.perf_counter() - begin)
        return seconds

    def memory(self, name, full):
        """Bytes of arguments, results and what is between, as XLA plans them; None if it does not say."""
        return planned_bytes(self.prepare(name, full)[3])

    def compile(self, name, full):
        """Seconds of a compilation in a process that has compiled something else."""
        self.jax.block_until_ready(self.jax.jit(lambda x: x + 1)(1.0))
        function, arguments, x64 = self.build(name, full)
        with self.jax.enable_x64(x64):
            lowered = function.lower(*arguments)
            begin = time.perf_counter()
            lowered.compile()
            return time.perf_counter() - begin


    def start(self, name, full):
        """The first call of the function, as a program makes it."""
        function, arguments, x64 = self.build(name, full)
        with self.jax.enable_x64(x64):
            self.jax.block_until_ready(function(*arguments))


class Torch:
    """Matrix products by cuBLASLt, called by PyTorch."""

    def __init__(self):
        import torch
        if not torch.cuda.is_available():
            raise RuntimeError("PyTorch finds no GPU")
        self.torch, self.ready = torch, {}
        torch.backends.cuda.matmul.allow_tf32 = False
        torch.backends.cuda.preferred_blas_library("cublaslt")
        self.about = f"cuBLASLt by PyTorch {torch.__version__}"

    def time(self, name, full, repeat):
        torch = self.torch
        if not gpu_rows.PROGRAMS[name].matmul:
            return None
        if name not in self.ready:
            self.ready.clear()
            self.ready[name] = [torch.randn(a.shape, device="cuda").to(getattr(torch, a.dtype))
                                for a in gpu_rows.PROGRAMS[name].arguments(full)]
            torch.matmul(*self.ready[name])
        seconds = []
        for _ in range(repeat):
            torch.cuda.synchronize()
            begin = time.perf_counter()
            torch.matmul(*self.ready[name])
            torch.cuda.synchronize()
            seconds.append(time.perf_counter() - begin)
        return seconds


def main():
    kind, *rest = sys.argv[1:]
    if rest:
        peer, (operation, name) = Jax(), rest
        if operation == "start":
            peer.start(name, True)
        else:
            print(peer.compile(name, True))
        return
    serve({"jax": Jax, "torch": Torch}[kind])


if __name__ == "__main__":
    main()
