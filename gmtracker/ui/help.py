"""The help window (the guide and a page for every game) and the About window.

Pages are Markdown with the guide's pictures; nothing outside of the guide's folder is read for them. A game's page is
generated from its description.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial, reduce
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QSize, QUrl
from PySide6.QtGui import (
    QImage,
    Qt,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QTextBrowser, QVBoxLayout, QWidget

from gmtracker import __version__
from gmtracker.engine.errors import Refused
from gmtracker.engine.game_spec import TABLE_RULES, GameSpec, TrackKind, UseKind
from gmtracker.engine.phrases import join_names
from gmtracker.i18n import tr
from gmtracker.rulesets import built_in_ids, shipped_file_ids
from gmtracker.summary.render import escape_markdown
from gmtracker.ui.actions import Actions, default_keys
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import row_height, scaled, text_font
from gmtracker.ui.theme.icons import application_icon
from gmtracker.ui.theme.spacing import fix_width
from gmtracker.ui.translation import translated_path
from gmtracker.ui.widgets.buttons import Button
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.windows import QuietWindow, wrap_in_scroll_area

LOOKS = {
    "wheel": tr("wheel"),
    "pips": tr("pips"),
    "bar": tr("bar"),
    "ladder": tr("named steps"),
    "number": tr("number", "how a track is drawn"),
}


def game_page(game: GameSpec, opening: str = "") -> str:
    """Return the page of a game in Markdown, generated from its description after our own ``opening``."""
    tokens = [use for use in game.uses if use.tokens and (use.menu != "flow" or use.drop_zone)]
    rows = [use for use in game.uses if use.menu == "row" and use not in tokens]
    table = [use for use in game.uses if use.menu == "table" and use not in tokens]
    parts = (
        (tr("Tracks"), "", [_line_text(track.name, _track(track)) for track in game.tracks]),
        (tr("Where tokens go"), "", _places(game)),
        (tr("What tokens do"), "", [_line_text(use.name, _use(game, use)) for use in tokens]),
        (
            tr("Character actions"),
            tr("In a character's row menu."),
            [_line_text(use.name, escape_markdown(use.description)) for use in rows],
        ),
        (
            tr("Table actions"),
            tr("In the *Play* menu."),
            [_line_text(use.name, escape_markdown(use.description)) for use in table],
        ),
        (tr("Turn actions"), "", [_line_text(action.letter, escape_markdown(action.name)) for action in game.actions]),
        (tr("Conditions"), "", [_line_text(kind.name, escape_markdown(kind.meaning)) for kind in game.conditions]),
        (
            tr("House rules"),
            tr("Your table can change these rules in *Campaign → House rules…*."),
            [_line_text(rule.name, escape_markdown(rule.description)) for rule in (*game.house_rules, *TABLE_RULES)],
        ),
    )
    sections = [_section_text(*part) for part in parts if part[2]]
    return "\n\n".join([f"# {escape_markdown(game.name)}", *([opening.strip()] if opening else []), *sections, ""])


def _section_text(title: str, beneath: str, lines: Iterable[str]) -> str:
    return "\n\n".join([f"## {title}", *([beneath] if beneath else []), "\n".join(lines)])


def _line_text(name: str, message: str) -> str:
    return f"- **{escape_markdown(name)}**: {message}"


def _track(track: TrackKind) -> str:
    """Return how a track is drawn, its range, and for which side it is."""
    told = [LOOKS[track.look]]
    if track.rungs:
        told.append(join_names([escape_markdown(rung) for rung in track.rungs]))
    elif track.limits:
        limit, lowest = (
            join_with_or(escape_markdown(limit.name) for limit in track.limits),
            track.value_text(track.lowest),
        )
        told.append(
            tr("from {lowest} to the character's {limit}", lowest=lowest, limit=limit)
            if track.lowest
            else tr("up to the character's {limit}", limit=limit)
        )
    else:
        told.append(tr("{lowest} to {highest}", lowest=track.value_text(track.lowest), highest=track.highest))
    if track.tokens_add_to_track:
        told.append(tr("held tokens count too"))
    if track.starts_full:
        told.append(tr("starts full"))
    if track.sides == ("heroes",):
        told.append(tr("heroes only"))
    return f"{', '.join(told)}."


def _places(game: GameSpec) -> list[str]:
    """Return the pools and the GM's own place, each with its text about how it fills."""
    places = [_line_text(pool.name, escape_markdown(pool.empty)) for pool in game.pools]
    if game.hand and game.hand_empty:
        places.append(_line_text(game.hand, escape_markdown(game.hand_empty)))
    return places


