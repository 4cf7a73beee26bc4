"""The guide: its pictures, made of the real window, and what holds its words to the program."""
