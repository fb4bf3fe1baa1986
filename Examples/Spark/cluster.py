"""Spark's own cluster on one machine: a master and workers, each a process of its own, so that one can be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pyspark
from pyspark.sql import SparkSession

HERE = Path(__file__).resolve().parent


class Cluster:
    """A master and two workers with one core each; all ends with the `with` block."""

    def __init__(self, workers: int = 2, cores: int = 1):
        # A program that is told to end closes its cluster too: each process of it has a group of its own.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
        self._folder = tempfile.TemporaryDirectory(prefix="parley-spark-")
        self.folder = Path(self._folder.name)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.url = f"spark://127.0.0.1:{port}"
        self._processes: list[subprocess.Popen[bytes]] = []
        self._start("master", "master.Master", "--port", str(port))
        self._wait("master", "I have been elected leader")
        for number in range(workers):
            self._start(f"worker{number}", "worker.Worker", "--cores", str(cores), "--memory", "1g",
                        "--work-dir", str(self.folder / f"work{number}"), self.url)  # fmt: skip
        for number in range(workers):
            self._wait(f"worker{number}", "Successfully registered")

    def _start(self, name: str, role: str, *arguments: str) -> None:
        command = [str(Path(pyspark.__path__[0]) / "bin/spark-class"), f"org.apache.spark.deploy.{role}",
                   "--host", "127.0.0.1", "--webui-port", "0", *arguments]  # fmt: skip
        settings = {"SPARK_DAEMON_MEMORY": "256m", "SPARK_LOCAL_IP": "127.0.0.1", "SPARK_LOCAL_DIRS": str(self.folder)}
        with open(self.folder / f"{name}.log", "wb") as log:
            self._processes.append(
                # In a group of its own: a worker is killed with the executor that it started.
                subprocess.Popen(
                    command, env=os.environ | settings, stdout=log, stderr=log, stdin=subprocess.DEVNULL,
                    start_new_session=True)
            )  # fmt: skip

    def _wait(self, name: str, words: str) -> None:
        log = self.folder / f"{name}.log"
        # Ten minutes: a hang only.
        for _ in range(6000):
            if words in log.read_text(errors="replace"):
                return
            time.sleep(0.1)
        raise RuntimeError(f"{name} did not start:\n{log.read_text(errors='replace')[-2000:]}")

    def kill_worker(self, number: int) -> None:
        """Kills a worker and its executor, as a machine that loses its power."""
        worker = self._processes[1 + number]
        os.killpg(worker.pid, signal.SIGKILL)
        worker.wait()

    def processor_seconds(self) -> float:
        """What the executors have used of the cores, with the Python and the engines that they started."""
        sessions = {str(worker.pid) for worker in self._processes[1:]}
        ticks = 0
        for file in Path("/proc").glob("[0-9]*/stat"):
            try:
                # The fields after the name: state, parent, group, session, … and four times from the twelfth.
                fields = file.read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if fields[3] in sessions:
                ticks += sum(int(field) for field in fields[11:15])
        return ticks / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        for process in reversed(self._processes):
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        self._folder.cleanup()

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def session(url: str, name: str) -> SparkSession:
    """A driver in this process. The files of this folder that the executors need are sent to them."""
    os.environ |= {"PYSPARK_PYTHON": sys.executable, "SPARK_LOCAL_IP": "127.0.0.1"}
    spark = (
        SparkSession.builder.master(url)
        .appName(name)
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.driver.memory", "1g")
        .config("spark.executor.memory", "768m")
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
        # The partitions of the state: one for each core of this cluster.
        .config("spark.sql.shuffle.partitions", "2")
        .config("spark.sql.session.timeZone", "UTC")
        .getOrCreate()
    )
    spark.sparkContext.setLogLevel("ERROR")
    for module in sorted(HERE.glob("*.py")):
        spark.sparkContext.addPyFile(str(module))
    return spark
