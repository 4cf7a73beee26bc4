"""Shattered Spheres: Destiny dice, Fate stones and Stress behind the ruleset protocol.

``sheet`` describes the game · ``session`` deals and ends an evening · ``destiny`` awards, spends and hubris ·
``fate`` stones of an encounter · ``stress`` the wheel of ten · ``uses`` what a token is good for ·
``check_*`` checks: their rules, odds, form, flow and rows · ``attack`` and ``harm`` · ``percent`` chances ·
``initiative`` · ``surge`` and ``surge_effects`` · ``conditions`` that the rules bring on ·
``tilt`` with its state, votes, view, flow and tables · ``by_hand`` corrections ·
``gm_notes`` how a note is told · ``gestures`` what a drop means · ``sheet_warnings`` what is odd about a sheet.
"""

from gmtracker.rulesets.on_first_use import OnFirstUse
from gmtracker.rulesets.shattered_spheres.sheet import SHEET

RULESET = OnFirstUse(SHEET, f"{__name__}.rules")
