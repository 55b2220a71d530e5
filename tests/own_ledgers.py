"""Ledgers of somebody's own, as files: ours with other groups, authors, names and letters."""

from collections.abc import Sequence
from pathlib import Path

from cardwright.paths import data

#: Four groups of four, of a class that reads.
GROUPS = {
    "dreamers": ("Dreamer", "Ursula K. Le Guin", "Jules Verne", "Italo Calvino", "Mary Shelley"),
    "sleuths": ("Sleuth", "Agatha Christie", "Arthur Conan Doyle", "Edogawa Ranpo", "Ngaio Marsh"),
    "rhymers": ("Rhymer", "Emily Dickinson", "Pablo Neruda", "Issa", "Christina Rossetti"),
    "tellers": ("Teller", "Selma Lagerlöf", "Hans Christian Andersen", "Aesop", "Anansi’s Friend"),
    "stagers": ("Stager", "Molière", "Aphra Behn", "Henrik Ibsen", "William Shakespeare"),
    "farers": ("Farer", "Ibn Battuta", "Isabella Bird", "Marco Polo", "Freya Stark"),
    "painters": ("Painter", "Frida Kahlo", "Paul Klee", "Hokusai", "Käthe Kollwitz"),
    "tuners": ("Tuner", "Clara Schumann", "Béla Bartók", "Scott Joplin", "Amy Beach"),
}
_SUIT = """
[[suits]]
id = "{id}"
name = "{name}"
letter = "{letter}"
singular = "{singular}"
{more}"""
_AUTHOR = """
[[authors]]
id = "{id}"
name = "{name}"
group = "{group}"
years = "1801–1899"
life = "{life}"
named = "ours"
"""
_PACK = """
[[packs]]
name = "{name}"
kind = "paired"
size = {size}
suits = [{suits}]
sides = [{sides}]
"""


def of_authors(folder: Path, sizes: Sequence[int] = (4,) * 8, more: str = "") -> Path:
    """The ledger of Portrait Authors with groups of so many, the first four to each as above.

    `more` stands in every group.
    """
    text = data("seeds", "portrait_authors.toml").read_text("utf-8")
    head, _, rest = text.partition("[[suits]]")
    *_, rules = rest.partition("# " + "-" * 64 + " The reference card")
    rules = f"#{rules}"
    made, authors = [], []
    for (group, (singular, *known)), size in zip(GROUPS.items(), sizes, strict=False):
        letter = singular[:2]
        made.append(
            _SUIT.format(id=group, name=f"{singular}s", letter=letter, singular=singular, more=more)
        )
        names = [*known, *(f"{singular} Number {n}" for n in range(5, size + 1))][:size]
        authors += [
            _AUTHOR.format(
                id=f"{group}-{n}", name=name, group=group, life=f"A life of {name}, shortly told."
            )
            for n, name in enumerate(names, 1)
        ]
    suits = ", ".join(f'"{group}"' for group in list(GROUPS)[: len(sizes)])
    packs = [
        _PACK.format(name="full", size=2 * sum(sizes), suits=suits, sides='"portrait", "sketch"'),
        _PACK.format(name="portraits", size=sum(sizes), suits=suits, sides='"portrait"'),
    ]
    head = head.replace('title = "Portrait Authors"', 'title = "Class Four Authors"')
    path = folder / "class_four.toml"
    path.write_text("".join([head, *made, *authors, *packs, "\n", rules]), encoding="utf-8")
    return path


def renamed(game: str, folder: Path, *changes: tuple[str, str]) -> Path:
    """The ledger of a game of ours with these texts changed, each of them once."""
    text = data("seeds", f"{game.replace('-', '_')}.toml").read_text("utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / f"own_{game.replace('-', '_')}.toml"
    path.write_text(text, encoding="utf-8")
    return path
