"""A typed face counts for only one roll, in every game, for every combination of actor and roller."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.table import Table
from gmtracker.ui.check.panel import CheckPanel
from tests.builders import humans_and_heroes, torg_eternity, vagabond
from tests.builders.campaigns import who
from tests.builders.shattered_spheres import an_ambush
from tests.windows.check_panel import a_panel, dice_fields, roll

STEPS = 8
FIGHTS = [an_ambush, torg_eternity.a_scene, vagabond.a_fight, humans_and_heroes.a_conflict]


def typed(panel: CheckPanel) -> list[str]:
    """Return the texts of the die fields that are not empty."""
    panel.refresh()
    return [field.text() for field in dice_fields(panel) if field.text()]


def types_every_die(panel: CheckPanel) -> bool:
    """Type a face into every die, including those that a face brings. Returns False if there are none."""
    dice = panel.bar.dice
    panel.refresh()
    while not dice.isHidden() and (empty := [die for die in dice.requests if die.role not in dice.faces()]):
        panel.bar.restore({die.role: die.size * 3 // 5 for die in empty})
    return bool(dice.faces())


def finishes(table: Table, panel: CheckPanel) -> None:
    """Press the main button until no check is open, with every die typed."""
    for _ in range(STEPS):
        panel.bar.press()
        panel.refresh()
        if table.rules.open_check() is None:
            return
        types_every_die(panel)


def every_check(table: Table) -> list[CheckDraft]:
    """Return drafts of a hero and of a foe, with each option of each word, that need different dice."""
    sides = (("heroes", "opposition"), ("opposition", "heroes"))
    first = {side: next(one.id for one in table.campaign.characters if one.side == side) for side, _ in sides}
    found: dict[tuple[object, ...], CheckDraft] = {}
    for mine, theirs in sides:
        for draft in variants(table, CheckDraft(by=first[mine], on=first[theirs])):
            command = table.rules.check_form(draft).command
            roles = tuple(die.role for die in table.rules.dice_requests(command)) if command else ()
            if command is not None and roles:
                found.setdefault((mine, command.use, command.by, roles), draft)
    return list(found.values())


def variants(table: Table, draft: CheckDraft) -> Iterator[CheckDraft]:
    """Yield a draft of each kind, and with each option of each of its words."""
    form = table.rules.check_form(draft)
    kinds = [form.with_value(draft, form.kind.key, kind.key) for kind in form.kind.options] if form.kind else [draft]
    for of_kind in kinds:
        yield of_kind
        its = table.rules.check_form(of_kind)
        for field in its.fields:
            if field.kind == "choice" and field.is_word and field != its.kind:
                yield from (its.with_value(of_kind, field.key, option.key) for option in field.options)


@pytest.mark.parametrize("fight", FIGHTS)
def test_rolled_faces_are_used_once(qtbot: QtBot, fight: Callable[[], Table]) -> None:
    """Before, a d20 typed for a save was used again for the foe's next act."""
    drafts = every_check(fight())
    assert drafts
    for draft in drafts:
        table = fight()
        panel = a_panel(qtbot, table, *[3] * 99, by=table.campaign.heroes()[0].name)
        panel.prepare(draft)
        assert types_every_die(panel)
        finishes(table, panel)
        assert panel.unrolled_faces() == [], draft
        assert table.undo()
        assert table.redo()
        assert typed(panel) == [], draft
        panel.close()


def test_save_against_a_foe_takes_its_die(qtbot: QtBot) -> None:
    table = vagabond.a_fight()
    panel = a_panel(qtbot, table, by="Ogre")
    panel.prepare(CheckDraft(by=who(table, "Ogre"), on=who(table, "Aila")))
    panel.refresh()
    roll(panel, "12")
    panel.bar.press()
    panel.prepare(CheckDraft(by=who(table, "Ogre"), on=who(table, "Bram")))
    assert typed(panel) == []
    assert panel.unrolled_faces() == []
