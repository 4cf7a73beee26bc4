"""The secret and the short code."""

from http import HTTPStatus

from gmtracker.page.access import ALPHABET, CODE_LENGTH, Access

RIGHT, WRONG, LATER, SHUT = HTTPStatus.OK, HTTPStatus.FORBIDDEN, HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.GONE


class Clock:
    """A clock that a test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_code_has_only_distinct_letters_and_digits() -> None:
    code = Access().code
    assert len(code) == CODE_LENGTH
    assert set(code) <= set(ALPHABET)
    assert not set(ALPHABET) & set("01IOL")


def test_secret_is_admitted_only_whole() -> None:
    access = Access()
    assert access.admits(f"Bearer {access.secret}")
    for wrong in ("", access.secret, f"bearer {access.secret}", f"Bearer {access.secret[:-1]}", "Bearer é\udcff"):
        assert not access.admits(wrong)


def test_ten_wrong_codes_a_minute_are_answered() -> None:
    clock = Clock()
    access = Access(clock)
    assert [access.try_code("x") for _ in range(11)] == [WRONG] * 10 + [LATER]
    assert access.try_code(access.code) == LATER
    clock.now = 59.9
    assert access.try_code(access.code) == LATER
    clock.now = 60.0
    assert access.try_code(access.code) == RIGHT


def test_right_codes_are_not_counted() -> None:
    access = Access()
    assert {access.try_code(access.code) for _ in range(60)} == {RIGHT}


def test_fifty_wrong_codes_shut_the_field() -> None:
    clock = Clock()
    access = Access(clock)
    for number in range(50):
        assert not access.is_shut
        clock.now = number * 10.0
        assert access.try_code("x") == WRONG
    assert access.is_shut
    clock.now = 10_000.0
    assert access.try_code(access.code) == SHUT
