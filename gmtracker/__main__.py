"""The command line: opens the window, or runs one of the commands that need none.

A command imports what it needs when it runs. So no command is slowed by another's imports, and commands without a
window never load Qt.
"""

import argparse
import gc
import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from gmtracker import __version__, platform_check
from gmtracker.cli.streams import say
from gmtracker.i18n import ENGLISH, choose_language
from gmtracker.resources import FIRST_GAME, MissingFiles, is_shipped, resource

EXIT_STOPPED = 130
"""The exit code of a command stopped by Ctrl+C, as in shells."""

READ_WORKBOOK = "--read-workbook"
"""The argument for a subprocess of the program that reads a roster; not meant for users."""

SUMMARY_SUFFIXES = (".pdf", ".html", ".md")

_COMMANDS_HELP = """\
commands (for details: gmtracker COMMAND --help):
  demo       play a session of a sample campaign and save its files in a folder
  summary    save the summary of a session as PDF, HTML or Markdown
  validate   check campaign files and game files for errors
  schema     print the JSON Schema of campaign files or game files
  roll       roll dice, for example: gmtracker roll 2d6+1
  odds       read checks (JSON, one per line) from standard input and print their exact odds

To open a campaign file that has the name of a command, type ./NAME."""


_ODDS_HELP = """\
One check for each game. The first line has the required fields, the next one the optional fields with their defaults:
  {"ruleset": "shattered-spheres", "kind": "skill", "skill_rank": 3, "against": {"type": "dc", "dc": 15},
   "advantage": 0, "disadvantage": 0, "tier": 1, "bonus": 0, "fortune": false, "misfortune": false, "side": "heroes"}
  {"ruleset": "torg-eternity", "skill_value": 11, "dn": 12,
   "modifier": 0, "skilled": true, "favored": false, "mishap_up_to": 1}
  {"ruleset": "vagabond", "stat": 5,
   "trained": false, "favor": 0, "hinder": 0}
  {"ruleset": "humans-and-heroes", "roll": "trait", "bonus": 4, "against": {"type": "dc", "dc": 10}}
"kind" is skill, attack or resistance. "roll" is trait, attack or power. "against" can also be:
  {"type": "obstacle", "level": 5, "difficulty": "hard", "rolled": false}     Shattered Spheres, or "easy", "moderate"
  {"type": "passive", "skill_rank": 4, "advantage": 2, "disadvantage": 0, "tier": 1}                 Shattered Spheres
  {"type": "opposed", "bonus": 5, "roll": "trait"}                                                   Humans & Heroes"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line `argv` (the process's own by default) and return the exit code.

    The code is 0 for success and 1 for failure. A failure prints one line to standard error, except if the reader of
    the output has closed it. The code is STOPPED for a command stopped with Ctrl+C; the window closes on Ctrl+C and
    succeeds. An invalid command line, `--help` and `--version` exit with SystemExit, as argparse does.
    """
    try:
        code = _run(list(sys.argv[1:] if argv is None else argv))
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return EXIT_STOPPED
    except MissingFiles as missing:
        return _fail(str(missing))
    except OSError as error:
        if error.filename is None:
            return _output_failure(error)
        if is_shipped(str(error.filename)):
            return _fail(f"Couldn't read gmtracker's own file {error.filename}. Reinstall gmtracker.")
        raise  # Not about our files: a bug, so let it surface.
    return code


def _output_failure(trouble: OSError) -> int:
    """Return the exit code after standard output failed; a reader that closed it, such as `head`, gets no message."""
    from gmtracker.storage.errors import reason_text

    with suppress(OSError):  # otherwise Python reports the closed stream again at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(trouble, BrokenPipeError):
        return 1
    return _fail(f"Couldn't write to standard output: {reason_text(trouble)}.")


def _run(words: list[str]) -> int:
    if words == [READ_WORKBOOK]:
        from gmtracker.storage.workbook import print_workbook

        return print_workbook()
    if words and words[0] in _COMMANDS:
        command = _COMMANDS[words[0]]
        parser = argparse.ArgumentParser(prog=f"gmtracker {words[0]}")
        command.describe(parser)
        return command.run(parser.parse_args(_roll_arguments(words) if words[0] == "roll" else words[1:]))
    return _run_window(_window_parser().parse_args(words))


