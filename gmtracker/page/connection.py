"""The limits of one connection: how much it may send, how long it may take, and how long it may leave data unread."""

import asyncio

from aiohttp import web
from msgspec import Struct


class Limits(Struct, frozen=True, kw_only=True):
    """What the server allows, in bytes, seconds and numbers.

    ``pause`` is the shortest time between two accepted connections, ``wait`` the time in which several changes become
    one, ``pulse`` the longest silence of a stream.
    """

    head: int = 8192
    body: int = 2048
    head_seconds: float = 3.0
    body_seconds: float = 3.0
    answer_seconds: float = 8.0
    unread_seconds: float = 5.0
    connections: int = 64
    connections_of_device: int = 8
    phones: int = 20
    pause: float = 0.002
    wait: float = 0.03
    pulse: float = 3.0
    last_words: float = 0.2


class Connection(asyncio.Protocol):
    """Passes one connection on to aiohttp, and ends it as soon as it exceeds a limit.

    aiohttp has no limit for the whole head, for a reader that doesn't read, and for the time of an answer.
    """

    def __init__(self, inner: web.RequestHandler, limits: Limits) -> None:
        self._inner = inner
        self._limits = limits
        self._received = 0
        self._timer: asyncio.TimerHandle | None = None
        self._unread_timer: asyncio.TimerHandle | None = None
        self._transport: asyncio.Transport | None = None
        self.writable = asyncio.Event()
        self.writable.set()
        self.lost = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start to watch what is sent. aiohttp itself limits the time for the head."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.set_write_buffer_limits(high=0)  # A phone that doesn't read is noticed with its first unread byte.
        self._inner.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Pass data on, unless it is more than any request may have."""
        self._received += len(data)
        if self._received > self._limits.head + self._limits.body:
            self.abort()
        else:
            self._inner.data_received(data)

    def eof_received(self) -> None:
        """Pass the end of the data on."""
        self._inner.eof_received()

    def pause_writing(self) -> None:
        """Start the time in which unread data must be read."""
        self.writable.clear()
        self._unread_timer = asyncio.get_running_loop().call_later(self._limits.unread_seconds, self.abort)
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Stop that time."""
        self._cancel(self._unread_timer)
        self.writable.set()
        self._inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop every timer."""
        self._cancel(self._timer)
        self._cancel(self._unread_timer)
        self._inner.connection_lost(exc)
        self.lost.set_result(None)

    def begin_answer(self) -> None:
        """Start the time for the body and the answer, now that the head is complete."""
        self._timer = asyncio.get_running_loop().call_later(self._limits.answer_seconds, self.abort)

    def stay_open(self) -> None:
        """Let the answer take as long as it likes: it is a stream."""
        self._cancel(self._timer)

    def abort(self) -> None:
        """Close the connection without sending anything more."""
        if self._transport is not None:
            self._transport.abort()

    @staticmethod
    def _cancel(timer: asyncio.TimerHandle | None) -> None:
        if timer is not None:
            timer.cancel()
