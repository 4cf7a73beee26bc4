"""A flow in progress as the campaign keeps it: a procedure, whose data is a struct of the ruleset in plain values."""

from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Procedure
from gmtracker.engine.decision import Decision

Flow = TypeVar("Flow", bound=Struct)


def flow_of(procedure: Procedure, kind: type[Flow]) -> Flow:
    """What a procedure keeps, as the ruleset's own struct."""
    return msgspec.convert(procedure.data, kind)


def data_of(flow: Struct) -> dict[str, Any]:
    """The flow as the plain values that a file gives back: lists, where the flow has tuples."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(flow))
    return data


def keep(d: Decision, procedure: Procedure, stage: str, flow: Struct) -> None:
    """The flow stands so now, and this was a step of its action."""
    d.happen(e.ProcedureSet(procedure=moved(procedure, stage, flow)))
    d.part_of(procedure.id)


def moved(procedure: Procedure, stage: str, flow: Struct) -> Procedure:
    """The procedure at a stage, with the flow as it stands now, and with what is unknown of both."""
    unknown = {key: value for key, value in procedure.data.items() if key not in flow.__struct_encode_fields__}
    return replace(procedure, stage=stage, data={**unknown, **data_of(flow)})


def moves_on(command: c.Command) -> bool:
    """Whether a command moves the whole table on, so that what is still open must be told first."""
    return isinstance(command, c.NextTurn | c.StartEncounter | c.EndEncounter | c.StartSession | c.EndSession)
