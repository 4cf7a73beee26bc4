"""Hypothesis strategies for the engine's structs, from their own type annotations."""

import types
import typing
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from hypothesis import strategies as st

Strategies = Mapping[Any, st.SearchStrategy[Any]]

_NUMBERS = st.integers(-(2**31), 2**31)
JSON_VALUES = st.recursive(
    st.none() | st.booleans() | _NUMBERS | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def any_of(kind: Any, given: Strategies | None = None) -> st.SearchStrategy[Any]:
    """Any value of a type: a struct, a union, a NewType, a collection, or plain.

    ``given`` has strategies for some types, or for a struct's fields by ``(Struct, "field")``.
    """
    chosen = given or {}
    if kind in chosen:
        return chosen[kind]
    if isinstance(kind, typing.NewType):
        return any_of(kind.__supertype__, chosen)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _any_struct(kind, chosen)
    if kind in _PLAIN:
        return _PLAIN[kind]
    return _any_generic(typing.get_origin(kind), typing.get_args(kind), chosen)


_PLAIN: Strategies = {
    int: _NUMBERS,
    str: st.text(max_size=8),
    bool: st.booleans(),
    types.NoneType: st.none(),
    Any: JSON_VALUES,
}


def _any_struct(kind: type[msgspec.Struct], given: Strategies) -> st.SearchStrategy[Any]:
    fields = {}
    for field in msgspec.structs.fields(kind):
        own = (kind, field.name)
        fields[field.name] = given[own] if own in given else any_of(field.type, given)
    return st.builds(kind, **fields)


def _any_generic(origin: Any, parts: tuple[Any, ...], given: Strategies) -> st.SearchStrategy[Any]:
    if origin is Literal:
        return st.sampled_from(parts)
    if origin in (typing.Union, types.UnionType):
        return st.one_of([any_of(part, given) for part in parts])
    if origin is dict:
        return st.dictionaries(any_of(parts[0], given), any_of(parts[1], given), max_size=2)
    if origin is tuple and parts[-1] is Ellipsis:
        return st.lists(any_of(parts[0], given), max_size=2).map(tuple)
    if origin is tuple:
        return st.tuples(*(any_of(part, given) for part in parts))
    raise TypeError(f"no values are known for {origin} of {parts}")
