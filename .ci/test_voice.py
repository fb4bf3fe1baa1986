"""'parley wyoming' as a home uses it: by the client of the protocol's own Python package.

    PARLEY=.build/release/parley python .ci/test_voice.py [RECORDING]

With RECORDING, what goes over the line is written there as CI plays it: the bytes of each event, as a string of JSON.
"""

import asyncio
import json
import os
import pathlib
import re
import statistics
import sys
import time

from wyoming.asr import Transcript
from wyoming.client import AsyncTcpClient
from wyoming.error import Error
from wyoming.event import Event
from wyoming.handle import Handled, NotHandled
from wyoming.info import Describe, Info
from wyoming.ping import Ping, Pong

PACKAGE = pathlib.Path(__file__).resolve().parent.parent
APPS = [str(PACKAGE / "Vocabulary" / name) for name in ("MonkeyChat", "MonkeyPay")]
times: list[float] = []


async def between(port, recording):
    """Stands between the clients and the server at a port, and notes what each says and is answered."""
    notes = open(recording, "w")

    async def copied(mark, reader, writer):
        while part := await reader.read(1 << 16):
            notes.write(f"{mark} {json.dumps(part.decode(), ensure_ascii=False)}\n")
            notes.flush()
            writer.write(part)
            await writer.drain()
        writer.close()

    async def taken(reader, writer):
        inner = await asyncio.open_connection("127.0.0.1", port)
        notes.write("# a client comes\n")
        await asyncio.gather(copied(">", reader, inner[1]), copied("<", inner[0], writer))

    server = await asyncio.start_server(taken, "127.0.0.1", 0)
    return server.sockets[0].getsockname()[1]


async def say(port, words, conversation):
    """One utterance over a connection of its own, as Home Assistant sends it."""
    async with AsyncTcpClient("127.0.0.1", port) as client:
        start = time.perf_counter()
        context = {"conversation_id": conversation}
        await client.write_event(Transcript(text=words, context=context, language="en").event())
        event = await asyncio.wait_for(client.read_event(), 30)
        times.append(time.perf_counter() - start)
        return (Handled if Handled.is_type(event.type) else NotHandled).from_event(event)


async def main():
    process = await asyncio.create_subprocess_exec(
        os.environ["PARLEY"], "wyoming", "--uri", "tcp://127.0.0.1:0", *APPS, stdout=asyncio.subprocess.PIPE)
    line = (await process.stdout.readline()).decode()
    port = int(re.search(r":(\d+)$", line.strip())[1])
    if len(sys.argv) > 1:
        port = await between(port, sys.argv[1])
    try:
        async with AsyncTcpClient("127.0.0.1", port) as client:
            await client.write_event(Describe().event())
            info = Info.from_event(await client.read_event())
            assert [program.name for program in info.handle] == ["parley"] and info.handle[0].models[0].languages == ["en"]
            await client.write_event(Ping("x").event())
            assert Pong.from_event(await client.read_event()).text == "x"
        asked = await say(port, "Send Koko 20 dollars with MonkeyPay", "kitchen")
        while "20" not in asked.text:
            asked = await say(port, "yes", "kitchen")
        assert asked.context["continue_conversation"], asked
        assert isinstance(await say(port, "yes", "bath"), NotHandled)
        paid = await say(port, "yes", "kitchen")
        assert isinstance(paid, Handled) and not paid.context["continue_conversation"], paid
        for words in ["Send a message to Bobo on MonkeyChat", "yes", "Little Bobo", "I will be late", "say that again"]:
            answer = await say(port, words, "kitchen")
            assert isinstance(answer, Handled) and answer.text, (words, answer)
        assert "late" in answer.text, answer
        assert isinstance(await say(port, "who invented the telephone?", "kitchen"), NotHandled)
        async with AsyncTcpClient("127.0.0.1", port) as client:
            await client.write_event(Event("transcript", {"context": {}}))
            assert Error.is_type((await client.read_event()).type)
    finally:
        process.terminate()
        assert await process.wait() == 0
    print(
        f"wyoming: {len(times)} utterances by the official client, each over a connection of its own, median "
        f"{statistics.median(times) * 1000:.1f} ms, at most {max(times) * 1000:.1f} ms")


asyncio.run(main())
