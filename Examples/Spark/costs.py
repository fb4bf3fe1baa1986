"""What the batch and the stream cost on this machine, beside the engine's processes run by hand on the same cores."""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from batch import compare
from cluster import Cluster, session
from conversations import SHOWN, start
from test_spark import RIDES, SAID, write_turns, write_utterances

PARLEY = os.environ["PARLEY"]
CORES = 2


@dataclass
class Cost:
    """What something took, by the clock and of the cores: the latter says more on a machine that does other things."""

    seconds: float
    processor: float

    @classmethod
    def of(cls, body: Callable[[], object], used: Callable[[], float]) -> Cost:
        start, before = time.monotonic(), used()
        body()
        return cls(time.monotonic() - start, used() - before)


def used_by_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def by_hand(folder: Path) -> None:
    """Both versions of the batch, as many processes at once as Spark's tasks start; the answers are kept as files."""
    running = []
    for part in range(CORES):
        for version in range(2):
            files = " ".join(str(folder / f"{number}.jsonl") for number in range(part, 4, CORES))
            answers = folder.parent / f"answers-{part}-{version}.jsonl"
            running.append(subprocess.Popen(f"cat {files} | {PARLEY} parse --jsonl >{answers}", shell=True))
    for process in running:
        if process.wait() != 0:
            raise RuntimeError("an engine failed")


def batch(cluster: Cluster, folder: Path, count: int, rounds: int) -> None:
    write_utterances(folder / "utterances", count)
    command = [PARLEY, "parse", "--jsonl"]
    spark = session(cluster.url, "costs")
    write_utterances(folder / "few", 200)
    # The first job starts the executors' Python and the engines.
    first = Cost.of(lambda: compare(spark, folder / "few", folder / "out", command, command), cluster.processor_seconds)
    print(f"batch: a first job of 200 utterances {first.seconds:.1f} s, {first.processor:.1f} s of the cores")
    for _ in range(rounds):
        hand = Cost.of(lambda: by_hand(folder / "utterances"), used_by_children)
        sparks = Cost.of(
            lambda: compare(spark, folder / "utterances", folder / "out", command, command), cluster.processor_seconds
        )
        print(
            f"batch: {count} utterances by two versions: by hand {hand.seconds:.1f} s, {hand.processor:.1f} s of the cores; "
            f"by Spark {sparks.seconds:.1f} s ({sparks.seconds / hand.seconds - 1:+.0%}), {sparks.processor:.1f} s of the "
            f"cores ({sparks.processor / hand.processor - 1:+.0%}), {sparks.processor / count * 1e6:.0f} µs for each"
        )
    spark.stop()


def stream(cluster: Cluster, folder: Path, conversations: int) -> None:
    write_turns(folder / "turns", conversations)
    (folder / "out").mkdir()
    spark = session(cluster.url, "costs")
    query = start(spark, folder / "turns", folder / "out", PARLEY)
    taken = Cost.of(query.awaitTermination, cluster.processor_seconds)
    batches = [progress["durationMs"]["triggerExecution"] / 1000 for progress in query.recentProgress]
    turns = conversations * len(SAID)
    print(
        f"stream: {turns} turns of {conversations} conversations in {taken.seconds:.1f} s, {taken.processor:.1f} s of the "
        f"cores: {taken.processor / turns * 1e3:.2f} ms for each turn, {taken.processor / conversations * 1e3:.1f} ms for "
        f"each conversation, of which {len(RIDES)} rides"
    )
    print(f"stream: micro-batches of {conversations} turns: {', '.join(f'{seconds:.1f}' for seconds in batches)} s")
    size = spark.read.schema(SHOWN).parquet(str(folder / "out/turns")).groupBy("number").avg("stateBytes")
    sizes = {row["number"]: round(row["avg(stateBytes)"]) for row in size.collect()}
    print(f"stream: bytes of state after each turn: {[sizes[number] for number in sorted(sizes)]}")
    checkpoint = sum(file.stat().st_size for file in (folder / "out/checkpoint").rglob("*") if file.is_file())
    print(f"stream: {checkpoint / conversations / 1000:.1f} KB of checkpoint for each conversation")
    spark.stop()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--utterances", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=3, help="how often the batch is run, by hand and by Spark")
    parser.add_argument("--conversations", type=int, default=2_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Cluster() as cluster:
        for part in ("batch", "stream"):
            (Path(folder) / part).mkdir()
        batch(cluster, Path(folder) / "batch", given.utterances, given.rounds)
        stream(cluster, Path(folder) / "stream", given.conversations)


if __name__ == "__main__":
    main()
