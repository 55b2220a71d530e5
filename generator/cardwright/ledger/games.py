"""The games there are, in the order in which they are always shown."""

GAMES = ("court", "portrait-authors", "card-tennis", "sixty-six", "nations")
