"""The description of Torg Eternity: traits, tracks, Possibilities, conditions, uses and house rules.

Source: rules/torg-eternity.md; seed 002 for tests.
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
    TokenKind,
    TrackKind,
    TraitGroup,
    TraitLimit,
    TraitSuggestion,
    UseKind,
    choice_input,
    flow_use,
    row_use,
    table_use,
)
from gmtracker.i18n import tr

POSSIBILITY = "possibility"
HERO, DRAMA = "hero", "drama"
CARD_NAMES = {HERO: "Hero card", DRAMA: "Drama card"}


def _on_row(key: str, name: str, does: str, *inputs: InputKind) -> UseKind:
    return row_use(key, name, does, *inputs, sides=BOTH_SIDES)


def _severity_input(name: str) -> InputKind:
    return choice_input("how", tr("Severity"), {"": name, "very": f"Very {name}"})


USES = (
    UseKind(
        key=POSSIBILITY,
        name="Possibility",
        description=tr("Add a d20 to your own test. It counts as at least 10. Not after a natural 1."),
        menu="token",
        tokens=(POSSIBILITY,),
        sides=BOTH_SIDES,
    ),
    _on_row(
        "recover",
        tr("Recovery"),
        tr("Removes all Shock and conditions, and as many Wounds as you say."),
        InputKind(key="wounds", name=tr("Wounds healed"), kind="number", lowest=0, highest=9),
        InputKind(key="everyone", name=tr("All heroes present"), kind="flag"),
    ),
    _on_row(
        "make-stymied",
        "Stymied",
        tr("−2 to all tests until the end of the next turn. If repeated: Very Stymied, −4."),
        _severity_input("Stymied"),
    ),
    _on_row(
        "make-vulnerable",
        "Vulnerable",
        tr("+2 for everyone acting against them until the end of the next turn. If repeated: Very Vulnerable, +4."),
        _severity_input("Vulnerable"),
    ),
    _on_row(
        "damage",
        tr("Take damage"),
        tr("Damage over Toughness becomes Shock and Wounds, which can be soaked."),
        InputKind(key="damage", name=tr("Damage"), kind="number", lowest=1, highest=100),
        InputKind(key="dice", name=tr("Bonus dice"), kind="number", lowest=0, highest=10),
    ),
    table_use(
        "new-act",
        tr("New act"),
        tr("Start a new act: every Storm Knight at the table and the GM get Possibilities."),
        sides=BOTH_SIDES,
    ),
    flow_use("check", tr("Test"), tr("Roll a test. It stays open until you announce it.")),
    flow_use("keep", tr("Keep the first die"), tr("Keep the first die of a Favored test.")),
    flow_use("roll-again", tr("Reroll"), tr("Reroll the first die of a Favored test. The second result counts.")),
    flow_use("up", "Up", tr("Add a d20 without a minimum to the test. Once per test.")),
    flow_use(
        "card",
        tr("Play a card"),
        tr("A Hero or Drama card adds a d20 that counts as at least 10. Each can be used once."),
        choice_input("card", tr("Card"), CARD_NAMES),
    ),
    flow_use("announce", tr("Announce"), tr("Makes the outcome final. Nothing more can be spent on it.")),
    flow_use("bonus-dice", tr("Roll the damage"), tr("Add the hit's bonus dice to the damage.")),
    flow_use("soak", "Soak", tr("Spend a Possibility and pass a Reality test (DN 10) to remove Wounds and Shock.")),
    flow_use("take-damage", tr("Apply the damage"), tr("Mark the Wounds and Shock.")),
    flow_use("defeat", tr("Defeat test"), tr("Test whether a character with too many Wounds can go on.")),
    flow_use("give-in", "Defeated", tr("Out of the fight, without a defeat test.")),
)


SHOCK, WOUNDS, CARDS = "shock", "wounds", "cards"
ATTRIBUTES, SKILLS, LIMITS, WEAPONS, FAVORED = "attributes", "skills", "limits", "weapons", "favored"
MISHAPS = "mishaps"
TOUGHNESS, SPIRIT, STRENGTH = "Toughness", "Spirit", "Strength"
REALITY = "Reality"

SKILLS_BY_ATTRIBUTE = {
    "Charisma": ("Persuasion", "Streetwise", "Taunt", "Telepathy"),
    "Dexterity": (
        "Air vehicles",
        "Land vehicles",
        "Water vehicles",
        "Beast riding",
        "Dodge",
        "Energy weapons",
        "Fire combat",
        "Heavy weapons",
        "Lockpicking",
        "Maneuver",
        "Melee weapons",
        "Missile weapons",
        "Stealth",
        "Unarmed combat",
    ),
    "Mind": (
        "Alteration",
        "Computers",
        "Divination",
        "Evidence analysis",
        "Find",
        "First aid",
        "Language",
        "Medicine",
        "Precognition",
        "Profession",
        "Scholar",
        "Science",
        "Survival",
        "Tracking",
        "Trick",
    ),
    SPIRIT: ("Apportation", "Conjuration", "Faith", "Intimidation", "Kinesis", REALITY, "Willpower"),
    STRENGTH: (),
}
NEVER_UNSKILLED = frozenset(
    (
        "Air vehicles",
        "Alteration",
        "Apportation",
        "Conjuration",
        "Divination",
        "Kinesis",
        "Language",
        "Lockpicking",
        "Medicine",
        "Precognition",
        REALITY,
        "Telepathy",
    )
)
ALL_SKILLS = tuple(TraitSuggestion(skill, link) for link, skills in SKILLS_BY_ATTRIBUTE.items() for skill in skills)

TRAIT_GROUPS = (
    TraitGroup(
        key=ATTRIBUTES,
        name=tr("Attributes"),
        singular=tr("Attribute"),
        number=tr("Value"),
        highest=60,
        fixed=True,
        suggested=tuple(TraitSuggestion(name) for name in SKILLS_BY_ATTRIBUTE),
    ),
    TraitGroup(
        key=LIMITS,
        name=tr("Toughness and limits"),
        singular=tr("Limit"),
        number=tr("Value"),
        lowest=1,
        highest=60,
        closed=True,
        card="numbers",
        suggested=(TraitSuggestion(TOUGHNESS), TraitSuggestion("Shock"), TraitSuggestion("Wounds")),
    ),
    TraitGroup(
        key=SKILLS,
        name=tr("Skills (adds)"),
        singular=tr("Skill"),
        number=tr("Value"),
        lowest=1,
        highest=40,
        linked_to=ATTRIBUTES,
        card="line",
        suggested=ALL_SKILLS,
    ),
    TraitGroup(
        key=WEAPONS,
        name=tr("Weapons (damage)"),
        singular=tr("Weapon"),
        number=tr("Value"),
        highest=60,
        card="line",
    ),
    TraitGroup(key="perks", name=tr("Perks"), singular=tr("Perk"), values="text"),
    TraitGroup(
        key=FAVORED,
        name=tr("Favored skills"),
        singular=tr("Favored skill"),
        values="text",
        suggested=tuple(TraitSuggestion(skill.name) for skill in ALL_SKILLS),
    ),
    TraitGroup(key=MISHAPS, name=tr("On a Mishap"), singular=tr("Mishap effect"), values="text"),
)

STYMIED, VERY_STYMIED = "stymied", "very-stymied"
VULNERABLE, VERY_VULNERABLE = "vulnerable", "very-vulnerable"
UNCONSCIOUS, DEFEATED = "unconscious", "defeated"

CONDITIONS = (
    ConditionKind(key=STYMIED, name="Stymied", meaning=tr("−2 to all tests."), lasts="next-turn"),
    ConditionKind(key=VERY_STYMIED, name="Very Stymied", meaning=tr("−4 to all tests."), lasts="next-turn"),
    ConditionKind(
        key=VULNERABLE, name="Vulnerable", meaning=tr("+2 for everyone who acts against them."), lasts="next-turn"
    ),
    ConditionKind(
        key=VERY_VULNERABLE,
        name="Very Vulnerable",
        meaning=tr("+4 for everyone who acts against them."),
        lasts="next-turn",
    ),
    ConditionKind(key=UNCONSCIOUS, name="Unconscious", meaning=tr("Shock is over its limit."), out=True),
    ConditionKind(key=DEFEATED, name="Defeated", meaning=tr("Out of the fight: failed a defeat test."), out=True),
)

HOUSE_RULES = (
    HouseRule(
        key="act-possibilities",
        name=tr("Possibilities per Storm Knight per act"),
        description=tr("How many Possibilities each Storm Knight has at the start of an act."),
        default=3,
        lowest=0,
        highest=10,
    ),
    HouseRule(
        key="act-adds",
        name=tr("A new act adds Possibilities"),
        description=tr(
            "Yes: new Possibilities are added to the ones left over. No: Storm Knights start each act with only "
            "the new ones."
        ),
        default=False,
    ),
    HouseRule(
        key="gm-possibilities",
        name=tr("GM Possibilities per Storm Knight"),
        description=tr("How many the GM has at the start of an act for each Storm Knight at the table."),
        default=1,
        lowest=0,
        highest=10,
    ),
    HouseRule(
        key="session-is-act",
        name=tr("A session starts a new act"),
        description=tr("Yes: Possibilities are dealt when the session starts. No: only when the GM starts an act."),
        default=True,
    ),
    HouseRule(
        key="most-possibilities",
        name=tr("Possibilities per test"),
        description=tr("How many can be spent on one test."),
        default=1,
        lowest=1,
        highest=10,
    ),
)

GAME = GameSpec(
    ruleset="torg-eternity",
    name="Torg Eternity",
    about=tr("Exploding d20s, Possibilities to spend, and Shock and Wounds to soak."),
    color="violet",
    emblem="bolt",
    dice=("d20",),
    trait_groups=TRAIT_GROUPS,
    tracks=(
        TrackKind(
            key=WOUNDS,
            name="Wounds",
            unit="Wound",
            units="Wounds",
            look="pips",
            highest=3,
            warn_at=3,
            limits=(TraitLimit(LIMITS, "Wounds"),),
        ),
        TrackKind(
            key=SHOCK,
            name="Shock",
            unit="Shock",
            units="Shock",
            look="bar",
            highest=8,
            warn_at=8,
            limits=(TraitLimit(LIMITS, "Shock"), TraitLimit(ATTRIBUTES, SPIRIT)),
        ),
        TrackKind(key=CARDS, name="Cards", unit="card", units="cards", highest=20, sides=("heroes",)),
    ),
    tokens=(
        TokenKind(
            key=POSSIBILITY, name="Possibility", plural="Possibilities", look="stone", sign="bolt", awarded=False
        ),
    ),
    hand=tr("GM's Possibilities"),
    conditions=CONDITIONS,
    actions=(
        ActionKind(key="action", name="Action", letter="A"),
        ActionKind(key="move", name="Move", letter="M"),
    ),
    encounters=(
        EncounterKind(key="standard", name="Standard scene", round_seconds=10),
        EncounterKind(key="dramatic", name="Dramatic scene", round_seconds=10),
    ),
    uses=USES,
    house_rules=(*HOUSE_RULES, OUT_TAKE_TURNS),
)
