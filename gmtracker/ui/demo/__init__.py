"""The demo: a session of a sample campaign, played in the real window as a user would."""
