"""Outputs that cannot be written, or not wholly."""

import fcntl
import os
import shutil
import signal
import stat
import subprocess
import threading
import time

from harness import COMPLETE, CREATE, INTERNAL, OK, OLD, SPEC, Skip, check, case, limited, png_size, smallest


def demand_root():
    if os.geteuid() != 0:
        raise Skip("needs root")


class Mount:
    """A small file system of its own for a while."""

    def __init__(self, bench, options):
        self.place = bench.path("mounted")
        os.makedirs(self.place, exist_ok=True)
        answer = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "none", self.place],
                                capture_output=True, check=False)
        if answer.returncode:
            raise Skip("tmpfs cannot be mounted here")

    def __enter__(self):
        return self.place

    def __exit__(self, *_):
        subprocess.run(["umount", self.place], check=True)


@case("out-002")
def places_that_cannot_be(bench):
    """outputs that cannot be created are told with the system's reason, nothing is created"""
    bench.write("spec.json", smallest())
    os.mkdir(bench.path("folder"))
    before = sorted(os.listdir(bench.folder))
    for name, reason in (
            ("folder", "Is a directory"), ("folder/", "Is a directory"),
            ("missing/out.png", "No such file"), ("n" * 300 + ".png", "File name too long"),
            ("spec.json/out.png", "Not a directory")):
        result = bench.run("spec.json", "-o", name)
        bench.sound(result)
        check(result.code == CREATE and reason in result.text, f"{name}: {result.code} {result.text}")
    check(sorted(os.listdir(bench.folder)) == before, "something was created")
    name = "n" * 251 + ".png"
    check(bench.run("spec.json", "-o", name).code == OK, "the longest name is refused")
    png_size(bench.read(name))
    bench.tidy()


@case("out-002")
def read_only(bench):
    """a read-only file system is told before anything is drawn"""
    demand_root()
    bench.write("spec.json", smallest())
    with Mount(bench, "ro") as place:
        result = bench.run("spec.json", "-o", place + "/out.png")
        bench.sound(result)
        check(result.code == CREATE and "Read-only file system" in result.text, result.text)


@case("out-002")
def forbidden_folder(bench):
    """a folder without the right to write is refused to all but root"""
    if os.geteuid() == 0:
        raise Skip("root may write everywhere")
    bench.write("spec.json", smallest())
    os.mkdir(bench.path("closed"), 0o500)
    result = bench.run("spec.json", "-o", "closed/out.png")
    check(result.code == CREATE and "Permission denied" in result.text, result.text)


@case("out-005")
def full_disk(bench):
    """a full disk at every 4 kB step leaves the old output and no temporary file"""
    demand_root()
    document = smallest(
        device={"width": 375, "height": 2000, "scale": 3}, content={"rows": 40, "scrolledBy": 20})
    bench.write("spec.json", document)
    whole = len(bench.accept(document))
    failures = 0
    for room in range(4096, whole + 16384, 4096):
        with Mount(bench, f"size={room + 4096}") as place:
            with open(place + "/out.png", "wb") as file:
                file.write(OLD)
            result = bench.run("spec.json", "-o", place + "/out.png")
            with open(place + "/out.png", "rb") as file:
                left = file.read()
            check(os.listdir(place) == ["out.png"], f"left {os.listdir(place)}")
            if result.code == OK:
                check(len(left) == whole, "cut off in silence")
            else:
                failures += 1
                check(result.code == COMPLETE and "No space left" in result.text, result.text)
                check(left == OLD, "the old output was lost")
    check(failures > 0, "the disk was never full")


@case("out-005")
def file_size_limit(bench):
    """a limit on file sizes is an error, not a signal"""
    bench.write("spec.json", smallest())
    bench.write("out.png", OLD)
    result = bench.run("spec.json", "-o", "out.png", preexec_fn=limited(FSIZE=100))
    check(result.code == COMPLETE, f"exit {result.code}")
    check(bench.read("out.png") == OLD, "the old output was touched")
    bench.tidy()


@case("out-007")
def failing_writes(bench):
    """a write that fails leaves the old output; one that only has to be tried again is"""
    if not shutil.which("strace"):
        raise Skip("there is no strace here")
    bench.write("spec.json", smallest())
    whole = bench.accept(smallest())
    command = ["strace", "-f", "-o", "/dev/null", "-e", "trace=write", "-e"]
    run = [bench.program, "spec.json", "-o", "out.png"]
    bench.write("out.png", OLD)
    for fault in ("EIO", "ENOSPC", "EDQUOT"):
        result = subprocess.run(
            command + [f"inject=write:error={fault}:when=1", *run], cwd=bench.folder,
            capture_output=True, check=False)
        check(result.returncode == COMPLETE, f"exit {result.returncode} after {fault}")
        check(bench.read("out.png") == OLD, f"the old output was lost after {fault}")
        bench.tidy()
    for fault in ("EINTR", "EAGAIN"):
        result = subprocess.run(
            command + [f"inject=write:error={fault}:when=1..5", *run], cwd=bench.folder,
            capture_output=True, check=False)
        check(result.returncode == OK and bench.read("out.png") == whole, f"{fault} was not borne")


