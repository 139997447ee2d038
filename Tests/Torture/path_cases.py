"""Files that a spec names, and the spec file itself, where they are hostile."""

import os
import shutil
import socket
import struct
import subprocess
import threading
import time
import zlib

from harness import INPUT, LIMIT, OK, Skip, check, case, limited, png_size, smallest


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png(side=24):
    """A square of opaque black."""
    rows = (b"\0" + b"\0\0\0\xff" * side) * side
    header = struct.pack(">IIBBBBB", side, side, 8, 6, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows))
            + chunk(b"IEND", b""))


def with_image(name):
    document = smallest()
    document["bars"][0]["navigationItem"]["rightBarButtonItems"] = [{"image": name}]
    return document


@case("pth-002")
def no_expansion(bench):
    """absolute paths and addresses are refused by rule; nothing is expanded or fetched"""
    bench.write("spec.json", smallest())
    for name, rule in (
            ("/etc/hostname", "relative to the spec"), ("file:///etc/passwd", "fetched"),
            ("http://127.0.0.1/x.png", "fetched"),
            ("data:image/png;base64,iVBORw0KGgo=", "fetched"),
            ("~/.ssh/id_rsa.png", "relative to the spec"), ("$HOME/x.png", "No such file"),
            ("../x.png", "leads out"), ("a/../../x.png", "No such file|leads out"),
            ("nul\0.png", "Invalid argument|control")):
        document = with_image(name)
        bench.write("spec.json", document)
        result = bench.refuse(INPUT, rule, document)
        check(result.text.count("spec.json:1:") >= 1, f"no place in: {result.text}")


@case("pth-002")
def no_network(bench):
    """no socket is ever opened"""
    if not shutil.which("strace"):
        raise Skip("there is no strace here")
    bench.write("spec.json", with_image("http://127.0.0.1/x.png"))
    trace = bench.path("trace")
    subprocess.run(["strace", "-f", "-e", "trace=network", "-o", trace, bench.program,
                    "spec.json", "-o", "out.png"], cwd=bench.folder, capture_output=True, check=False)
    with open(trace, encoding="utf-8") as file:
        calls = [line for line in file if "(" in line]
    check(not calls, f"network calls: {calls[:3]}")


@case("pth-003")
def links(bench):
    """links inside the spec's folder are followed, a way out and a loop are not"""
    os.mkdir(bench.path("inside"))
    outside = os.path.join(os.path.dirname(bench.folder), os.path.basename(bench.folder) + "-x.png")
    with open(outside, "wb") as file:
        file.write(png())
    try:
        bench.write("inside/icon.png", png())
        os.symlink("inside/icon.png", bench.path("link.png"))
        os.symlink("inside", bench.path("folder"))
        os.symlink(outside, bench.path("escape.png"))
        os.symlink("../" + os.path.basename(outside), bench.path("climb.png"))
        os.symlink("loop.png", bench.path("loop.png"))
        os.symlink("nowhere.png", bench.path("dangling.png"))
        os.symlink("inside", bench.path("directory.png"))
        png_size(bench.accept(with_image("link.png")))
        png_size(bench.accept(with_image("folder/icon.png")))
        for name, reason in (
                ("escape.png", "leads out"), ("climb.png", "leads out"),
                ("loop.png", "Too many levels"), ("dangling.png", "No such file"),
                ("directory.png", "not a regular file")):
            bench.refuse(INPUT, reason, with_image(name))
    finally:
        os.remove(outside)


@case("pth-005")
def devices(bench):
    """pipes, devices, sockets and folders are refused at once"""
    os.mkfifo(bench.path("fifo.png"))
    os.mkdir(bench.path("folder.png"))
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(bench.path("socket.png"))
    for device in ("zero", "random", "tty", "stdin"):
        os.symlink("/dev/" + device, bench.path(device + ".png"))
    os.symlink("/proc/self/mem", bench.path("mem.png"))
    for name in ("fifo", "folder", "socket"):
        result = bench.refuse(INPUT, "not a regular file", with_image(name + ".png"))
        check(result.seconds < 0.2, f"{name} took {result.seconds:.1f} s")
    for name in ("zero", "random", "tty", "stdin", "mem"):
        result = bench.refuse(INPUT, "leads out", with_image(name + ".png"))
        check(result.seconds < 0.2, f"{name} took {result.seconds:.1f} s")


@case("pth-009")
def same_image_often(bench):
    """one image named a thousand times is read within bounds of memory and descriptors"""
    bench.write("icon.png", png())
    document = smallest()
    document["bars"][0]["navigationItem"]["rightBarButtonItems"] = [{"image": "icon.png"}] * 1_000
    bench.write("spec.json", document)
    result = bench.run("spec.json", "-o", "out.png", preexec_fn=limited(NOFILE=32))
    bench.sound(result)
    check(result.code in (OK, LIMIT), f"exit {result.code}: {result.text[:300]}")


@case("pth-011")
def spec_that_is_no_file(bench):
    """the spec itself: devices, huge, missing, forbidden, a folder"""
    def expect(code, message, name):
        result = bench.run(name, "-o", "out.png")
        bench.sound(result)
        check(result.code == code and message in result.text, f"{name}: {result.code} {result.text}")
        check(not os.path.exists(bench.path("out.png")), "a picture")

    expect(LIMIT, "16 MB", "/dev/zero")
    with open(bench.path("sparse.json"), "wb") as file:
        file.truncate(10 << 30)
    expect(LIMIT, "16 MB", "sparse.json")
    os.mkdir(bench.path("folder"))
    expect(INPUT, "Is a directory", "folder")
    expect(INPUT, "No such file or directory", "missing.json")
    expect(INPUT, "No such file or directory", "")
    if os.geteuid() != 0:
        bench.write("closed.json", smallest())
        os.chmod(bench.path("closed.json"), 0)
        expect(INPUT, "Permission denied", "closed.json")


@case("pth-011")
def spec_from_slow_pipe(bench):
    """a FIFO with a slow writer is read to its end"""
    os.mkfifo(bench.path("slow"))

    def feed():
        with open(bench.path("slow"), "wb", buffering=0) as pipe:
            for part in (b'{"bars":[{"ty', b'pe":"appBar"', b"}]}"):
                pipe.write(part)
                time.sleep(0.05)

    feeder = threading.Thread(target=feed)
    feeder.start()
    result = bench.run("slow", "-o", "out.png")
    feeder.join()
    bench.sound(result)
    check(result.code == OK, result.text)


@case("pth-012")
def spec_from_stdin(bench):
    """standard input is a spec; its files are looked up in the current folder"""
    bench.write("icon.png", png())
    text = b'{"bars":[{"type":"appBar","navigationItem":{"rightBarButtonItems":[{"image":"icon.png"}]}}]}'
    result = bench.run("-", "-o", "out.png", stdin=text)
    bench.sound(result)
    check(result.code == OK, result.text)
    result = bench.run("-", "-o", "out.png", stdin=b"{")
    check("<stdin>:1:" in result.text, result.text)
    result = bench.run("-", "-o", "never.png", preexec_fn=lambda: os.close(0))
    check(result.code == INPUT, f"exit {result.code} with stdin closed")
