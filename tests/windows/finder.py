"""What the command bar finds: suggestions by their words, their commands, and the characters that a name means."""

from gmtracker.app import App
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import AnyCommand, Use
from gmtracker.engine.ids import CharacterId
from gmtracker.ui.command_line.query import PrepareCheck, RunCommand, Suggestion
from gmtracker.ui.command_line.search import find
from tests.windows.main_window import Stage


def found(app: App, text: str, current: str = "") -> tuple[Suggestion, ...]:
    return find(app.bridge, app.window.actions_of_play, text, who(app, current) if current else None)


def first(app: App, text: str, current: str = "") -> Suggestion:
    return found(app, text, current)[0]


def command_of(finding: Suggestion) -> AnyCommand:
    assert isinstance(finding.action, RunCommand), finding
    return finding.action.command


def who(app: App, name: str) -> CharacterId:
    return next(person.id for person in app.bridge.shown.characters if person.name.startswith(name))


def at(stage: Stage, game: str) -> App:
    """Return the program with a game's sample open, during a session."""
    app = stage.window()
    app.files.open_sample_of(game)
    return app


def first_found(app: App, text: str) -> Suggestion:
    found = find(app.bridge, app.window.actions_of_play, text, None)
    assert found, f"nothing is found for “{text}”"
    return found[0]


def used(finding: Suggestion) -> Use:
    assert isinstance(finding.action, RunCommand), finding
    assert isinstance(finding.action.command, Use)
    return finding.action.command


def check_typed(app: App, text: str) -> CheckDraft:
    deed = first_found(app, text).action
    assert isinstance(deed, PrepareCheck)
    return deed.draft
