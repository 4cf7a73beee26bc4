"""The description of Shattered Spheres: its sheet, tracks, tokens, pools, conditions, uses and house rules.

Source: rules/shattered-spheres.md, "Who is at the table", Surge, Tilt; seeds 000 and 001.
"""

from msgspec.structs import replace

from gmtracker.engine.game_spec import (
    BOTH_SIDES,
    HEROES,
    OUT_TAKE_TURNS,
    ROLL_EACH,
    UNTIL_REMOVED,
    ActionKind,
    ConditionKind,
    EncounterKind,
    GameSpec,
    HouseRule,
    InputKind,
    Option,
    PoolKind,
    RollTableKind,
    TokenKind,
    TrackKind,
    TraitGroup,
    TraitSuggestion,
    UseKind,
    choice_input,
    flow_use,
    pool_use,
    row_use,
    table_use,
)
from gmtracker.i18n import tr

CHECK_USES = (
    flow_use("check", tr("Check"), tr("Roll a check. It stays open until you announce it.")),
    flow_use("attack", tr("Attack"), tr("Roll an attack. The target resists the damage of a hit.")),
    flow_use("resist", tr("Resist"), tr("Roll to resist the damage of a hit.")),
    flow_use(
        "percent",
        tr("Percent chance"),
        tr("Roll a d20 and multiply it by 5. It happens if the result doesn't exceed the chance."),
        InputKind(key="chance", name=tr("Chance in percent"), kind="number", lowest=0, highest=100),
    ),
    flow_use("announce", tr("Announce"), tr("Makes the outcome final. Nothing more can be spent on it.")),
    flow_use(
        "add-luck",
        tr("Add a luck die"),
        tr("Add a Fortune or Misfortune die before the outcome is announced."),
        choice_input("die", tr("Luck die"), {"fortune": "Fortune", "misfortune": "Misfortune"}),
    ),
    flow_use("roll-after-all", tr("Roll instead"), tr("Roll the dice for a failed routine check.")),
    flow_use("take-harm", tr("Apply the result"), tr("Apply the effect of the damage, as the GM decides.")),
    table_use(
        "initiative",
        tr("Roll initiative"),
        tr("Make an Initiative check for everyone who hasn't rolled yet. The highest result goes first."),
        sides=BOTH_SIDES,
        inputs=(ROLL_EACH,),
    ),
)

CHECK_HOUSE_RULE = HouseRule(
    key="wound-disadvantage",
    name=tr("Disadvantage per wound"),
    description=tr("How many ranks of Disadvantage each wound adds to Toughness checks."),
    default=1,
    lowest=0,
    highest=5,
)

CONFLICT_HARM = HouseRule(
    key="conflict-harm",
    name=tr("Separate harm in conflicts"),
    description=tr(
        "Yes: a conflict leaves characters shaken or broken, never wounded, dying or dead. No: it harms as combat does."
    ),
    default=True,
)


SURGE_FATIGUE = Option("surge-fatigue", tr("Fatigue from a Surge"))
"""The pending fatigue of a Surge, which a Recover with Destiny can cancel in advance."""

SURGE_USE = row_use(
    "surge",
    "Surge",
    tr("Gain a benefit as a reaction, once per turn. The hero becomes fatigued at the start of the next turn."),
    choice_input(
        "benefit",
        tr("Benefit", "what a Surge is for"),
        {
            "action": tr("One extra standard action"),
            "effect": tr("An alternate effect for this encounter"),
            "trait": tr("+1 rank in a trait until the end of the next turn"),
            "negate": tr("No Disadvantage until the end of the next turn"),
            "negate-foe": tr("No Advantage for a foe until the end of the next turn"),
            "edge": tr("+1 rank in an edge for this encounter"),
            "counter": tr("Counter, avert or deflect an effect"),
            "check": tr("Another check against an ongoing effect"),
            "retry": tr("A retry that needs a Surge"),
        },
    ),
    InputKind(
        key="trait",
        name=tr("Trait"),
        kind="text",
        required_for=(("benefit", "trait"),),
        suggests=(
            *("abilities", "skills", "proficiencies", "offenses", "defenses", "resistances"),
            *("edges", "powers"),
        ),
    ),
    InputKind(key="edge", name="Edge", kind="text", required_for=(("benefit", "edge"),), suggests=("edges",)),
    InputKind(
        key="what",
        name=tr("Effect or check"),
        kind="text",
        required_for=tuple(("benefit", answer) for answer in ("effect", "counter", "check", "retry")),
    ),
    InputKind(key="foe", name=tr("Foe"), kind="character", required_for=(("benefit", "negate-foe"),)),
)

