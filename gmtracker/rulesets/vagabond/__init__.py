"""Vagabond: a d20 against 20 − stat, Favor and Hinder, Luck and Countdown dice behind the ruleset protocol.

``rules`` dispatches commands · ``sheet`` describes the game · ``traits`` reads a sheet · ``check_odds`` has a check's
description and odds, ``check_form`` its form, ``check_flow`` its steps, ``check_state`` its stored state,
``check_view`` its view · ``group_saves`` has saves of several heroes · ``drops`` interprets drops · ``luck`` ·
``countdown`` dice, ``countdown_die`` rolls ``Cd6`` alone · ``damage_dice`` · ``hit_points`` has damage, healing,
rest and dying.
"""

from gmtracker.rulesets.vagabond.sheet import GAME
from gmtracker.rulesets.wrappers import LazyRuleset

RULESET = LazyRuleset(GAME, f"{__name__}.rules", special_die=f"{__name__}.countdown_die")
