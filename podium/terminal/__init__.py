"""Podium in a terminal: playing, replaying, and what the command line prints."""
