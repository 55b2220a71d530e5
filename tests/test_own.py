"""A pack of somebody's own, printed by the command: deck, booklet, tracker, and what is refused."""

import json
import re
from functools import cache
from pathlib import Path

import pypdfium2
import pytest

from cardwright.building.custom_ledgers import folder_name
from cardwright.building.staging import MANIFEST
from cardwright.errors import UsageError
from tests.commands import cardwright
from tests.own_ledgers import GROUPS, of_authors, renamed
from tests.tiers import ALONE

COURT = (
    ('name = "Gold"', 'name = "Amber"'),
    ('letter = "G"', 'letter = "A"'),
    ('name = "Crown"', 'name = "Queen"'),
    ('letter = "C"', 'letter = "Q"'),
    ('title = "Court"', 'title = "Amber Court"'),
)
#: Two pages of paper.
TRACKER = ("--only", "tracker", "--paper", "a4")
OURS = ("Holmes", "Longfellow", "Poets", "Journalists", "Novelists")


def printed(ledger: Path, out: Path, *arguments: str, cache: Path | None = None) -> Path:
    """The folder with what is printed of a ledger."""
    keep = () if cache else ("--no-cache",)
    done = cardwright(
        *("build", "--ledger", ledger, "-o", out, *ALONE, *keep, *arguments), cache=cache
    )
    assert done.returncode == 0, done.stderr
    return out / re.sub(r"[^a-z0-9]+", "-", ledger.stem)


@cache
def pages(path: Path) -> tuple[str, ...]:
    """The text of each page of a PDF."""
    with pypdfium2.PdfDocument(path) as pdf:
        found = (page.get_textpage().get_text_range() for page in pdf)
        return tuple(re.sub(r"\s+", " ", text.replace("\ufffe", "")) for text in found)


