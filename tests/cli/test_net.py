"""Whatever happens to a command, a person reads a sentence and never a traceback."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import json
import os
import pty
import re
import resource
import shutil
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardwright import __version__
from cardwright.building.staging import MANIFEST, Staging
from cardwright.cli import group
from cardwright.engine import Record, load_game
from cardwright.errors import UsageError
from tests.tiers import ALONE, every

if os.name != "posix":
    pytest.skip("signals and closed streams as POSIX has them", allow_module_level=True)

#: The smallest build there is.
SMALL = ("build", "nations", "--only", "tracker")


def environment(**changed: str) -> dict[str, str]:
    """What a command finds around it; printing is buffered, as with most people."""
    return {
        **os.environ,
        "PYTHONPATH": str(Path.cwd() / "generator"),
        "PYTHONUNBUFFERED": "",
        **changed,
    }


def planted(fault: str, *arguments: str | bytes) -> list[str | bytes]:
    """The command line that runs the command after this line of Python."""
    code = f"{fault}\nimport sys\nfrom cardwright.cli import main\nmain()"
    return [sys.executable, "-c", code, *arguments]


def run(
    *arguments: str | bytes,
    fault: str = "",
    redirected: str = "",
    env: dict[str, str] | None = None,
    cwd: Path | None = None,
    limit: Callable[[], None] | None = None,
) -> subprocess.CompletedProcess[bytes]:
    """Run the command, perhaps with a fault planted, or by a shell that redirects streams.

    Under a limit Python compiles nothing: it would keep half of it, for other tests as well.
    """
    env = (env or {}) | ({"PYTHONDONTWRITEBYTECODE": "1"} if limit else {})
    command = planted(fault, *arguments)
    if redirected:
        command = ["sh", "-c", f'exec "$@" {redirected}', "sh", *command]
    done = subprocess.run(
        command,
        env=environment(**env),
        cwd=cwd,
        capture_output=True,
        check=False,
        stdin=subprocess.DEVNULL,
        preexec_fn=limit,
    )
    if "--debug" not in arguments:
        assert b"Traceback" not in done.stderr, done.stderr.decode()
    return done


def boom(error: str) -> str:
    """The line of Python by which “list papers” raises an error."""
    return f"""
import cardwright.building.inventory
def boom():
    raise {error}
