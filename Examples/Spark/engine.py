"""The engine beside a Python worker of Spark's: a process that answers each line with a line."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Iterator


class Engine:
    """`parley parse --jsonl` or `parley turn --jsonl`. Where it dies its task fails, and Spark runs that again."""

    def __init__(self, *command: str):
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self._process.stdin and self._process.stdout
        self._input, self._output = self._process.stdin, self._process.stdout

    def ask(self, line: bytes) -> bytes:
        """One line, and its answer."""
        self._input.write(line + b"\n")
        self._input.flush()
        return self._answer()

    def ask_all(self, lines: list[bytes]) -> Iterator[bytes]:
        """Many lines, and their answers in the same order. A pipe holds less than all of them: a thread writes."""
        text = b"".join(line + b"\n" for line in lines)
        writing = threading.Thread(target=self._write, args=(text,), daemon=True)
        writing.start()
        missing = len(lines)
        try:
            while missing:
                answer = self._answer()
                missing -= 1
                yield answer
            writing.join()
        finally:
            # Answers that nobody takes would be taken for those of the next lines.
            if missing:
                self.close()

    def _write(self, text: bytes) -> None:
        try:
            self._input.write(text)
            self._input.flush()
        except BrokenPipeError:  # The end is noticed where answers are read.
            pass

    def _answer(self) -> bytes:
        line = self._output.readline()
        if not line.endswith(b"\n"):
            raise EngineEnded(f"the engine ended with {self._process.wait()}")
        return line[:-1]

    @property
    def is_over(self) -> bool:
        return self._process.poll() is not None

    def close(self) -> None:
        self._process.kill()
        self._process.wait()


class EngineEnded(Exception):
    """The process of the engine is gone."""


_engines: dict[tuple[str, ...], Engine] = {}


def shared(*command: str) -> Engine:
    """The engine of this command in this Python worker, which Spark uses for many tasks: it is set up once."""
    if command not in _engines or _engines[command].is_over:
        _engines[command] = Engine(*command)
    return _engines[command]
