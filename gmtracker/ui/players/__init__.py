"""The player window, for a second screen: what the GM lets the players see, in large letters.

``content`` computes what is visible, as plain values. ``window`` paints it. In ``panel`` the GM shows and hides parts.
``control`` opens both.
"""
