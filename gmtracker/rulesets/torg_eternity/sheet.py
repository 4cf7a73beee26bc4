"""The description of Torg Eternity: traits, tracks, Possibilities, conditions, uses and house rules.

Source: rules/torg-eternity.md; seed 002 for tests.
"""

from gmtracker.engine.sheet import (
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


def _how(name: str) -> InputKind:
    return choice_input("how", tr("How much"), {"": name, "very": f"Very {name}"})


USES = (
    UseKind(
        key=POSSIBILITY,
        name="Possibility",
        does=tr("One more d20 on one's own test, counted as at least 10. Not after a natural 1."),
        menu="token",
        tokens=(POSSIBILITY,),
        sides=BOTH_SIDES,
    ),
    _on_row(
        "make-stymied",
        "Stymied",
        tr("−2 to all tests until the next turn ends; a second time it is Very Stymied, −4."),
        _how("Stymied"),
    ),
    _on_row(
        "make-vulnerable",
        "Vulnerable",
        tr("+2 for everyone who acts against them, until the next turn ends; a second time it is Very Vulnerable, +4."),
        _how("Vulnerable"),
    ),
    _on_row(
        "damage",
        tr("Take damage"),
        tr("Damage over Toughness is Shock and Wounds; it can be soaked."),
        InputKind(key="damage", name=tr("Damage"), kind="number", lowest=1, highest=100),
        InputKind(key="dice", name=tr("Bonus dice"), kind="number", lowest=0, highest=10),
    ),
    table_use(
        "new-act",
        tr("New act"),
        tr("An act starts: every Storm Knight at the table, and the GM, gets Possibilities."),
        sides=BOTH_SIDES,
    ),
    flow_use("check", tr("Test"), tr("Roll a test; it stays open until it is announced.")),
    flow_use("keep", tr("Keep the first die"), tr("The first die of a Favored test stands.")),
    flow_use("roll-again", tr("Roll again"), tr("The first die of a Favored test is rolled again; the second stands.")),
    flow_use("up", "Up", tr("Once: one more d20 on the test, without a minimum.")),
    flow_use(
        "card",
        tr("Play a card"),
        tr("A Hero or Drama card adds a d20, counted as at least 10; each once."),
        choice_input("card", tr("Card"), CARD_NAMES),
    ),
    flow_use("announce", tr("Announce"), tr("The outcome stands; nothing more can be spent on it.")),
    flow_use("bonus-dice", tr("Roll the damage"), tr("Bonus dice of the hit are added to its damage.")),
    flow_use("soak", "Soak", tr("A Possibility and a Reality test against 10 take Wounds and Shock away.")),
    flow_use("take-damage", tr("Take the damage"), tr("The Wounds and the Shock are marked.")),
    flow_use("defeat", tr("Defeat test"), tr("A test to go on with more Wounds than the limit.")),
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
        suggested=ALL_SKILLS,
    ),
    TraitGroup(
        key=WEAPONS,
        name=tr("Weapons (damage)"),
        singular=tr("Weapon"),
        number=tr("Value"),
        highest=60,
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
    ConditionKind(key=UNCONSCIOUS, name="Unconscious", meaning=tr("Shock went past its limit."), out=True),
    ConditionKind(
        key=DEFEATED, name="Defeated", meaning=tr("Out of the fight: a defeat test failed."), out=True, no_turns=True
    ),
)

HOUSE_RULES = (
    HouseRule(
        key="act-possibilities",
        name=tr("Possibilities of a Storm Knight in an act"),
        changes=tr("How many Possibilities each Storm Knight has as an act starts."),
        default=3,
        lowest=0,
        highest=10,
    ),
    HouseRule(
        key="act-adds",
        name=tr("A new act adds Possibilities"),
        changes=tr(
            "Yes: they are added to those left over. No: each Storm Knight starts the act with exactly that many."
        ),
        default=False,
    ),
    HouseRule(
        key="gm-possibilities",
        name=tr("Possibilities of the GM for each Storm Knight"),
        changes=tr("How many the GM has as an act starts, for each Storm Knight at the table."),
        default=1,
        lowest=0,
        highest=10,
    ),
    HouseRule(
        key="session-is-act",
        name=tr("A session starts a new act"),
        changes=tr("Yes: Possibilities are dealt as the session starts. No: only when an act is begun by hand."),
        default=True,
    ),
    HouseRule(
        key="most-possibilities",
        name=tr("Possibilities on one test"),
        changes=tr("How many may be spent on the same test."),
        default=1,
        lowest=1,
        highest=10,
    ),
)

GAME = GameSpec(
    ruleset="torg-eternity",
    name="Torg Eternity",
    about=tr("A d20 that rolls again, Possibilities to add to it, and Shock and Wounds to soak."),
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
        TokenKind(key=POSSIBILITY, name="Possibility", plural="Possibilities", look="stone", sign="up", awarded=False),
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