SURGE_HOUSE_RULE = HouseRule(
    key="surge-outlasts-encounter",
    name=tr("Surge fatigue after an encounter"),
    description=tr("Yes: fatigue that is still pending applies when the encounter ends. No: it is dropped."),
    default=True,
)


SOFT_TILT, HARD_TILT = "soft-tilt", "hard-tilt"

TILT_TABLES = tuple(
    RollTableKind(
        key=key,
        name=name,
        section=tr("Category"),
        row=tr("Element"),
        sections=6,
        rows=6,
        columns=(tr("Something good"), tr("Something bad")),
    )
    for key, name in ((SOFT_TILT, "Soft Tilt"), (HARD_TILT, "Hard Tilt"))
)

_LOT = choice_input(
    "lot",
    tr("Good or bad", "which of the two lots of a Tilt"),
    {"good": tr("Something good"), "bad": tr("Something bad")},
)


def _tilt_step(key: str, name: str, does: str, *inputs: InputKind) -> UseKind:
    return flow_use(key, name, does, *inputs, sides=HEROES)


TILT_USES = (
    _tilt_step("tilt-begin", tr("Go to the Tilt"), tr("Finish the award and start the Tilt.")),
    _tilt_step(
        "tilt-table",
        tr("Choose the Tilt table"),
        tr("The GM chooses the Soft or the Hard Tilt."),
        choice_input("table", tr("Roll table"), {table.key: table.name for table in TILT_TABLES}),
    ),
    _tilt_step("tilt-roll", tr("Roll for the Tilt"), tr("Everyone at the table rolls all their Destiny dice.")),
    _tilt_step("tilt-roll-off", tr("Roll off"), tr("Tied players roll a d20 each.")),
    _tilt_step(
        "tilt-vote", tr("Vote", "what the players do"), tr("A rolled die votes for the row with its number."), _LOT
    ),
    _tilt_step("tilt-count", tr("Count the votes"), tr("The row with the most votes wins. The GM breaks ties.")),
    _tilt_step(
        "tilt-decide",
        tr("Break a tie"),
        tr("The GM picks one of the tied rows."),
        _LOT,
        InputKind(key="row", name=tr("Row"), kind="number", lowest=1, highest=6),
    ),
    _tilt_step("tilt-pass", tr("Skip the Tilt"), tr("This Tilt has no effect.")),
    _tilt_step("tilt-finish", tr("Finish the Tilt"), tr("Both outcomes were read out.")),
)

TILT_HOUSE_RULES = (
    HouseRule(
        key="tilt-spares-gm",
        name=tr("The GM votes in a Tilt but can't be picked"),
        description=tr(
            "Yes: the GM only votes. No: the GM can also be picked, and the result then applies to the opposition."
        ),
        default=True,
    ),
)


DESTINY, FATE = "destiny", "fate"
TRIUMPH, TRAGEDY = "triumph", "tragedy"
TRIUMPH_STONE, TRAGEDY_STONE = "triumph-stone", "tragedy-stone"
DICE = (TRIUMPH, TRAGEDY)
STONES = (TRIUMPH_STONE, TRAGEDY_STONE)
STRESS, WOUNDS = "stress", "wounds"
SHAKEN = "shaken"

_SKILLS = {
    "Strength": ("Athletics", "Might", "Close combat"),
    "Stamina": ("Endurance", "Concentration"),
    "Agility": ("Acrobatics", "Stealth", "Sleight of hand", "Ranged combat", "Initiative"),
    "Intellect": ("Investigation", "Lore of the spheres", "Medicine", "Technology", "Vehicles"),
    "Wisdom": ("Insight", "Intuition", "Perception", "Survival"),
    "Charisma": ("Deception", "Intimidation", "Leadership", "Persuasion"),
}
_LINKS = {
    "offenses": {
        "Fighting": "Strength",
        "Aiming": "Agility",
        "Wits": "Charisma",
        "Rumors": "Intellect",
    },
    "defenses": {
        "Fortitude": "Strength/Stamina",
        "Willpower": "Wisdom/Charisma",
        "Reflexes": "Agility/Intellect",
    },
    "resistances": {"Toughness": "Stamina", "Resolve": "Wisdom"},
}


