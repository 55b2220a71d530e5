"""The readers answer every mutant of their corpus with an error of ours, or not at all."""

import pytest

from tests.attacks.fuzzing import CORPUS, Pool, fuzz, kept, mutants, tried
from tests.attacks.readers import READERS, Reader
from tests.tiers import Sample

KINDS = tuple(READERS)


@pytest.mark.parametrize("kind", KINDS)
def test_no_mutant_trips_a_reader(kind: str, sample: Sample, pytestconfig: pytest.Config) -> None:
    number = pytestconfig.getoption("--fuzz") or sample(500, 3_000)
    found = fuzz(kind, number, pytestconfig.getoption("--fuzz-seed"))
    told = "\n".join(f"{kept(kind, finding)}: {finding.what}" for finding in found)
    assert not found, f"mend the reader, and keep in the corpus what tripped it:\n{told}"


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_that_ever_tripped_a_reader_does_so_again(kind: str) -> None:
    with Reader(kind) as reader:
        for path in sorted((CORPUS / kind).iterdir()):
            _, finding = tried(reader, path.read_bytes())
            assert finding is None, f"{path.name}: {finding}"


@pytest.mark.parametrize("kind", KINDS)
def test_a_corpus_holds_good_inputs_to_begin_with(kind: str) -> None:
    with Reader(kind) as reader:
        for path in sorted((CORPUS / kind).iterdir()):
            if not path.name.startswith("found-"):
                assert reader(path.read_bytes()) is None, path.name


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_seed_gives_the_same_mutants_and_another_others(kind: str) -> None:
    first, again, other = (mutants(kind, seed, Pool(kind)) for seed in (1, 1, 2))
    ours = [next(first) for _ in range(50)]
    assert ours == [next(again) for _ in range(50)]
    assert ours != [next(other) for _ in range(50)]


def test_a_reader_that_trips_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def fragile(path: object) -> None:
        if b"nan" in path.read_bytes():  # type: ignore[attr-defined]
            raise ZeroDivisionError("planted")

    monkeypatch.setitem(READERS, "record", ("deal.jsonl", fragile))
    (finding,) = fuzz("record", 500)
    assert finding.what.startswith("ZeroDivisionError: planted")
    assert b"nan" in finding.data
