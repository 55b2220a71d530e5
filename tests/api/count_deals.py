"""Who wins how often, and by how much: a thousand deals of two-handed Court."""

from collections import Counter

from cardwright import load_game, simulate

form = load_game("court").form("two-handed")
points: Counter[int] = Counter()
for deal in simulate(form, 1000, seed=7):
    leader = deal.outcome.points[form.side(deal.leader)]
    points[leader - deal.outcome.points[1 - form.side(deal.leader)]] += 1

for difference, deals in sorted(points.items()):
    print(f"{difference:+d}: {deals}")
