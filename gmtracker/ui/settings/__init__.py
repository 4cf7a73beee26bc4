"""The program's settings: their window, and applying each change immediately."""
