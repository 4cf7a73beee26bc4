"""The description of a file's game for the table: its :class:`~gmtracker.engine.game_spec.GameSpec`."""

from collections import Counter
from collections.abc import Iterator
from typing import TypeVar

from msgspec import Struct

from gmtracker.engine import game_spec
from gmtracker.engine.game_spec import GameSpec, UseKind, flow_use, table_use
from gmtracker.engine.handlers.initiative import INITIATIVE
from gmtracker.i18n import tr
from gmtracker.rulesets.game_file.notation import parse
from gmtracker.rulesets.game_file.schema import Encounter, GameFile, Part, Track, Traits, Use

CHECK, ANNOUNCE = "check", "announce"
GUARDED_KEYS = (CHECK, ANNOUNCE, INITIATIVE, "dealt")
"""Keys of uses that the program itself uses."""

POOL_PLACES = ("heroes", "opposition", "hand")
"""The places for tokens besides the game's pools."""

TARGET = "target"
ASKED_TARGET = game_spec.InputKind(key=TARGET, name=tr("Target"), kind="character")
"""The input for a use that has a target."""

FIGHT = Encounter(key="fight", name=tr("Fight"))
MOST_DICE_DRAWN = 4

_Kind = TypeVar("_Kind", bound=Struct)


def build_spec(game: GameFile, source: str) -> GameSpec:
    """Return the description. ``source`` is the text of the file, which the campaign stores with it."""
    out = any(one.out for one in game.conditions)
    return GameSpec(
        ruleset=game.id,
        name=game.name,
        about=game.about,
        color=game.color,
        dice=_dice(game),
        tier=game.tier,
        level=game.level,
        trait_groups=tuple(map(_group, game.traits)),
        tracks=tuple(_track(game, track) for track in game.tracks),
        tokens=tuple(_tokens(game)),
        pools=tuple(
            _as(game_spec.PoolKind, pool, tokens=_token_kinds_in(game, pool.key), lasts="campaign")
            for pool in game.pools
        ),
        hand=game.hand,
        heroes_first=game.initiative.heroes_first,
        conditions=tuple(_as(game_spec.ConditionKind, one) for one in game.conditions),
        actions=tuple(_as(game_spec.ActionKind, one) for one in game.actions),
        encounters=tuple(_as(game_spec.EncounterKind, one) for one in game.encounters or (FIGHT,)),
        uses=tuple(_build_uses(game)),
        house_rules=(game_spec.OUT_TAKE_TURNS,) if out else (),
        source=source,
    )


def _as(kind: type[_Kind], part: Part, *names: str, **more: object) -> _Kind:
    """Convert a part of the file to its engine struct, with the named or all of its fields, and ``more``."""
    return kind(**{name: getattr(part, name) for name in names or part.__struct_fields__}, **more)


def _token_kinds_in(game: GameFile, pool: str) -> tuple[str, ...]:
    return tuple(token.key for token in game.tokens if pool in token.lies)


def _dice(game: GameFile) -> tuple[str, ...]:
    """Return the dice of the first check, for the picture on the game's card."""
    if not game.checks:
        return ()
    terms = [template.term for template in parse(game.checks[0].roll) if template.term.size]
    asked = [choice.is_ for ask in game.checks[0].asks for choice in ask.choices[:1]]
    terms += [one.term for text in asked for one in parse(text) if one.term.size]
    drawn = [("dF" if term.less else f"d{term.size}") for term in terms for _ in range(term.count)]
    return tuple(drawn[:MOST_DICE_DRAWN])


SIGNS: dict[str, tuple[game_spec.Sign, ...]] = {
    "up": ("up", "up-2", "up-3"),
    "down": ("down", "down-2", "down-3"),
    "none": ("none", "none-2", "none-3"),
}
"""The signs of the first, second and third kind of token with a sign, so that they look different."""


def _tokens(game: GameFile) -> Iterator[game_spec.TokenKind]:
    """Yield the token kinds. Only kinds that heroes can hold count as awarded."""
    alike: Counter[str] = Counter()
    for token in game.tokens:
        sign = SIGNS[token.sign][alike[token.sign] :][:1] or SIGNS[token.sign][-1:]
        alike[token.sign] += 1
        names = ("key", "name", "plural", "was")
        yield _as(game_spec.TokenKind, token, *names, sign=sign[0], look="stone", awarded="heroes" in token.lies)


def _group(group: Traits) -> game_spec.TraitGroup:
    return _as(
        game_spec.TraitGroup,
        group,
        *("key", "name", "lowest", "highest", "linked_to", "scores", "card"),
        numbers=allowed_numbers(group),
        singular=group.one,
        values="rank" if group.values == "number" else "text",
        number=tr("Value"),
        fixed=group.list == "fixed",
        closed=group.list == "closed",
        suggested=tuple(
            game_spec.TraitSuggestion(name, group.links.get(name, ""), group.aliases.get(name, ()))
            for name in group.names
        ),
    )


def allowed_numbers(group: Traits) -> tuple[int, ...]:
    """Return the only allowed values of a group's traits, ascending.

    Empty if any value within its bounds is allowed.
    """
    if group.numbers:
        return tuple(sorted(group.numbers))
    return tuple(range(group.lowest, group.highest + 1, group.step)) if group.step > 1 else ()


def _track(game: GameFile, track: Track) -> game_spec.TrackKind:
    same = (name for name in track.__struct_fields__ if name != "highest_from")
    limits = tuple(game_spec.TraitLimit(_group_of(game, name), name) for name in track.highest_from)
    return _as(game_spec.TrackKind, track, *same, limits=limits, harms=not track.starts_full)


def _group_of(game: GameFile, name: str) -> str:
    """Return the group of a number trait by its name."""
    return next((group.key for group in game.traits if group.values == "number" and name in group.names), "")


def _build_uses(game: GameFile) -> list[UseKind]:
    uses = [_use(use) for use in game.uses]
    if game.checks:
        uses.append(flow_use(CHECK, tr("Check"), tr("Roll a check.")))
        uses.append(flow_use(ANNOUNCE, tr("Announce"), tr("Make the outcome final.")))
    if game.initiative.roll:
        does = tr("Everyone in the turn order rolls.")
        uses.append(table_use(INITIATIVE, tr("Roll initiative"), does, inputs=(game_spec.ROLL_EACH,)))
    return uses


def _use(use: Use) -> UseKind:
    return _as(
        UseKind,
        use,
        *("key", "name", "sides", "shortcut"),
        description=use.does,
        menu="token" if use.token else "row",
        tokens=(use.token,) if use.token else (),
        inputs=(ASKED_TARGET,) if needs_target(use) else (),
    )


def needs_target(use: Use) -> bool:
    """Whether a use needs a target: one of its effects has one, or its tokens go to one."""
    on_check = use.bonus or use.reroll
    return not on_check and (use.goes == TARGET or any(gives.to == TARGET for gives in use.gives))