@pytest.fixture(scope="module")
def authors(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Eight groups of four authors that are all somebody's own, printed."""
    folder = tmp_path_factory.mktemp("authors")
    return printed(of_authors(folder), folder / "out", "--paper", "a4")


@pytest.fixture(scope="module")
def odd(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Groups of two, three, five and nine."""
    folder = tmp_path_factory.mktemp("odd")
    ledger = of_authors(folder, (2, 3, 5, 9), 'hue = "violet"')
    return printed(ledger, folder / "out", "--paper", "letter")


@pytest.fixture(scope="module")
def court(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Court with other names and letters for a color and a rank."""
    folder = tmp_path_factory.mktemp("court")
    return printed(renamed("court", folder, *COURT), folder / "out", "--paper", "a4")


def test_the_deck_holds_two_cards_of_each_author_and_nobody_of_ours(authors: Path) -> None:
    sheets = pages(authors / "deck-a4.pdf")
    assert len(sheets) == 16
    assert all("Class Four Authors" in sheet for sheet in sheets)
    told = " ".join(sheets[::2])
    for singular, *names in GROUPS.values():
        assert singular in told
        for name in names:
            assert f"A life of {name}" in told
            assert told.count(name) >= 6, name  # head and edge of two cards, three colleagues
    assert not [name for name in OURS if name in told]


def test_its_cards_are_pictures_too(authors: Path) -> None:
    names = {path.stem for path in (authors / "cards").iterdir()}
    told = {"reference-1", "reference-2"}
    assert told <= names
    assert len(names - told) == 65
    assert {"dreamers-1-portrait", "tuners-4-sketch", "back"} <= names
    assert all(path.stat().st_size > 3000 for path in (authors / "cards").iterdir())


def test_the_booklet_tells_how_to_play_with_them(authors: Path) -> None:
    sheets = pages(authors / "booklet.pdf")
    assert len(sheets) % 4 == 0
    told = " ".join(sheets)
    for _, *names in GROUPS.values():
        assert all(name in told for name in names)
    assert "In Dreamers, the portrait of Italo Calvino" in told
    assert "Two pairs of Sleuths, a pair royal" in told
    assert "A pack of its own" in told
    assert not [name for name in OURS if name in told]


def test_lessons_are_of_our_own_cards_and_left_out(authors: Path) -> None:
    assert not [text for text in pages(authors / "booklet.pdf") if "Try it" in text]
    assert not (authors / "lessons.pdf").exists()


def test_the_tracker_has_a_row_for_each_group(authors: Path) -> None:
    for page in pages(authors / "tracker-a4.pdf"):
        for singular, *_ in GROUPS.values():
            assert f"{singular}s" in page
        assert "Poets" not in page


@pytest.mark.deep
def test_groups_may_be_of_any_size(odd: Path) -> None:
    assert len(pages(odd / "deck-letter.pdf")) == 2 * 5  # 38 cards
    told = " ".join(pages(odd / "booklet-letter.pdf"))
    assert "he deck of thirty-eight cards" in told  # its first letter is an initial
    assert "wait for the other pair and ten" in told  # of three
    assert "A book, all pairs" in told
    assert "all four pairs" not in told
    assert "Dreamers" in pages(odd / "tracker-letter.pdf")[0]


@pytest.mark.deep
def test_the_same_for_court_with_other_names_and_letters(court: Path) -> None:
    sheets = pages(court / "deck-a4.pdf")
    assert len(sheets) == 8
    told = " ".join(sheets[::2])
    assert "Amber Queen" in told
    assert "Blue Queen" in told
    assert "Gold" not in told
    assert "Crown" not in told
    booklet = " ".join(pages(court / "booklet.pdf"))
    assert "Queen or Royal of a color" in booklet.replace("\r\n", " ")
    assert "A twenty in amber" in booklet.replace("\r\n", " ")
    assert "Amber Court" in pages(court / "tracker-a4.pdf")[0]
    assert {"gold-crown", "back"} <= {path.stem for path in (court / "cards").iterdir()}


@pytest.mark.deep
def test_ours_stand_beside_it_and_stay(tmp_path: Path) -> None:
    out = tmp_path / "build"
    assert cardwright("build", "court", "--only", "tracker", *ALONE, "-o", out).returncode == 0
    ours = (out / "court/tracker-a4.pdf").read_bytes()
    folder = printed(renamed("court", tmp_path, *COURT), out, "--only", "tracker")
    assert (out / "court/tracker-a4.pdf").read_bytes() == ours
    assert (folder / "tracker-a4.pdf").read_bytes() != ours


@pytest.mark.full
def test_it_is_made_once_until_a_word_of_it_changes(tmp_path: Path) -> None:
    """What it was made from is its content: a comment makes nothing anew, a word does."""

    def made() -> dict[str, dict[str, str]]:
        printed(ledger, tmp_path / "out", *TRACKER, cache=tmp_path / "cache")
        files: dict[str, dict[str, str]] = json.loads(
            (tmp_path / "out" / MANIFEST).read_text("utf-8")
        )["files"]
        return files

    ledger = renamed("court", tmp_path, *COURT)
    first = made()
    place = tmp_path / "out/own-court/tracker-a4.pdf"
    before = place.stat().st_mtime_ns
    text = ledger.read_text("utf-8")
    ledger.write_text(f"# laid out anew\n\n{text}", "utf-8")
    assert made() == first
    assert place.stat().st_mtime_ns == before, "nothing is written"
    ledger.write_text(text.replace('"Amber Court"', '"Amber Courts"'), "utf-8")
    changed = made()
    assert all(changed[name]["from"] != entry["from"] for name, entry in first.items())
    assert all(changed[name]["sha256"] != entry["sha256"] for name, entry in first.items())
    ledger.write_text(text, "utf-8")
    assert made() == first


# ------------------------------------------------------------------ what is refused


@pytest.mark.deep
def test_two_ledgers_that_say_the_same_have_a_folder_each(tmp_path: Path) -> None:
    """The cache knows them apart, though nothing but their names differs."""
    for name in ("alpha", "beta"):
        ledger = tmp_path / f"{name}.toml"
        ledger.write_bytes(Path("seeds/nations.toml").read_bytes())
        out = tmp_path / f"of {name}"
        folder = printed(ledger, out, "--only", "tracker", cache=tmp_path / "cache")
        assert (folder / "tracker-a4.pdf").is_file(), name
        assert {path.name for path in out.iterdir()} == {name, "manifest.json"}


def refused(*arguments: object) -> tuple[int, str]:
    done = cardwright("build", *arguments, *ALONE, "--no-cache")
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            'hue = "gold"',
            'hue = "godl"',
            'suits[0] “gold”: hue: "godl" is not one of red, blue, gold, black, green, ',
        ),
        ('hue = "gold"', "hue = 3", "suits[0] “gold”: hue: 3 is not one of red, blue, gold"),
        ('hue = "gold"', 'own_hue = "pink"', 'suits[0] “gold”: own_hue: "pink" is not one of red'),
        (
            'hue = "red"',
            'hue = "rosa"',
            'own_court.toml: game: hue: "rosa" is not one of red',
        ),
        (
            'letter = "C"\nvalue = 10',
            'letter = "C"\nvalue = 10\nhue = "red"',
            "ranks[0] “crown”: hue: has no meaning if there are suits; remove it",
        ),
        ('name = "court"', 'name = "curt"', "own_court.toml: game: name: there is no game “curt”"),
        ('name = "Crown"', f'name = "{"Crown " * 14}"', "toml:"),
        ('name = "Crown"', 'name = "\u738b"', "own_court.toml:148: ranks: name: “"),
    ],
)
def test_a_fault_is_named_with_its_file_and_field(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    ledger = renamed("court", tmp_path, (old, new))
    code, said = refused("--ledger", ledger, "-o", tmp_path / "out")
    assert code == 1
    assert told in said, said
    assert "own_court.toml" in said
    assert not (tmp_path / "out").exists(), "nothing is written"


def test_a_pack_that_no_law_can_play_is_refused(tmp_path: Path) -> None:
    ledger = of_authors(tmp_path, (4, 1))
    code, said = refused("--ledger", ledger, "-o", tmp_path / "out")
    assert code == 1
    assert said.startswith("cardwright: class_four.toml: ")
    assert "add authors" in said or "a book needs two" in said


def with_id(game: str, folder: Path, old: str, new: str) -> Path:
    """The ledger of a game in which a suit has another id and, but for its letter, name."""
    text = renamed(game, folder).read_text("utf-8").replace(f'"{old}"', f'"{new}"')
    text = text.replace(f"{{{old}}}", f"{{{new}}}").replace(f"{{{old.title()}}}", f"{{{new}}}")
    path = folder / "mine.toml"
    path.write_text(text.replace(f'"{old.title()}"', f'"{new.title()}"'), "utf-8")
    return path


@pytest.mark.deep
def test_a_suit_that_nobody_has_drawn_is_printed_and_its_rows_in_the_guide_left_out(
    tmp_path: Path,
) -> None:
    ledger = with_id("sixty-six", tmp_path, "hearts", "roses")
    folder = printed(ledger, tmp_path / "out", "--paper", "a4")
    told = " ".join(pages(folder / "deck-a4.pdf"))
    assert "Queen of Roses" in told
    assert "Hearts" not in told
    booklet = " ".join(pages(folder / "booklet.pdf"))
    assert "is turned up, so hearts are trumps" not in booklet  # beside the Jack of Hearts
    assert "A marriage in diamonds" in booklet


def test_a_guide_that_speaks_of_what_the_ledger_lacks_says_so(tmp_path: Path) -> None:
    changes = [('name = "Sixty",', 'name = "Threescore",'), ('    "Sixty",', '    "Threescore",')]
    ledger = renamed("court", tmp_path, *changes)
    code, said = refused("--ledger", ledger, "--only", "book", "-o", tmp_path / "out")
    assert code == 1
    assert said.startswith("cardwright: court.md.j2:")
    assert "there is no award “Sixty”" in said
    assert "Hint: the guide uses it: keep it in your ledger" in said


@pytest.mark.deep
def test_a_reference_card_with_a_word_too_long_is_named_with_its_place(tmp_path: Path) -> None:
    changes = ("Follow if you can, and beat", f"Follow {'on' * 40} the {{trump}}, and beat")
    ledger = renamed("court", tmp_path, changes)
    code, said = refused("--ledger", ledger, "--only", "deck", "-o", tmp_path / "out")
    assert code == 1
    (line,) = [
        number
        for number, text in enumerate(ledger.read_text("utf-8").split("\n"), start=1)
        if text.startswith("parts = [") and "reference" not in text
    ][1:]
    assert said.startswith(f"cardwright: own_court.toml:{line}: reference_sides: parts: notes: “")
    assert "mm too wide" in said


SOUGHT = [("court", "crown"), ("court", "jester"), ("sixty-six", "king")]


@pytest.mark.parametrize(("game", "rank"), SOUGHT)
def test_a_rank_that_the_law_knows_keeps_its_id(tmp_path: Path, game: str, rank: str) -> None:
    ledger = with_id(game, tmp_path, rank, "novelty")
    code, said = refused("--ledger", ledger, "-o", tmp_path / "out")
    assert code == 1
    assert said.startswith("cardwright: mine.toml: ")
    assert f"-{rank}, which the law needs; keep the ids of our ranks" in said


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("court",), "no other game"),
        (("--only", "site"), "the site shows our own games"),
    ],
)
def test_it_is_printed_alone_and_without_a_site(
    tmp_path: Path, arguments: tuple[str, ...], told: str
) -> None:
    ledger = renamed("court", tmp_path, *COURT)
    code, said = refused(*arguments, "--ledger", ledger, "-o", tmp_path / "out")
    assert code == 2
    assert told in said
    assert "Hint:" in said


