"""A session in play: what opens beside the table when it starts, a use is filled in, or dice are rolled. No dialogs."""
