"""The page in a real browser, as on a player's phone."""

import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from time import monotonic

import pytest
from msgspec.structs import replace
from selenium import webdriver
from selenium.webdriver.common.by import By

from gmtracker.page.connection import Limits
from gmtracker.page.server import PageServer
from gmtracker.page.shell import build_shell
from gmtracker.page.wire import (
    SentCheck,
    SentMark,
    SentPerson,
    SentPool,
    SentTable,
    SentToken,
    SentTrack,
    SentTurn,
    encode,
)
from tests.driver.browser import FOREIGN, NAME, RELAYED, Phone, a_browser, why_no_browser
from tests.driver.page_client import Follower, host_of
from tests.driver.relay import Relay

MISSING = why_no_browser()
pytestmark = pytest.mark.skipif(MISSING is not None, reason=f"No test of the page in a browser: {MISSING}.")
HEART = "0" * 16
WIDTHS = (320, 360, 412, 479, 480, 600, 699, 700, 820)


@pytest.fixture(scope="module")
def driver() -> Iterator[webdriver.Chrome]:
    with a_browser() as driver:
        yield driver


@pytest.fixture
def phone(driver: webdriver.Chrome) -> Iterator[Phone]:
    """Yield a phone in a tab of its own: a page that was frozen leaves its tab hidden."""
    first = driver.current_window_handle
    driver.switch_to.new_window("tab")
    yield Phone(driver)
    driver.close()
    driver.switch_to.window(first)


@contextmanager
def serving(
    name: str = NAME, limits: Limits | None = None, on_phones: Callable[[int], object] = int
) -> Iterator[PageServer]:
    """Run the page of a game master, under a name as on a network."""
    server = PageServer(build_shell("en"), "127.0.0.1", 0, on_phones, int, host=name, limits=limits)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def a_token(spoken: str = "Triumph die 4", count: int = 1) -> SentToken:
    return SentToken(spoken=spoken, label="", sign="up", look="die", face=4, count=count)


def a_person(name: str = "Mira", key: str = HEART, *, stress: int = 3) -> SentPerson:
    """Return a hero with two tracks, tokens and marks."""
    wheel = SentTrack(
        name="Stress",
        text=f"{stress}/10",
        spoken=f"Stress {stress} of 10",
        look="wheel",
        steps=10,
        filled=stress,
        held=2,
        tone="neutral",
    )
    bar = replace(wheel, name="Wounds", text="1/3", spoken="Wounds 1 of 3", look="bar", steps=3, filled=1, tone="harm")
    marks = SentMark(word="Dying", weight="out"), SentMark(word="2 wounds", weight="harm")
    held = a_token(count=2), replace(a_token("Tragedy die 2"), sign="down", face=2)
    return SentPerson(key=key, name=name, acting=True, out=False, tracks=(wheel, bar), held=held, marks=marks)


def a_table(*people: SentPerson, round_number: int = 1) -> SentTable:
    return SentTable(
        title=f"Round {round_number}",
        more="Ambush",
        counters=(SentMark(word="ritual 2/6", weight="plain"),),
        people=people or (a_person(), replace(a_person("Rook", "1" * 16), acting=False)),
        pools=(SentPool(name="Destiny pool", tokens=(a_token(),)), SentPool(name="Fate pool", tokens=())),
        order=(
            SentTurn(name="Mira", acting=True, hero=True, out=False),
            SentTurn(name="Warden", acting=False, hero=False, out=True),
        ),
        check=SentCheck(headline="Mira: Stealth", numbers="15 against 12", outcome="Success", success=True),
    )


def send(server: PageServer, table: SentTable) -> None:
    server.send(encode(table))


def test_page_shows_the_table_without_a_secure_context(phone: Phone) -> None:
    with serving() as server:
        send(server, a_table())
        phone.open(server.link)
        phone.wait_for_state("live")
        assert phone.run("return isSecureContext") is False
        shown = phone.text()
        for text in ("Mira", "Rook", "6/10", "Warden", "Destiny pool", "Mira: Stealth", "15 against 12", "Success"):
            assert text.replace("6/10", "3/10") in shown
        assert phone.text("place") == "Round 1\nAmbush"
        assert phone.text("counters") == "ritual 2/6"
        assert "Stress 3 of 10" in phone.labels("people")
        assert "Triumph die 4 ×2" in phone.labels("people")
        assert phone.console() == []


