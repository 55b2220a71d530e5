"""Pictures of decks of one's own from the cache; only new ones are made, which loads Pillow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from cardwright.building.deck_pictures import (
    PLACES,
    Found,
    PictureJob,
    picture_fault,
    picture_jobs,
)
from cardwright.errors import InputError
from cardwright.ledger.own_deck import Picture
from cardwright.lists.deck import ListedDeck
from cardwright.lists.findings import Finding
from cardwright.system.cache import Cache

#: From so many pictures on processes are begun to make them.
_FEW = 4


def prepared(
    deck: ListedDeck, found: Mapping[int, Found], cache: Cache, processes: int = 1
) -> tuple[dict[int, Picture], list[Finding]]:
    """The pictures that were found as they are printed, by row; and what is wrong or doubtful.

    Known ones come from the cache.
    """
    jobs = picture_jobs(deck, found)
    made = _made([*dict.fromkeys(jobs.values())], cache, processes)
    pictures: dict[int, Picture] = {}
    findings: list[Finding] = []
    for member in deck.members:
        alt, picture = member.alt or member.name, found.get(member.row)
        if picture is None:
            continue
        if not isinstance(picture, Path):
            _, width, height = PLACES[deck.settings.game]
            pictures[member.row] = Picture(width, height, alt, emblem=picture.drawing)
            continue
        result = made[jobs[member.row]]
        if isinstance(result, InputError):
            findings.append(picture_fault(deck, member.row, result.message, result.hint))
            continue
        pictures[member.row] = jobs[member.row].picture(result, alt)
        if hint := PictureJob.hint(result):
            findings.append(picture_fault(deck, member.row, hint, "", doubtful=True))
    return pictures, findings


def _made(
    jobs: Sequence[PictureJob], cache: Cache, processes: int
) -> dict[PictureJob, bytes | InputError]:
    """The pictures as bytes, or their faults; several new ones are made in processes."""
    made: dict[PictureJob, bytes | InputError] = {}
    keys: dict[PictureJob, str] = {}
    for job in jobs:
        try:
            keys[job] = job.key
        except InputError as error:
            made[job] = error
        else:
            if data := cache.get(keys[job]):
                made[job] = data
    new = [job for job in keys if job not in made]
    for job, result in _results(new, processes) if new else ():
        made[job] = result
        if isinstance(result, bytes):
            cache.put(keys[job], result)
    return made


def _results(
    jobs: Sequence[PictureJob], processes: int
) -> Iterator[tuple[PictureJob, bytes | InputError]]:
    """The jobs with their results, as they are made."""
    from cardwright.building.making_pictures import make_picture

    if processes == 1 or len(jobs) < _FEW:
        yield from ((job, make_picture(job)) for job in jobs)
        return
    from cardwright.system.workers import Workers

    with Workers(min(processes, len(jobs))) as workers:
        yield from zip(jobs, workers.map(make_picture, jobs), strict=True)
