"""What is a person's in or about an output folder is named and left alone."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardwright.building.staging import MANIFEST, Staging, listing
from cardwright.building.staging.manifest import Entry, entry_of
from cardwright.errors import OutputError, RefusedOutput, UsageError, excerpt

#: What systems leave in folders, as files and as folders.
LITTER = [
    ".DS_Store",
    "._deck.pdf",
    ".apdisk",
    ".directory",
    ".localized",
    ".nfs000000000123abcd00000001",
    "Desktop.ini",
    "Icon\r",
    "Thumbs.db",
    "ehthumbs.db",
]
FOLDERS_OF_LITTER = [".Spotlight-V100", ".TemporaryItems", ".fseventsd", "@eaDir", "__MACOSX"]

posix = pytest.mark.skipif(os.name != "posix", reason="links, pipes and mounts of POSIX")


def make(
    out: Path,
    files: dict[str, str],
    *,
    made: str = "build",
    keep: bool = False,
    force: bool = False,
) -> None:
    """Make an output of these files."""
    with Staging(out, made=made, keep=lambda _: keep, force=force) as staging:
        for name, text in files.items():
            path = staging.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        staging.publish()


def seen(folder: Path) -> dict[str, str]:
    """Everything below a folder, with what it holds or leads to."""
    return {str(path.relative_to(folder)): held(path) for path in sorted(folder.rglob("*"))}


def held(path: Path) -> str:
    if path.is_symlink():
        return str(path.readlink())
    if path.is_file():
        return path.read_text(encoding="latin-1")
    return "a pipe" if path.is_fifo() else ""


def refused(out: Path, *, keep: bool = False, force: bool = False) -> str:
    """What is said about building there; nothing has changed after it."""
    before = seen(out.parent)
    with pytest.raises(RefusedOutput) as caught:
        make(out, {"deck.pdf": "new"}, keep=keep, force=force)
    assert seen(out.parent) == before
    return str(caught.value)


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """An output of ours: a deck, and a card in a folder."""
    made = tmp_path / "here" / "build"
    make(made, {"deck.pdf": "old", "court/back.svg": "<svg/>"})
    return made


def changed(out: Path) -> None:
    (out / "court" / "back.svg").write_text("<svg>mine</svg>")


def changed_to_as_many_bytes(out: Path) -> None:
    (out / "court" / "back.svg").write_text("<SVG/>")


def replaced_by_a_link(out: Path) -> None:
    mine = out.parent / "mine.svg"
    mine.write_text("<svg/>")
    (out / "court" / "back.svg").unlink()
    (out / "court" / "back.svg").symlink_to(mine)


def replaced_by_a_pipe(out: Path) -> None:
    (out / "court" / "back.svg").unlink()
    os.mkfifo(out / "court" / "back.svg")


CHANGES = [
    changed,
    changed_to_as_many_bytes,
    pytest.param(replaced_by_a_link, marks=posix),
    pytest.param(replaced_by_a_pipe, marks=posix),
]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("keep", [False, True])
def test_a_file_of_ours_that_was_changed_is_named_and_replaced_only_by_force(
    out: Path, change: Callable[[Path], None], keep: bool
) -> None:
    change(out)
    said = refused(out, keep=keep)
    assert said.startswith(
        f"{out}: contains files that were changed since cardwright made them: court/back.svg\n"
    )
    assert "--force" in said
    make(out, {"deck.pdf": "new", "court/back.svg": "<svg>new</svg>"}, keep=keep, force=True)
    assert seen(out)["court/back.svg"] == "<svg>new</svg>"
    assert not (out / "court" / "back.svg").is_symlink()
    make(out, {"deck.pdf": "newer"}, keep=keep)


@posix
@pytest.mark.parametrize("kind", ["pipe", "link"])
def test_as_many_bytes_do_not_make_a_file(tmp_path: Path, kind: str) -> None:
    out = tmp_path / "build"
    make(out, {"one.svg": "x" if kind == "link" else "", "x": "x"})
    (out / "one.svg").unlink()
    if kind == "link":
        (out / "one.svg").symlink_to("x")
    else:
        os.mkfifo(out / "one.svg")
    assert "made them: one.svg\n" in refused(out)


def test_what_a_link_led_to_is_not_touched_by_force(out: Path) -> None:
    replaced_by_a_link(out)
    make(out, {"court/back.svg": "<svg>new</svg>"}, force=True)
    assert (out.parent / "mine.svg").read_text() == "<svg/>"


def test_a_changed_file_that_a_part_of_a_build_does_not_make_is_kept_and_named_again(
    out: Path,
) -> None:
    changed(out)
    make(out, {"deck.pdf": "new"}, keep=True, force=True)
    assert (out / "court" / "back.svg").read_text() == "<svg>mine</svg>"
    listed = json.loads((out / MANIFEST).read_bytes())["files"]
    assert listed["deck.pdf"] == listing(out)["deck.pdf"]
    assert listed["court/back.svg"] != listing(out)["court/back.svg"], "it vouches for ours alone"
    assert "made them: court/back.svg" in refused(out, keep=True)


@posix
def test_a_link_that_a_part_of_a_build_does_not_make_stays_a_link(out: Path) -> None:
    replaced_by_a_link(out)
    make(out, {"deck.pdf": "new"}, keep=True, force=True)
    assert (out / "court" / "back.svg").readlink() == out.parent / "mine.svg"


def test_a_change_during_the_build_is_seen(out: Path) -> None:
    def build() -> None:
        with Staging(out, keep=lambda _: True) as staging:
            (staging.folder / "deck.pdf").write_text("new")
            changed(out)
            staging.publish()

    with pytest.raises(RefusedOutput, match=r"made them: court/back\.svg"):
        build()
    assert (out / "court" / "back.svg").read_text() == "<svg>mine</svg>"
    assert (out / "deck.pdf").read_text() == "old"


@posix
@pytest.mark.parametrize("known", [False, True], ids=["read again", "read before"])
def test_a_change_that_hides_from_size_and_time_is_seen(
    out: Path, monkeypatch: pytest.MonkeyPatch, *, known: bool
) -> None:
    back = out / "court" / "back.svg"
    if known:
        monkeypatch.setattr("cardwright.building.staging.manifest.REST", 0)
        time.sleep(0.1)  # a clock of a disk may tick a hundred times a second

    def build() -> None:
        before = back.stat()
        with Staging(out) as staging:
            changed_to_as_many_bytes(out)
            os.utime(back, ns=(before.st_atime_ns, before.st_mtime_ns))
            staging.publish()

    with pytest.raises(RefusedOutput, match=r"made them: court/back\.svg"):
        build()


def test_a_file_that_rests_is_read_once(out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often a build looks whether it is still there as it was listed."""
    module = "cardwright.building.staging.manifest"
    read: list[Path] = []

    def noted(path: Path) -> Entry:
        read.append(path)
        return entry_of(path)

    monkeypatch.setattr(f"{module}.REST", 0)
    monkeypatch.setattr(f"{module}.entry_of", noted)
    time.sleep(0.1)
    staging = Staging(out)
    staging.check()
    staging.check()
    assert sorted(read) == [out / "court" / "back.svg", out / "deck.pdf"]


