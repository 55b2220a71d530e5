"""What `new` and `build` write: nothing of a person's is lost, and nothing is half written."""

from __future__ import annotations

import resource
import subprocess
from pathlib import Path

import pytest

from tests.attacks.test_commands import RUN, environment
from tests.commands import Done, cardwright
from tests.own_decks import rows, written
from tests.tiers import ALONE, every

DECK = ("--only", "deck", "--paper", "a4", "--no-cache", *ALONE)


def listing(folder: Path) -> dict[str, bytes | None]:
    """All that is in a folder, and the bytes of files."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in sorted(folder.rglob("*"))
    }


def pictured(folder: Path) -> Path:
    """A deck that has a file among its pictures."""
    deck = written(folder, rows())
    (deck / "pictures").mkdir()
    (deck / "pictures" / "photograph.txt").write_text("the only copy", "utf-8")
    return deck


def built(deck: Path, out: Path, *more: str) -> Done:
    return cardwright("build", deck, *DECK, "-o", out, *more)


#: Outputs that are places of the person's, from the folder that holds the deck.
PLACES = ("instruments", "instruments/pictures", "instruments/cards.csv", ".", "instruments/..")


@pytest.mark.parametrize("force", [(), ("--force",)], ids=["plain", "forced"])
@pytest.mark.parametrize("place", PLACES)
def test_the_folder_of_a_deck_is_never_its_output(
    place: str, force: tuple[str, ...], tmp_path: Path
) -> None:
    deck = pictured(tmp_path)
    before = listing(tmp_path)
    done = built(deck, tmp_path / place, *force)
    assert done.returncode in {1, 2}, done.stdout
    assert "left alone" in done.stderr or "is a file" in done.stderr
    assert listing(tmp_path) == before


def test_an_output_within_the_deck_leaves_the_deck_as_it_is(tmp_path: Path) -> None:
    deck = pictured(tmp_path)
    before = listing(deck)
    for _ in range(2):
        assert built(deck, deck / "out").returncode == 0
        assert before.items() <= listing(deck).items()
    assert (deck / "out" / "instruments" / "deck-a4.pdf").is_file()


@pytest.mark.parametrize("force", [(), ("--force",)], ids=["plain", "forced"])
def test_a_deck_that_was_put_into_an_output_is_not_replaced(
    force: tuple[str, ...], tmp_path: Path
) -> None:
    out = tmp_path / "out"
    assert built(pictured(tmp_path), out).returncode == 0
    (out / "mine").mkdir()
    deck = pictured(out / "mine")
    before = listing(out)
    done = built(deck, out, *force)
    assert done.returncode == 1
    assert "contains files that cardwright did not make: mine" in done.stderr
    assert listing(out) == before


@pytest.mark.parametrize(
    "words",
    [
        ("new", "sample"),
        pytest.param(("build", "instruments", *DECK, "-o", "out"), marks=pytest.mark.deep),
    ],
    ids=["new", "build"],
)
def test_a_full_disk_leaves_no_half_of_a_deck(words: tuple[str, ...], tmp_path: Path) -> None:
    pictured(tmp_path)
    before = listing(tmp_path)
    ran = subprocess.run(
        [*RUN, *words],
        cwd=tmp_path,
        env=environment(PYTHONDONTWRITEBYTECODE="1"),
        capture_output=True,
        timeout=60,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (600, 600)),
    )
    assert ran.returncode == 3, ran.stderr.decode()
    assert b"File too large" in ran.stderr
    kept = {name: data for name, data in listing(tmp_path).items() if ".lock" not in name}
    assert kept == before


@pytest.mark.parametrize(
    ("name", "code", "said"),
    [
        ("con", 2, "cannot be the name of a folder on Windows"),
        ("Court", 2, "is reserved for a Cardwright game"),
        ("site", 2, "is reserved for a Cardwright game"),
        ("כלי", 2, "has letters other than A to Z"),
        ("", 1, "is there already"),
        ("file", 1, "is there already"),
        ("full", 1, "is there already"),
        ("full/pictures", 1, "is there already"),
        ("to-nothing", 1, "is there already"),
        ("file/within", 1, "could not be written: Not a directory"),
        ("x" * 300, 2, "the name has more than 100 characters"),
        ("new\x1b[2J\u202e", 0, r"new\x1b[2J\u202e"),
        ("deep/er/deck", 0, "deep/er/deck"),
        ("our deck", 0, 'our deck"'),
    ],
)
def test_a_sample_is_written_whole_into_a_new_folder_or_not_at_all(
    name: str, code: int, said: str, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("a letter", "utf-8")
    pictured_in = tmp_path / "full"
    (pictured_in / "pictures").mkdir(parents=True)
    (pictured_in / "pictures" / "photograph.txt").write_text("the only copy", "utf-8")
    (tmp_path / "to-nothing").symlink_to(tmp_path / "nothing")
    before = listing(tmp_path)
    done = cardwright("new", f"{tmp_path}/{name}")
    assert done.returncode == code, done.stderr
    assert said in done.stdout + done.stderr
    assert "\x1b" not in done.stdout + done.stderr
    if code:
        assert listing(tmp_path) == before
    else:
        assert cardwright("check", tmp_path / name).returncode == 0


#: Texts that are markup where they are not quoted.
MARKUP = """<img src=x onerror="alert(1)"> ]]> {{ 7*7 }} [[AUTH-1]] #read(1) *a* `b`"""
#: What is made of them; "" is everything.
MADE = ("deck", "book", "")


@pytest.mark.parametrize("kinds", every(3, MADE))
@pytest.mark.parametrize("game", every(2, ("quartets", "authors")))
def test_a_text_is_no_markup_in_anything_that_is_made(
    game: str, kinds: str, tmp_path: Path
) -> None:
    lines = rows()
    quoted = MARKUP.replace('"', '""')
    lines[2] = f'Strings,#read(1) $x$,"{quoted}"'
    settings = f"game = {game!r}\nsubtitle = '''{MARKUP}'''\ncredits = '''{MARKUP}'''\n"
    deck = written(tmp_path, lines, settings)
    only = [word for kind in kinds.split() for word in ("--only", kind)]
    done = cardwright(
        *("build", deck, *only, "--paper", "a4", "--no-cache", *ALONE, "-o", tmp_path / "out")
    )
    assert done.returncode == 0, done.stderr
    texts = [
        path.read_text("utf-8")
        for path in (tmp_path / "out").rglob("*")
        if path.suffix in {".svg", ".html"}
    ]
    assert all("<img src=x" not in text and ">alert(" not in text for text in texts)
    assert texts or kinds == "book"
