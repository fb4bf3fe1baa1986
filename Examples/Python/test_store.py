"""Two hosts that take turns of the same conversations at once, and one that is killed: nothing is lost or done twice.

    PARLEY=.build/release/parley python3 Examples/Python/test_store.py [POSTGRESQL-URL | postgresql]

Without an argument in a file of SQLite's, with a URL in that database, with `postgresql` in a server that it starts.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from parley import App, Parley, ParleyError
from postgres import Server
from store import StoredConversations, open_store

ROOT = Path(__file__).resolve().parents[2]
COMMAND = os.environ.get("PARLEY", str(ROOT / ".build/debug/parley"))
NOW = "2026-11-21T09:00:00+00:00"
CONVERSATIONS = 20
SAID = ["book a ride to the airport", "yes"]


class Rides:
    resolves = {"dropOffLocation"}

    conversations: StoredConversations
    #: How long a ride takes to be booked, and how much longer each next one.
    seconds, more = 0.01, 0.0

    async def resolve(self, parameter: str, request: dict[str, Any]) -> Any:
        return "success" if parameter in request["parameters"] else "needsValue"

    async def confirm(self, request: dict[str, Any]) -> Any:
        return {"code": "ready", "details": {"option": {"name": "Vine Swing"}}}

    async def handle(self, request: dict[str, Any]) -> Any:
        self.seconds += self.more
        await asyncio.sleep(self.seconds)
        return self.conversations.once(request, "success")


async def host(place: Path | str, more: float = 0) -> tuple[Parley, StoredConversations]:
    parley = await Parley.start(COMMAND, "serve")
    rides = Rides()
    rides.more = more
    rides.conversations = StoredConversations(parley, open_store(place))
    app = App("com.example.rides", "MonkeyRides", {"RequestRide": rides})
    await parley.initialize([app], permission="authorized")
    return parley, rides.conversations


def kind(place: Path | str) -> str:
    return "sqlite" if isinstance(place, Path) else "postgresql"


def shown(events: list[dict[str, Any]]) -> str:
    return " ".join(event["message"]["shown"] for event in events if event["event"] == "said")


async def race(place: Path | str) -> list[str]:
    """Both hosts say everything in every conversation at once."""
    hosts = [await host(place), await host(place)]

    told = 0

    async def talk(number: int, conversations: StoredConversations) -> None:
        nonlocal told
        for name in range(CONVERSATIONS):
            for turn, utterance in enumerate(SAID):
                events = await conversations.hear(f"race {name}", utterance, f"race {name}.{turn}.{number}", NOW)
                told += sum(event["event"] == "handled" for event in events)

    await asyncio.gather(*(talk(number, conversations) for number, (_, conversations) in enumerate(hosts)))
    store = open_store(place)
    handled = [name for name in store.handled() if name.startswith("race")]
    turns = [store.load(f"race {name}")[0] for name in range(CONVERSATIONS)]
    conflicts = sum(conversations.conflicts for _, conversations in hosts)
    for parley, _ in hosts:
        await parley.__aexit__()
    print(f"{kind(place)}, two hosts: {sum(turns)} turns, {conflicts} taken again, {len(handled)} rides booked")
    problems = []
    if len(handled) != told:
        problems.append(f"{told} rides were told, and {len(handled)} booked")
    if turns != [2 * len(SAID)] * CONVERSATIONS:
        problems.append(f"a turn was lost: {turns}")
    if conflicts == 0:
        problems.append("the hosts never met")
    return problems


async def tap_twice(place: Path | str) -> list[str]:
    """Each "yes" is said twice at once, in one host and in two: each ride is told and booked once."""
    hosts = [await host(place), await host(place)]
    booked = 0
    for number in range(CONVERSATIONS):
        name, second = f"tap {number}", hosts[number % 2][1]
        await hosts[0][1].hear(name, SAID[0], f"{name}.0", NOW)
        taps = [hosts[0][1].hear(name, SAID[1], f"{name}.1", NOW), second.hear(name, SAID[1], f"{name}.2", NOW)]
        booked += sum("booked" in shown(events) for events in await asyncio.gather(*taps))
    # One that is no longer waited for is taken to its end, and what it books is not another turn's.
    name, conversations = "tap and leave", hosts[0][1]
    await conversations.hear(name, SAID[0], f"{name}.0", NOW)
    left = asyncio.create_task(conversations.hear(name, SAID[1], f"{name}.1", NOW))
    await asyncio.sleep(0)
    left.cancel()
    booked += "booked" in shown(await conversations.hear(name, SAID[1], f"{name}.1", NOW))
    handled = sorted(name for name in open_store(place).handled() if name.startswith("tap"))
    for parley, _ in hosts:
        await parley.__aexit__()
    print(f"{kind(place)}, tapped twice: {booked} rides told, {len(handled)} booked")
    if booked == len(handled) == CONVERSATIONS + 1 == len(set(handled)):
        return []
    return [f"{booked} rides were told as booked, and the store has {handled}"]


async def odd_texts(place: Path | str) -> list[str]:
    """What is said and how a conversation is called may hold a NUL, quotation marks."""
    parley, conversations = await host(place)
    problems = []
    for name in ["nul \0", "quotes ' \" \\", "nul \\u0000"]:
        await conversations.hear(name, "book a ride to the a\0b", f"{name}.0", NOW)
        told = shown(await conversations.hear(name, SAID[1], f"{name}.1", NOW))
        if name not in open_store(place).handled() or "booked" not in told:
            problems.append(f"{name!r}: {told}")
    await parley.__aexit__()
    print(f"{kind(place)}, odd texts: {len(problems)} problems")
    return problems


async def corrected_copy(place: Path | str) -> list[str]:
    """A key stands for one content: a copy of a state in which the user says something else is not booked under it."""
    parley, conversations = await host(place)
    await conversations.hear("copy", SAID[0], "copy.0", NOW)
    _, asked = conversations.store.load("copy")
    await conversations.hear("copy", SAID[1], "copy.1", NOW)
    told = ""
    conversations.done["copy"] = {}
    for number, utterance in enumerate(["to the market", SAID[1]]):
        turn = {"conversation": "copy", "user": "copy", "utterance": utterance, "key": f"other.{number}", "now": NOW}
        answer = await parley.request("turn", turn | {"state": asked})
        asked, told = answer["state"], shown(answer["events"])
    await parley.__aexit__()
    print(f"{kind(place)}, a corrected copy: {told}")
    return [f"a corrected copy is told as {told!r}"] if "booked" in told or conversations.done["copy"] else []


async def kill(place: Path | str) -> list[str]:
    """An engine is killed in the middle of turns; another takes them again, with the same keys."""
    parley, conversations = await host(place, more=0.05)
    process = parley._connection._process  # type: ignore[union-attr]
    names = [f"kill {number}" for number in range(CONVERSATIONS)]
    for name in names:
        await conversations.hear(name, SAID[0], f"{name}.0", NOW)
    answers = [asyncio.create_task(conversations.hear(name, SAID[1], f"{name}.1", NOW)) for name in names]
    while not any(name.startswith("kill") for name in conversations.store.handled()):
        await asyncio.sleep(0.001)
    process.kill()
    done = await asyncio.gather(*answers, return_exceptions=True)
    lost = [name for name, answer in zip(names, done) if isinstance(answer, (ParleyError, OSError))]
    await process.wait()
    parley, conversations = await host(place)
    told = [shown(await conversations.hear(name, SAID[1], f"{name}.1", NOW)) for name in names]
    await parley.__aexit__()
    handled = [name for name in conversations.store.handled() if name.startswith("kill")]
    print(f"{kind(place)}, an engine killed: {len(lost)} of {len(names)} turns unanswered, {len(handled)} rides booked, each once")
    problems = []
    if not lost:
        problems.append("the engine was killed after its turns")
    if sorted(handled) != sorted(names):
        problems.append(f"booked: {sorted(handled)}")
    if any(not text for text in told):
        problems.append(f"told: {told}")
    return problems


async def run(place: Path | str) -> int:
    problems = await race(place) + await tap_twice(place) + await corrected_copy(place)
    problems += await odd_texts(place) + await kill(place)
    for problem in problems:
        print(problem)
    return 1 if problems else 0


def main(arguments: list[str]) -> int:
    if arguments == ["postgresql"]:
        with Server() as server:
            return asyncio.run(run(server.url))
    if arguments:
        return asyncio.run(run(arguments[0]))
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(Path(folder) / "conversations.db"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
