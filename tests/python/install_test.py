"""install_test.py SOURCE VERSION: `pip install` of the package into a fresh environment, without the network."""
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "command"))

from support import SKIPPED, expect, result


def run(*words, **environment):
    return subprocess.run(words, text=True, capture_output=True, env=os.environ | environment)


def main():
    source, version = sys.argv[1:]
    try:
        import setuptools
    except ImportError:
        setuptools = None
    if setuptools is None or int(setuptools.__version__.split(".")[0]) < 71:
        print("skipped: this Python has no setuptools of version 71 or newer (tools/install-packages jax)")
        return SKIPPED
    packages = sysconfig.get_paths()["purelib"]  # what the fresh environment would get from the network
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, "a copy")  # setuptools builds beside the sources
        shutil.copytree(source, copy, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
        python = os.path.join(folder, "fresh", "bin", "python")
        done = run(sys.executable, "-m", "venv", "--without-pip", os.path.join(folder, "fresh"))
        expect(done.returncode == 0, str(done))
        done = run(sys.executable, "-m", "pip", "--python", python, "install", "--no-index", "--no-build-isolation", "--no-deps", copy, PYTHONPATH=packages)
        expect(done.returncode == 0, str(done))
        code = "import spmdrun, importlib.metadata as m; print(m.version('spmdrun'), spmdrun.__file__, *spmdrun.__all__)"
        done = run(python, "-c", code, PYTHONPATH=packages)
        said = done.stdout.split()
        expect(said[:1] == [version], f"the version is the project's, {version}: {done}")
        expect(said[1:2] and said[1].startswith(os.path.join(folder, "fresh")), str(done))
        expect({"export", "load", "run"} <= set(said), str(done))
    return result()


sys.exit(main())
