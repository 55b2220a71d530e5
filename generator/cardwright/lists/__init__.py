"""The lists that people bring: a spreadsheet and some settings become the deck of a game."""
