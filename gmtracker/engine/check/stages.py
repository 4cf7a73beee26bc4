"""The view of an open check, stage by stage. A stage's view states only what is special about that stage."""

from collections.abc import Callable, Iterable, Mapping
from typing import Generic

from msgspec import Struct

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.kinds import require_all
from gmtracker.engine.check.procedure import AnyStage, CheckProcedure, State, check_headline
from gmtracker.engine.check.shown import ANNOUNCE, Chart, Numbers, OpenCheck, ShownDie
from gmtracker.engine.commands import Use
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.offers import Offer
from gmtracker.i18n import tr


class StageView(Struct, frozen=True, kw_only=True):
    """The parts of an :class:`OpenCheck` that differ by stage.

    ``headline``, ``by``, ``numbers`` and ``dice`` replace those that all stages share; None or empty leaves these.
    """

    outcome: str = ""
    degree: str = ""
    success: bool | None = None
    critical: str = ""
    notes: tuple[str, ...] = ()
    steps: tuple[Offer, ...] = ()
    draft: CheckDraft | None = None
    chart: Chart | None = None
    headline: str = ""
    by: CharacterId = NOBODY
    numbers: Numbers | None = None
    dice: Iterable[ShownDie] | None = None


class StageViews(Generic[State, AnyStage]):
    """The view of one game's open check: a view for each of its stages, and what all stages share.

    ``stages`` is the Literal of the stages. Raises TypeError if one of them has no view. ``numbers`` returns
    NO_NUMBERS before the roll.
    """

    def __init__(
        self,
        checks: CheckProcedure[State, AnyStage],
        stages: object,
        views: Mapping[AnyStage, Callable[[Campaign, State], StageView]],
        *,
        numbers: Callable[[Campaign, State], Numbers],
        dice: Callable[[Campaign, State], Iterable[ShownDie]],
        headline: Callable[[Campaign, State], str] = check_headline,
    ) -> None:
        self._checks = checks
        self._views = {str(stage): view for stage, view in views.items()}
        require_all(stages, self._views)
        self._numbers, self._dice, self._headline = numbers, dice, headline

    def open_check(self, campaign: Campaign) -> OpenCheck | None:
        """Return the open check: its result so far, and the next steps. None if no check is open."""
        found = self._checks.open_state(campaign)
        if found is None:
            return None
        procedure, state = found
        if procedure.stage not in self._views:  # A newer version saved it. It can only be ended.
            steps = (announce_offer(tr("Skip"), ""),)
            return OpenCheck(id=procedure.id, by=state.by, headline=check_headline(campaign, state), steps=steps)
        view = self._views[procedure.stage](campaign, state)
        return OpenCheck(
            id=procedure.id,
            by=view.by or state.by,
            headline=view.headline or self._headline(campaign, state),
            numbers=self._numbers(campaign, state) if view.numbers is None else view.numbers,
            outcome=view.outcome,
            degree=view.degree,
            success=view.success,
            critical=view.critical,
            dice=tuple(self._dice(campaign, state) if view.dice is None else view.dice),
            notes=view.notes,
            steps=view.steps,
            draft=view.draft,
            chart=view.chart,
        )


def announce_offer(name: str, effect: str) -> Offer:
    """Return the step that announces the check, or skips what is still open."""
    return Offer(command=Use(use=ANNOUNCE), name=name, effect=effect)