def test_a_copy_that_went_wrong_is_not_vouched_for(
    out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.copy2", lambda _, to, **__: to.write_text("<svg>half"))
    with pytest.raises(OutputError, match=r"back\.svg: was changed while it was copied"):
        make(out, {"deck.pdf": "new"}, keep=True)
    assert (out / "court" / "back.svg").read_text() == "<svg/>"


def test_a_file_of_ours_that_cannot_be_read_is_named(out: Path) -> None:
    refused = PermissionError(13, "Permission denied", str(out / "nations/box.svg"))
    says = r"build: nations/box\.svg cannot be read \(Permission denied\)"
    with pytest.raises(OutputError, match=says) as caught, Staging(out).output_errors():
        raise refused
    assert caught.value.hint.startswith("check that you may read it")


def test_that_no_more_files_can_be_opened_is_no_matter_of_the_folder(out: Path) -> None:
    full = OSError(24, "Too many open files", str(out))
    with pytest.raises(OSError, match="Too many open files"), Staging(out).output_errors():
        raise full


def test_a_file_that_was_removed_is_no_loss(out: Path) -> None:
    (out / "court" / "back.svg").unlink()
    make(out, {"deck.pdf": "new"}, keep=True)
    assert sorted(seen(out)) == ["deck.pdf", MANIFEST]


def test_many_are_counted(out: Path) -> None:
    for number in range(8):
        (out / f"{number}.txt").write_text("mine")
    assert "did not make: 0.txt, 1.txt, 2.txt, 3.txt, 4.txt and 3 more\n" in refused(out)


def own_folder(out: Path) -> None:
    (out / "notes").mkdir()


def own_folder_in_ours(out: Path) -> None:
    (out / "court" / "notes" / "deep").mkdir(parents=True)


def own_folder_in_the_place_of_a_file(out: Path) -> None:
    (out / "deck.pdf").unlink()
    (out / "deck.pdf").mkdir()
    (out / "deck.pdf" / "letter.txt").write_text("mine")


def own_link(out: Path) -> None:
    (out / "home").symlink_to(Path.home())


def own_link_to_nothing(out: Path) -> None:
    (out / "home").symlink_to("nowhere")


def link_in_a_circle(out: Path) -> None:
    (out / "court" / "up").symlink_to(out)


def link_in_the_place_of_a_folder(out: Path) -> None:
    (out / "court").rename(out.parent / "court")
    (out / "court").symlink_to(out.parent / "court")


def own_pipe(out: Path) -> None:
    os.mkfifo(out / "pipe")


@pytest.mark.parametrize(
    ("put", "named"),
    [
        (own_folder, "notes"),
        (own_folder_in_ours, "court/notes"),
        (own_folder_in_the_place_of_a_file, "deck.pdf"),
        pytest.param(own_link, "home", marks=posix),
        pytest.param(own_link_to_nothing, "home", marks=posix),
        pytest.param(link_in_a_circle, "court/up", marks=posix),
        pytest.param(link_in_the_place_of_a_folder, "court", marks=posix),
        pytest.param(own_pipe, "pipe", marks=posix),
    ],
)
@pytest.mark.parametrize("force", [False, True])
def test_what_is_not_ours_in_the_folder_is_never_replaced(
    out: Path, put: Callable[[Path], None], named: str, force: bool
) -> None:
    put(out)
    for keep in (False, True):
        said = refused(out, keep=keep, force=force)
        assert said.startswith(f"{out}: contains files that cardwright did not make: {named}\n")


@pytest.mark.parametrize("litter", LITTER)
@pytest.mark.parametrize("keep", [False, True])
def test_litter_goes_with_the_old_folder_and_blocks_nothing(
    out: Path, litter: str, keep: bool
) -> None:
    (out / litter).write_text("where the icons lie")
    (out / "court" / litter).write_text("where the icons lie")
    make(out, {"deck.pdf": "new"}, keep=keep)
    assert not [path for path in out.rglob("*") if path.name == litter]
    (out / litter).mkdir()
    assert excerpt(litter) in refused(out)


@pytest.mark.parametrize("folder", FOLDERS_OF_LITTER)
def test_a_folder_of_litter_blocks_nothing_but_a_file_of_its_name_does(
    out: Path, folder: str
) -> None:
    (out / folder / "deck.pdf").mkdir(parents=True)
    (out / folder / "deck.pdf" / "THUMB.jpg").write_text("small")
    make(out, {"deck.pdf": "new"})
    assert {path.name for path in out.iterdir()} == {"deck.pdf", MANIFEST}
    (out / folder).write_text("mine")
    assert folder in refused(out)


@pytest.mark.parametrize("mine", ["notes~", ".Trashes", "$RECYCLE.BIN", "._", ".nfs", "Icon"])
def test_what_somebody_may_want_back_is_no_litter(out: Path, mine: str) -> None:
    (out / mine).mkdir()
    (out / mine / "letter.txt").write_text("mine")
    assert mine in refused(out)


@posix
def test_a_link_with_the_name_of_litter_is_no_litter(out: Path) -> None:
    (out / ".DS_Store").symlink_to(out.parent)
    assert ".DS_Store" in refused(out)


def test_a_folder_that_somebody_has_only_looked_into_is_empty(tmp_path: Path) -> None:
    out = tmp_path / "build"
    (out / "@eaDir").mkdir(parents=True)
    (out / ".DS_Store").write_text("where the icons lie")
    make(out, {"deck.pdf": "new"})
    assert {path.name for path in out.iterdir()} == {"deck.pdf", MANIFEST}


def test_litter_that_comes_during_the_build_is_not_listed_as_ours(out: Path) -> None:
    make(out, {"deck.pdf": "new", ".DS_Store": "while it was made", "._deck.pdf": "its fork"})
    assert json.loads((out / MANIFEST).read_bytes())["files"].keys() == {"deck.pdf"}
    (out / ".DS_Store").write_text("moved")
    make(out, {"deck.pdf": "newer"})


@pytest.mark.parametrize("force", [False, True])
def test_a_gallery_does_not_replace_a_build_nor_a_build_a_gallery(out: Path, force: bool) -> None:
    with pytest.raises(
        RefusedOutput, match=r"build: contains a build, not a gallery\nHint: choose"
    ):
        make(out, {"fan.png": "new"}, made="gallery", force=force)
    shown = out.parent / "gallery"
    make(shown, {"fan.png": "one"}, made="gallery")
    make(shown, {"fan.png": "two"}, made="gallery")
    with pytest.raises(RefusedOutput, match="gallery: contains a gallery, not a build"):
        make(shown, {"deck.pdf": "new"}, keep=True, force=force)
    assert (shown / "fan.png").read_text() == "two"


# ------------------------------------------------------------------ the place itself


@posix
def test_a_link_to_our_folder_is_followed_and_stays(out: Path) -> None:
    link = out.parent / "link"
    link.symlink_to(out)
    make(link, {"deck.pdf": "new"})
    assert link.is_symlink()
    assert (out / "deck.pdf").read_text() == "new"


@posix
@pytest.mark.parametrize("target", ["nowhere", "empty", "link"])
def test_a_link_to_where_nothing_of_ours_is_is_refused(tmp_path: Path, target: str) -> None:
    (tmp_path / "empty").mkdir()
    link = tmp_path / "link"
    link.symlink_to(tmp_path / target)
    said = refused(link)
    assert said.startswith(f"{link}: is a link to {tmp_path / target}, which cardwright did not")
    assert "give the folder itself (-o)" in said


def test_a_path_with_a_nul_is_no_path(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"a\\x00b: a path cannot contain NUL"):
        Staging(tmp_path / "a\0b")


@pytest.fixture
def mounted(out: Path) -> Iterator[Callable[..., None]]:
    """Mounts something, by default a folder beside the output, as Docker does.

    Skips where that is denied.
    """
    folder = out.parent.parent / "mine"
    folder.mkdir()
    points: list[Path] = []

    def mount(point: Path, mine: Path = folder) -> None:
        done = subprocess.run(
            ["mount", "--bind", str(mine), str(point)], capture_output=True, text=True, check=False
        )
        if done.returncode:
            pytest.skip(f"mounting is not permitted here: {done.stderr.strip()}")
        points.append(point)

    yield mount
    for point in points:
        subprocess.run(["umount", str(point)], check=True)


@pytest.mark.skipif(sys.platform != "linux", reason="mount --bind is of Linux")
@pytest.mark.parametrize("name", ["cards", "with space"])
def test_a_mount_point_is_refused_before_anything_is_built(
    tmp_path: Path, mounted: Callable[[Path], None], name: str
) -> None:
    volume = tmp_path / "here" / name
    volume.mkdir()
    mounted(volume)
    said = refused(volume)
    assert said.startswith(f"{volume}: is a mount point")
    assert f"(-o): {volume / 'cards'}" in said
    make(volume / "cards", {"deck.pdf": "below"})
    assert (tmp_path / "mine" / "cards" / "deck.pdf").read_text() == "below"


@pytest.mark.skipif(sys.platform != "linux", reason="mount --bind is of Linux")
def test_a_disk_within_the_output_is_left_alone(out: Path, mounted: Callable[[Path], None]) -> None:
    mounted(out / "court")
    assert refused(out, force=True).startswith(f"{out / 'court'}: is a mount point")


@pytest.mark.skipif(sys.platform != "linux", reason="mount --bind is of Linux")
def test_a_file_that_is_mounted_in_the_output_is_left_alone(
    out: Path, mounted: Callable[[Path, Path], None]
) -> None:
    (mine := out.parent / "mine.svg").write_bytes((out / "court/back.svg").read_bytes())
    mounted(out / "court/back.svg", mine)
    assert refused(out, force=True).startswith(f"{out / 'court/back.svg'}: is a mount point")


def test_a_disk_is_known_where_the_system_tells_of_nothing_else(
    out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardwright.building.staging.place.MOUNTS", out / "proc")
    make(out, {"deck.pdf": "new"})
    monkeypatch.setattr("os.path.ismount", lambda path: path == out)
    assert refused(out).startswith(f"{out}: is a mount point")


# ------------------------------------------------------------------ the manifest

LONG = "9" * 5000


@pytest.mark.parametrize(
    ("written", "damage"),
    [
        ("", "it is not JSON"),
        ("{", "it is not JSON"),
        ("[1]", "it is not an object"),
        ("\xff", "it is not UTF-8 text"),
        ("[" * 100_000, "is nested too deeply"),
        (f'{{"made_by": "cardwright", "made": {LONG}}}', "it is not JSON"),
        ('{"made_by": "cardwright", "made": 1}', "“made” does not name the command"),
        ('{"made_by": "cardwright", "made": "build"}', "“files” is not a table"),
        ('{"made_by": "cardwright", "made": "build", "files": [1]}', "“files” is not a table"),
        ('FILES{"deck.pdf": 1}', "“deck.pdf” has no hash and size"),
        ('FILES{"deck.pdf": {"sha256": "x", "bytes": 3}}', "“deck.pdf” has no hash and size"),
        ('FILES{"deck.pdf": {"sha256": "HASH", "bytes": -1}}', "“deck.pdf” has no hash and size"),
        ('FILES{"../../etc/passwd": ENTRY}', "“../../etc/passwd” is not a file in the folder"),
        ('FILES{"/etc/passwd": ENTRY}', "“/etc/passwd” is not a file in the folder"),
        ('FILES{"a//b": ENTRY}', "“a//b” is not a file in the folder"),
        ('FILES{"a\\u0000b": ENTRY}', "“a\\x00b” is not a file in the folder"),
        ('FILES{".": ENTRY}', "“.” is not a file in the folder"),
        (
            'FILES{"deck.pdf": {"sha256": "HASH", "bytes": 3, "from": []}}',
            "“deck.pdf” has no hash and size",
        ),
        ('FILES{"": ENTRY}', "“” is not a file in the folder"),
        ('FILES{"manifest.json": ENTRY}', "“manifest.json” is not a file in the folder"),
    ],
)
def test_a_damaged_manifest_is_a_sentence(out: Path, written: str, damage: str) -> None:
    entry = '{"sha256": "HASH", "bytes": 3}'
    text = written.replace("FILES", '{"made_by": "cardwright", "made": "build", "files": ')
    text = (text + "}" if text != written else text).replace("ENTRY", entry)
    (out / MANIFEST).write_text(text.replace("HASH", "0" * 64), encoding="latin-1")
    said = refused(out, force=True)
    assert said.startswith(
        f"{out / MANIFEST}: is damaged ({damage}), so nothing shows which files are "
    )
    assert "remove this folder yourself" in said


def test_a_manifest_without_end_is_not_read(out: Path) -> None:
    with (out / MANIFEST).open("wb") as file:
        file.truncate(2**40)
    assert "is damaged (it is too large)" in refused_at_a_glance(out)


def refused_at_a_glance(out: Path) -> str:
    with pytest.raises(RefusedOutput) as caught:
        make(out, {})
    return str(caught.value)


@posix
@pytest.mark.parametrize("kind", ["pipe", "device", "folder", "link to a device"])
def test_a_manifest_that_is_no_file_is_none(out: Path, kind: str) -> None:
    (out / MANIFEST).unlink()
    if kind == "pipe":
        os.mkfifo(out / MANIFEST)
    elif kind == "folder":
        (out / MANIFEST).mkdir()
    elif kind == "link to a device":
        (out / MANIFEST).symlink_to("/dev/zero")
    else:
        try:
            os.mknod(out / MANIFEST, 0o020644, Path("/dev/zero").stat().st_rdev)
        except OSError as error:
            pytest.skip(f"making a device is not permitted here: {error}")
    assert "cardwright did not make this folder" in refused_at_a_glance(out)


def test_empty_folders_are_not_published(tmp_path: Path) -> None:
    with Staging(tmp_path / "build") as staging:
        (staging.folder / "empty" / "deeper").mkdir(parents=True)
        (staging.folder / "deck.pdf").write_text("new")
        staging.publish()
    assert sorted(seen(tmp_path / "build")) == ["deck.pdf", MANIFEST]
    make(tmp_path / "build", {"deck.pdf": "newer"})


# ------------------------------------------------------------------ what a thing was made from


def test_the_edition_of_a_file_is_told_as_long_as_these_bytes_stand(out: Path) -> None:
    """Of bytes that this run neither made nor found as they were listed nothing is said."""
    with Staging(out, keep=lambda _: True) as staging:
        (staging.folder / "deck.pdf").write_text("new")
        staging.publish({"deck.pdf": {"from": "a1", "edition": "low ink"}})
    make(out, {"tracker.pdf": "new"}, keep=True)
    assert json.loads((out / MANIFEST).read_bytes())["files"]["deck.pdf"]["edition"] == "low ink"
    make(out, {"deck.pdf": "newer"}, keep=True)
    assert "edition" not in json.loads((out / MANIFEST).read_bytes())["files"]["deck.pdf"]


def test_what_a_file_was_made_from_is_told_as_long_as_it_stands(out: Path) -> None:
    with Staging(out, keep=lambda _: True) as staging:
        (staging.folder / "deck.pdf").write_text("new")
        staging.publish({"deck.pdf": {"from": "a1"}})
    make(out, {"tracker.pdf": "new"}, keep=True)
    staging = Staging(out, keep=lambda _: True)
    staging.check()
    assert staging.standing() == {"court/back.svg": "", "deck.pdf": "a1", "tracker.pdf": ""}
    make(out, {"deck.pdf": "newer"}, keep=True)
    staging.check()
    assert staging.standing()["deck.pdf"] == ""
    (out / "deck.pdf").unlink()
    staging.check()
    assert staging.standing() == {}
