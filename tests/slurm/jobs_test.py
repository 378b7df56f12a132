"""jobs_test.py COMMAND JOBS NAME...: the job scripts of examples/jobs do under a real Slurm of two nodes what they say."""
import glob
import json
import os
import shutil
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "command"))

import numpy as np
import zarr

from cluster import NODES, Cluster, missing
from support import LAUNCH, SKIPPED, SLOWNESS, Program, expect, result

PROGRAM = Program("data_parallel_training")  # four devices
ENDED = ("COMPLETED", "FAILED", "CANCELLED", "TIMEOUT", "NODE_FAIL", "OUT_OF_MEMORY")


class Jobs:
    def __init__(self, cluster, command, scripts):
        self.cluster, self.scripts = cluster, scripts
        tools = cluster.path("tools")
        os.mkdir(tools)
        os.symlink(os.path.abspath(command), os.path.join(tools, "spmdrun"))
        # Both nodes are this host: between them there is only the loopback.
        self.environment = cluster.environment | LAUNCH | {
            "PATH": tools + ":" + cluster.environment["PATH"], "SHARED_CACHE": cluster.path("shared-cache"),
            "OMPI_MCA_btl": "self,tcp", "OMPI_MCA_btl_tcp_if_include": "lo"}

    def folder(self, name):
        """Where a user would submit the script: with a copy of it, and an exported program."""
        folder = self.cluster.path(name)
        os.makedirs(os.path.join(folder, "step"))
        shutil.copy(os.path.join(self.scripts, name + ".sh"), folder)
        return folder

    def submit(self, name, *options):
        folder = self.cluster.path(name)
        done = subprocess.run(["sbatch", "--parsable", *options, name + ".sh"], cwd=folder, env=self.environment, text=True,
                              capture_output=True, stdin=subprocess.DEVNULL)
        expect(done.returncode == 0, f"sbatch {name}: {done.stderr}")
        return done.stdout.strip()

    def said(self, job):
        """What Slurm says of a job, of each of an array."""
        done = subprocess.run(["scontrol", "--oneliner", "show", "job", job], env=self.environment, text=True, capture_output=True)
        return [dict(word.split("=", 1) for word in line.split() if "=" in word) for line in done.stdout.splitlines() if line]

    def wait_for(self, condition, seconds=60):
        """Whether it came true in time."""
        end = time.monotonic() + seconds * SLOWNESS
        while not condition():
            if time.monotonic() > end:
                return False
            time.sleep(0.1)
        return True

    def ended(self, job):
        """Waits for it. Whether it ended well."""
        def states():
            return [one["JobState"] for one in self.said(job)]

        return self.wait_for(lambda: states() and all(state in ENDED for state in states())) and set(states()) == {"COMPLETED"}

    def logs(self, name):
        text = ""
        for log in sorted(glob.glob(self.cluster.path(name, "*.log"))):
            with open(log, errors="replace") as file:
                text += file.read()
        return text

    def run(self, name, *options):
        """The log of a job that ends well."""
        job = self.submit(name, *options)
        expect(self.ended(job), f"{name}: {self.said(job)}\n{self.logs(name)}\n{self.cluster.logs()}")
        return self.logs(name)


def with_training(folder):
    shutil.copy(PROGRAM.prints()[0], os.path.join(folder, "step", "program.mlir"))
    for i, path in enumerate(PROGRAM.arguments):
        shutil.copy(path, os.path.join(folder, "step", f"in{i}.npy"))


def expect_trained(folder):
    for i, path in enumerate(PROGRAM.expected):
        wanted, got = np.load(path), zarr.open_array(os.path.join(folder, "out", f"result{i}.zarr"), mode="r")[...]
        tolerance = PROGRAM.meta["tolerance"]
        expect(np.allclose(got, wanted, rtol=tolerance, atol=tolerance * PROGRAM.scale(i)), f"{folder}: result {i}")


def stats(folder, name):
    with open(os.path.join(folder, name)) as file:
        return json.load(file)


def single_node(jobs):
    folder = jobs.folder("single-node")
    with_training(folder)
    log = jobs.run("single-node")
    expect_trained(folder)
    expect("2 ranks" in log and "1 node" in log, log)


def many_nodes(jobs):
    """The second job finds the program on each node's disk, though the shared cache is gone."""
    folder = jobs.folder("many-nodes")
    with_training(folder)
    jobs.run("many-nodes")
    expect_trained(folder)
    first = stats(folder, "stats.json")
    expect(first["compiles"] == 1 and first["ranks"] == 4, str(first))
    kept = [glob.glob(jobs.cluster.path(f"tmp-{node}", "spmdrun-cache", "*.entry")) for node in NODES]
    expect([len(entries) for entries in kept] == [1, 1] and len(glob.glob(jobs.cluster.path("shared-cache", "*.entry"))) == 1, str(kept))
    shutil.rmtree(jobs.cluster.path("shared-cache"))
    shutil.rmtree(os.path.join(folder, "out"))
    jobs.run("many-nodes")
    expect_trained(folder)
    second = stats(folder, "stats.json")
    expect(second["compiles"] == 0, str(second))


NORMAL = """
module @seeds attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=2]>
  func.func public @main(%arg0: tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"i"}, {}]>}) -> tensor<8x3xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<8x3xf32>
    return %0 : tensor<8x3xf32>
  }
}
"""


def seeds(jobs):
    """Four jobs on two nodes compile once, and each has numbers of its own."""
    folder = jobs.folder("seeds")
    with open(os.path.join(folder, "step", "program.mlir"), "w") as file:
        file.write(NORMAL)
    jobs.run("seeds")
    compiles = [stats(folder, f"stats-{seed}.json")["compiles"] for seed in range(4)]
    expect(sum(compiles) == 1, f"compiled once: {compiles}")
    found = {zarr.open_array(os.path.join(folder, "out", str(seed), "result0.zarr"), mode="r")[...].tobytes() for seed in range(4)}
    expect(len(found) == 4, "seeds differ")


