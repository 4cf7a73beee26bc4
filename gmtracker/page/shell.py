"""The files of the page, in the GM's language and without a word of the campaign."""

import json
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from gmtracker.i18n import tr
from gmtracker.page.server import Shell

FILES = Path(__file__).parent / "files"


def build_shell(language: str) -> Shell:
    """Return the files. ``language`` is the code of the GM's language."""
    environment = Environment(loader=FileSystemLoader(FILES), autoescape=True, undefined=StrictUndefined)
    page = environment.get_template("page.html").render(
        language=language, labels=_labels(), words=json.dumps(_words(), ensure_ascii=False)
    )
    return Shell(page=page.encode(), style=(FILES / "app.css").read_bytes(), script=(FILES / "app.js").read_bytes())


def _labels() -> dict[str, str]:
    """Return the texts that are in the page from the start."""
    return {
        "title": tr("The table – gmtracker"),
        "old": tr("Loading the table. If nothing appears, this browser is too old."),
        "no_script": tr("This page needs JavaScript. Allow it in the browser's settings."),
        "i_am": tr("I am", "a player chooses a hero"),
        "watching": tr("Only watching"),
        "code": tr("Code"),
        "show": tr("Show the table"),
        "code_hint": tr("Scan the QR code again, or type the code that the game master shows you."),
        "check": tr("Check"),
        "turns": tr("Turn order"),
        "people": tr("Characters"),
        "pools": tr("Pools"),
    }


def _words() -> dict[str, str]:
    """Return the texts that the script shows later."""
    return {
        "waiting": tr("Connecting…"),
        "live": tr("Connected"),
        "lost": tr("Connection lost. This was the table at {time}."),
        "unreached": tr("Can't reach the table yet. Use the same Wi-Fi as the game master."),
        "blank": tr("The game master has hidden the table for now."),
        "over": tr("The game master has closed this page. To come back, scan the new QR code."),
        "full": tr("All places on this page are taken. Close it on another phone."),
        "secret": tr("This page needs a code."),
        "wrong": tr("That code is wrong."),
        "often": tr("Too many wrong codes. Wait a minute."),
        "shut": tr("This page accepts no more codes. Ask the game master for a new one."),
        "empty": tr("empty", "a pool"),
        "acting": tr("Active"),
        "out": tr("out of the fight"),
    }
