"""Reading a check from its machine shape: types for its fields, and refusals that name the field at fault."""

from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from gmtracker.engine.errors import Refused
from gmtracker.engine.quoting import decoder_says
from gmtracker.words import tr

WholeNumber = Annotated[int, Meta(ge=-1000, le=1000)]
Rank = Annotated[int, Meta(ge=0, le=1000)]
Tier = Annotated[int, Meta(ge=1, le=1000)]

Check = TypeVar("Check")


def read_check(shape: object, kind: type[Check]) -> Check:
    """The check that a decoded JSON value describes.

    ``kind`` is a struct whose types and limits say what is allowed. Raises Refused with the field's path
    (``against.dc``) and what the decoder says of it.
    """
    try:
        return msgspec.convert(shape, kind)
    except msgspec.ValidationError as error:
        place, words = decoder_says(error)
        raise Refused("{place}: {why}.", place=place[1:] or tr("The check"), why=words) from None