def _build_suggestions(links: dict[str, str]) -> tuple[TraitSuggestion, ...]:
    return tuple(TraitSuggestion(name, link) for name, link in links.items())


ABILITIES = TraitGroup(
    key="abilities",
    name="Abilities",
    singular="Ability",
    values="both",
    lowest=-20,
    highest=20,
    fixed=True,
    suggested=tuple(TraitSuggestion(name) for name in _SKILLS),
)
SKILLS = TraitGroup(
    key="skills",
    card="line",
    name="Skills",
    singular="Skill",
    highest=40,
    linked_to="abilities",
    suggested=tuple(TraitSuggestion(skill, link) for link, skills in _SKILLS.items() for skill in skills),
)
TRAIT_GROUPS = (
    ABILITIES,
    SKILLS,
    TraitGroup(
        key="proficiencies",
        name="Proficiencies",
        singular="Proficiency",
        highest=40,
        linked_to="abilities",
        suggested=(TraitSuggestion("Trade"), TraitSuggestion("Lore"), TraitSuggestion("Expertise")),
    ),
    *(
        TraitGroup(
            key=key,
            name=key.capitalize(),
            singular=key[:-1].capitalize(),
            values="both",
            lowest=-20,
            fixed=True,
            card="line" if key == "offenses" else "numbers",
            suggested=_build_suggestions(links),
        )
        for key, links in _LINKS.items()
    ),
    TraitGroup(
        key="edges",
        name="Edges",
        singular="Edge",
        lowest=-20,
        suggested=(TraitSuggestion("Awakened"), TraitSuggestion("Luck"), TraitSuggestion("Wealth")),
    ),
    TraitGroup(
        key="powers",
        name="Powers",
        singular="Power",
        lowest=1,
        highest=40,
        suggested=(TraitSuggestion("Luck Control"), TraitSuggestion("Healing")),
    ),
    TraitGroup(
        key="complications",
        name="Complications",
        singular="Complication",
        values="text",
        suggested=(TraitSuggestion("Power Loss"),),
    ),
    TraitGroup(key="hubrises", name="Hubrises", singular="Hubris", values="text"),
    TraitGroup(key="curses", name="Curses", singular="Curse", lowest=-20, highest=20, linked_to="abilities"),
)

CONDITIONS = tuple(
    ConditionKind(
        key=name.lower(),
        name=name,
        meaning=meaning,
        lasts="next-turn" if name == "Dazed" else UNTIL_REMOVED,
        out=name in ("Incapacitated", "Dying", "Dead", "Broken"),
    )
    for name, meaning in {
        "Dazed": tr("One action fewer until it ends."),
        "Staggered": tr("Hit hard. A second time is worse."),
        "Incapacitated": tr("Out of the fight."),
        "Dying": tr("Needs help now."),
        "Dead": tr("Beyond help."),
        "Fatigued": tr("The cost of a Surge."),
        "Exhausted": tr("The cost of a Surge while fatigued."),
        "Shaken": tr("1 rank of Disadvantage on Resolve checks. A rest may take longer."),
        "Bloodied": tr("A rest may take longer."),
        "Broken": tr("Out of the conflict. A rest may take longer."),
        "Compelled": tr("Can't act freely."),
    }.items()
)

RECOVERABLE = tuple(condition for condition in CONDITIONS if condition.key != "dead")
"""The conditions that a Recover can remove."""

REST_ENDS = {
    condition.key: InputKind(
        key=f"ends-{condition.key}",
        name=tr("Remove {condition}").format(condition=condition.name),
        kind="flag",
        only_in=condition.key,
    )
    for condition in RECOVERABLE
}
"""The inputs of a Long Rest: one for each condition that the hero has."""

_NOTE = InputKind(key="note", name=tr("Reason"), kind="text")
_ENDS = choice_input(
    "ends",
    tr("Removes"),
    {
        "": tr("GM decides"),
        "wound": tr("A wound"),
        **{condition.key: condition.name for condition in RECOVERABLE},
    },
)
_ENDS_BY_DESTINY = replace(_ENDS, options=(*_ENDS.options, SURGE_FATIGUE))


def _token_use(key: str, name: str, does: str, *inputs: InputKind) -> UseKind:
    return UseKind(
        key=key,
        name=name,
        description=does,
        menu="token",
        tokens=(*DICE, *STONES),
        sides=BOTH_SIDES,
        inputs=(*inputs, _NOTE),
    )


