"""Hands and machines: a GM in verbs, a virtual screen, processes that are killed, disks that fail."""
