"""Naming the key where a decoder only says that it is one of them: ``$.campaign.characters[3].tracks["stress"]``."""

import re
from functools import reduce
from operator import or_
from types import GenericAlias

import msgspec
from msgspec import Raw, inspect

from gmtracker.engine.quoting import quoted
from gmtracker.storage.aside_walk import type_meant
from gmtracker.storage.wording import UNDECODABLE

_STEP = re.compile(r"\.(?P<field>\w+)|\[(?P<index>\d+)\]|(?P<any>\[\.\.\.\])")


def with_keys(place: str, data: bytes | Raw, kind: type) -> str:
    """The place, within a value of that type, with a key for each ``[...]``; as it came where it cannot be followed."""
    try:
        return "".join(_steps(place, Raw(data), kind))
    except (LookupError, *UNDECODABLE):
        return place


def _steps(place: str, raw: Raw, kind: type) -> list[str]:
    node: inspect.Type = inspect.type_info(kind)
    said: list[str] = []
    for step in _STEP.finditer(place):
        node = type_meant(bytes(raw), node)
        match node:
            case inspect.StructType() if step["field"]:
                node = next(field.type for field in node.fields if field.encode_name == step["field"])
                raw = _OBJECT.decode(raw)[step["field"]]
                said.append(step[0])
            case inspect.VarTupleType() | inspect.ListType() if step["index"]:
                node, raw = node.item_type, _ARRAY.decode(raw)[int(step["index"])]
                said.append(step[0])
            case inspect.DictType() if step["any"]:
                node, values = node.value_type, _OBJECT.decode(raw)
                key = next(key for key, value in values.items() if not _fits(value, node))
                raw = values[key]
                said.append(f'["{quoted(key)}"]')
            case _:
                raise LookupError(step[0])
    return said


def _fits(value: Raw, node: inspect.Type) -> bool:
    try:
        msgspec.json.decode(value, type=_python_type(node))
    except UNDECODABLE:
        return False
    return True


def _python_type(node: inspect.Type) -> object:
    """The type that a description describes, for the types that keys stand for in a campaign."""
    match node:
        case inspect.StructType():
            return node.cls
        case inspect.UnionType():
            return reduce(or_, map(_python_type, node.types))
        case inspect.DictType():
            return GenericAlias(dict, (str, _python_type(node.value_type)))
        case _:
            return _PLAIN[type(node)]


_PLAIN = {inspect.IntType: int, inspect.BoolType: bool, inspect.StrType: str, inspect.FloatType: float}
_OBJECT = msgspec.json.Decoder(dict[str, Raw])
_ARRAY = msgspec.json.Decoder(list[Raw])
