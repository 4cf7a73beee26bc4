"""The description of Vagabond: its stats, skills, tracks, tokens, statuses, uses and house rules.

Source: rules/vagabond.md; seed 003.
"""

from gmtracker.engine.game_spec import (
    BOTH_SIDES,
    OUT_TAKE_TURNS,
    ActionKind,
    ConditionKind,
    EncounterKind,
    GameSpec,
    HouseRule,
    InputKind,
    PoolKind,
    TokenKind,
    TrackKind,
    TraitGroup,
    TraitLimit,
    TraitSuggestion,
    UseKind,
    choice_input,
    flow_use,
    pool_use,
    row_use,
)
from gmtracker.i18n import tr
from gmtracker.rulesets.vagabond.countdown_die import LADDER

LUCK, COUNTDOWN = "luck", "countdown"


_EVERYONE = InputKind(key="everyone", name=tr("All heroes present"), kind="flag")
# The common d6 comes first, because a form proposes the first option.
_SIZES = {f"d{size}": f"Cd{size}" for size in sorted(LADDER, key=lambda size: (size < 6, size))}
_CRIT = choice_input(
    "crit",
    tr("Crit benefit"),
    {
        "luck": "1 Luck",
        "damage": tr("More damage"),
        "spell": tr("The spell's own benefit"),
        "save": tr("Unaffected, plus an Action"),
    },
)
_LUCK_USES = tuple(
    UseKind(key=key, name=name, description=does, menu="token", tokens=(LUCK,))
    for key, name, does in (
        ("favor", "Favor", tr("Favor on your own next d20.")),
        ("roll-again", tr("Reroll"), tr("Reroll one die of your own roll.")),
    )
)

USES = (
    flow_use("check", tr("Check"), tr("Roll a check or save. It stays open until you announce it.")),
    flow_use("strike", tr("Apply harm"), tr("Nothing stops it. Roll the damage.")),
    flow_use("announce", tr("Announce"), tr("Makes the outcome final. A Crit gives 1 Luck or another benefit."), _CRIT),
    flow_use("roll-damage", tr("Roll the damage"), tr("Roll the damage of the hit.")),
    flow_use("deal", tr("Apply the damage"), tr("Subtract the damage from HP.")),
    *_LUCK_USES,
    row_use(
        "damage",
        tr("Take damage"),
        tr("Lose HP: enter a number or dice to roll."),
        InputKind(key="damage", name=tr("Damage (7, or 2d6+1)"), kind="text"),
        InputKind(key="source", name=tr("Source (fire, silver …)"), kind="text"),
        InputKind(key="attack", name=tr("From an attack (Armor applies)"), kind="flag"),
        sides=BOTH_SIDES,
    ),
    row_use(
        "heal",
        tr("Heal"),
        tr("Regain HP up to the maximum. The dead can't regain HP."),
        InputKind(key="amount", name="HP", kind="number", lowest=1, highest=999),
        sides=BOTH_SIDES,
    ),
    row_use(
        "rest",
        "Rest",
        tr("Restores all HP, Mana and Luck. If HP was already full, removes one Fatigue."),
        _EVERYONE,
        sides=BOTH_SIDES,
    ),
    row_use("breather", "Breather", tr("Regain HP equal to Might."), _EVERYONE, sides=BOTH_SIDES),
    row_use("destroy", tr("Body destroyed"), tr("Dead, regardless of HP."), sides=BOTH_SIDES),
    pool_use(
        "set-countdown",
        tr("Add a Countdown die"),
        tr("A die rolled each round. A 1 shrinks it. A 1 on a d4 ends it."),
        InputKind(key="name", name=tr("Event"), kind="text"),
        choice_input("size", tr("Die", "a kind of die"), _SIZES),
        tokens=(COUNTDOWN,),
    ),
    pool_use(
        "roll-countdown",
        tr("Roll the Countdown dice now"),
        tr("Roll all of them now. During an encounter they are rolled each round."),
        tokens=(COUNTDOWN,),
    ),
)


HP, FATIGUE, MANA = "hp", "fatigue", "mana"
DEAD = "dead"
ACTION, RUSH = "action", "rush"
MIGHT, DEXTERITY, AWARENESS, REASON, PRESENCE, LUCK_STAT = (
    "Might",
    "Dexterity",
    "Awareness",
    "Reason",
    "Presence",
    "Luck",
)
STATS = (MIGHT, DEXTERITY, AWARENESS, REASON, PRESENCE, LUCK_STAT)
LOWEST_STAT, HIGHEST_STAT = 2, 7
SKILLS = {
    "Arcana": REASON,
    "Craft": REASON,
    "Medicine": REASON,
    "Brawl": MIGHT,
    "Melee": MIGHT,
    "Finesse": DEXTERITY,
    "Sneak": DEXTERITY,
    "Detect": AWARENESS,
    "Mysticism": AWARENESS,
    "Survival": AWARENESS,
    "Ranged": AWARENESS,
    "Influence": PRESENCE,
    "Leadership": PRESENCE,
    "Performance": PRESENCE,
}
SAVES = {"Reflex": (DEXTERITY, AWARENESS), "Endure": (MIGHT, MIGHT), "Will": (REASON, PRESENCE)}

STAT_GROUP, SKILL_GROUP, BODY, ATTACKS = "stats", "skills", "body", "attacks"
IMMUNITIES, WEAKNESSES = "immunities", "weaknesses"
HIT_POINTS, ARMOR, MANA_POINTS = "Hit Points", "Armor", "Mana"
_SOURCES = tuple(
    map(TraitSuggestion, ("Cold", "Fire", "Lightning", "Poison", "Silver", "Blunt", "Piercing", "Slashing"))
)

