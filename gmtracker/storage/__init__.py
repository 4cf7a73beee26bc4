"""What outlives the program: campaign files, their journals, settings, and rosters from spreadsheets.

``open_campaign`` is the door: one campaign, its file and its journal. Behind it ``file_form`` is the form of a file,
``reading`` and ``writing`` go from bytes to it and back, ``book`` holds the chapters, ``journal`` and ``playback``
keep what is not in the file yet, ``checking`` looks into every corner of a file. ``saving`` writes the file on a thread
of its own and ``safe_write`` moves it over the old one, which ``backups`` keeps and ``restoring`` brings back;
``syncing`` has the journal reach the disk. ``file_lock`` and ``watch`` look out for others at the same file.
``folders`` and ``places`` say where things lie. No Qt, and no game by name.
"""
