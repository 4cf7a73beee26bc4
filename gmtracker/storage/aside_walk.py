"""Walking through JSON along the types of what is stored, to put aside and put back what is not known."""

from collections.abc import Callable
from functools import cache
from typing import TypeVar

import msgspec
from msgspec import Raw, inspect

from gmtracker.engine.quoting import quoted
from gmtracker.engine.unknown import UNKNOWN
from gmtracker.storage.asides import check_depth

_Form = TypeVar("_Form")
_Fields = dict[str, Raw]
_Rewrite = Callable[[_Fields, inspect.StructType, str], bytes]


class Known:
    """The bytes of a value, with what is not known in them under the name of the stand-in.

    ``found`` says where that was, each as a place and a name.
    """

    def __init__(self, data: bytes | memoryview, kind: type, place: str) -> None:
        """Raises Unreadable for what is nested too deeply, and what msgspec does for what is no JSON."""
        self.found: list[tuple[str, str]] = []
        self.data = _walked(Raw(data), _types(kind), place, self._put_aside)

    def _put_aside(self, fields: _Fields, kind: inspect.StructType, place: str) -> bytes:
        names = {field.encode_name for field in kind.fields} - {UNKNOWN}
        if kind.tag_field is not None:
            names.add(kind.tag_field)
        if kind.tag == UNKNOWN and kind.tag_field:
            self.found.append((f"{place}.{kind.tag_field}", _text(fields[kind.tag_field])))
            return _encoded({kind.tag_field: UNKNOWN, "raw": _one_line(_encoded(fields), place)})
        unknown = {name: fields.pop(name) for name in tuple(fields) if name not in names}
        if unknown:
            self.found += [(place, name) for name in unknown]
            fields[UNKNOWN] = Raw(_encoded(_one_line(_encoded(unknown), place)))
        return _encoded(fields)


def known(decoder: msgspec.json.Decoder[_Form], value: Known) -> _Form:
    """What the bytes of a value say, by a strict decoder. Raises what msgspec does."""
    return msgspec.json.Decoder(decoder.type, dec_hook=_as_aside).decode(value.data)


def restored(data: bytes, kind: type) -> bytes:
    """The bytes of a value of ours with everything that was put aside where it stood."""
    return _walked(Raw(data), _types(kind), "", _put_back)


def _put_back(fields: _Fields, kind: inspect.StructType, _place: str) -> bytes:
    if kind.tag == UNKNOWN:
        return _text(fields["raw"]).encode()
    aside = fields.pop(UNKNOWN, None)
    return _encoded(fields if aside is None else _OBJECT.decode(_text(aside)) | fields)


def _walked(raw: Raw, kind: inspect.Type, place: str, rewrite: _Rewrite) -> bytes:
    """The bytes with every object of ours rewritten, the inner ones first; what does not fit its type stays."""
    data = bytes(raw)
    match kind, data.lstrip()[:1]:
        case inspect.StructType(), b"{":
            fields = _OBJECT.decode(data)
            inner = {field.encode_name: field.type for field in kind.fields if field.encode_name != UNKNOWN}
            for name in fields.keys() & inner.keys() if kind.tag != UNKNOWN else ():
                fields[name] = Raw(_walked(fields[name], inner[name], f"{place}.{name}", rewrite))
            return rewrite(fields, kind, place)
        case inspect.DictType(), b"{":
            values = _OBJECT.decode(data)
            return _encoded(
                {k: Raw(_walked(v, kind.value_type, f"{place}.{quoted(k)}", rewrite)) for k, v in values.items()}
            )
        case inspect.VarTupleType() | inspect.ListType() | inspect.TupleType(), b"[":
            items = _ARRAY.decode(data)
            kinds = kind.item_types if isinstance(kind, inspect.TupleType) else [kind.item_type] * len(items)
            if len(kinds) != len(items):
                return data
            return _encoded([Raw(_walked(v, kinds[i], f"{place}[{i}]", rewrite)) for i, v in enumerate(items)])
        case inspect.UnionType(), _:
            meant = type_meant(data, kind)
            return data if meant is kind else _walked(raw, meant, place, rewrite)
    return data


def type_meant(data: bytes, kind: inspect.Type) -> inspect.Type:
    """Which of a union's types the bytes are meant for; what is no union, or has no type for them, stays as it is."""
    return _chosen(data, kind) or kind if isinstance(kind, inspect.UnionType) else kind


def _chosen(data: bytes, union: inspect.UnionType) -> inspect.Type | None:
    """Which of a union's types an object or a list is meant for; of those with a tag, the unknown one if no other."""
    if data.lstrip()[:1] != b"{":
        return next((kind for kind in union.types if isinstance(kind, inspect.VarTupleType | inspect.ListType)), None)
    structs = [kind for kind in union.types if isinstance(kind, inspect.StructType)]
    if not structs or structs[0].tag_field is None:
        return next(iter(structs), None)
    tag = _OBJECT.decode(data).get(structs[0].tag_field)
    if tag is None or not bytes(tag).lstrip().startswith(b'"'):
        return None
    name = _text(tag)
    return next((kind for kind in structs if kind.tag == name), None) or next(
        (kind for kind in structs if kind.tag == UNKNOWN), None
    )


def _one_line(data: bytes, place: str) -> str:
    """Free JSON on one line. Raises Unreadable for what is nested too deeply, and what msgspec does for no JSON."""
    check_depth((msgspec.json.decode(data),), place)
    return msgspec.json.format(data, indent=-1).decode()


@cache
def _types(kind: type) -> inspect.Type:
    return inspect.type_info(kind)


def _as_aside(kind: type, value: object) -> object:
    return kind(value)


def _text(raw: Raw) -> str:
    return _TEXT.decode(raw)


_encoded = msgspec.json.Encoder(order="sorted").encode
_OBJECT = msgspec.json.Decoder(dict[str, Raw])
_ARRAY = msgspec.json.Decoder(list[Raw])
_TEXT = msgspec.json.Decoder(str)
