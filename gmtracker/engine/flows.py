"""A procedure at the table, step by step, as any game describes it and one panel shows it.

A ruleset's ``flow(campaign)`` gives the step that is open now, or None. Everything in it is words and commands:

* ``steps`` names the whole way, ``at`` is the step the flow stands at; ``lines`` are read out or explain;
* ``boards`` are lists of what can come out (categories, say) with the votes that each has so far;
* ``parts`` stand one beneath the other, one a person: each with its rows of choices, of which one may be ``taken``;
* ``onward`` are the choices that lead to the next step, the usual one first.

To take a choice is to ask for its ``command``, and nothing else: the flow that follows is asked for anew after every
Change. A choice that rolls is known by ``Table.asks(choice.command)``: those dice may be typed in, as for any
command. ``refusal`` says why a choice cannot be taken now; it is shown, greyed, and not taken.
"""

from msgspec import Struct

from gmtracker.engine.commands import Use


class FlowChoice(Struct, frozen=True, kw_only=True):
    """Something that may be done now: the command, its name on a button, and what it means.

    ``kind`` and ``face`` name the token that it is done with, so that it can be drawn; empty and 0 for none.
    ``taken`` says that this is how it stands now; its command then does nothing new.
    """

    command: Use
    name: str
    text: str = ""
    kind: str = ""
    face: int = 0
    taken: bool = False
    refusal: str = ""


class FlowRow(Struct, frozen=True, kw_only=True):
    """A question and the answers to choose from; none to choose from says that there is nothing (more) to do."""

    title: str
    choices: tuple[FlowChoice, ...] = ()


class FlowPart(Struct, frozen=True, kw_only=True):
    """What one person has to do with the step: a heading, a line about it, and the questions."""

    title: str
    text: str = ""
    rows: tuple[FlowRow, ...] = ()


class BoardLine(Struct, frozen=True, kw_only=True):
    """One thing that can come out: its number, name and text, its votes, and whether it is the one that did."""

    number: int
    name: str
    text: str = ""
    votes: int = 0
    chosen: bool = False


class FlowBoard(Struct, frozen=True, kw_only=True):
    """What can come out under one heading, by number."""

    title: str
    lines: tuple[BoardLine, ...]


class FlowView(Struct, frozen=True, kw_only=True):
    """The open step of a flow. ``kind`` is the procedure's; ``at`` counts the ``steps`` from 0."""

    kind: str
    title: str
    steps: tuple[str, ...]
    at: int
    lines: tuple[str, ...] = ()
    boards: tuple[FlowBoard, ...] = ()
    parts: tuple[FlowPart, ...] = ()
    onward: tuple[FlowChoice, ...] = ()
