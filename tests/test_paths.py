"""Where the data folders are found: beside the package, or inside it when it came as a wheel."""

import importlib.util
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from cardwright import paths
from cardwright.errors import EnvironmentProblem


def installed(package: Path) -> ModuleType:
    """The module `paths` as it behaves when it stands in another package folder."""
    package.mkdir(exist_ok=True)
    copy = package / "paths.py"
    copy.write_bytes(Path(paths.__file__).read_bytes())
    spec = importlib.util.spec_from_file_location("paths_elsewhere", copy)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_in_a_checkout_the_data_stands_beside_the_package() -> None:
    assert paths.data("seeds", "court.toml") == Path(__file__).parents[1] / "seeds" / "court.toml"


def test_in_a_wheel_the_data_stands_inside_the_package_whatever_stands_beside_it(
    tmp_path: Path,
) -> None:
    (tmp_path / "seeds").mkdir()
    (tmp_path / "cardwright" / "_data" / "seeds").mkdir(parents=True)
    found = installed(tmp_path / "cardwright").data("seeds")
    assert found == tmp_path / "cardwright" / "_data" / "seeds"


def test_a_missing_folder_is_a_problem_of_the_computer(tmp_path: Path) -> None:
    with pytest.raises(EnvironmentProblem, match="the data folder card_art is missing"):
        installed(tmp_path / "cardwright").data("card_art", "fonts")


def test_a_folder_looks_otherwise_after_each_change_within_it(tmp_path: Path) -> None:
    """What Python writes beside its sources is no change."""
    inner = tmp_path / "a" / "b"
    inner.mkdir(parents=True)
    (inner / "file").write_text("one", "utf-8")
    looks = [paths.look(tmp_path)]
    changes: tuple[Callable[[], object], ...] = (
        lambda: (inner / "file").write_text("longer", "utf-8"),
        (inner / "new").touch,
        lambda: (inner / "new").rename(inner / "renamed"),
        (inner / "renamed").unlink,
        (tmp_path / "empty").mkdir,
        lambda: (tmp_path / "gone").symlink_to("nowhere"),
    )
    for change in changes:
        change()
        looks.append(paths.look(tmp_path))
        assert looks[-1] != looks[-2]
    (inner / "__pycache__").mkdir()
    (inner / "__pycache__" / "file.pyc").touch()
    assert paths.look(tmp_path) == looks[-1]


def test_what_is_kept_from_one_folder_is_forgotten_and_nothing_else() -> None:
    made: list[str] = []

    @paths.memoize_tracked
    def read(*parts: str) -> str:
        made.append(paths.data(*parts).name)
        return made[-1]

    all_ = [
        ("seeds", "court.toml"),
        ("card_art", "court", "a.svg"),
        ("card_art", "courtly", "b.svg"),
    ]
    for parts in all_:
        read(*parts)
    made.clear()
    paths.forget("card_art/court")
    for parts in all_:
        read(*parts)
    assert made == ["a.svg"]
