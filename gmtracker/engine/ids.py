"""The types of ids, and the number within an id.

An id is a letter and a number from the campaign's counter (``c3``, ``t17``). So it is never used twice in a campaign,
and the same commands produce the same ids on every machine.
"""

from typing import NewType

CampaignId = NewType("CampaignId", str)
CharacterId = NewType("CharacterId", str)
TokenId = NewType("TokenId", str)
MarkerId = NewType("MarkerId", str)
ProcedureId = NewType("ProcedureId", str)
EncounterId = NewType("EncounterId", str)
EntryId = NewType("EntryId", int)
ActionId = NewType("ActionId", str)

NOBODY = CharacterId("")
MAX_DIGITS = 18


def id_number(any_id: str) -> int:
    """Return the number in an id, or 0 if it has none."""
    digits = any_id[1:]
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= MAX_DIGITS else 0