def _use(game: GameSpec, use: UseKind) -> str:
    """Return what a use does, with its kinds of tokens if the game has others too."""
    if len(use.tokens) == len(game.tokens):
        return escape_markdown(use.description)
    kinds = join_with_or(escape_markdown(game.token_kind(kind).name) for kind in use.tokens)
    return f"{escape_markdown(use.description)} *({kinds})*"


def join_with_or(names: Iterable[str]) -> str:
    """Return one or more names joined by "or": "Wits or Grace"."""
    return reduce(lambda one, other: tr("{one} or {other}", one=one, other=other), names)


GUIDE = ("first-evening", "a-fight", "hands-and-keys", "players-and-looks", "safe-and-sound", "a-game-of-your-own")
CODE = re.compile(r"`([^`\n]+)`")


class Page(Struct, frozen=True):
    """A page with its title; ``text`` returns its Markdown when it is opened."""

    title: str
    text: Callable[[], str]


def pages(games: tuple[tuple[str, str], ...], actions: Actions, open_game: GameSpec | None) -> Iterator[Page]:
    """Yield the pages in order. ``games`` are the playable ones (id, name).

    ``open_game`` is the open campaign's game, which has a page even if the game is missing.
    """
    for name in GUIDE:
        text = _text_of(translated_path("guide", f"{name}.md"))
        yield Page(text.partition("\n")[0].removeprefix("# "), partial(replace_keys, text, actions))
    specs: dict[str, tuple[str, Callable[[], GameSpec]]] = {
        game: (name, partial(_load_spec, game)) for game, name in games
    }
    if open_game is not None:
        specs[open_game.ruleset] = (open_game.name, lambda: open_game)
    for game, (name, spec) in specs.items():
        yield Page(name, partial(_game, game, spec))


def _text_of(page: Path) -> str:
    """Return a page without its first-line comment, in which a translation names its English page."""
    return re.sub(r"\A<!--.*-->\n", "", page.read_text("utf-8"))


def replace_keys(text: str, actions: Actions) -> str:
    """Return the guide's Markdown with each default shortcut replaced by the current one, in bold."""
    own = {
        default_keys(act): actions.shortcut_text(act)
        or tr("{action} (no shortcut)", action=actions.title_text(act, now=False))
        for act, _ in actions.items()
        if default_keys(act)
    }
    return CODE.sub(lambda found: f"**{escape_markdown(own.get(found[1], found[1]))}**", text)


def _load_spec(game: str) -> GameSpec:
    from gmtracker.storage.game_files import load_game

    return load_game(game).spec()


def _game(game: str, spec: Callable[[], GameSpec]) -> str:
    """Return a game's page, or the refusal if the game cannot be loaded."""
    try:
        return game_page(spec(), _opening_of(game))
    except Refused as refusal:
        return escape_markdown(refusal.sentence)


def _opening_of(game: str) -> str:
    """Return the page shipped with one of our games, or "".

    Another game's id may be any path, so it is not looked up.
    """
    if game not in (*built_in_ids(), *shipped_file_ids()):
        return ""
    opening = translated_path("guide", "games", f"{game}.md")
    return _text_of(opening) if opening.is_file() else ""


COLUMN = 680
MARGIN = 24
PADDING = 5
ABOVE_HEADING, BELOW_HEADING = 20, 6
BELOW_TEXT, BELOW_LINE = 10, 4
LINE_PERCENT = 115
PICTURE = "\ufffc"
WITHOUT_HTML = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML


