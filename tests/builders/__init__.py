"""Campaigns, tables, evenings and checks to test with."""
