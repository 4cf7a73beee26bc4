"""Humans & Heroes 3: 3dF, Victory points and extra effort behind the ruleset protocol.

``sheet`` and ``use_sheet`` describe the game · ``fudge`` its dice · ``check_*`` checks: their rules, odds, form, flow
and rows, with ``attempt`` for helpers and rolls made again · ``comparison`` · ``harm`` and hit points ·
``conditions`` and their ladders · ``effort`` · ``victory`` and ``feats`` · ``initiative`` · ``session`` ·
``by_hand`` corrections · ``gestures`` what a drop means · ``sheet_warnings``.
"""

from gmtracker.rulesets.humans_and_heroes.sheet import SHEET
from gmtracker.rulesets.on_first_use import OnFirstUse

RULESET = OnFirstUse(SHEET, f"{__name__}.rules")
