"""Debian's Firefox ESR, driven by WebDriver BiDi (W3C), which it speaks by itself.

Playwright drives only its own build of Firefox; what it asks of others by BiDi, this one lacks.
"""

from __future__ import annotations

import base64
import json
import subprocess
import time
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

from websockets.sync.client import connect

#: The program, as Debian calls it.
PROGRAM = "firefox-esr"
_PATIENCE = 240  # seconds: a first start beside other tests takes long
_BEGUN = "WebDriver BiDi listening on "
#: Whether no picture of the page is on its way, when all have been asked for.
_PICTURES = """() => {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  return pictures.every((picture) => picture.complete);
}"""
#: The match of a link, and from now on a count of what the page has asked for and not been given.
_SIT = """() => {
  const ask = window.fetch;
  window.asking = 0;
  window.fetch = (...what) => {
    window.asking += 1;
    return ask(...what).finally(() => { window.asking -= 1; });
  };
  const bytes = new TextEncoder().encode(JSON.stringify(%s));
  location.hash = `deal=${btoa(String.fromCharCode(...bytes))}`;
}"""
#: Whether all that the page keeps has come: what it asks for when it is left, it asks for in vain.
_KEPT = "() => window.asking === 0 && document.querySelector('.kept').textContent"
#: The button that begins the match of a link, pressed.
_MATCH = """() => {
  const found = [...document.querySelectorAll("button")]
    .find((one) => one.textContent.trim() === "Play the match in this link");
  found?.focus();
  return Boolean(found);
}"""
#: What there is to be done, with the focus on the first of it; “over” when the deal is. Where the
#: hand begins at each turn is kept in `window.tops`.
_NEXT = """() => {
  if (document.querySelector(".ended")) return "over";
  const line = document.querySelector(".turn-line");
  if (!line || !/[Yy]our turn/.test(line.textContent)) return null;
  for (const what of [".own .one", ".wanted .one", ".deeds button:not(.main)"]) {
    const found = document.querySelector(`.board ${what}:not([aria-disabled])`);
    if (!found) continue;
    (window.tops ??= []).push(document.querySelector(".own").getBoundingClientRect().top);
    line.textContent = "";
    found.focus();
    return "now";
  }
  return null;
}"""
#: No icon of the tab: it is asked for after the page, and of one broken off on its way through a
#: service worker, when the next page is opened, Firefox logs an error.
_SETTINGS = 'user_pref("browser.chrome.site_icons", false);\n'
_ENTER = "\ue007"  # a key of WebDriver, table of normalized keys


def _address(process: subprocess.Popen[str]) -> str:
    """Where the program listens, which it says itself."""
    assert process.stderr
    for line in process.stderr:
        if line.startswith(_BEGUN):
            return f"{line.removeprefix(_BEGUN).strip()}/session"
    raise AssertionError(f"{PROGRAM} does not begin")


class Firefox:
    """A window of Firefox without a screen, in a `with` statement; `said` is what pages logged.

    `folder` is an empty one, for its profile.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._number = 0
        self.said: list[str] = []

    def __enter__(self) -> Self:
        with ExitStack() as opened:
            process = opened.enter_context(self._begun())
            opened.callback(process.terminate)
            self._line = opened.enter_context(connect(_address(process), max_size=None))
            self.ask("session.new", capabilities={})
            self.ask("session.subscribe", events=["log.entryAdded"])
            # That which it begins with is never given the focus.
            self._tab = self.ask("browsingContext.create", type="tab")["context"]
            self._opened = opened.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._opened.close()

    def _begun(self) -> subprocess.Popen[str]:
        (self._folder / "user.js").write_text(_SETTINGS, "utf-8")
        command = [PROGRAM, "--headless", "--profile", str(self._folder)]
        return subprocess.Popen(
            [*command, "--remote-debugging-port", "0", "about:blank"],
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
        )

    def ask(self, method: str, **parameters: object) -> Any:  # noqa: ANN401
        """The answer to a command; what is logged meanwhile is kept."""
        self._number += 1
        asked = {"id": self._number, "method": method, "params": parameters}
        self._line.send(json.dumps(asked))
        while True:
            told = json.loads(self._line.recv(timeout=_PATIENCE))
            if told.get("method") == "log.entryAdded":
                self.said.append(str(told["params"]["text"]))
            elif told.get("id") == self._number:
                assert told["type"] == "success", told
                return told["result"]

    def resize(self, width: int, height: int) -> None:
        """Give the page this size, in CSS pixels."""
        size = {"width": width, "height": height}
        self.ask("browsingContext.setViewport", context=self._tab, viewport=size)

    def go(self, address: str) -> None:
        """Open a page, and wait until it is loaded; before that, all pictures of the one it leaves.

        Of a picture that is broken off on its way through a service worker Firefox logs an error,
        though nothing was wrong.
        """
        self.until(_PICTURES)
        self.ask("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def run(self, script: str) -> Any:  # noqa: ANN401
        """What a function of JavaScript gives back, in values of JSON."""
        found = self.ask(
            "script.evaluate",
            expression=f"JSON.stringify(({script})() ?? null)",
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def until(self, script: str) -> Any:  # noqa: ANN401
        """What the function gives back as soon as that is something."""
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            if found := self.run(script):
                return found
            time.sleep(0.02)
        raise AssertionError(f"this never came: {script}")

    def enter(self) -> None:
        """Press and let go the key Enter, where the focus is."""
        keys = [{"type": kind, "value": _ENTER} for kind in ("keyDown", "keyUp")]
        actions = [{"type": "key", "id": "keyboard", "actions": keys}]
        self.ask("input.performActions", context=self._tab, actions=actions)

    def printed(self) -> bytes:
        """The page as a PDF."""
        return base64.b64decode(self.ask("browsingContext.print", context=self._tab)["data"])


def played(
    window: Firefox, address: str, match: Mapping[str, Any], first: str = "() => null"
) -> None:
    """Play a deal of a match at the table at an address, by keyboard; a script runs first."""
    window.go(address)
    window.run(first)
    told = {name: value for name, value in match.items() if name != "do"}
    window.run(_SIT % json.dumps(told))
    window.until(_MATCH)
    window.enter()
    while window.until(_NEXT) != "over":
        window.enter()
    window.until(_KEPT)
