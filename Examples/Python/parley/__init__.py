"""A host of Parley in Python: the engine as a library in it, or as a process beside it. Python 3.10, nothing else.

    class Rides:
        resolves = {"dropOffLocation"}
        async def resolve(self, parameter, request): return {"result": "success"}
        async def confirm(self, request): return "ready"
        async def handle(self, request): return {"code": "success", "details": {"option": {"name": "Vine Swing"}}}

    async with await Parley.load() as parley:
        await parley.initialize([App("com.example.Rides", "MonkeyRides", {"RequestRide": Rides()})])
        conversation = await parley.open("c1")
        turn = await conversation.hear("Book a ride to the airport")
        print(turn.shown)

What goes wrong in a handler is logged under the name `parley`, with its traceback, and so is what the engine finds wrong in
an answer of a handler's; where nothing is set up for logging, Python writes it on standard error.
"""

from __future__ import annotations

import asyncio
import ctypes
import inspect
import json
import logging
import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

JSON = Any

__all__ = ["App", "Conversation", "Forecast", "Handler", "Library", "Parley", "ParleyError", "Process", "Stopped", "Turn"]

log = logging.getLogger("parley")


class Handler(Protocol):
    """An app's code for one intent. `resolve`, `confirm` and `report` may be left out; none of them has to be `async`.

    `request` has the parameters, the conversation, the app and the key of the request: what was handled under a key is
    answered again and not done again. An answer is what the protocol's page says. For `handle` it also has `cancelled`,
    an `asyncio.Event`: once it is set the user wants it stopped, and `Stopped` says that nothing was carried out.
    """

    def handle(self, request: dict[str, JSON]) -> JSON: ...


@dataclass
class App:
    """An app: its identifier and name, or its folder, and its handlers by the names of their intents."""

    identifier: str = ""
    name: str = ""
    handlers: dict[str, Handler] = field(default_factory=dict)
    folder: str | None = None
    #: Whether the engine itself plays the app, from its `World.plist`.
    simulated: bool = False
    #: Further members of the set-up: `intents`, `phrases`, `vocabularies`, …
    more: dict[str, JSON] = field(default_factory=dict)

    def set_up(self) -> dict[str, JSON]:
        handles = {}
        for intent, handler in self.handlers.items():
            handles[intent] = {
                "resolve": sorted(getattr(handler, "resolves", ())),
                "confirm": hasattr(handler, "confirm"),
                "report": hasattr(handler, "observe"),
            }
        app: dict[str, JSON] = {"handles": handles, **self.more}
        if self.simulated:
            app["simulated"] = True
        if self.folder is not None:
            app["folder"] = self.folder
        else:
            app |= {"identifier": self.identifier, "displayName": self.name}
        return app


class Stopped(Exception):
    """What a handler raises where it has stopped, as it was asked to, before anything was carried out."""


class ParleyError(Exception):
    """What the engine answers to a request that it cannot do: a code, and every problem in a line of its own."""

    def __init__(self, error: dict[str, JSON]):
        self.code: int = error.get("code", 0)
        self.problems: list[str] = error.get("data", {}).get("problems") or [error.get("message", "")]
        super().__init__("\n".join(self.problems))


@dataclass
class Turn:
    """What came of one turn."""

    number: int
    events: list[dict[str, JSON]]
    #: The kind of the open question; None where none is.
    question: str | None = None

    @property
    def messages(self) -> list[dict[str, JSON]]:
        return [event["message"] for event in self.events if event["event"] == "said"]

    @property
    def shown(self) -> str:
        return "\n".join(message["shown"] for message in self.messages)

    @property
    def lines(self) -> list[str]:
        """The events as a script has them."""
        return [event["line"] for event in self.events if "line" in event]

    @property
    def problems(self) -> list[str]:
        """What went wrong in handlers, a line each; all of it is logged, too."""
        return [event["text"] for event in self.events if event["event"] == "problem"]


@dataclass
class Forecast:
    """What the engine would do with an utterance that it has not heard yet."""

    #: `take`, `ask` or `passOn`.
    course: str
    #: Why it is passed on: `notOurs`, `unknownWords`, `tooNear`, `noApp` or `belowThreshold`.
    reason: str | None
    intent: str | None
    app: str | None
    #: The values that the app would be handed, by their parameters.
    parameters: dict[str, list[JSON]]
    #: How well the utterance is explained: 0 is the threshold of `hear`, more is better.
    score: float | None
    #: What would be asked.
    message: dict[str, JSON] | None
    #: The words that are not known, where the reason is `unknownWords`.
    words: list[str]
    #: What `hear` would begin with, up to the moment at which an app carries the request out.
    events: list[dict[str, JSON]]

    @classmethod
    def of(cls, answer: dict[str, JSON]) -> Forecast:
        return cls(
            answer["course"],
            answer.get("reason"),
            answer.get("intent"),
            answer.get("app"),
            {told["parameter"]: told["values"] for told in answer["parameters"]},
            answer.get("score"),
            answer.get("message"),
            answer.get("words", []),
            answer["events"],
        )


