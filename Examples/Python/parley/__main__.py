"""`python -m parley talk APP…`: holds a conversation with apps that are played from their folders.

    python -m parley talk Vocabulary/MonkeyChat
    python -m parley talk --locale de --host rides:HANDLERS Vocabulary/MonkeyRides
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import sys
from typing import Any

from parley import App, Handler, Parley, ParleyError


def handlers_of(place: str) -> dict[str, Handler]:
    """The handlers that `module:name` has, by the names of their intents."""
    module, _, name = place.partition(":")
    sys.path.insert(0, "")
    found: dict[str, Handler] = getattr(importlib.import_module(module), name or "HANDLERS")
    return found


async def read_line() -> str | None:
    """A line of what the user types; None at the end."""
    if sys.stdin.isatty():
        print("> ", end="", flush=True)
    line = await asyncio.to_thread(sys.stdin.readline)
    return line.removesuffix("\n") if line else None


async def talk(folders: list[str], language: str, handlers: dict[str, Handler] | None) -> int:
    """Talks until the input ends. Returns the status for the shell."""
    apps = [App(folder=folder, handlers=handlers or {}, simulated=handlers is None) for folder in folders]
    async with await Parley.load() as parley:
        try:
            await parley.initialize(apps, languages=[language.partition("-")[0]], permission="authorized")
            conversation = await parley.open("talk", language=language)
        except ParleyError as error:
            print(error, file=sys.stderr)
            return 2
        parley.on_event = lambda _, event: print(event["message"]["shown"]) if event["event"] == "said" else None
        while (line := await read_line()) is not None:
            if line.strip():
                print((await conversation.hear(line)).shown)
    return 0


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m parley", description="Parley, as a library in Python.")
    commands = parser.add_subparsers(dest="command", required=True)
    options = commands.add_parser("talk", help="holds a conversation with apps")
    options.add_argument("apps", nargs="+", metavar="APP", help="an app's folder")
    options.add_argument("--locale", default="en", metavar="TAG", help="the language that is spoken; English, if not given")
    options.add_argument(
        "--host", metavar="MODULE:NAME", help="handlers by their intents, in place of those that play the app"
    )
    given: Any = parser.parse_args(arguments)
    return asyncio.run(talk(given.apps, given.locale, handlers_of(given.host) if given.host else None))


if __name__ == "__main__":
    sys.exit(main())
