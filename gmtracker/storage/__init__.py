"""What outlives the program: campaign files, their journals, settings, and rosters from spreadsheets.

``open_campaign`` is the door: one campaign, its file and its journal. Behind it ``file_form`` is the form of a file,
``reading`` and ``writing`` go from bytes to it and back, ``book`` holds the chapters, ``journal`` and ``playback``
keep what is not in the file yet, ``checking`` looks into every corner of a file.

What waits for the disk is done in the ``background``: ``saving`` writes the file, which ``safe_write`` moves over the
old one, and ``backups`` keeps that; ``making_way`` puts a backup, or what somebody else wrote, in the place of a table
that becomes a backup itself; ``leaving`` closes a campaign; ``syncing`` has the journal reach the disk. ``file_lock``
and ``watch`` look out for others at the same file. ``folders`` and ``places`` say where things lie. No Qt, and no game
by name.
"""
