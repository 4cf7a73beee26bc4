"""Torg Eternity: dice that roll again, the Bonus Chart and Possibilities behind the ruleset protocol.

``rules`` dispatches commands · ``sheet`` describes the game · ``traits`` reads a character's traits · ``bonus_chart``
has the chart and rolls ``Td20`` · ``check_rules`` has a test's rules, ``check_odds`` its odds, ``check_form`` its form,
``check_flow`` its steps, ``check_state`` its stored state, ``check_view`` its view · ``drops`` interprets drops ·
``possibilities`` deals and spends them · ``damage`` leads from the announcement of a hit to Wounds and Shock ·
``recovery`` heals them.
"""

from gmtracker.rulesets.torg_eternity.sheet import GAME
from gmtracker.rulesets.wrappers import LazyRuleset

RULESET = LazyRuleset(GAME, f"{__name__}.rules", special_die=f"{__name__}.bonus_chart")
