"""Matches of tests: their deals bring what the test wants, or go on from a position."""

from dataclasses import dataclass, replace
from typing import Any, cast

from cardwright.engine import judge, load_game
from cardwright.engine.games.court import rules as court
from cardwright.engine.games.sixty_six import rules as sixty_six
from cardwright.engine.games.trick_and_draw.ending import TrickAndDrawResult, settle
from cardwright.engine.games.trick_and_draw.form import TrickAndDraw
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.games.trick_and_draw.table import DRAW
from cardwright.engine.games.trick_and_draw.three_handed import ThreeHandedMatch
from cardwright.engine.match import Match, ScoreLine
from cardwright.engine.outcome import NOBODY, Outcome

LAWS = {"court": court, "sixty-six": sixty_six}
PENALTY = {"court": "COURT-2H-R5", "sixty-six": "S66-X13"}
TIE = {"court": "COURT-2H-R8", "sixty-six": "S66-X14"}
END = "no-draw {} end"  # a call that ends any deal, about a seat that has cards
OVER = r"^the match is over\nHint: begin another$"  # what is said of any further play
DEALS = {"court": "COURT-3H-3", "sixty-six": "S66-3H-2"}


@dataclass
class Table:
    """A match whose deals bring what the test wants, by a score that does as it is told."""

    game: str
    form: str
    seed: int = 1
    dealer: int = 0
    options: Any = None

    def __post_init__(self) -> None:
        module = LAWS[self.game]
        self.result = TrickAndDrawResult(NOBODY, 0, TIE[self.game], "")
        law = replace(module.LAW, score=self._score)
        ledger = load_game(self.game).ledger
        form = TrickAndDraw(ledger, self.form, self.options or module.DEFAULTS, law)
        self.match: Any = form.match(self.seed, dealer=self.dealer)
        if isinstance(self.match, ThreeHandedMatch):
            self.match.remaining = TrickAndDraw(ledger, "two-handed", module.DEFAULTS, law)

    def _score(self, state: TrickAndDrawState) -> Outcome:
        return settle(state, self.result, dealer=DEALS[self.game], basis=())

    def _end(self, result: TrickAndDrawResult) -> None:
        if self.match.state.over:
            self.match.next()
        self.result = result
        end(self.match, self.match.state.players[0])

    def bring(self, seat: int, points: int) -> tuple[int, ...]:
        """The score after the next deal brings a seat of the match points."""
        if self.match.state.over:
            self.match.next()
        at = self.match.table.index(seat)
        player = self.match.state.players.index(at)
        self._end(TrickAndDrawResult(player, points, PENALTY[self.game], "a false declaration"))
        return cast("tuple[int, ...]", self.match.score)

    def tie(self, carry: int = 1) -> None:
        self._end(TrickAndDrawResult(NOBODY, 0, TIE[self.game], "equal counts", carry=carry))

    @property
    def last(self) -> list[ScoreLine]:
        """The lines of the deal in play that score or could."""
        lines = [line for line in self.match.sheet if line.deal == self.match.number]
        return [line for line in lines if "deals" not in line.reason]


def two(game: str = "court", **options: str) -> Table:
    return Table(game, "two-handed", options=replace(LAWS[game].DEFAULTS, **options))


def three(game: str = "court", dealer: int = 0, **options: str) -> Table:
    agreed = replace(LAWS[game].DEFAULTS, **options)
    return Table(game, "three-handed", dealer=dealer, options=agreed)


def lay(match: Match[Any], **facts: object) -> None:
    """Put a position in place of the deal in play."""
    match.take_up(match.state.form.position({"dealer": match.state.dealer, **facts}))


def end(match: Match[Any], seat: int) -> None:
    """Play cards until the referee may be called about a seat, and the call ends the deal."""
    call = match.state.form.parse(END.format(seat))
    while not judge(match.state, call).ok:
        actions = match.state.legal()
        match.play(DRAW if DRAW in actions else actions[0])
    match.play(call)


def play_on(match: Match[Any], actions: str) -> None:
    """Play these actions, each of which is judged."""
    for action in actions.split():
        match.play(match.state.form.parse(action))
