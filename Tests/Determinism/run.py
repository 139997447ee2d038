#!/usr/bin/env python3
"""The determinism matrix. Scripts/determinism builds what it needs and calls it.

Each line is one way to build or run the program; in each, the files of all cases must be those of
the release program byte for byte, whose pixels are those of the goldens. Where they are not, the
pixels that differ are counted. A core that another compiler made is also given the calls that the program
made of its own (Tests/Determinism/record.c): glyphs, levels and pixels must be the same in the 16
bits that they are drawn in, before they are rounded to 8. Ends with `N passed, N failed, N skipped`; what is skipped says what is
missing.
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

import core
import pictures
from pictures import CASES, FONTS, ROOT, SPECS, difference, render

RELEASE = [ROOT / ".build/release/barrender"]
DEBUG = [ROOT / ".build/debug/barrender"]
LEVELS = ["-O0", "-O1", "-O2", "-O3"]
PROCESSES = 8

# glibc's own variants of its functions, chosen by the processor; off as if it were an old one.
WITHOUT_FMA = "glibc.cpu.hwcaps=-FMA,-FMA4,-AVX2,-AVX,-AVX512F,-AVX512VL,-AVX512BW,-BMI2,-ERMS"


class Matrix:
    def __init__(self):
        self.passed, self.failed, self.skipped = 0, 0, []

    def check(self, title, make, good="same"):
        """`make` returns what differs, or None; a RuntimeError is a failure with its reason."""
        started = time.monotonic()
        try:
            found = make()
        except RuntimeError as error:
            found = str(error)
        seconds = time.monotonic() - started
        self.passed += found is None
        self.failed += found is not None
        verdict = good if found is None else f"DIFFERENT: {found}"
        print(f"{title:58} {seconds:6.1f} s  {verdict}", flush=True)

    def skip(self, title, reason):
        self.skipped.append(title)
        print(f"{title:58}           skipped: {reason}", flush=True)


def surroundings(matrix, expected):
    """One build, many ways to run it."""
    matrix.check("release against the goldens", lambda: pictures.recorded_difference(expected))
    matrix.check("release again", lambda: difference(render(RELEASE), expected))
    matrix.check("debug", lambda: difference(render(DEBUG), expected))
    for name, environment in [
        ("Turkish locale, Tokyo time", {"LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8",
                                        "TZ": "Asia/Tokyo"}),
        ("hashing without seeds", {"SWIFT_DETERMINISTIC_HASHING": "1"}),
        ("memory that is not zero at first", {"MALLOC_PERTURB_": "90"}),
        ("glibc without FMA and AVX", {"GLIBC_TUNABLES": WITHOUT_FMA}),
    ]:
        matrix.check(
            name, lambda environment=environment: difference(render(RELEASE, environment), expected))
    matrix.check("from another folder", lambda: from_another_folder(expected))
    matrix.check(f"{PROCESSES} processes at once", lambda: many_at_once(expected))


def from_another_folder(expected):
    with tempfile.TemporaryDirectory(prefix="ünder way ") as folder:
        copy = pathlib.Path(folder)
        shutil.copytree(CASES, copy / "Cases")
        shutil.copytree(FONTS, copy / "Fonts")
        specs = [copy / "Cases" / spec.relative_to(CASES) for spec in SPECS]
        return difference(render(RELEASE, specs=specs, fonts=copy / "Fonts"), expected)


def many_at_once(expected):
    folders = [tempfile.TemporaryDirectory() for _ in range(PROCESSES)]
    running = [pictures.start(RELEASE, folder.name) for folder in folders]
    for process in running:
        process.wait()
    found = [difference(pictures.collected(folder.name), expected) for folder in folders]
    for folder in folders:
        folder.cleanup()
    return next((words for words in found if words), None)


def emulated(matrix, expected):
    """The whole program on processors that this one is not."""
    # What Haswell has and qemu cannot do is left out, or it says so each time.
    modern = "Haswell,-pcid,-x2apic,-tsc-deadline,-hle,-invpcid,-rtm"
    for processor, what in [("qemu64", "no SSE4, AVX, FMA"), (modern, "AVX2 and FMA")]:
        title = f"qemu-x86_64 -cpu {processor.split(',')[0]}: {what}"
        if not core.is_here("qemu-x86_64-static"):
            matrix.skip(title, "no qemu-user-static")
            continue
        program = ["qemu-x86_64-static", "-cpu", processor, *RELEASE]
        matrix.check(title, lambda program=program: difference(render(program), expected))


def compilers(matrix, expected, traces):
    """The release program over cores that other compilers made, and those cores alone."""
    matrix.check("control: a core with one wrong rounding", lambda: control(expected, traces),
                 good="noticed")
    has_fma = {"avx2", "fma", "bmi2"} <= core.processor_flags()
    machines = {"x86-64": [], "x86-64-v3": ["-march=x86-64-v3"],
                "x86-64-v3 without FMA": ["-march=x86-64-v3", "-mno-fma"]}
    for compiler in ("clang", "gcc"):
        for machine, flags in machines.items():
            for level in LEVELS:
                title = f"{compiler} {level} {machine}"
                if not core.is_here(compiler):
                    matrix.skip(title, f"no {compiler}")
                elif flags and not has_fma:
                    matrix.skip(title, "this processor has no AVX2 and FMA")
                else:
                    matrix.check(title, lambda compiler=compiler, words=[level, *flags],
                                 name=title.replace(" ", "_"):
                                 with_core(compiler, words, name, expected, traces))


def control(expected, traces):
    """A core that rounds 16-bit products down where they should go up, which must be noticed."""
    sources = core.WORK / "control/sources"
    shutil.rmtree(sources, ignore_errors=True)
    shutil.copytree(ROOT / "Sources/CBarRaster", sources)
    header = sources / "br_internal.h"
    text = header.read_text()
    if "a * b + 0x8000u" not in text:
        return "br_mul16 has changed, and the control with it"
    header.write_text(text.replace("a * b + 0x8000u", "a * b + 0x7FFFu"))
    found = with_core("cc", ["-O2"], "control", expected, traces, sorted(sources.glob("*.c")))
    return None if found else "nobody noticed"


def with_core(compiler, flags, name, expected, traces, sources=core.SOURCES):
    flags = [*flags, *core.host_flags()]
    objects = core.compile_core([compiler], flags, name, sources)
    found = difference(render([core.link_program(objects, name)]), expected)
    replayer = core.link_replayer(objects, [compiler], flags, name)
    return found or replayed(replayer, [], traces)


def recorded(matrix, expected):
    """Traces of all cases; none if recording them failed."""
    traces = []
    matrix.check(
        "recording the calls of the core", lambda: traces.extend(record(expected)))
    for name in core.unrecorded_functions():
        matrix.skip(f"replay of {name}", "Tests/Determinism/record.c does not know it")
    return traces


def other_processors(matrix, traces):
    """The C core alone: the calls that the program makes of it, made again."""
    missing = [tool for tool in ("aarch64-linux-gnu-gcc", "qemu-aarch64-static", "apt-get", "dpkg")
               if not core.is_here(tool)]
    reason = f"no {', '.join(missing)}" if missing else None
    if not reason:
        try:
            core.fetch_arm_libraries()
        except RuntimeError as error:
            reason = f"no arm64 libraries: {error}"
    for compiler, words in [("gcc", ["aarch64-linux-gnu-gcc"]),
                            ("clang", ["clang", "--target=aarch64-linux-gnu",
                                       "-isystem", "/usr/aarch64-linux-gnu/include"])]:
        for level in LEVELS:
            title = f"aarch64 core under qemu, {compiler} {level}"
            if reason or not core.is_here(words[0]):
                matrix.skip(title, reason or f"no {words[0]}")
            else:
                matrix.check(title, lambda words=words, level=level,
                             name=f"aarch64_{compiler}_{level}":
                             on_arm(words, level, name, traces))


def on_arm(compiler, level, name, traces):
    flags = [level, *core.arm_flags()]
    program = core.link_replayer(
        core.compile_core(compiler, flags, name), compiler, flags, name,
        ["aarch64-linux-gnu-gcc"], core.arm_libraries())
    return replayed(program, core.arm_runner(), traces)


def record(expected):
    """A trace for each case; the pictures must be the same as without recording."""
    program = core.recording_program()
    folder = core.WORK / "traces"
    folder.mkdir(exist_ok=True)
    traces = []
    for index, spec in enumerate(SPECS):
        # Cases of two groups may share a name.
        name = f"{spec.parent.name}-{spec.stem}"
        trace, picture = folder / f"{name}.trace", folder / f"{name}.png"
        subprocess.run(
            [program, spec, "--font-dir", FONTS, "-q", "-o", picture],
            env={"DETERMINISM_TRACE": str(trace)}, check=True)
        if picture.read_bytes() != expected[index]:
            raise RuntimeError(f"{spec.stem} is another picture")
        traces.append(trace)
    return traces


def replayed(program, runner, traces):
    words = [str(word) for word in [*runner, program, *traces]]
    done = subprocess.run(words, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    apart = [line for line in lines if not line.startswith("same ")]
    if traces and done.returncode == 0 and len(lines) == len(traces) and not apart:
        return None
    if apart:
        return f"{len(apart)} cases, first {apart[0]}"
    return f"ended with {done.returncode}: {done.stderr.strip()[-200:]}"


def main():
    matrix = Matrix()
    expected = render(RELEASE)
    print(f"{len(SPECS)} cases; each line compares all of them")
    surroundings(matrix, expected)
    if "--light" not in sys.argv[1:]:
        emulated(matrix, expected)
        traces = recorded(matrix, expected)
        compilers(matrix, expected, traces)
        other_processors(matrix, traces)
    print(f"determinism: {matrix.passed} passed, {matrix.failed} failed, "
          f"{len(matrix.skipped)} skipped")
    sys.exit(1 if matrix.failed else 0)


main()
