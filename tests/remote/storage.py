"""An object store for tests: Debian's radosgw with one monitor and one disk in memory, on a port of its own."""
import os
import shutil
import subprocess
import time
import urllib.error
import urllib.request
import uuid

from daemons import Daemons, free_ports

PROGRAMS = "ceph", "ceph-mon", "ceph-osd", "monmaptool", "radosgw", "radosgw-admin"

SETTINGS = """[global]
fsid = {fsid}
mon_host = [v1:127.0.0.1:{monitor}]
ms_bind_msgr2 = false
mon_initial_members = a
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 4
osd_pool_default_pgp_num = 4
osd_pool_default_pg_autoscale_mode = off
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 1000
osd_crush_chooseleaf_type = 0
osd_objectstore = memstore
memstore_device_bytes = 1073741824
mon_data = {folder}/mon
osd_data = {folder}/osd
rgw_data = {folder}/rgw
run_dir = {folder}
log_file = {folder}/$name.log
pid_file = {folder}/$name.pid
admin_socket = {folder}/$name.asok
crash_dir = {folder}
[client.rgw]
rgw_frontends = beast endpoint=127.0.0.1:{port}
"""


class Storage(Daemons):
    """with Storage() as storage: storage.endpoint, storage.user(...)."""
    PREFIX = "spmdrun-s3-"

    @staticmethod
    def is_installed():
        return all(shutil.which(program) for program in PROGRAMS)

    def call(self, program, *words, timeout=60):
        done = subprocess.run([program, "-c", f"{self.folder}/ceph.conf", *words], timeout=timeout, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode:
            raise RuntimeError(f"{program} {' '.join(words)}: {done.stdout}")

    def daemon(self, program, *words):
        self.daemons.append(self.launch(["setpriv", "--pdeathsig", "KILL",  # none outlives a test that is killed
                                         program, "-c", f"{self.folder}/ceph.conf", "-f", *words]))

    def launch(self, words):
        with open(f"{self.folder}/daemons.out", "a") as out:
            return subprocess.Popen(words, stdout=out, stderr=out, stdin=subprocess.DEVNULL)

    def start(self):
        monitor, port = free_ports(2)
        fsid = str(uuid.uuid4())
        self.endpoint = f"http://127.0.0.1:{port}"
        with open(f"{self.folder}/ceph.conf", "w") as file:
            file.write(SETTINGS.format(fsid=fsid, monitor=monitor, port=port, folder=self.folder))
        for part in "mon", "osd", "rgw":
            os.mkdir(f"{self.folder}/{part}")
        monmap = f"{self.folder}/monmap"
        self.call("monmaptool", "--create", "--addv", "a", f"[v1:127.0.0.1:{monitor}]", "--fsid", fsid, monmap)
        self.call("ceph-mon", "--mkfs", "-i", "a", "--monmap", monmap)
        self.daemon("ceph-mon", "-i", "a")
        disk = str(uuid.uuid4())
        self.call("ceph", "osd", "new", disk)
        self.call("ceph-osd", "-i", "0", "--mkfs", "--osd-uuid", disk)
        self.daemon("ceph-osd", "-i", "0")
        self.daemon("radosgw", "-n", "client.rgw")
        self.wait()

    def wait(self):
        """Until it answers, whatever it says. A disk that asks its monitor before this has told it all ("wrong fsid")
        gives up, and is started again."""
        starts = 0
        deadline = time.monotonic() + 60
        while True:
            try:
                urllib.request.build_opener(urllib.request.ProxyHandler({})).open(self.endpoint, timeout=5)
                return
            except urllib.error.HTTPError:
                return
            except OSError:
                time.sleep(0.1)
            for i, daemon in enumerate(self.daemons):
                if daemon.poll() is not None:
                    starts += 1
                    self.daemons[i] = self.launch(daemon.args)
            if time.monotonic() > deadline or starts > 10:
                raise RuntimeError("the object store does not start: " + open(f"{self.folder}/daemons.out").read())

    def user(self, key, secret):
        self.call("radosgw-admin", "user", "create", f"--uid={key}", f"--display-name={key}", f"--access-key={key}",
                  f"--secret-key={secret}")
