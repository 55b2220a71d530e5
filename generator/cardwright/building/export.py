"""An export: what a print service or a table on the screen wants of some games, in one folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from cardwright.building.custom_ledgers import CustomLedger
from cardwright.building.staging import Staging
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.errors import UsageError
from cardwright.ledger import Ledger, load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.press.hosting import web_folder
from cardwright.printing.press.parcel import parcel
from cardwright.printing.press.vendors import VENDORS, Vendor


@dataclass(frozen=True, slots=True)
class ExportRequest:
    """An export's request: games by name (none: all) or a ledger of somebody's `own`, and for whom.

    ``address`` is where the pictures for a table will lie; without it they are looked for where
    they are made.
    """

    vendor: str
    games: Sequence[str] = ()
    edition: Edition = STANDARD
    own: CustomLedger | None = None
    address: str = ""


def export(
    wish: ExportRequest,
    out: Path,
    progress: Callable[[str], None] | None = None,
    *,
    processes: int = 1,
    force: bool = False,
) -> int:
    """Write what is wished for into the folder; return the number of files.

    Each game has a folder of its own, with its job sheet. Nothing is there before all is. Raises
    UsageError for a game that is none or an address that is no folder on a website, and
    RefusedOutput when ``out`` holds what is no export of ours; ``force`` as in ``Staging``.
    """
    vendor = VENDORS[wish.vendor]
    ledgers = _ledgers_by_folder(wish.games, wish.own)
    with Staging(out, made="export", force=force) as staging:
        for folder, ledger in ledgers.items():
            place = staging.folder / folder
            where = f"{_address(wish.address, staging.out, vendor)}{folder}/"
            for name, data in parcel(ledger, vendor, wish.edition, where, processes):
                if progress:
                    progress(f"{folder}: {name}")
                file = place / name
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(data)
        return staging.publish()


def _ledgers_by_folder(games: Sequence[str], own: CustomLedger | None) -> dict[str, Ledger]:
    """The ledgers by the folders that they are exported into; raises UsageError."""
    if own:
        if games:
            raise UsageError(
                f"--ledger exports only “{own.folder}”, no other game",
                hint=f"leave out {', '.join(games)}, or export them with another command",
            )
        return {own.folder: own.ledger}
    for game in games:
        if game not in GAMES:
            raise UsageError.among("game", game, GAMES)
    return {game: load_ledger(game) for game in GAMES if game in games or not games}


def _address(address: str, out: Path, vendor: Vendor) -> str:
    """The address below which the pictures of all games lie, with a slash at its end."""
    if vendor.medium != "table":
        return ""
    return web_folder(address) or out.absolute().as_uri().rstrip("/") + "/"
