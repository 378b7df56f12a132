"""spmdrun from Python: export a function of JAX, run it on the ranks of an MPI job, load the results.

    import spmdrun

    spmdrun.devices(8)                                 # for a pmap over more devices than JAX sees here
    step = spmdrun.export(f, x, 0.1, path="step")      # step/program.mlir, step/in0.npy, ..., step/export.json
    print(step.line(ranks=4))                          # the line for a job script
    y = spmdrun.load("step/out")                       # what `-o step/out` wrote, as f would return it
    y = spmdrun.run(f, x, 0.1, ranks=4)                # all of it at once, in a notebook

Only devices, export and run import JAX.
"""
from .exporting import DevicesError, Export, ExportError, devices, export
from .loading import LoadError, load
from .running import RunError, run

__all__ = ["DevicesError", "Export", "ExportError", "LoadError", "RunError", "devices", "export", "load", "run"]