def _roll_arguments(words: list[str]) -> list[str]:
    """Return the arguments of ``roll``, marked as positional: argparse would read "-2d6" as an option."""
    arguments = words[1:]
    return arguments if arguments[:1] in ([], ["-h"], ["--help"], ["--"]) else ["--", *arguments]


def _window_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="gmtracker",
        usage="%(prog)s [--help] [--version] [--debug] [--sample | FILE]\n       %(prog)s COMMAND ...",
        description="Open the gmtracker window with your last campaign, or with the campaign you name.",
        epilog=_COMMANDS_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"gmtracker {__version__}")
    parser.add_argument("--debug", action="store_true", help="write what the window does to a log, without your notes")
    opened = parser.add_mutually_exclusive_group()
    opened.add_argument("--sample", action="store_true", help="open the sample campaign")
    opened.add_argument("file", metavar="FILE", type=Path, nargs="?", help="the campaign to open")
    return parser


def _exit_on_ctrl_c() -> None:
    """Let Ctrl+C end the process until the window handles it: PySide6 aborts if its import is interrupted."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def _run_window(args: argparse.Namespace) -> int:
    file: Path | None = args.file
    if file is not None and _is_certainly_missing(file) and not _has_backups(file):
        return _fail(_missing_file_text(file))
    if reason := platform_check.why_no_window():
        return _fail(reason)
    gc.disable()  # the objects of the window are not garbage, and searching them takes 20 ms
    _exit_on_ctrl_c()
    _set_language()
    if args.debug and (trouble := _start_debug_log()):
        return _fail(trouble)
    from gmtracker import app

    return app.run(file, args.sample)


def _start_debug_log() -> str:
    """Start the debug log and print its path; return an error message, or an empty string."""
    from gmtracker.storage.debug_log import DebugLog
    from gmtracker.storage.errors import reason_text

    try:
        say(f"Debug log: {DebugLog().path}", sys.stdout)
    except OSError as error:
        return f"Couldn't write the debug log: {reason_text(error)}."
    return ""


def _missing_file_text(file: Path) -> str:
    """Return why a name opens nothing; a Path drops the "./" of ./NAME, so NAME may be a command's name."""
    if str(file) in _COMMANDS:
        return f"There is no campaign file ./{file}. To run the command, type: gmtracker {file}"
    return f"There is no campaign file or command named {file}. For help, type: gmtracker --help"


def _is_certainly_missing(file: Path) -> bool:
    """Whether there is certainly no file at a path; if it can't be checked in time, the window reports why."""
    from gmtracker.storage.errors import StorageError
    from gmtracker.storage.paths import is_existing_file

    try:
        return not is_existing_file(file)
    except StorageError:
        return False


def _has_backups(file: Path) -> bool:
    """Whether there are backups of a missing file; the window then offers them."""
    from gmtracker.storage.backups import file_backups

    return bool(file_backups(file))


def _describe_demo(parser: argparse.ArgumentParser) -> None:
    parser.description = "Play a session of a sample campaign in the real window."
    parser.add_argument(
        "-o",
        dest="out_dir",
        metavar="DIR",
        type=Path,
        default=Path("gmtracker-demo"),
        help="folder for the campaign, the summaries and the pictures (default: %(default)s)",
    )
    parser.add_argument("--quick", action="store_true", help="play without a window, as fast as possible")
    parser.add_argument("--game", metavar="ID", default=FIRST_GAME, help="the game to play (default: %(default)s)")


def _run_demo(args: argparse.Namespace) -> int:
    evenings = sorted(path.parent.name for path in resource("samples").glob("*/evening.json"))
    if args.game not in evenings:
        return _fail(f"There is no demo for {args.game}. Choose from {', '.join(evenings)}.")
    if reason := platform_check.why_no_qt():
        return _fail(reason)
    quick = args.quick or os.environ.get("QT_QPA_PLATFORM", "").startswith("offscreen")
    if not quick and (reason := platform_check.why_no_window()):
        print(f"{reason}\nThe demo plays without a window.", flush=True)
        quick = True
    if quick:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    skip = "" if quick else " Press any key in the window to skip to the end."
    print(f"Playing the demo evening of {args.game}.{skip}", flush=True)
    _exit_on_ctrl_c()
    import_module("gmtracker.ui")  # first, as for the window; not translated: an evening refers to English texts
    from gmtracker import app

    return app.demo(args.out_dir, quick, args.game)


