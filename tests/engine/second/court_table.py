"""What stands on the table in the second model of Court for two hands and a talon."""

from tests.engine.second.court_cards import LAST_COUPLET, Award, figures, suit_of


class Table:
    """A deal for two hands as it lies there; with three players the dealer has none (COURT-3H-2).

    `first` is the player who is dealt to first and leads, `second` the other. Options are those of
    the ledger, by the part of their name after the dot: no_sixty, declare_when, close_before_draw,
    exchange_closes_at. What is asked now stands in `step`: lead, announced, reply, draw, late
    exchange, after close, over.
    """

    def __init__(self, form: str, order: list[str], dealer: int, options: dict[str, str]) -> None:
        self.sides = 3 if form == "three-handed" else 2
        self.no_sixty = options.get("no_sixty", "none")
        self.declare_when = options.get("declare_when", "own-turn")
        self.close_before_draw = options.get("close_before_draw", "off") == "on"
        self.exchange_until_court_card = options.get("exchange_closes_at") == "court-card"

        self.dealer = dealer
        self.first = (dealer + 1) % self.sides  # COURT-2H-4, COURT-B21
        self.second = (dealer + 2) % self.sides  # of two, the dealer
        seats = range(self.sides)
        self.hands: dict[int, list[str]] = {seat: [] for seat in seats}
        self.hands[self.first] = order[0:3] + order[6:9]
        self.hands[self.second] = order[3:6] + order[9:12]
        self.court_card = order[12]
        self.court_color = suit_of(self.court_card)
        self.face_down = order[13:]  # the talon from the top, without the court card
        self.court_card_drawn = False

        self.taken: dict[int, list[list[str]]] = {seat: [] for seat in seats}
        self.announced: dict[int, int] = dict.fromkeys(seats, 0)
        self.reached_sixty: list[int] = []  # who, in that order
        self.closer = -1
        self.tricks_at_close: list[int] = []
        self.led_since_close = False
        self.has_played: set[int] = set()
        self.drawn_by: list[int] = []  # who drew, card by card
        self.bound_to_take = -1  # who answered in the last couplet, bound to follow and take
        self.forfeited = -1  # whose count is lost by a revoke

        self.leader = self.first
        self.card_led = ""
        self.step = "lead"
        self.to_move = self.first
        self.awards: list[Award] = []
        self.carry = 0
        self.clause = ""

    # ------------------------------------------------------------ what stands

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.step == "over"

    @property
    def closed(self) -> bool:
        """Whether the court card was turned down."""
        return self.closer != -1

    @property
    def tricks(self) -> list[int]:
        """How many couplets each seat has taken."""
        return [len(self.taken[seat]) for seat in range(self.sides)]

    @property
    def counts(self) -> tuple[tuple[int, int], ...]:
        """What each seat has counted, and what waits for a first couplet."""
        return tuple((self.count(seat), self.pending(seat)) for seat in range(self.sides))

    @property
    def points(self) -> list[int]:
        """The points that each seat has made in the deal."""
        return [sum(a.points for a in self.awards if a.side == side) for side in range(self.sides)]

    def hand(self, seat: int) -> list[str]:
        """The cards a seat holds."""
        return list(self.hands[seat])

    def other(self, seat: int) -> int:
        """The opponent of a player with a hand."""
        return self.second if seat == self.first else self.first

    def count(self, seat: int) -> int:
        """Figures taken, twenties and thirties once a couplet is held, ten for the twelfth: B3."""
        if not self.taken[seat] or seat == self.forfeited:
            return 0
        total = sum(figures(couplet) for couplet in self.taken[seat]) + self.announced[seat]
        twelve = sum(self.tricks) == 12  # a closed round has eleven couplets at most: R13b
        return total + (LAST_COUPLET if twelve and seat == self.leader else 0)

    def pending(self, seat: int) -> int:
        """Announced, and waiting for a couplet (COURT-CNT-7); a revoke loses it too: R4d."""
        return 0 if self.taken[seat] or seat == self.forfeited else self.announced[seat]

    def strict(self) -> bool:
        """Whether players must follow and take: closed, or the talon used up (R4a, R4b)."""
        return self.closed or self.court_card_drawn
