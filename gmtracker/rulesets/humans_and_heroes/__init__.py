"""Humans & Heroes 3: 3dF, Victory points and extra effort behind the ruleset protocol.

``rules`` says which module decides what · ``sheet`` describes the game · ``traits`` reads a character's ·
``check_rules`` a check's rules, ``check_odds`` its odds, ``check_form`` how it is set up, ``check_flow`` how it goes,
``check_state`` what is kept of it, ``check_options`` what could be spent, ``check_view`` how it is shown · ``drops``
what a drop does · ``initiative`` · ``victory`` points · ``effort`` · ``conditions``.
"""

from gmtracker.rulesets.humans_and_heroes.sheet import GAME
from gmtracker.rulesets.wrappers import LazyRuleset

RULESET = LazyRuleset(GAME, f"{__name__}.rules")
