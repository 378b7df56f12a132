"""Daemons that run beside a test, in a folder of their own that goes with them."""
import shutil
import socket
import tempfile


def free_ports(count):
    sockets = [socket.socket() for _ in range(count)]
    for one in sockets:
        one.bind(("127.0.0.1", 0))
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


class Daemons:
    """A context: start() fills self.daemons, processes that end in the reverse order, whatever happens."""
    PREFIX = None  # of the folder's name

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix=self.PREFIX)
        self.daemons = []
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for daemon in reversed(self.daemons):
            self.end(daemon)
        shutil.rmtree(self.folder, ignore_errors=True)

    def end(self, daemon):
        daemon.kill()
        daemon.wait()
