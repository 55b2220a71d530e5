"""Data for the templates: a game as the site shows it, and what all games share."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, takewhile
from pathlib import Path

from cardwright.drawing.faces import all_cards
from cardwright.drawing.faces.hues import game_hue
from cardwright.drawing.scene.paper import PAPERS, Paper
from cardwright.engine.cards import deck_pack
from cardwright.ledger import Ledger, load_ledger
from cardwright.ledger.games import GAMES
from cardwright.ledger.own_deck import words_of
from cardwright.lessons import Choice, Judged, lessons
from cardwright.lessons.asking import NOT_ALLOWED
from cardwright.printing.facts import people
from cardwright.printing.guides import Aside, Block, Guide, Heading, load_guide, load_minute
from cardwright.printing.sheets.layout import PIECES, PaperTurn
from cardwright.printing.sheets.plan import deck_batches, sheets
from cardwright.printing.web_addresses import OVERVIEW, lesson_address, part_address
from cardwright.system.fingerprints import digest, once
from cardwright.website.answers import Answer, answers
from cardwright.website.bundles import Bundle, bundles
from cardwright.website.clauses import ClauseSection, cited_together, sections, why_anchor
from cardwright.website.companies import Company, companies
from cardwright.website.diagrams import Diagrams
from cardwright.website.downloads import Offer, offers
from cardwright.website.gallery import CardPicture, PictureGroup, card_text, fan, gallery, named
from cardwright.website.inking import DeckWork, measured, work_of
from cardwright.website.lesson_plan import LessonPlan, lesson_plan
from cardwright.website.ornaments import Ornament, ornaments
from cardwright.website.plan import PageInfo, parts
from cardwright.website.playing import Playing, playing
from cardwright.website.score_keeper import ScoreKeeper, keepers
from cardwright.website.search_index import Term, terms


@dataclass(frozen=True, slots=True)
class Level:
    """A part of a course: its title, the number of its first lesson, its lessons."""

    title: str
    first: int
    lessons: tuple[Judged, ...]


@dataclass(frozen=True, slots=True)
class GameFigures:
    """A game in figures: its lessons, the judge's answers in them, how many rules they teach.

    And the words of the game with what they mean.
    """

    lessons: int
    verdicts: int
    taught: str  # “all 42”, “40 of 42”
    terms: tuple[Term, ...]


@dataclass(frozen=True)
class GamePage:
    """A game of the site; `printed` is the folder that holds its PDFs.

    What is costly or needs the printed files is made when a template first asks for it.
    """

    name: str
    printed: Path

    @property
    def key(self) -> str:
        """The name, and all else that decides about its pages but for data files, as a text."""
        return self.name

    @property
    def address(self) -> str:
        """The address of its first page."""
        return self.at(OVERVIEW)

    def at(self, part: str) -> str:
        """The address of another of its pages."""
        return part_address(self.name, part)

    @property
    def law(self) -> str:
        """The address of the page with every rule."""
        return self.at("law")

    def lesson_at(self, lesson: str) -> str:
        """The address of a lesson."""
        return lesson_address(self.name, lesson)

    @cached_property
    def parts(self) -> tuple[PageInfo, ...]:
        """Its pages but for the lessons, in the order of its navigation."""
        return parts(self.ledger)

    @cached_property
    def ledger(self) -> Ledger:
        """The game's ledger."""
        return load_ledger(self.name)

    @cached_property
    def guide(self) -> Guide:
        """The game's guide."""
        return load_guide(self.ledger)

    @property
    def hue(self) -> str:
        """The hue that stands for the game; its page wears it."""
        return game_hue(self.ledger)

    @property
    def players(self) -> str:
        """The number of players."""
        return people(self.ledger.players)

    def companies(self, numbers: Collection[int]) -> tuple[Company, ...]:
        """How each of these numbers of people plays it."""
        return companies(self.ledger, numbers)

    @cached_property
    def cards(self) -> int:
        """The number of cards the deck holds."""
        return sum(p.copies for group in self.groups for p in group.pictures if p.kind == "card")

    @cached_property
    def sheets(self) -> int:
        """The number of sheets of A4 the deck takes, printed on both sides."""
        return self.sheets_on("a4")

    def sheets_on(self, name: str, turn: PaperTurn = PaperTurn.LONG) -> int:
        """The number of sheets of a paper the deck takes, on both sides or to be folded."""
        told = f"sheets of {self.key} on {name}, {turn}"
        return int(once(told, lambda: b"%d" % self._sheets_on(PAPERS[name], turn)))

    def _sheets_on(self, paper: Paper, turn: PaperTurn) -> int:
        batches = deck_batches(self.ledger, paper, turn=turn)
        return sum(sheet.papers for sheet in sheets(batches, paper, turn))

    @cached_property
    def folded(self) -> tuple[int, ...]:
        """The number of sheets of each paper it takes where fronts and backs lie on one side."""
        return tuple(self.sheets_on(name, PaperTurn.FOLD) for name in PAPERS if PAPERS[name].usual)

    @cached_property
    def rounds(self) -> int:
        """The number of pieces to cut round, by scissors."""
        pictures = (picture for group in self.groups for picture in group.pictures)
        return sum(p.copies for p in pictures if p.kind in PIECES and PIECES[p.kind].round)

    @cached_property
    def groups(self) -> tuple[PictureGroup, ...]:
        """The cards by suits or groups, and the pieces."""
        return gallery(self.ledger)

    @cached_property
    def card_texts(self) -> dict[str, str]:
        """The texts on each card, by the file of its picture."""
        return {
            f"cards/{card.id}.svg": card_text(self.ledger, card) for card in deck_pack(self.ledger)
        }

    @cached_property
    def fan(self) -> tuple[CardPicture, ...]:
        """Three cards for the page's head."""
        return fan(self.ledger)

    @cached_property
    def pictures(self) -> dict[str, CardPicture]:
        """Every picture by name, as guides name them."""
        return named(self.ledger)

    @cached_property
    def diagrams(self) -> Diagrams:
        """The drawer of the page's diagrams."""
        return Diagrams(self.ledger, self.pictures)

    @cached_property
    def ornaments(self) -> dict[str, Ornament]:
        """The engraved ornaments of the page by kind: headpiece and tailpiece, or none."""
        return dict(ornaments(self.ledger))

    @cached_property
    def sections(self) -> tuple[ClauseSection, ...]:
        """The clauses by section."""
        return sections(self.ledger)

    @cached_property
    def cited_together(self) -> dict[str, tuple[str, ...]]:
        """By the id of a clause, the others that the rulebook cites for the same words."""
        return cited_together(self.guide)

    @cached_property
    def shown_in(self) -> dict[str, tuple[Judged, ...]]:
        """The lessons that teach a clause, by its id."""
        found: dict[str, tuple[Judged, ...]] = {}
        for judged in self.lessons:
            for clause in judged.lesson.teaches:
                found[clause] = (*found.get(clause, ()), judged)
        return found

    @cached_property
    def refusals(self) -> dict[str, tuple[Choice, Judged]]:
        """By clause the first choice of a lesson that it refuses, and the lesson."""
        found: dict[str, tuple[Choice, Judged]] = {}
        for judged in self.lessons:
            for asked in judged.questions:
                for choice in asked.choices:
                    if choice.verdict == NOT_ALLOWED and choice.clauses:  # else not in turn
                        found.setdefault(choice.clauses[0], (choice, judged))
        return found

    @cached_property
    def lesson_plan(self) -> LessonPlan | None:
        """The plan of the first lessons in class; None where nobody wrote one."""
        return lesson_plan(self.ledger, self.printed / self.name)

    @cached_property
    def figures(self) -> GameFigures:
        """The figures of the game for pages about all games; its lessons are judged once."""
        kept = json.loads(once(f"figures of {self.name}", lambda: self._figures().encode()))
        return GameFigures(**kept | {"terms": tuple(Term(*term) for term in kept["terms"])})

    def _figures(self) -> str:
        questions = [asked for judged in self.lessons for asked in judged.questions]
        rules = {clause.id for clause in self.ledger.clauses if clause.kind == "rule"}
        taught = len(rules & self.shown_in.keys())
        verdicts: int = sum(len(asked.choices) for asked in questions)
        return json.dumps(
            {
                "lessons": len(self.lessons),
                "verdicts": verdicts,
                "taught": f"all {taught}" if taught == len(rules) else f"{taught} of {len(rules)}",
                "terms": terms(self.guide),
            }
        )

    @cached_property
    def clause_ids(self) -> frozenset[str]:
        """The ids of all clauses; not every question is answered by one."""
        return frozenset(clause.id for clause in self.ledger.clauses)

    @cached_property
    def lessons(self) -> tuple[Judged, ...]:
        """The lessons, judged and as locked; raises LessonError."""
        return lessons(self.ledger)

    def lesson(self, name: str) -> Judged:
        """One of the lessons, by its id."""
        return next(judged for judged in self.lessons if judged.lesson.id == name)

    @cached_property
    def levels(self) -> tuple[Level, ...]:
        """The course: the lessons by the parts that they belong to."""
        found: list[Level] = []
        for title, same in groupby(self.lessons, key=lambda judged: judged.lesson.level):
            first = 1 + sum(len(level.lessons) for level in found)
            found.append(Level(title, first, tuple(same)))
        return tuple(found)

    def beside(self, name: str) -> tuple[Judged | None, Judged | None]:
        """The lessons before and after this one."""
        order = [None, *self.lessons, None]
        place = next(n for n, one in enumerate(order) if one and one.lesson.id == name)
        return order[place - 1], order[place + 1]

    @cached_property
    def moved(self) -> tuple[tuple[str, str], ...]:
        """The anchors that once stood on the overview, with the addresses that they have now."""
        law, rules, history = self.at("law"), self.at("rules"), self.at("history")
        kept = {block.anchor for block in self.glance if isinstance(block, Heading)}
        headings = [b.anchor for b in self.guide.blocks if isinstance(b, Heading)]
        there = {name: rules for name in headings if name not in kept}
        there |= {section.anchor: law for section in self.sections}
        there |= dict.fromkeys(("every-rule", "our-answers"), law)
        there |= {clause.id: law for clause in self.ledger.clauses}
        there |= {why_anchor(question.id): law for question in self.ledger.questions}
        there |= {"the-source": history}
        there |= {f"source-{entry.key}": history for entry in self.ledger.references}
        whole = {"to-print": self.at("print"), "all-cards": self.at("cards")}
        if self.lessons:
            whole["try-it"] = self.at("learn")
        for judged in self.lessons:
            whole[f"try-{judged.lesson.id}"] = self.lesson_at(judged.lesson.id)
        return (*((name, f"{page}#{name}") for name, page in there.items()), *whole.items())

    @cached_property
    def glance(self) -> tuple[Block, ...]:
        """The first words of the guide, under its first heading."""
        first, *others = self.guide.blocks
        return (first, *takewhile(lambda block: getattr(block, "level", 0) != 2, others))

    @property
    def minute(self) -> tuple[Block, ...]:
        """The game in a minute: what to lead and to take is, and how it goes.

        Where nobody wrote that for beginners it is the quick reference.
        """
        aside = [block for block in self.glance if isinstance(block, Aside)]
        told = load_minute(self.ledger)
        quick = words_of(self.ledger)("Quick reference")
        heads = (block for block in self.guide.blocks if isinstance(block, Heading))
        anchor = next((head.anchor for head in heads if head.text == quick), "")
        return (*aside, *(told.blocks if told else self._below(anchor)))

    @property
    def words(self) -> tuple[Block, ...]:
        """The words of the game, each explained."""
        return self._below("words-of-the-game")

    def _below(self, anchor: str) -> tuple[Block, ...]:
        """The text of the guide under a heading; nothing where it lacks that heading."""
        blocks = iter(self.guide.blocks)
        for block in blocks:
            if getattr(block, "anchor", "") == anchor:
                break
        return tuple(takewhile(lambda block: getattr(block, "level", 0) != 2, blocks))

    @cached_property
    def keepers(self) -> tuple[ScoreKeeper, ...]:
        """The score keeper of each form."""
        return keepers(self.ledger)

    @cached_property
    def faces(self) -> tuple[str, ...]:
        """Every picture that may lie on its table, by name: cards, backs and pieces."""
        return (*(card.id for card in all_cards(self.ledger)), "back")

    @cached_property
    def large_faces(self) -> tuple[str, ...]:
        """Those of the `faces` that were also drawn with a large index, for a phone."""
        folder = self.printed / self.name / "cards-large"
        return tuple(name for name in self.faces if (folder / f"{name}.svg").is_file())

    @property
    def table(self) -> Ledger:
        """The ledger by which the table of the page plays."""
        return self.ledger

    @cached_property
    def playing(self) -> Playing:
        """The data of its table."""
        return playing(self.table)

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """The files to print."""
        return offers(self.printed / self.name)

    @cached_property
    def answers(self) -> tuple[Answer, ...]:
        """The files for each paper and printer."""
        return answers(self.offers, self.rounds)

    @cached_property
    def bundles(self) -> Mapping[str, Bundle]:
        """The files of each answer in one, by its name; by "" everything that there is to print."""
        return bundles(self.answers, self.ledger, self.printed / self.name)

    @cached_property
    def work(self) -> DeckWork:
        """The work of making the deck, as it is printed here."""
        cards = self.printed / self.name / "cards"
        *fronts, behind = (
            (cards / f"{name}.svg").read_text("utf-8") for name in (*measured(self.ledger), "back")
        )
        settings = digest([f"work and white paper of {self.key}", *fronts, behind])
        made = once(settings, lambda: work_of(self.ledger, fronts, behind).encode())
        return DeckWork(**json.loads(made))

    @cached_property
    def ours(self) -> int:
        """The number of clauses that are ours and not the old source's."""
        return sum(clause.ours for clause in self.ledger.clauses)


def all_games(printed: Path) -> tuple[GamePage, ...]:
    """Every game, in the order of GAMES."""
    return tuple(GamePage(name, printed) for name in GAMES)
