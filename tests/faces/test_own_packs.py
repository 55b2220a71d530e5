"""Faces of packs that are not ours: hues by order, monograms where nobody is drawn."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from cardwright.drawing.faces import all_cards, back, front, pictures, reference_sides
from cardwright.drawing.faces.author_parts import emblem, portrait
from cardwright.drawing.faces.edition import Edition
from cardwright.drawing.faces.hues import game_hue, hues
from cardwright.drawing.faces.parts import COLUMN
from cardwright.drawing.faces.plain import badge, drawing, initials, monogram, plain_badge
from cardwright.drawing.scene import fit
from cardwright.drawing.scene.fit import TextPiece
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Group, Item, Scene, Shape, Text, Use
from cardwright.drawing.scene.shaping import width
from cardwright.drawing.scene.svg_out import svg
from cardwright.engine.cards import Card
from cardwright.errors import ArtError
from cardwright.ledger import Ledger, ReferencePart, load_ledger
from cardwright.ledger.games import GAMES
from cardwright.ledger.hues import HUES
from cardwright.ledger.wording import worded, wording
from tests.tiers import every

Lines = tuple[tuple[TextPiece, ...], ...]
broken_into_lines = fit.break_lines
AUTHORS = load_ledger("portrait-authors")
TWAIN = AUTHORS.author("twain")


def without_names(ledger: Ledger) -> Ledger:
    """The ledger with reference cards in which no name of a rank or suit stands in braces."""
    names = wording(ledger)

    def plain(texts: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(worded(text, names) for text in texts)

    def part(told: ReferencePart) -> ReferencePart:
        return replace(
            told, rows=plain(told.rows), steps=plain(told.steps), notes=plain(told.notes)
        )

    sides = (replace(s, parts=tuple(map(part, s.parts))) for s in ledger.reference_sides)
    return replace(ledger, reference_sides=tuple(sides))


def strange(game: str) -> Ledger:
    """The ledger of a game with ids for which nothing is drawn, and without hues."""
    ours = without_names(load_ledger(game))
    suits = tuple(replace(s, id=f"strange-{s.id}", hue="", own_hue="") for s in ours.suits)
    # Ranks keep their ids: the faces of Sixty-Six and Nations know a Queen and a house by them.
    ranks = tuple(replace(r, hue="") for r in ours.ranks)
    if not ours.suits:
        ranks = tuple(replace(r, id=f"strange-{r.id}") for r in ranks)
    return replace(
        ours,
        hue="",
        suits=suits,
        ranks=ranks,
        authors=tuple(
            replace(a, id=f"strange-{a.id}", group=f"strange-{a.group}") for a in ours.authors
        ),
        packs=tuple(
            replace(
                pack,
                suits=tuple(f"strange-{suit}" for suit in pack.suits),
                counts=tuple((f"strange-{rank}", n) for rank, n in pack.counts),
            )
            for pack in ours.packs
        ),
    )


def used(items: tuple[Item, ...]) -> Iterator[str]:
    """The names of all scenes that the items use."""
    for item in items:
        if isinstance(item, Group):
            yield from used(item.items)
        elif isinstance(item, Use):
            yield item.scene.name
            yield from used(item.scene.items)


def said(items: tuple[Item, ...]) -> Iterator[str]:
    for item in items:
        match item:
            case Text(text=text):
                yield text
            case Group(items=inner):
                yield from said(inner)
            case Use(scene=scene):
                yield from said(scene.items)


@pytest.mark.parametrize("game", every(3, GAMES))
@pytest.mark.parametrize("edition", [Edition(), Edition(True, True, True)], ids=["usual", "large"])
def test_every_card_has_a_face_though_nothing_is_drawn_for_it(game: str, edition: Edition) -> None:
    ledger = strange(game)
    cards = [card for card in all_cards(ledger) if card.kind == "card"]
    seen: dict[object, str] = {}
    for card in cards:
        scene = front(ledger, card, edition)
        name = card.rank if game == "card-tennis" else card.id
        assert seen.setdefault(scene.items, name) == name, "two cards look alike"
        assert not any(name.startswith(f"{game}-badge") for name in used(scene.items))
        assert "None" not in svg(scene, PALETTES["color"])
    names = [name for name, _ in pictures(ledger, edition)]
    sides = len(reference_sides(ledger, edition))
    assert sides >= 2
    assert len(names) == len(all_cards(ledger)) + len({c.kind for c in all_cards(ledger)}) + sides


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_empty_hole(game: str) -> None:
    """In the middle of every card of a strange pack something is printed."""
    ledger = strange(game)
    for card in all_cards(ledger):
        if card.kind == "card":
            names = set(used(front(ledger, card).items))
            art = (f"ornaments-tailpiece-{game}", "monogram", "picture", "plain-badge")
            assert [name for name in names if name.startswith(art)], card.id


@pytest.mark.parametrize("game", GAMES)
def test_hues_are_what_the_ledger_says_or_the_next_that_is_free(game: str) -> None:
    ours = load_ledger(game)
    entries = ours.suits or ours.ranks
    assert hues(ours) == {entry.id: entry.hue for entry in entries}
    assert game_hue(ours) == ours.hue
    assert list(hues(strange(game)).values()) == [HUES[i % len(HUES)] for i in range(len(entries))]


def test_a_named_hue_is_not_given_to_another_suit() -> None:
    first, *rest = load_ledger("court").suits
    suits = (replace(first, hue="red"), *(replace(suit, hue="") for suit in rest))
    ledger = replace(load_ledger("court"), suits=suits)
    assert list(hues(ledger).values()) == ["red", "blue", "gold", "black"]


def test_the_hue_of_the_game_is_on_the_back_and_that_of_the_suit_on_the_card() -> None:
    ours = load_ledger("court")
    ledger = replace(ours, hue="green", suits=tuple(replace(s, hue="teal") for s in ours.suits))
    (use,) = back(ledger).items
    assert isinstance(use, Use)
    assert dict(use.inks)["accent"] == "green"
    heavy, fine = front(ledger, all_cards(ledger)[0]).items[1:3]
    assert isinstance(heavy, Shape)
    assert isinstance(fine, Shape)
    assert (heavy.stroke, fine.stroke) == ("teal-spare", "teal")


def test_twelve_groups_have_twelve_badges() -> None:
    shapes = {plain_badge(place).items for place in range(16)}
    assert len(shapes) == 16


def test_an_author_who_is_drawn_is_shown_and_another_of_the_same_id_is_not() -> None:
    """Margaret Mitchell is not Donald G. Mitchell, and has no log fire."""
    own = replace(AUTHORS, title="Ours and others")
    assert portrait(own, TWAIN).name == "oval-portrait-authors-portrait-twain"
    other = replace(TWAIN, name="Shania Twain", emblem="")
    authors = tuple(other if author.id == TWAIN.id else author for author in own.authors)
    with_other = replace(own, authors=authors)
    assert portrait(with_other, other) == monogram("ST")
    assert emblem(with_other, other) is None


def card_of(ledger: Ledger, name: str) -> Card:
    return next(card for card in all_cards(ledger) if card.id == name)


def test_a_portrait_has_a_medallion_with_initials_and_a_sketch_an_ornament() -> None:
    author = replace(TWAIN, id="le-guin", name="Ursula K. Le Guin", emblem="")
    others = tuple(a for a in AUTHORS.authors if a.id != "twain")
    ledger = replace(AUTHORS, authors=(*others, author))
    face = front(ledger, card_of(ledger, "le-guin-portrait"))
    assert {"portrait-authors-medallion", "monogram-UG"} <= set(used(face.items))
    assert {"UG", "Humorist", "Ursula K. Le Guin", "Artemus Ward"} <= set(said(face.items))
    sketch = front(ledger, card_of(ledger, "le-guin-sketch"))
    assert "ornaments-tailpiece-portrait-authors" in set(used(sketch.items))


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 9, 60])
def test_colleagues_fit_their_place_however_many_there_are(
    size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[float] = []

    def broken(words: list[TextPiece], size: float, room: float, *, even: bool) -> Lines:
        tried.append(size)
        return broken_into_lines(words, size, room, even=even)

    monkeypatch.setattr(fit, "break_lines", broken)
    names = [f"Colleague Number {n}" for n in range(size)]
    group = tuple(
        replace(TWAIN, id=f"c-{n}", name=name, group="poets") for n, name in enumerate(names)
    )
    others = tuple(a for a in AUTHORS.authors if a.group != "poets")
    ledger = replace(AUTHORS, authors=(*group, *others))
    packs = tuple(replace(pack, size=len(pack.sides) * (28 + size)) for pack in AUTHORS.packs)
    ledger = replace(ledger, packs=packs)
    for edition in (Edition(), Edition(large_index=True)):
        scene = front(ledger, card_of(ledger, "c-0-portrait"), edition)
        told = " ".join(said(scene.items))
        assert all(name in told for name in names[1:6]) or "more" in told
        low = [i.y for i in scene.items if isinstance(i, Text) and i.font == "italic"]
        assert max(low, default=0) <= 84.0  # the frame begins at 84.4
    assert len(tried) < 150, "a group of sixty is not tried name by name"


def test_a_letter_of_two_stays_within_the_frame() -> None:
    ledger = strange("portrait-authors")
    suits = tuple(replace(suit, letter=f"W{n}") for n, suit in enumerate(ledger.suits))
    ledger = replace(ledger, suits=suits)
    scene = front(ledger, all_cards(ledger)[0])
    (letter,) = [i for i in scene.items if isinstance(i, Text) and i.text == "W0"]
    assert width(letter.text, letter.font, letter.size) <= COLUMN + 1e-6


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_of_ours_that_is_missing_is_an_error(game: str) -> None:
    """And not a monogram: our own decks are printed as they are drawn, or not at all."""
    ours = load_ledger(game)
    with pytest.raises(ArtError, match="cannot be read"):
        drawing(ours, "nobody-drew-this")
    with pytest.raises(ArtError, match="cannot be read"):
        badge(ours, "nobody-drew-this")
    assert drawing(replace(ours, title="Own"), "nobody-drew-this") is None


@pytest.mark.parametrize("name", ["Ursula K. Le Guin", "Homer", "X", "  ", "…", "3 Stooges"])
def test_every_name_has_a_monogram(name: str) -> None:
    assert isinstance(monogram(initials(name)), Scene)


def test_a_suit_named_as_another_drawing_does_not_come_by_it() -> None:
    """No card has the pattern of the backs for a badge."""
    first, *rest = AUTHORS.suits
    ledger = replace(AUTHORS, suits=(replace(first, id="medallion"), *rest))
    assert badge(ledger, "medallion") == plain_badge(0)


def test_plain_badges_are_closed_outlines() -> None:
    for place in range(16):
        (shape,) = plain_badge(place).items
        assert isinstance(shape, Shape)
        assert shape.data.count("Z") == shape.data.count("M")
