"""The figures of a run as lines of text."""

from collections import Counter
from collections.abc import Iterator
from textwrap import shorten

from cardwright.engine.figures import Figures, Mean, Share

_WIDTH = 62  # of the first column, so that all is within 100


def table(figures: Figures) -> Iterator[str]:
    """The figures as lines of text: shares, then means."""
    form = figures.form
    agreed = "".join(f", {name} = {choice}" for name, choice in form.agreed.items())
    deals = "deal" if figures.deals == 1 else "deals"
    who = f"{figures.seats} simple players" if len(form.seat_choices) > 1 else "simple players"
    yield f"{form.title}: {figures.deals} {deals} of {who}, seed {figures.seed}{agreed}"
    for warning in form.warnings(figures.seats):
        yield f"{warning.text} ({', '.join(warning.clauses)})"
    yield ""
    yield _row("", "deals", "share", "95 %")
    for name in ("leader", "dealer", "other", "nobody"):
        if name in figures.won:
            yield _share(f"Won by {_side_label(figures, name)}", figures.share(figures.won[name]))
    yield ""
    yield "Brought"
    for points in sorted(figures.brought):
        score = form.ledger.score
        unit = form.ledger.words.deal if score.kind == "tennis" else score.unit
        unit += "" if points == 1 else "s"
        yield _share(f"  {points} {unit}", figures.share(figures.brought[points]))
    yield from _clauses(figures, "Decided by", figures.decided)
    yield from _clauses(figures, "During play, by", figures.at_once)
    yield ""
    yield from _happenings(figures)
    yield ""
    yield from _means(figures)


def _clauses(figures: Figures, head: str, counter: Counter[str]) -> Iterator[str]:
    """The number of times that each clause gave points, the most frequent first."""
    if not counter:
        return
    yield ""
    yield head
    for clause, times in sorted(counter.items(), key=lambda item: (-item[1], item[0])):
        text = f"{clause}: {figures.form.ledger.clause(clause).text}"
        yield _share("  " + shorten(text, _WIDTH - 2, placeholder=" …"), figures.share(times))


def _happenings(figures: Figures) -> Iterator[str]:
    """In how many deals things came, a part below its whole; what never came is left out."""
    for happening in figures.happenings:
        share = figures.share_of(happening)
        if happening.of and share.of:
            yield _share(f"  of these, {happening.label}", share)
        elif share.times:
            yield _share(happening.label, share)


def _means(figures: Figures) -> Iterator[str]:
    """The mean of each statistic over the deals."""
    yield _row("", "a deal", "range", "95 %")
    for name in ("leader", "dealer", "other"):
        if name in figures.points:
            yield _mean(f"Points of {_side_label(figures, name)}", Mean.of(figures.points[name]))
    yield _mean("Actions", Mean.of(figures.length["actions"]))
    words = figures.form.ledger.words
    yield _mean(words.tricks.capitalize(), Mean.of(figures.length["tricks"]))
    for happening in figures.happenings:
        times = Mean.of(figures.happened[happening.name])
        if times.most > 1:
            label = happening.label
            yield _mean(label[0].upper() + label[1:], times)


def _side_label(figures: Figures, name: str) -> str:
    """A side in words."""
    if name == "nobody":
        return name
    parts = {"other": "the other player"} | {**figures.form.parts}
    who = parts.get(name, f"the {name}")
    return who + ("’s side" if figures.form.sides < figures.form.seats else "")


def _share(label: str, share: Share) -> str:
    low, high = (f"{100 * bound:.1f}" for bound in share.interval)
    return _row(label, str(share.times), f"{100 * share.share:.1f} %", f"{low}–{high} %")


def _mean(label: str, mean: Mean) -> str:
    return _row(
        label,
        f"{mean.mean:.2f}",
        f"{mean.least}–{mean.most}",
        f"{mean.low:.2f}–{mean.high:.2f}",
    )


def _row(label: str, first: str, second: str, third: str) -> str:
    return f"{label:{_WIDTH}}{first:>8}{second:>9}{third:>15}"
