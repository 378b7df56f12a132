"""own_test.py SOURCE LIBRARY COMPILER [TEST...]: unmodified JAX on eight devices of the plug-in, all in this process; tests/jax/own has
the tests. NumPy is the judge. A TEST is named as unittest does: transforms.Jit.test_trees."""
import faulthandler
import os
import sys
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
FILES = ("transforms", "shardings", "arrays", "numerics", "programs")
SKIPPED = 77
PATIENCE_S = 220  # then all threads say where they are; before the tests' TIMEOUT


def main():
    source, library, _, *names = sys.argv[1:]
    os.environ.update(JAX_PLATFORMS="spmdrun", JAX_NUM_CPU_DEVICES="8", SPMDRUN_PJRT_LIBRARY=library)
    sys.dont_write_bytecode = True
    sys.path[:0] = [source, os.path.join(HERE, "own")]
    try:
        import jax
    except ImportError:
        print("skipped: this Python has no JAX (tools/install-packages jax)")
        return SKIPPED
    assert len(jax.devices()) == 8 and jax._src.xla_bridge.backends().keys() >= {"spmdrun"}, jax.devices()
    faulthandler.dump_traceback_later(PATIENCE_S, exit=True)
    loaded = unittest.defaultTestLoader.loadTestsFromNames(names or FILES)
    done = unittest.TextTestRunner(stream=sys.stdout, verbosity=2).run(loaded)
    return not done.wasSuccessful()


sys.exit(main())
