"""What every torture case stands on: running the program, and what must hold after any run."""

import json
import os
import re
import resource
import shutil
import signal
import struct
import subprocess
import tempfile
import time
import zlib

OK, USAGE, SPEC, INPUT, LIMIT, INTERNAL, CREATE, COMPLETE = 0, 64, 65, 66, 69, 70, 73, 74
MAXIMUM_SECONDS = 2.0
MAXIMUM_MEGABYTES = 256
SMALLEST = {"bars": [{"type": "appBar", "navigationItem": {"title": "Inbox"}}]}
OLD = b"the old bytes\n"

CASES = []


class Skip(Exception):
    """The case cannot run here; says why."""


def case(name):
    """Registers a function as the case `name`; several may share one name."""

    def register(function):
        CASES.append((name, function))
        return function

    return register


def smallest(title="Inbox", **further):
    """The smallest valid spec, with another title or further top-level keys."""
    document = json.loads(json.dumps(SMALLEST))
    document["bars"][0]["navigationItem"]["title"] = title
    document.update(further)
    return document


class Result:
    """One finished run."""

    def __init__(self, code, stdout, stderr, seconds, megabytes):
        self.code, self.stdout, self.stderr = code, stdout, stderr
        self.seconds, self.megabytes = seconds, megabytes

    @property
    def text(self):
        return self.stderr.decode("utf-8")


class Bench:
    """A fresh folder for one case, and the program."""

    def __init__(self, program):
        self.program = program
        self.folder = tempfile.mkdtemp(prefix="torture-")

    def close(self):
        shutil.rmtree(self.folder, ignore_errors=True)

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, content):
        """`content` is bytes, or a value to be written as JSON; gives the path."""
        if not isinstance(content, bytes):
            content = json.dumps(content, ensure_ascii=False).encode()
        with open(self.path(name), "wb") as file:
            file.write(content)
        return self.path(name)

    def read(self, name):
        with open(self.path(name), "rb") as file:
            return file.read()

    def start(self, arguments, **options):
        environment = {"PATH": os.environ["PATH"], **options.pop("env", {})}
        return subprocess.Popen(
            [self.program, *arguments], cwd=self.folder, env=environment, **options)

    def run(self, *arguments, stdin=b"", timeout=20, **options):
        """Runs the program to its end, with standard streams in files so that nothing blocks."""
        with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as out, \
                tempfile.TemporaryFile() as errors:
            given.write(stdin)
            given.seek(0)
            options = {"stdin": given, "stdout": out, "stderr": errors, **options}
            began = time.monotonic()
            process = self.start(arguments, **options)
            try:
                usage, status = wait(process, began + timeout)
            except BaseException:
                process.kill()
                raise
            seconds = time.monotonic() - began
            out.seek(0)
            errors.seek(0)
            return Result(status, out.read(), errors.read(), seconds, usage.ru_maxrss / 1024)

    def refuse(self, code, message, content, arguments=()):
        """Renders `content` onto an old file and expects the failure `code` (or one of several),
        told by `message`."""
        codes = code if isinstance(code, tuple) else (code,)
        self.write("spec.json", content)
        self.write("out.png", OLD)
        command = ["spec.json", "-o", "out.png", *arguments]
        result = self.run(*command)
        check(result.code in codes, f"exit {result.code}, not {code}: {result.text[:300]}")
        check(re.search(message, result.text), f"no {message!r} in: {result.text[:600]}")
        check(self.read("out.png") == OLD, "the old output was touched")
        self.sound(result)
        check(self.run(*command).stderr == result.stderr, "another text on the second run")
        return result

    def accept(self, content, arguments=()):
        """Renders `content` and gives the PNG."""
        self.write("spec.json", content)
        if os.path.exists(self.path("out.png")):
            os.remove(self.path("out.png"))
        result = self.run("spec.json", "-o", "out.png", *arguments)
        check(result.code == OK, f"exit {result.code}, not 0: {result.text[:300]}")
        self.sound(result)
        picture = self.read("out.png")
        png_size(picture)
        return picture

    def sound(self, result, product=False):
        """What holds after any run."""
        check(product or result.stdout == b"", "something on stdout")
        check(result.code in (0, 64, 65, 66, 69, 73, 74), f"exit {result.code}")
        check(result.seconds <= MAXIMUM_SECONDS, f"took {result.seconds:.1f} s")
        check(result.megabytes <= MAXIMUM_MEGABYTES, f"took {result.megabytes:.0f} MB")
        printable(result.text)
        self.tidy()

    def tidy(self):
        """No temporary file was left anywhere in the folder."""
        for place, _, files in os.walk(self.folder):
            for name in files:
                check(not (name.startswith(".") and name.endswith(".tmp")), f"left {place}/{name}")


def wait(process, deadline):
    """Waits like wait4 but not for ever; gives resource usage and exit code (negative: signal)."""
    while True:
        pid, status, usage = os.wait4(process.pid, os.WNOHANG)
        if pid:
            process.returncode = os.waitstatus_to_exitcode(status)
            return usage, process.returncode
        if time.monotonic() > deadline:
            process.send_signal(signal.SIGKILL)
            os.wait4(process.pid, 0)
            raise AssertionError("hung")
        time.sleep(0.002)


def check(holds, complaint):
    if not holds:
        raise AssertionError(complaint)


def printable(text):
    """Nothing that moves a terminal's cursor, colours it or turns its direction."""
    bad = re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]", text)
    check(not bad, f"raw character {bad and hex(ord(bad.group()))} in the messages")
    # A message may name a file of 300 characters, an excerpt show 400 bytes of marks without width.
    check(max((len(line) for line in text.split("\n")), default=0) <= 500, "a very long line")


def png_size(data):
    """Checks a PNG to its last byte; gives width and height."""
    check(data[:8] == b"\x89PNG\r\n\x1a\n", "not a PNG")
    at, pixels, size, channels = 8, b"", None, 0
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        crc, = struct.unpack(">I", data[at + 8 + length:at + 12 + length])
        check(crc == zlib.crc32(kind + body), f"bad checksum in {kind}")
        if kind == b"IHDR":
            size = struct.unpack(">II", body[:8])
            channels = {2: 3, 6: 4}[body[9]]
        if kind == b"IDAT":
            pixels += body
        at += 12 + length
    check(at == len(data) and kind == b"IEND", "cut off")
    width, height = size
    check(len(zlib.decompress(pixels)) == height * (1 + width * channels), "rows are missing")
    return size


def limited(**limits):
    """For preexec_fn: sets resource limits such as NOFILE=32."""

    def apply():
        for name, value in limits.items():
            resource.setrlimit(getattr(resource, "RLIMIT_" + name), (value, value))

    return apply
