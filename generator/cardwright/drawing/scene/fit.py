"""Type that fits its place: shrink to a floor, then say how many millimeters are missing."""

from __future__ import annotations

import re
from dataclasses import dataclass

from cardwright.drawing.scene.model import Text
from cardwright.drawing.scene.shaping import width as text_width
from cardwright.errors import TextTooLong
from cardwright.paths import memoize_tracked

#: Sizes are tried in steps of this share of the size asked for.
_STEP = 0.02
#: A size of which only the last digits are missing is as large as asked for.
_NEARLY = 1 - 1e-9


@dataclass(frozen=True, slots=True)
class TextPiece:
    """A word, or part of one, in the font of a role; ``glued`` pieces follow without a space."""

    text: str
    font: str
    glued: bool = False


def fit_line(
    text: str, font: str, size: float, room: float, *, floor: float, tracking: float = 0.0
) -> float:
    """The greatest size (mm per em, at most ``size``) at which the line is no wider than ``room``.

    Raises TextTooLong when that is below ``floor``.
    """
    wide = text_width(text, font, size, tracking)
    fitted = size if wide <= room else size * room / wide
    if fitted < floor * _NEARLY:
        least = text_width(text, font, floor, tracking)
        what = f" is {least - room:.2f} mm too wide for its place, even at {floor:g} mm type"
        raise TextTooLong.of(text, what, int(len(text) * room / least))
    return fitted


def halved(text: str) -> tuple[str, ...]:
    """The text in two lines as alike as may be; in one where it is a single word.

    >>> halved("A portrait and a sketch of each"), halved("Crown")
    (('A portrait and', 'a sketch of each'), ('Crown',))
    """
    words = text.split()
    splits = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return min(splits, key=lambda two: max(map(len, two)), default=(text,))


def fit_title(
    text: str,
    font: str,
    size: float,
    room: float,
    *,
    single: float,
    floor: float,
    tracking: float = 0.0,
) -> tuple[tuple[str, ...], float]:
    """A title in one line, or in two where one has no room at ``single`` mm; and its size.

    That is the greatest one, at most ``size``, at which every line fits ``room``. Raises
    TextTooLong when it is below ``floor``.
    """
    whole = text_width(text, font, single, tracking) <= room
    lines = (text,) if whole else halved(text)
    sizes = (fit_line(line, font, size, room, floor=floor, tracking=tracking) for line in lines)
    try:
        return lines, min(sizes)
    except TextTooLong as error:
        error.words = text  # of which a line may be half
        raise


@dataclass(frozen=True, slots=True)
class Block:
    """Lines of pieces set in a measure: type size and leading in mm, height from top to bottom."""

    lines: tuple[tuple[TextPiece, ...], ...]
    size: float
    leading: float

    @property
    def height(self) -> float:
        """Millimeters from the top of the first line to the foot of the last."""
        return self.leading * len(self.lines)

    def texts(self, x: float, y: float, *, anchor: str = "middle", ink: str = "ink") -> list[Text]:
        """The lines as Text items; (x, y) is the top of the block at its start, middle or end."""
        out: list[Text] = []
        for i, line in enumerate(self.lines):
            baseline = y + i * self.leading + self.leading / 2 + self.size * 0.32
            wide = _line_width(line, self.size)
            left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
            for piece, offset in _offsets(line, self.size):
                out.append(Text(left + offset, baseline, piece.text, piece.font, self.size, ink))
        return out


