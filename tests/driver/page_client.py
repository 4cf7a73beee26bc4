"""A client of the page over loopback that may send anything, for tests."""

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol, Self

import msgspec
from msgspec import Struct

from gmtracker.page.connection import Limits
from gmtracker.page.server import PageServer, Shell

SHELL = Shell(page=b"<!doctype html>", style=b"body {}", script=b"'use strict'")
HERE = "127.0.0.1"
ELSEWHERE = "127.0.0.2"
"""Another device."""

PHONE = "0" * 31 + "1"
TIMEOUT = 8.0


class Page(Protocol):
    """What is known of a page that is served: by the server itself, or in the window."""

    @property
    def address(self) -> str:
        """The address to type."""
        ...

    @property
    def link(self) -> str:
        """The address with the secret."""
        ...


class Heard(Struct):
    """What the server told the window."""

    phones: list[int]
    shut: int = 0

    def count_shut(self) -> None:
        """Count that the code was shut."""
        self.shut += 1


class Answer(Struct, frozen=True):
    """An answer: 0 as status for a connection that was closed without one."""

    status: int
    head: str
    body: bytes

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """Return the answer in these bytes."""
        head, _, body = data.partition(b"\r\n\r\n")
        status = head.split(b" ")[1] if head.startswith(b"HTTP/1.") else b"0"
        return cls(int(status), head.decode("latin-1"), body)


@contextmanager
def serving(limits: Limits | None = None, host: str = "") -> Iterator[tuple[PageServer, Heard]]:
    """Run a server at any port of this machine."""
    heard = Heard([])
    server = PageServer(SHELL, HERE, 0, heard.phones.append, heard.count_shut, host=host, limits=limits)
    server.start()
    try:
        yield server, heard
    finally:
        server.stop()


def host_of(server: Page) -> str:
    """Return the value of the Host header that the server wants."""
    return server.address.removeprefix("http://").removesuffix("/")


def connect(server: Page, source: str = HERE) -> socket.socket:
    """Return a connection from a device of this machine."""
    port = int(host_of(server).rpartition(":")[2])
    return socket.create_connection((HERE, port), TIMEOUT, source_address=(source, 0))


def request(method: str, path: str, *lines: str, body: bytes = b"") -> bytes:
    """Return the bytes of a request."""
    length = [f"Content-Length: {len(body)}"] if body else []
    return "\r\n".join([f"{method} {path} HTTP/1.1", *lines, *length, "", ""]).encode("latin-1") + body


def read_all(connection: socket.socket) -> bytes:
    """Return everything until the server closes the connection. Fails if it stays open."""
    data, end = b"", time.monotonic() + TIMEOUT
    try:
        while chunk := connection.recv(65536):
            data += chunk
            assert time.monotonic() < end, "the connection stays open"
    except ConnectionError:
        pass
    return data


def exchange(server: Page, data: bytes, source: str = HERE) -> Answer:
    """Send bytes and return the answer."""
    with connect(server, source) as connection:
        try:
            connection.sendall(data)
        except ConnectionError:
            return Answer(0, "", b"")
        return Answer.from_bytes(read_all(connection))


def get(server: Page, path: str, *lines: str, source: str = HERE) -> Answer:
    """Return the answer to a plain request with these header lines."""
    return exchange(server, request("GET", path, f"Host: {host_of(server)}", *lines), source)


def post_code(server: Page, code: str, *, body: bytes | None = None, source: str = HERE) -> Answer:
    """Return the answer to a code, or to another body."""
    sent = msgspec.json.encode({"code": code}) if body is None else body
    lines = f"Host: {host_of(server)}", "Content-Type: application/json"
    return exchange(server, request("POST", "/code", *lines, body=sent), source)


def secret_of(server: Page) -> str:
    """Return the secret from the address."""
    return server.link.partition("#")[2]


def live_request(server: Page, phone: str = PHONE, secret: str | None = None) -> bytes:
    """Return the bytes of a request for the stream."""
    bearer = f"Authorization: Bearer {secret_of(server) if secret is None else secret}"
    return request("GET", "/live", f"Host: {host_of(server)}", bearer, f"X-Phone: {phone}")


class Follower:
    """A phone that follows the stream."""

    def __init__(self, server: Page, phone: str = PHONE, source: str = HERE) -> None:
        self._connection = connect(server, source)
        self._connection.sendall(live_request(server, phone))
        self._file = self._connection.makefile("rb")
        self.status = int(self._file.readline().split(b" ")[1])

    def lines(self) -> Iterator[bytes]:
        """Yield the lines of the stream that hold something, until its end. Fails if that takes too long."""
        end = time.monotonic() + TIMEOUT
        while line := self._file.readline():
            assert time.monotonic() < end, "the stream goes on"
            if line.startswith((b"data: ", b":")):
                yield line.rstrip(b"\n")

    def next_table(self) -> bytes:
        """Return the next message."""
        return next(line.removeprefix(b"data: ") for line in self.lines() if line != b":")

    def rest(self) -> list[bytes]:
        """Return all messages until the end of the stream."""
        return [line.removeprefix(b"data: ") for line in self.lines() if line != b":"]

    def close(self) -> None:
        """Go away."""
        self._file.close()
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
