"""Reference cards: what they say is the ledger's, they can be read, and are no playing cards."""

import io
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from PIL import Image

from cardwright.drawing.faces import (
    all_cards,
    back,
    front,
    picture,
    reference_cards,
    reference_sides,
)
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.faces.reference import FOOT, TOP
from cardwright.drawing.scene.color import Color
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Group, Item, Scene, Shape, Text, Transform, Use, combined
from cardwright.drawing.scene.paper import PAPERS
from cardwright.drawing.scene.png import png
from cardwright.drawing.scene.shaping import width
from cardwright.engine.cards import deck_pack
from cardwright.engine.games.card_tennis.judge import ANSWERS, NAMES
from cardwright.engine.games.court import rules as court_rules
from cardwright.engine.games.sixty_six import rules as sixty_six_rules
from cardwright.errors import TextTooLong
from cardwright.ledger import Ledger, ReferencePart, ReferenceSide, load_ledger, read_ledger
from cardwright.ledger.games import GAMES
from cardwright.ledger.hues import HUES, Hue
from cardwright.ledger.wording import worded, wording
from cardwright.printing.sheets.layout import CARD
from cardwright.printing.sheets.plan import Batch, deck_batches, reference_places, sheets
from tests.own_ledgers import of_authors, renamed
from tests.papers import USUAL
from tests.tiers import every

#: 6.5 points in mm.
LEAST = 6.5 / 72 * 25.4
WHOLE: Transform = (1, 0, 0, 1, 0, 0)
LARGE = Edition(large_index=True)
EACH = [(game, edition) for game in GAMES for edition in (STANDARD, LARGE)]


def texts(items: tuple[Item, ...], outer: Transform = WHOLE) -> Iterator[tuple[Text, float, float]]:
    """Every text that is set, and where on the card it begins; what is scaled is not expected."""
    for item in items:
        match item:
            case Text():
                start = {"start": 0.0, "middle": 0.5, "end": 1.0}[item.anchor]
                wide = width(item.text, item.font, item.size, item.tracking)
                assert outer[:4] == (1, 0, 0, 1)
                yield item, item.x - start * wide + outer[4], item.y + outer[5]
            case Group():
                yield from texts(item.items, combined(outer, item.transform))


def said(scene: Scene) -> str:
    """What a side says, line after line, its figures last in their lines."""
    return " ".join(text.text for text, _, _ in texts(scene.items))


def all_said(ledger: Ledger, edition: Edition = STANDARD) -> str:
    return " ".join(said(side) for side in reference_sides(ledger, edition))


@pytest.mark.parametrize(("game", "edition"), EACH)
def test_type_is_of_six_and_a_half_points_at_least_and_stays_in_the_frame(
    game: str, edition: Edition
) -> None:
    for side in reference_sides(load_ledger(game), edition):
        found = [text for text in texts(side.items) if text[0].text != "❦"]
        assert found
        for text, x, y in found:
            small = 3.0 if edition.large_index and text.font == "figures" else LEAST
            # Small capitals are lower than capitals, but no lower than small letters are.
            assert text.size >= small - 1e-6, text
            assert x >= 6.5, text
            assert x + width(text.text, text.font, text.size, text.tracking) <= 63.5 - 6.4, text
            assert y - 0.7 * text.size >= 6.5, text
            assert y + 0.25 * text.size <= FOOT + 0.5, text


@pytest.mark.parametrize(("game", "edition"), EACH)
def test_no_two_words_are_printed_over_each_other(game: str, edition: Edition) -> None:
    for side in reference_sides(load_ledger(game), edition):
        boxes = [
            (x, y - 0.42 * t.size, x + width(t.text, t.font, t.size, t.tracking), y)
            for t, x, y in texts(side.items)
        ]
        for place, (left, top, right, foot) in enumerate(boxes):
            for other in boxes[place + 1 :]:
                apart = (
                    right <= other[0] + 0.01
                    or other[2] <= left + 0.01
                    or foot <= other[1]
                    or other[3] <= top
                )
                assert apart, [t.text for t, _, _ in texts(side.items)][place]


@pytest.mark.parametrize("game", GAMES)
def test_in_print_size_each_side_of_ours_is_one_side(game: str) -> None:
    ledger = load_ledger(game)
    titles = [f"{ledger.title}: {side.title}" for side in ledger.reference_sides]
    assert [side.title for side in reference_sides(ledger, STANDARD)] == titles
    assert len(titles) == 2


