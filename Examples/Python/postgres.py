"""The store of conversations in PostgreSQL, by `psql` as a process: no driver has to be installed.

A host in earnest gives `PostgresStore` a driver of its own in place of `Psql`: the statements are the same.
"""

from __future__ import annotations

import json
import os
import pwd
import shutil
import subprocess
import tempfile
from glob import glob
from pathlib import Path
from typing import Any

JSON = Any

SCHEMA = """
CREATE TABLE IF NOT EXISTS conversations (name text PRIMARY KEY, counter integer NOT NULL, state text NOT NULL);
CREATE TABLE IF NOT EXISTS handled (key text PRIMARY KEY, conversation text NOT NULL, answer text NOT NULL);
"""

# One statement stores a turn: the state where its counter is still the one that was loaded, and, where that was so, what
# the app carried out. A statement is a transaction, so that all of it is stored or nothing.
SAVE = """
WITH given AS (SELECT {turn}::jsonb AS turn),
first AS (
  INSERT INTO conversations SELECT turn->>'name', 1, turn->>'state' FROM given WHERE turn->'counter' = '0'
  ON CONFLICT DO NOTHING RETURNING name
),
next AS (
  UPDATE conversations SET counter = counter + 1, state = turn->>'state' FROM given
  WHERE name = turn->>'name' AND to_jsonb(counter) = turn->'counter' RETURNING name
),
stored AS (SELECT name FROM first UNION ALL SELECT name FROM next),
done AS (
  INSERT INTO handled SELECT key, name, value FROM stored, given, jsonb_each_text(turn->'done') RETURNING key
)
SELECT count(*) FROM stored;
"""


class DatabaseError(Exception):
    """What PostgreSQL says against a statement."""


class Psql:
    """A session of `psql`: a statement goes in, the lines of its answer come out."""

    END = "end of the answer"

    def __init__(self, url: str):
        self._process = subprocess.Popen(
            ["psql", "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=0", url],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8",
        )  # fmt: skip

    def run(self, statement: str) -> list[str]:
        assert self._process.stdin and self._process.stdout
        try:
            self._process.stdin.write(f"{statement}\n\\echo {self.END}\n\\echo :ERROR\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise DatabaseError(self._process.stdout.read().strip()) from None
        lines: list[str] = []
        while (line := self._line()) != self.END:
            lines.append(line)
        if self._line() == "true":
            raise DatabaseError("\n".join(lines))
        return lines

    def _line(self) -> str:
        assert self._process.stdout
        if not (line := self._process.stdout.readline()):
            raise DatabaseError("psql has ended")
        return line.rstrip("\n")

    def close(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


def stored(text: str) -> str:
    """A text as PostgreSQL can hold it, whatever it holds: a NUL and half a surrogate as JSON writes them."""
    return json.dumps(text)[1:-1]


def read(text: str) -> str:
    return json.loads(f'"{text}"')


def quoted(text: str) -> str:
    """A text of JSON's, which is ASCII in one line, as a literal of SQL's."""
    text = text.replace("\\", "\\\\").replace("'", "''")
    return f"E'{text}'"


class PostgresStore:
    """The conversations, and what was handled; any number of hosts may have it open."""

    def __init__(self, url: str):
        self._database = Psql(url)
        # Two hosts that begin at once would both create the tables.
        self._database.run("SET client_min_messages = warning;")
        self._database.run(f"BEGIN; SELECT pg_advisory_xact_lock(21); {SCHEMA} COMMIT;")

    def load(self, name: str) -> tuple[int, JSON]:
        rows = self._database.run(f"SELECT counter, state FROM conversations WHERE name = {quoted(stored(name))};")
        if not rows:
            return 0, None
        counter, _, state = rows[0].partition("|")
        return int(counter), json.loads(state)

    def save(self, name: str, counter: int, state: JSON, done: dict[str, JSON]) -> bool:
        # JSON within JSON: a NUL of the user's is then text to PostgreSQL, too.
        handled = {stored(key): json.dumps(answer) for key, answer in done.items()}
        turn = {"name": stored(name), "counter": counter, "state": json.dumps(state), "done": handled}
        return self._database.run(SAVE.format(turn=quoted(json.dumps(turn)))) == ["1"]

    def answer(self, key: str) -> JSON:
        rows = self._database.run(f"SELECT answer FROM handled WHERE key = {quoted(stored(key))};")
        return json.loads(rows[0]) if rows else None

    def handled(self) -> list[str]:
        return [read(name) for name in self._database.run("SELECT conversation FROM handled;")]

    def close(self) -> None:
        self._database.close()


class Server:
    """A PostgreSQL server for as long as the `with` block is, in a folder of its own and on a socket in it."""

    def __init__(self) -> None:
        self._programs = self._find_programs()
        self._folder = Path(tempfile.mkdtemp(prefix="parley-pg-"))
        # PostgreSQL does not run as root: Debian's package brings a user for it.
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user:
            os.chown(self._folder, pwd.getpwnam(self._user).pw_uid, -1)
        data, log = self._folder / "data", self._folder / "log"
        self._run("initdb", "--auth=trust", "--username=parley", "--encoding=UTF8", "--no-sync", f"--pgdata={data}")
        options = f"-c listen_addresses= -k {self._folder}"
        self._run("pg_ctl", "start", "--wait", f"--pgdata={data}", f"--log={log}", f"--options={options}")
        self.url = f"postgresql://parley@/postgres?host={self._folder}"

    @staticmethod
    def _find_programs() -> str:
        if found := sorted(glob("/usr/lib/postgresql/*/bin/initdb")) or [shutil.which("initdb") or ""]:
            if found[-1]:
                return str(Path(found[-1]).parent)
        raise FileNotFoundError("there is no PostgreSQL server; Debian's package 'postgresql' brings one")

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [f"{self._programs}/{program}", *arguments], user=self._user, cwd="/", check=True,
            stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
        )  # fmt: skip

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self._run("pg_ctl", "stop", "--mode=fast", f"--pgdata={self._folder / 'data'}")
        shutil.rmtree(self._folder)
