"""The wheel of Examples/Python as a host of its own has it: installed, with nothing of this project on its path.

    pytest .ci/test_wheel.py        the tests, a script a test
    python .ci/test_wheel.py        what the first turn and later turns take
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import parley
from parley import App, Conversation, Parley, ParleyError
from parley.scripts import Script, find_folder, play, scripts_in

PROJECT = Path(__file__).resolve().parents[1]
# Behind what is installed: only the sample app of the examples comes from here.
sys.path.append(str(PROJECT / "Examples/Python"))
from rides import Rides  # noqa: E402

RIDES = [
    "RideInFull", "RideRefused", "RideOption", "RideForThree", "RideFromPlaceToPlace", "RideToAnUnknownPlace",
    "RideToOneOfTwoMarkets", "RideFromHere", "RideCancelledAtTheQuestion",
]  # fmt: skip


@pytest.mark.parametrize("script", scripts_in(PROJECT / "Examples/Conversations"), ids=str)
def test_what_is_said_and_done_is_what_swift_says_and_does(script: Script, play_script: Any) -> None:
    play_script(script)


@pytest.mark.parametrize("name", ["ALongConversation", "ALongConversationInGerman", "ALongConversationInSpanish"])
def test_a_long_conversation_is_the_same(name: str) -> None:
    async def played(script: Script) -> list[str]:
        async with await Parley.load() as engine:
            return await play(engine, script)

    script = Script.read(PROJECT / f"Examples/Conversations/Turns/{name}.conversation")
    assert len(script.turns) >= 10 and asyncio.run(played(script)) == []


@pytest.mark.parametrize("name", RIDES)
def test_a_handler_in_python_is_served_as_one_in_swift(name: str, play_script: Any) -> None:
    script = Script.read(PROJECT / f"Examples/Conversations/Rides/{name}.conversation")
    folder = find_folder(script.apps[0], script.path)
    rides = Rides(folder, str(script.world["now"]), script.world.get("location"))  # type: ignore[arg-type]
    app = App(folder=str(folder), handlers={"RequestRide": rides}, more={"supportedIntents": ["RequestRide"]})
    play_script(script, app)


def test_a_script_that_goes_differently_fails(tmp_path: Path, play_script: Any) -> None:
    script = tmp_path / "Wrong.conversation"
    script.write_text(f"app: {PROJECT}/Vocabulary/MonkeyChat\n\nUser: text Koko hello\nAssistant: Good morning.\n")
    with pytest.raises(pytest.fail.Exception, match="expected 'Assistant: Good morning.'"):
        play_script(Script.read(script))


def test_it_is_the_wheel() -> None:
    assert not Path(parley.__file__).is_relative_to(PROJECT / "Examples")
    folder = Path(parley.__file__).parent
    assert (folder / "py.typed").exists() and (folder / "libparley.so").exists()


def test_the_readme_shows_what_its_program_prints() -> None:
    blocks = re.findall("```(\\w*)\n(.*?)```", (PROJECT / "Examples/Python/README.md").read_text(), re.DOTALL)
    program = next(text for kind, text in blocks if kind == "python" and "asyncio.run" in text)
    printed = subprocess.run([sys.executable, "-c", program], check=True, text=True, stdout=subprocess.PIPE, cwd="/").stdout
    assert ("", printed) in blocks, printed


def test_talk() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "parley", "talk", PROJECT / "Vocabulary/MonkeyChat"], check=True, text=True,
        input="Send a message to Koko on MonkeyChat\nhello\n", stdout=subprocess.PIPE, cwd="/",
    ).stdout.splitlines()  # fmt: skip
    assert said == ["What do you want to say to Koko?", "OK, sending “hello” to Koko on MonkeyChat."], said


def test_talk_to_no_app_says_so() -> None:
    told = subprocess.run([sys.executable, "-m", "parley", "talk", "/nowhere"], text=True, capture_output=True, cwd="/")
    assert told.returncode == 2 and "/nowhere" in told.stderr, told


class Chat:
    """A handler that may raise an error."""

    def __init__(self, problem: Exception | None = None) -> None:
        self.problem = problem
        self.sent: list[str] = []

    def handle(self, request: dict[str, Any]) -> Any:
        if self.problem:
            raise self.problem
        self.sent.append(request["parameters"]["content"])
        return "success"


class LaterChat(Chat):
    """The same, asynchronous."""

    async def handle(self, request: dict[str, Any]) -> Any:
        await asyncio.sleep(0)
        return super().handle(request)


async def text_koko(chat: Chat) -> parley.Turn:
    async with await Parley.load() as engine:
        await engine.initialize([App("com.example.chat", "Chat", {"SendMessage": chat})], permission="authorized")
        return await (await engine.open("c", contacts=["Koko"])).hear("text Koko hello")


@pytest.mark.parametrize("chat", [Chat(), LaterChat()])
def test_handlers_may_be_plain_or_asynchronous(chat: Chat) -> None:
    assert "hello" in asyncio.run(text_koko(chat)).shown and chat.sent == ["hello"]


def test_problems_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, "parley"):
        turn = asyncio.run(text_koko(Chat(KeyError("tea"))))
    assert len(caplog.records) == 1 and caplog.records[0].exc_info and len(turn.problems) == 1


def test_an_answer_that_comes_late_is_told_as_late() -> None:
    class SlowChat:
        async def handle(self, request: dict[str, Any]) -> Any:
            await asyncio.sleep(1)
            return "success"

    async def late() -> tuple[str, list[str]]:
        told: list[str] = []
        async with await Parley.load() as engine:
            apps, policy = [App("com.example.chat", "Chat", {"SendMessage": SlowChat()})], {"waitLimit": 0.2}
            await engine.initialize(apps, permission="authorized", policy=policy)
            engine.on_event = lambda conversation, event: told.append(event.get("line", ""))
            turn = await (await engine.open("c", contacts=["Koko"])).hear("text Koko hello")
            await asyncio.sleep(1.5)
            return turn.shown, told

    shown, told = asyncio.run(late())
    assert "hello" not in shown and any("-> success" in line for line in told), (shown, told)


def test_an_intent_that_is_none_is_told_with_the_nearest() -> None:
    async def begin() -> None:
        async with await Parley.load() as engine:
            await engine.initialize([App("com.example.chat", "Chat", {"SendMesage": Chat()})])

    with pytest.raises(ParleyError, match="Did you mean 'SendMessage'"):
        asyncio.run(begin())


def test_two_sessions_in_one_process_know_nothing_of_each_other() -> None:
    async def both() -> list[str]:
        one, two = await Parley.load(), await Parley.load()
        async with one, two:
            talks: list[Conversation] = []
            for engine in (one, two):
                apps = [App(folder=str(PROJECT / "Vocabulary/MonkeyChat"), simulated=True)]
                await engine.initialize(apps, permission="authorized")
                talks.append(await engine.open("c"))
            await talks[0].hear("text Koko")
            return [(await talk.hear("hello")).shown for talk in talks]

    first, second = asyncio.run(both())
    assert "hello" in first and "hello" not in second


async def measure(turns: int = 300) -> None:
    began = float(os.environ["BEGAN"])
    async with await Parley.load() as engine:
        apps = [App(folder=str(PROJECT / "Vocabulary/MonkeyChat"), simulated=True)]
        await engine.initialize(apps, permission="authorized")
        conversation = await engine.open("c")
        await conversation.hear("text Koko")
        first = time.time() - began
        times = {"asked": [], "done": [], "passed on": []}  # type: dict[str, list[float]]
        for _ in range(turns):
            for name, words in [("done", "hello"), ("passed on", "who invented the telephone"), ("asked", "text Koko")]:
                start = time.perf_counter()
                await conversation.hear(words)
                times[name].append(time.perf_counter() - start)
    size = Path(parley.__file__).parent.joinpath("libparley.so").stat().st_size
    print(f"library: {size / 1e6:.1f} MB; from the start of Python to the first answer {first * 1000:.0f} ms")
    for name, all_times in times.items():
        best, median = min(all_times) * 1e6, statistics.median(all_times) * 1e6
        print(f"a turn, {name}: best {best:.0f} µs, median {median:.0f} µs, of {len(all_times)}")


if __name__ == "__main__":
    if "BEGAN" not in os.environ:
        sys.exit(subprocess.run([sys.executable, __file__], env={**os.environ, "BEGAN": str(time.time())}).returncode)
    asyncio.run(measure())
