"""What every game decides alike, by what it is about; a ruleset hands its commands on to these."""
