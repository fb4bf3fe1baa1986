"""A small run of both programs on two workers: the batch counts as the engine does by hand, and the stream loses nothing.

While the stream runs a worker is killed with its executor, then the driver; it goes on from its checkpoint.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from batch import compare
from cluster import Cluster, session
from conversations import SHOWN
from engine import Engine
from rides import SET_UP, Rides, take

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PARLEY = os.environ["PARLEY"]

CONVERSATIONS = 24
SAID = ["book a ride", "to the airport", "yes", "thanks", "book a ride to the harbour", "yes"]
RIDES = ["the airport", "the harbour"]


def check(problems: list[str], what: str, found: object, expected: object) -> None:
    if found != expected:
        problems.append(f"{what}: expected {expected}, found {found}")


# The batch


def write_utterances(folder: Path, count: int | None = None) -> list[dict[str, str]]:
    """What the project's own corpora say, in all languages; again and again up to a count."""
    said = [
        (path.parent.name, text.strip())
        for path in sorted((ROOT / "Tests/Corpus").glob("*/*.txt"))
        for text in path.read_text(encoding="utf-8").splitlines()
        if text.startswith("  ")
    ]
    rows = [
        {"id": str(number), "lang": said[number % len(said)][0], "text": said[number % len(said)][1]}
        for number in range(count or len(said))
    ]
    folder.mkdir()
    for part in range(4):
        text = "".join(json.dumps(row) + "\n" for row in rows[part::4])
        (folder / f"{part}.jsonl").write_text(text, encoding="utf-8")
    return rows


def change_languages(folder: Path) -> None:
    """A version of the languages whose English no longer knows "send" of money."""
    shutil.copytree(ROOT / "Sources/IntentLanguages/Languages", folder)
    payments = folder / "en/Payments.txt"
    text = payments.read_text(encoding="utf-8")
    payments.write_text(text.replace("= send | send over |", "= send over |"), encoding="utf-8")


def test_batch(cluster: Cluster, folder: Path) -> list[str]:
    rows = write_utterances(folder / "utterances")
    change_languages(folder / "languages")
    before = [PARLEY, "parse", "--jsonl"]
    after = [*before, "--languages", str(folder / "languages")]
    engines = Engine(*before), Engine(*after)
    lines = [json.dumps(row).encode() for row in rows]
    by_hand = Counter(change(*answers) for answers in zip(*(engine.ask_all(lines) for engine in engines)))
    for engine in engines:
        engine.close()
    spark = session(cluster.url, "batch")
    counts = compare(spark, folder / "utterances", folder / "out", before, after)
    counted = Counter({(row["before"], row["after"], row["change"]): row["count"] for row in counts.collect()})
    spark.stop()
    changed = sum(count for (_, _, change), count in counted.items() if change != "same")
    print(f"batch: {counted.total()} utterances, {changed} understood differently")
    problems: list[str] = []
    check(problems, "counts", counted, by_hand)
    if not 0 < changed < len(rows):
        problems.append(f"{changed} of {len(rows)} utterances changed")
    return problems


def change(before: bytes, after: bytes) -> tuple[str, str, str]:
    """Intents before and after, and the kind of change."""
    answers = json.loads(before), json.loads(after)
    was, became = (answer.get("intent", "unreadable") for answer in answers)
    if was != became:
        return was, became, "intent"
    return was, became, "same" if answers[0].get("slots") == answers[1].get("slots") else "slots"


# The stream


def write_turns(folder: Path, conversations: int = CONVERSATIONS) -> None:
    """A file for each round of turns, so that each is a micro-batch of its own."""
    folder.mkdir()
    for number, utterance in enumerate(SAID, start=1):
        rows = [
            {"conversation": f"c{name}", "number": number, "utterance": utterance, "at": "2026-11-21T09:00:00Z"}
            for name in range(conversations)
        ]
        path = folder / f"{number:04}.jsonl"
        path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
        # Files are taken by their times.
        os.utime(path, (1_800_000_000 + number, 1_800_000_000 + number))