@pytest.mark.parametrize(("game", "edition"), EACH)
def test_ranks_values_awards_and_authors_are_told(game: str, edition: Edition) -> None:
    ledger = load_ledger(game)
    told = all_said(ledger, edition)
    for rank in ledger.ranks:
        assert rank.name in told
    for group in ledger.suits if ledger.authors else ():
        assert group.name in told
    for author in ledger.authors:
        assert author.name in told
    points = [award for part in parts(ledger) for award in part.awards]
    for name in points:
        (award,) = [award for award in ledger.score.awards if award.name == name]
        assert f"{name} {award.points}" in told


def parts(ledger: Ledger) -> Iterator[ReferencePart]:
    return (part for side in ledger.reference_sides for part in side.parts)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_names_the_clauses_that_it_rests_on(game: str) -> None:
    for part in parts(load_ledger(game)):
        assert part.clauses, part.head


CHANGES = [
    (
        "court",
        'name = "Crown"\nletter = "C"\nvalue = 10',
        'name = "Crown"\nletter = "C"\nvalue = 12',
    ),
    ("court", '{ name = "Sixty", points = 1,', '{ name = "Sixty", points = 4,'),
    ("court", 'over one hundred", points = 2', 'over one hundred", points = 5'),
    ("court", "target = 7", "target = 9"),
    ("court", 'trick = "couplet"', 'trick = "brace"'),
    ("court", 'name = "Jester"', 'name = "Joker"'),
    (
        "sixty-six",
        'name = "Ten"\nletter = "10"\nvalue = 10',
        'name = "Ten"\nletter = "10"\nvalue = 9',
    ),
    ("sixty-six", '"False declaration", points = 2', '"False declaration", points = 3'),
    ("card-tennis", "calls = [15, 30, 40]", "calls = [15, 30, 45]"),
    ("card-tennis", "games = 6", "games = 4"),
    ("nations", '"Each trick above six", points = 1', '"Each trick above six", points = 2'),
    ("nations", 'name = "Map"', 'name = "Chart"'),
    ("portrait-authors", '{ name = "Book", points = 10,', '{ name = "Book", points = 12,'),
    ("portrait-authors", 'name = "Mark Twain"', 'name = "Samuel Clemens"'),
    ("portrait-authors", 'name = "Poets"', 'name = "Singers"'),
]


@pytest.mark.parametrize(("game", "old", "new"), every(3, CHANGES))
def test_a_change_of_the_ledger_changes_the_reference_card(
    game: str, old: str, new: str, tmp_path: Path
) -> None:
    ledger = read_ledger(renamed(game, tmp_path, (old, new)))
    was, now = all_said(load_ledger(game)), all_said(ledger)
    assert was != now
    word = new.rpartition("=")[2].strip(" }],\n").rpartition(" ")[2].strip('"')
    assert now.count(word) > was.count(word)


def test_what_two_announced_cards_and_the_last_trick_count_is_what_the_law_counts() -> None:
    court = court_rules.rules(court_rules.DEFAULTS)
    sixty_six = sixty_six_rules.rules(sixty_six_rules.DEFAULTS)
    for game, law in (("court", court), ("sixty-six", sixty_six)):
        rows = load_ledger(game).reference_sides[0].parts[1].rows
        told = [int(row.rpartition("|")[2]) for row in rows]
        assert told == [law.plain_pair, law.trump_pair, law.last_trick]


def test_the_strokes_that_answer_are_those_that_the_referee_knows() -> None:
    ledger = load_ledger("card-tennis")
    names = wording(ledger)
    rows = [worded(row, names) for row in ledger.reference_sides[0].parts[0].rows]
    told = [[name.strip() for name in row.rpartition("|")[2].split(",")] for row in rows]
    law = [[ledger.rank(NAMES[n]).name for n in answers] for answers in ANSWERS.values()]
    assert told == law


#: How many there are on A4 and on Letter, and how many other cards fill the last sheet: one for
#: each player, as far as there is room.
DECKS = {
    "court": ((4, 0), (4, 2)),
    "portrait-authors": ((8, 0), (8, 0)),
    "card-tennis": ((4, 2), (4, 2)),
    "sixty-six": ((4, 0), (4, 2)),
    "nations": ((2, 0), (4, 0)),
}


