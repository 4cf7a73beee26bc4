"""The page's server: what it serves, to whom, and how it ends."""

import socket
import threading
import time

import pytest

from gmtracker.page import access
from gmtracker.page.connection import Limits
from gmtracker.page.server import HEADERS, PageServer
from tests.driver.page_client import (
    ELSEWHERE,
    HERE,
    PHONE,
    SHELL,
    Follower,
    connect,
    exchange,
    get,
    host_of,
    live_request,
    post_code,
    request,
    secret_of,
    serving,
)

CANARY = b'{"kind":"table","title":"CANARY"}'
QUICK = Limits(wait=0.0, pulse=0.1)


def wait_until(true: object, seconds: float = 5.0) -> None:
    """Wait until a function returns something true. Fails after some seconds."""
    assert callable(true)
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.005)


def test_page_and_its_files_are_served() -> None:
    with serving() as (server, _):
        for path, body, kind in (
            ("/", SHELL.page, "text/html"),
            ("/app.css", SHELL.style, "text/css"),
            ("/app.js", SHELL.script, "text/javascript"),
        ):
            answer = get(server, path)
            assert (answer.status, answer.body) == (200, body)
            assert f"Content-Type: {kind}; charset=utf-8" in answer.head


def test_server_listens_at_one_address_only() -> None:
    with serving() as (server, _):
        port = int(host_of(server).rpartition(":")[2])
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection((ELSEWHERE, port), 5)


def test_occupied_port_is_an_error() -> None:
    with serving() as (server, _):
        port = int(host_of(server).rpartition(":")[2])
        with pytest.raises(OSError, match="in use"):
            PageServer(SHELL, HERE, port, print, print)


def test_every_answer_has_the_protecting_headers() -> None:
    with serving() as (server, _):
        for answer in (get(server, "/"), get(server, "/x"), get(server, "/live"), post_code(server, "wrong")):
            assert not [line for name, text in HEADERS.items() if (line := f"{name}: {text}") not in answer.head]
        assert "default-src 'none'" in HEADERS["Content-Security-Policy"]
        assert "'unsafe" not in HEADERS["Content-Security-Policy"]


def test_phone_receives_newest_table_and_changes() -> None:
    with serving(QUICK) as (server, _):
        server.send(CANARY)
        with Follower(server) as phone:
            assert phone.status == 200
            assert phone.next_table() == CANARY
            server.send(b"{}")
            assert phone.next_table() == b"{}"


def test_quick_changes_become_one() -> None:
    with serving(Limits(wait=0.5)) as (server, _), Follower(server) as phone:
        assert next(phone.lines()) == b":"
        for table in (b"1", b"2", b"3"):
            server.send(table)
            assert get(server, "/").status == 200
        assert phone.next_table() == b"3"


def test_phone_receives_a_table_once() -> None:
    """Before, a phone that joined just after a change received it twice."""
    with serving(Limits(wait=0.3)) as (server, _):
        server.send(CANARY)
        with Follower(server) as phone:
            assert phone.next_table() == CANARY
            assert next(phone.lines()) == b":"
            server.send(b"{}")
            assert phone.next_table() == b"{}"


def test_silent_stream_has_a_pulse() -> None:
    with serving(QUICK) as (server, _), Follower(server) as phone:
        lines = phone.lines()
        assert [next(lines) for _ in range(3)] == [b":"] * 3


@pytest.mark.parametrize("secret", ["", "x", "A" * 22, "\xff" * 22])
def test_without_secret_nothing_of_the_campaign_is_sent(secret: str) -> None:
    with serving() as (server, heard):
        server.send(CANARY)
        answer = exchange(server, live_request(server, secret=secret))
        assert (answer.status, answer.body) == (401, b"Unauthorized")
        assert get(server, "/live").status == 401
        assert heard.phones == []


def test_secret_is_long_and_new_each_time() -> None:
    with serving() as (server, _), serving() as (other, _):
        assert len(secret_of(server)) >= 22
        assert secret_of(server) != secret_of(other)
        assert server.code != other.code


def test_new_code_ends_all_streams_and_the_old_secret() -> None:
    with serving(QUICK) as (server, _), Follower(server) as phone:
        server.send(CANARY)
        assert phone.next_table() == CANARY
        old, old_code = secret_of(server), server.code
        server.renew()
        assert phone.rest() == []
        assert exchange(server, live_request(server, secret=old)).status == 401
        assert post_code(server, old_code).status == 403
        with Follower(server) as phone:
            assert phone.next_table() == CANARY


def test_secret_is_in_no_answer_of_the_shell() -> None:
    with serving() as (server, _):
        for path in ("/", "/app.js", "/app.css", "/nothing"):
            answer = get(server, path)
            assert secret_of(server).encode() not in answer.body
            assert secret_of(server) not in answer.head


def test_code_is_exchanged_for_secret() -> None:
    with serving() as (server, _):
        typed = f" {server.code[:4].lower()}-{server.code[4:]} "
        assert post_code(server, typed).body == f'{{"secret":"{secret_of(server)}"}}'.encode()


def test_too_many_wrong_codes_wait_a_minute() -> None:
    with serving() as (server, heard):
        statuses = [post_code(server, "WRONGONE").status for _ in range(12)]
        assert statuses == [403] * 10 + [429] * 2
        assert post_code(server, server.code).status == 429
        assert heard.shut == 0


