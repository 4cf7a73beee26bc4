"""Torg Eternity: rolling-again dice, the Bonus Chart and Possibilities behind the ruleset protocol.

``sheet`` and ``use_sheet`` describe the game · ``session`` starts an evening · ``possibilities`` who holds them ·
``bonus_chart``, ``check_rules`` and ``check_odds`` the rules of a test and its exact odds · ``check_form`` and
``check_against`` set one up from the sheets (``check_traits``) · ``check_flow``, ``check_roll``, ``check_state``,
``check_spends`` and ``check_announce`` a test from its first die to its outcome · ``check_panel`` and ``check_rows``
how the window shows it · ``damage`` and ``damage_rules`` from a hit to Wounds and Shock · ``conditions`` Stymied and
Vulnerable · ``gestures`` what a drop means · ``sheet_warnings`` what is odd about a sheet.
"""

from gmtracker.rulesets.on_first_use import OnFirstUse
from gmtracker.rulesets.torg_eternity.sheet import SHEET

RULESET = OnFirstUse(SHEET, f"{__name__}.rules")