class Process:
    """The engine as a process: lines go in and out of it."""

    def __init__(self, process: asyncio.subprocess.Process):
        self._process = process

    @classmethod
    async def start(cls, *command: str) -> Process:
        return cls(
            await asyncio.create_subprocess_exec(
                *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=1 << 26
            )
        )

    async def send(self, line: bytes) -> None:
        assert self._process.stdin
        self._process.stdin.write(line + b"\n")
        await self._process.stdin.drain()

    async def receive(self) -> bytes | None:
        assert self._process.stdout
        return await self._process.stdout.readline() or None

    def terminate(self) -> None:
        """Tells the engine to end: what is begun is ended and still answered."""
        self._process.terminate()

    async def wait(self) -> int:
        """Waits for the end; 0 where it was a good one."""
        return await self._process.wait()

    async def close(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        await self._process.wait()


class Library:
    """The engine as a library in this process, by its C functions."""

    #: The library that a wheel brings.
    OWN = Path(__file__).parent / "libparley.so"

    def __init__(self, path: str | os.PathLike[str] = OWN):
        self._library = ctypes.CDLL(os.fspath(path))
        self._library.parley_open.restype = ctypes.c_void_p
        self._library.parley_send.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t]
        self._library.parley_receive.argtypes = [ctypes.c_void_p, ctypes.c_int]
        self._library.parley_receive.restype = ctypes.c_void_p
        self._library.parley_free_line.argtypes = [ctypes.c_void_p]
        self._library.parley_end.argtypes = [ctypes.c_void_p]
        self._library.parley_close.argtypes = [ctypes.c_void_p]
        self._session = self._library.parley_open()

    async def send(self, line: bytes) -> None:
        self._library.parley_send(self._session, line, len(line))

    async def receive(self) -> bytes | None:
        # The call blocks, and ctypes lets other threads run while it does.
        line = await asyncio.to_thread(self._library.parley_receive, self._session, -1)
        if not line:
            return None
        try:
            return ctypes.string_at(line)
        finally:
            self._library.parley_free_line(line)

    async def close(self) -> None:
        self._library.parley_end(self._session)

    def free(self) -> None:
        self._library.parley_close(self._session)