def test_far_too_many_wrong_codes_shut_the_field_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(access, "WRONG_IN_ALL", 3)
    with serving() as (server, heard):
        assert [post_code(server, "WRONGONE").status for _ in range(5)] == [403] * 3 + [410] * 2
        assert post_code(server, server.code).status == 410
        assert heard.shut == 1
        server.renew()
        assert post_code(server, server.code).status == 200


@pytest.mark.parametrize(
    "host", ["", "Host: localhost", "Host: evil.test:{port}", "Host: 127.0.0.1", "Host: {host}\r\nHost: {host}"]
)
def test_other_host_is_misdirected(host: str) -> None:
    with serving() as (server, _):
        line = host.format(host=host_of(server), port=host_of(server).rpartition(":")[2])
        answer = exchange(server, request("GET", "/", *([line] if line else [])))
        assert answer.status in (400, 421)
        assert SHELL.page not in answer.body


@pytest.mark.parametrize(
    "line",
    [
        "Origin: http://evil.test",
        "Origin: null",
        "Origin: https://{host}",
        "Sec-Fetch-Site: cross-site",
        "Sec-Fetch-Site: same-site",
    ],
)
def test_foreign_site_is_forbidden(line: str) -> None:
    with serving() as (server, _):
        line = line.format(host=host_of(server))
        assert get(server, "/", line).status == 403
        data = live_request(server).replace(b"\r\n\r\n", f"\r\n{line}\r\n\r\n".encode())
        assert exchange(server, data).status == 403


@pytest.mark.parametrize("line", ["Origin: http://{host}", "Sec-Fetch-Site: same-origin", "Sec-Fetch-Site: none"])
def test_own_site_is_answered(line: str) -> None:
    with serving() as (server, _):
        assert get(server, "/", line.format(host=host_of(server))).status == 200


@pytest.mark.parametrize(
    "path",
    ["/x", "//", "/?", "/#", "/index.html", "/app.js?1", "/App.js", "/%61pp.js", "/../app.js", "/./", "/app.js/"],
)
def test_other_path_is_not_found(path: str) -> None:
    with serving() as (server, _):
        assert get(server, path).status == 404


@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/"), ("PUT", "/code"), ("GET", "/code"), ("POST", "/live"), ("OPTIONS", "/live")]
)
def test_other_method_is_not_found(method: str, path: str) -> None:
    with serving() as (server, _):
        assert exchange(server, request(method, path, f"Host: {host_of(server)}")).status == 404


@pytest.mark.parametrize("phone", ["", "0" * 31, "0" * 33, "G" * 32, "A" * 32])
def test_phone_without_proper_number_is_refused(phone: str) -> None:
    with serving() as (server, _):
        assert exchange(server, live_request(server, phone)).status == 400


@pytest.mark.parametrize(
    "body",
    [b"[]", b"{", b'{"code":1}', b'{"code":"A","more":1}', b'{"code":"%s"}' % (b"A" * 81), b"\xff", b"null"],
)
def test_malformed_code_is_refused_and_not_counted(body: bytes) -> None:
    with serving() as (server, _):
        assert [post_code(server, "", body=body).status for _ in range(11)] == [400] * 11
        assert post_code(server, server.code).status == 200


def test_body_over_limit_is_refused() -> None:
    with serving() as (server, _):
        assert post_code(server, "", body=b" " * 2049).status == 413


def test_table_is_full_for_one_phone_too_many() -> None:
    limits = Limits(phones=2, wait=0.0)
    with serving(limits) as (server, heard), Follower(server) as first, Follower(server, "2" * 32) as second:
        assert (first.status, second.status) == (200, 200)
        assert exchange(server, live_request(server, "3" * 32)).status == 503
        assert max(heard.phones) == 2


def test_phone_that_comes_again_replaces_its_stream() -> None:
    with serving(QUICK) as (server, heard), Follower(server) as first:
        server.send(CANARY)
        assert first.next_table() == CANARY
        with Follower(server) as again:
            assert again.next_table() == CANARY
            assert first.rest() == []
            assert set(heard.phones) == {1}


def test_phones_that_leave_are_counted() -> None:
    with serving(QUICK) as (server, heard):
        with Follower(server), Follower(server, "2" * 32):
            wait_until(lambda: heard.phones[-1:] == [2])
        wait_until(lambda: heard.phones[-1:] == [0])


def test_stop_tells_phones_and_ends_the_thread_within_a_second() -> None:
    before = set(threading.enumerate())
    with serving() as (server, _), Follower(server) as phone, connect(server):
        server.send(CANARY)
        assert phone.next_table() == CANARY
        begin = time.monotonic()
        server.stop()
        assert time.monotonic() - begin < 1
        assert set(threading.enumerate()) <= before
        assert phone.rest() == [b'{"kind":"over"}']
        with pytest.raises(ConnectionRefusedError):
            connect(server)


def test_server_can_be_stopped_twice() -> None:
    with serving() as (server, _):
        server.stop()
        server.stop()


def test_browser_name_can_differ_from_address() -> None:
    with serving(host="gm.test") as (server, _):
        assert host_of(server).startswith("gm.test:")
        assert get(server, "/").status == 200
        assert PHONE not in server.link