TRAIT_GROUPS = (
    TraitGroup(
        key=STAT_GROUP,
        name="Stats",
        singular="Stat",
        number=tr("Value"),
        lowest=LOWEST_STAT,
        highest=HIGHEST_STAT,
        fixed=True,
        suggested=tuple(map(TraitSuggestion, STATS)),
    ),
    TraitGroup(
        key=SKILL_GROUP,
        name="Trained in",
        singular="Skill",
        values="text",
        linked_to=STAT_GROUP,
        suggested=tuple(TraitSuggestion(skill, stat) for skill, stat in SKILLS.items()),
    ),
    TraitGroup(
        key=BODY,
        name="Body",
        singular="Value",
        number=tr("Value"),
        highest=999,
        card="numbers",
        suggested=tuple(map(TraitSuggestion, (HIT_POINTS, ARMOR, MANA_POINTS))),
    ),
    TraitGroup(
        key=ATTACKS,
        name="Attacks and spells",
        singular="Attack",
        values="text",
        dice=tr("Damage dice"),
        card="line",
        suggested=tuple(map(TraitSuggestion, ("Knife d4", "Longsword d8", "Longbow d6"))),
    ),
    TraitGroup(key=IMMUNITIES, name="Immune to", singular="Immunity", values="text", card="line", suggested=_SOURCES),
    TraitGroup(key=WEAKNESSES, name="Weak to", singular="Weakness", values="text", card="line", suggested=_SOURCES),
)

TRACKS = (
    TrackKind(
        key=HP,
        name="HP",
        unit="HP",
        units="HP",
        look="bar",
        highest=10,
        limits=(TraitLimit(BODY, HIT_POINTS), TraitLimit(STAT_GROUP, MIGHT, times_level=True)),
        warn_at=3,
        starts_full=True,
    ),
    TrackKind(key=FATIGUE, name="Fatigue", unit="Fatigue", units="Fatigue", look="pips", highest=5, warn_at=3),
    TrackKind(
        key=MANA,
        name="Mana",
        unit="Mana",
        units="Mana",
        highest=0,
        limits=(TraitLimit(BODY, MANA_POINTS),),
        starts_full=True,
    ),
)

STATUSES = {
    "Berserk": tr("Fights without regard for safety."),
    "Blinded": tr("Can't see."),
    "Burning": tr("On fire until put out."),
    "Charmed": tr("Treats the charmer as a friend."),
    "Confused": tr("Can't tell what is happening."),
    "Dazed": tr("Slow to act."),
    "Fatigued": tr("Worn out."),
    "Focusing": tr("Concentrating to keep an effect going."),
    "Frightened": tr("Wants to get away."),
    "Grappling": tr("Is holding someone."),
    "Incapacitated": tr("Can't do anything."),
    "Invisible": tr("Can't be seen."),
    "Paralyzed": tr("Can't move."),
    "Prone": tr("On the ground."),
    "Restrained": tr("Held in place."),
    "Sickened": tr("Ill, and hard to heal."),
    "Suffocating": tr("Can't breathe."),
    "Unconscious": tr("Unaware of what is happening."),
    "Vulnerable": tr("Open to attack."),
}
CONDITIONS = (
    *(
        ConditionKind(key=name.lower(), name=name, meaning=meaning, out=name in ("Incapacitated", "Unconscious"))
        for name, meaning in STATUSES.items()
    ),
    ConditionKind(
        key=DEAD,
        name="Dead",
        meaning=tr("At 0 HP, at 5 Fatigue, or body destroyed. Can't regain HP."),
        out=True,
    ),
)

REST_FATIGUE, LUCK_CAP = "rest-fatigue", "luck-cap"
HOUSE_RULES = (
    HouseRule(
        key=LUCK_CAP,
        name=tr("Luck is limited by the stat"),
        description=tr("Yes: with full Luck, a Crit gives only its other benefit. No: a Crit can always give Luck."),
        default=True,
    ),
    HouseRule(
        key=REST_FATIGUE,
        name=tr("Every Rest removes a Fatigue"),
        description=tr("Yes: a Rest always removes one Fatigue. No: only if HP was already full."),
        default=False,
    ),
)

GAME = GameSpec(
    ruleset="vagabond",
    name="Vagabond",
    about=tr("Only heroes roll: a d20 with Favor or Hinder, Luck to spend, and Countdown dice."),
    color="brown",
    emblem="lantern",
    dice=("d20", "d6"),
    level="Level",
    trait_groups=TRAIT_GROUPS,
    tracks=TRACKS,
    tokens=(
        TokenKind(key=LUCK, name="Luck", plural="Luck", look="stone", sign="clover", awarded=False),
        TokenKind(key=COUNTDOWN, name="Countdown die", plural="Countdown dice", look="die", is_die=True, awarded=False),
    ),
    pools=(
        PoolKind(
            key=COUNTDOWN,
            name="Countdown dice",
            tokens=(COUNTDOWN,),
            empty=tr("Add a Countdown die for a coming event."),
            lasts="campaign",
        ),
    ),
    hand="",
    turn_dice="Countdown dice",
    heroes_first=True,
    conditions=CONDITIONS,
    actions=(
        ActionKind(key=ACTION, name="Action", letter="A"),
        ActionKind(key="move", name="Move", letter="M"),
        ActionKind(key=RUSH, name="Rush", letter="R"),
    ),
    encounters=(
        EncounterKind(key="combat", name="Combat", round_seconds=6),
        EncounterKind(key="exploration", name="Exploration", round_seconds=600),
    ),
    uses=USES,
    house_rules=(*HOUSE_RULES, OUT_TAKE_TURNS),
)
