"""An evening of the sample campaign, played through the real window as a user would play it."""
