"""The description of Vagabond: its stats, skills, tracks, tokens, statuses, uses and house rules.

Source: rules/vagabond.md; seed 003.
"""

from gmtracker.engine.dice_notation import COUNTDOWN_LADDER
from gmtracker.engine.sheet import (
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

LUCK, COUNTDOWN = "luck", "countdown"


_EVERYONE = InputKind(key="everyone", name=tr("All the heroes who are here"), kind="flag")
# The usual d6 stands first, because the first is what a form proposes.
_SIZES = {f"d{size}": f"Cd{size}" for size in sorted(COUNTDOWN_LADDER, key=lambda size: (size < 6, size))}
_CRIT = choice_input(
    "crit",
    tr("For the Crit"),
    {
        "luck": "1 Luck",
        "damage": tr("More damage"),
        "spell": tr("The spell's own benefit"),
        "save": tr("Unaffected, and an Action"),
    },
)
_LUCK_USES = tuple(
    UseKind(key=key, name=name, does=does, menu="token", tokens=(LUCK,))
    for key, name, does in (
        ("favor", "Favor", tr("Favor on one's own next d20.")),
        ("roll-again", tr("Roll again"), tr("One die of one's own roll is rolled again.")),
    )
)

USES = (
    flow_use("check", tr("Check"), tr("Roll a check or a save; it stays open until it is announced.")),
    flow_use("strike", tr("It happens"), tr("Nothing stops it: its damage is rolled.")),
    flow_use("announce", tr("Announce"), tr("The outcome stands; a Crit gives 1 Luck, or its benefit."), _CRIT),
    flow_use("roll-damage", tr("Roll the damage"), tr("The damage dice of what was not stopped.")),
    flow_use("deal", tr("Deal the damage"), tr("The damage comes off the HP.")),
    *_LUCK_USES,
    row_use(
        "damage",
        tr("Take damage"),
        tr("Lose HP: a number, or dice to roll for it."),
        InputKind(key="damage", name=tr("Damage (7, or 2d6+1)"), kind="text"),
        InputKind(key="source", name=tr("Source (fire, silver …)"), kind="text"),
        InputKind(key="attack", name=tr("From an attack, so Armor counts"), kind="flag"),
        sides=BOTH_SIDES,
    ),
    row_use(
        "heal",
        tr("Heal"),
        tr("Regain HP, up to the maximum; the dead regain none."),
        InputKind(key="amount", name="HP", kind="number", lowest=1, highest=999),
        sides=BOTH_SIDES,
    ),
    row_use(
        "rest",
        "Rest",
        tr("HP, Mana and Luck are full again; where HP was full already, one Fatigue goes."),
        _EVERYONE,
        sides=BOTH_SIDES,
    ),
    row_use("breather", "Breather", tr("HP equal to Might come back."), _EVERYONE, sides=BOTH_SIDES),
    row_use("destroy", tr("Body destroyed"), tr("Dead, whatever the HP."), sides=BOTH_SIDES),
    pool_use(
        "set-countdown",
        tr("Set a Countdown die"),
        tr("A die that is rolled each round: a 1 shrinks it, a 1 on the d4 ends it."),
        InputKind(key="name", name=tr("What is coming"), kind="text"),
        choice_input("size", tr("Die", "a kind of die"), _SIZES),
        tokens=(COUNTDOWN,),
    ),
    pool_use(
        "roll-countdown",
        tr("Roll the Countdown dice now"),
        tr("Each of them is rolled as when a round begins; outside an encounter, when the GM says so."),
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
        suggested=tuple(map(TraitSuggestion, (HIT_POINTS, ARMOR, MANA_POINTS))),
    ),
    TraitGroup(
        key=ATTACKS,
        name="Attacks and spells",
        singular="Attack",
        values="text",
        suggested=tuple(map(TraitSuggestion, ("Knife d4", "Longsword d8", "Longbow d6"))),
    ),
    TraitGroup(key=IMMUNITIES, name="Immune to", singular="Immunity", values="text", suggested=_SOURCES),
    TraitGroup(key=WEAKNESSES, name="Weak to", singular="Weakness", values="text", suggested=_SOURCES),
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
    "Berserk": tr("Fights without a thought for safety."),
    "Blinded": tr("Sees nothing."),
    "Burning": tr("On fire until it is put out."),
    "Charmed": tr("Takes the charmer for a friend."),
    "Confused": tr("Cannot tell what is happening."),
    "Dazed": tr("Slow to do anything."),
    "Fatigued": tr("Worn out."),
    "Focusing": tr("Keeps something up by thought alone."),
    "Frightened": tr("Wants to be elsewhere."),
    "Grappling": tr("Holds somebody fast."),
    "Incapacitated": tr("Can do nothing."),
    "Invisible": tr("Cannot be seen."),
    "Paralyzed": tr("Cannot move at all."),
    "Prone": tr("On the ground."),
    "Restrained": tr("Held where it is."),
    "Sickened": tr("Ill, and hard to heal."),
    "Suffocating": tr("Without air."),
    "Unconscious": tr("Knows nothing of what goes on."),
    "Vulnerable": tr("Open to whatever comes."),
}
CONDITIONS = (
    *(
        ConditionKind(key=name.lower(), name=name, meaning=meaning, out=name in ("Incapacitated", "Unconscious"))
        for name, meaning in STATUSES.items()
    ),
    ConditionKind(
        key=DEAD,
        name="Dead",
        meaning=tr("At 0 HP, destroyed, or at 5 Fatigue; regains no HP."),
        out=True,
        no_turns=True,
    ),
)

REST_FATIGUE, LUCK_CAP = "rest-fatigue", "luck-cap"
HOUSE_RULES = (
    HouseRule(
        key=LUCK_CAP,
        name=tr("Luck goes no higher than the stat"),
        changes=tr("Yes: at full Luck a Crit is worth its benefit alone. No: a Crit's Luck is always gained."),
        default=True,
    ),
    HouseRule(
        key=REST_FATIGUE,
        name=tr("Every Rest takes a Fatigue away"),
        changes=tr("Yes: a Rest always takes one Fatigue away. No: only when HP was full already."),
        default=False,
    ),
)

GAME = GameSpec(
    ruleset="vagabond",
    name="Vagabond",
    about=tr("Only the heroes roll: a d20 with Favor or Hinder, Luck to spend, and Countdown dice."),
    dice=("d20", "d6"),
    level="Level",
    trait_groups=TRAIT_GROUPS,
    tracks=TRACKS,
    tokens=(
        TokenKind(key=LUCK, name="Luck", plural="Luck", look="stone", sign="up", awarded=False),
        TokenKind(key=COUNTDOWN, name="Countdown die", plural="Countdown dice", look="die", is_die=True, awarded=False),
    ),
    pools=(
        PoolKind(
            key=COUNTDOWN,
            name="Countdown dice",
            tokens=(COUNTDOWN,),
            empty=tr("Set a Countdown die for what is coming. Rolled each round: a 1 shrinks it, or ends it on a d4."),
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