@memoize_tracked
def fit_block(
    text: str,
    size: float,
    room: tuple[float, float],
    *,
    floor: float,
    leading: float = 1.22,
    roman: str = "body",
    italic: str = "italic",
    even: bool = True,
) -> Block:
    """The text broken into lines in room (width, height) mm, at the greatest size that fits.

    ``*title*`` is set in italics; ``leading`` is a share of the size. Lines are of ``even`` length,
    or each as full as it can be. Raises TextTooLong when the
    text does not fit at ``floor`` mm.
    """
    words = list(_pieces(text, roman, italic))
    wide, high = room

    def beyond(block: Block) -> tuple[float, float]:
        """The width and height in mm by which the block exceeds the room; 0 where it fits."""
        widest = max((_line_width(line, block.size) for line in block.lines), default=0)
        return max(widest - wide, 0), max(block.height - high, 0)

    def block_at(trial: float, *, even: bool = False) -> Block:
        return Block(break_lines(words, trial, wide, even=even), trial, trial * leading)

    block = block_at(size)
    if any(beyond(block)):
        wider, higher = beyond(block_at(floor))
        if wider or higher:  # then it fits at no size between
            over = {"wide": wider, "high": higher}
            much = " and ".join(f"{mm:.2f} mm too {way}" for way, mm in over.items() if mm > 0)
            raise TextTooLong(
                text, f" does not fit its place, even at {floor:g} mm type: it is {much}"
            )
    while any(beyond(block)):
        block = block_at(max(floor, block.size - size * _STEP))
    return block_at(block.size, even=True) if even else block


def _pieces(text: str, roman: str, italic: str) -> list[TextPiece]:
    out: list[TextPiece] = []
    slanted = False
    glued = False
    for part in re.split(r"(\*|[^\S\u00a0]+)", text):
        if part == "*":
            slanted = not slanted
        elif part.isspace():
            glued = False
        elif part:
            out.append(TextPiece(part, italic if slanted else roman, glued))
            glued = True
    return out


def break_lines(
    words: list[TextPiece], size: float, room: float, *, even: bool
) -> tuple[tuple[TextPiece, ...], ...]:
    """No more lines than a greedy setting needs; ``even`` ones in the least measure for that."""
    groups = [[_sized(piece, size) for piece in group] for group in _glued_groups(words)]
    lines, _ = _greedy(groups, room)
    if not even:
        return lines
    low, high = room * 0.5, room
    for _ in range(12):
        middle = (low + high) / 2
        trial, widest = _greedy(groups, middle)
        if len(trial) == len(lines) and widest <= middle:
            lines, high = trial, middle
        else:
            low = middle
    return lines


#: A piece, the space before it where it does not begin a line, and its width; mm.
_Sized = tuple[TextPiece, float, float]


def _sized(piece: TextPiece, size: float) -> _Sized:
    space = 0.0 if piece.glued else text_width(" ", piece.font, size)
    return piece, space, text_width(piece.text, piece.font, size)


def _greedy(
    groups: list[list[_Sized]], room: float
) -> tuple[tuple[tuple[TextPiece, ...], ...], float]:
    """Lines that are each as full as they can be, and the width of the widest."""
    lines: list[list[TextPiece]] = []
    widest = x = 0.0
    for group in groups:
        end = x
        for _, space, wide in group:
            end = end + space + wide
        if lines and end <= room:
            lines[-1] += [piece for piece, _, _ in group]
        else:
            lines.append([piece for piece, _, _ in group])
            end = 0.0
            for place, (_, space, wide) in enumerate(group):
                end = end + (space if place else 0.0) + wide
        x = end
        widest = max(widest, x)
    return tuple(map(tuple, lines)), widest


def _glued_groups(words: list[TextPiece]) -> list[list[TextPiece]]:
    groups: list[list[TextPiece]] = []
    for word in words:
        if word.glued:
            groups[-1].append(word)
        else:
            groups.append([word])
    return groups


def _offsets(
    line: tuple[TextPiece, ...] | list[TextPiece], size: float
) -> list[tuple[TextPiece, float]]:
    out: list[tuple[TextPiece, float]] = []
    x = 0.0
    for i, piece in enumerate(line):
        if i and not piece.glued:
            x += text_width(" ", piece.font, size)
        out.append((piece, x))
        x += text_width(piece.text, piece.font, size)
    return out


def _line_width(line: tuple[TextPiece, ...] | list[TextPiece], size: float) -> float:
    piece, x = _offsets(line, size)[-1]
    return x + text_width(piece.text, piece.font, size)
