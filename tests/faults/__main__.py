"""Breaks the engine and the page on purpose, in one way after another, and says what no test saw.

    python -m tests.faults [--list] [--jobs N] [--no-baseline] [NAME …]

Each fault is planted in a copy of the tree, where only the tests run that must notice it. In the
end those that did run once more without any fault: they prove something only if they pass then.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatchcase
from queue import SimpleQueue
from typing import NamedTuple

from tests.faults import FAULTS
from tests.faults.fault import ROOT, Fault
from tests.faults.workshop import Found, Workshop, workshops


class Outcome(NamedTuple):
    fault: Fault
    found: Found
    seconds: float

    @property
    def is_seen(self) -> bool:
        return bool(self.found.failed)

    def __str__(self) -> str:
        took = f"{self.seconds:5.0f} s"
        if self.found.trouble:
            return f"{took}  {self.fault.name}: DID NOT RUN, {self.found.trouble}"
        if not self.is_seen:
            return f"{took}  {self.fault.name}: UNSEEN by {', '.join(self.fault.tests)}"
        [(test, reason), *_] = self.found.failed.items()
        return f"{took}  {self.fault.name}: caught by {test}\n           {reason}"


def wanted(names: Sequence[str]) -> list[Fault]:
    """The faults of these names or patterns; all, if there are none."""
    if not names:
        return list(FAULTS)
    for name in names:
        if not any(fnmatchcase(fault.name, name) for fault in FAULTS):
            raise SystemExit(f"there is no fault “{name}”: see --list")
    return [fault for fault in FAULTS if any(fnmatchcase(fault.name, name) for name in names)]


def outdated(faults: Sequence[Fault]) -> Iterator[str]:
    for fault in faults:
        if (count := fault.places()) != 1:
            yield f"{fault.name}: its text is {count} times in {fault.file}, and must be once"


def show(faults: Sequence[Fault]) -> None:
    for fault in faults:
        print(f"{fault.name}  ({fault.file})\n    {fault.harm}")
        for test in fault.tests:
            print(f"    {test}")
    named = {test.split("::")[0] for fault in FAULTS for test in fault.tests}
    there = (path.relative_to(ROOT).as_posix() for path in ROOT.joinpath("e2e").glob("test_*.py"))
    print(f"\n{len(faults)} faults", end="")
    if left := sorted(set(there) - named):
        print(f"; none for {', '.join(left)}", end="")
    print()


def tried(fault: Fault, free: SimpleQueue[Workshop]) -> Outcome:
    started = time.monotonic()
    workshop = free.get()
    try:
        with workshop.broken_by(fault):
            found = workshop.run(fault.tests, "-x")
    finally:
        free.put(workshop)
    return Outcome(fault, found, time.monotonic() - started)


def failing_anyway(outcomes: Sequence[Outcome], workshop: Workshop) -> Found:
    """What of all that caught something fails without any fault, too."""
    tests = sorted({test for outcome in outcomes for test in outcome.found.failed})
    print(f"\nWithout a fault, {len(tests)} tests that failed must pass …", flush=True)
    found = workshop.run(tests)
    # A browser on a busy machine may miss a beat.
    return workshop.run(found.failed) if found.failed else found


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    asked.formatter_class = argparse.RawDescriptionHelpFormatter
    asked.add_argument("names", nargs="*", metavar="NAME", help="faults, or patterns (stat*)")
    asked.add_argument("--list", action="store_true", help="only say which there are")
    asked.add_argument("--jobs", type=int, default=1, help="so many at a time, in as many copies")
    asked.add_argument(
        "--no-baseline", action="store_true", help="leave out the run without faults"
    )
    wish = asked.parse_args()
    faults = wanted(wish.names)
    if problems := list(outdated(faults)):
        print("\n".join(problems))
        return 2
    if wish.list:
        show(faults)
        return 0

    started = time.monotonic()
    jobs = max(1, min(wish.jobs, len(faults)))
    free: SimpleQueue[Workshop] = SimpleQueue()
    outcomes: list[Outcome] = []
    anyway = Found({})
    with workshops(jobs) as places:
        for place in places:
            free.put(place)
        with ThreadPoolExecutor(jobs) as workers:
            for outcome in workers.map(lambda fault: tried(fault, free), faults):
                print(outcome, flush=True)
                outcomes.append(outcome)
        if not wish.no_baseline and any(outcome.is_seen for outcome in outcomes):
            anyway = failing_anyway(outcomes, places[0])
    for test, reason in anyway.failed.items():
        print(f"fails without a fault, too: {test}\n    {reason}")
    if anyway.trouble:
        print(f"the run without faults came to nothing: {anyway.trouble}")

    unseen = [each for each in outcomes if not each.is_seen and not each.found.trouble]
    stuck = [each for each in outcomes if each.found.trouble]
    print(f"\n{len(outcomes)} faults in {(time.monotonic() - started) / 60:.0f} minutes: ", end="")
    print(f"{len(outcomes) - len(unseen) - len(stuck)} caught, {len(unseen)} unseen, ", end="")
    print(f"{len(stuck)} did not run")
    for each in (*unseen, *stuck):
        print(each)
    return 1 if unseen or stuck or anyway.failed or anyway.trouble else 0


if __name__ == "__main__":
    sys.exit(main())
