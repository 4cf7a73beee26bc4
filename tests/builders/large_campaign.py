"""Campaigns as large as they get, written through the real storage: a thousand characters, a hundred sessions."""

from pathlib import Path

from msgspec.structs import replace

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Session, Trait
from gmtracker.engine.commands import AddNote, Command, EndSession, SetTrack, StartSession
from gmtracker.engine.dice import Die
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import ActionId, CharacterId
from gmtracker.storage.open_campaign import OpenCampaign
from tests.builders.campaigns import NOON, a_campaign, a_foe, a_hero

Step = tuple[Command, tuple[e.Event, ...], str]
"""What is asked for, what comes of it, and what the log says."""

AT_THE_TABLE = 6
"""Heroes that are present in every session; the rest of the roster waits in the file."""

TRAITS = (
    Trait("abilities", "Strength", rank=3),
    Trait("abilities", "Grace", rank=2),
    Trait("defenses", "Toughness", rank=4),
    Trait("offenses", "Fighting", rank=5),
    Trait("skills", "Acrobatics", rank=4, link="Grace"),
)


def a_roster(characters: int) -> tuple[Character, ...]:
    """So many characters with a sheet each: a hero first, then every other one of the opposition."""
    return tuple(
        replace(
            a_foe(f"Warden {number}", tier=1 + number % 5)
            if number % 2 and number >= AT_THE_TABLE
            else a_hero(f"Hero {number}", player=f"Player {number}"),
            traits=TRAITS,
            id=CharacterId(f"c{number + 1}"),
        )
        for number in range(characters)
    )


def write_large_campaign(path: Path, characters: int, entries: int, sessions: int = 100) -> Path:
    """A campaign of that size in a file of its own; its last session goes on. Returns the path."""
    roster = a_roster(characters)
    start = replace(a_campaign(), characters=roster, next_id=characters + 1)
    written = OpenCampaign.create(path, start, lambda: NOON)
    for session in range(1, sessions + 1):
        _play(written, session, entries // sessions, ends=session < sessions)
    written.close()
    return path


def _play(written: OpenCampaign, number: int, entries: int, *, ends: bool) -> None:
    """Have one evening in the log: its start, what was done, and its end unless it goes on."""
    history = written.history
    present = tuple(character.id for character in history.now.characters[:AT_THE_TABLE])
    session = Session(number=number, title=f"Evening {number}", present=present)
    begins = StartSession(title=session.title, present=present)
    steps: list[Step] = [(begins, (e.SessionStarted(session=session),), f"Session {number} begins.")]
    steps += [_deed(history.now, step) for step in range(entries - 1 - ends)]
    if ends:
        steps.append((EndSession(), (e.SessionEnded(number=number),), f"Session {number} is over."))
    for command, events, sentence in steps:
        own_id = history.next_id()
        entry = Entry(
            id=own_id,
            action=ActionId(f"e{own_id}"),
            command=command,
            events=events,
            label="a step of the evening",
            sentence=sentence,
            time=NOON,
        )
        written.record("done", (entry,))
        history.append(entry)


def _deed(campaign: Campaign, step: int) -> Step:
    """One thing done at the table: Stress up and down by turns, dice with what they came to, a note now and then."""
    character = campaign.characters[step % AT_THE_TABLE]
    if step % 10 == 9:
        text = f"The harbor master owes {character.name} a favor, and will remember it (step {step})."
        return AddNote(text=text, about=character.id), (e.Noted(text=text, about=character.id),), f"Note: {text}"
    value = step // AT_THE_TABLE % 9
    set_by_hand = SetTrack(character=character.id, track="stress", value=value)
    dice = tuple(Die(role=f"luck.{die}", size=20, face=1 + (step + die) % 20) for die in range(2))
    rolled = e.DiceRolled(purpose="sheer luck", by=character.id, dice=dice)
    changed = e.TrackChanged(character=character.id, track="stress", value=value)
    return set_by_hand, (rolled, changed), f"{character.name} tries their luck and is at {value} Stress."
