"""Conversations kept in a database between turns, so that any number of hosts can take turns of them.

`Store` keeps them in a file of SQLite's; `open_store` in PostgreSQL where it is given a URL.

A turn is a function of the stored state. Two hosts that take a turn of one conversation at once both compute it, one of
them stores it, and the other is told by the state's counter and tries again from what is stored then. What the app
carried out in a turn is stored in one transaction with the state that follows from it: a turn that is not stored has
done nothing, and a turn that is stored has done it once. Within one host turns of a conversation are taken one after the
other, so that what is carried out in one turn is not stored with another.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from parley import Parley
from postgres import PostgresStore

JSON = Any

SCHEMA = """
CREATE TABLE IF NOT EXISTS conversations (name TEXT PRIMARY KEY, counter INTEGER NOT NULL, state TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS handled (key TEXT PRIMARY KEY, conversation TEXT NOT NULL, answer TEXT NOT NULL);
"""


class Store:
    """The conversations, and what was handled, in one file."""

    def __init__(self, path: Path):
        self._database = sqlite3.connect(path, timeout=30, isolation_level=None)
        self._database.execute("PRAGMA journal_mode = WAL")
        self._database.executescript(SCHEMA)

    def load(self, name: str) -> tuple[int, JSON]:
        """The counter and the state; 0 and None for a conversation that begins."""
        row = self._database.execute("SELECT counter, state FROM conversations WHERE name = ?", (name,)).fetchone()
        return (row[0], json.loads(row[1])) if row else (0, None)

    def save(self, name: str, counter: int, state: JSON, done: dict[str, JSON]) -> bool:
        """Stores what followed from the state with this counter, and the requests that were carried out, by their keys.

        False where another host was sooner: then nothing is stored.
        """
        self._database.execute("BEGIN IMMEDIATE")
        try:
            if is_first := self._replace(name, counter, json.dumps(state)):
                for key, answer in done.items():
                    self._database.execute("INSERT INTO handled VALUES (?, ?, ?)", (key, name, json.dumps(answer)))
            self._database.execute("COMMIT")
            return is_first
        except BaseException:
            self._database.execute("ROLLBACK")
            raise

    def _replace(self, name: str, counter: int, state: str) -> bool:
        if counter == 0:
            change = "INSERT INTO conversations VALUES (?, 1, ?) ON CONFLICT DO NOTHING"
            return self._database.execute(change, (name, state)).rowcount == 1
        change = "UPDATE conversations SET counter = counter + 1, state = ? WHERE name = ? AND counter = ?"
        return self._database.execute(change, (state, name, counter)).rowcount == 1

    def answer(self, key: str) -> JSON:
        """What was answered to the request of this key; None where it was not carried out."""
        row = self._database.execute("SELECT answer FROM handled WHERE key = ?", (key,)).fetchone()
        return json.loads(row[0]) if row else None

    def handled(self) -> list[str]:
        """The conversation of each request that was carried out."""
        return [row[0] for row in self._database.execute("SELECT conversation FROM handled")]

    def close(self) -> None:
        self._database.close()


def open_store(place: Path | str) -> Store | PostgresStore:
    """The store in a file, or at a URL: `postgresql://user@host/database`."""
    if isinstance(place, str) and place.startswith(("postgresql://", "postgres://")):
        return PostgresStore(place)
    return Store(Path(place))


class StoredConversations:
    """Takes turns of stored conversations with one engine."""

    def __init__(self, parley: Parley, store: Store | PostgresStore):
        self.parley = parley
        self.store = store
        #: How often another host was sooner.
        self.conflicts = 0
        #: What the app carried out in the turns that are on, by conversation and key.
        self.done: dict[str, dict[str, JSON]] = {}
        #: What a turn holds of its conversation while it is on.
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def once(self, request: dict[str, JSON], answer: JSON) -> JSON:
        """What is answered to a request that the app carries out: what it was answered before, if it was.

        A key stands for one content: a copy of the conversation in which the user corrected the request is refused.
        """
        done = self.done[request["conversation"]]
        known = self.store.answer(request["key"]) or done.get(request["key"])
        if known is None:
            known = done[request["key"]] = {"parameters": request["parameters"], "answer": answer}
        return known["answer"] if known["parameters"] == request["parameters"] else "failure"

    async def hear(self, name: str, utterance: str, key: str, now: str) -> list[dict[str, JSON]]:
        """Takes a turn, again if another host took one meanwhile. Returns its events.

        `key` is the turn's own: a turn that was stored, but whose answer was lost, is repeated and not taken again. A turn
        that has begun is taken to its end, also where nobody waits for it any more.
        """
        return await asyncio.shield(self._hear(name, utterance, key, now))

    async def _hear(self, name: str, utterance: str, key: str, now: str) -> list[dict[str, JSON]]:
        lock = self.turns.setdefault(name, asyncio.Lock())
        async with lock:
            while True:
                counter, state = self.store.load(name)
                done = self.done[name] = {}
                turn = {"conversation": name, "user": name, "utterance": utterance, "key": key, "now": now}
                answer = await self.parley.request("turn", turn | ({"state": state} if state else {}))
                if answer.get("repeated") or self.store.save(name, counter, answer["state"], done):
                    return answer["events"]
                self.conflicts += 1
