"""Plays the project's scripts over the protocol, by the process and by the library where there is one.

    PARLEY=.build/release/parley [PARLEY_LIBRARY=libParleyC.so] python3 Examples/Python/test_hosts.py
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from parley import App, Parley
from rides import Rides
from scripts import NotPlayable, Script, find_folder, play

ROOT = Path(__file__).resolve().parents[2]

# Scripts of rides that need no more of the app than booking.
RIDES = [
    "RideInFull", "RideRefused", "RideOption", "RideForThree", "RideFromPlaceToPlace", "RideToAnUnknownPlace",
    "RideToOneOfTwoMarkets", "RideFromHere", "RideCancelledAtTheQuestion",
]  # fmt: skip

Start = Callable[[], Awaitable[Parley]]


async def play_rides(start: Start) -> tuple[int, list[str]]:
    """The ride app of this folder says word for word what the simulated one says in Swift."""
    problems: list[str] = []
    for name in RIDES:
        script = Script.read(ROOT / f"Examples/Conversations/Rides/{name}.conversation")
        folder = find_folder(script.apps[0], script.path)
        rides = Rides(folder, str(script.world["now"]), script.world.get("location"))  # type: ignore[arg-type]
        app = App(folder=str(folder), handlers={"RequestRide": rides}, more={"supportedIntents": ["RequestRide"]})
        async with await start() as parley:
            problems += await play(parley, script, app)
    return len(RIDES), problems


async def play_all(start: Start) -> tuple[int, int, list[str]]:
    """All of the project's scripts that can be played, with the apps simulated."""
    played, left_out, problems = 0, 0, []
    for path in sorted((ROOT / "Examples/Conversations").rglob("*.conversation")):
        try:
            script = Script.read(path)
            async with await start() as parley:
                problems += await play(parley, script)
            played += 1
        except NotPlayable:
            left_out += 1
    return played, left_out, problems


async def main() -> int:
    command = os.environ.get("PARLEY", str(ROOT / ".build/debug/parley"))
    kinds: dict[str, Start] = {"process": lambda: Parley.start(command, "serve")}
    library = os.environ.get("PARLEY_LIBRARY")
    if library:
        kinds["library"] = lambda: Parley.load(library)
    problems: list[str] = []
    for kind, start in kinds.items():
        count, found = await play_rides(start)
        problems += found
        print(f"python, {kind}: {count} scripts with the ride app of this folder")
        if kind == "process":
            played, left_out, found = await play_all(start)
            problems += found
            print(f"python, {kind}: {played} scripts with simulated apps, {left_out} need more than the protocol has")
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
