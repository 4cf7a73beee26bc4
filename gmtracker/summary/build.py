"""Building the summary of a session from its entries."""

from collections.abc import Sequence
from datetime import UTC, datetime, tzinfo

from msgspec.structs import replace

from gmtracker.engine import events as e
from gmtracker.engine.campaign import TABLE_OWNER, Campaign, Character, Session, pool_place, track_default
from gmtracker.engine.game_spec import TrackKind, TrackLook
from gmtracker.engine.handlers.characters import player_visibility
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import tr
from gmtracker.summary.render import plain_game, plain_text
from gmtracker.summary.scenes import build_scenes, build_steps, owed_texts, paid_texts
from gmtracker.summary.statistics import (
    TokenLedger,
    checks_that_mattered,
    count_tokens,
    dice_lines,
    expiring_tokens,
    holder_tokens,
    last_names,
)
from gmtracker.summary.values import Attendance, Heading, Ledger, Scene, SessionSummary, TrackLine


def find_session(opening: Campaign, entries: Sequence[Entry]) -> Session | None:
    """Return the session of a chapter as it started, or None for a preparation."""
    starts = (event.session for entry in entries for event in entry.events if isinstance(event, e.SessionStarted))
    return next(starts, opening.session)


def summarize(opening: Campaign, entries: Sequence[Entry], *, zone: tzinfo | None = UTC) -> SessionSummary:
    """Summarize the session of these entries, which follow the state ``opening``.

    Times are in ``zone``; None is the local time zone. Raises LookupError for entries without a session.
    """
    session = find_session(opening, entries)
    if session is None:
        raise LookupError("there is no session in these entries")
    return _SummaryBuilder(replace(opening, game=plain_game(opening.game)), entries, session, zone).summary()