USES = (
    _token_use("coup", "Coup", tr("Add half the value (rounded up) as degrees to a success.")),
    _token_use(
        "edit-scene",
        "Edit Scene",
        tr(
            "Add a detail, get a say in the GM's Treasure, or gain ranks of Advantage (half the value, rounded "
            "up). The GM may veto it."
        ),
    ),
    _token_use("improve-roll", "Improve Roll", tr("Add the value to your own check before it is announced.")),
    _token_use("inspiration", "Inspiration", tr("Get a hint from the GM, as big as the value.")),
    _token_use(
        "recover",
        "Recover",
        tr("Recover immediately, in addition to the one per encounter. Costs Stress."),
        _ENDS_BY_DESTINY,
    ),
    _token_use("stunt", "Stunt", tr("Add a Stunt to an attack that hit.")),
    flow_use(
        "award",
        tr("Award", "why tokens came"),
        tr("A hero earns a die from the pool, uses its value immediately, and keeps the die."),
        sides=HEROES,
        tokens=DICE,
    ),
    flow_use("award-reason", tr("Reason for the award"), tr("The reason for an award."), _NOTE, sides=HEROES),
    UseKind(
        key="hubris",
        name="Hubris",
        description=tr(
            "A Tragedy from the pool activates a hubris. Its value is the severity. The hero keeps the die."
        ),
        menu="flow",
        tokens=(TRAGEDY,),
        inputs=(InputKind(key="hubris", name="Hubris", kind="text"),),
        drop_zone=True,
        shortcut="H",
    ),
    flow_use("hubris-by", tr("Who activated the hubris"), tr("Another player, or the GM."), sides=HEROES),
    flow_use(
        "gm-use",
        tr("GM's Tragedy"),
        tr("Roll a Tragedy from the GM's hand, use it once against the heroes, then discard it."),
        _NOTE,
        sides=HEROES,
        tokens=(TRAGEDY,),
    ),
    flow_use(
        "gm-penalty",
        tr("Penalty"),
        tr("Roll a Tragedy from the GM's hand and subtract it from a hero's check."),
        sides=HEROES,
        tokens=(TRAGEDY,),
    ),
    flow_use(
        "gm-disadvantage",
        "Disadvantage",
        tr("Roll a Tragedy from the GM's hand. Half of it (rounded up) is ranks of Disadvantage for a hero."),
        sides=HEROES,
        tokens=(TRAGEDY,),
    ),
    flow_use("veto", tr("Veto"), tr("Cancels the edit and returns what was spent."), sides=HEROES),
    pool_use(
        "earn-fate",
        tr("Earn Fate"),
        tr("Add stones to the Fate pool of this encounter."),
        choice_input("kind", tr("Stones"), {TRIUMPH_STONE: "Triumph", TRAGEDY_STONE: "Tragedy"}),
        InputKind(key="count", name=tr("Number of stones"), kind="number", lowest=1, highest=20),
        tokens=STONES,
    ),
    row_use(
        "heal",
        tr("Heal"),
        tr(
            "Someone heals the hero: remove a wound or condition for Stress. A supernatural healer can take the "
            "Stress instead."
        ),
        _ENDS,
        InputKind(key="healer", name=tr("Who takes the Stress"), kind="character"),
        _NOTE,
    ),
    row_use(
        "recover-action",
        "Recover",
        tr("Once per encounter, as an action: remove a wound or condition for Stress."),
        _ENDS,
        _NOTE,
    ),
    row_use(
        "curse",
        "Curse",
        tr("Give a character Disadvantage on the linked checks. To end the curse, remove it from the sheet."),
        InputKind(key="name", name="Curse", kind="text"),
        InputKind(key="ranks", name=tr("Ranks of Disadvantage"), kind="number", lowest=1, highest=20),
        choice_input("link", tr("Linked to"), {**{name: name for name in _SKILLS}, "": tr("No ability")}),
        sides=BOTH_SIDES,
    ),
    row_use("short-rest", "Short Rest", tr("Recover between encounters, for Stress."), _ENDS, _NOTE),
    row_use(
        "long-rest",
        "Long Rest",
        tr(
            "Remove Stress equal to the hero's Tier. Each Recover used instead lowers that by 1 and can remove a wound "
            "or condition."
        ),
        InputKind(key="recovers", name=tr("Other Recovers"), kind="number", highest=20),
        InputKind(key="wounds", name=tr("Wounds removed"), kind="number", highest=20),
        *REST_ENDS.values(),
        InputKind(key="length", name=tr("Duration"), kind="text"),
    ),
    *CHECK_USES,
    SURGE_USE,
    *TILT_USES,
)

