"""A hostile client on the same network learns nothing, breaks nothing, and is never waited for."""

import socket
import threading
import time
from random import Random

import pytest

from gmtracker.page.connection import Limits
from tests.driver.page_client import (
    ELSEWHERE,
    PHONE,
    Follower,
    connect,
    exchange,
    get,
    host_of,
    live_request,
    read_all,
    request,
    serving,
)

CANARY = b'{"kind":"table","title":"CANARY"}'
MUTATIONS = 400
HALVES = 60
FLOOD = 1500


def mutated(data: bytes, random: Random) -> bytes:
    """Return a request in which one to four bytes or stretches are changed, doubled or missing."""
    changed = bytearray(data)
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(changed))
        match random.randrange(4):
            case 0:
                changed[at] = random.randrange(256)
            case 1:
                del changed[at : at + random.randint(1, 20)]
            case 2:
                changed[at:at] = changed[at : at + random.randint(1, 20)]
            case _:
                changed[at:at] = random.randbytes(random.randint(1, 4))
    return bytes(changed)


@pytest.mark.parametrize("part", range(4))
def test_mutated_requests_are_refused_and_never_fail(part: int) -> None:
    limits = Limits(head_seconds=0.05, body_seconds=0.05, answer_seconds=0.1)
    random, statuses = Random(part), set()
    with serving(limits) as (server, _):
        server.send(CANARY)
        host = f"Host: {host_of(server)}"
        body = b'{"code":"ABCDEFGH"}'
        plain = [
            request("GET", "/live", host, f"Authorization: Bearer {'A' * 22}", f"X-Phone: {PHONE}"),
            request("POST", "/code", host, "Content-Type: application/json", body=body),
            request("POST", "/code", host, "Content-Type: application/json", "Transfer-Encoding: chunked"),
            request("GET", "/app.js", host, f"Origin: http://{host_of(server)}"),
        ]
        for _ in range(MUTATIONS // 4):
            answer = exchange(server, mutated(random.choice(plain), random))
            assert b"CANARY" not in answer.body
            assert b"Traceback" not in answer.body
            statuses.add(answer.status)
        assert get(server, "/").status == 200
    assert statuses <= {0, 200, 400, 401, 403, 404, 408, 413, 421, 429, 431}
    assert 400 in statuses


def test_half_requests_are_closed_after_their_time() -> None:
    """Each of them sends a byte from time to time, so that only the whole time can end them."""
    with serving(Limits(head_seconds=0.3, connections_of_device=HALVES, pause=0.0)) as (server, _):
        halves = [connect(server, ELSEWHERE) for _ in range(HALVES)]
        begin = time.monotonic()
        for number, half in enumerate(halves):
            half.sendall(request("GET", "/", f"Host: {host_of(server)}")[: 5 + number % 20])
        assert get(server, "/").status == 200
        for half in halves:
            read_all(half)
            half.close()
        assert time.monotonic() - begin < 3
        assert get(server, "/", source=ELSEWHERE).status == 200


def test_slow_head_is_closed_after_its_time() -> None:
    with serving(Limits(head_seconds=0.3)) as (server, _), connect(server) as slow:
        slow.settimeout(0.02)
        begin = time.monotonic()
        for byte in request("GET", "/", f"Host: {host_of(server)}", "X: " + "y" * 200):
            try:
                slow.sendall(bytes([byte]))
                if not slow.recv(1):
                    break
            except TimeoutError:
                continue
            except ConnectionError:
                break
        assert time.monotonic() - begin < 2


def test_slow_body_is_refused_after_its_time() -> None:
    with serving(Limits(body_seconds=0.2)) as (server, _), connect(server) as slow:
        lines = f"Host: {host_of(server)}", "Content-Type: application/json", "Content-Length: 19"
        slow.sendall(request("POST", "/code", *lines) + b"{")
        assert read_all(slow).startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize(
    "lines",
    [["X-Long: " + "y" * 8200], [f"X-{number}: {'y' * 80}" for number in range(100)], ["X: " + "y" * 20_000]],
    ids=["one long line", "many lines", "far too long"],
)
def test_head_over_limit_is_refused(lines: list[str]) -> None:
    with serving() as (server, _):
        assert get(server, "/", *lines).status in (0, 400, 431)
        assert get(server, "/").status == 200


def test_long_path_is_refused() -> None:
    with serving() as (server, _):
        assert get(server, "/" + "x" * 8150).status in (0, 400, 404, 431)


def test_device_has_few_connections_and_others_still_get_in() -> None:
    with serving(Limits(pause=0.0)) as (server, _):
        held = [connect(server, ELSEWHERE) for _ in range(8)]
        assert get(server, "/", source=ELSEWHERE).status == 0
        assert get(server, "/").status == 200
        for one in held:
            one.close()


def test_connections_are_few_in_all() -> None:
    with serving(Limits(connections=4, pause=0.0)) as (server, _):
        held = [connect(server, f"127.0.0.{number}") for number in range(2, 6)]
        assert get(server, "/").status == 0
        for one in held:
            one.close()


def test_second_request_of_a_connection_is_not_answered() -> None:
    with serving() as (server, _):
        twice = request("GET", "/", f"Host: {host_of(server)}") * 2
        with connect(server) as connection:
            connection.sendall(twice)
            assert read_all(connection).count(b"HTTP/1.1") == 1


def test_phone_that_never_reads_is_dropped() -> None:
    limits = Limits(unread_seconds=0.3, wait=0.0)
    big = b"0123456789" * 20_000
    with serving(limits) as (server, heard), connect(server, ELSEWHERE) as deaf, Follower(server, "2" * 32) as phone:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.sendall(live_request(server))
        end = time.monotonic() + 10
        while 2 not in heard.phones or heard.phones[-1] != 1:
            big = big[1:] + big[:1]
            server.send(big)
            assert phone.next_table() == big
            assert time.monotonic() < end
        server.send(CANARY)
        assert phone.next_table() == CANARY


def test_flood_leaves_connected_phones_current() -> None:
    """The flood is bounded in number and time, and comes from another device."""
    with serving(Limits(wait=0.0)) as (server, _), Follower(server) as phone:
        stop = threading.Event()

        def flood() -> None:
            for _ in range(FLOOD):
                if stop.is_set():
                    return
                exchange(server, request("GET", "/live", f"Host: {host_of(server)}"), ELSEWHERE)

        attackers = [threading.Thread(target=flood) for _ in range(4)]
        for attacker in attackers:
            attacker.start()
        slowest = 0.0
        for number in range(20):
            begin = time.monotonic()
            server.send(b"%d" % number)
            assert phone.next_table() == b"%d" % number
            slowest = max(slowest, time.monotonic() - begin)
        stop.set()
        for attacker in attackers:
            attacker.join(10)
        assert slowest < 1.0
