"""Lists in the encodings of old Excels, recognized by the letters of their languages."""

from pathlib import Path

import pytest

from cardwright.errors import ListError
from cardwright.lists import read_table

GERMAN = "Händel Größe Fürst Straße Schütz"
FRENCH = "Fauré Rivière été élève Saint-Saëns français"
SPANISH = "Albéniz España niño ¿Quién corazón"
ITALIAN = "perché città più è felicità"
POLISH = "Łódź Wieniawski źródło książę Górecki"
CZECH = "Dvořák Janáček skladatel žena říše"
HUNGARIAN = "Dohnányi Ernő összes Győr hegedű"


@pytest.mark.parametrize(
    ("words", "codec", "title"),
    [
        *((words, "cp1252", "Windows-1252") for words in (GERMAN, FRENCH, SPANISH, ITALIAN)),
        *((words, "mac_roman", "Mac Roman") for words in (GERMAN, FRENCH, SPANISH, ITALIAN)),
        *((words, "cp850", "DOS 850") for words in (GERMAN, FRENCH, SPANISH)),
        *((words, "cp1250", "Windows-1250") for words in (POLISH, CZECH, HUNGARIAN)),
        *((words, "iso8859_2", "ISO 8859-2") for words in (POLISH, CZECH)),
        *((words, "cp852", "DOS 852") for words in (POLISH, CZECH)),
        ("Чайковский Глинка опера", "cp1251", "Windows-1251"),
        ("Θεοδωράκης μουσική έργο", "cp1253", "Windows-1253"),
        ("Beşler şarkı İstanbul Gülşen çağ", "cp1254", "Windows-1254"),  # noqa: RUF001
        ("Čiurlionis šalis žmogus gėlė įmonė", "cp1257", "Windows-1257"),
        ("Georg „Friedrich“ – ’s Händel…", "cp1252", "Windows-1252"),
    ],
)
def test_an_old_encoding_is_recognized(tmp_path: Path, words: str, codec: str, title: str) -> None:
    path = tmp_path / "list.csv"
    path.write_bytes("".join(f"A;{word}\r\n" for word in words.split()).encode(codec))
    table = read_table(path)
    assert [row.cells[1] for row in table.rows] == words.split()
    assert table.notes[0].startswith(f"read as {title}")


def test_the_note_names_a_word_that_would_be_another_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "list.csv"
    path.write_bytes(f"A;{CZECH}\n".encode("cp1250"))
    assert read_table(path).notes[0] == "read as Windows-1250, with words such as “Dvořák”"


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ("Händel;ö\n".encode() * 9 + b"Sch\xfctz;x\n", "line 10: is in another encoding"),
        (b"A;B\0C;D\nx;y\n", "is not a text: it has NUL bytes"),
        (b"A;B\n\x01\x02\x03\x04;\x05", "is not a text"),
        ("A;B\n".encode("utf-16") + b"x", "is cut off or damaged"),
        (b"\x81\x8d\x8f\x90\x9d\x98;x\xa5\xae\xd8\xdd\xff\xd2\xc0" * 3, ""),
    ],
)
def test_bytes_that_are_no_text_are_a_sentence(tmp_path: Path, data: bytes, says: str) -> None:
    path = tmp_path / "list.csv"
    path.write_bytes(data)
    if says:
        with pytest.raises(ListError) as caught:
            read_table(path)
        assert caught.value.message.startswith(f"list.csv: {says}")
        assert caught.value.hint
    else:
        assert read_table(path).rows
