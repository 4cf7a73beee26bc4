"""The menu bar: every action in its place."""

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from gmtracker.ui.actions import Act, Actions
from gmtracker.words import tr

_MENUS: dict[str, tuple[Act | None, ...]] = {
    tr("&Campaign"): (
        Act.NEW,
        Act.OPEN,
        None,
        Act.SAVE,
        Act.SAVE_AS,
        Act.RESTORE,
        None,
        Act.IMPORT_ROSTER,
        Act.HOUSE_RULES,
        Act.ROLL_TABLES,
        None,
        Act.SUMMARY,
        None,
        Act.QUIT,
    ),
    tr("&Edit"): (
        Act.UNDO,
        Act.REDO,
        Act.RETURN_TO_NOW,
        None,
        Act.FIND,
        None,
        Act.ADD_HERO,
        Act.ADD_OPPOSITION,
        Act.ADD_IN_A_LINE,
        None,
        Act.EDIT_CHARACTER,
        Act.DUPLICATE,
        Act.PUT_ASIDE,
        Act.REMOVE_CHARACTER,
        None,
        Act.SETTINGS,
    ),
    tr("&Play", "the menu of what is done at the table"): (
        Act.START_SESSION,
        Act.END_SESSION,
        None,
        Act.START_ENCOUNTER,
        Act.END_ENCOUNTER,
        None,
        Act.NEXT_TURN,
        Act.TYPE_TURN,
        Act.PREVIOUS_TURN,
        None,
        Act.CHECK,
        Act.OPEN_FLOW,
        Act.ADD_NOTE,
        Act.DICE_BOX,
    ),
}
_LOOKS = (Act.LOOK_SYSTEM, Act.LOOK_LIGHT, Act.LOOK_DARK, Act.LOOK_CONTRAST)

_VIEW = (Act.PLAYER_WINDOW, Act.PLAYER_PARTS, Act.BLANK_PLAYERS)
_PARTS = (Act.NEXT_PANE, Act.PREVIOUS_PANE)
_HELP = (Act.HELP, Act.KEY_CARD, Act.CHEAT_SHEET, Act.ABOUT)


class Menus:
    """Fills a window's menu bar; its menus that depend on files or the table (``recent``…) are filled elsewhere."""

    def __init__(self, window: QMainWindow, actions: Actions) -> None:
        bar = window.menuBar()
        self.recent = QMenu(tr("Open &recent"), window)
        self.samples = QMenu(tr("Open a sam&ple"), window)
        self.sessions = QMenu(tr("Summary of &session"), window)
        self.aside = QMenu(tr("&Bring back"), window)
        self.game = QMenu(window)
        behind = {
            Act.OPEN: (self.recent, self.samples),
            Act.PUT_ASIDE: (self.aside,),
            Act.SUMMARY: (self.sessions,),
            Act.PREVIOUS_TURN: (self.game,),
        }
        for title, acts in _MENUS.items():
            menu = bar.addMenu(title)
            for act in acts:
                if act is None:
                    menu.addSeparator()
                    continue
                menu.addAction(actions[act])
                for following in behind.get(act, ()):
                    menu.addMenu(following)
        self.view = bar.addMenu(tr("&View"))
        looks = self.view.addMenu(tr("&Look", "how the window looks"))
        group = QActionGroup(window)
        for act in _LOOKS:
            group.addAction(actions[act])
            looks.addAction(actions[act])
        for act in _VIEW:
            self.view.addAction(actions[act])
        self.view.addSeparator()
        for act in (*_PARTS, Act.RESET_LAYOUT):
            self.view.addAction(actions[act])
        self.view.addSeparator()
        help_menu = bar.addMenu(tr("&Help"))
        for act in _HELP:
            help_menu.addAction(actions[act])


def keys_by_menu(actions: Actions) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    """The actions that have a key, menu by menu: each with its name."""
    menus = {title.replace("&", ""): acts for title, acts in _MENUS.items()} | {
        tr("View and help"): (*_VIEW, *_PARTS, *_HELP)
    }
    return tuple(
        (
            title,
            tuple((actions.name_of(act, now=False), keys) for act in acts if act and (keys := actions.keys_of(act))),
        )
        for title, acts in menus.items()
    )
