"""Builds the C core in other ways than SwiftPM does, and links programs with it."""
import concurrent.futures
import pathlib
import re
import shutil
import subprocess

from pictures import ROOT

SOURCES = sorted((ROOT / "Sources/CBarRaster").glob("*.c"))
INCLUDE = ROOT / "Sources/CBarRaster/include"
HERE = ROOT / "Tests/Determinism"
RELEASE = ROOT / ".build/release"
WORK = ROOT / ".build/determinism"
LIBRARIES = ["libpng", "freetype2", "harfbuzz", "fribidi"]
LINKED = ["-lpng16", "-lz", "-lfreetype", "-lharfbuzz", "-lfribidi", "-lm"]

# Debian's packages for the core on arm64, unpacked and never installed.
ARM_PACKAGES = [
    "libpng16-16", "libpng-dev", "zlib1g", "zlib1g-dev", "libfreetype6", "libfreetype-dev",
    "libbrotli1", "libharfbuzz0b", "libharfbuzz-dev", "libglib2.0-0", "libgraphite2-3",
    "libpcre2-8-0", "libfribidi0", "libfribidi-dev",
]
ARM = WORK / "arm64"

# Functions of the core that draw nothing: the replay does without them.
NOT_RECORDED = {
    "br_font_close", "br_font_name", "br_font_instance", "br_font_outline", "br_band_to_rgba8",
    "br_png_writer_close", "br_png_read", "br_png_read_size", "br_library_version",
}


def run(*words):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"{words[0]}: {(done.stderr or done.stdout).strip()[-400:]}")
    return done.stdout


def host_flags():
    return run("pkg-config", "--cflags", *LIBRARIES).split()


def compile_core(compiler, flags, name, sources=SOURCES):
    """The objects, in the folder `name`. Warnings are SwiftPM's business."""
    folder = WORK / name
    folder.mkdir(parents=True, exist_ok=True)

    def compile_one(source):
        target = folder / (source.stem + ".o")
        run(*compiler, "-std=c2x", "-w", "-fPIC", *flags, f"-I{INCLUDE}", "-c", source, "-o", target)
        return target

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return list(pool.map(compile_one, sources))


def link_program(core, name, extra=()):
    """The release program with another core."""
    listing = (RELEASE / "barrender.product/Objects.LinkFileList").read_text().split()
    rest = [line for line in listing if "/CBarRaster.build/" not in line]
    program = WORK / name / "barrender"
    run("swiftc", "-static-stdlib", "-emit-executable", "-o", program,
        "-Xlinker", "--defsym", "-Xlinker", "main=barrender_main", *extra, *rest, *core, *LINKED)
    return program


def recorded_functions():
    return re.findall(r"^WRAP\([^,]+, (br_\w+)", (HERE / "record.c").read_text(), re.MULTILINE)


def unrecorded_functions():
    """What the program calls of the core, but no trace would hold."""
    objects = (RELEASE / "BarRaster.build").glob("*.o")
    called = {line.split()[-1] for line in run("nm", "-u", *objects).splitlines() if " br_" in line}
    return sorted(called - set(recorded_functions()) - NOT_RECORDED)


def recording_program():
    """The release program that also writes down every call of its core."""
    own = sorted((RELEASE / "CBarRaster.build").glob("*.o"))
    recorder = compile_core(["cc"], ["-O1"], "recorder", [HERE / "record.c"])
    wraps = [word for name in recorded_functions() for word in ("-Xlinker", f"--wrap={name}")]
    return link_program(own + recorder, "recorder", wraps)


def link_replayer(core, compiler, flags, name, linker=None, libraries=()):
    objects = core + compile_core(compiler, flags, name, sorted(HERE.glob("replay*.c")))
    program = WORK / name / "replay"
    run(*(linker or compiler), "-o", program, *objects, *libraries, *LINKED)
    return program


def fetch_arm_libraries():
    """Debian's arm64 libraries, once. Raises RuntimeError without a network."""
    if (ARM / "complete").exists():
        return
    shutil.rmtree(ARM, ignore_errors=True)
    for folder in ("lists/partial", "archives/partial", "debs"):
        (ARM / folder).mkdir(parents=True)
    options = ["APT::Architecture=arm64", "APT::Architectures=arm64",
               f"Dir::State::lists={ARM}/lists", "Dir::State::status=/dev/null",
               f"Dir::Cache={ARM}/archives", "Debug::NoLocking=1", "APT::Sandbox::User="]
    settings = [word for option in options for word in ("-o", option)]
    run("apt-get", *settings, "update")
    script = 'cd "$0" && exec apt-get "$@"'
    run("sh", "-c", script, ARM / "debs", *settings, "download", *ARM_PACKAGES)
    for package in sorted((ARM / "debs").glob("*.deb")):
        run("dpkg", "-x", package, ARM)
    (ARM / "complete").touch()


def arm_flags():
    usr = ARM / "usr/include"
    folders = [usr / "libpng16", usr / "freetype2", usr / "harfbuzz", usr / "fribidi",
               usr / "glib-2.0", ARM / "usr/lib/aarch64-linux-gnu/glib-2.0/include",
               usr / "aarch64-linux-gnu", usr]
    return [word for folder in folders for word in ("-isystem", folder)]


def arm_libraries():
    folders = [ARM / "usr/lib/aarch64-linux-gnu", ARM / "lib/aarch64-linux-gnu"]
    return [word for folder in folders
            for word in (f"-L{folder}", f"-Wl,-rpath-link,{folder}")]


def arm_runner():
    folders = f"{ARM}/usr/lib/aarch64-linux-gnu:{ARM}/lib/aarch64-linux-gnu"
    return ["qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu",
            "-E", f"LD_LIBRARY_PATH={folders}"]


def is_here(program):
    return shutil.which(program) is not None


def processor_flags():
    return set(pathlib.Path("/proc/cpuinfo").read_text().split())
