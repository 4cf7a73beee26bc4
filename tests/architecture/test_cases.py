"""Tests that a match names every case, so that a forgotten kind fails there."""

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.checkout import python_sources

OPEN = {("gmtracker/ui/theme/draw_tokens.py", "_tile"): "dice have any size, and those without a shape are squares"}
"""Functions whose default case has a meaning, with the reason."""


def _silent_defaults(source: str) -> Iterator[tuple[str, int]]:
    """Yield the function and line of each default that gives a meaning to a forgotten case.

    A default may do nothing, return nothing, raise, or use the value that it was asked about.
    """
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        for block in _blocks(function):
            for statement, *rest in (block[i:] for i in range(len(block))):
                if isinstance(statement, ast.Match):
                    default = _default_of(statement, rest)
                    if default and not _is_neutral(default, _names(statement.subject)):
                        yield function.name, default[0].lineno
                elif isinstance(statement, ast.If):
                    compared, default = _final_else(statement)
                    if default and not _is_neutral(default, compared):
                        yield function.name, default[0].lineno


def _blocks(function: ast.FunctionDef) -> Iterator[list[ast.stmt]]:
    """Yield the lists of statements of a function; an ``elif`` is not a list of its own."""
    for node in ast.walk(function):
        for name, block in ast.iter_fields(node):
            is_elif = isinstance(node, ast.If) and name == "orelse" and _is_elif(node)
            if isinstance(block, list) and block and isinstance(block[0], ast.stmt) and not is_elif:
                yield block


def _is_elif(node: ast.If) -> bool:
    return len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If)


def _default_of(match: ast.Match, rest: list[ast.stmt]) -> list[ast.stmt]:
    """Return the body of ``case _``, or what follows a match of plain values that all return."""
    last = match.cases[-1]
    if isinstance(last.pattern, ast.MatchAs) and last.pattern.pattern is None and last.guard is None:
        return last.body
    are_values = all(isinstance(case.pattern, ast.MatchValue | ast.MatchOr) for case in match.cases)
    return rest if are_values and all(isinstance(case.body[-1], ast.Return) for case in match.cases) else []


def _final_else(chain: ast.If) -> tuple[set[str], list[ast.stmt]]:
    """Return the names that two or more tests compare, and the body of the ``else`` after them."""
    tests = [chain.test]
    while _is_elif(chain):
        chain = chain.orelse[0]  # type: ignore[assignment]
        tests.append(chain.test)
    compared = {_compared(test) for test in tests}
    if len(tests) < 2 or len(compared) > 1 or compared == {""}:
        return set(), []
    return _names(tests[0]), chain.orelse


def _compared(test: ast.expr) -> str:
    match test:
        case ast.Compare(left, [ast.Eq() | ast.Is()], [ast.Constant(value=str()) | ast.Attribute()]):
            return ast.dump(left)
        case _:
            return ""


def _is_neutral(body: list[ast.stmt], asked: set[str]) -> bool:
    if len(body) != 1:
        return False
    match body[0]:
        case ast.Pass() | ast.Continue() | ast.Raise() | ast.Return(None):
            return True
        case ast.Return(ast.Constant(value)) if not value:
            return True
        case ast.Return(ast.Tuple([])):
            return True
        case ast.Expr(ast.Call(ast.Name("assert_never"))):
            return True
        case only:
            return bool(asked & _names(only))


def _names(node: ast.AST) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)} - {"self"}


def test_default_cases_have_no_meaning() -> None:
    found = [
        f"{path}:{line}"
        for path, source in python_sources("gmtracker")
        for function, line in _silent_defaults(source)
        if (path, function) not in OPEN
    ]
    assert not found


@pytest.mark.parametrize(
    "body",
    [
        "match use:\n  case 'coup': return 1\n  case _: return 2",
        "match use:\n  case 'coup': return 1\n return 2",
        "match command.use:\n  case 'coup': pass\n  case _: add_stunt(hit)",
        "if use == 'coup': x = 1\n elif use == 'stunt': x = 2\n else: x = 3",
        "for use in uses:\n  match use:\n   case 'coup': x = 1\n   case _: x = 2",
    ],
)
def test_default_with_a_meaning_is_found(body: str) -> None:
    assert list(_silent_defaults(f"def f():\n {body}"))


@pytest.mark.parametrize(
    "body",
    [
        "match use:\n  case 'coup': return 1\n  case _: assert_never(use)",
        "match use:\n  case 'coup': return 1\n raise AssertionError(use)",
        "match use:\n  case 'coup': return 1\n  case _: return None",
        "match command:\n  case Use(): spend(command)\n  case _: decide_shared(command)",
        "if use == 'coup': x = 1\n elif use == 'stunt': x = 2\n else: raise AssertionError(use)",
        "if use == 'coup': x = 1\n elif is_late: x = 2\n else: x = 3",
    ],
)
def test_default_without_a_meaning_is_allowed(body: str) -> None:
    assert not list(_silent_defaults(f"def f():\n {body}"))
