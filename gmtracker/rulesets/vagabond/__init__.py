"""Vagabond: a d20 against 20 − stat, Favor and Hinder, Luck and Countdown dice behind the ruleset protocol.

``rules`` says which module decides what · ``sheet`` describes the game · ``traits`` a sheet in numbers ·
``check_odds`` a check's description and odds, ``check_form`` how it is set up, ``check_flow`` how it goes,
``check_state`` what is kept of it, ``check_view`` how it is shown · ``group_saves`` of several heroes · ``drops``
what a drop does · ``luck`` · ``countdown`` dice on the table · ``damage_dice`` · ``hit_points`` damage, healing, rest
and dying.
"""

from gmtracker.rulesets.vagabond.sheet import GAME
from gmtracker.rulesets.wrappers import LazyRuleset

RULESET = LazyRuleset(GAME, f"{__name__}.rules")
