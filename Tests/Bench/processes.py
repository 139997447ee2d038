"""Times whole processes that draw one scene: processes.py RUNS SPEC PROGRAM [OTHER-PROGRAM].

PROGRAM and every peer take turns, so that what disturbs the machine disturbs both alike; the ratio is
the median of those of the turns. Peers are OTHER-PROGRAM, called like PROGRAM, and what of the others
is installed: a program by hand with cairo and pango in C, rsvg-convert on the exported SVG, Chromium on
a page. Every picture becomes a new file."""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

PEERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "Peers")
SCALE = 3
# A browser takes so many times as long that fewer turns do.
BROWSER_SHARE = 5


class Program:
    """Something that draws the scene; `command` holds {} where the output's path goes."""

    def __init__(self, name, command, share=1):
        self.name, self.command, self.share = name, command, share
        self.path = shutil.which(command[0])

    def run(self, output):
        """(milliseconds, milliseconds of the processor, MiB) of one run."""
        if os.path.exists(output):
            os.remove(output)
        words = [word.replace("{}", output) for word in self.command]
        silence = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_WRONLY, 0) for stream in (1, 2)]
        began = time.perf_counter()
        pid = os.posix_spawn(self.path, words, os.environ, file_actions=silence)
        _, status, usage = os.wait4(pid, 0)
        wall = time.perf_counter() - began
        if status or not os.path.exists(output):
            sys.exit(f"{self.name} failed with {os.waitstatus_to_exitcode(status)}")
        return wall * 1e3, (usage.ru_utime + usage.ru_stime) * 1e3, usage.ru_maxrss / 1024


def missing(peer, package):
    print(f"{peer}: not compared, {package} is not installed")


def cairo(folder):
    """The C program, compiled; None where its libraries are not here."""
    name, program = "cairo and pango in C", os.path.join(folder, "strip")
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "pangocairo"], capture_output=True, text=True,
        check=False) if shutil.which("pkg-config") and shutil.which("cc") else None
    if not flags or flags.returncode:
        return missing(name, "libpango1.0-dev")
    source = os.path.join(PEERS, "strip.c")
    subprocess.run(
        ["cc", "-O3", source, "-o", program, *flags.stdout.split(), "-lm"], check=True)
    return Program(name, [program, "{}"])


def rsvg(folder, subject, spec):
    """On what `barrender export` makes of the spec."""
    if not shutil.which("rsvg-convert"):
        return missing("rsvg-convert", "librsvg2-bin")
    scene = os.path.join(folder, "scene.svg")
    export = [subject, "export", spec, "--to", "svg", "-o", scene]
    if subprocess.run(export, check=False).returncode:
        return print("rsvg-convert: not compared, this program exports no SVG")
    return Program("rsvg-convert", ["rsvg-convert", "-z", str(SCALE), scene, "-o", "{}"])


def chromium():
    """On a page by hand."""
    names = ("chromium-headless-shell", "chromium")
    browser = next((name for name in names if shutil.which(name)), None)
    if not browser:
        return missing("Chromium", "chromium-headless-shell")
    page = "file://" + os.path.join(PEERS, "strip.html")
    return Program(browser, [
        browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--window-size=375,120", f"--force-device-scale-factor={SCALE}", "--screenshot={}", page],
        share=BROWSER_SHARE)


def medians(runs):
    return [statistics.median(column) for column in zip(*runs)]


def compare(subject, peer, count, output):
    """Both in turns; returns the subject's runs."""
    runs, others = [], []
    for _ in range(max(count // peer.share, 5)):
        runs.append(subject.run(output))
        others.append(peer.run(output))
    wall, processor, memory = medians(others)
    walls, processors, _ = medians(
        [[theirs / ours for ours, theirs in zip(*turn)] for turn in zip(runs, others)])
    print(f"{peer.name}: {wall:.2f} ms, {processor:.2f} ms of processor, {memory:.1f} MiB peak; "
          f"{walls:.1f} and {processors:.1f} times ours in {len(runs)} turns")
    return runs


def main():
    count, spec, subject_path = int(sys.argv[1]), sys.argv[2], sys.argv[3]
    with tempfile.TemporaryDirectory() as folder:
        output = os.path.join(folder, "out.png")
        subject = Program("barrender", [subject_path, spec, "-o", "{}"])
        others = [Program(path, [path, spec, "-o", "{}"]) for path in sys.argv[4:]]
        peers = others + [cairo(folder), rsvg(folder, subject_path, spec), chromium()]
        runs = [subject.run(output) for _ in range(count)]
        size = os.path.getsize(output)
        for peer in filter(None, peers):
            runs += compare(subject, peer, count, output)
    wall, processor, memory = medians(runs)
    print(f"barrender: {wall:.2f} ms, {processor:.2f} ms of processor, {memory:.1f} MiB peak; "
          f"medians of {len(runs)} runs, the PNG has {size} bytes")


main()
