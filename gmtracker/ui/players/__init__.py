"""The players' window, for a second screen: what the GM lets the table see, in letters for its far end.

``content`` works out what is to be seen, as plain values · ``window`` paints it · ``panel`` is where the GM shows and
hides · ``control`` opens both.
"""
