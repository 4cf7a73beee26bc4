"""What outlives the program: campaign files, their journals, settings, and rosters from spreadsheets.

``campaign_store`` is the door: one campaign, its file and its journal. Behind it ``file_format`` is the form of a
file, ``file_reader`` reads one, ``chapters`` holds what was read, ``journal`` and ``recovery`` keep what is not in the
file yet, ``file_check`` looks into every corner of a file.

What waits for the disk is done by ``save_jobs``, on threads of their own; ``atomic_write`` moves a new file over the
old one and has it reach the disk, ``backups`` keeps the old one. ``file_guard`` looks out for others at the same file,
``paths`` says where things lie. No Qt, and no game by name.
"""