@pytest.mark.parametrize(("game", "paper"), list(product(DECKS, USUAL)))
def test_a_deck_of_ours_has_them_on_free_places(game: str, paper: str) -> None:
    ledger = load_ledger(game)
    ((one, other),) = reference_cards(ledger)
    batches = deck_batches(ledger, PAPERS[paper])
    (cards,) = [batch.cards for batch in batches if batch.piece == CARD]
    pack = len(deck_pack(ledger))
    count, others = DECKS[game][list(USUAL).index(paper)]
    assert cards[pack : pack + count] == ((one, other),) * count
    if paper == "a4":  # they take no sheet of their own
        assert -(-len(cards) // 9) == -(-pack // 9)
        assert count == max(ledger.players) or len(cards) % 9 == 0
    told = [side.title for side, _ in cards[pack + count :]]
    assert told == ["Spare card", f"{ledger.title}: who made it"][:others]
    assert {behind for _, behind in cards[pack + count :]} <= {back(ledger)}
    # The two sides lie back to back.
    last = list(sheets([Batch(CARD, cards)], PAPERS[paper]))[-1]
    for cell, front_side in last.fronts.items():
        assert (last.backs[cell] == other) == (front_side == one)


@pytest.mark.parametrize(
    ("cards", "told", "players", "per_sheet", "sets"),
    [
        (32, 1, 4, 9, 4),
        (64, 1, 8, 9, 8),
        (48, 1, 4, 9, 4),
        (52, 1, 4, 9, 2),
        (54, 1, 4, 9, 4),  # no place is free: on a sheet of their own
        (53, 2, 4, 9, 4),  # one place for two: on the next sheet too
        (32, 2, 4, 9, 2),
        (64, 2, 8, 9, 3),  # not everybody can have them: two places are kept for other cards
        (32, 0, 4, 9, 0),
        (17, 20, 4, 9, 1),  # more than a sheet has: each once
        (32, 1, 4, 8, 4),
        (52, 1, 4, 8, 4),
        (64, 1, 8, 8, 8),
    ],
)
def test_everybody_has_one_where_there_is_room(
    cards: int, told: int, players: int, per_sheet: int, sets: int
) -> None:
    assert reference_places(cards, told, players, per_sheet) == sets


@pytest.mark.quick(1)
@pytest.mark.parametrize(("game", "edition"), EACH)
def test_no_side_is_mistaken_for_a_playing_card(game: str, edition: Edition) -> None:
    ledger = load_ledger(game)
    playing = {front(ledger, card, edition).items for card in all_cards(ledger)}
    playing.add(back(ledger, "card", edition).items)
    marks = {rank.letter for rank in ledger.ranks} | {suit.letter for suit in ledger.suits}
    for one, other in reference_cards(ledger, edition):
        assert one.items != other.items
        for side in (one, other):
            assert side.items not in playing
            corner = [t.text for t, x, y in texts(side.items) if y < TOP and x < 14]
            assert not marks & set(corner)


def light(color: Color) -> float:
    """Relative luminance (WCAG 2.2)."""
    parts = [level / 255 for level in color.rgb]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("name", PALETTES)
@pytest.mark.parametrize("hue", HUES)
def test_the_title_can_be_read_in_its_band_in_every_palette(name: str, hue: Hue) -> None:
    ledger = replace(load_ledger("court"), hue=hue)
    (band,) = [
        i
        for i in reference_sides(ledger, STANDARD)[0].items
        if isinstance(i, Shape) and i.fill == f"{hue}-deep"
    ]
    (title,) = [
        i
        for i in reference_sides(ledger, STANDARD)[0].items
        if isinstance(i, Text) and i.font == "display"
    ]
    field, _ = PALETTES[name].fill(str(band.fill))
    letters = PALETTES[name].color(title.ink)
    assert field
    assert letters
    dark, bright = sorted((light(field), light(letters)))
    assert (bright + 0.05) / (dark + 0.05) >= 4.5


def test_a_ledger_without_words_for_them_has_none() -> None:
    ledger = replace(load_ledger("court"), reference_sides=())
    assert reference_cards(ledger) == ()
    (batch,) = deck_batches(ledger, PAPERS["a4"])
    assert len(batch.cards) == 34, "the pack, a spare card, and who made it"


def test_one_side_alone_has_a_quiet_back() -> None:
    ledger = load_ledger("court")
    one = replace(ledger, reference_sides=ledger.reference_sides[:1])
    ((told, quiet),) = reference_cards(one)
    assert told == reference_sides(ledger, STANDARD)[0]
    assert said(quiet) == "Court ❦ ❦"
    assert any(
        isinstance(i, Use) and i.scene.name == "ornaments-tailpiece-court" for i in quiet.items
    )


def test_large_type_takes_more_sides_and_loses_no_word() -> None:
    for game in GAMES:
        ledger = load_ledger(game)
        small, large = (reference_sides(ledger, edition) for edition in (STANDARD, LARGE))
        assert len(large) > len(small)
        titles = {side.title for side in ledger.reference_sides} | {"❦"}
        one, other = (
            sorted(
                word
                for s in sides
                for t, _, _ in texts(s.items)
                if t.text not in titles
                for word in t.text.split()
            )
            for sides in (small, large)
        )
        assert one == other


@pytest.mark.parametrize("sizes", [(4,) * 8, (2, 9, 1), (40,), (6,) * 8])
def test_authors_of_somebodys_own_are_all_listed(sizes: tuple[int, ...], tmp_path: Path) -> None:
    ledger = read_ledger(of_authors(tmp_path, sizes))
    for edition in (STANDARD, LARGE):
        sides = reference_sides(ledger, edition)
        told = " ".join(map(said, sides))
        assert all(author.name in told for author in ledger.authors)
        assert all(t.size >= LEAST - 1e-6 for s in sides for t, _, _ in texts(s.items))
        for side in sides:
            assert max(y for _, _, y in texts(side.items)) <= FOOT
    if sum(sizes) > 40:
        assert len(sides) > 2


def test_authors_of_one_short_name_leave_room_for_the_names_of_their_groups() -> None:
    ledger = load_ledger("portrait-authors")
    authors = tuple(replace(a, name=a.name.split()[-1]) for a in ledger.authors)
    sides = reference_sides(replace(ledger, authors=authors), STANDARD)
    told = " ".join(map(said, sides))
    assert all(suit.name in told for suit in ledger.suits)


@pytest.mark.parametrize("longer", ["", " jr.", " and Sons"])
def test_a_long_name_is_set_smaller_or_in_a_column_of_its_own(longer: str) -> None:
    ledger = load_ledger("portrait-authors")
    authors = tuple(replace(a, name=f"{a.name}{longer}") for a in ledger.authors)
    sides = reference_sides(replace(ledger, authors=authors), STANDARD)
    found = {t.text: t.size for s in sides for t, _, _ in texts(s.items)}
    assert min(found[author.name] for author in authors) >= LEAST
    assert (
        max(x + width(t.text, t.font, t.size) for s in sides for t, x, _ in texts(s.items)) < 57.2
    )


def test_what_is_too_long_for_a_side_goes_on_below_its_title() -> None:
    steps = tuple(f"Step by step, and then step number {n} of a very long way." for n in range(60))
    side = ReferenceSide("Far", (ReferencePart("On foot", steps=steps),))
    sides = reference_sides(replace(load_ledger("court"), reference_sides=(side,)), STANDARD)
    assert len(sides) > 2
    assert [s.title for s in sides] == ["Court: Far"] * len(sides)
    assert [n for n in range(60) if f"number {n} of" not in " ".join(map(said, sides))] == []


def test_a_word_wider_than_the_card_is_told() -> None:
    side = ReferenceSide("Far", (ReferencePart("Go", notes=("W" * 80,)),))
    with pytest.raises(TextTooLong, match="too wide"):
        reference_sides(replace(load_ledger("court"), reference_sides=(side,)), STANDARD)


def test_for_a_wide_word_type_is_smaller() -> None:
    def size(word: str) -> float:
        side = ReferenceSide("Far", (ReferencePart("Go", notes=(word,)),))
        (made,) = reference_sides(replace(load_ledger("court"), reference_sides=(side,)), STANDARD)
        return next(text.size for text, _, _ in texts(made.items) if text.text == word)

    assert size("W" * 5) == 2.85
    assert LEAST <= size("W" * 21) < 2.7


@pytest.mark.parametrize("game", every(len(GAMES), GAMES))
def test_the_side_among_the_backs_has_their_pattern_at_its_edges(
    game: str,
) -> None:
    """A sheet that is shifted must not give the card beside it a pale edge."""
    ledger = load_ledger(game)
    dots = 100 / 25.4
    for _, other in reference_cards(ledger):
        assert other.bleed == back(ledger).bleed
        side, pattern = (
            Image.open(io.BytesIO(png(scene, PALETTES["color"], dpi=100))).convert("RGB")
            for scene in (other, back(ledger))
        )
        wide, high = side.size
        edge = int(2.5 * dots)
        for strip in ((0, 0, wide, edge), (0, 0, edge, high), (wide - edge, 0, wide, high)):
            assert side.crop(strip).tobytes() == pattern.crop(strip).tobytes()
        assert side.tobytes() != pattern.tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_finds_them_by_name(game: str) -> None:
    ledger = load_ledger(game)
    for number, side in enumerate(reference_sides(ledger, STANDARD), start=1):
        shown = picture(ledger, f"reference-{number}")
        assert (shown.width, shown.height, shown.bleed) == (63.5, 88.9, 0)
        assert shown.title == side.title
