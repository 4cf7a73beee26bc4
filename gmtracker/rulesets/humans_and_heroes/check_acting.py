"""The fields for the acting side of a check: what it uses, what the circumstances add, and who helps."""

from typing import NamedTuple

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.checks import Chip
from gmtracker.engine.form_builder import FormBuilder
from gmtracker.engine.sheet import Option
from gmtracker.engine.wording import number_said
from gmtracker.rulesets.humans_and_heroes import effort
from gmtracker.rulesets.humans_and_heroes.check_flow import MOST_HELPERS, Help
from gmtracker.rulesets.humans_and_heroes.check_traits import (
    ABILITIES,
    DEFENSES,
    POWERS,
    SKILLS,
    Usable,
    circumstances,
    usable,
    use_of,
)
from gmtracker.rulesets.humans_and_heroes.feats import may_try_untrained
from gmtracker.words import tr

TRAIT, ATTACK, DEFENSE, POWER, COMPARISON = "trait", "attack", "defense", "power", "comparison"
GROUPS = {
    TRAIT: (SKILLS, ABILITIES),
    ATTACK: (SKILLS, ABILITIES),
    DEFENSE: (DEFENSES,),
    POWER: (POWERS,),
    COMPARISON: (ABILITIES, SKILLS, POWERS),
}
FIGHTS_WITH = ("Fighting", "Dexterity")
CIRCUMSTANCES = (Chip("+1", 1), Chip("−1", -1))
TOOLS = {"": (tr("The right tools"), 0), "makeshift": (tr("Makeshift"), -1), "none": (tr("No tools"), -2)}
LOWEST, HIGHEST = -50, 100


class Party(NamedTuple):
    """One side as the form has it: what it is called, its character if any, and how its fields' keys begin."""

    name: str
    character: Character | None
    prefix: str = ""

    def key(self, field: str) -> str:
        """The key of one of the side's own fields."""
        return f"{self.prefix}{field}"

    def filled(self) -> tuple[str, ...]:
        """The fields that the side's sheet fills in by what it uses."""
        return (self.key("bonus"),)

    def own(self) -> tuple[str, ...]:
        """All fields that belong to this character alone."""
        return (self.key("trait"), self.key("with"), self.key("circumstances"), *self.filled())


class Acting(NamedTuple):
    """The acting side as the form has it; ``circumstance`` is what the circumstances add to ``bonus``."""

    trait: Usable | None
    bonus: int
    circumstance: int
    routine: bool
    effort: bool
    untrained: bool
    helpers: tuple[Help, ...]

    @property
    def what(self) -> str:
        """What is used, as it is said."""
        return self.trait.name if self.trait else tr("Check")

    @property
    def total(self) -> int:
        """The bonus with the circumstances."""
        return self.bonus + self.circumstance


def acting_side(form: FormBuilder, campaign: Campaign, me: Party, kind: str) -> Acting:
    """The fields of the acting side for that kind of check."""
    trait = choose_trait(form, me, _offered(campaign, me.character, kind))
    bonus = enter_bonus(form, me, trait)
    if kind == COMPARISON:
        return Acting(trait, bonus, 0, routine=False, effort=False, untrained=False, helpers=())
    circumstance = enter_circumstances(form, me)
    if kind == TRAIT:
        tools = tuple(Option(key, name) for key, (name, _) in TOOLS.items())
        circumstance += TOOLS[form.choice("tools", tr("Tools"), tools, folded=True)][1]
    by = me.character.id if me.character else None
    pushes = kind == DEFENSE or (trait is not None and trait.group == SKILLS and kind == TRAIT)
    needs_feat = trait is not None and trait.needs_training
    return Acting(
        trait=trait,
        bonus=bonus,
        circumstance=circumstance,
        routine=kind in (TRAIT, POWER)
        and form.flag("routine", tr("Routine", "a check that is not rolled"), hint=tr("The dice count as 0")),
        effort=pushes
        and by is not None
        and effort.has_bonus(campaign, by)
        and form.flag("effort", tr("Extra effort +1"), plain=True),
        untrained=needs_feat and by is not None and may_try_untrained(campaign, by),
        helpers=_helpers(form, campaign, me, trait) if kind in (TRAIT, ATTACK, POWER) else (),
    )


def choose_trait(form: FormBuilder, side: Party, offered: tuple[Usable, ...], likely: str = "") -> Usable | None:
    """A field for the trait that the side uses; the likely one if it is offered, else the best."""
    if not offered:
        return None
    options = tuple(Option(trait.key, f"{trait.name} {number_said(trait.bonus)}") for trait in offered)
    plain = next((trait.key for trait in offered if trait.name == likely), offered[0].key)
    chosen = form.choice(
        side.key("trait"), tr("With", "what a check or a damage is rolled with"), options, plain, fills=side.filled()
    )
    return next(trait for trait in offered if trait.key == chosen)


def enter_bonus(form: FormBuilder, side: Party, trait: Usable | None) -> int:
    """A field for the side's ranks, filled in from the sheet."""
    plain, hint = (trait.bonus, trait.told()) if trait else (0, "")
    return form.number(side.key("bonus"), tr("Bonus"), plain, lowest=LOWEST, highest=HIGHEST, hint=hint)


def enter_circumstances(form: FormBuilder, side: Party, *, folded: bool = False) -> int:
    """A field for the side's circumstances; conditions fill it in."""
    word, plain = circumstances(side.character)
    return form.number(
        side.key("circumstances"),
        tr("Circumstances"),
        plain,
        lowest=-20,
        highest=20,
        chips=CIRCUMSTANCES,
        hint=word,
        folded=folded,
    )


def _offered(campaign: Campaign, character: Character | None, kind: str) -> tuple[Usable, ...]:
    """What a character can use for a kind of check; what fights, for an attack."""
    offered = usable(campaign, character, *GROUPS[kind])
    if kind != ATTACK:
        return offered
    return tuple(
        trait
        for trait in offered
        if (trait.group == ABILITIES and trait.name in FIGHTS_WITH)
        or (trait.group == SKILLS and "combat" in trait.name.lower())
    )


def _helpers(form: FormBuilder, campaign: Campaign, me: Party, trait: Usable | None) -> tuple[Help, ...]:
    """A field for each who could help: with the same trait, against DC 0, and as their own conditions have it."""
    if me.character is None or trait is None:
        return ()
    form.section(tr("Helped by"))
    helpers = []
    for ally in _allies(campaign, me.character)[:MOST_HELPERS]:
        theirs = use_of(campaign, ally, trait.group, trait.name)
        bonus = theirs.bonus + circumstances(ally)[1]
        hint = tr("{trait} {bonus}, against DC 0", trait=trait.name, bonus=number_said(bonus))
        if form.flag(f"help-{ally.id}", ally.name, hint=hint, folded=True):
            helpers.append(Help(by=ally.id, bonus=bonus))
    return tuple(helpers)


def _allies(campaign: Campaign, character: Character) -> list[Character]:
    """Who is at hand on the same side: in the order of turns, present tonight, or on the roster."""
    there = campaign.encounter.order if campaign.encounter else ()
    if not there and campaign.session is not None and character.side == "heroes":
        there = campaign.session.present
    allies = [ally for ally in campaign.in_sight() if ally.side == character.side and ally.id != character.id]
    return [ally for ally in allies if not there or ally.id in there]