class _SummaryBuilder:
    """A session being summarized, with the values that several parts of the summary use."""

    def __init__(self, opening: Campaign, entries: Sequence[Entry], session: Session, zone: tzinfo | None) -> None:
        self._opening = opening
        self._entries = entries
        self._session = session
        self._zone = zone
        self._steps = build_steps(opening, entries)
        self._states = (opening, *(step.after for step in self._steps))
        self._now = self._states[-1]
        self._names = last_names(opening, self._steps)
        self._present = self._presence()
        self._token_ledger = TokenLedger(self._names)
        for step in self._steps:
            self._token_ledger.add_step(step)

    def _names_hidden(self, scenes: tuple[Scene, ...]) -> bool:
        """Whether a scene names an opponent who is hidden from players at the session's end."""
        named = {name for scene in scenes for name in scene.opposition}
        return any(
            self._names[one.id] in named and player_visibility(self._now, one) == "nothing"
            for one in self._now.characters
        )

    def summary(self) -> SessionSummary:
        cast = self._cast()
        touched = self._present.keys() | self._token_ledger.holders() | self._changed_characters()
        scenes = build_scenes(self._steps, self._names, self._entry_time)
        return SessionSummary(
            heading=self._heading(cast),
            scenes=scenes,
            names_hidden=self._names_hidden(scenes),
            heroes=tuple(self._ledger(x) for x in cast if x.side == "heroes" and x.id in touched),
            opposition=tuple(
                Ledger(name=self._names[x.id], used=deeds)
                for x in cast
                if x.side == "opposition" and (deeds := self._token_ledger.token_uses(x.id))
            ),
            hand=self._hand(),
            pools=tuple(
                (pool.name, left)
                for pool in self._now.game.pools
                if pool.lasts == "campaign"
                and (left := count_tokens(self._now.game, self._now.tokens_at(pool_place(pool.key))))
            ),
            owed=owed_texts(self._steps),
            paid=paid_texts(self._steps),
            counters=tuple(plain_text(own.text_with_count) for own in self._now.own_markers(TABLE_OWNER)),
            checks=checks_that_mattered(self._entries, self._names),
            dice=dice_lines(self._entries),
        )

    def _entry_time(self, entry: Entry) -> datetime | None:
        """Return an entry's time, or None if it has no valid one."""
        try:
            return datetime.fromisoformat(entry.time).astimezone(self._zone)
        except (ValueError, OverflowError):
            return None

    def _cast(self) -> tuple[Character, ...]:
        """Return every character of the session as last seen, including removed ones, in roster order."""
        seen: dict[CharacterId, Character] = {}
        for state in self._states:
            seen.update((character.id, character) for character in state.characters)
        return tuple(seen.values())

    def _presence(self) -> dict[CharacterId, str]:
        """Return the heroes who were present, each with "arrived late", "left early" or ""."""
        now = set(self._session.present)
        present = dict.fromkeys(self._session.present, "")
        for entry in self._entries:
            for event in entry.events:
                if isinstance(event, e.PresenceChanged):
                    now = set(event.present)
                    present.update(dict.fromkeys(now - set(present), tr("arrived late")))
        return {character: when if character in now else tr("left early") for character, when in present.items()}

    def _changed_characters(self) -> set[CharacterId]:
        """Return the characters whose tracks, conditions or custom conditions changed."""
        kinds = e.TrackChanged | e.ConditionSet | e.ConditionEnded
        events = [event for entry in self._entries for event in entry.events]
        own = {CharacterId(x.marker.owner) for x in events if isinstance(x, e.MarkerSet) and x.marker.is_own}
        return own | {event.character for event in events if isinstance(event, kinds)}

    def _heading(self, cast: Sequence[Character]) -> Heading:
        entries = self._entries
        first = next((entry for entry in entries if entry.starts_session()), entries[0] if entries else None)
        return Heading(
            campaign=plain_text(self._now.name),
            game=self._now.game.name,
            number=self._session.number,
            title=plain_text(self._session.title),
            present=tuple(
                Attendance(self._names[x.id], plain_text(x.player), self._present[x.id])
                for x in cast
                if x.id in self._present
            ),
            began=self._entry_time(first) if first else None,
            ended=self._entry_time(entries[-1]) if entries else None,
            over=any(entry.ends_session() for entry in entries),
        )

    def _hand(self) -> Ledger:
        return Ledger(
            name=self._now.game.hand,
            had=holder_tokens(self._opening, None),
            got=self._token_ledger.gains(None),
            used=self._token_ledger.token_uses(None),
            carries=holder_tokens(self._now, None),
        )

    def _ledger(self, hero: Character) -> Ledger:
        still_here = self._now.find_character(hero.id)
        conditions = still_here.conditions if still_here else ()
        return Ledger(
            name=self._names[hero.id],
            player=plain_text(hero.player),
            is_gone=still_here is None,
            had=holder_tokens(self._opening, hero.id),
            got=self._token_ledger.gains(hero.id),
            used=self._token_ledger.token_uses(hero.id),
            carries=tuple(left for left in holder_tokens(self._now, hero.id) if not left.kind.next_start_rule),
            lapses=expiring_tokens(self._now, hero.id),
            tracks=self._tracks(hero),
            conditions=(
                *(self._now.game.condition_name(condition.key) for condition in conditions),
                *(plain_text(own.text_with_count) for own in self._now.own_markers(hero.id)),
            ),
        )

    def _tracks(self, hero: Character) -> tuple[TrackLine, ...]:
        """Return the hero's tracks: all drawn ones, and plain numbers that were not always at their default."""
        states = [state for state in self._states if state.find_character(hero.id) is not None]
        lines = []
        for kind in self._now.game.tracks:
            loads = [state.track_load(hero.id, kind.key) for state in states]
            if hero.side not in kind.sides:
                continue
            at_rest = [track_default(kind, state.character(hero.id)) for state in states]
            if kind.look != "number" or loads != at_rest:
                lines.append(_track_line(kind, loads, states[-1], hero.id))
        return tuple(lines)


def _track_line(kind: TrackKind, loads: Sequence[int], end: Campaign, hero: CharacterId) -> TrackLine:
    highest = end.track_maximum(hero, kind.key)
    return TrackLine(
        kind=kind,
        look=_track_look(kind, highest - kind.lowest),
        highest=highest,
        value=end.track_value(hero, kind.key),
        before=loads[0],
        after=loads[-1],
        peak=min(loads) if kind.starts_full else max(loads),
    )


def _track_look(kind: TrackKind, steps: int) -> TrackLook:
    """Return a track's look on paper: a bar for too many steps to draw one by one, a number for none."""
    return kind.style_for(steps) if steps > 0 else "number"
