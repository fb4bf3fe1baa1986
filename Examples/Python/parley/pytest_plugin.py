"""Conversations as tests by pytest: one fixture, which plays a script.

    @pytest.mark.parametrize("script", scripts_in("Scripts"), ids=str)
    def test_conversation(script, play_script):
        play_script(script, App(folder="App", handlers={"RequestRide": Rides()}))

Without an app those that the script names are played from their folders. pytest shows each line that went differently.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from parley import App, Parley
from parley.scripts import NotPlayable, Script, play

PlayScript = Callable[..., None]


@pytest.fixture
def play_script() -> PlayScript:
    """Plays a script, in a session of its own, and fails where something else is said or done than it has.

    What cannot be played over the protocol, such as a clock that moves, skips the test and says so.
    """

    async def played(script: Script, app: App | None) -> list[str]:
        async with await Parley.load() as parley:
            return await play(parley, script, app)

    def play_one(script: Script, app: App | None = None) -> None:
        try:
            problems = asyncio.run(played(script, app))
        except NotPlayable as line:
            pytest.skip(f"is not played over the protocol: {line}")
        if problems:
            pytest.fail("\n".join(problems), pytrace=False)

    return play_one
