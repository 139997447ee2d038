"""Times whole processes that draw one film: film.py RUNS PROGRAM SPEC. The first run is not counted."""

import os
import statistics
import sys
import tempfile
import time

SECONDS, MEBIBYTES = 1.5, 64


def run(program, spec, output):
    """(seconds, MiB) of one film, which becomes a new file."""
    began = time.perf_counter()
    pid = os.posix_spawn(program, [program, "film", spec, "-o", output], os.environ)
    _, status, usage = os.wait4(pid, 0)
    wall = time.perf_counter() - began
    if status:
        sys.exit(f"{program} failed with {os.waitstatus_to_exitcode(status)}")
    os.remove(output)
    return wall, usage.ru_maxrss / 1024


def main():
    runs, program, spec = int(sys.argv[1]), sys.argv[2], sys.argv[3]
    with tempfile.TemporaryDirectory() as folder:
        output = os.path.join(folder, "film.png")
        measured = [run(program, spec, output) for _ in range(runs + 1)][1:]
    seconds = statistics.median(wall for wall, _ in measured)
    memory = max(peak for _, peak in measured)
    print(f"film of 60 moments: {seconds:.2f} s (median of {runs}), {memory:.0f} MiB at most")
    if seconds > SECONDS or memory > MEBIBYTES:
        sys.exit(f"more than {SECONDS} s or {MEBIBYTES} MiB")


main()