@case("out-007")
def short_writes(bench):
    """a pipe that takes a little at a time and never waits gets every byte"""
    document = smallest(
        device={"width": 375, "height": 2000, "scale": 3}, content={"rows": 40, "scrolledBy": 20})
    whole = bench.accept(document)
    check(len(whole) > 65_536, "the picture fits into a pipe")
    reader, writer = os.pipe()
    fcntl.fcntl(writer, fcntl.F_SETFL, os.O_NONBLOCK)
    got = bytearray()

    def drain():
        while part := os.read(reader, 1_000):
            got.extend(part)
            time.sleep(0.0005)

    drainer = threading.Thread(target=drain)
    drainer.start()
    result = bench.run("spec.json", "-o", "-", stdout=writer)
    os.close(writer)
    drainer.join()
    os.close(reader)
    check(result.code == OK and bytes(got) == whole, f"exit {result.code}, {len(got)} bytes")


@case("out-008")
def every_step_fails(bench):
    """syncing, closing and renaming that fail are told; the old output stays"""
    if not shutil.which("strace"):
        raise Skip("there is no strace here")
    bench.write("spec.json", smallest())
    for call, code in (("fsync", COMPLETE), ("rename,renameat,renameat2", COMPLETE)):
        bench.write("out.png", OLD)
        result = subprocess.run(
            ["strace", "-f", "-o", "/dev/null", "-e", f"trace={call}", "-e",
             f"inject={call}:error=EIO:when=1", bench.program, "spec.json", "-o", "out.png"],
            cwd=bench.folder, capture_output=True, check=False)
        check(result.returncode == code, f"exit {result.returncode} after {call}")
        check(bench.read("out.png") == OLD, f"the old output was lost after {call}")
        bench.tidy()


@case("out-010")
def closed_pipe(bench):
    """a reader that goes away is told as such"""
    bench.write("spec.json", smallest())
    reader, writer = os.pipe()
    os.close(reader)
    result = bench.run("spec.json", "-o", "-", stdout=writer)
    os.close(writer)
    check(result.code == COMPLETE and "Broken pipe" in result.text, f"{result.code} {result.text}")
    with open("/dev/full", "wb") as full:
        result = bench.run("spec.json", "-o", "-", stdout=full)
    check(result.code == COMPLETE and "No space left" in result.text, result.text)


@case("out-011")
def devices_and_links(bench):
    """devices are written to, links kept, never replaced by a file"""
    document = smallest()
    whole = bench.accept(document)
    result = bench.run("spec.json", "-o", "/dev/stdout")
    check(result.code == OK and result.stdout == whole, "/dev/stdout")
    check(os.path.islink("/dev/stdout"), "/dev/stdout was replaced")
    check(bench.run("spec.json", "-o", "/dev/null").code == OK, "/dev/null")
    check(stat.S_ISCHR(os.stat("/dev/null").st_mode), "/dev/null was replaced")
    result = bench.run("spec.json", "-o", "/dev/full")
    check(result.code == COMPLETE, f"exit {result.code} for /dev/full")
    check(stat.S_ISCHR(os.stat("/dev/full").st_mode), "/dev/full was replaced")
    bench.write("target.png", OLD)
    os.symlink("target.png", bench.path("link.png"))
    os.symlink("new.png", bench.path("dangling.png"))
    os.symlink("loop.png", bench.path("loop.png"))
    for link, target in (("link.png", "target.png"), ("dangling.png", "new.png")):
        check(bench.run("spec.json", "-o", link).code == OK, link)
        check(os.path.islink(bench.path(link)) and bench.read(target) == whole, link)
    check(bench.run("spec.json", "-o", "loop.png").code == CREATE, "a loop of links")
    os.mkfifo(bench.path("fifo"))
    got = []
    reader = threading.Thread(target=lambda: got.append(bench.read("fifo")))
    reader.start()
    check(bench.run("spec.json", "-o", "fifo").code == OK, "fifo")
    reader.join()
    check(got == [whole], "the pipe's reader got something else")