cardwright.building.inventory.paper_rows = boom"""


# ------------------------------------------------------------------ faults of ours


def test_a_fault_of_ours_is_called_ours_and_says_what_to_report() -> None:
    fault = "import cardwright.building.inventory as i; i.PAPERS = None"
    done = run("list", "papers", "--json", fault=fault)
    assert done.returncode == 70
    said = done.stderr.decode().splitlines()
    assert said[0].startswith("cardwright: something went wrong. It is our fault, not yours.")
    assert re.search(r"(Attribute|Type)Error: .*, cardwright/building/inventory\.py:\d+$", said[1])
    assert f"cardwright {__version__}, Python {sys.version.split()[0]}, " in said[2]
    assert said[3].strip() == "cardwright list papers --json"
    assert said[4].startswith("Hint: “cardwright --debug …”")
    assert len(said) == 5


def test_with_debug_it_is_shown_where() -> None:
    done = run("--debug", "list", "papers", fault=boom('KeyError("x")'))
    assert done.returncode == 70
    assert b"Traceback" in done.stderr
    assert b"KeyError: 'x'" in done.stderr
    assert done.stderr.count(b"our fault") == 1


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("error", "code", "words"),
    every(
        2,
        [
            ("RecursionError('too deep')", 70, "RecursionError: too deep"),
            (
                "RuntimeError('can\\'t start new thread')",
                3,
                "cannot start more processes or threads",
            ),
            (f"BlockingIOError({errno.EAGAIN}, 'Resource busy')", 3, "cannot start more processes"),
            ("ImportError('libX.so.6: failed to map segment')", 3, "does not have enough memory"),
            ("MemoryError", 3, "this computer does not have enough memory\nHint: close other"),
            (
                "OSError(28, 'No space left on device', 'a/b.pdf')",
                3,
                "a/b.pdf: could not be written:",
            ),
            (
                f"OSError({errno.EDQUOT}, 'Quota exceeded', 'a.pdf')",
                3,
                "a.pdf: could not be written: Quota",
            ),
            ("PermissionError(13, 'Permission denied', 'a\\x1b[31m')", 3, "a\\x1b[31m: Permission"),
            (
                "ModuleNotFoundError('x', name='pikepdf')",
                3,
                "the Python package pikepdf is missing",
            ),
            ("ValueError('\\x1b[31m\\x00red')", 70, "ValueError: \\x1b[31m\\x00red"),
            ("AssertionError", 70, "AssertionError, "),
            ("Exception('x' * 9999)", 70, f"{'x' * 200},"),
            ("SystemExit(4)", 141, ""),
        ],
    ),
)
def test_every_error_has_its_sentence_and_its_code(error: str, code: int, words: str) -> None:
    done = run("list", "papers", fault=boom(error))
    assert done.returncode == code
    assert words in done.stderr.decode()
    assert b"\x1b" not in done.stderr
    assert b"\0" not in done.stderr
    assert len(done.stderr) < 1000


def test_a_recursion_without_end_and_a_memory_that_is_full_are_answered() -> None:
    endless = boom("boom()")
    assert run("list", "papers", fault=endless).returncode == 70

    def little() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (600 * 2**20, 600 * 2**20))

    done = run("list", "papers", fault=boom("ValueError(bytearray(2**40))"), limit=little)
    assert done.returncode == 3
    assert b"does not have enough memory" in done.stderr


def test_a_broken_installation_is_named() -> None:
    done = run("--version", fault="import sys; sys.modules['click'] = None")
    assert done.returncode == 3
    assert done.stderr == (
        b"cardwright: the Python package click is missing\nHint: reinstall Cardwright\n"
    )


# ------------------------------------------------------------------ streams


@pytest.mark.parametrize("closed", every(5, ["<&- >&- 2>&-", ">&-", "2>&-", "<&-", ">&- 2>&-"]))
def test_with_closed_streams_the_same_files_are_made(tmp_path: Path, closed: str) -> None:
    for name, redirected in (("open", ""), ("closed", closed)):
        done = run(*SMALL, "-o", str(tmp_path / name), redirected=redirected)
        assert done.returncode == 0, done.stderr
    one, other = (tmp_path / name / MANIFEST for name in ("open", "closed"))
    assert one.read_bytes() == other.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["closed", "open"]


@pytest.mark.deep
@pytest.mark.parametrize("closed", every(3, ["<&- >&- 2>&-", ">&-", "2>&-"]))
def test_with_closed_streams_mistakes_keep_their_codes(closed: str) -> None:
    assert run("build", "cuort", redirected=closed).returncode == 2
    assert run("bild", redirected=closed).returncode == 2
    assert run("list", "papers", fault=boom("KeyError"), redirected=closed).returncode == 70
    assert run("list", "papers", redirected=closed).returncode == 0
    assert run("simulate", "court", "--deals", "1", redirected=closed).returncode == 0


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_no_file_is_taken_for_a_stream_that_is_closed(closed: str) -> None:
    opening = """
import cardwright.building.inventory, os
cardwright.building.inventory.paper_rows = lambda: os._exit(os.open(os.devnull, os.O_WRONLY))"""
    assert run("list", "papers", fault=opening, redirected=closed).returncode > 2


def test_streams_that_are_absent_altogether_are_no_fault() -> None:
    absent = "import sys; sys.stdin = sys.stdout = sys.stderr = None"
    assert run("list", "papers", fault=absent).returncode == 0
    assert run("list", "papres", fault=absent).returncode == 2
    assert run("simulate", "court", "--deals", "1", fault=absent).returncode == 0


@pytest.fixture
def many(tmp_path: Path) -> Path:
    """A file of more records than a pipe holds when they are told."""
    form = load_game("court").form("two-handed")
    path = tmp_path / "many.jsonl"
    path.write_text("".join(f"{Record.of(form.deal(n), n).line()}\n" for n in range(1000)))
    return path


@pytest.mark.full
def test_when_the_reader_has_gone_it_ends_quietly(many: Path) -> None:
    running = subprocess.Popen(
        planted("", "replay", "--json", str(many)),
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert running.stdout
    assert running.stdout.readline()
    running.stdout.close()
    assert running.wait() == 141
    assert running.stderr
    with running.stderr as told:
        assert told.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_output_that_finds_no_room_is_told() -> None:
    done = run("list", "papers", redirected=">/dev/full")
    assert done.returncode == 3
    assert done.stderr.startswith(b"cardwright: the output could not be written: No space")
    assert b"Exception" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_what_is_still_to_be_written_at_the_end_is_not_lost_in_silence() -> None:
    printing = """
