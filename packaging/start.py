"""Where the bundled program begins."""

import sys

from gmtracker.__main__ import main

sys.exit(main())
