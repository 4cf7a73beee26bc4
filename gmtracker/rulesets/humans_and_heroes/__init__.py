"""Humans & Heroes 3: 3dF, Victory points and extra effort behind the ruleset protocol.

``rules`` dispatches commands · ``sheet`` describes the game · ``traits`` reads a character's traits · ``check_rules``
has a check's rules, ``check_odds`` its odds, ``check_form`` its form, ``check_flow`` its steps, ``check_state`` its
stored state, ``check_spends`` its token rows, ``check_view`` its view · ``drops`` interprets drops · ``initiative`` ·
``victory`` points · ``effort`` · ``conditions``.
"""

from gmtracker.rulesets.humans_and_heroes.sheet import GAME
from gmtracker.rulesets.wrappers import LazyRuleset

RULESET = LazyRuleset(GAME, f"{__name__}.rules")
