"""How the oracles tell what they found: one line a group of scenes, which Scripts/oracles counts."""
import sys


class Group:
    """Differences in levels of 255 over the pixels of some scenes."""

    def __init__(self, name, bound, mean_bound=None):
        self.name, self.bound, self.mean_bound = name, bound, mean_bound
        self.largest, self.total, self.count, self.scenes = 0.0, 0.0, 0, 0

    def add(self, difference):
        """`difference`: an array of absolute differences."""
        self.largest = max(self.largest, float(difference.max()))
        self.total += float(difference.sum())
        self.count += difference.size
        self.scenes += 1

    def tell(self):
        """Prints the verdict; true if it is a pass."""
        mean = self.total / max(self.count, 1)
        passed = self.count > 0 and self.largest <= self.bound
        passed &= self.mean_bound is None or mean <= self.mean_bound
        bound = f"{self.bound}" + (f", mean {self.mean_bound}" if self.mean_bound else "")
        print(f"{'PASS' if passed else 'FAIL'} {self.name}: max {self.largest:.3f} mean {mean:.4f}"
              f" levels, {self.count} pixels of {self.scenes} scenes; bound {bound}", flush=True)
        return passed


def verdict(name, passed, found):
    """Prints a verdict that is not about levels; true if it is a pass."""
    print(f"{'PASS' if passed else 'FAIL'} {name}: {found}", flush=True)
    return passed


def skip(name, reason):
    print(f"SKIP {name}: {reason}", flush=True)


def finish(verdicts):
    sys.exit(0 if verdicts and all(verdicts) else 1)
