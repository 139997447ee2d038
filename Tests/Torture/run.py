"""Runs the torture cases against a built program: run.py PROGRAM [CASE...].

Each case prints its name and what came of it; the last line counts."""

import sys
import traceback

import harness
import command_cases  # noqa: F401  (registers its cases, as do the others)
import document_cases  # noqa: F401
import font_cases  # noqa: F401
import image_cases  # noqa: F401
import output_cases  # noqa: F401
import path_cases  # noqa: F401
import text_cases  # noqa: F401


def outcome(function, program):
    """(`passed`, `failed` or `skipped`, why)."""
    bench = harness.Bench(program)
    try:
        function(bench)
        return "passed", ""
    except harness.Skip as skip:
        return "skipped", str(skip)
    except AssertionError as failure:
        return "failed", str(failure)
    except Exception:  # a fault of the harness is a failure of the case, not the end of the run
        return "failed", traceback.format_exc()
    finally:
        bench.close()


def main():
    program, wanted = sys.argv[1], set(sys.argv[2:])
    names = {name for name, _ in harness.CASES}
    for unknown in sorted(wanted - names):
        print(f"torture: there is no case {unknown}", file=sys.stderr)
        return 64
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    for name, function in sorted(harness.CASES, key=lambda entry: entry[0]):
        if wanted and name not in wanted:
            continue
        result, why = outcome(function, program)
        counts[result] += 1
        print(f"{result:8}{name}  {function.__doc__}" + (f"\n        {why}" if why else ""), flush=True)
    print("torture: " + ", ".join(f"{count} {result}" for result, count in counts.items()))
    return 1 if counts["failed"] else 0


sys.exit(main())
