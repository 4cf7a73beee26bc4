"""What outlives the program: campaign files, their journals, settings, and rosters from spreadsheets.

``open_campaign`` is the door: one campaign, its file and its journal. Behind it ``file_form`` is the form of a file,
``reading`` and ``writing`` go from bytes to it and back, ``book`` holds the chapters, ``journal`` and ``playback``
keep what is not in the file yet, ``safe_write`` moves a new file over the old one, ``checking`` looks into every
corner of a file. ``folders`` and ``places`` say where things lie. No Qt, and no game by name.
"""
