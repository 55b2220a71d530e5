"""The deck of Nations as a PDF in memory, for US Letter, with little ink."""

from cardwright import load_game, render_deck

pdf = render_deck(load_game("nations"), paper="letter", sides="fronts", palette="low-ink")
print(f"{len(pdf)} bytes, {pdf[:8]!r}")
