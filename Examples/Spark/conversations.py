"""Conversations as a stateful stream, keyed by conversation.

    Examples/Spark/run conversations --turns FOLDER --out FOLDER

FOLDER has files of `{"conversation", "number", "utterance", "at"}` lines; a source such as Kafka takes its place in
earnest. The state of a conversation is what `parley turn --jsonl` answered in the turn before. What was shown in each turn
goes to OUT/turns as Parquet, the checkpoint is OUT/checkpoint, what the app booked OUT/rides.db. Ends when all is taken;
run again with the same OUT it goes on where it ended, or was killed.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pandas
from pyspark.sql import SparkSession
from pyspark.sql.streaming.query import StreamingQuery
from pyspark.sql.streaming.state import GroupState, GroupStateTimeout

from cluster import Cluster, session

TURN = "conversation string, number int, utterance string, at string"
SHOWN = "conversation string, number int, shown string, handled int, stateBytes int"


def start(
    spark: SparkSession, turns: Path, out: Path, parley: str, files_a_batch: int = 1, seconds: float = 0
) -> StreamingQuery:
    """Starts the stream; it ends when every file has been taken."""
    import rides

    set_up = out / "set-up.json"
    set_up.write_text(json.dumps(rides.SET_UP))
    command = [parley, "turn", "--jsonl", "--set-up", str(set_up)]
    database = str(out / "rides.db")

    def take(
        key: tuple[str], batches: Iterator[pandas.DataFrame], group: GroupState
    ) -> Iterator[pandas.DataFrame]:
        from engine import shared
        from rides import opened, take

        engine, app = shared(*command), opened(database, seconds)
        state: Any = json.loads(group.get[0]) if group.exists else None
        said = sorted((row for batch in batches for row in batch.itertuples()), key=lambda row: row.number)
        shown = []
        for row in said:
            turn = {"conversation": key[0], "user": key[0], "utterance": row.utterance, "now": row.at,
                    "key": f"{key[0]}.{row.number}"}  # fmt: skip
            answer = take(engine, app, turn | ({"state": state} if state else {}))
            # A source may bring a turn twice; the state knows the last one.
            if answer.get("repeated"):
                continue
            state = answer["state"]
            events = answer["events"]
            words = [event["message"]["shown"] for event in events if event["event"] == "said"]
            handled = sum(event["event"] == "handled" for event in events)
            shown.append((key[0], row.number, "\n".join(words), handled, len(json.dumps(state))))
        group.update((json.dumps(state),))
        yield pandas.DataFrame(shown, columns=["conversation", "number", "shown", "handled", "stateBytes"])

    lines = spark.readStream.schema(TURN).option("maxFilesPerTrigger", files_a_batch).json(str(turns))
    taken = lines.groupBy("conversation").applyInPandasWithState(
        take, SHOWN, "state string", "append", GroupStateTimeout.NoTimeout
    )
    return (
        taken.writeStream.format("parquet")
        .option("path", str(out / "turns"))
        .option("checkpointLocation", str(out / "checkpoint"))
        .trigger(availableNow=True)
        .start()
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--turns", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--master", help="a cluster that runs already; two workers are started where none is given")
    parser.add_argument("--files-a-batch", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0, help="how long the app takes to book a ride")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    cluster = None if given.master else Cluster()
    try:
        spark = session(given.master or cluster.url, "conversations")
        turns, out = given.turns.resolve(), given.out.resolve()
        start(spark, turns, out, os.environ["PARLEY"], given.files_a_batch, given.seconds).awaitTermination()
        shown = spark.read.schema(SHOWN).parquet(str(out / "turns"))
        conversations, handled = shown.select("conversation").distinct().count(), shown.groupBy().sum("handled")
        print(f"{shown.count()} turns of {conversations} conversations, {handled.first()[0]} requests handled")
        spark.stop()
    finally:
        if cluster:
            cluster.close()


if __name__ == "__main__":
    main()
