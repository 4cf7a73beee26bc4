"""Reading and writing files: campaigns, their journals and backups, settings, and rosters from spreadsheets.

``campaign_store`` is the entry point: one campaign, its file and its journal. Behind it ``file_format`` is the form of
a file, ``file_reader`` reads one, ``chapters`` holds what was read, ``journal`` and ``recovery`` keep what is not in
the file yet, ``file_check`` checks a whole file.

``save_jobs`` writes on threads of their own; ``atomic_write`` moves a new file over the old one and syncs it,
``backups`` keeps the old one, and ``older_states`` finds the way back to it from a damaged file. ``file_guard`` locks
the file and notices changes by others, ``paths`` says where files are. No Qt, and no game by name.
"""