def taken_by_hand(folder: Path) -> list[str]:
    """What one conversation shows where one engine takes all its turns."""
    set_up = folder / "by-hand.json"
    set_up.write_text(json.dumps(SET_UP))
    engine, app = Engine(PARLEY, "turn", "--jsonl", "--set-up", str(set_up)), Rides(str(folder / "by-hand.db"))
    state, shown = None, []
    for number, utterance in enumerate(SAID, start=1):
        turn = {"conversation": "c", "user": "c", "utterance": utterance, "now": "2026-11-21T09:00:00Z",
                "key": f"c.{number}"}  # fmt: skip
        answer = take(engine, app, turn | ({"state": state} if state else {}))
        state = answer["state"]
        shown.append("\n".join(event["message"]["shown"] for event in answer["events"] if event["event"] == "said"))
    engine.close()
    return shown


def driver(cluster: Cluster, folder: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, str(HERE / "conversations.py"), "--turns", str(folder / "turns"), "--out",
               str(folder / "out"), "--master", cluster.url, "--seconds", "0.05"]  # fmt: skip
    return subprocess.Popen(command, start_new_session=True)


#: Seconds, for a hang only: a machine that does other things as well may be slow.
PATIENCE = 1800


def wait_for_rides(path: Path, count: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(PATIENCE * 20):
        if path.exists() and booked(path) >= count:
            return
        if process.poll() is not None:
            raise RuntimeError(f"the driver ended with {process.returncode} before {count} rides were booked")
        time.sleep(0.05)
    raise RuntimeError(f"{count} rides were not booked in time")


def booked(path: Path) -> int:
    app = Rides(str(path))
    try:
        return app.count()
    finally:
        app.close()


def test_conversations(cluster: Cluster, folder: Path) -> list[str]:
    (folder / "out").mkdir(parents=True)
    write_turns(folder / "turns")
    database = folder / "out/rides.db"
    stream = driver(cluster, folder)
    try:
        wait_for_rides(database, CONVERSATIONS // 3, stream)
        cluster.kill_worker(0)
        at_worker = booked(database)
        wait_for_rides(database, CONVERSATIONS + CONVERSATIONS // 3, stream)
    finally:
        os.killpg(stream.pid, signal.SIGKILL)
        stream.wait()
    at_driver = booked(database)
    again = driver(cluster, folder)
    try:
        if again.wait(timeout=PATIENCE) != 0:
            return [f"the driver ended with {again.returncode}"]
    finally:
        if again.poll() is None:
            os.killpg(again.pid, signal.SIGKILL)
            again.wait()
    return judged(cluster, folder, database, at_worker, at_driver)


def judged(cluster: Cluster, folder: Path, database: Path, at_worker: int, at_driver: int) -> list[str]:
    """What is wrong after the kills: every turn is shown once and as by hand, every ride booked once."""
    spark = session(cluster.url, "judge")
    rows = spark.read.schema(SHOWN).parquet(str(folder / "out/turns")).collect()
    spark.stop()
    rides = Rides(str(database)).booked()
    asked = sum(asked for _, _, asked in rides)
    print(
        f"conversations: a worker killed after {at_worker} rides, the driver after {at_driver}; {len(rows)} turns shown, "
        f"{len(rides)} rides booked, asked for {asked} times"
    )
    problems: list[str] = []
    names = [f"c{name}" for name in range(CONVERSATIONS)]
    expected = [(name, number) for name in sorted(names) for number in range(1, len(SAID) + 1)]
    check(problems, "turns", sorted((row.conversation, row.number) for row in rows), expected)
    shown = taken_by_hand(folder)
    for row in rows:
        check(problems, f"{row.conversation}.{row.number}", row.shown, shown[row.number - 1])
    check(problems, "rides", sorted(ride[:2] for ride in rides), sorted((name, place) for name in names for place in RIDES))
    check(problems, "requests told as handled", sum(row.handled for row in rows), len(rides))
    return problems


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, Cluster() as cluster:
        (Path(folder) / "batch").mkdir()
        problems = test_batch(cluster, Path(folder) / "batch")
        problems += test_conversations(cluster, Path(folder) / "stream")
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
