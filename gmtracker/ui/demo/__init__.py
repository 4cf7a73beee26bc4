"""An evening of the sample campaign, played through the real window as a hand would play it."""