class Parley:
    """A host's side of the protocol, the same for the process and for the library."""

    def __init__(self, connection: Process | Library):
        self._connection = connection
        self._handlers: dict[tuple[str, str], Handler] = {}
        self._waiting: dict[int, asyncio.Future[JSON]] = {}
        self._calls: dict[str, asyncio.Task[None]] = {}
        self._cancelled: dict[str, asyncio.Event] = {}
        #: The problems of handlers that were logged when they were raised.
        self._raised: set[str] = set()
        self._last = 0
        self._has_ended = False
        #: Is called with a conversation's name and an event that no turn of the host brought about.
        self.on_event: Callable[[str, dict[str, JSON]], None] = lambda conversation, event: None
        #: Is asked whether the user has unlocked the device.
        self.authenticate: Callable[[dict[str, JSON]], Awaitable[bool]] | None = None
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def start(cls, *command: str) -> Parley:
        """The engine as a process; `parley serve` where no other command is given."""
        return cls(await Process.start(*(command or (os.environ.get("PARLEY", "parley"), "serve"))))

    @classmethod
    async def load(cls, path: str | os.PathLike[str] = Library.OWN) -> Parley:
        """The engine as a library in this process: the one of the wheel, or that of a file."""
        return cls(Library(path))

    async def __aenter__(self) -> Parley:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._connection.close()
        await self._reading
        if isinstance(self._connection, Library):
            self._connection.free()

    # What a host asks for

    async def initialize(self, apps: list[App], **more: JSON) -> dict[str, JSON]:
        """Sets the apps up. Raises ParleyError with all that is wrong at once."""
        params = {"version": 1, "apps": [app.set_up() for app in apps], **more}
        result: dict[str, JSON] = await self.request("initialize", params)
        for app, told in zip(apps, result["apps"]):
            for intent, handler in app.handlers.items():
                self._handlers[told["identifier"], intent] = handler
        return result

    async def open(self, name: str, **more: JSON) -> Conversation:
        await self.request("open", {"conversation": name, **more})
        return Conversation(self, name)

    async def restore(self, name: str, state: JSON, **more: JSON) -> Conversation:
        """Goes on with what `Conversation.store` returned."""
        await self.request("restore", {"conversation": name, "state": state, **more})
        return Conversation(self, name)

    async def request(self, method: str, params: dict[str, JSON]) -> JSON:
        if self._has_ended:
            raise ParleyError({"message": "the engine has ended"})
        self._last += 1
        number, future = self._last, asyncio.get_running_loop().create_future()
        self._waiting[number] = future
        await self._send({"id": number, "method": method, "params": params})
        result = await future
        # What is only foretold has not gone wrong.
        if isinstance(result, dict) and "course" not in result:
            self._log(result.get("events", []))
        return result

    def _log(self, events: list[dict[str, JSON]]) -> None:
        """Logs what the engine found wrong in handlers' answers."""
        for event in events:
            if event["event"] != "problem":
                continue
            # What a handler raised was logged with its traceback.
            if event.get("detail") in self._raised:
                self._raised.discard(event["detail"])
            else:
                log.error("%s", event["text"])

    # What the engine asks for

    async def _send(self, message: dict[str, JSON]) -> None:
        if self._has_ended:
            return
        try:
            await self._connection.send(json.dumps({"jsonrpc": "2.0", **message}).encode())
        except ConnectionError:  # The end is noticed where lines are read.
            self._has_ended = True

    async def _read(self) -> None:
        while (line := await self._connection.receive()) is not None:
            message = json.loads(line)
            if "method" not in message:
                self._take_answer(message)
            elif "id" in message:
                self._calls[message["id"]] = asyncio.create_task(self._answer(message))
                if message["method"] == "handle":
                    self._cancelled[message["id"]] = message["params"]["cancelled"] = asyncio.Event()
            elif message["method"] == "event":
                self._log([message["params"]["event"]])
                self.on_event(message["params"]["conversation"], message["params"]["event"])
            elif message["method"] == "cancelCall" and (call := self._calls.get(message["params"]["call"])):
                self._cancel(message["params"]["call"], call)
        self._has_ended = True
        for future in self._waiting.values():
            future.set_exception(ParleyError({"message": "the engine has ended"}))

    def _cancel(self, name: str, call: asyncio.Task[None]) -> None:
        # What is being handled goes on: only its own answer says what became of it.
        if (cancelled := self._cancelled.get(name)) is not None:
            cancelled.set()
        else:
            call.cancel()

    def _take_answer(self, message: dict[str, JSON]) -> None:
        future = self._waiting.pop(message["id"], None)
        if future is None or future.done():
            return
        if "error" in message:
            future.set_exception(ParleyError(message["error"]))
        else:
            future.set_result(message.get("result"))

    async def _answer(self, call: dict[str, JSON]) -> None:
        try:
            await self._send({"id": call["id"], "result": await self._perform(call["method"], call["params"])})
        except asyncio.CancelledError:
            pass
        except Stopped as stopped:
            await self._send({"id": call["id"], "error": {"code": -32005, "message": str(stopped)}})
        except Exception as error:  # What a handler raises ends its request, and nothing else.
            message = f"{type(error).__name__}: {error}"
            self._raised.add(message)
            log.exception("%s", " ".join(filter(None, [call["params"].get("intent"), call["method"], "raised an error"])))
            await self._send({"id": call["id"], "error": {"code": -32004, "message": message}})
        finally:
            self._calls.pop(call["id"], None)
            self._cancelled.pop(call["id"], None)

    async def _perform(self, method: str, request: dict[str, JSON]) -> JSON:
        if method == "authenticate":
            return {"granted": bool(self.authenticate and await self.authenticate(request))}
        handler: Any = self._handlers[request["app"], request["intent"]]
        arguments = (request["parameter"], request) if method == "resolve" else (request,)
        answer = getattr(handler, method)(*arguments)
        return await answer if inspect.isawaitable(answer) else answer


class Conversation:
    """One conversation of a host."""

    def __init__(self, parley: Parley, name: str):
        self.parley = parley
        self.name = name

    async def _turn(self, method: str, params: dict[str, JSON]) -> Turn:
        answer = await self.parley.request(method, {"conversation": self.name, **params})
        return Turn(answer["turn"], answer["events"], answer.get("question"))

    async def hear(self, utterance: str, **world: JSON) -> Turn:
        return await self._turn("hear", {"utterance": utterance, **world})

    async def forecast(self, utterance: str, threshold: float = 0, **world: JSON) -> Forecast:
        """What `hear` would do: take it, ask something, or not know what to do with it. Nothing of it is done."""
        params = {"conversation": self.name, "utterance": utterance, "threshold": threshold, **world}
        return Forecast.of(await self.parley.request("forecast", params))

    async def answered(self, utterance: str, answer: str) -> Turn:
        """Tells the conversation what somebody else has answered: "send that to Koko" sends it."""
        return await self._turn("answered", {"utterance": utterance, "answer": answer})

    async def choose(self, index: int) -> Turn:
        return await self._turn("choose", {"index": index})

    async def press(self, button: str) -> Turn:
        return await self._turn("press", {"button": button})

    async def cancel(self) -> Turn:
        return await self._turn("cancel", {})

    async def resume(self) -> Turn:
        return await self._turn("resume", {})

    async def store(self) -> dict[str, JSON]:
        """The conversation as it can be kept and gone on with: `turn` is its counter, `state` what `restore` takes."""
        stored: dict[str, JSON] = await self.parley.request("store", {"conversation": self.name})
        return stored

    async def suggest(self, limit: int = 5) -> list[dict[str, JSON]]:
        answer = await self.parley.request("suggest", {"conversation": self.name, "limit": limit})
        suggestions: list[dict[str, JSON]] = answer["suggestions"]
        return suggestions

    async def close(self) -> None:
        await self.parley.request("close", {"conversation": self.name})
