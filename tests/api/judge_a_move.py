"""A move at a table, judged: whether it is allowed, and by which sentence of the rules."""

from cardwright import IllegalAction, judge, load_game, play

form = load_game("sixty-six").form("two-handed")
state = form.deal(seed=11)
for action in range(form.action_count):
    verdict = judge(state, action)
    if verdict.ok:
        print(f"{form.action_name(action, state)}: {form.describe(action, state)}")
        print(f"   {verdict.text} ({verdict.clause})")

try:
    play(state, form.parse("draw"))
except IllegalAction as refused:
    print(refused.verdict.text)
    print(form.ledger.clause(refused.verdict.clause).text)
