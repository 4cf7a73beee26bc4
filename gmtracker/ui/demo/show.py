"""The demo: plays the evening before whoever is watching, and leaves its papers and pictures in a folder."""

import sys
from contextlib import ExitStack
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, QTimer
from PySide6.QtWidgets import QApplication

from gmtracker.storage.folders import kept_beside
from gmtracker.summary import summarize
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.demo.hand import Hand
from gmtracker.ui.demo.player import Player, WentWrong
from gmtracker.ui.demo.script import read_script
from gmtracker.ui.desk import Desk
from gmtracker.ui.main_window import MainWindow
from gmtracker.ui.paper.output import write_summary
from gmtracker.ui.paper.preview import Preview
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.hint import Hint
from gmtracker.words import tr

CAMPAIGN = "campaign.gmtracker.json"
SETTLE_MS = 500
READING_MS = 900
MOVING_MS = 120


class Watcher(QObject):
    """Lets time pass between the moves, and none any more once a key is pressed."""

    def __init__(self, *, is_there: bool) -> None:
        super().__init__()
        self.is_there = self.patient = is_there

    def wait(self, milliseconds: int) -> None:
        """Let the window live for a while; hardly at all where nobody watches."""
        live_for(milliseconds if self.patient else 0)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any key skips to the end."""
        if event.type() == QEvent.Type.KeyPress and event.spontaneous():
            self.patient = False
        return False


def show_evening(
    app: QApplication,
    window: MainWindow,
    bridge: Bridge,
    desk: Desk,
    sample: Path,
    out_dir: Path,
    *,
    quick: bool,
) -> int:
    """Play the evening of a sample's folder; returns the exit code.

    Watched, the window is then handed over, and the code is that of its closing; so it is where whoever watches takes
    a hand in the evening, which cannot go on then. Unwatched, nobody can do that but whoever
    ends the program: raises KeyboardInterrupt then.
    """
    with ExitStack() as as_long_as_it_runs:
        try:
            as_long_as_it_runs.enter_context(kept_beside(out_dir))
        except OSError as problem:
            return _cannot(tr("{folder} cannot be made: {reason}.", folder=out_dir, reason=problem.strerror))
        if not (desk.open_sample(sample / CAMPAIGN) and _goes_on_in(desk, out_dir / CAMPAIGN)):
            return _cannot(tr("The campaign cannot be written in {folder}.", folder=out_dir))
        window.show()
        watcher = Watcher(is_there=not quick)
        app.installEventFilter(watcher)
        try:
            pictures = _play(window, bridge, watcher, sample, out_dir)
        except (WentWrong, LookupError):
            if quick:
                raise
            if not window.isVisible():
                return 0
            window.say_status(tr("The evening stops here; the table is yours."))
            return app.exec()
        finally:
            app.removeEventFilter(watcher)
        desk.save()
        desk.wait()
        papers = _write_papers(desk, out_dir)
        print(tr("The evening is in:"), *(f"  {path}" for path in (out_dir / CAMPAIGN, *papers, *pictures)), sep="\n")
        if quick:
            window.close()
            return 0
        return app.exec()


def _play(window: MainWindow, bridge: Bridge, watcher: Watcher, sample: Path, out_dir: Path) -> list[Path]:
    """Play every step; returns the pictures that were taken. Raises WentWrong where the window is closed before,
    KeyboardInterrupt where nobody was there to close it.
    """
    pictures: list[Path] = []
    caption = Hint(window)

    def pause() -> None:
        watcher.wait(MOVING_MS)
        if not window.isVisible():
            raise WentWrong("the window was closed") if watcher.is_there else KeyboardInterrupt

    def picture(name: str) -> None:
        caption.clear()
        live_for(SETTLE_MS)
        shown = next((w for w in window.findChildren(Preview) if w.isVisible()), None)
        path = out_dir / f"{name}.png"
        (shown or window).grab().save(str(path))
        pictures.append(path)

    player = Player(Hand(window, bridge, pause), picture)
    try:
        for step in read_script(sample / "evening.json").steps:
            if step.says and watcher.patient:
                caption.show_hint(step.says, False, window.mapToGlobal(QPoint(24, window.height() - 120)))
                watcher.wait(READING_MS)
            player.play(step)
    finally:
        caption.clear()
        caption.deleteLater()
    return pictures


def _cannot(why: str) -> int:
    print(f"gmtracker: {why}", file=sys.stderr)
    return 1


def live_for(milliseconds: int) -> None:
    """Let the window live for so long."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _goes_on_in(desk: Desk, path: Path) -> bool:
    """Save the campaign in another file; False where it cannot be."""
    desk.save_as(path)
    desk.wait()
    return desk.path == path.absolute()


def _write_papers(desk: Desk, out_dir: Path) -> list[Path]:
    """Write the summary of the last session in every form."""
    sessions = desk.sessions()
    chapter = sessions[max(sessions)]()
    summary = summarize(chapter.opening, chapter.entries, zone=None)
    papers = [out_dir / f"summary{suffix}" for suffix in (".pdf", ".html", ".md")]
    for path in papers:
        write_summary(summary, path)
    return papers
