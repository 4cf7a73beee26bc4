"""Shattered Spheres: Destiny dice, Fate stones and Stress behind the ruleset protocol.

``rules`` dispatches commands · ``sheet`` describes the game · ``traits`` reads a character's traits · ``check_rules``
has a check's rules, ``check_odds`` its odds, ``check_form`` and ``check_fields`` its form, ``check_flow`` its steps,
``check_state`` its stored state, ``check_spends`` its token rows, ``check_view`` its view · ``token_uses`` has the
uses of tokens · ``drops`` interprets drops · ``destiny`` · ``fate`` · ``stress`` · ``surge`` and ``surge_effects`` ·
``tilt`` with its state and view · ``initiative``.
"""

from gmtracker.rulesets.shattered_spheres.sheet import GAME
from gmtracker.rulesets.wrappers import LazyRuleset

RULESET = LazyRuleset(GAME, f"{__name__}.rules")
