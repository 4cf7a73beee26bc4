"""Vagabond: a d20 against 20 − stat, Favor and Hinder, Luck and Countdown dice behind the ruleset protocol.

``sheet`` and ``uses_sheet`` describe the game · ``sheet_values`` a sheet in numbers, ``sheet_warnings`` what is odd
about it · ``session`` an evening and Rush · ``luck`` · ``countdown`` dice on the table · ``damage_dice`` and
``hit_points`` damage, healing and rest · ``dying`` · ``check_*`` checks: their odds, form, flow, Luck, announcement
and damage · ``by_hand`` corrections · ``gestures`` what a drop means.
"""

from gmtracker.rulesets.on_first_use import OnFirstUse
from gmtracker.rulesets.vagabond.sheet import SHEET

RULESET = OnFirstUse(SHEET, f"{__name__}.rules")