LATE_ROLLS = HouseRule(
    key="late-player-rolls",
    name=tr("Late players roll into the pool"),
    description=tr(
        "Yes: a late player rolls a Triumph and a Tragedy into the Destiny pool. No: the pool stays as it is."
    ),
    default=True,
)

HOUSE_RULES = (
    HouseRule(
        key="die-size",
        name=tr("Size of the Destiny dice"),
        description=tr("How many faces a Destiny die has."),
        default=6,
        choices=(4, 6, 8, 10, 12),
    ),
    HouseRule(
        key="highest-tier",
        name=tr("Highest Tier"),
        description=tr("The highest Tier a character can have."),
        default=5,
        lowest=1,
        highest=20,
    ),
    HouseRule(
        key="healing-stress",
        name=tr("Stress cost of healing and Recover"),
        description=tr("How much Stress a hero takes when healed or when using Recover."),
        default=1,
        lowest=0,
        highest=10,
    ),
    HouseRule(
        key="short-rest-is-free",
        name=tr("A Short Rest includes its own Recover"),
        description=tr(
            "Yes: it doesn't count as the one Recover per encounter. No: it uses up the Recover of the next encounter."
        ),
        default=True,
    ),
    HouseRule(
        key="refill-by-hand",
        name=tr("The GM may refill the empty pool"),
        description=tr("Yes: dice can be added to an empty Destiny pool before the next session."),
        default=True,
    ),
    LATE_ROLLS,
    CHECK_HOUSE_RULE,
    CONFLICT_HARM,
    SURGE_HOUSE_RULE,
    *TILT_HOUSE_RULES,
)

GAME = GameSpec(
    ruleset="shattered-spheres",
    name="Shattered Spheres",
    about=tr("Destiny dice to earn and hold, Fate stones, Stress wheels, and the Tilt."),
    color="blue",
    emblem="sphere",
    dice=("d20",),
    tier="Tier",
    level="Level",
    trait_groups=TRAIT_GROUPS,
    tracks=(
        TrackKind(
            key=STRESS,
            name="Stress",
            unit=tr("stone"),
            units=tr("stones"),
            look="wheel",
            highest=10,
            warn_at=8,
            tokens_add_to_track=True,
            sides=("heroes",),
        ),
        TrackKind(key=WOUNDS, name="Wounds", unit=tr("wound"), units=tr("wounds"), highest=20, harms=True),
    ),
    tokens=(
        TokenKind(key=TRIUMPH, name="Triumph die", plural="Triumph dice", look="die", sign="up", is_die=True),
        TokenKind(key=TRAGEDY, name="Tragedy die", plural="Tragedy dice", look="die", sign="down", is_die=True),
        TokenKind(key=TRIUMPH_STONE, name="Triumph stone", plural="Triumph stones", look="stone", sign="up"),
        TokenKind(key=TRAGEDY_STONE, name="Tragedy stone", plural="Tragedy stones", look="stone", sign="down"),
    ),
    hand_empty=tr("Spent Tragedy dice appear here."),
    pools=(
        PoolKind(
            key=DESTINY,
            name="Destiny pool",
            tokens=DICE,
            empty=tr("Rolled when a session starts."),
        ),
        PoolKind(
            key=FATE,
            name="Fate pool",
            tokens=STONES,
            empty=tr("Dice add stones in an encounter."),
            lasts="encounter",
        ),
    ),
    conditions=CONDITIONS,
    actions=(
        ActionKind(key="standard", name="Standard action", letter="S"),
        ActionKind(key="move", name="Move action", letter="M", instead_of="standard"),
        ActionKind(key="quick", name="Quick action", letter="Q", instead_of="move"),
        ActionKind(key="reaction", name="Reaction", letter="R", renewed="every"),
    ),
    encounters=(
        EncounterKind(key="combat", name="Combat", round_seconds=6),
        EncounterKind(key="conflict", name="Conflict", round_seconds=360),
    ),
    uses=USES,
    house_rules=(*HOUSE_RULES, OUT_TAKE_TURNS),
    staged_procedures=("tilt",),
    roll_tables=TILT_TABLES,
)
