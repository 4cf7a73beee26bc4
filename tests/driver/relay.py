"""The Wi-Fi between a phone and the page, for tests: it can be cut and mended."""

import socket
import threading
from contextlib import suppress

RELAY = "127.0.0.2"
ENDS = 5.0


class Relay:
    """Passes connections to one port of this machine on to the same port of another of its addresses."""

    def __init__(self, target: tuple[str, int]) -> None:
        self._target = target
        self._open: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self.mend()

    def mend(self) -> None:
        """Pass everything on from now on."""
        self._listening = socket.create_server((RELAY, self._target[1]))
        self._open = [self._listening]
        self._start(self._accept, self._listening)

    def cut(self) -> None:
        """Close all connections and refuse new ones."""
        for one in self._open:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join(ENDS)
        for one in self._open:
            one.close()
        self._threads.clear()

    def _start(self, task: object, *values: object) -> None:
        assert callable(task)
        thread = threading.Thread(target=task, args=values)
        self._threads.append(thread)
        thread.start()

    def _accept(self, listening: socket.socket) -> None:
        with suppress(OSError):
            while True:
                near, _ = listening.accept()
                far = socket.create_connection(self._target, ENDS)
                far.settimeout(None)
                self._open += [near, far]
                self._start(self._pump, near, far)
                self._start(self._pump, far, near)

    @staticmethod
    def _pump(source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        for one in (source, target):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
