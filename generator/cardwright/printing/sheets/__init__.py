"""Sheets of cards: which cards lie where, marks, cuts, and the deck as a PDF."""
