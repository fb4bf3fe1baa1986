"""Plays the project's scripts over the protocol, by the process and by the library where there is one.

    PARLEY=.build/release/parley [PARLEY_LIBRARY=libParleyC.so] python3 Examples/Python/test_hosts.py
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from parley import App, Parley, Process
from rides import Rides
from parley.scripts import NotPlayable, Script, find_folder, play

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


async def talk_at_once(start: Start, count: int = 3000) -> list[str]:
    """Thousands of conversations in one process, in the middle of a question; some of them go on."""
    async with await start() as parley:
        await parley.initialize([App(folder=str(ROOT / "Vocabulary/MonkeyChat"), simulated=True)], permission="authorized")
        conversations = [await parley.open(f"c{number}", user=f"u{number}") for number in range(count)]
        asked = await asyncio.gather(*(conversation.hear("text Koko") for conversation in conversations))
        sent = await asyncio.gather(*(conversation.hear("hello") for conversation in conversations[::10]))
    problems = [f"{turn.lines}" for turn in asked if turn.question != "needsValue"]
    return problems + [f"{turn.lines}" for turn in sent if "hello" not in turn.shown]


async def end_during_a_call(command: str) -> list[str]:
    """A process that is told to end while the host has not answered: its turn ends, and so does the process."""
    asked, never = asyncio.Event(), asyncio.Event()

    class Slow:
        async def handle(self, request: dict[str, Any]) -> Any:
            asked.set()
            await never.wait()

    process = await Process.start(command, "serve")
    async with Parley(process) as parley:
        await parley.initialize([App("com.example.chat", "Chat", {"SendMessage": Slow()})], permission="authorized")
        conversation = await parley.open("c", contacts=["Koko"])
        turn = asyncio.create_task(conversation.hear("text Koko hello"))
        await asyncio.wait_for(asked.wait(), 60)
        process.terminate()
        lines = (await asyncio.wait_for(turn, 60)).lines
        status = await asyncio.wait_for(process.wait(), 60)
        never.set()
    problems = [] if status == 0 else [f"the process ended with {status}"]
    return problems + ([] if any("the host has left" in line for line in lines) else [f"{lines}"])


class Logged(logging.Handler):
    """What was logged, as Python writes it: a line each, and the traceback under what was raised."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(self.format(record))


async def what_goes_wrong(start: Start) -> list[str]:
    """Each mistake of a handler's is logged once; what it raised with its traceback."""

    class Wrong:
        def __init__(self, answer: Any) -> None:
            self.answer = answer

        def handle(self, request: dict[str, Any]) -> Any:  # no `async`: it is called all the same
            if isinstance(self.answer, Exception):
                raise self.answer
            return self.answer

    expected = {
        "no code is called 'sucess'. Did you mean 'success'?": "sucess",
        "test_hosts.py": KeyError("tea"),
    }
    problems: list[str] = []
    for text, answer in expected.items():
        logged = Logged()
        log = logging.getLogger("parley")
        log.addHandler(logged)
        log.propagate = False
        async with await start() as parley:
            await parley.initialize([App("com.example.chat", "Chat", {"SendMessage": Wrong(answer)})], permission="authorized")
            turn = await (await parley.open("c", contacts=["Koko"])).hear("text Koko hello")
        log.removeHandler(logged)
        log.propagate = True
        if len(logged.records) != 1 or text not in logged.records[0]:
            problems.append(f"expected '{text}' to be logged once, found {logged.records}")
        if isinstance(answer, Exception) and "Traceback" not in logged.records[0]:
            problems.append(f"there is no traceback in {logged.records[0]}")
        if len(turn.problems) != 1 or not turn.problems[0].startswith("SendMessage, handle"):
            problems.append(f"{turn.problems}")
    return problems


async def what_is_foretold(start: Start) -> list[str]:
    """A forecast says what `hear` does then, and does nothing of it; what is passed on can be answered elsewhere."""
    handled: list[str] = []
    foretold: list[bool] = []

    class Chat:
        resolves = {"content"}

        def resolve(self, parameter: str, request: dict[str, Any]) -> Any:
            foretold.append(request.get("forecast", False))
            return "success" if parameter in request["parameters"] else "needsValue"

        def handle(self, request: dict[str, Any]) -> Any:
            handled.append(request["parameters"]["content"])
            return "success"

    courses: list[str] = []
    problems: list[str] = []
    async with await start() as parley:
        await parley.initialize([App("com.example.chat", "Chat", {"SendMessage": Chat()})], permission="authorized")
        conversation = await parley.open("c", contacts=["Koko"])
        for words in ["text Koko", "I am late", "who invented the telephone"]:
            before, count = await conversation.store(), len(handled)
            forecast = await conversation.forecast(words)
            if await conversation.store() != before or len(handled) != count:
                problems.append(f"the forecast of {words!r} has changed something")
            turn = await conversation.hear(words)
            courses.append(forecast.course)
            # A request's key cannot be foretold.
            lines, done = (
                [event["line"] for event in events if "line" in event and "key" not in event]
                for events in (forecast.events, turn.events)
            )
            if done[: len(lines)] != lines:
                problems.append(f"{words!r}: {lines} was foretold, {done} was done")
        refused = await conversation.forecast("text Koko that I am late", threshold=99)
        await conversation.answered("who invented the telephone", "Antonio Meucci")
        await conversation.hear("send that to Koko")
    if courses != ["ask", "take", "passOn"]:
        problems.append(f"courses: {courses}")
    if (refused.course, refused.reason) != ("passOn", "belowThreshold"):
        problems.append(f"{refused}")
    if handled != ["I am late", "Antonio Meucci"] or set(foretold) != {True, False}:
        problems.append(f"handled: {handled}")
    return problems


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
        problems += await what_goes_wrong(start)
        print(f"python, {kind}: what handlers do wrong is logged")
        problems += await what_is_foretold(start)
        print(f"python, {kind}: what is foretold is done")
        played, left_out, found = await play_all(start)
        problems += found
        print(f"python, {kind}: {played} scripts with simulated apps, {left_out} need more than the protocol has")
        if kind == "process":
            problems += await talk_at_once(start)
            print(f"python, {kind}: 3000 conversations at once")
            problems += await end_during_a_call(command)
            print(f"python, {kind}: told to end while a handler was at work")
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