import click, cardwright.building.inventory
def rows():
    print("a line that waits")
    raise click.exceptions.Exit(0)
cardwright.building.inventory.paper_rows = rows"""
    assert run("list", "papers", fault=printing).stdout == b"a line that waits\n"
    done = run("list", "papers", fault=printing, redirected=">/dev/full")
    assert done.returncode == 3
    assert done.stderr.startswith(b"cardwright: the output could not be written: No space")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_mistakes_keep_their_codes_where_nobody_can_be_told() -> None:
    assert run("build", "cuort", redirected="2>/dev/full").returncode == 2
    assert run("list", "papers", fault=boom("KeyError"), redirected="2>/dev/full").returncode == 70


@pytest.mark.full
@pytest.mark.parametrize(
    "encoding", every(5, ["ascii", "latin-1", "cp437", "utf-16", "ascii:strict"])
)
def test_what_an_encoding_lacks_is_replaced(tmp_path: Path, encoding: str) -> None:
    env = {"PYTHONIOENCODING": encoding, "LC_ALL": "C", "PYTHONUTF8": "0"}
    name = encoding.partition(":")[0]
    told = run("build", "cuort", env=env)
    assert told.returncode == 2
    if name != "utf-16":
        assert "there is no game " in told.stderr.decode(name)
        assert 'did you mean "court"?' in told.stderr.decode(name)
    record = tmp_path / "deal.jsonl"
    record.write_bytes(run("simulate", "court", "--form", "two-handed", "--deal", "1").stdout)
    for arguments in (("replay", str(record)), ("list", "games"), ("simulate", "court")):
        done = run(*arguments, *(("--deals", "3") if "court" in arguments else ()), env=env)
        assert done.returncode == 0, done.stderr
        assert done.stdout.decode(name)
    record.write_bytes(run("simulate", "card-tennis", "--form", "doubles", "--deal", "1").stdout)
    assert "“" in run("replay", str(record), "--json").stdout.decode()
    for arguments in (("replay", str(record)), ("list", "games"), ("list", "forms")):
        plain, here = run(*arguments, "--json"), run(*arguments, "--json", env=env)
        assert json.loads(here.stdout.decode(name)) == json.loads(plain.stdout)


# ------------------------------------------------------------------ what is repeated


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["bild\x1b[31m"], 2),
        (["build", "c\x1b[31m"], 2),
        *every(
            5,
            [
                (["build", "--onyl\x1b[31m"], 2),
                (["build", "--onyl\x07\x08"], 2),
                (["build", "--only", "d\x1b[31m"], 2),
                (["list", "papers", "x\x1b[31m"], 2),
            ],
        ),
        (["replay", "\x1b[31m.jsonl"], 2),
        (["simulate", "court", "--agree", "\x1b[31m=\x07"], 2),
        (["simulate", "court", "--form", "\x1b[31m"], 2),
        ([*SMALL, "-o", "o\x1b[31m\x07"], 0),
        ([*SMALL, "-o", "o\x1b[31m\r\n"], 2),
        ([*SMALL, "-o", "taken\x1b[31m"], 1),
    ],
)
def test_nothing_that_is_repeated_steers_the_terminal(
    tmp_path: Path, arguments: list[str], code: int
) -> None:
    (tmp_path / "taken\x1b[31m").mkdir()
    (tmp_path / "taken\x1b[31m" / "letter\x1b[31m").write_text("mine")
    done = run(*arguments, cwd=tmp_path)
    assert done.returncode == code, done.stderr
    assert not re.search(rb"[\x00-\x09\x0b-\x1f]", done.stdout + done.stderr)


def test_a_name_that_is_no_text_is_a_name_nevertheless(tmp_path: Path) -> None:
    try:
        (tmp_path / os.fsdecode(b"out\xff")).mkdir()
    except OSError as error:
        pytest.skip(f"this disk has names of text alone: {error}")
    done = run(*SMALL, "-o", b"out\xff", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert b"5 files" in done.stdout
    assert run("replay", b"none\xff.jsonl", cwd=tmp_path).returncode == 2


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("cardwright bui", b"plain,build\n"),
        ("cardwright deck --prof", b"plain,--profile\n"),
        ("cardwright build cou", b"plain,court\n"),
        ("cardwright gallery n", b"plain,nations\n"),
    ],
)
def test_a_shell_is_told_how_a_word_may_go_on(words: str, offered: bytes) -> None:
    asked = {"COMP_WORDS": words, "COMP_CWORD": str(len(words.split()) - 1)}
    done = run(env=asked | {"_CARDWRIGHT_COMPLETE": "bash_complete"})
    assert (done.returncode, done.stdout) == (0, offered)


@pytest.mark.parametrize(
    "asked",
    [
        {"_CARDWRIGHT_COMPLETE": "zzz"},
        {"_CARDWRIGHT_COMPLETE": "bash_complete"},
        {"_CARDWRIGHT_COMPLETE": "fish_complete", "COMP_WORDS": "cardwright"},
        {"_CARDWRIGHT_COMPLETE": "zsh_complete", "COMP_WORDS": "cardwright bu", "COMP_CWORD": "x"},
    ],
)
def test_a_shell_that_does_not_say_which_word_is_told_so(
    asked: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in asked.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(UsageError) as refused:
        group.run([])
    assert refused.value.hint


@pytest.mark.parametrize("char", ["\n", "\r"])
def test_no_argument_forges_a_line_of_a_message(char: str) -> None:
    with pytest.raises(UsageError, match=r"contains a line break"):
        group.run(["build", "--ledger", f"a{char}cardwright: all is well.toml"])


@pytest.mark.parametrize("option", ["deck --cards", "deck --deck", "build --base-url"])
def test_an_option_of_an_unset_variable_is_not_left_out(
    option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert group.run([*option.split(), ""]) == 2
    assert "it is empty" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command",
    ["build", "calibrate", "doctor", "export court --for png", "gallery", "simulate court"],
)
def test_what_is_made_has_a_place(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert group.run([*command.split(), "-o", ""]) == 2
    assert "it is empty" in capsys.readouterr().err


def test_what_is_made_can_be_read_by_its_owner_whatever_the_umask(tmp_path: Path) -> None:
    place = tmp_path / "deal.jsonl"
    umask = "import os; os.umask(0o777)"
    done = run("simulate", "court", "--deals", "1", "--deal", "1", "-o", str(place), fault=umask)
    assert done.returncode == 0
    assert place.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    "arguments",
    [
        ["build", "-o", "a\0b"],
        ["replay", "a\0b"],
        ["build", "a\0"],
    ],
)
def test_a_nul_in_an_argument_is_a_mistake_of_usage(arguments: list[str]) -> None:
    done = run(fault=f"import sys; sys.argv[1:] = {arguments!r}")
    assert done.returncode == 2
    assert b"contains a NUL\nHint: leave it out\n" in done.stderr


# ------------------------------------------------------------------ interrupted and terminated


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """An output that stands, of one old file."""
    with Staging(tmp_path / "build") as staging:
        (staging.folder / "deck.pdf").write_text("old")
        staging.publish()
    return tmp_path / "build"


@contextlib.contextmanager
def building(out: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A build that has begun to write, and would take long."""
    slow = """
from cardwright.printing.trackers import files
import time
def slow(*_, **__):
    time.sleep(60)
files.tracker_pdf = slow"""
    running = subprocess.Popen(
        planted(slow, *SMALL, "--no-cache", "-o", str(out)),
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    until = time.monotonic() + 30
    while not list(out.parent.glob(".build.cardwright-*/new")):
        assert time.monotonic() < until
        time.sleep(0.02)
    time.sleep(0.3)
    yield running
    running.kill()
    running.communicate()


@pytest.mark.full
@pytest.mark.parametrize(
    ("number", "code", "word"),
    every(
        3,
        [
            (signal.SIGINT, 130, b"interrupted"),
            (signal.SIGTERM, 143, b"terminated"),
            (signal.SIGHUP, 129, b"terminated"),
        ],
    ),
)
def test_a_build_that_is_stopped_leaves_nothing_behind(
    old: Path, number: signal.Signals, code: int, word: bytes
) -> None:
    with building(old) as running:
        running.send_signal(number)
        said = running.communicate(timeout=20)[1]
    assert running.returncode == code
    assert said.strip() == b"cardwright: " + word
    assert [path.name for path in old.parent.iterdir()] == ["build"]
    assert (old / "deck.pdf").read_text() == "old"


#: To clear away what was built in takes a second, and is told.
SLOWLY_CLEARED = """
import shutil, time
remove = shutil.rmtree
def slowly(where, **how):
    if where.name == "new":
        print("clearing", flush=True)
        time.sleep(1)
    remove(where, **how)
shutil.rmtree = slowly"""
#: A build that is told to stop while it works.
STOPPED = """
from cardwright.printing.trackers import files
import os, signal
files.tracker_pdf = lambda *_, **__: os.kill(os.getpid(), signal.SIGTERM)"""


@pytest.mark.full
@pytest.mark.parametrize(
    ("fault", "number", "code"),
    every(
        6,
        [
            ("", signal.SIGINT, 130),
            ("", signal.SIGTERM, 143),
            ("", signal.SIGHUP, 129),
            (STOPPED, signal.SIGINT, 143),
            (STOPPED, signal.SIGTERM, 143),
            (STOPPED, signal.SIGHUP, 143),
        ],
    ),
)
def test_a_build_that_is_stopped_while_it_clears_up_leaves_nothing_behind(
    old: Path, fault: str, number: signal.Signals, code: int
) -> None:
    running = subprocess.Popen(
        planted(SLOWLY_CLEARED + fault, *SMALL, "--no-cache", "-o", str(old)),
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert running.stdout
    assert running.stdout.readline() == b"clearing\n"
    running.send_signal(number)
    said = running.communicate(timeout=30)[1]
    assert running.returncode == code
    assert re.fullmatch(rb"cardwright: (interrupted|terminated)", said.strip())
    assert [path.name for path in old.parent.iterdir()] == ["build"]


@pytest.mark.parametrize("second", every(3, [signal.SIGTERM, signal.SIGHUP, signal.SIGINT], 2))
def test_two_signals_in_a_row_are_told_as_one(second: signal.Signals) -> None:
    """Both are there before Python has handled either."""
    code = f"""
import os, signal, sys
from cardwright.cli import net
def work(_):
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM, {second:d}])
    os.kill(os.getpid(), signal.SIGTERM)
    os.kill(os.getpid(), {second:d})
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM, {second:d}])
sys.exit(net.caught(work, []))"""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment(), capture_output=True, check=False)
    assert done.returncode in {128 + second, 128 + signal.SIGTERM}
    assert re.fullmatch(rb"cardwright: (interrupted|terminated)\n", done.stderr)


def test_a_library_that_makes_another_error_of_a_signal_does_not_hide_it() -> None:
    hiding = """
import cardwright.building.inventory, os, signal
def rows():
    try:
        os.kill(os.getpid(), signal.SIGTERM)
    except BaseException:
        raise ImportError("there is no such thing")
cardwright.building.inventory.paper_rows = rows"""
    done = run("list", "papers", fault=hiding)
    assert done.returncode == 143
    assert done.stderr == b"cardwright: terminated\n"


@pytest.mark.full
@pytest.mark.parametrize(("number", "code"), every(2, [("SIGINT", 130), ("SIGTERM", 143)]))
def test_a_signal_while_a_library_in_cpp_is_being_loaded_ends_in_order(
    tmp_path: Path, number: str, code: int
) -> None:
    """An exception there would break off its tables, and the process with them."""
    within = f"""
import enum, os, signal, sys
create = enum.EnumType._create_
def created(*arguments, module=None, **more):
    if module and module.startswith("pikepdf"):
        print("within")
        os.kill(os.getpid(), signal.{number})
    return create(*arguments, module=module, **more)
enum.EnumType._create_ = created"""
    done = run(*SMALL, "--no-cache", "-o", str(tmp_path / "build"), fault=within)
    assert done.returncode == code, done.stderr
    assert b"within" in done.stdout
    assert done.stderr.strip() in (b"cardwright: interrupted", b"cardwright: terminated")
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize("number", ["SIGINT", "SIGTERM"])
def test_a_signal_while_an_error_is_told_is_no_traceback(number: str) -> None:
    late = f"""{boom("KeyError")}
import os, signal
from cardwright.cli import streams
say = streams.say
def later(text):
    os.kill(os.getpid(), signal.{number})
    say(text)
streams.say = later"""
    done = run("list", "papers", fault=late)
    assert done.returncode == 70
    assert b"our fault" in done.stderr


def test_who_hangs_up_does_not_stop_what_runs_on_without_him(old: Path) -> None:
    running = subprocess.Popen(
        ["sh", "-c", 'trap "" HUP; exec "$@"', "sh", *planted("", *SMALL, "-o", str(old))],
        env=environment(),
        stderr=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )
    until = time.monotonic() + 30
    while not list(old.parent.glob(".build.cardwright*")) and running.poll() is None:
        assert time.monotonic() < until
        time.sleep(0.005)
    running.send_signal(signal.SIGHUP)
    assert running.wait() == 0


@pytest.mark.parametrize(
    ("number", "code"), every(2, [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
)
def test_the_cursor_is_shown_again(number: signal.Signals, code: int) -> None:
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    running = subprocess.Popen(
        planted("", "simulate", "court", "--form", "two-handed", "--deals", "9999999"),
        env=environment(TERM="xterm"),
        stdout=subprocess.DEVNULL,
        stderr=slave,
    )
    told = b""
    while b"\x1b[?25l" not in told:
        told += os.read(master, 4096)
    running.send_signal(number)
    os.close(slave)
    with contextlib.suppress(OSError):
        while more := os.read(master, 4096):
            told += more
    os.close(master)
    assert running.wait(30) == code
    assert told.rfind(b"\x1b[?25h") > told.rfind(b"\x1b[?25l")
    assert b"Traceback" not in told


# ------------------------------------------------------------------ a full disk


def test_a_file_that_finds_no_room_is_named_and_the_old_output_stays(old: Path) -> None:
    def little() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))

    done = run(*SMALL, *ALONE, "-o", str(old), limit=little)
    assert done.returncode == 3, done.stderr
    said = done.stderr.decode()
    assert said.startswith(
        f"cardwright: {old / 'nations' / 'tracker-a4.pdf'}: could not be written: File too large\n"
        "Hint: free space on that disk, or choose another"
    )
    assert [path.name for path in old.parent.iterdir()] == ["build"]
    assert (old / "deck.pdf").read_text() == "old"


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 64 KB; skips where mounting is denied."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = shutil.which("mount")
    if mount is None:
        pytest.skip("there is no program mount")
    done = subprocess.run(
        [mount, "-t", "tmpfs", "-o", "size=64k", "cardwright-test", str(disk)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        pytest.skip(f"mounting is not permitted here: {done.stderr.strip()}")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


def test_a_full_disk_is_told_and_left_as_it_was(small_disk: Path) -> None:
    done = run("build", "nations", "--only", "deck", *ALONE, "-o", str(small_disk / "build"))
    assert done.returncode == 3, done.stderr
    said = done.stderr.decode()
    assert said.startswith(f"cardwright: {small_disk / 'build' / 'nations' / 'deck-a4.pdf'}: could")
    assert "No space left on device\nHint: free space" in said
    assert list(small_disk.iterdir()) == []
