"""The whole build as a person runs it: what it makes, the same bytes twice, whole when killed."""

import json
import os
import random
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from cardwright.building.options import KINDS, PRINTED
from cardwright.building.spec import BuildSpec
from cardwright.building.staging import MANIFEST, listing
from cardwright.building.staging.scaffold import sweep
from cardwright.drawing.faces import all_cards
from cardwright.errors import UsageError
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.bundles import EXAMPLE
from cardwright.website.playing import played_with
from tests.own_decks import rows, written
from tests.papers import USUAL
from tests.tiers import ALONE, Sample, every
from tests.website.making import EXAMPLE_PDFS

RULEBOOKS = ("booklet", "booklet-letter", "booklet-large", "booklet-fold-a4", "booklet-fold-letter")
BOOKS = tuple(f"{name}.pdf" for name in (*RULEBOOKS, "law", "lessons"))
TRACKERS = (
    *("tracker-a4", "tracker-fill", "tracker-letter"),
    *("tracker-pad-a4", "tracker-pad-letter"),
)
ENVIRONMENTS = (
    {"PYTHONHASHSEED": "1", "TZ": "Pacific/Auckland", "LC_ALL": "C"},
    {"PYTHONHASHSEED": "20", "TZ": "America/New_York", "LC_ALL": "C.UTF-8"},
)


def cardwright(
    *arguments: str, env: dict[str, str] | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the command as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "cardwright", *arguments],
        env={**os.environ, "PYTHONPATH": str(Path.cwd() / "generator"), **(env or {})},
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
    )


def recorded(out: Path) -> dict[str, dict[str, str | int]]:
    """Hash and size of every file, as the manifest has them."""
    files = json.loads((out / MANIFEST).read_bytes())["files"]
    return {name: {k: e[k] for k in ("sha256", "bytes")} for name, e in files.items()}


def deck(out: Path, *arguments: str) -> Path:
    """A deck in this folder."""
    done = cardwright("deck", *arguments, "-o", str(out))
    assert done.returncode == 0, done.stderr
    return out


def build(out: Path, env: dict[str, str], *arguments: str) -> Path:
    """Build into a folder, in an environment."""
    done = cardwright("build", *arguments, "-o", str(out), env=env)
    assert done.returncode == 0, done.stderr
    assert done.stderr == "", "no progress line where no terminal is"
    return out


