"""Command lines and environments that are hostile."""

import os
import pty

from harness import (
    COMPLETE, INPUT, OK, SPEC, USAGE, check, case, limited, png_size, smallest)


def misuse(bench, *arguments, message=r"\S"):
    """Expects a usage error, short and without any product."""
    import re
    before = sorted(os.listdir(bench.folder))
    result = bench.run(*arguments)
    check(result.code == USAGE, f"exit {result.code} for {arguments}: {result.text[:300]}")
    check(re.search(message, result.text), f"no {message!r} in: {result.text[:300]}")
    check(result.text.count("\n") <= 4, f"more than a hint: {result.text}")
    check(sorted(os.listdir(bench.folder)) == before, "a file was created")
    bench.sound(result)


@case("cli-001")
def usage(bench):
    """wrong command lines end with 64, one hint and no file"""
    bench.write("spec.json", smallest())
    misuse(bench)
    misuse(bench, "spec.json", message=r"barrender spec\.json -o spec\.png")
    misuse(bench, "spec.json", "-o", "out.png", "--sclae", "2", message=r"--scale")
    misuse(bench, "spec.json", "-x", "-o", "out.png", message="unknown flag")
    misuse(bench, "spec.json", "-o", message="needs a value")
    misuse(bench, "spec.json", "-o", "", message="-o|output")
    misuse(bench, "spec.json", "-o", "out.png", "--scale", message="needs a value")
    misuse(bench, "spec.json", "-o", "out.png", "--scale", "--json", message="needs a value")
    misuse(bench, "spec.json", "-o", "out.png", "--json", message="inspect")
    misuse(bench, "spec.json", "-o", "out.png", "--force=1", message="no value")
    misuse(bench, "spec.json", "-o", "a.png", "-o", "a.png", message="twice")
    misuse(bench, "spec.json", "spec.json", "-o", "a.png", message=r"\{spec\}|\{n\}")
    misuse(bench, "-", "-", "-o", "{n}.png", message="stdin|standard input")
    misuse(bench, "spec.json", "-o", "out.png", "--appearance", "drak", message="light or dark")
    misuse(bench, "spec.json", "-o", "out.png", "--set", "title", message="POINTER=JSON")
    misuse(bench, "inspect", message="SPEC")
    misuse(bench, "version", "spec.json", message="operand")


@case("cli-001")
def output_twice(bench):
    """repeated -o writes the same picture to each place"""
    bench.write("spec.json", smallest())
    result = bench.run("spec.json", "-oa.png", "--output=b.png", "-o", "-")
    bench.sound(result, product=True)
    check(result.code == OK, result.text)
    check(bench.read("a.png") == bench.read("b.png") == result.stdout, "different pictures")


@case("cli-001")
def end_of_flags(bench):
    """behind -- there are only files, even one with a verb's name"""
    bench.write("render", smallest())
    bench.write("-x.json", smallest())
    check(bench.run("-o", "a.png", "--", "render").code == OK, "file named render")
    check(bench.run("-o", "b.png", "--", "-x.json").code == OK, "file named -x.json")
    check(bench.run("./render", "-o", "c.png").code == OK, "./render")
    check(bench.read("a.png") == bench.read("b.png") == bench.read("c.png"), "different pictures")


@case("cli-002")
def bytes_in_arguments(bench):
    """file names are taken byte for byte and shown escaped"""
    for raw in (b"na\xffme.json", b"new\nline.json", b"tab\there.json", b"\x1b[31m.json"):
        with open(os.path.join(bench.folder.encode(), raw), "wb") as file:
            file.write(b'{"bars":[{"type":"appBar"}]}')
        target = raw[:-5] + b".png"
        result = bench.run(raw, "-o", target)
        bench.sound(result)
        check(result.code == OK, result.text)
        check(os.path.exists(os.path.join(bench.folder.encode(), target)), "another file")
        result = bench.run(b"no" + raw, "-o", "never.png")
        bench.sound(result)
        check(result.code == INPUT, f"exit {result.code}")
    result = bench.run("x" * 131_000, "-o", "never.png")
    check(result.code == INPUT and len(result.stderr) < 1_000, f"{result.code} {result.text[:200]}")
    result = bench.run(b"--dev\xffice", "x", "spec.json", "-o", "never.png")
    check(result.code == USAGE, f"exit {result.code}")
    bench.sound(result)


