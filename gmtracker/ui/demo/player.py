"""Plays a script at the window, step by step, with a hand that only does what a user can do."""

from collections.abc import Callable

from gmtracker.engine.campaign import HAND, Place, held_by, in_pool
from gmtracker.engine.ids import TokenId
from gmtracker.engine.ruleset import OnUse
from gmtracker.engine.sheet import UseKind
from gmtracker.ui.actions import Act
from gmtracker.ui.demo import script as s
from gmtracker.ui.demo.hand import Hand
from gmtracker.ui.panels.note import OWED
from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.words import tr


class WentWrong(Exception):
    """A step of the script did not do what the script says it does."""


class Player:
    """Plays steps. ``picture`` is called with a name where the script wants a picture taken."""

    def __init__(self, hand: Hand, picture: Callable[[str], None]) -> None:
        self._hand = hand
        self._picture = picture

    def play(self, step: s.Step) -> None:
        """Play one step. Raises WentWrong where the table says no, or yes, and the script says otherwise."""
        refused = len(self._hand.refusals)
        self._do(step)
        said_no = self._hand.refusals[refused:]
        if bool(said_no) != step.refused:
            raise WentWrong(f"{step}: {said_no or 'was not refused'}")

    def _do(self, step: s.Step) -> None:  # noqa: C901 - one arm a kind of step
        hand = self._hand
        match step:
            case s.StartSession():
                self._start_session(step)
            case s.EndSession():
                hand.acts(Act.END_SESSION)
            case s.StartEncounter():
                self._start_encounter(step)
            case s.EndEncounter():
                hand.acts(Act.END_ENCOUNTER)
                hand.fill(hand.panel(), tr("How it came out"), step.result)
                hand.does()
            case s.NextTurn():
                hand.acts(Act.NEXT_TURN)
            case s.Drop():
                self._drop(step)
            case s.Hubris():
                hand.drags(self._take(step.take), OnUse(step.use, hand.who(step.on)))
            case s.UseStep():
                self._use(step)
            case s.Track():
                hand.clicks_segment(hand.who(step.who), step.value)
            case s.Mark():
                hand.marks_action(hand.who(step.who), step.action)
            case s.Check():
                self._check(step)
            case s.Spend():
                hand.drags_to_check(self._take(step.take))
                if step.use:
                    hand.chooses(step.use, step.face)
            case s.GoOn():
                self._go_on(step.button, step.faces)
            case s.Flow():
                self._walk_through(step)
            case s.Undo():
                hand.acts(Act.UNDO)
            case s.Note():
                hand.acts(Act.ADD_NOTE)
                hand.fill(hand.panel(), tr("Note"), step.text)
                hand.fill(hand.panel(), OWED, step.owed)
                hand.does()
            case s.Summary():
                hand.acts(Act.SUMMARY)
            case s.Picture():
                self._picture(step.name)

    def _start_session(self, step: s.StartSession) -> None:
        hand = self._hand
        hand.acts(Act.START_SESSION)
        hand.fill(hand.panel(), tr("Title"), step.title)
        asked = [field.ask.name for field in hand.panel().findChildren(DieField)]
        hand.types(hand.panel(), dict(zip(asked, step.faces, strict=False)))
        hand.does()

    def _start_encounter(self, step: s.StartEncounter) -> None:
        hand = self._hand
        hand.acts(Act.START_ENCOUNTER)
        panel = hand.panel()
        hand.fill(panel, tr("Title"), step.title)
        hand.fill(panel, hand.campaign.sheet.encounter(step.kind).name, True)
        hand.puts_in_order([hand.who(name) for name in step.order])
        hand.does()

    def _drop(self, step: s.Drop) -> None:
        hand = self._hand
        hand.drags(self._take(step.take), held_by(hand.who(step.on)))
        if step.use:
            hand.chooses(step.use, step.face, step.note)
        elif not hand.window.chooser.isHidden():
            hand.keeps()

    def _use(self, step: s.UseStep) -> None:
        hand = self._hand
        kind = hand.campaign.sheet.use(step.use)
        if kind.menu == "pool":
            self._press_for(kind, step)
            return
        name = kind.name if not step.inputs else f"{kind.name}…"
        hand.picks_from_row_menu(hand.who(step.by), name)
        if step.inputs:
            for asked in kind.inputs:
                if asked.key in step.inputs:
                    hand.fill(hand.panel(), asked.name, step.inputs[asked.key])
            hand.does()

    def _check(self, step: s.Check) -> None:
        hand = self._hand
        hand.acts(Act.CHECK)
        fields = hand.window.check.fields
        hand.fill(fields, fields.who.accessibleName(), hand.who(step.by))
        if step.on:
            hand.fill(fields, fields.target.accessibleName(), hand.who(step.on))
        for name, value in step.fields.items():
            hand.window.check.refresh()
            hand.fill(fields, name, value)
        hand.window.check.refresh()
        self._go_on(hand.window.check.bar.do.text(), step.faces)

    def _go_on(self, button: str, faces: tuple[int, ...]) -> None:
        bar = self._hand.window.check.bar
        asked = [field.ask.name for field in bar.dice.findChildren(DieField) if field.isVisible()]
        self._hand.types(bar.dice, dict(zip(asked, faces, strict=False)))
        self._hand.clicks(bar, button)

    def _walk_through(self, step: s.Flow) -> None:
        hand = self._hand
        sheet = hand.flow()
        asked = [field.ask.name for field in sheet.findChildren(DieField) if field.isVisible()]
        hand.types(sheet, dict(zip(asked, step.faces, strict=False)))
        for digit in step.answers:
            hand.answers(digit)
        if step.button:
            hand.clicks(sheet, step.button)

    def _press_for(self, kind: UseKind, step: s.UseStep) -> None:
        option = next(
            option for asked in kind.inputs for option in asked.options if option.key == step.inputs.get(asked.key)
        )
        self._hand.presses_pool_button(option.name, int(step.inputs.get("count", 1)))

    def _take(self, take: s.Take) -> tuple[TokenId, ...]:
        return self._hand.tokens(self._place(take), take.kind, take.value, take.count)

    def _place(self, take: s.Take) -> Place:
        if take.hand:
            return HAND
        return held_by(self._hand.who(take.held)) if take.held else in_pool(take.pool)