@pytest.fixture(scope="module")
def part(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A build of one game, with cards and trackers of another."""
    parts = ("--only", "deck", "--only", "tracker")
    out = build(tmp_path_factory.mktemp("build") / "out 0", ENVIRONMENTS[0], "card-tennis")
    return build(out, ENVIRONMENTS[0], "nations", *parts, *ALONE)


@pytest.fixture(params=[("card-tennis",), pytest.param((), marks=pytest.mark.deep)], ids=str)
def games(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """The games that are built whole, and no site; () for everything."""
    asked: tuple[str, ...] = request.param
    return asked


def kept_with(everything: Path) -> dict[str, str]:
    """The environment in which what was made of everything is taken from the cache."""
    return {"XDG_CACHE_HOME": str(everything.parents[1] / "cache")}


@pytest.fixture
def built(games: tuple[str, ...], request: pytest.FixtureRequest) -> Path:
    """A build."""
    out: Path = request.getfixturevalue("part" if games else "everything")
    return out


@pytest.mark.deep
def test_two_builds_are_the_same_to_the_byte(part: Path, tmp_path: Path) -> None:
    """In different environments; the whole build is made twice by `.ci/same_bytes.py`."""
    parts = ("--only", "deck", "--only", "tracker")
    again = build(tmp_path / "out 1", ENVIRONMENTS[1], "card-tennis", *parts, "--no-cache", *ALONE)
    one, other = listing(part), listing(again)
    assert len(other) > 40
    assert other == {name: one[name] for name in other}


@pytest.mark.deep
def test_the_finished_deck_of_a_list_is_on_the_site_alone(everything: Path) -> None:
    names = {*listing(everything)}
    assert {f"site/{EXAMPLE}/{name}.pdf" for name in EXAMPLE_PDFS} <= names
    assert not [name for name in names if name.startswith(f"{EXAMPLE}/")]


@pytest.mark.deep
def test_what_stands_already_is_not_written_again(everything: Path) -> None:
    before = everything.stat().st_ino, (everything / MANIFEST).stat().st_mtime_ns
    build(everything, kept_with(everything))
    assert (everything.stat().st_ino, (everything / MANIFEST).stat().st_mtime_ns) == before


@pytest.mark.deep
def test_a_whole_build_keeps_what_was_made_of_a_list(everything: Path, tmp_path: Path) -> None:
    """Somebody presses Enter too early: “cardwright build” makes our games, and loses nothing."""
    out, environment = tmp_path / "out", kept_with(everything)
    shutil.copytree(everything, out)
    build(out, environment, str(written(tmp_path, rows())), "--only", "deck", *ALONE)
    mine = {name: entry for name, entry in listing(out).items() if name.startswith("instruments/")}
    assert "instruments/deck-a4.pdf" in mine
    for name in ("court", "nations"):  # so that there is something to be built
        shutil.rmtree(out / name)
        build(out, environment)
        assert mine.items() <= listing(out).items()
    before = out.stat().st_ino
    build(out, environment)
    assert out.stat().st_ino == before, "nothing is built again for them"


@pytest.mark.full
def test_the_layout_that_others_rely_on(built: Path, games: tuple[str, ...]) -> None:
    for game in games or GAMES:
        folder = built / game
        printed = {f"{kind}-{paper}.pdf" for kind in ("deck", "tracker", "box") for paper in USUAL}
        trackers = {f"{name}.pdf" for name in TRACKERS}
        for name in {*printed, *trackers, *BOOKS}:
            assert (folder / name).read_bytes().startswith(b"%PDF-"), name
        assert {"box.svg", "box.dxf"} <= {path.name for path in folder.iterdir()}
        trays = {path.name for path in folder.glob("envelope-*.pdf")}
        assert len(trays) == (len(USUAL) if game == "card-tennis" else 0)
        assert (folder / "card-list.txt").is_file()
        assert (folder / "card-list.html").is_file()
        cards = {path.stem for path in (folder / "cards").glob("*.svg")}
        assert {card.id for card in all_cards(load_ledger(game))} | {"back"} <= cards
    assert (built / "site" / "index.html").is_file() == (not games)


@pytest.mark.deep
def test_what_is_played_with_is_built_too(everything: Path) -> None:
    for address, content in played_with():
        assert (everything / "site" / address).read_bytes() == content, address


@pytest.mark.full
def test_the_manifest_lists_every_file_with_its_hash(built: Path) -> None:
    assert recorded(built) == listing(built)


@pytest.mark.full
def test_the_manifest_tells_of_every_file_what_it_was_made_from(built: Path) -> None:
    files = json.loads((built / MANIFEST).read_bytes())["files"]
    made_from = {name: entry["from"] for name, entry in files.items()}
    assert all(re.fullmatch("[0-9a-f]{64}", origin) for origin in made_from.values())
    cards = {made_from[name] for name in made_from if name.startswith("nations/cards/")}
    assert len(cards) == 1  # they are made together
    assert len({made_from[f"nations/deck-{paper}.pdf"] for paper in USUAL}) == 2


@pytest.mark.full
def test_one_game_alone_leaves_the_rest_as_it_was(part: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert cardwright("build", "nations", "--only", "tracker", "-o", str(out)).returncode == 0
    assert sorted(listing(out)) == [f"nations/{name}.pdf" for name in TRACKERS]
    done = cardwright("build", "card-tennis", "--only", "deck", "--paper", "a4", "-o", str(out))
    assert done.returncode == 0
    names = listing(out)
    assert "nations/tracker-a4.pdf" in names
    assert "card-tennis/deck-a4.pdf" in names
    assert "card-tennis/deck-letter.pdf" not in names
    whole = listing(part)
    assert all(whole[name] == entry for name, entry in names.items())


@pytest.mark.deep
def test_editions_never_mix_in_one_folder(tmp_path: Path, sample: Sample) -> None:
    """One after the other they stand beside each other, each file as it is made alone."""
    game = ("sixty-six", "--paper", "a4")
    editions = {"": (), "-grayscale-large-index": ("--large-index", "--palette", "grayscale")}
    if sample(0, 1):
        editions["-low-ink"] = ("--palette", "low-ink")
    told: dict[str, dict[str, str | int]] = {}
    for name, choices in editions.items():
        alone = deck(tmp_path / f"alone{name}", *game, *choices, *ALONE)
        deck(tmp_path / "together", *game, *choices, *ALONE)
        made = listing(alone)
        assert {f"sixty-six/deck{name}-a4.pdf", f"sixty-six/cards{name}/back.svg"} <= set(made)
        assert all(told.get(file, entry) == entry for file, entry in made.items()), name
        told |= made
    assert listing(tmp_path / "together") == told
    decks = {told[f"sixty-six/deck{name}-a4.pdf"]["sha256"] for name in editions}
    assert len(decks) == len(editions)


@pytest.mark.deep
def test_decks_on_other_sides_have_names_of_their_own(tmp_path: Path) -> None:
    game = ("sixty-six", "--paper", "letter")
    deck(tmp_path, *game, *ALONE)
    usual = listing(tmp_path)
    for sides, name in (("short", "short-edge"), ("backs", "backs"), ("fold", "fold")):
        deck(tmp_path, *game, "--sides", sides, *ALONE)
        with pikepdf.open(tmp_path / "sixty-six" / f"deck-{name}-letter.pdf") as pdf:
            wanted = {"short": "/DuplexFlipShortEdge"}.get(sides, "/Simplex")
            assert pdf.Root.ViewerPreferences.Duplex == wanted
            assert len(pdf.pages) == {"short": 10, "backs": 5, "fold": 9}[sides]
    made = listing(tmp_path)
    assert {name: made[name] for name in usual} == usual, "also the one that is there to fold"
    assert len(made) == len(usual) + 2


@pytest.mark.deep
def test_the_manifest_tells_the_edition_of_every_file(tmp_path: Path) -> None:
    game = ("card-tennis", "--paper", "a4")
    deck(tmp_path / "out", *game, *ALONE)
    deck(tmp_path / "out", *game, "--four-colors", "--plain-backs", *ALONE)
    files = json.loads((tmp_path / "out" / MANIFEST).read_bytes())["files"]
    said = {name.removeprefix("card-tennis/"): e.get("edition", "") for name, e in files.items()}
    more = "-four-colors-plain-backs"
    assert {said["deck-a4.pdf"], said["deck-fronts-a4.pdf"], said["cards/ball-1.svg"]} == {"color"}
    assert said["deck-low-ink-a4.pdf"] == "low ink"
    assert (
        said[f"deck{more}-a4.pdf"]
        == said[f"cards{more}/back.svg"]
        == "color, four colors, plain backs"
    )
    assert said["card-list.txt"] == "", "the words are the same in all"


@pytest.mark.full
def test_a_page_and_the_document_say_their_edition(tmp_path: Path) -> None:
    game = ("sixty-six", "--paper", "a4", "--large-index", "--four-colors")
    out = deck(tmp_path / "out", *game, "--plain-backs", "--palette", "grayscale", *ALONE)
    (path,) = (out / "sixty-six").glob("deck-*.pdf")
    assert path.name == "deck-grayscale-large-index-four-colors-plain-backs-a4.pdf"
    said = "grayscale, large index, four colors, plain backs"
    with pikepdf.open(path) as pdf:
        assert str(pdf.docinfo["/Title"]) == f"Sixty-Six: deck to print on A4, {said}"
    pages = pypdfium2.PdfDocument(path)
    for page in pages:
        assert f"Sixty-Six · {said} · " in page.get_textpage().get_text_range()


def test_the_site_belongs_to_the_usual_edition() -> None:
    assert "site" in BuildSpec.usual().kinds
    other = BuildSpec.usual(palette="grayscale")
    assert other.kinds == PRINTED
    assert not other.whole, "what stands of the usual edition is kept"


@pytest.mark.deep
def test_words_as_they_are_spelled_in_britain_are_understood(tmp_path: Path) -> None:
    spellings = {
        "here": ("--palette", "grayscale", "--four-colors"),
        "there": ("--palette", "greyscale", "--four-colours"),
    }
    for place, words in spellings.items():
        done = cardwright(
            *("deck", "sixty-six", "--cards", "hearts-queen", "--paper", "a4", *words),
            *("-o", str(tmp_path / place), *ALONE),
        )
        assert done.returncode == 0, done.stderr
    assert listing(tmp_path / "here") == listing(tmp_path / "there")


_THICK = ("portrait-authors", "--sleeved", "--card-thickness", "0.6")


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("build", "cuort"), 2, "there is no game “cuort”\nHint: did you mean “court”?"),
        (("build", "--only", "dek"), 2, "'dek' is not one of"),
        *every(2, [(("build", "--paper", "a5"), 2, "'a5' is not one of")], start=1),
        (("box", "--card-thickness", "3"), 2, "cards of decks are not 3 mm thick"),
        *every(2, [(("box", "--card-thickness", "nan"), 2, "measure ten cards")], start=1),
        (("deck", "--sleeved"), 2, "It is an option of “cardwright box” and “cardwright press”."),
        pytest.param(
            ("box", *_THICK, "--paper", "letter"),
            2,
            "the box of Portrait Authors is 258 × 233 mm unfolded and does not fit US Letter",
            marks=pytest.mark.deep,
        ),
        *every(2, [(("bild",), 2, "No such command 'bild'")], start=1),
        (("list",), 2, "List games, forms or papers"),
        (("build", "-o", "letters"), 1, "cardwright did not make this folder"),
        (("build", "-o", "letters/note.txt"), 2, "is a file"),
    ],
)
def test_bad_input_is_answered_with_a_message_and_its_code(
    tmp_path: Path, arguments: tuple[str, ...], code: int, message: str
) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "note.txt").write_text("mine")
    done = cardwright(*arguments, cwd=tmp_path)
    assert done.returncode == code
    assert message in done.stderr
    assert "Traceback" not in done.stderr
    assert [p.name for p in tmp_path.iterdir()] == ["letters"]
    assert (tmp_path / "letters" / "note.txt").read_text() == "mine"


@pytest.mark.full
def test_a_broken_ledger_is_reported_and_nothing_is_written(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    shutil.copytree("generator", checkout / "generator", ignore=shutil.ignore_patterns("__py*"))
    shutil.copytree("seeds", checkout / "seeds")
    for folder in ("card_art", "templates", "site"):
        (checkout / folder).symlink_to(Path.cwd() / folder)
    ledger = checkout / "seeds" / "court.toml"
    ledger.write_text(ledger.read_text(encoding="utf-8").replace('"race"', '"rase"'), "utf-8")
    done = cardwright("build", "court", "-o", "out", env={"PYTHONPATH": "generator"}, cwd=checkout)
    assert done.returncode == 1, done.stderr
    fault = 'court.toml: score: kind: "rase" is not one of race, tally, tennis'
    assert done.stderr == f"cardwright: {fault}; did you mean “race”?\n"
    assert not (checkout / "out").exists()


def test_games_and_kinds_are_in_their_order() -> None:
    assert BuildSpec.usual().kinds == KINDS
    assert BuildSpec.usual(["nations", "court"]).games == ("court", "nations")
    assert BuildSpec.usual(["court"]).kinds == PRINTED
    assert BuildSpec.usual(only=["site", "deck"]).kinds == ("deck", "site")
    deck = BuildSpec.usual(paper="letter").deck
    assert deck
    assert [paper.name for paper in deck.papers] == ["letter"]
    with pytest.raises(UsageError):
        BuildSpec.usual(["whist"])


@pytest.mark.deep
def test_a_box_is_made_for_its_cards(tmp_path: Path) -> None:
    """Two builds of one cache: what is made for thin cards is not taken for thick ones."""
    asked = ("box", "court", "--paper", "a4", *ALONE, "-o", str(tmp_path / "out"))
    env = {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    boxes = []
    for words in ((), ("--card-thickness", "0.25"), ("--sleeved",), ()):
        done = cardwright(*asked, *words, env=env)
        assert done.returncode == 0, done.stderr
        boxes.append({path.name: path.read_bytes() for path in (tmp_path / "out/court").iterdir()})
    usual, thin, sleeved, again = boxes
    assert set(usual) == {"box-a4.pdf", "box.svg", "box.dxf"}
    assert usual == again
    for name in usual:
        assert len({usual[name], thin[name], sleeved[name]}) == 3


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL is POSIX")
def test_killed_at_any_moment_a_real_build_leaves_the_output_whole(
    tmp_path: Path, kills: int, sample: Sample, request: pytest.FixtureRequest
) -> None:
    """Of one game's cards in the quick tier; killed within the time that the first build took."""
    out = tmp_path / "out"
    games = ("nations", "--only", "deck")[: sample(3, 0)]
    env = {} if games else kept_with(request.getfixturevalue("everything"))
    started = time.perf_counter()
    build(out, env, *games)
    seconds = time.perf_counter() - started
    chance = random.Random(7)
    seen = {(out / MANIFEST).read_bytes()}
    for number in range(kills):
        palette = ("grayscale", "color")[number % 2]
        command = (sys.executable, "-m", "cardwright", "build", *games, "--palette", palette)
        running = subprocess.Popen(
            [*command, "-o", str(out)], stdout=subprocess.DEVNULL, env=os.environ | env
        )
        time.sleep(chance.random() * seconds)
        running.kill()
        running.wait()
        sweep(out)  # an output that stood aside is put back, as the next build would
        manifest = (out / MANIFEST).read_bytes()
        assert recorded(out) == listing(out)
        seen.add(manifest)
    assert len(seen) <= 2, "the old output or the new one, nothing between"


def test_a_folder_that_vanished_is_an_environment_problem(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    code = (
        "import os, sys; os.rmdir(os.getcwd()); sys.argv = ['cardwright', 'build', 'nations']; "
        "from cardwright.cli import main; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=gone,
        env={**os.environ, "PYTHONPATH": str(Path.cwd() / "generator")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 3
    assert done.stderr.startswith("cardwright: the current folder was deleted\nHint: ")


def test_help_answers() -> None:
    done = cardwright("--help")
    assert done.returncode == 0
    assert "Forgotten parlor card games" in done.stdout
