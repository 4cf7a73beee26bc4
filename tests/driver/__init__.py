"""What drives the real program in tests: a GM at the window, a virtual screen, killed processes, failing disks."""
