"""The server of the page, in a thread of its own. It knows no campaign: it passes on what it is given."""

import asyncio
import logging
import os
import re
import socket
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from threading import Thread

import msgspec
from aiohttp import web
from msgspec import Struct

from gmtracker.page.access import Access
from gmtracker.page.connection import Connection, Limits
from gmtracker.page.wire import CodeAnswer, CodeRequest, EveningOver, encode

PHONE = re.compile(r"[0-9a-f]{32}")
SEND_BUFFER = 32 * 1024
BACKLOG = 64
STOP_SECONDS = 1.0
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; "
    "trusted-types 'none'",
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "Server": "gmtracker",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
SILENT = logging.getLogger("gmtracker.page")
SILENT.setLevel(logging.CRITICAL + 1)
"""What strangers send is in no log."""


class Shell(Struct, frozen=True):
    """The files of the page, without a word of the campaign."""

    page: bytes
    style: bytes
    script: bytes


class _Stream:
    """What one phone still has to be sent: the newest table, or the last words."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.is_ended = False
        self.last_words = b""

    def end(self, last_words: bytes = b"") -> None:
        """End the stream, after some last words."""
        self.is_ended, self.last_words = True, last_words
        self.news.set()


class PageServer:
    """Serves the page at one address, from :meth:`start` to :meth:`stop`.

    ``host`` is the name that browsers must ask for, by default the address. ``on_phones`` is called on the server's
    thread with the number of connected phones, and ``on_shut`` once the short code was guessed wrong too often.
    """

    def __init__(
        self,
        shell: Shell,
        address: str,
        port: int,
        on_phones: Callable[[int], object],
        on_shut: Callable[[], object],
        *,
        host: str = "",
        limits: Limits | None = None,
    ) -> None:
        """Occupy the port, or any free one if it is 0. Raises OSError if that fails."""
        self._limits = limits or Limits()
        self._files = {
            "/": (shell.page, "text/html"),
            "/app.css": (shell.style, "text/css"),
            "/app.js": (shell.script, "text/javascript"),
        }
        self._on_phones = on_phones
        self._on_shut = on_shut
        self._listening = _listen(address, port)
        self._host = f"{host or address}:{self._listening.getsockname()[1]}"
        self._access = Access()
        self._newest = b""
        self._spread_timer: asyncio.TimerHandle | None = None
        self._connections: dict[asyncio.BaseTransport, tuple[str, Connection]] = {}
        self._phones: dict[str, _Stream] = {}
        self._loop = asyncio.new_event_loop()
        self._stopped = asyncio.Event()
        self._thread = Thread(target=self._run, name="players-page", daemon=True)

    @property
    def address(self) -> str:
        """The address to type, without the secret."""
        return f"http://{self._host}/"

    @property
    def link(self) -> str:
        """The address with the secret, for the QR code. Browsers send nothing after the # to the server."""
        return f"{self.address}#{self._access.secret}"

    @property
    def code(self) -> str:
        """The short code to type on the page."""
        return self._access.code

    def start(self) -> None:
        """Start to serve."""
        self._thread.start()

    def send(self, table: bytes) -> None:
        """Send a table to all phones, in place of those that were not yet sent."""
        self._loop.call_soon_threadsafe(self._take, table)

    def renew(self) -> None:
        """Replace the secret and the code, and end all streams."""
        self._access = Access()
        self._loop.call_soon_threadsafe(self._end_streams)

    def stop(self) -> None:
        """Tell the phones that it is over, and end the thread. Takes at most a second."""
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._stopped.set)
            self._thread.join(STOP_SECONDS)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._serve())

    async def _serve(self) -> None:
        """Accept connections until the stop."""
        # One request a connection: the time for the head is also the time to live without one.
        server = web.Server(
            self._answer,
            handler_cancellation=True,
            keepalive_timeout=self._limits.head_seconds,
            lingering_time=0,
            max_line_size=self._limits.head,
            max_field_size=self._limits.head,
            auto_decompress=False,
            access_log=None,
            logger=SILENT,
        )
        accepting = asyncio.create_task(self._accept(server))
        await self._stopped.wait()
        accepting.cancel()
        self._listening.close()
        self._end_streams(encode(EveningOver()))
        lost = [connection.lost for _, connection in self._connections.values()]
        if lost:
            await asyncio.wait(lost, timeout=self._limits.last_words)
        for _, connection in tuple(self._connections.values()):
            connection.abort()

    async def _accept(self, server: web.Server) -> None:
        """Accept one connection after the other, with a short pause, so that a flood leaves time for the window."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                accepted, (device, *_) = await loop.sock_accept(self._listening)
            except OSError:  # The visitor is gone already, or there are too many open files.
                await asyncio.sleep(self._limits.pulse)
                continue
            if self._has_room(device):
                await self._connect(server, accepted, device)
            else:
                accepted.close()
            await asyncio.sleep(self._limits.pause)

    def _has_room(self, device: str) -> bool:
        devices = Counter(one for one, _ in self._connections.values())
        is_full = devices.total() >= self._limits.connections
        return not is_full and devices[device] < self._limits.connections_of_device

    async def _connect(self, server: web.Server, accepted: socket.socket, device: str) -> None:
        loop, connection = asyncio.get_running_loop(), Connection(server(), self._limits)
        try:
            transport, _ = await loop.connect_accepted_socket(lambda: connection, accepted)
        except OSError:
            accepted.close()
            return
        self._connections[transport] = device, connection
        connection.lost.add_done_callback(lambda _: self._connections.pop(transport, None))

    async def _answer(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer a request, unless it comes from elsewhere or asks for anything unknown."""
        found = self._connections.get(request.transport) if request.transport else None
        if found is None:
            return _status(HTTPStatus.BAD_REQUEST)
        _, connection = found
        connection.begin_answer()
        refusal = self._refuse(request)
        if refusal is not None:
            return _status(refusal)
        match request.method, request.raw_path:
            case "POST", "/code":
                return await self._exchange_code(request)
            case "GET", "/live":
                return await self._stream(request, connection)
            case "GET", path if path in self._files:
                body, kind = self._files[path]
                return _response(body, kind)
            case _:
                return _status(HTTPStatus.NOT_FOUND)

    def _refuse(self, request: web.BaseRequest) -> HTTPStatus | None:
        """Return why a request is refused, whatever it asks for: its size, or another site that makes it."""
        head = sum(len(name) + len(value) + 4 for name, value in request.raw_headers)
        if head + len(request.raw_path) > self._limits.head:
            return HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
        if request.headers.getall("Host", []) != [self._host]:
            return HTTPStatus.MISDIRECTED_REQUEST
        if any(origin != f"http://{self._host}" for origin in request.headers.getall("Origin", [])):
            return HTTPStatus.FORBIDDEN
        if any(site not in ("same-origin", "none") for site in request.headers.getall("Sec-Fetch-Site", [])):
            return HTTPStatus.FORBIDDEN
        return None

    async def _exchange_code(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer with the secret, if the body holds the right code."""
        access = self._access
        body = await self._read_body(request)
        if isinstance(body, HTTPStatus):
            return _status(body)
        try:
            asked = msgspec.json.decode(body, type=CodeRequest)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return _status(HTTPStatus.BAD_REQUEST)
        was_shut = access.is_shut
        status = access.try_code(asked.code)
        if access.is_shut and not was_shut:
            self._on_shut()
        if status is not HTTPStatus.OK:
            return _status(status)
        return _response(encode(CodeAnswer(secret=access.secret)), "application/json")

    async def _read_body(self, request: web.BaseRequest) -> bytes | HTTPStatus:
        """Return a body of JSON, or why it is refused."""
        if request.headers.get("Content-Type") != "application/json":
            return HTTPStatus.BAD_REQUEST
        body = b""
        try:
            async with asyncio.timeout(self._limits.body_seconds):
                async for chunk in request.content.iter_any():
                    body += chunk
                    if len(body) > self._limits.body:
                        return HTTPStatus.REQUEST_ENTITY_TOO_LARGE
        except TimeoutError:
            return HTTPStatus.REQUEST_TIMEOUT
        except web.RequestPayloadError:
            return HTTPStatus.BAD_REQUEST
        return body

    async def _stream(self, request: web.BaseRequest, connection: Connection) -> web.StreamResponse:
        """Send every change to a phone that knows the secret. A phone that comes again replaces its old stream."""
        if not self._access.admits(request.headers.get("Authorization", "")):
            return _status(HTTPStatus.UNAUTHORIZED)
        phone = request.headers.get("X-Phone", "")
        if not PHONE.fullmatch(phone):
            return _status(HTTPStatus.BAD_REQUEST)
        if phone in self._phones:
            self._phones[phone].end()
        elif len(self._phones) >= self._limits.phones:
            return _status(HTTPStatus.SERVICE_UNAVAILABLE)
        stream = self._phones[phone] = _Stream()
        self._on_phones(len(self._phones))
        try:
            connection.stay_open()
            response = web.StreamResponse(headers={**HEADERS, "Content-Type": "text/event-stream; charset=utf-8"})
            response.force_close()
            await response.prepare(request)
            await self._send_changes(response, stream, connection)
        finally:
            if self._phones.get(phone) is stream:
                del self._phones[phone]
                self._on_phones(len(self._phones))
        return response

    async def _send_changes(self, response: web.StreamResponse, stream: _Stream, connection: Connection) -> None:
        """Send the newest table whenever there is one, else a pulse. Nothing waits that a phone hasn't read yet."""
        sent = b""
        stream.news.set()
        while not stream.is_ended:
            try:
                async with asyncio.timeout(self._limits.pulse):
                    await stream.news.wait()
            except TimeoutError:
                pass
            await connection.writable.wait()
            if stream.is_ended:
                break
            stream.news.clear()
            is_new, sent = self._newest is not sent, self._newest
            await response.write(_event(sent) if sent and is_new else b":\n\n")
        if stream.last_words:
            await response.write(_event(stream.last_words))

    def _take(self, table: bytes) -> None:
        self._newest = table
        if self._spread_timer is None:
            self._spread_timer = self._loop.call_later(self._limits.wait, self._spread)

    def _spread(self) -> None:
        self._spread_timer = None
        for stream in self._phones.values():
            stream.news.set()

    def _end_streams(self, last_words: bytes = b"") -> None:
        for stream in self._phones.values():
            stream.end(last_words)


def _listen(address: str, port: int) -> socket.socket:
    """Return a socket that listens at one address, never at all of them."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # On Windows, this would let other programs listen at the same port.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        listening.bind((address, port))
        listening.listen(BACKLOG)
        listening.setblocking(False)
    except OSError:
        listening.close()
        raise
    return listening


def _event(data: bytes) -> bytes:
    return b"data: " + data + b"\n\n"


def _status(status: HTTPStatus) -> web.Response:
    """Return an answer that says nothing but its status."""
    return _response(status.phrase.encode(), "text/plain", status)


def _response(body: bytes, kind: str, status: HTTPStatus = HTTPStatus.OK) -> web.Response:
    """Return a whole answer, after which the connection is closed."""
    response = web.Response(body=body, status=status, headers=HEADERS, content_type=kind, charset="utf-8")
    response.force_close()
    return response
