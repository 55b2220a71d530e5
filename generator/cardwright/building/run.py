"""A build: the artifacts of a specification, made or taken from the cache, put into one folder.

Everything is written into a staging folder that takes the output's name when all is done, so a
build is there whole or not at all. A build of some games or some kinds of thing starts from a copy
of the old output and leaves the rest as it was. Where all that is specified stands in the output
already, with the same origins, nothing is written.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from cardwright.building.artifact_cache import ArtifactCache, Finished, MadeFiles
from cardwright.building.artifacts import Artifact, Files, SiteFiles, printed_artifacts
from cardwright.building.custom_ledgers import CustomLedger, Source
from cardwright.building.spec import BuildSpec
from cardwright.building.staging import Staging
from cardwright.building.staging.manifest import with_folders
from cardwright.errors import RefusedOutput, excerpt
from cardwright.ledger.games import GAMES
from cardwright.printing.boxes.stock import BARE
from cardwright.system.cache import Cache

if TYPE_CHECKING:
    from concurrent.futures import Executor

#: The folder in which the site is made, gone before the build is done.
_ROOM = ".room"
#: The key of the manifest for the file that something of somebody's own was made of.
_LEDGER = "ledger"
#: So many artifacts of one game are made before a second process has begun.
_FEW = 4
#: Is told the title of each step, its number from 1, and how many there are.
Progress = Callable[[str, int, int], None]


def cores() -> int:
    """The number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def build(
    spec: BuildSpec,
    out: Path,
    progress: Progress | None = None,
    *,
    cache: Cache | None = None,
    processes: int = 1,
    executor: Executor | None = None,
    force: bool = False,
) -> int:
    """Build what is specified into the folder ``out`` and return the number of files it then holds.

    Artifacts are made by so many ``processes`` where there are several of them, or by this one and
    by an ``executor``; the bytes are the same. With ``force`` files of ours are replaced even where
    somebody has changed them. Raises RefusedOutput when something in ``out`` would be lost,
    UsageError when a box does not fit its paper.
    """
    _check_boxes(spec)
    cache = cache or Cache(None)
    replaced = [place for artifact in printed_artifacts(spec) for place in artifact.places]
    keep = _of_a_list if spec.whole else _of_any
    staging = Staging(out, keep=keep, replaced=replaced, force=force)
    staging.check()
    others = {own: file for own in spec.own if (file := _another_ledger(own, staging))}
    if others and not force:
        raise _same_folder(staging.out, *next(iter(others.items())))
    lists = staging.entries(_LEDGER) if spec.whole else {}
    standing = {name: origin for name, origin in staging.standing().items() if name not in lists}
    count = None if others else _count_unchanged(spec, standing, ArtifactCache(cache))
    if count is not None:
        count += len(lists)
        staging.tidy()
    else:
        with staging:
            job = _Build(spec, staging.folder, cache, progress)
            count = staging.publish(job.run(processes, executor))
        cache.tidy()
    return count


def _of_a_list(entry: Mapping[str, object]) -> bool:
    """Test if a file was made of somebody's own list or ledger: a whole build keeps it."""
    return _LEDGER in entry


def _of_any(_: Mapping[str, object]) -> bool:
    return True


def _another_ledger(own: CustomLedger, staging: Staging) -> str:
    """The name of another file that something in the folder was printed of; "" for none."""
    noted = staging.entries(_LEDGER).items()
    within = (file for name, file in noted if name.startswith(f"{own.folder}/"))
    return next((file for file in within if file != own.file), "")


def _same_folder(out: Path, own: CustomLedger, another: str) -> RefusedOutput:
    return RefusedOutput(
        f"{out / own.folder}: contains files made from {excerpt(another)}, and "
        f"{excerpt(own.file)} would use the same folder",
        hint="rename one of the two, choose another output folder (-o), or use --force",
    )


def _check_boxes(spec: BuildSpec) -> None:
    """Raise UsageError where a box is larger than its paper: ours are not, of the usual stock."""
    if not spec.box or (spec.box.stock == BARE and not spec.own):
        return
    from cardwright.printing.boxes.document import require_fit

    for source in spec.sources:
        for paper in spec.box.papers:
            require_fit(source.ledger, spec.box.stock, paper, spec.box.edition)


def _shown(spec: BuildSpec) -> tuple[Artifact, ...]:
    """The artifacts that the site of a build shows; none where no site is made."""
    return tuple(printed_artifacts(spec.shown)) if spec.site else ()


def _count_unchanged(
    spec: BuildSpec, standing: Mapping[str, str], cache: ArtifactCache
) -> int | None:
    """The number of files that stand, when they are what is specified; None when they are not.

    ``standing`` has the origin of each.
    """
    if not standing:
        return None
    known = frozenset(standing.values())
    wanted = _origins(printed_artifacts(spec), cache, known)
    if spec.site:
        shown = _origins(_shown(spec), cache, known)
        there = {place: origin for place, origin in shown.items() if origin}
        for source in spec.site_sources:
            origins = tuple(sorted(_on_site(source, there).items()))
            site = SiteFiles(source=source, base_url=spec.site.base_url, origins=origins)
            wanted[site.place] = cache.origin(site, known)
    found = {name: _place(name, wanted) for name in standing}
    whole = not spec.whole or None not in found.values()
    same = all(standing[name] == wanted[place] for name, place in found.items() if place)
    return len(standing) if whole and same and set(wanted) <= set(found.values()) else None


def _origins(
    artifacts: Iterable[Artifact], cache: ArtifactCache, known: frozenset[str]
) -> dict[str, str | None]:
    """The origin of each artifact, by its places; None where it is not known."""
    found = ((artifact, cache.origin(artifact, known)) for artifact in artifacts)
    return {place: origin for artifact, origin in found for place in artifact.places}


