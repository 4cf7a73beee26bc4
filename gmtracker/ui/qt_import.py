"""Import PySide6 without what a program that runs has no use for, or not at its start.

PySide6 keeps the sources of its support for Python in one of its libraries, and compiles them anew at every start.
Two of them write its type stubs, and are left out; three word what it says of a call with wrong arguments, and are
loaded with the first such call. (A fourth, which the three import, cannot wait: loaded while that call fails, it ends
the process.)

Once it is there, PySide6 also reads the source of every module that is imported, to see whether that might switch Qt's
names to Python's by `from __feature__`. Nothing here does.

Processor time, medians of 11 and 15 by turns, PySide6 6.11: importing the window takes 90 ms less of 690 for the
sources that are not read, and importing Qt 75 ms in place of 109 for what is left out or waits.
"""

import builtins
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType

_SUPPORT = "shibokensupport.signature"
_NEVER = {f"{_SUPPORT}.lib.enum_sig", f"{_SUPPORT}.lib.pyi_generator"}
_LATER = {f"{_SUPPORT}.errorhandler", f"{_SUPPORT}.layout", f"{_SUPPORT}.parser"}

_plain_import = builtins.__import__


class _LoadedWhenUsed(ModuleType):
    """A module of which nothing is there until a name in it is asked for."""

    def __init__(self, spec: ModuleSpec) -> None:
        super().__init__(spec.name)
        self.__spec__ = spec

    def __getattr__(self, name: str) -> object:
        spec = self.__spec__
        assert spec is not None
        assert spec.loader is not None
        self.__class__ = ModuleType  # type: ignore[assignment]
        published, spec.name = spec.name, self.__name__  # PySide6 publishes it under a second name
        try:
            spec.loader.exec_module(self)
        finally:
            spec.name = published
        return getattr(self, name)


def _import(
    name: str,
    globals: Mapping[str, object] | None = None,
    locals: Mapping[str, object] | None = None,
    fromlist: Sequence[str] | None = (),
    level: int = 0,
) -> ModuleType:
    """Import as ever, but put an empty module in the place of one that is never used, or is later."""
    wanted = [f"{name}.{part}" for part in fromlist or ()]
    if not wanted or not (_NEVER | _LATER).issuperset(wanted):
        return _plain_import(name, globals, locals, fromlist or (), level)
    package = import_module(name)
    for module in wanted:
        if module not in sys.modules:
            _put_in_place(module, package)
    return package


def _put_in_place(name: str, package: ModuleType) -> None:
    spec = next(filter(None, (finder.find_spec(name, None) for finder in sys.meta_path)), None)
    if spec is None:
        return  # this PySide6 has none, which it says itself
    if name in _NEVER:
        module = ModuleType(name)
        module.__spec__ = spec
    else:
        module = sys.modules[name] = _LoadedWhenUsed(spec)
    setattr(package, name.rpartition(".")[2], module)


def import_qt() -> None:
    """Import PySide6, if that has not been done, and leave Python's own way of importing in place."""
    builtins.__import__ = _import
    try:
        import_module("PySide6.QtCore")
    finally:
        builtins.__import__ = _plain_import
