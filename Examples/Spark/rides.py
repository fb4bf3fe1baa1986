"""A simulated ride service: what it books is in a database outside of Spark, as an app's own data is.

A request has one key, however often it is asked for: Spark runs a task again when a worker dies, and its turns ask the
app again with the same keys. A ride is booked by the first, and the others are answered what the first was.
"""

from __future__ import annotations

import json
import sqlite3
import time
from typing import Any

JSON = Any

#: What `parley turn --set-up` takes: the app, and which of its handlers answer.
SET_UP: JSON = {
    "permission": "authorized",
    "apps": [
        {
            "identifier": "com.example.rides",
            "displayName": "MonkeyRides",
            "handles": {"RequestRide": {"resolve": ["dropOffLocation"], "confirm": True}},
        }
    ],
}

SCHEMA = """
CREATE TABLE IF NOT EXISTS rides
  (key TEXT PRIMARY KEY, conversation TEXT NOT NULL, place TEXT NOT NULL, asked INTEGER NOT NULL);
"""


class Rides:
    """The handlers of the app, and its rides."""

    def __init__(self, path: str, seconds: float = 0):
        #: How long a ride takes to be booked.
        self.seconds = seconds
        self._database = sqlite3.connect(path, timeout=60, isolation_level=None)
        self._database.execute("PRAGMA journal_mode = WAL")
        self._database.execute("PRAGMA synchronous = NORMAL")
        self._database.executescript(SCHEMA)

    def answer(self, call: JSON) -> JSON:
        """The answer to one of a turn's calls."""
        request = call["params"]
        place = request["parameters"].get("dropOffLocation", {}).get("name")
        match call["method"]:
            case "resolve":
                return "success" if place else "needsValue"
            case "confirm":
                return {"code": "ready", "details": {"option": {"name": "Vine Swing"}}}
            case "handle":
                self._book(request["key"], request["conversation"], place)
                return "success"
            case method:
                raise ValueError(f"{method}: it is not asked of this app")

    def _book(self, key: str, conversation: str, place: str) -> None:
        if self.seconds:
            time.sleep(self.seconds)
        self._database.execute(
            "INSERT INTO rides VALUES (?, ?, ?, 1) ON CONFLICT (key) DO UPDATE SET asked = asked + 1",
            (key, conversation, place),
        )

    def count(self) -> int:
        return self._database.execute("SELECT count(*) FROM rides").fetchone()[0]

    def booked(self) -> list[tuple[str, str, int]]:
        """Conversation, place and how often it was asked for, of each ride."""
        return self._database.execute("SELECT conversation, place, asked FROM rides ORDER BY key").fetchall()

    def close(self) -> None:
        self._database.close()


_opened: dict[str, Rides] = {}


def opened(path: str, seconds: float = 0) -> Rides:
    """The app in this Python worker, which Spark uses for many groups and tasks: its database is opened once."""
    if path not in _opened:
        _opened[path] = Rides(path, seconds)
    return _opened[path]


def take(engine: Any, app: Rides, turn: JSON) -> JSON:
    """Takes a turn: what the engine asks the app is answered, and the turn sent again with the answers, until it ends."""
    answers: dict[str, JSON] = {}
    while True:
        answer = json.loads(engine.ask(json.dumps(turn | {"answers": answers}).encode()))
        if "error" in answer:
            raise ValueError(answer["error"])
        if "calls" not in answer:
            return answer
        for call in answer["calls"]:
            answers[call["id"]] = {"result": app.answer(call)}