@pytest.mark.parametrize("name", ["court.toml", "Sixty_Six.toml", "site.toml", "….toml"])
def test_a_file_that_is_called_as_a_folder_of_ours_is_refused(tmp_path: Path, name: str) -> None:
    ledger = renamed("court", tmp_path, *COURT).rename(tmp_path / name)
    code, said = refused("--ledger", ledger, "-o", tmp_path / "out")
    assert code == 2
    assert "rename the file" in said


@pytest.mark.parametrize(
    "name", ["con.toml", "NUL.toml", "aux.toml", "COM1.toml", "lpt9.toml", "CONIN$.toml"]
)
def test_a_file_that_is_called_as_a_device_of_windows_is_refused(name: str) -> None:
    with pytest.raises(UsageError, match="on Windows") as raised:
        folder_name(Path(name))
    assert raised.value.hint.startswith("rename the file, for example to my-")


@pytest.mark.parametrize(
    ("name", "folder"),
    [
        ("Ärzte & Co.toml", "arzte-co"),
        ("Łódź.toml", "lodz"),
        ("Straße.toml", "strasse"),
        ("Ægir Œuvre.toml", "aegir-oeuvre"),
        ("Þór.toml", "thor"),
        ("İstanbul \u0131.toml", "istanbul-i"),
        ("ﬁne 1.toml", "fine-1"),
        ("A\u0308rzte.toml", "arzte"),
        ("\uff12\uff10\uff12\uff16.toml", "2026"),
        ("icons.toml", "icons"),
    ],
)
def test_a_folder_is_called_after_its_file_in_plain_letters(name: str, folder: str) -> None:
    assert folder_name(Path(name)) == folder


