"""Shattered Spheres: Destiny dice, Fate stones and Stress behind the ruleset protocol.

``rules`` says which module decides what · ``sheet`` describes the game · ``traits`` reads a character's ·
``check_rules`` a check's rules, ``check_odds`` its odds, ``check_form`` and ``check_fields`` how it is set up,
``check_flow`` how it goes, ``check_state`` what is kept of it, ``check_options`` what could be spent, ``check_view``
how it is shown · ``token_uses`` what a token is good for · ``drops`` what a drop does · ``destiny`` · ``fate`` ·
``stress`` · ``surge`` and ``surge_effects`` · ``tilt`` with its state and view · ``initiative``.
"""

from gmtracker.rulesets.shattered_spheres.sheet import GAME
from gmtracker.rulesets.wrappers import LazyRuleset

RULESET = LazyRuleset(GAME, f"{__name__}.rules")
