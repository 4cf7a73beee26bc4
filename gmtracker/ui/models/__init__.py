"""One Qt model a table: what the bridge shows, as rows and cells with exact signals.

``characters`` · ``pool`` one place's tokens · ``wheels`` the loads that fill up · ``turn_order`` · ``log``;
``cells`` what a delegate paints · ``rows`` how rows follow the table.
"""