def test_two_phones_and_a_tablet_follow_every_change() -> None:
    with serving() as server, ExitStack() as stack:
        phones = [Phone(stack.enter_context(a_browser())) for _ in range(3)]
        for phone, width in zip(phones, (360, 412, 820), strict=True):
            phone.resize(width)
            phone.open(server.link)
        for number in range(1, 6):
            send(server, a_table(a_person(stress=number), round_number=number))
            for phone in phones:
                phone.wait_for_text(f"Round {number}", "place")
                assert f"Stress {number} of 10" in phone.labels("people")


def test_player_sees_own_hero_first_and_again_after_a_reload(phone: Phone) -> None:
    with serving() as server:
        send(server, a_table())
        phone.open(server.link)
        phone.wait_for_state("live")
        assert phone.labels("own-parts") == []
        phone.driver.find_element(By.CSS_SELECTOR, f"#hero option[value='{HEART}']").click()
        own = ["Stress 3 of 10", "Wounds 1 of 3", "Triumph die 4 ×2", "Tragedy die 2"]
        assert phone.labels("own-parts") == own
        phone.open(server.link)
        phone.wait_for_state("live")
        assert phone.labels("own-parts") == own


def test_active_turn_is_marked_for_eyes_and_screen_readers(phone: Phone) -> None:
    with serving() as server:
        send(server, a_table())
        phone.open(server.link)
        phone.wait_for_state("live")
        assert phone.run("return document.querySelectorAll('#turns [aria-current]').length") == 1
        assert "Mira Active" in phone.text("turns")
        assert "Warden out of the fight" in phone.text("turns")


def test_markup_in_a_name_is_text(phone: Phone) -> None:
    name = "<img src=x onerror=alert(1)>"
    with serving() as server:
        send(server, a_table(a_person(name)))
        phone.open(server.link)
        phone.wait_for_text(name)
        assert phone.run("return document.images.length") == 0
        assert phone.console() == []


def test_blank_page_holds_nothing(phone: Phone) -> None:
    with serving() as server:
        send(server, a_table())
        phone.open(server.link)
        phone.wait_for_state("live")
        send(server, SentTable(blank=True))
        phone.wait_for_state("blank")
        assert "Mira" not in str(phone.run("return document.documentElement.outerHTML"))
        send(server, a_table())
        phone.wait_for_state("live")


def test_evening_that_is_over_leaves_nothing(phone: Phone) -> None:
    with serving() as server:
        send(server, a_table())
        phone.open(server.link)
        phone.wait_for_state("live")
        server.stop()
        phone.wait_for_state("over")
        assert "Mira" not in str(phone.run("return document.documentElement.outerHTML"))


def test_lost_phone_keeps_what_was_seen_and_catches_up(phone: Phone) -> None:
    with serving(RELAYED) as server:
        relay = Relay(("127.0.0.1", int(host_of(server).rpartition(":")[2])))
        send(server, a_table())
        phone.open(server.link)
        phone.wait_for_state("live")
        relay.cut()
        phone.wait_for_state("lost")
        assert "Mira" in phone.text()
        assert "This was the table at" in phone.text("status")
        assert phone.violations() == []
        send(server, a_table(round_number=9))
        relay.mend()
        phone.wait_for_text("Round 9", "place")
        phone.wait_for_state("live")
        relay.cut()


def test_frozen_phone_is_current_within_a_second_of_waking(phone: Phone) -> None:
    with serving() as server:
        send(server, a_table())
        phone.open(server.link)
        phone.wait_for_state("live")
        phone.freeze(True)
        send(server, a_table(round_number=7))
        phone.freeze(False)
        begin = monotonic()
        phone.wait_for_text("Round 7", "place")
        assert monotonic() - begin < 1


@pytest.mark.parametrize(
    ("slept", "event"),
    [
        (5, "document.dispatchEvent(new Event('visibilitychange'))"),
        (5, "document.dispatchEvent(new Event('resume'))"),
        (5, "dispatchEvent(new Event('pageshow'))"),
        (5, "dispatchEvent(new Event('online'))"),
        (10, "0"),
    ],
)
def test_phone_that_slept_asks_again(phone: Phone, slept: int, event: str) -> None:
    """Its old connection may be dead without a sign. After a long silence, no event is needed."""
    heard: list[int] = []
    with serving(on_phones=heard.append) as server:
        send(server, a_table())
        phone.open(server.link)
        phone.wait_for_state("live")
        phone.run(f"const now = Date.now; Date.now = () => now() + {slept * 1000}; {event}")
        phone.wait_until(lambda: heard.count(1) >= 2)


