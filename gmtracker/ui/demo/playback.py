"""The demo: plays a session in the window, and writes its summary and pictures into a folder.

The steps are read from a file beside the sample, and played by ``driver``, which does what a user can do.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from PySide6.QtCore import QBuffer, QByteArray, QEvent, QEventLoop, QIODevice, QObject, QPoint, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from gmtracker.engine.campaign import HAND, Place, character_place, pool_place
from gmtracker.engine.game_spec import GameSpec, UseKind
from gmtracker.engine.ids import TokenId
from gmtracker.engine.ruleset import OnUse
from gmtracker.i18n import tr
from gmtracker.rulesets import load
from gmtracker.storage.atomic_write import replace_file
from gmtracker.storage.clock import now
from gmtracker.storage.errors import StorageError, reason_text
from gmtracker.storage.paths import temporary_state_folder
from gmtracker.storage.samples import shift_log_to_now
from gmtracker.summary import summarize
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.campaign.document import DocumentController
from gmtracker.ui.check.sentence_words import TARGET, WHO
from gmtracker.ui.demo.driver import WindowDriver
from gmtracker.ui.main_window import MainWindow
from gmtracker.ui.printing.output import write_summary
from gmtracker.ui.printing.preview import Preview
from gmtracker.ui.qt_override import override
from gmtracker.ui.session.panels import OWED
from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.ui.widgets.overlays import Hint


class Take(Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens to take: of a kind, from a pool, from the GM's hand, or held by a character."""

    kind: str
    pool: str = ""
    held: str = ""
    hand: bool = False
    value: int | None = None
    count: int = 1


