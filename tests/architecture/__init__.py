"""What holds for the whole house: how it is built, set up and started."""