def test_new_code_asks_for_it_and_accepts_the_right_one(phone: Phone) -> None:
    with serving() as server:
        send(server, a_table())
        phone.open(server.link)
        phone.wait_for_state("live")
        server.renew()
        phone.wait_for_state("secret")
        assert "Mira" not in str(phone.run("return document.documentElement.outerHTML"))
        field = phone.driver.find_element(By.ID, "code")
        field.send_keys("WRONGONE\n")
        phone.wait_for_text("That code is wrong.", "code-answer")
        field.clear()
        field.send_keys(f"{server.code.lower()}\n")
        phone.wait_for_state("live")
        assert phone.driver.current_url == server.link


def test_address_without_secret_asks_for_the_code(phone: Phone) -> None:
    with serving() as server:
        phone.open(server.address)
        phone.wait_for_state("secret")
        assert phone.violations() == []


def test_full_table_says_so_and_lets_in_later(phone: Phone) -> None:
    with serving(limits=Limits(phones=1)) as server:
        send(server, a_table())
        with Follower(server):
            phone.open(server.link)
            phone.wait_for_state("full")
        phone.wait_for_state("live")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_page_is_accessible(phone: Phone, scheme: str) -> None:
    with serving() as server:
        send(server, a_table())
        phone.set_scheme("dark" if scheme == "dark" else "light")
        phone.open(server.link)
        phone.wait_for_state("live")
        phone.driver.find_element(By.CSS_SELECTOR, f"#hero option[value='{HEART}']").click()
        assert phone.violations() == []


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_scrolls_sideways(phone: Phone, scale: float) -> None:
    long = "Maximiliana-Wilhelmine von und zu Hohenlohe-Waldenburg-Schillingsfürst"
    table = a_table(a_person(long), a_person("W" * 60, "1" * 16))
    mark = SentMark(word=f"sworn to {long}", weight="out")
    people = tuple(replace(one, marks=(mark, *one.marks)) for one in table.people)
    order = tuple(replace(turn, name=long) for turn in table.order)
    with serving() as server:
        send(server, replace(table, people=people, order=order, more=long, title="W" * 30, counters=(mark,)))
        phone.open(server.link)
        phone.wait_for_state("live")
        for width in WIDTHS:
            phone.resize(width, scale=scale)
            inner, content = (
                phone.run(f"return document.documentElement.{name}") for name in ("clientWidth", "scrollWidth")
            )
            assert content == inner, width


def test_turns_are_in_one_column_on_a_phone(phone: Phone) -> None:
    script = "return new Set([...document.querySelectorAll('#turns li')].map((one) => one.offsetLeft)).size"
    with serving() as server:
        send(server, a_table())
        phone.open(server.link)
        phone.wait_for_state("live")
        for width, columns in ((320, 1), (479, 1), (600, 2), (820, 1)):
            phone.resize(width)
            assert phone.run(script) == columns


class _Hostile(BaseHTTPRequestHandler):
    """A foreign site."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Win a prize</title>")

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def foreign_site() -> Iterator[str]:
    """Run a foreign site and yield its address."""
    site = ThreadingHTTPServer(("127.0.0.1", 0), _Hostile)
    thread = threading.Thread(target=site.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield f"http://{FOREIGN}:{site.server_port}/"
    finally:
        site.shutdown()
        thread.join(5)
        site.server_close()


ATTACK = """
const [address, done] = arguments;
const tried = [
  fetch(address), fetch(address + "live", {headers: {Authorization: "Bearer x"}}),
  fetch(address + "code", {method: "POST", headers: {"Content-Type": "application/json"}, body: '{"code":"A"}'}),
];
const frame = document.createElement("iframe");
frame.src = address;
document.body.append(frame);
frame.onload = async () => {
  const ends = await Promise.allSettled(tried);
  let inside = "closed";
  try { inside = frame.contentWindow.document.title; } catch (error) { inside = error.name; }
  done([...ends.map((end) => end.status), inside]);
};
"""


def test_foreign_site_reads_nothing(phone: Phone) -> None:
    with serving() as server, foreign_site() as address:
        send(server, a_table())
        phone.open(address)
        found = phone.driver.execute_async_script(ATTACK, server.address)
        assert found == ["rejected", "rejected", "rejected", "SecurityError"]


def test_rebound_name_reads_nothing(phone: Phone) -> None:
    """A foreign site's name may suddenly lead to the server. The browser then thinks that both are the same site."""
    with serving() as server:
        phone.open(f"http://{FOREIGN}:{host_of(server).rpartition(':')[2]}/")
        assert phone.driver.find_element(By.TAG_NAME, "body").text == "Misdirected Request"
