"""What can be done in Torg Eternity, in the words of the sheet (rules/torg-eternity.md)."""

from gmtracker.engine.sheet import InputKind, Option, UseKind

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
        key="how", name="How much", kind="choice", options=(Option("", name), Option("very", f"Very {name}"))
    )


USES = (
    UseKind(
        key=POSSIBILITY,
        name="Possibility",
        does="One more d20 on one's own test, counted as at least 10. Not after a natural 1.",
        menu="token",
        tokens=(POSSIBILITY,),
        sides=BOTH_SIDES,
    ),
    _on_row(
        "make-stymied",
        "Stymied",
        "−2 to all tests until the next turn ends; a second time it is Very Stymied, −4.",
        _how("Stymied"),
    ),
    _on_row(
        "make-vulnerable",
        "Vulnerable",
        "+2 for everyone who acts against them, until the next turn ends; a second time it is Very Vulnerable, +4.",
        _how("Vulnerable"),
    ),
    _on_row(
        "damage",
        "Take damage",
        "Damage over Toughness is Shock and Wounds; it can be soaked.",
        InputKind(key="damage", name="Damage", kind="number", lowest=1, highest=100),
        InputKind(key="dice", name="Bonus dice", kind="number", lowest=0, highest=10),
    ),
    UseKind(
        key="new-act",
        name="New act",
        does="An act starts: every Storm Knight at the table, and the GM, gets Possibilities.",
        menu="table",
        sides=BOTH_SIDES,
    ),
    _step("check", "Test", "Roll a test; it stays open until it is announced."),
    _step("keep", "Keep the first die", "The first die of a Favored test stands."),
    _step("roll-again", "Roll again", "The first die of a Favored test is rolled again; the second stands."),
    _step("up", "Up", "Once: one more d20 on the test, without a minimum."),
    _step(
        "card",
        "Play a card",
        "A Hero or Drama card adds a d20, counted as at least 10; each once.",
        InputKind(
            key="card",
            name="Card",
            kind="choice",
            options=tuple(Option(key, name) for key, name in CARD_NAMES.items()),
        ),
    ),
    _step("announce", "Announce", "The outcome stands; nothing more can be spent on it."),
    _step("bonus-dice", "Roll the damage", "Bonus dice of the hit are added to its damage."),
    _step("soak", "Soak", "A Possibility and a Reality test against 10 take Wounds and Shock away."),
    _step("take-damage", "Take the damage", "The Wounds and the Shock are marked."),
    _step("defeat", "Defeat test", "A test to go on with more Wounds than the limit."),
    _step("give-in", "Defeated", "Out of the fight, without a defeat test."),
)