@pytest.mark.parametrize("name", ["Игра.toml", "Игра 2.toml", "牌.toml", "παιχνίδι b.toml"])
def test_letters_that_a_folder_would_lose_are_refused(name: str) -> None:
    with pytest.raises(UsageError, match="letters other than A to Z") as raised:
        folder_name(Path(name))
    assert "my-pack.toml" in raised.value.hint


@pytest.mark.deep
def test_two_ledgers_never_share_a_folder_unasked(tmp_path: Path) -> None:
    one = renamed("court", tmp_path, *COURT)
    spaced, hyphened = tmp_path / "my game.toml", tmp_path / "my-game.toml"
    for path in (spaced, hyphened):
        path.write_bytes(one.read_bytes())
    out, asked = tmp_path / "out", ("--only", "tracker", "--paper", "a4")
    assert printed(spaced, out, *asked) == out / "my-game"
    assert printed(spaced, out, *asked) == out / "my-game"
    code, said = refused("--ledger", hyphened, "-o", out, *asked)
    assert code == 1
    assert "my-game: contains files made from my game.toml" in said
    assert printed(hyphened, out, *asked, "--force") == out / "my-game"
    assert printed(hyphened, out, *asked) == out / "my-game", "it is known from now on"
    code, _ = refused("--ledger", spaced, "-o", out, *asked)
    assert code == 1


def test_a_ledger_that_is_not_there_is_a_mistake_of_usage(tmp_path: Path) -> None:
    code, said = refused("--ledger", tmp_path / "nowhere.toml", "-o", tmp_path / "out")
    assert code == 2
    assert "does not exist" in said


def test_the_law_book_of_other_authors_does_not_speak_of_ours(authors: Path) -> None:
    said = " ".join(pages(authors / "law.pdf"))
    assert "AUTH-R1" in said
    assert [name for name in OURS if name in said] == []


def test_a_ledger_is_given_once(tmp_path: Path) -> None:
    ledger = of_authors(tmp_path)
    code, said = refused("--ledger", ledger, "--ledger", ledger, "-o", tmp_path / "out")
    assert code == 2
    assert "give it once" in said


def test_a_file_is_no_emblem(tmp_path: Path) -> None:
    ledger = of_authors(tmp_path)
    text = ledger.read_text("utf-8").replace(
        'named = "ours"', 'named = "ours"\nemblem = "x.JPG"', 1
    )
    ledger.write_text(text, encoding="utf-8")
    code, said = refused("--ledger", ledger, "-o", tmp_path / "out")
    assert code == 1
    assert 'emblem: "x.JPG" is not a thing that is drawn' in said
    assert "cardwright new" in said
