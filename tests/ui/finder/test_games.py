"""What a line finds at the table of each game, in its own words."""

import pytest

from gmtracker.app import Parts
from gmtracker.engine.campaign import held_by
from gmtracker.engine.checks import CheckDraft
from gmtracker.engine.commands import NextTurn, SetTrack, Use
from gmtracker.engine.ids import CharacterId
from gmtracker.ui.finder.finding import Done, FilledIn, Finding, SetUp
from gmtracker.ui.finder.search import find
from tests.ui.stage import Stage


def at(stage: Stage, game: str) -> Parts:
    """The window with a game's sample, an evening going on."""
    parts = stage.window()
    parts.files.open_sample_of(game)
    return parts


def first(parts: Parts, text: str) -> Finding:
    found = find(parts.bridge, parts.window.actions_of_play, text, None)
    assert found, f"nothing is found for “{text}”"
    return found[0]


def who(parts: Parts, name: str) -> CharacterId:
    return next(person.id for person in parts.bridge.shown.characters if person.name.startswith(name))


def used(finding: Finding) -> Use:
    assert isinstance(finding.deed, Done), finding
    assert isinstance(finding.deed.command, Use)
    return finding.deed.command


def test_a_possibility_is_spent_on_ones_own_open_test(stage: Stage) -> None:
    parts = at(stage, "torg-eternity")
    wren = who(parts, "Wren")
    assert first(parts, "possibility wren").refused
    form = parts.bridge.rules.check_form(_check(parts, "check wren"))
    assert form.command is not None
    parts.bridge.ask(form.command, {ask.role: 7 for ask in parts.bridge.rules.asks(form.command)})
    finding = first(parts, "possibility wren")
    assert (used(finding).use, used(finding).by) == ("possibility", wren)


def test_luck_is_spent_by_name(stage: Stage) -> None:
    parts = at(stage, "vagabond")
    odo = who(parts, "Odo")
    finding = first(parts, "luck odo")
    assert (used(finding).use, used(finding).by) == ("favor", odo)
    assert used(finding).tokens[0] in {token.id for token in parts.bridge.shown.tokens_at(held_by(odo))}


def test_a_victory_point_is_spent_by_the_name_of_its_use(stage: Stage) -> None:
    parts = at(stage, "humans-and-heroes")
    finding = first(parts, "inspiration kestrel")
    assert (used(finding).use, used(finding).by) == ("inspiration", who(parts, "Kestrel"))


@pytest.mark.parametrize(
    ("game", "line", "track", "value"),
    [
        ("torg-eternity", "shock amara +2", "shock", 2),
        ("vagabond", "hp wenna -3", "hp", 6),
        ("humans-and-heroes", "hp anvil 4", "hp", 4),
    ],
)
def test_a_track_is_set_in_the_games_own_words(stage: Stage, game: str, line: str, track: str, value: int) -> None:
    parts = at(stage, game)
    finding = first(parts, line)
    assert finding.deed == Done(SetTrack(character=who(parts, line.split()[1].title()), track=track, value=value))


@pytest.mark.parametrize(
    ("game", "line", "use", "asks"),
    [
        ("torg-eternity", "new act", "new-act", False),
        ("vagabond", "set countdown", "set-countdown", True),
        ("vagabond", "roll countdown", "roll-countdown", False),
        ("humans-and-heroes", "new game day", "new-day", False),
        ("humans-and-heroes", "initiative", "initiative", False),
    ],
)
def test_what_is_done_for_all_is_found_without_a_name(stage: Stage, game: str, line: str, use: str, asks: bool) -> None:
    finding = first(at(stage, game), line)
    wish = Use(use=use)
    assert finding.deed == (FilledIn(wish) if asks else Done(wish))
    assert finding.says


@pytest.mark.parametrize("game", ["torg-eternity", "vagabond", "humans-and-heroes"])
def test_the_turn_goes_on_by_its_name(stage: Stage, game: str) -> None:
    parts = at(stage, game)
    assert not parts.bridge.rules.preview(NextTurn()).refused
    assert first(parts, "next turn").name == "Next turn"


@pytest.mark.parametrize(
    ("game", "line", "by", "on"),
    [
        ("shattered-spheres", "attack mira warden", "Mira", "Warden"),
        ("shattered-spheres", "warden attack mira", "Warden", "Mira"),
        ("humans-and-heroes", "attack kestrel undertow", "Kestrel", "Undertow"),
        ("torg-eternity", "attack ilse marsh", "Ilse", "Marsh"),
        ("vagabond", "attack odo reed", "Odo", "Reed"),
    ],
)
def test_an_attack_is_set_up_by_who_makes_it_and_whom_it_meets(
    stage: Stage, game: str, line: str, by: str, on: str
) -> None:
    parts = at(stage, game)
    draft = _check(parts, line)
    kind = parts.bridge.rules.check_form(draft).kind
    assert (draft.by, draft.on) == (who(parts, by), who(parts, on))
    assert kind is not None
    assert next(option.name for option in kind.options if option.key == kind.value) == "Attack"


def _check(parts: Parts, text: str) -> CheckDraft:
    deed = first(parts, text).deed
    assert isinstance(deed, SetUp)
    return deed.draft
