"""What the tables of the window share.

``cells`` what a delegate paints · ``row_sync`` how rows follow the table by exact signals · ``row_delegate`` a cell on
the ground of its row · ``painting`` the ground, letters, small marks, and the flash of what is new.
"""