class _Step(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """One gesture. ``says`` is its caption for the viewer; with ``refused`` the game must refuse it."""

    says: str = ""
    refused: bool = False


class StartSession(_Step, frozen=True, tag="start-session"):
    """Start the session with all heroes and these faces."""

    title: str
    faces: tuple[int, ...]


class EndSession(_Step, frozen=True, tag="end-session"):
    """End the session."""


class StartEncounter(_Step, frozen=True, tag="start-encounter"):
    """Start an encounter with turns in this order of names."""

    kind: str
    title: str
    order: tuple[str, ...]


class EndEncounter(_Step, frozen=True, tag="end-encounter"):
    """End the encounter with this result."""

    result: str


class NextTurn(_Step, frozen=True, tag="next-turn"):
    """Start the next turn."""


class Drop(_Step, frozen=True, tag="drop"):
    """Drag tokens onto a character, and choose a use with a typed face, if one is named."""

    take: Take
    on: str
    use: str = ""
    face: int | None = None
    note: str = ""


class Hubris(_Step, frozen=True, tag="hubris"):
    """Drag a token onto the drop zone of a use in a character's row."""

    take: Take
    on: str
    use: str


class UseStep(_Step, frozen=True, tag="use"):
    """Do a use with its inputs, from the menu of a row or a button of a pool."""

    use: str
    by: str = ""
    inputs: dict[str, Any] = {}


class Track(_Step, frozen=True, tag="track"):
    """Click a segment of a wheel."""

    who: str
    value: int


class Mark(_Step, frozen=True, tag="mark"):
    """Mark an action as taken."""

    who: str
    action: str


class Check(_Step, frozen=True, tag="check"):
    """Set up a check, by the keys of its fields, and roll it with these faces."""

    by: str
    on: str = ""
    fields: dict[str, bool | int | str] = {}
    faces: tuple[int, ...] = ()


class Spend(_Step, frozen=True, tag="spend"):
    """Drag tokens onto the open check, and choose a use with a typed face, if one is named."""

    take: Take
    use: str = ""
    face: int | None = None


class GoOn(_Step, frozen=True, tag="go-on"):
    """Type these faces and press the main button of the open check, which must do this use."""

    use: str
    faces: tuple[int, ...] = ()


class ProcedureStep(_Step, frozen=True, tag="flow"):
    """Type faces in the open procedure, answer questions by digits, and press the button of a use."""

    use: str = ""
    inputs: dict[str, Any] = {}
    faces: tuple[int, ...] = ()
    answers: tuple[int, ...] = ()


class Undo(_Step, frozen=True, tag="undo"):
    """Undo the last action."""


class Note(_Step, frozen=True, tag="note"):
    """Add a note."""

    text: str
    owed: bool = False


class Summary(_Step, frozen=True, tag="summary"):
    """Open the summary."""


class Picture(_Step, frozen=True, tag="picture"):
    """Take a picture of the window."""

    name: str


Step = (
    StartSession
    | EndSession
    | StartEncounter
    | EndEncounter
    | NextTurn
    | Drop
    | Hubris
    | UseStep
    | Track
    | Mark
    | Check
    | Spend
    | GoOn
    | ProcedureStep
    | Undo
    | Note
    | Summary
    | Picture
)


CAMPAIGN = "campaign.gmtracker.json"


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """The steps of a session. ``begins_with`` is the campaign file beside it in its state before the first step."""

    steps: tuple[Step, ...]
    begins_with: str = CAMPAIGN


def read_script(path: Path) -> Script:
    """Return the script in a file whose folder has the game's id.

    Raises msgspec's ValidationError for a malformed step, and ValueError for a key that the game does not have.
    """
    script = msgspec.json.decode(path.read_bytes(), type=Script)
    game = load(path.parent.name).spec()
    for number, step in enumerate(script.steps, 1):
        for kind, key, known in _keys_of(step, game):
            if key and key not in known:
                raise ValueError(f"Step {number} of {path.name} names the {kind} “{key}”: {game.name} doesn't have it.")
    return script


def _keys_of(step: Step, game: GameSpec) -> Iterator[tuple[str, str, set[str]]]:
    """Yield each key in a step: what it names, the key, and all such keys of the game."""
    uses = {use.key: use for use in game.uses}
    match step:
        case Drop() | Hubris() | Spend():
            yield "token", step.take.kind, {kind.key for kind in game.tokens}
            yield "pool", step.take.pool, {pool.key for pool in game.pools}
            yield "use", step.use, set(uses)
        case UseStep():
            yield "use", step.use, set(uses)
            for key in step.inputs:
                yield "input", key, {asked.key for asked in uses[step.use].inputs}
        case GoOn() | ProcedureStep():
            yield "use", step.use, set(uses)
        case StartEncounter():
            yield "encounter", step.kind, {kind.key for kind in game.encounters}
        case Mark():
            yield "action", step.action, {action.key for action in game.actions}
        case _:
            pass


class DemoFailed(Exception):
    """Raised if a step did not do what the script says."""


class StepPlayer:
    """Plays steps. ``picture`` is called with a name where the script wants a picture taken."""

    def __init__(self, hand: WindowDriver, picture: Callable[[str], None]) -> None:
        self._hand = hand
        self._picture = picture

    def play_step(self, step: Step) -> None:
        """Play one step. Raises DemoFailed if it is refused and the script does not expect that, or the reverse."""
        refused = len(self._hand.refusals)
        self._dispatch_step(step)
        said_no = self._hand.refusals[refused:]
        if bool(said_no) != step.refused:
            raise DemoFailed(f"{step}: {said_no or 'was not refused'}")

    def _dispatch_step(self, step: Step) -> None:  # noqa: C901 - one arm a kind of step
        """Let the window do what a step says, by its kind."""
        hand = self._hand
        match step:
            case StartSession():
                self._start_session(step)
            case EndSession():
                hand.acts(WindowAction.END_SESSION)
            case StartEncounter():
                self._start_encounter(step)
            case EndEncounter():
                hand.acts(WindowAction.END_ENCOUNTER)
                hand.fill(hand.panel(), tr("Outcome"), step.result)
                hand.does()
            case NextTurn():
                hand.acts(WindowAction.NEXT_TURN)
            case Drop():
                self._drop(step)
            case Hubris():
                hand.drags(self._tokens_to_take(step.take), OnUse(step.use, hand.who(step.on)))
            case UseStep():
                self._use(step)
            case Track():
                hand.clicks_segment(hand.who(step.who), step.value)
            case Mark():
                hand.marks_action(hand.who(step.who), step.action)
            case Check():
                self._check(step)
            case Spend():
                hand.drags_to_check(self._tokens_to_take(step.take))
                if step.use:
                    hand.chooses(step.use, step.face)
            case GoOn():
                self._type_dice_and_submit(step.use, step.faces)
            case ProcedureStep():
                self._advance_procedure(step)
            case Undo():
                hand.acts(WindowAction.UNDO)
            case Note():
                hand.acts(WindowAction.ADD_NOTE)
                hand.fill(hand.panel(), tr("Note"), step.text)
                hand.fill(hand.panel(), OWED, step.owed)
                hand.does()
            case Summary():
                hand.acts(WindowAction.SUMMARY)
            case Picture():
                self._picture(step.name)

    def _start_session(self, step: StartSession) -> None:
        hand = self._hand
        hand.acts(WindowAction.START_SESSION)
        hand.fill(hand.panel(), tr("Title"), step.title)
        asked = [field.request.name for field in hand.panel().findChildren(DieField)]
        hand.types(hand.panel(), dict(zip(asked, step.faces, strict=False)))
        hand.does()

    def _start_encounter(self, step: StartEncounter) -> None:
        hand = self._hand
        hand.acts(WindowAction.START_ENCOUNTER)
        panel = hand.panel()
        hand.fill(panel, tr("Title"), step.title)
        hand.fill(panel, hand.campaign.game.encounter(step.kind).name, True)
        hand.puts_in_order([hand.who(name) for name in step.order])
        hand.does()

    def _drop(self, step: Drop) -> None:
        hand = self._hand
        hand.drags(self._tokens_to_take(step.take), character_place(hand.who(step.on)))
        if step.use:
            hand.chooses(step.use, step.face, step.note)
        elif not hand.window.chooser.isHidden():
            hand.keeps()

    def _use(self, step: UseStep) -> None:
        hand = self._hand
        kind = hand.campaign.game.use(step.use)
        if kind.menu == "pool":
            self._press_pool_button(kind, step)
            return
        name = kind.name if not step.inputs else f"{kind.name}…"
        hand.picks_from_row_menu(hand.who(step.by), name)
        if step.inputs:
            for asked in kind.inputs:
                if asked.key in step.inputs:
                    hand.fill(hand.panel(), asked.name, step.inputs[asked.key])
            hand.does()

    def _check(self, step: Check) -> None:
        hand = self._hand
        hand.acts(WindowAction.CHECK)
        hand.says_in_check(WHO, hand.who(step.by))
        if step.on:
            hand.says_in_check(TARGET, hand.who(step.on))
        for key, value in step.fields.items():
            hand.sets_in_check(key, value)
        hand.window.check.refresh()
        self._type_dice_and_submit(None, step.faces)

    def _type_dice_and_submit(self, use: str | None, faces: tuple[int, ...]) -> None:
        """Type the faces into the check's visible dice, and press the button of a use, or the main one."""
        bar = self._hand.window.check.bar
        asked = [field.request.name for field in bar.dice.findChildren(DieField) if field.isVisible()]
        self._hand.types(bar.dice, dict(zip(asked, faces, strict=False)))
        self._hand.goes_on(use)

    def _advance_procedure(self, step: ProcedureStep) -> None:
        hand = self._hand
        panel = hand.procedure_panel()
        asked = [field.request.name for field in panel.findChildren(DieField) if field.isVisible()]
        hand.types(panel, dict(zip(asked, step.faces, strict=False)))
        for digit in step.answers:
            hand.answers(digit)
        if step.use:
            hand.takes_way_on(step.use, step.inputs)

    def _press_pool_button(self, kind: UseKind, step: UseStep) -> None:
        option = next(
            option for asked in kind.inputs for option in asked.options if option.key == step.inputs.get(asked.key)
        )
        self._hand.presses_pool_button(option.name, int(step.inputs.get("count", 1)))

    def _tokens_to_take(self, take: Take) -> tuple[TokenId, ...]:
        return self._hand.tokens(self._place(take), take.kind, take.value, take.count)

    def _place(self, take: Take) -> Place:
        if take.hand:
            return HAND
        return character_place(self._hand.who(take.held)) if take.held else pool_place(take.pool)


SKIP = tr("Press any key to skip to the end.")
SETTLE_MS = 500
READING_MS = 900
MOVING_MS = 120


class Watcher(QObject):
    """Waits between the steps, until the viewer presses a key."""

    def __init__(self, *, is_there: bool) -> None:
        super().__init__()
        self.is_there = self.is_waiting = is_there

    def wait(self, milliseconds: int) -> None:
        """Run the event loop for this time, or hardly at all without a viewer or after a key press."""
        run_event_loop(milliseconds if self.is_waiting else 0)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Skip to the end on any key, and keep the key from the window, where Space would start the next turn."""
        if event.type() not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) or not event.spontaneous():
            return False
        self.is_waiting = False
        event.accept()
        return True


def run_demo(
    app: QApplication,
    window: MainWindow,
    bridge: Bridge,
    document: DocumentController,
    sample: Path,
    out_dir: Path,
    *,
    quick: bool,
) -> int:
    """Play the session of a sample's folder, and return the exit code.

    With a viewer, the window is handed over at the end, and the exit code is that of its closing. This also happens if
    the viewer interferes, so that the session can't continue. Without a viewer, only the end of the program can
    interfere: raises KeyboardInterrupt then. The code is 1 if a file can't be written, with a message on the error
    stream.
    """
    script = read_script(sample / "evening.json")
    with ExitStack() as as_long_as_it_runs:
        try:
            as_long_as_it_runs.enter_context(temporary_state_folder(out_dir))
        except OSError as problem:
            return _report_failure(
                tr("Couldn't create the folder {folder}: {reason}.", folder=out_dir, reason=reason_text(problem))
            )
        starts_session = any(isinstance(step, StartSession) for step in script.steps)
        content = shift_log_to_now((sample / script.begins_with).read_bytes(), now, is_in_session=not starts_session)
        if why := _open_sample(document, content, out_dir / CAMPAIGN):
            return _report_failure(tr("Couldn't play the demo in {folder}. {why}", folder=out_dir, why=why))
        window.show()
        try:
            return _run_in_window(app, window, bridge, document, script, out_dir, quick=quick)
        except StorageError as problem:
            code = _report_failure(f"{problem.sentence} {tr('The demo in {folder} is incomplete.', folder=out_dir)}")
            if not quick:
                window.show_status(problem.sentence)
                app.exec()
            return code


def _run_in_window(
    app: QApplication,
    window: MainWindow,
    bridge: Bridge,
    document: DocumentController,
    script: Script,
    out_dir: Path,
    *,
    quick: bool,
) -> int:
    """Play the session in the visible window and write the papers, as :func:`run_demo` does. Raises StorageError."""
    watcher = Watcher(is_there=not quick)
    app.installEventFilter(watcher)
    try:
        pictures = _play_steps(window, bridge, watcher, script, out_dir)
    except (DemoFailed, LookupError, ValueError):
        if not window.isVisible():  # It was closed during a step, so the error of that step is not a bug.
            if quick:
                raise KeyboardInterrupt from None
            return 0
        if quick:
            raise
        window.show_status(tr("The demo ends here. You can take over now."))
        return app.exec()
    finally:
        app.removeEventFilter(watcher)
    papers = _write_papers(document, out_dir)
    print(tr("The demo files:"), *(f"  {path}" for path in (out_dir / CAMPAIGN, *papers, *pictures)), sep="\n")
    if quick:
        window.close()
        return 0
    return app.exec()


def _play_steps(window: MainWindow, bridge: Bridge, watcher: Watcher, script: Script, out_dir: Path) -> list[Path]:
    """Play every step and return the pictures.

    Raises DemoFailed if the viewer closes the window, KeyboardInterrupt if it closes without a viewer, and StorageError
    if a picture can't be written.
    """
    pictures: list[Path] = []
    caption = Hint(window)

    def pause() -> None:
        watcher.wait(MOVING_MS)
        if not window.isVisible():
            raise DemoFailed("the window was closed") if watcher.is_there else KeyboardInterrupt

    def picture(name: str) -> None:
        caption.clear()
        run_event_loop(SETTLE_MS)
        shown = next((w for w in window.findChildren(Preview) if w.isVisible()), None)
        path = out_dir / f"{name}.png"
        replace_file(path, (_png_of(shown or window),))
        pictures.append(path)

    player = StepPlayer(WindowDriver(window, bridge, pause), picture)
    try:
        for step in script.steps:
            if step.says and watcher.is_waiting:
                caption.show_hint(f"{step.says}\n{SKIP}", False, window.mapToGlobal(QPoint(24, window.height() - 120)))
                watcher.wait(READING_MS)
            player.play_step(step)
    finally:
        caption.clear()
        caption.deleteLater()
    return pictures


def _report_failure(why: str) -> int:
    """Print why the demo failed to the error stream. Returns the exit code."""
    print(f"gmtracker: {why}", file=sys.stderr)
    return 1


def run_event_loop(milliseconds: int) -> None:
    """Run the event loop for this time."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _open_sample(document: DocumentController, sample: bytes, path: Path) -> str:
    """Write the sample's content to a file and open it. Returns why that failed, or an empty text."""
    told: list[str] = []
    document.failed.connect(told.append)
    try:
        replace_file(path, (sample,))
        document.open(path)
    except StorageError as problem:
        return problem.sentence
    finally:
        document.failed.disconnect(told.append)
    if document.path == path.absolute():
        return ""
    return told[-1] if told else tr("Couldn't save the campaign in {folder}.", folder=path.parent)


def _png_of(widget: QWidget) -> bytes:
    """Return a PNG picture of a widget."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    widget.grab().save(buffer, "PNG")
    buffer.close()
    return bytes(content.data())


def _write_papers(document: DocumentController, out_dir: Path) -> list[Path]:
    """Save the campaign, and write the summary of its last session in every format. Raises StorageError."""
    document.save()
    document.wait()
    if trouble := document.save_state.trouble:
        raise StorageError("{sentence}", sentence=trouble)
    sessions = document.sessions()
    chapter = sessions[max(sessions)]()
    summary = summarize(chapter.opening, chapter.entries, zone=None)
    papers = [out_dir / f"summary{suffix}" for suffix in (".pdf", ".html", ".md")]
    for path in papers:
        write_summary(summary, path)
    return papers
