"""Reading and writing files: campaigns with their journals and backups, settings, and rosters from spreadsheets.

``campaign_store`` is the entry point: an open campaign with its file and its journal. ``file_format`` defines the file,
``file_reader`` decodes it, ``chapters`` holds the decoded log, ``journal`` and ``recovery`` keep the steps that are not
in the file yet, and ``file_check`` checks a whole file.

``save_jobs`` writes on threads of its own. ``atomic_write`` replaces and syncs files, ``backups`` keeps the replaced
ones, and ``older_states`` finds a backup for a damaged file. ``file_guard`` locks the file and notices changes by other
programs. ``paths`` says where files are. Nothing here imports Qt or names a game.
"""
