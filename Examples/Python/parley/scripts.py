"""Plays the project's conversation scripts over the protocol: what is said and done must be what the script has.

A script that needs what a host cannot do over the protocol (stubs, a clock that moves, several conversations) is left
out, and counted.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path

from parley import App, Parley

MARKS = ("User:", "Assistant:", "Siri:", "=", "~", "*")
HEADERS = {"app", "locale", "now", "location", "currency", "policy", "mode"}


class NotPlayable(Exception):
    """A script has something that is not played over the protocol."""


@dataclass
class Script:
    """The header and the turns: what the user says, and the lines that follow from it."""

    path: Path
    apps: list[str] = field(default_factory=list)
    world: dict[str, object] = field(default_factory=dict)
    mode: str | None = None
    #: The languages that are named.
    languages: list[str] = field(default_factory=list)
    turns: list[tuple[str, list[str]]] = field(default_factory=list)
    #: What in it is not played over the protocol.
    unplayable: str | None = None

    def __str__(self) -> str:
        return self.path.stem

    @classmethod
    def read(cls, path: Path) -> Script:
        script, in_header = cls(path), True
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.strip():
                in_header = in_header and not (script.apps or script.world)
            elif line.startswith("#"):
                continue
            elif in_header and not line.startswith(MARKS):
                script._set(*[part.strip() for part in line.partition(":")[::2]])
            elif line.startswith("User:"):
                script.turns.append((line.removeprefix("User:").strip(), []))
            elif line.startswith(MARKS) and script.turns:
                script.turns[-1][1].append(re.sub("^Siri:", "Assistant:", line))
            else:
                raise NotPlayable(line)
        return script

    def _set(self, key: str, value: str) -> None:
        if key == "app":
            self.apps += [part.strip() for part in value.split(",")]
        elif key == "now":
            self.world["now"] = value
        elif key == "currency":
            self.world["currency"] = value
        elif key == "locale":
            tags = [tag.strip() for tag in value.split(",")]
            self.languages += [tag.partition("-")[0] for tag in tags]
            self.world["language"] = tags[0]
            if region := tags[0].partition("-")[2]:
                self.world["region"] = region
        elif key == "location" and len(parts := value.split(maxsplit=2)) == 3:
            self.world["location"] = {"latitude": float(parts[0]), "longitude": float(parts[1]), "name": parts[2]}
        elif key == "mode" and value in ("eyesOn", "accessible"):
            self.mode = value
        else:
            raise NotPlayable(f"{key}: {value}")


def scripts_in(folder: str | os.PathLike[str]) -> list[Script]:
    """The scripts of a folder and of those in it. One that cannot be played says so when it is."""
    scripts = []
    for path in sorted(Path(folder).rglob("*.conversation")):
        try:
            scripts.append(Script.read(path))
        except NotPlayable as line:
            scripts.append(Script(path, unplayable=str(line)))
    return scripts


def find_folder(path: str, script: Path) -> Path:
    """An app's folder, beside the script or in a folder above it."""
    for folder in script.resolve().parents:
        if (folder / path / "Info.plist").exists():
            return folder / path
    raise NotPlayable(path)


async def play(parley: Parley, script: Script, app: App | None = None) -> list[str]:
    """Plays a script, with the apps simulated or with one of the host's. Returns what went differently."""
    if script.unplayable:
        raise NotPlayable(script.unplayable)
    apps = [App(folder=str(find_folder(path, script.path)), simulated=True) for path in script.apps]
    world = {"now": "2026-11-21T09:00:00+00:00", "permission": "authorized", **script.world}
    # As `parley test` has it: English is always understood beside the languages that are named.
    languages = list(dict.fromkeys([*script.languages, "en"]))
    known = {key: world[key] for key in world if key != "language"}
    await parley.initialize([app] if app else apps, languages=languages, **known)
    conversation = await parley.open("main", **world, **({"mode": script.mode} if script.mode else {}))
    problems: list[str] = []
    for words, expected in script.turns:
        if words.startswith("["):
            raise NotPlayable(words)
        turn = await conversation.hear(words)
        if problem := difference(expected, turn.lines):
            problems.append(f"{script.path}: {words!r}: {problem}")
    return problems


def difference(expected: list[str], lines: list[str]) -> str | None:
    """What is foreseen has to come in its order, and every word of the assistant's has to be foreseen."""
    wanted = list(expected)
    for line in lines:
        if wanted and matches(wanted[0], line):
            wanted.pop(0)
        elif line.startswith("Assistant:"):
            return f"expected {wanted[0] if wanted else 'nothing'!r}, found {line!r}"
    return f"expected {wanted[0]!r}, found nothing" if wanted else None


def matches(wanted: str, line: str) -> bool:
    if wanted.startswith("Assistant: /") and wanted.endswith("/"):
        return re.fullmatch(wanted[len("Assistant: /") : -1], line.removeprefix("Assistant: ")) is not None
    pattern = ".*".join(re.escape(part) for part in wanted.split("…")) if "…" in wanted else None
    return line == wanted or bool(pattern and re.fullmatch(pattern, line))