def heed_interrupts():
    """A shell starts what it puts into the background with interrupts ignored, and so do some CIs."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


@case("out-014")
def signals(bench):
    """interrupted while writing: the code says so, and no temporary file is left"""
    if not shutil.which("strace"):
        raise Skip("there is no strace here")
    bench.write("spec.json", smallest())
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        bench.write("out.png", OLD)
        subprocess.run(
            ["strace", "-f", "-o", "/dev/null", "-e", "trace=fsync", "-e",
             f"inject=fsync:signal={number.name}:when=1", bench.program, "spec.json", "-o",
             "out.png"], cwd=bench.folder, capture_output=True, check=False,
            preexec_fn=heed_interrupts)
        check(bench.read("out.png") == OLD, f"{number.name}: the old output was touched")
        bench.tidy()
    process = bench.start(
        ["-", "-o", "out.png"], stdin=subprocess.PIPE, preexec_fn=heed_interrupts)
    time.sleep(0.1)
    process.terminate()
    check(process.wait(5) == -signal.SIGTERM, "not ended by SIGTERM")


@case("out-014")
def crash(bench):
    """a crash of the program itself ends with 70 and says so"""
    for number in (signal.SIGSEGV, signal.SIGILL, signal.SIGABRT):
        process = bench.start(["-", "-o", "out.png"], stdin=subprocess.PIPE, stderr=subprocess.PIPE)
        time.sleep(0.1)
        process.send_signal(number)
        _, errors = process.communicate(timeout=5)
        check(process.returncode == INTERNAL, f"{number.name}: {process.returncode}")
        check(b"internal error" in errors, f"{number.name}: {errors}")


@case("out-015")
def modes(bench):
    """new files get what the umask leaves, old ones keep mode and owner"""
    bench.write("spec.json", smallest())
    for mask in (0o077, 0o000, 0o022):
        name = f"new-{mask}.png"
        result = bench.run("spec.json", "-o", name, preexec_fn=lambda mask=mask: os.umask(mask))
        check(result.code == OK, result.text)
        mode = stat.S_IMODE(os.stat(bench.path(name)).st_mode)
        check(mode == 0o666 & ~mask, f"mode {mode:o} under umask {mask:o}")
    bench.write("old.png", OLD)
    os.chmod(bench.path("old.png"), 0o640)
    if os.geteuid() == 0:
        os.chown(bench.path("old.png"), 0, 4)
    check(bench.run("spec.json", "-o", "old.png").code == OK, "old.png")
    facts = os.stat(bench.path("old.png"))
    check(stat.S_IMODE(facts.st_mode) == 0o640, f"mode {facts.st_mode:o}")
    check(os.geteuid() != 0 or facts.st_gid == 4, "another group")
    png_size(bench.read("old.png"))


@case("out-016")
def many_writers(bench):
    """many processes on one output: a reader sees whole pictures only"""
    bench.write("a.json", smallest("A"))
    bench.write("b.json", smallest("B"))
    check(bench.run("a.json", "-o", "a.png").code == OK, "a.json")
    check(bench.run("b.json", "-o", "b.png").code == OK, "b.json")
    wanted = {bench.read("a.png"), bench.read("b.png")}
    bench.write("shared.png", bench.read("a.png"))
    rounds, width, seen = 20, 25, set()
    for _ in range(rounds):
        processes = [bench.start(["ab"[number % 2] + ".json", "-o", "shared.png"])
                     for number in range(width)]
        while any(process.poll() is None for process in processes):
            seen.add(bench.read("shared.png"))
        check(all(process.returncode == OK for process in processes), "a writer failed")
    check(seen <= wanted, "the reader saw something else")
    bench.tidy()


@case("out-017")
def batch(bench):
    """a batch goes on after failures and names them at the end"""
    for number in range(1, 101):
        bench.write(f"s{number:03}.json", smallest(str(number)))
    bench.write("s037.json", {"bars": 1})
    os.mkdir(bench.path("out"))
    # A folder where one of the pictures should go: that output cannot be created.
    os.mkdir(bench.path("out/s050.png"))
    specs = [f"s{number:03}.json" for number in range(1, 101)]
    result = bench.run(*specs, "-o", "out/{spec}.png")
    check(result.code == CREATE, f"exit {result.code}")
    last = result.text.strip().split("\n")[-1]
    check("s037.json" in last and "s050.json" in last and "2 of 100" in last, last)
    pictures = [name for name in os.listdir(bench.path("out"))
                if os.path.isfile(bench.path("out/" + name))]
    check(len(pictures) == 98, f"{len(pictures)} pictures")
    bench.write("s050.json", smallest())
    result = bench.run("s037.json", "s001.json", "-o", "out/{n}.png")
    check(result.code == SPEC and os.path.exists(bench.path("out/2.png")), "numbers")
