"""What can be done in Torg Eternity, in the words of the sheet (rules/torg-eternity.md)."""

from gmtracker.engine.sheet import InputKind, Option, UseKind
from gmtracker.words import tr

POSSIBILITY = "possibility"
HERO, DRAMA = "hero", "drama"
BOTH_SIDES = ("heroes", "opposition")
CARD_NAMES = {HERO: "Hero card", DRAMA: "Drama card"}


def _step(key: str, name: str, does: str, *inputs: InputKind) -> UseKind:
    return UseKind(key=key, name=name, does=does, menu="flow", sides=BOTH_SIDES, inputs=inputs)


def _on_row(key: str, name: str, does: str, *inputs: InputKind) -> UseKind:
    return UseKind(key=key, name=name, does=does, menu="row", sides=BOTH_SIDES, inputs=inputs)


def _how(name: str) -> InputKind:
    return InputKind(
        key="how", name=tr("How much"), kind="choice", options=(Option("", name), Option("very", f"Very {name}"))
    )


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
    UseKind(
        key="new-act",
        name=tr("New act"),
        does=tr("An act starts: every Storm Knight at the table, and the GM, gets Possibilities."),
        menu="table",
        sides=BOTH_SIDES,
    ),
    _step("check", tr("Test"), tr("Roll a test; it stays open until it is announced.")),
    _step("keep", tr("Keep the first die"), tr("The first die of a Favored test stands.")),
    _step("roll-again", tr("Roll again"), tr("The first die of a Favored test is rolled again; the second stands.")),
    _step("up", "Up", tr("Once: one more d20 on the test, without a minimum.")),
    _step(
        "card",
        tr("Play a card"),
        tr("A Hero or Drama card adds a d20, counted as at least 10; each once."),
        InputKind(
            key="card",
            name=tr("Card"),
            kind="choice",
            options=tuple(Option(key, name) for key, name in CARD_NAMES.items()),
        ),
    ),
    _step("announce", tr("Announce"), tr("The outcome stands; nothing more can be spent on it.")),
    _step("bonus-dice", tr("Roll the damage"), tr("Bonus dice of the hit are added to its damage.")),
    _step("soak", "Soak", tr("A Possibility and a Reality test against 10 take Wounds and Shock away.")),
    _step("take-damage", tr("Take the damage"), tr("The Wounds and the Shock are marked.")),
    _step("defeat", tr("Defeat test"), tr("A test to go on with more Wounds than the limit.")),
    _step("give-in", "Defeated", tr("Out of the fight, without a defeat test.")),
)