STEPS, TRIPS, FACTOR, TERM = 12, 100_000_000, 1664525, 1013904223
# A step takes a while: its trips have no closed form that a compiler knows. The other result is the step's number.
LONG = f"""
module @long attributes {{mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32}} {{
  sdy.mesh @mesh = <["i"=4]>
  func.func public @main(%arg0: tensor<4xui32> {{sdy.sharding = #sdy.sharding<@mesh, [{{"i"}}]>}}, %arg1: tensor<i32>) -> (tensor<4xui32> {{sdy.sharding = #sdy.sharding<@mesh, [{{"i"}}]>}}, tensor<i32>) {{
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %trips = stablehlo.constant dense<{TRIPS}> : tensor<i32>
    %factor = stablehlo.constant dense<{FACTOR}> : tensor<4xui32>
    %term = stablehlo.constant dense<{TERM}> : tensor<4xui32>
    %0:2 = stablehlo.while(%i = %zero, %s = %arg0) : tensor<i32>, tensor<4xui32>
      cond {{
        %1 = stablehlo.compare LT, %i, %trips, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %1 : tensor<i1>
      }} do {{
        %1 = stablehlo.multiply %s, %factor : tensor<4xui32>
        %2 = stablehlo.add %1, %term : tensor<4xui32>
        %3 = stablehlo.add %i, %one : tensor<i32>
        stablehlo.return %3, %2 : tensor<i32>, tensor<4xui32>
      }}
    return %0#1, %arg1 : tensor<4xui32>, tensor<i32>
  }}
}}
"""


def after(seed, trips):
    """seed after so many of s -> FACTOR * s + TERM, of 32 bits, by doubling."""
    factor, term = FACTOR, TERM
    while trips:
        if trips & 1:
            seed = (factor * seed + term) % 2**32
        factor, term = factor * factor % 2**32, (factor * term + term) % 2**32
        trips >>= 1
    return seed


def requeue(jobs):
    """Slurm's signal stops the loop in the middle, the job is queued again and goes on: as if nothing had been."""
    folder = jobs.folder("requeue")
    with open(os.path.join(folder, "step", "program.mlir"), "w") as file:
        file.write(LONG)
    np.save(os.path.join(folder, "step", "in0.npy"), np.arange(4, dtype=np.uint32))
    jobs.environment["STEPS"] = str(STEPS)
    job = jobs.submit("requeue")
    log = os.path.join(folder, "state", "log.jsonl")
    expect(jobs.wait_for(lambda: os.path.exists(log) and os.path.getsize(log) > 0), f"a first step: {jobs.logs('requeue')}")
    # What Slurm does at the time of --signal.
    subprocess.run(["scancel", "--signal=USR1", job], env=jobs.environment, check=True)
    expect(jobs.wait_for(lambda: any(one["Restarts"] == "1" for one in jobs.said(job))), f"queued again: {jobs.logs('requeue')}")
    saves = [int(name.removeprefix("save-")) for name in os.listdir(os.path.join(folder, "state")) if name.startswith("save-")]
    expect(saves and 0 < max(saves) < STEPS, f"saved in the middle: {saves}")
    expect(jobs.ended(job), f"{jobs.said(job)}\n{jobs.logs('requeue')}\n{jobs.cluster.logs()}")
    got = zarr.open_array(os.path.join(folder, "out", "result0.zarr"), mode="r")[...]
    wanted = [after(seed, STEPS * TRIPS) for seed in range(4)]
    expect(got.tolist() == wanted, f"{got}, wanted {wanted}")
    with open(log) as file:
        steps = [json.loads(line) for line in file]
    expect(len(steps) == STEPS, f"each step once: {steps}")


SSH = """#!/bin/sh
# In the place of ssh HOST COMMAND: the other machine is a folder.
while [ "${1#-}" != "$1" ]; do shift; done
export TMPDIR=@FOLDER@/tmp-$1
shift
exec sh -c "$*"
"""


def hostfile(jobs):
    """On two machines, which here are started by a stand-in for ssh."""
    folder = jobs.folder("hostfile")
    with_training(folder)
    ssh = os.path.join(folder, "ssh")
    with open(ssh, "w") as file:
        file.write(SSH.replace("@FOLDER@", jobs.cluster.folder))
    os.chmod(ssh, 0o755)
    with open(os.path.join(folder, "hosts"), "w") as file:
        file.write("".join(f"{node} slots=2\n" for node in NODES))
    done = subprocess.run(["./hostfile.sh", "hosts"], cwd=folder, text=True, capture_output=True, stdin=subprocess.DEVNULL,
                          timeout=60 * SLOWNESS, env=jobs.environment | {
                              "CORES": "1", "OMPI_MCA_plm_rsh_agent": ssh, "OMPI_MCA_oob_tcp_if_include": "lo",
                              "TMPDIR": folder, "SPMDRUN_CACHE_DIR": jobs.cluster.path("shared-cache")})
    expect(done.returncode == 0 and "2 nodes, 4 ranks" in done.stdout, str(done))
    expect_trained(folder)


CASES = {"single-node": single_node, "many-nodes": many_nodes, "seeds": seeds, "hostfile": hostfile, "requeue": requeue}


def main():
    lacks = missing()
    if lacks:
        print(f"skipped: this machine has no {lacks}")
        return SKIPPED
    command, scripts, *names = sys.argv[1:]
    with Cluster(cpus=8) as cluster:
        jobs = Jobs(cluster, command, scripts)
        for name in names or CASES:
            CASES[name](jobs)
    return result()


sys.exit(main())
