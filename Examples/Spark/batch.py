"""Compares how two versions of a language or a vocabulary understand what was said.

    Examples/Spark/run batch --utterances FOLDER --out FOLDER --before '' --after '--languages NEW'

FOLDER has files of `{"id", "text", "lang"}` lines; BEFORE and AFTER are the options of `parley parse`. Each utterance goes
to OUT/compared as Parquet, by what changed (`change=intent`, `slots`, `same`); how many of each intent became what goes
to OUT/counts. Where only the score changed, nothing did.
"""

from __future__ import annotations

import argparse
import os
import shlex
from pathlib import Path
from typing import Any

from pyspark.sql import DataFrame, SparkSession

from cluster import Cluster, session

#: Intents and slots before and after, and which of them changed. An answer that is the same in both is read once, and the
#: utterance is kept only where it is understood differently.
COMPARED = """
WITH answered AS (
  SELECT _1._1 AS said, from_json(_1._2, '{answer}') AS was,
         if(_1._2 = _2, NULL, from_json(_2, '{answer}')) AS became
  FROM answers
), compared AS (
  SELECT said, was, coalesce(became, was) AS became,
         CASE WHEN became IS NULL THEN 'same'
              WHEN was.intent IS DISTINCT FROM became.intent THEN 'intent'
              WHEN was.slots IS DISTINCT FROM became.slots THEN 'slots' ELSE 'same' END AS change
  FROM answered
)
SELECT was.id AS id, coalesce(was.intent, 'unreadable') AS before, coalesce(became.intent, 'unreadable') AS after,
       if(change = 'same', NULL, get_json_object(said, '$.lang')) AS lang,
       if(change = 'same', NULL, get_json_object(said, '$.text')) AS text,
       if(change = 'same', NULL, was.slots) AS slotsBefore, if(change = 'same', NULL, became.slots) AS slotsAfter, change
FROM compared
""".format(answer="id string, intent string, slots string")


def compare(spark: SparkSession, utterances: Path, out: Path, before: list[str], after: list[str]) -> DataFrame:
    """Compares two commands, writes both tables and returns the counts."""
    answers(spark, utterances, before, after).createOrReplaceTempView("answers")
    compared = spark.sql(COMPARED)
    compared.write.mode("overwrite").partitionBy("change").parquet(str(out / "compared"))
    # From what was written: every utterance is read once.
    written = spark.read.schema(compared.schema).parquet(str(out / "compared"))
    counts = written.groupBy("before", "after", "change").count().orderBy("before", "after", "change")
    counts.coalesce(1).write.mode("overwrite").parquet(str(out / "counts"))
    return spark.read.parquet(str(out / "counts"))


def answers(spark: SparkSession, utterances: Path, before: list[str], after: list[str]) -> DataFrame:
    """Each line with the answers of both engines.

    Each task pipes its lines to two engines, as `RDD.pipe` does; by Spark's Java API, because in Python every line would
    go through a Python worker too, which costs as much as its understanding.
    """
    java: Any = spark.sparkContext._jvm
    lines = spark.sparkContext._jsc.textFile(str(utterances))
    was, became = (piped(java, lines, command) for command in (before, after))
    # A task fails where an engine gives fewer or more answers than there are lines.
    rows = lines.zip(was).zip(became)
    text = java.org.apache.spark.sql.Encoders.STRING()
    pair = java.org.apache.spark.sql.Encoders.tuple
    return DataFrame(spark._jsparkSession.createDataset(rows.rdd(), pair(pair(text, text), text)).toDF(), spark)


def piped(java: Any, lines: Any, command: list[str]) -> Any:
    """What a command answers to each line. It ends with 1 where a line was no utterance, which is an answer too."""
    words = java.java.util.ArrayList()
    for word in ["sh", "-c", '"$@" || [ $? = 1 ]', "sh", *command]:
        words.add(word)
    return lines.pipe(words, java.java.util.HashMap(), False, 1 << 16, "UTF-8")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--utterances", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--before", default="")
    parser.add_argument("--after", default="")
    parser.add_argument("--master", help="a cluster that runs already; two workers are started where none is given")
    given = parser.parse_args()
    cluster = None if given.master else Cluster()
    try:
        spark = session(given.master or cluster.url, "batch")
        commands = [
            [os.environ["PARLEY"], "parse", "--jsonl", *shlex.split(options)] for options in (given.before, given.after)
        ]
        utterances, out = given.utterances.resolve(), given.out.resolve()
        counts = compare(spark, utterances, out, *commands)
        counts.where("change != 'same'").show(100, truncate=False)
        print({row["change"]: row["sum(count)"] for row in counts.groupBy("change").sum("count").collect()})
        spark.stop()
    finally:
        if cluster:
            cluster.close()


if __name__ == "__main__":
    main()