@case("cli-003")
def help_to_nowhere(bench):
    """help and version end with 0 only when they were written"""
    for word in ("--help", "-h", "--version", "help", "version", "schema", "devices"):
        result = bench.run(word)
        check(result.code == OK and result.stdout and b"\x1b" not in result.stdout, word)
        check(bench.run(word, preexec_fn=lambda: os.close(1), stdout=None).code == COMPLETE,
              f"{word} with stdout closed")
        with open("/dev/full", "wb") as full:
            check(bench.run(word, stdout=full).code == COMPLETE, f"{word} to /dev/full")
        reader, writer = os.pipe()
        os.close(reader)
        check(bench.run(word, stdout=writer).code == COMPLETE, f"{word} to a closed pipe")
        os.close(writer)


@case("cli-003")
def colour(bench):
    """messages have colour on a terminal only, and not with NO_COLOR"""
    bench.write("spec.json", {"bars": 1})

    def errors(*arguments, **environment):
        leader, follower = pty.openpty()
        result = bench.run("spec.json", "-o", "out.png", *arguments, stderr=follower,
                           env={"TERM": "xterm", **environment})
        os.close(follower)
        check(result.code == SPEC, f"exit {result.code}")
        text = os.read(leader, 65_536)
        os.close(leader)
        return text

    check(b"\x1b[" in errors(), "no colour on a terminal")
    check(b"\x1b" not in errors(NO_COLOR="1"), "colour in spite of NO_COLOR")
    check(b"\x1b" not in errors("--color", "never"), "colour in spite of --color never")
    plain = bench.run("spec.json", "-o", "out.png")
    check(b"\x1b" not in plain.stderr, "colour in a file")
    forced = bench.run("spec.json", "-o", "out.png", env={"CLICOLOR_FORCE": "1"})
    check(b"\x1b[" in forced.stderr, "no colour in spite of CLICOLOR_FORCE")


@case("cli-003")
def png_to_terminal(bench):
    """a PNG goes to a terminal only with --force"""
    bench.write("spec.json", smallest())
    leader, follower = pty.openpty()
    check(bench.run("spec.json", "-o", "-", stdout=follower).code == USAGE, "PNG on a terminal")
    os.close(follower)
    os.close(leader)


@case("env-001")
def locales(bench):
    """language, time zone and home change no byte of pictures and messages"""
    bench.write("spec.json", smallest(content={"scrolledBy": 2.5}))
    bench.write("bad.json", smallest(devise=0.5))
    environments = [
        {}, {"LANG": "tr_TR.UTF-8"}, {"LANG": "de_DE.UTF-8", "TZ": "Asia/Tokyo"}, {"LANG": "C"},
        {"LC_ALL": "ja_JP.eucJP", "HOME": "/nowhere"}, {"LC_ALL": "C.UTF-8", "TERM": "dumb"}]
    pictures, messages = set(), set()
    for environment in environments:
        result = bench.run("spec.json", "-o", "-", env=environment)
        check(result.code == OK, result.text)
        png_size(result.stdout)
        pictures.add(result.stdout)
        messages.add(bench.run("bad.json", "-o", "out.png", env=environment).stderr)
    check(len(pictures) == 1 and len(messages) == 1, "the environment shows")


@case("cli-004")
def no_descriptors(bench):
    """all three streams closed: the picture is whole, nothing else falls into it"""
    bench.write("spec.json", smallest())

    def close_all():
        for descriptor in (0, 1, 2):
            os.close(descriptor)

    result = bench.run("spec.json", "-o", "out.png", preexec_fn=close_all)
    check(result.code == OK, f"exit {result.code}")
    png_size(bench.read("out.png"))
    result = bench.run("spec.json", "-o", "out.png", preexec_fn=limited(NOFILE=8))
    check(result.code == OK, f"exit {result.code} with 8 descriptors: {result.text}")
