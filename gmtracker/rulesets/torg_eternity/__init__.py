"""Torg Eternity: rolling-again dice, the Bonus Chart and Possibilities behind the ruleset protocol.

``rules`` says which module decides what · ``sheet`` describes the game · ``traits`` reads a character's ·
``check_rules`` a test's rules, ``check_odds`` its odds, ``check_form`` how it is set up, ``check_flow`` how it goes,
``check_state`` what is kept of it, ``check_view`` how it is shown · ``drops`` what a drop does · ``possibilities`` who
holds them · ``damage`` from the announcement of a hit to Wounds and Shock · ``recovery`` from them.
"""

from gmtracker.rulesets.torg_eternity.sheet import GAME
from gmtracker.rulesets.wrappers import LazyRuleset

RULESET = LazyRuleset(GAME, f"{__name__}.rules")