def _place(name: str, places: Collection[str]) -> str | None:
    """The place that the file of this name belongs to: itself, or a folder above it."""
    return next((path for path in with_folders(name) if path in places), None)


class _Build:
    """The artifacts of a build, each written into an empty or kept folder as soon as it is made.

    What only the site shows is written into a room of the folder, which is cleared in the end.
    """

    def __init__(
        self, spec: BuildSpec, folder: Path, cache: Cache, progress: Progress | None
    ) -> None:
        self._base_url = spec.site.base_url if spec.site else ""
        self._sites = spec.site_sources
        self._own = {own.folder: {_LEDGER: own.file, "digest": own.digest} for own in spec.own}
        self._folder = folder
        self._room = folder / _ROOM
        self._cache = ArtifactCache(cache)
        self._progress = progress
        wanted, shown = tuple(printed_artifacts(spec)), _shown(spec)
        self._wanted, self._shown = {*wanted}, {*shown}
        self._artifacts = tuple(dict.fromkeys((*wanted, *shown)))
        #: Those of our games: the site shows the first page of each of their PDFs.
        self._games_shown = {each for each in shown if each.place.split("/")[0] in GAMES}
        # The whole build holds what the site shows, and nothing else.
        self._printed = folder if spec.whole else self._room / "printed"
        #: What the manifest says of each file that was made: its origin, and its edition.
        self._notes: dict[str, dict[str, str]] = {}
        #: What the site shows: the names of its files with their editions, and the origin of each
        #: place.
        self._carried: dict[str, str] = {}
        self._origins: dict[str, str] = {}
        self._reported = 0

    def run(self, processes: int, executor: Executor | None) -> dict[str, dict[str, str]]:
        """Make everything; the notes of the manifest on each file, by its name."""
        missing = []
        for artifact in self._artifacts:
            taken = self._cache.taken(artifact)
            if taken:
                self._report(artifact)
                self._write(artifact, taken)
            else:
                missing.append(artifact)
        for artifact, made in self._made(missing, processes, executor):
            self._write(artifact, self._cache.put(artifact, made))
            del made  # before the next is made
        for source in self._sites if self._shown else ():
            self._site(source)
        for artifact in self._shown - self._wanted:
            for place in artifact.places:
                _clear(self._printed / place)
        shutil.rmtree(self._room, ignore_errors=True)
        return self._notes

    def _note(self, names: Iterable[str], origin: str, edition: str) -> None:
        notes = {"from": origin} | ({"edition": edition} if edition else {})
        self._notes |= {name: notes | self._own.get(name.split("/")[0], {}) for name in names}

    def _write(self, artifact: Artifact, finished: Finished) -> None:
        """Put an artifact in its place, and where the site takes it from."""
        if artifact in self._wanted:
            _put(self._folder, artifact.places, finished.files)
            self._note(finished.files, finished.origin, artifact.edition_text)
        if artifact in self._shown:
            if self._printed != self._folder or artifact not in self._wanted:
                _put(self._printed, artifact.places, finished.files)
            self._carried |= dict.fromkeys(finished.files, artifact.edition_text)
            self._origins |= dict.fromkeys(artifact.places, finished.origin)

    def _made(
        self, missing: Sequence[Artifact], processes: int, executor: Executor | None
    ) -> Iterator[tuple[Artifact, MadeFiles]]:
        """Make what is missing, by several processes where that pays, and yield it as it comes."""
        games = len({artifact.source for artifact in missing})
        processes = min(processes, max(games, 2 if len(missing) > _FEW else 1))
        if executor is None and processes < 2:
            for artifact in missing:
                self._report(artifact)
                yield artifact, self._cache.make(artifact)
            return
        from cardwright.building.pool import make_all
        from cardwright.system.workers import Workers

        with nullcontext(executor) if executor else Workers(processes - 1) as workers:
            for artifact, made in make_all(missing, workers, self._cache, self._games_shown):
                self._report(artifact)
                yield artifact, made

    def _report(self, artifact: Artifact) -> None:
        self._reported += 1
        if self._progress:
            count = len(self._artifacts) + (len(self._sites) if self._shown else 0)
            self._progress(artifact.title, self._reported, count)

    def _site(self, source: Source) -> None:
        """The site of all games or of a deck, put in its place together with all that it shows."""
        shown = _on_site(source, self._carried)
        site = SiteFiles(
            source=source,
            base_url=self._base_url,
            origins=tuple(sorted(_on_site(source, self._origins).items())),
            printed=self._printed,
            room=self._room / source.folder,
        )
        self._report(site)
        made = self._cache.taken(site) or self._cache.put(site, self._cache.make(site))
        _put(self._folder, site.places, made.files)
        for name, edition in shown.items():
            place = self._folder / site.place / name
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self._printed / name, place)
            self._note((f"{site.place}/{name}",), made.origin, edition)
        self._note((*made.files, *self._bundles(site)), made.origin, "")

    def _bundles(self, site: SiteFiles) -> Iterator[str]:
        """Write the bundles that a site offers; yields their names."""
        for bundle in site.bundles:
            bundle.write(self._folder / site.place)
            yield f"{site.place}/{bundle.address}"


def _on_site(source: Source, named: Mapping[str, str]) -> dict[str, str]:
    """The entries of what a site shows, by place: those in the folder of its deck, or all."""
    if not source.own:
        return dict(named)
    return {place: said for place, said in named.items() if place.startswith(f"{source.folder}/")}


def _clear(path: Path) -> None:
    """Remove a folder or a file, if it is there."""
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def _put(folder: Path, places: Iterable[str], files: Files) -> None:
    """Write the files into the folder; what stood in their places goes."""
    for place in places:
        shutil.rmtree(folder / place, ignore_errors=True)
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