def _describe_summary(parser: argparse.ArgumentParser) -> None:
    parser.description = "Save the summary of a session."
    parser.add_argument("file", metavar="FILE", type=Path, help="the campaign file")
    parser.add_argument(
        "--session", metavar="N", type=_session_number, help="number of the session, from 1 (default: the last session)"
    )
    parser.add_argument(
        "-o", dest="out", metavar="OUT", type=_summary_path, required=True, help="the file to save: .pdf, .html or .md"
    )


def _run_summary(args: argparse.Namespace) -> int:
    if args.out.suffix.lower() == ".pdf":
        if reason := platform_check.why_no_qt():
            return _fail(reason)
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    _set_language_without_window()
    from gmtracker.cli import summary

    return summary.run(args)


def _describe_validate(parser: argparse.ArgumentParser) -> None:
    parser.description = "Check campaign files and game files, and report every error."
    parser.add_argument("files", metavar="FILE", type=Path, nargs="+", help="a campaign or game file (*.game.toml)")


def _run_validate(args: argparse.Namespace) -> int:
    from gmtracker.cli import campaign_files

    return campaign_files.run_validate(args)


def _describe_schema(parser: argparse.ArgumentParser) -> None:
    parser.description = "Print the JSON Schema of campaign files or game files."
    parser.add_argument("--game-file", action="store_true", help="print the schema of game files (*.game.toml) instead")


def _run_schema(args: argparse.Namespace) -> int:
    from gmtracker.cli import campaign_files

    return campaign_files.run_schema(args)


def _describe_roll(parser: argparse.ArgumentParser) -> None:
    parser.usage = "%(prog)s [-h] DICE"
    parser.description = "Roll dice and print every die and the result."
    parser.add_argument(
        "notation",
        metavar="DICE",
        nargs="+",
        help="one roll, with or without spaces: 2d6 + 1, d6!, 2d20kh, d66, Cd6, Td20, 3dF, d%%",
    )


def _run_roll(args: argparse.Namespace) -> int:
    from gmtracker.cli import dice

    return dice.run_roll(args)


def _describe_odds(parser: argparse.ArgumentParser) -> None:
    parser.description = "Read checks as JSON from standard input, one per line, and print the exact odds of each."
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = _ODDS_HELP


def _run_odds(args: argparse.Namespace) -> int:
    from gmtracker.cli import dice

    return dice.run_odds(args)


def _session_number(word: str) -> int:
    """Return the number of a session. Raises ArgumentTypeError unless it is a whole number from 1."""
    if not word.isdecimal() or int(word) < 1:
        raise argparse.ArgumentTypeError(f"{word!r} is not a session number: use a whole number from 1")
    return int(word)


def _summary_path(word: str) -> Path:
    """Return the path to write to. Raises ArgumentTypeError unless its suffix is a known format."""
    path = Path(word)
    if path.name.lower() in SUMMARY_SUFFIXES:
        raise argparse.ArgumentTypeError(f"{word!r} is only an ending: add a name before it")
    if path.suffix.lower() not in SUMMARY_SUFFIXES:
        raise argparse.ArgumentTypeError(f"{word!r} must end in {' or '.join(SUMMARY_SUFFIXES)}")
    return path


def _set_language() -> None:
    """Set the language from the settings, before any import of a module that translates its texts."""
    import_module("gmtracker.ui")  # before any other import of Qt: it makes the imports that follow faster
    from gmtracker.storage.settings import read_language
    from gmtracker.ui import translation

    translation.speak(read_language())


def _set_language_without_window() -> None:
    """Set the language; load Qt, which translates, only if the language is not English and Qt can be loaded."""
    from gmtracker.storage.settings import read_language

    wished = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    language = choose_language(read_language(), wished)
    if language != ENGLISH and not platform_check.why_no_qt():
        _set_language()


def _fail(reason: str) -> int:
    say(f"gmtracker: {reason}", sys.stderr)
    return 1


class _Command(NamedTuple):
    """A command of the command line: its arguments, and the function that runs it."""

    describe: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


_COMMANDS = {
    "demo": _Command(_describe_demo, _run_demo),
    "summary": _Command(_describe_summary, _run_summary),
    "validate": _Command(_describe_validate, _run_validate),
    "schema": _Command(_describe_schema, _run_schema),
    "roll": _Command(_describe_roll, _run_roll),
    "odds": _Command(_describe_odds, _run_odds),
}


if __name__ == "__main__":
    sys.exit(main())
