"""Tests of the whole project: how it is built, set up and started."""