class Reader(QTextBrowser):
    """A text browser with a fixed minimum width, to which pictures are scaled."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.document().setDocumentMargin(scaled(MARGIN))
        self.document().setDefaultFont(text_font())
        self.setMinimumWidth(scaled(COLUMN + 3 * MARGIN))

    def read(self, markdown: str, title: str) -> None:
        """Show a page from its start."""
        self.document().setMarkdown(markdown, WITHOUT_HTML)
        self.document().setMetaInformation(QTextDocument.MetaInformation.DocumentTitle, title)
        self.setAccessibleName(title)
        self._space_out()
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                _lay_out(frame)
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _space_out(self) -> None:
        """Set the margins of headings and paragraphs, and smaller ones within lists and code."""
        block = self.document().begin()
        while block.isValid():
            cursor = QTextCursor(block)
            form = block.blockFormat()
            if form.headingLevel():
                form.setTopMargin(scaled(ABOVE_HEADING) if block.position() else 0)
                form.setBottomMargin(scaled(BELOW_HEADING))
            elif cursor.currentTable() is None:
                form.setBottomMargin(scaled(BELOW_LINE if _goes_on(block) else BELOW_TEXT))
            if PICTURE not in block.text():
                form.setLineHeight(LINE_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            cursor.setBlockFormat(form)
            block = block.next()

    @override
    def loadResource(self, type: int, name: QUrl | str) -> object:
        picture = QImage(str(translated_path("guide", QUrl(name).fileName())))
        if picture.isNull():
            return None
        ratio = self.devicePixelRatioF()
        wide = self.minimumWidth() - scaled(3 * MARGIN)
        small = picture.scaledToWidth(round(wide * ratio), Qt.TransformationMode.SmoothTransformation)
        small.setDevicePixelRatio(ratio)
        return small


def _goes_on(block: QTextBlock) -> bool:
    """Whether the next block belongs to the same list or code block."""
    following = block.next()
    if block.textList() is not None:
        return following.textList() is not None
    fence = QTextFormat.Property.BlockCodeFence
    return block.blockFormat().hasProperty(fence) and following.blockFormat().hasProperty(fence)


def _lay_out(table: QTextTable) -> None:
    """Draw lines under a table's rows instead of boxes, and use the whole width."""
    form = table.format()
    form.setBorder(0)
    form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
    form.setCellPadding(scaled(PADDING))
    form.setCellSpacing(0)
    form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    table.setFormat(form)


HELP_SIZE = QSize(1000, 640)
LIST = 240


class HelpWindow(QuietWindow):
    """The help window, which can stay open beside the table."""

    def __init__(self, pages: Iterable[Page], parent: QWidget | None = None) -> None:
        super().__init__(tr("Help"), HELP_SIZE, parent)
        self._pages = tuple(pages)
        self.titles = QListWidget()
        self.titles.setObjectName("pages")
        self.titles.setFrameShape(QFrame.Shape.NoFrame)
        self.titles.setAccessibleName(tr("Pages"))
        fix_width(self.titles, LIST)
        self.titles.addItems([page.title for page in self._pages])
        for row in range(self.titles.count()):
            self.titles.item(row).setSizeHint(QSize(0, row_height()))
        self.reader = Reader()
        beside = self.screen().availableSize().width() - scaled(LIST)
        self.reader.setMinimumWidth(min(self.reader.minimumWidth(), beside))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        line.addWidget(self.titles)
        line.addWidget(self.reader, 1)
        self.titles.currentRowChanged.connect(self._on_chosen)
        self.titles.setCurrentRow(0)
        self.setFocusProxy(self.titles)

    def _on_chosen(self, row: int) -> None:
        page = self._pages[row]
        self.reader.read(page.text(), page.title)


ABOUT_SIZE = QSize(600, 500)
ICON = 40


class AboutWindow(QuietWindow):
    """Shows the version, the license and the names of the installed ``games``."""

    def __init__(self, games: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(tr("About gmtracker"), ABOUT_SIZE, parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        picture = text_label("")
        picture.setPixmap(application_icon().pixmap(ICON, ICON))
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(picture)
        head.addWidget(text_label(f"gmtracker {__version__}", "title"), 1)
        column.addLayout(head)
        terms = QWidget()
        paragraphs = QVBoxLayout(terms)
        paragraphs.setContentsMargins(0, 0, 0, 0)
        paragraphs.setSpacing(12)
        for paragraph in translated_path("texts", "about.txt").read_text("utf-8").strip().split("\n\n"):
            paragraphs.addWidget(text_label(paragraph))
        paragraphs.addWidget(text_label(tr("Installed games: {games}.", games=", ".join(games)), "muted"))
        paragraphs.addStretch(1)
        column.addWidget(wrap_in_scroll_area(terms), 1)
        leave = Button(tr("Close"))
        leave.clicked.connect(self.close)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(leave)
        column.addLayout(foot)
        self.setFocusProxy(leave)
