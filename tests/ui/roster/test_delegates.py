"""The roster's cells: what they show, and that a click finds things where they are drawn."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Expiry
from gmtracker.engine.game_spec import Sign, TrackKind, TrackLook
from gmtracker.engine.ids import TokenId
from gmtracker.ui.log.view import undo_rect
from gmtracker.ui.modelview.cells import (
    ActionMark,
    Actions,
    ConditionsCell,
    HeldTokens,
    StateMark,
    TokenFace,
    TrackCell,
    Weight,
    conditions_cell,
)
from gmtracker.ui.modelview.painting import PAD, DropHighlight
from gmtracker.ui.modelview.row_delegate import CellLook
from gmtracker.ui.roster.columns_table import Column, columns_of
from gmtracker.ui.roster.delegates import (
    ActionsDelegate,
    ConditionsDelegate,
    NameDelegate,
    TurnDelegate,
    action_at,
    action_rects,
    in_two_lines,
    letter_font,
    letter_text,
    mark_places,
    marks_width,
    word_shown,
    zone_rects,
)
from gmtracker.ui.theme.fonts import TextSize, pixel_font, scaled, text_font
from gmtracker.ui.theme.palette import LIGHT
from gmtracker.ui.theme.theme import Scheme, apply_theme
from gmtracker.ui.tokens.delegate import HeldTokensDelegate, token_at, token_places
from gmtracker.ui.tracks.delegate import (
    NUMBER,
    WIDTHS,
    TrackDelegate,
    find_segment,
    fit_number,
    number_rect,
    strip_rect,
    wheel_rect,
)
from tests.builders.campaigns import a_foe, a_hero, a_session, a_table, an_encounter, do, falling, held_tokens, who
from tests.windows.pictures import Lit, cell, ground, inks

pytestmark = pytest.mark.usefixtures("app")


CELL = QRect(300, 80, 148, 40)


def held(ups: int, downs: int = 0) -> HeldTokens:
    """Return dice of two kinds, so many of each."""
    ups_then_downs: tuple[tuple[Sign, int], ...] = (("up", ups), ("down", downs))
    signs = [sign for sign, count in ups_then_downs for _ in range(count)]
    faces = (
        TokenFace(id=TokenId(f"t{n}"), kind=sign, name="Die", look="die", sign=sign, size=6, face=None)
        for n, sign in enumerate(signs)
    )
    return HeldTokens(tuple(faces), "")


def lying(cell: QRect, dice: HeldTokens) -> list[int]:
    """Return the number of dice at each place."""
    return [len(place.tokens) for place in token_places(cell, dice)]


def test_each_die_is_hit_at_its_center() -> None:
    dice = held(2, 2)
    hits = [token_at(CELL, dice, place.rect.center().toPoint()) for place in token_places(CELL, dice)]
    assert hits == list(dice.faces)


def test_four_tokens_of_a_kind_are_a_stack() -> None:
    wide = QRect(0, 0, 400, 40)
    assert lying(wide, held(3, 3)) == [1] * 6
    assert lying(wide, held(4, 3)) == [4, 1, 1, 1]
    assert [place.count for place in token_places(wide, held(4, 1))] == ["×4", ""]


def test_stack_is_hit_at_its_top_token() -> None:
    dice = held(4)
    (stack,) = token_places(CELL, dice)
    for x in range(round(stack.rect.left()) + 1, round(stack.rect.right())):
        assert token_at(CELL, dice, QPoint(x, CELL.center().y())) == dice.faces[0]


@pytest.mark.parametrize("width", [90, 112, 148, 300])
@pytest.mark.parametrize(("ups", "downs"), [(1, 0), (3, 0), (3, 3), (4, 3), (9, 9)])
def test_tokens_never_overlap_and_stay_in_their_cell(ups: int, downs: int, width: int) -> None:
    cell = QRect(10, 0, width, 40)
    places = token_places(cell, held(ups, downs))
    assert all(one.rect.right() < other.rect.left() for one, other in pairwise(places))
    assert places[-1].rect.right() <= cell.right()
    assert sum(len(place.tokens) for place in places) == ups + downs


@pytest.mark.parametrize("width", [130, 148, 220])
def test_held_tokens_have_one_size_for_any_count(width: int) -> None:
    """Two and two were larger than three and two, so all changed size as one came or went."""
    cell = QRect(0, 0, width, 40)
    sizes = {place.rect.height() for dice in (held(1, 1), held(2, 2), held(3, 2)) for place in token_places(cell, dice)}
    assert len(sizes) == 1


def test_kinds_of_tokens_have_a_larger_gap() -> None:
    first, second, third = (place.rect for place in token_places(CELL, held(2, 1)))
    assert third.left() - second.right() > second.left() - first.right()


def test_nothing_is_hit_beside_the_dice() -> None:
    assert token_at(CELL, held(1), QPoint(440, 100)) is None
    assert token_at(CELL, held(0), CELL.center()) is None


def test_each_action_letter_is_hit() -> None:
    marks = tuple(ActionMark(key, key.upper(), key, 1) for key in "smqr")
    hits = [action_at(CELL, Actions(marks), rect.center()) for rect in action_rects(CELL, 4)]
    assert hits == list(marks)
    assert action_at(CELL, Actions(), CELL.center()) is None


def test_wheel_is_hit_only_on_its_ring() -> None:
    wheel = a_cell("wheel")
    ring = wheel_rect(CELL)
    assert find_segment(CELL, QPoint(round(ring.center().x()) + 3, round(ring.top()) + 3), wheel) == 1
    assert find_segment(CELL, ring.center().toPoint(), wheel) is None
    assert find_segment(CELL, number_rect(CELL, wheel).center(), wheel) is None


def test_number_is_inside_the_wheel_of_a_tall_row() -> None:
    tall, wheel = QRect(300, 80, 64, 48), a_cell("wheel")
    ring = wheel_rect(tall)
    assert (ring.width(), ring.right() <= tall.right()) == (44, True)
    assert (QRectF(number_rect(tall, wheel)).center() - ring.center()).manhattanLength() <= 1
    assert find_segment(tall, QPoint(round(ring.center().x()) + 3, round(ring.top()) + 3), wheel) == 1


@pytest.mark.parametrize("high", [40, 32, 28])
def test_ring_of_a_lower_row_has_its_number_beside_it(high: int) -> None:
    low = QRect(300, 80, WIDTHS["wheel"], high)
    assert wheel_rect(low).width() == high - 8
    number = number_rect(low, a_cell("wheel"))
    assert number.left() > wheel_rect(low).right()
    assert number.width() >= QFontMetricsF(pixel_font(NUMBER, bold=True)).horizontalAdvance("10")


def test_pips_and_rungs_are_hit_but_bars_are_not() -> None:
    strip = strip_rect(CELL)
    first, last = (QPoint(round(strip.left() + x), round(strip.center().y())) for x in (3, strip.width() - 3))
    for track in (a_cell("pips", highest=20), a_cell("ladder", highest=20)):
        assert [find_segment(CELL, point, track) for point in (first, last)] == [1, 20]
        assert find_segment(CELL, number_rect(CELL, track).center(), track) is None
    assert find_segment(CELL, first, a_cell("bar")) is None
    assert find_segment(CELL, first, a_cell("pips", highest=0)) is None


def a_cell(look: TrackLook, highest: int = 10) -> TrackCell:
    """Return an empty track of that look."""
    kind = TrackKind(key="stress", name="Stress", unit="stone", units="stones", look=look, highest=highest)
    return TrackCell(kind, 0, 0, highest)


@pytest.mark.parametrize("count", [1, 2])
def test_zones_fit_their_cell_without_overlap(count: int) -> None:
    zones = zone_rects(CELL, count)
    assert all(CELL.contains(zone) for zone in zones)
    assert not any(zones[0].intersects(other) for other in zones[1:])


def test_undo_button_is_at_the_end_of_its_line() -> None:
    sentence = QRect(60, 0, 700, 36)
    assert sentence.contains(undo_rect(sentence))
    assert undo_rect(sentence).right() > sentence.right() - 12


@pytest.mark.parametrize("column", Column)
def test_every_delegate_paints_the_whole_cell(column: Column) -> None:
    table = an_encounter()
    picture = cell(table, column, columns_of(table.campaign.game)[column].delegate)
    assert "#ffc0cb" not in inks(picture)


@pytest.mark.parametrize(
    ("highlight", "colour"),
    [
        (DropHighlight.YES, LIGHT.drop_yes.soft),
        (DropHighlight.AIMED_YES, LIGHT.drop_yes.soft),
        (DropHighlight.NO, LIGHT.drop_no.soft),
        (DropHighlight.AIMED_NO, LIGHT.drop_no.soft),
    ],
)
def test_row_is_highlighted_for_carried_tokens(highlight: DropHighlight, colour: QColor) -> None:
    picture = cell(a_table(a_hero()), Column.NAME, NameDelegate, lit=Lit(highlight))
    assert ground(picture) == colour.name()


def test_only_the_aimed_row_has_a_frame() -> None:
    framed = cell(a_table(a_hero()), Column.TRACK, TrackDelegate, lit=Lit(DropHighlight.AIMED_YES))
    plain = cell(a_table(a_hero()), Column.TRACK, TrackDelegate, lit=Lit(DropHighlight.YES))
    assert framed.pixelColor(90, 0).name() == LIGHT.drop_yes.fill.name()
    assert plain.pixelColor(90, 0).name() == LIGHT.drop_yes.soft.name()


def test_changed_cell_flashes_and_selected_row_has_a_ring() -> None:
    table = a_table(a_hero())
    assert ground(cell(table, Column.NAME, NameDelegate, look=CellLook(is_fresh=True))) == LIGHT.flash.name()
    chosen = cell(table, Column.NAME, NameDelegate, look=CellLook(is_selected=True))
    assert ground(chosen) == LIGHT.panel.name()
    assert {chosen.pixelColor(90, y).name() for y in (0, 39)} == {LIGHT.focus.name()}


def test_opposition_has_its_own_background() -> None:
    table = a_table(a_hero(), a_foe())
    hero, foe = (cell(table, Column.NAME, NameDelegate, row=row) for row in (0, 1))
    assert ground(hero) == LIGHT.panel.name()
    assert ground(foe) == LIGHT.raised.name()


def test_active_row_is_filled_with_a_pointer() -> None:
    table = an_encounter()
    acting, waiting = (cell(table, Column.TURN, TurnDelegate, row=row, width=28) for row in (0, 1))
    assert acting.pixelColor(1, 20).name() == LIGHT.accent.fill.name()
    assert LIGHT.accent.on_fill.name() in inks(acting)
    assert inks(waiting) >= {LIGHT.panel.name(), LIGHT.text_muted.name()}
    assert ground(cell(table, Column.NAME, NameDelegate)) == LIGHT.accent.fill.name()
    assert ground(cell(table, Column.TOKENS, HeldTokensDelegate)) == LIGHT.selection.name()


def test_selection_ring_is_visible_on_the_active_row() -> None:
    chosen = cell(an_encounter(), Column.NAME, NameDelegate, look=CellLook(is_selected=True))
    assert chosen.pixelColor(90, 0).name() == LIGHT.accent.on_fill.name()


def test_row_that_has_acted_is_muted() -> None:
    table = an_encounter()
    do(table, c.NextTurn())
    acted, waiting = (inks(cell(table, Column.NAME, NameDelegate, row=row)) for row in (0, 2))
    assert LIGHT.text.name() in waiting
    assert LIGHT.text.name() not in acted
    assert LIGHT.text_muted.name() in acted


@pytest.mark.parametrize("width", [60, 180])
def test_dot_marks_a_hero_without_a_new_token(width: int) -> None:
    dots = [
        inks(cell(table, Column.NAME, NameDelegate, width=width)) & {LIGHT.warning.text.name()}
        for table in (a_session(a_hero("Mira Vance")), a_table(a_hero("Mira Vance")))
    ]
    assert dots == [{LIGHT.warning.text.name()}, set()]


def test_name_that_has_acted_is_not_bold() -> None:
    table = an_encounter()
    do(table, c.NextTurn())
    picture = cell(table, Column.NAME, NameDelegate)
    regular, bold = (
        QFontMetricsF(text_font(TextSize.LARGE, bold=bold)).horizontalAdvance("Mira") for bold in (False, True)
    )
    assert PAD + regular - 3 < _letters_end(picture) < PAD + bold - 3


def _letters_end(picture: QImage) -> int:
    """Return the x of the last letter in the upper half of a row."""
    above = picture.copy(0, 0, picture.width(), 20)
    empty = above.pixelColor(above.width() - 1, 4)
    return max(x for x in range(above.width()) if any(above.pixelColor(x, y) != empty for y in range(4, 20)))


def test_absent_hero_is_faint() -> None:
    table = a_table(a_hero(), a_hero("Rook"))
    table.dispatch(c.StartSession(present=(who(table, "Mira"),)), falling())
    here, away = (inks(cell(table, Column.NAME, NameDelegate, row=row)) for row in (0, 1))
    assert LIGHT.text.name() in here
    assert LIGHT.text.name() not in away
    assert LIGHT.text_disabled.name() in away


def test_long_name_is_elided_in_the_common_font() -> None:
    """It was smaller than all other names."""
    name = "Bartholomew of Mere"
    narrow = cell(a_table(a_hero(name)), Column.NAME, NameDelegate, width=180)
    wide = cell(a_table(a_hero(name)), Column.NAME, NameDelegate, width=400)
    assert _letter_height(narrow) == _letter_height(wide)


def test_long_name_is_shown_in_two_lines() -> None:
    """In the large font foes were called “Harbor c…”, above an empty half of the row."""
    metrics = QFontMetricsF(text_font(bold=True))
    width = metrics.horizontalAdvance("Harbor")
    assert in_two_lines("Harbor captain", metrics, width + 10, 40) == ("Harbor", "captain")
    assert in_two_lines("Harbor captain", metrics, width + 10, 24) is None
    assert in_two_lines("Bartholomew", metrics, width, 40) is None


class SmallNames(NameDelegate):
    """The names of a column in which few would fit in the large font."""

    letters = TextSize.NORMAL


def test_name_in_two_lines_replaces_the_players_name() -> None:
    """It showed "Rook A…" above “Ben”."""
    named = [
        cell(a_table(a_hero("Rook Adeyemi", player=player)), Column.NAME, SmallNames, width=100)
        for player in ("Ben", "")
    ]
    assert named[0] == named[1]


def test_number_at_the_end_of_a_word_is_kept() -> None:
    """“Next check: …” hid how much is added to it."""
    shown = word_shown("Next check: +6", 12, 60)
    assert shown.startswith("Ne")
    assert shown.endswith("… +6")


def _letter_height(picture: QImage) -> int:
    image = picture.copy(0, 0, 200, 24)
    rows = [y for y in range(24) if any(image.pixelColor(x, y).name() == LIGHT.text.name() for x in range(200))]
    return max(rows) - min(rows)


@pytest.mark.parametrize(
    ("stress", "ink"),
    [(4, LIGHT.text), (5, LIGHT.warning.text), (7, LIGHT.warning.text), (8, LIGHT.harm.on_fill)],
)
def test_number_beside_the_wheel_shows_the_warning_color(stress: int, ink: QColor) -> None:
    picture = cell(a_table(a_hero(stress=stress)), Column.TRACK, TrackDelegate).copy(50, 0, 130, 40)
    assert ink.name() in inks(picture)
    assert (LIGHT.harm.fill.name() in inks(picture)) == (stress >= 8)


def test_hovered_segments_are_outlined() -> None:
    table = a_table(a_hero(stress=2))

    def hovered(lit: Lit) -> TrackDelegate:
        delegate = TrackDelegate(lit)
        delegate.hover = (who(table, "Mira"), "stress", 6)
        return delegate

    assert LIGHT.focus.name() in inks(cell(table, Column.TRACK, hovered))
    assert LIGHT.focus.name() not in inks(cell(table, Column.TRACK, TrackDelegate))


def test_carried_and_marked_dice_have_a_ring() -> None:
    table = a_session(a_hero())
    first, second = held_tokens(table, "Mira")

    def carried(lit: Lit) -> HeldTokensDelegate:
        delegate = HeldTokensDelegate(lit)
        delegate.carried, delegate.marked = (first,), second
        return delegate

    assert LIGHT.focus.name() in inks(cell(table, Column.TOKENS, carried))
    assert LIGHT.focus.name() not in inks(cell(table, Column.TOKENS, HeldTokensDelegate))


def test_actions_left_are_drawn_only_in_the_active_row() -> None:
    table = an_encounter()
    acting, waiting = (inks(cell(table, Column.ACTIONS, ActionsDelegate, row=row)) for row in (0, 1))
    assert LIGHT.outline.name() in acting
    assert waiting == {LIGHT.panel.name(), LIGHT.line.name()}


def test_other_rows_show_only_spent_actions() -> None:
    table = an_encounter()
    do(table, c.MarkAction(character=who(table, "Rook"), action="standard", times=1))
    picture = cell(table, Column.ACTIONS, ActionsDelegate, row=1)
    spent, left = (inks(picture.copy(rect)) for rect in action_rects(QRect(0, 0, 180, 39), 4)[:2])
    assert {LIGHT.stone.soft.name(), LIGHT.text_muted.name()} <= spent
    assert left == {LIGHT.panel.name()}


def test_action_over_the_limit_is_amber() -> None:
    table = an_encounter()
    table.dispatch(c.MarkAction(character=who(table, "Mira"), action="reaction", times=2), falling())
    assert LIGHT.warning.fill.name() in inks(cell(table, Column.ACTIONS, ActionsDelegate))
    assert LIGHT.warning.fill.name() not in inks(cell(table, Column.ACTIONS, ActionsDelegate, row=1))


@pytest.mark.parametrize("mark", [ActionMark("s", "S", "Standard", 2), ActionMark("s", "S", "Standard", -1)])
@pytest.mark.parametrize("scale", [1, 1.5])
def test_letter_and_sign_of_an_action_fit_the_narrowest_box(mark: ActionMark, scale: float, qapp: QApplication) -> None:
    """An additional action showed "…" instead of "S2" in a narrow table."""
    apply_theme(qapp, Scheme.LIGHT, scale)
    narrowest = QRect(0, 0, scaled(12 + 4 * 19), scaled(32))
    box = action_rects(narrowest, 4)[0]
    assert QFontMetrics(letter_font(mark, box.width())).horizontalAdvance(letter_text(mark)) <= box.width()
    assert letter_font(mark, 100) == text_font(bold=True)


@pytest.mark.parametrize(("load", "highest"), [(18, 18), (38, 38), (10, 10), (9, 9), (120, 120), (1200, 1200)])
def test_number_of_a_track_is_never_cut(load: int, highest: int) -> None:
    """Before, "18/18" was drawn as "18/…"."""
    bar = TrackCell(
        TrackKind(key="hp", name="HP", unit="HP", units="HP", look="bar", highest=highest), load, 0, highest
    )
    for width in range(24, 120, 4):
        pixels, of = fit_number(bar, QRect(0, 0, width, 26))
        number = QFontMetrics(pixel_font(pixels, bold=True)).horizontalAdvance(str(load))
        more = QFontMetrics(text_font(TextSize.SMALL)).horizontalAdvance(of)
        assert number + more <= width
        assert of in ("", f"/{highest}")
    assert fit_number(bar, QRect(0, 0, 120, 26))[1] == f"/{highest}"


def test_conditions_have_plates() -> None:
    table = a_table(a_hero(conditions=["dazed", "shaken", "bloodied", "exhausted", "fatigued"]))
    assert _plates(cell(table, Column.CONDITIONS, ConditionsDelegate, width=500)) == 5


HURT = ConditionsCell(
    (
        StateMark("Dying", "", weight=Weight.OUT),
        StateMark("2 wounds", "", weight=Weight.HARM),
        StateMark("Fatigue pending", "", weight=Weight.DUE),
        *(StateMark(word, "") for word in ("Fatigued", "Shaken", "Bloodied", "Compelled")),
    )
)


@pytest.mark.parametrize("high", [28, 32, 40])
@pytest.mark.parametrize("width", [56, 72, 120, 180, 260, 500])
def test_conditions_are_in_one_line_and_the_rest_is_counted(width: int, high: int) -> None:
    room = QRect(300, 80, width, high)
    places, more = mark_places(room, HURT)
    assert places, "the most important one is always there"
    assert all(room.contains(place) for place in places)
    assert {(place.top(), place.height()) for place in places} == {(places[0].top(), min(24, high - 3))}
    in_line = [*places, *([] if more.isNull() else [more])]
    assert all(one.right() < other.left() for one, other in pairwise(in_line))
    assert more.isNull() == (len(places) == len(HURT.marks))


def test_conditions_of_this_turn_are_visible_in_larger_text(qapp: QApplication) -> None:
    """At 110 % the daze of a wounded hero was hidden behind “2 more”."""
    table = an_encounter(a_hero(wounds=1, conditions=["fatigued", "shaken", "bloodied"]))
    mira = who(table, "Mira")
    table.dispatch(
        c.SetCondition(character=mira, condition="dazed", expiry=Expiry("turn-end", character=mira)), falling()
    )
    apply_theme(qapp, Scheme.LIGHT, 1.1)
    shown = conditions_cell(table.campaign, table.campaign.character(mira))
    places, more = mark_places(QRect(0, 0, scaled(140), 44), shown)
    apply_theme(qapp, Scheme.LIGHT)
    assert not more.isNull()
    assert shown.words[: len(places)][:2] == ("1 wound", "Dazed")


@pytest.mark.parametrize("weight", [Weight.SOON, Weight.PLAIN])
@pytest.mark.parametrize("width", [260, 340])
def test_long_word_is_elided_before_a_short_one_is_hidden(width: int, weight: Weight) -> None:
    """It filled the second line alone, and the room beside the wound stayed empty."""
    surge = StateMark("No Advantage for Dock thug 1 until Rook's turn ends", "", timed=True, weight=weight)
    wound, short = (
        StateMark("1 wound", "", weight=Weight.HARM),
        [StateMark(word, "") for word in ("Staggered", "Dazed")],
    )
    room = QRect(300, 80, width, 44)
    for marks in ((wound, surge, *short), (wound, *short, surge)):
        places, more = mark_places(room, ConditionsCell(marks))
        assert more.isNull()
        assert all(room.contains(place) for place in places)
        assert not any(one.intersects(other) for one, other in combinations(places, 2))
        cut = min(
            zip(marks, places, strict=True), key=lambda both: both[1].width() - marks_width(ConditionsCell(both[:1]))[0]
        )
        assert cut[0] is surge


def test_low_row_shows_words_in_one_line_of_plates() -> None:
    """Two lines in 28 pixels left eleven for each, without plates."""
    shown = ConditionsCell(
        (StateMark("2 wounds", "", weight=Weight.HARM), StateMark("Dazed", ""), StateMark("Shaken", ""))
    )
    places, more = mark_places(QRect(0, 0, marks_width(shown)[0], 28), shown)
    assert more.isNull()
    assert {place.top() for place in places} == {places[0].top()}
    assert all(place.height() >= 20 for place in places)


DOWN = ConditionsCell(
    (
        StateMark("Incapacitated", "", weight=Weight.OUT),
        StateMark("2 wounds", "", weight=Weight.HARM),
        StateMark("Staggered", ""),
    )
)


def test_plain_words_are_counted_before_important_ones() -> None:
    places, more = mark_places(QRect(0, 0, 188, 40), DOWN)
    assert (len(places), more.isNull()) == (2, False)


def test_count_is_amber_if_it_hides_a_wound() -> None:
    table = a_table(a_hero(wounds=2, conditions=["incapacitated"]))
    hidden, shown = (cell(table, Column.CONDITIONS, ConditionsDelegate, width=width) for width in (96, 300))
    assert [LIGHT.warning.text.name() in inks(hidden), LIGHT.warning.soft.name() in inks(hidden)] == [True, False]
    assert LIGHT.warning.soft.name() in inks(shown)


@pytest.mark.parametrize("scale", [1.25, 1.5])
def test_word_for_out_of_the_fight_is_not_elided(qapp: QApplication, scale: float) -> None:
    """ "Incap…" and "2 wo…" shared the first line, and "1 more" had the second."""
    apply_theme(qapp, Scheme.LIGHT, scale)
    needed = marks_width(ConditionsCell(DOWN.marks[:1]))[0] - 2 * PAD
    places, more = mark_places(QRect(0, 0, scaled(112), scaled(40)), DOWN)
    apply_theme(qapp, Scheme.LIGHT)
    assert places[0].width() >= needed
    assert not more.isNull()


def test_dying_character_has_a_filled_word_and_dim_name() -> None:
    table = a_table(a_hero(conditions=["dying"], wounds=1))
    words = inks(cell(table, Column.CONDITIONS, ConditionsDelegate))
    assert {LIGHT.harm.fill.name(), LIGHT.warning.soft.name()} <= words
    assert LIGHT.text.name() not in inks(cell(table, Column.NAME, NameDelegate))


def _plates(picture: QImage) -> int:
    image = picture.copy()
    row = [image.pixelColor(x, 10).name() == LIGHT.stone.soft.name() for x in range(image.width())]
    return sum(now and not before for before, now in zip([False, *row], row, strict=False))


def test_zones_replace_conditions_while_tokens_are_carried() -> None:
    table = a_table(a_hero(conditions=["dazed"]))
    lit = Lit(DropHighlight.YES, (("Hubris", DropHighlight.AIMED_YES),))
    colours = inks(cell(table, Column.CONDITIONS, ConditionsDelegate, lit=lit))
    assert LIGHT.stone.soft.name() not in colours
    assert LIGHT.drop_yes.fill.name() in colours
