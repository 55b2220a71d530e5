"""Hostile decks of one's own are answered with a sentence, at once, and with nothing foreign."""

from __future__ import annotations

import csv
import io
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.attacks.catalog import FOLDER, HOUSE, spelled
from tests.attacks.deck_files import FOLDERS, HEAVY_PICTURES, PICTURES, WORKBOOKS, disc
from tests.attacks.test_commands import environment

CATALOG: dict[str, Any] = tomllib.loads((FOLDER / "decks.toml").read_text("utf-8"))


class Attack(NamedTuple):
    """A deck made to do harm: how it is put into the right one, and how it is answered."""

    name: str
    put: Callable[[Path], None]
    says: str
    code: int
    folder: str = "deck"


def attacks() -> Iterator[Attack]:
    for entry in CATALOG["attacks"]:
        code = entry.get("code", 1 if entry["says"] else 0)
        yield Attack(
            entry["name"], lambda deck, e=entry: put(deck, e), entry["says"], code,
            entry.get("folder", "deck"),
        )
    for name, (make, says) in (PICTURES | HEAVY_PICTURES).items():
        yield Attack(
            f"a picture: {name}",
            lambda deck, make=make: (deck / "pictures/disc.png").write_bytes(make()) and None,
            f"row 2, Picture: disc.png: " * bool(says) + says.removeprefix("disc.png: "),
            1 if says else 0,
        )
    for name, (make, says) in WORKBOOKS.items():
        yield Attack(
            name,
            lambda deck, make=make: (deck / "cards.csv").write_bytes(make()) and None,
            says,
            1 if says else 0,
        )
    for name, (change, says, code) in FOLDERS.items():
        yield Attack(name, change, says, code)


def put(deck: Path, entry: dict[str, Any]) -> None:
    text = CATALOG["base"].lstrip()
    if "picture" in entry:
        out = io.StringIO()
        csv.writer(out).writerow([spelled(entry["picture"])])
        text = text.replace("disc.png", out.getvalue().rstrip("\r\n"))
    elif "old" in entry:
        assert text.count(entry["old"]) == 1, entry["name"]
        text = text.replace(entry["old"], spelled(entry["new"]))
    elif "whole" in entry:
        text = spelled(entry["whole"])
    data = bytes.fromhex(entry["hex"]) if "hex" in entry else text.encode()
    (deck / "cards.csv").write_bytes(data)
    if "settings" in entry:
        (deck / "deck.toml").write_text(spelled(entry["settings"]), "utf-8")
    if "settings_hex" in entry:
        (deck / "deck.toml").write_bytes(bytes.fromhex(entry["settings_hex"]))


ATTACKS = list(attacks())

if __name__ == "__main__":
    import tempfile, os
    root = Path(tempfile.mkdtemp(dir="/tmp/w3t"))
    (root/"outside").mkdir(); disc().save(root/"outside"/"secret.png")
    (root/"outside"/"cards.csv").write_text(CATALOG["base"].lstrip()); (root/"outside"/"deck.toml").write_text('title = "Secret"\n')
    jobs=[]; names=[]
    pick = [a for a in ATTACKS if len(sys.argv)<2 or re.search(sys.argv[1], a.name)]
    mode = sys.argv[2] if len(sys.argv)>2 else "check"
    for n,a in enumerate(pick):
        here=root/f"{n:03}"; deck=here/a.folder; (deck/"pictures").mkdir(parents=True)
        disc().save(deck/"pictures"/"disc.png"); put(deck,{})
        a.put(deck)
        args = ["check", a.folder] if mode=="check" else ["build", a.folder, "-o","out","--paper","a4","-j","1","--no-cache", *[x for o in mode.split("+") if o != "all" for x in ("--only",o)]]
        jobs.append((str(here), args)); names.append(a)
    (root/"jobs").write_text(json.dumps(jobs))
    import time
    ran=subprocess.Popen([sys.executable,"-m","tests.attacks.deck_runs",root/"jobs"],cwd=HOUSE,env=environment(),stdout=subprocess.PIPE,text=True)
    for a,line in zip(names,ran.stdout):
        r=json.loads(line); told=r["out"]+r["err"]
        bad=[]
        if r["code"]!=a.code: bad.append(f"code {r['code']}≠{a.code}")
        if a.says not in told: bad.append("words")
        if r["foreign"]: bad.append("FOREIGN "+str(r["foreign"][:3]))
        if r["seconds"]>2: bad.append(f"{r['seconds']:.1f}s")
        if r["megabytes"]>300: bad.append(f"{r['megabytes']:.0f}MB")
        if len(told)>20000: bad.append(f"long {len(told)}")
        if bad: print("##",a.name,"|",*bad,"| wanted:",a.says[:60],"| told:",told[:400].replace("\n"," ⏎ "),flush=True)
    print(ran.wait(), len(pick))
