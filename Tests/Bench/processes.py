"""Times whole processes: processes.py RUNS SPEC PROGRAM [OTHER-PROGRAM].

Runs of several programs take turns, so that what disturbs the machine disturbs all alike. Prints
medians of wall time, processor time and peak memory."""

import os
import statistics
import sys
import tempfile
import time


def run(program, spec, output):
    """(milliseconds, milliseconds of the processor, MiB) of one run."""
    began = time.perf_counter()
    pid = os.posix_spawn(program, [program, spec, "-o", output], os.environ)
    _, status, usage = os.wait4(pid, 0)
    wall = time.perf_counter() - began
    if status:
        sys.exit(f"{program} failed with {os.waitstatus_to_exitcode(status)}")
    return wall * 1e3, (usage.ru_utime + usage.ru_stime) * 1e3, usage.ru_maxrss / 1024


def main():
    count, spec, programs = int(sys.argv[1]), sys.argv[2], sys.argv[3:]
    with tempfile.TemporaryDirectory() as folder:
        output = os.path.join(folder, "out.png")
        results = [[] for _ in programs]
        for _ in range(count):
            for program, result in zip(programs, results):
                result.append(run(program, spec, output))
        size = os.path.getsize(output)
    for program, result in zip(programs, results):
        wall, processor, memory = (statistics.median(column) for column in zip(*result))
        print(f"{program}: {wall:.2f} ms, {processor:.2f} ms of processor, {memory:.1f} MiB peak")
    print(f"medians of {count} runs; the PNG has {size} bytes")


main()
