"""A Slurm of this test's own: two nodes on this host, which differ in name and disk. Any user may run it, beside others.

Slurm knows its nodes n1 and n2 by their ports. What a daemon writes is in a folder that goes with it.
"""
import getpass
import os
import shutil
import socket
import subprocess
import time

from daemons import Daemons, free_ports

NODES = ("n1", "n2")
DAEMONS = ("munged", "slurmctld", "slurmd", "srun", "sinfo")


def missing():
    """What the test needs and this machine lacks; "" if nothing."""
    return " ".join(name for name in DAEMONS if not shutil.which(name, path=search_path()))


def search_path():
    return os.environ.get("PATH", "") + ":/usr/sbin:/sbin"


class Cluster(Daemons):
    PREFIX = "spmdrun-slurm-"

    def __init__(self, cpus=1):
        """cpus: what each node says that it has, whatever this machine has."""
        self.cpus = cpus

    def __exit__(self, *_):
        if len(self.daemons) > 1:
            self.end_jobs()
        super().__exit__()

    def end(self, daemon):
        daemon.terminate()
        try:
            daemon.wait(10)
        except subprocess.TimeoutExpired:
            super().end(daemon)

    def end_jobs(self):
        """What a job that was given up left on the nodes."""
        subprocess.run(["scancel", "--signal=KILL", "--full", "--user", getpass.getuser()], env=self.environment,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=20)
        end = time.monotonic() + 10
        while self.idle_nodes() < len(NODES) and time.monotonic() < end:
            time.sleep(0.05)

    def path(self, *names):
        return os.path.join(self.folder, *names)

    def daemon(self, *words):
        with open(self.path(words[0] + ".log"), "a") as log:
            self.daemons.append(subprocess.Popen(words, env=self.environment, stdin=subprocess.DEVNULL,
                                                 stdout=log, stderr=log))

    def start(self):
        os.chmod(self.folder, 0o755)  # munged insists: anybody may ask it
        self.config = self.path("slurm.conf")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("SPMDRUN_", "SLURM"))}
        self.environment = kept | {"PATH": search_path(), "SLURM_CONF": self.config}
        for name in ("munge", "state", *(f"{kind}-{node}" for kind in ("spool", "tmp") for node in NODES)):
            os.mkdir(self.path(name), 0o755)
        key = self.path("munge", "key")
        with open(os.open(key, os.O_CREAT | os.O_WRONLY, 0o600), "wb") as file:
            file.write(os.urandom(1024))
        self.daemon("munged", "--foreground", f"--key-file={key}", f"--socket={self.path('munge', 'socket')}",
                    f"--pid-file={self.path('munge', 'pid')}", f"--log-file={self.path('munge', 'log')}",
                    f"--seed-file={self.path('munge', 'seed')}")
        self.write_prolog()
        self.write_config()
        self.wait_for(lambda: os.path.exists(self.path("munge", "socket")), "munged's socket")
        self.daemon("slurmctld", "-D", "-f", self.config)
        for node in NODES:
            self.daemon("slurmd", "-D", "-N", node, "-f", self.config)
        self.wait_for(lambda: self.idle_nodes() == len(NODES), "both nodes to be idle")

    def write_prolog(self):
        """As sites do: $TMPDIR of a task is a disk of its node's own."""
        prolog = self.path("prolog")
        with open(prolog, "w") as file:
            file.write(f'#!/bin/sh\necho "export TMPDIR={self.path("tmp-")}$SLURMD_NODENAME"\n')
        os.chmod(prolog, 0o755)

    def write_config(self):
        controller, *nodes = free_ports(1 + len(NODES))
        host, user = socket.gethostname(), getpass.getuser()
        with open(self.config, "w") as file:
            file.write(f"""ClusterName=test
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={controller}
AuthType=auth/munge
AuthInfo=socket={self.path('munge', 'socket')},cred_expire=5
CredType=cred/munge
SlurmUser={user}
SlurmdUser={user}
StateSaveLocation={self.path('state')}
SlurmctldPidFile={self.path('slurmctld.pid')}
SlurmdSpoolDir={self.path('spool-%n')}
SlurmdPidFile={self.path('slurmd-%n.pid')}
TmpFS={self.path('tmp-%n')}
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
MpiDefault=none
KillWait=5
TaskProlog={self.path('prolog')}
SlurmdParameters=config_overrides
SchedulerParameters=sched_interval=1,bf_interval=1
""")
            for node, port in zip(NODES, nodes):
                file.write(f"NodeName={node} NodeHostname={host} NodeAddr=127.0.0.1 Port={port} CPUs={self.cpus} State=UNKNOWN\n")
            file.write("PartitionName=test Nodes=ALL Default=YES MaxTime=600 State=UP\n")

    def idle_nodes(self):
        done = subprocess.run(["sinfo", "-h", "-N", "-o", "%T"], env=self.environment, capture_output=True, text=True)
        return done.stdout.split().count("idle")

    def wait_for(self, condition, what, seconds=60):
        end = time.monotonic() + seconds
        while not condition():
            ended = [daemon.args[0] for daemon in self.daemons if daemon.poll() is not None]
            if ended or time.monotonic() > end:
                raise RuntimeError(f"waited for {what}; ended: {ended}\n{self.logs()}")
            time.sleep(0.05)

    def logs(self):
        text = ""
        for name in sorted(os.listdir(self.folder)):
            if name.endswith(".log"):
                with open(self.path(name), errors="replace") as file:
                    text += f"--- {name}\n{file.read()[-3000:]}"
        return text

    def run(self, order, tasks, words, env, timeout):
        """srun with `tasks` tasks on the nodes of `order`, rank 0 on its first. Status, output, errors."""
        hosts = self.path("hosts")
        with open(hosts, "w") as file:
            file.write("".join(f"{node}\n" * (tasks // len(order)) for node in order))
        done = subprocess.run(
            ["srun", "--mpi=pmix", f"--nodes={len(order)}", f"--ntasks={tasks}", "--distribution=arbitrary", "--overcommit",
             "--time=5", *words],
            env=self.environment | {"SLURM_HOSTFILE": hosts} | env, capture_output=True, text=True, timeout=timeout,
            stdin=subprocess.DEVNULL)
        return done.returncode, done.stdout, done.stderr
