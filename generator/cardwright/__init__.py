"""Cardwright: forgotten parlor card games, printable and playable from one definition each."""

__version__ = "0.1.0"
