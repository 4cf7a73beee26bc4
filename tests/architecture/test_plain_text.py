"""Tests that names from people and files are shown as plain text, as Qt would read markup and fetch its pictures.

A token called ``<img src='…'>`` in a mailed campaign opened files, and on Windows could ask a server for one.
"""

import ast
from functools import cache

from tests.architecture.checkout import python_sources

RICH = {
    "QErrorMessage",
    "QInputDialog",
    "QMessageBox",
    "QProgressDialog",
    "QTextEdit",
    "QWhatsThis",
    "AutoText",
    "MarkdownText",
    "RichText",
    "WhatsThisRole",
    "appendHtml",
    "insertHtml",
    "setHtml",
    "setInformativeText",
    "setStatusTip",
    "setWhatsThis",
}
"""Names that show text as HTML or guess whether it is. The window needs none of them."""

LABELS = "gmtracker/ui/widgets/labels.py"
GUIDE = "gmtracker/ui/help.py"


@cache
def nodes() -> tuple[tuple[str, str, ast.AST], ...]:
    """Return the path, the place and each node of the window's source."""
    return tuple(
        (path, f"{path}:{getattr(node, 'lineno', 0)}", node)
        for path, text in python_sources("gmtracker/ui")
        for node in ast.walk(ast.parse(text))
    )


def name_of(node: ast.AST) -> str:
    """Return the last part of a name: ``setToolTip`` of ``self.button.setToolTip``."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def is_plain_tip(node: ast.expr) -> bool:
    """Return whether an expression is empty or a call of ``tip``."""
    match node:
        case ast.IfExp():
            return is_plain_tip(node.body) and is_plain_tip(node.orelse)
        case ast.Constant():
            return node.value == ""
        case _:
            return isinstance(node, ast.Call) and name_of(node.func) == "tip"


def test_every_tooltip_goes_through_one_function() -> None:
    given = [
        (place, node.args[name_of(node.func) == "showText"])
        for _, place, node in nodes()
        if isinstance(node, ast.Call) and name_of(node.func) in {"setToolTip", "showText"}
    ]
    assert len(given) > 40
    assert [place for place, words in given if not is_plain_tip(words)] == []


def test_every_tooltip_of_a_cell_goes_through_one_function() -> None:
    returned = [
        (f"{path}:{part.lineno}", part.value)
        for path, _, node in nodes()
        if isinstance(node, ast.match_case) and any(name_of(one) == "ToolTipRole" for one in ast.walk(node.pattern))
        for part in ast.walk(node)
        if isinstance(part, ast.Return) and part.value is not None
    ]
    named = sum(name_of(node) == "ToolTipRole" for _, _, node in nodes())
    assert len(returned) == named, "a tool tip is given in another way than a case of its own"
    assert [place for place, words in returned if not is_plain_tip(words)] == []


def test_labels_are_created_where_their_text_is_plain() -> None:
    elsewhere = [
        place
        for path, place, node in nodes()
        if path != LABELS
        and (
            (isinstance(node, ast.Call) and name_of(node.func) == "QLabel")
            or (isinstance(node, ast.ClassDef) and any(name_of(base) == "QLabel" for base in node.bases))
        )
    ]
    assert elsewhere == []


def test_static_text_is_plain() -> None:
    laid_out, plain = list[str](), list[str]()
    for path, _, node in nodes():
        if isinstance(node, ast.Call) and name_of(node.func) == "QStaticText":
            laid_out.append(path)
        if isinstance(node, ast.Call) and name_of(node.func) == "setTextFormat" and path != LABELS:
            plain += [path] * (name_of(node.args[0]) == "PlainText")
    assert laid_out
    assert laid_out == plain


def test_window_never_shows_or_guesses_html() -> None:
    assert [place for _, place, node in nodes() if name_of(node) in RICH] == []
    assert {path for path, _, node in nodes() if name_of(node) == "setMarkdown"} == {GUIDE}
