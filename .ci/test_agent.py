"""'parley mcp' as an agent uses it: by the client of the protocol's own Python SDK.

    PARLEY=.build/release/parley python .ci/test_agent.py [RECORDING]

With RECORDING, what goes over the line is written there, a message a line, as CI plays it.
"""

import asyncio
import os
import pathlib
import sys

import mcp_types as types
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

PACKAGE = pathlib.Path(__file__).resolve().parent.parent
RECORDING = sys.argv[1] if len(sys.argv) > 1 else None
APPS = [str(PACKAGE / "Vocabulary" / name) for name in ("MonkeyChat", "MonkeyPay")]
counts = {"turns": 0, "questions": 0}


def server():
    command = [os.environ["PARLEY"], "mcp", *APPS]
    if RECORDING:
        command = [sys.executable, __file__, "--between", RECORDING, *command]
    return StdioServerParameters(command=command[0], args=command[1:], env={"TZ": "UTC", "LC_ALL": "C.UTF-8"})


async def between(recording, command):
    """Stands between the client and the server, and notes each line: what the client says, and what it is answered."""
    process = await asyncio.create_subprocess_exec(
        *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=1 << 26)
    notes = open(recording, "a")

    def note(mark, line):
        notes.write(f"{mark} {line.decode().strip()}\n".replace(f"{PACKAGE}/", ""))
        notes.flush()

    async def answers():
        while line := await process.stdout.readline():
            note("<", line)
            sys.stdout.buffer.write(line)
            sys.stdout.buffer.flush()

    async def questions():
        while line := await asyncio.to_thread(sys.stdin.buffer.readline):
            note(">", line)
            process.stdin.write(line)
            await process.stdin.drain()
        process.stdin.close()

    notes.write("# a client begins\n")
    await asyncio.gather(answers(), questions())


async def use(session, tool, **arguments):
    result = await session.call_tool(tool, arguments)
    counts["turns"] += 1
    return result


async def shown(session, tool, **arguments):
    result = await use(session, tool, **arguments)
    assert not result.is_error, result
    return result.structured_content


async def without_elicitation():
    async with stdio_client(server()) as (read, write), ClientSession(read, write) as session:
        started = await session.initialize()
        assert started.server_info.name == "parley", started
        tools = {tool.name for tool in (await session.list_tools()).tools}
        assert tools == {"say", "choose", "confirm", "cancel", "forecast", "answered"}, tools
        asked = await shown(session, "say", utterance="Send Koko 20 dollars with MonkeyPay")
        while asked["question"] == "permission":
            asked = await shown(session, "confirm", yes=True)
        assert asked["question"] == "goAhead", asked
        assert (await use(session, "say", utterance="yes")).is_error
        paid = await shown(session, "confirm", yes=True)
        assert [done["code"] for done in paid["done"]] == ["success"], paid
        passed = await shown(session, "forecast", utterance="who invented the telephone?")
        assert passed["course"] == "passOn", passed
        await shown(session, "answered", utterance="who invented the telephone?", answer="Bell.")
        asked = await shown(session, "say", utterance="Send that to Bobo on MonkeyChat")
        while asked["question"] == "permission":
            asked = await shown(session, "confirm", yes=True)
        assert asked["question"] == "disambiguation", asked
        sent = await shown(session, "choose", number=3)
        assert [done["intent"] for done in sent["done"]] == ["SendMessage"], sent
        resources = await session.list_resources()
        assert len(resources.resources) == 3, resources
        for resource in resources.resources:
            text = (await session.read_resource(resource.uri)).contents[0].text
            assert text.strip(), resource
        await session.send_ping()


async def with_elicitation():
    async def answer(context, params):
        counts["questions"] += 1
        properties = params.requested_schema["properties"]
        if "yes" in properties:
            return types.ElicitResult(action="accept", content={"yes": True})
        if "choice" in properties:
            return types.ElicitResult(action="accept", content={"choice": properties["choice"]["enum"][0]})
        return types.ElicitResult(action="accept", content={"answer": "I will be late"})

    async with stdio_client(server()) as (read, write):
        async with ClientSession(read, write, elicitation_callback=answer) as session:
            await session.initialize()
            paid = await shown(session, "say", utterance="Send Koko 20 dollars with MonkeyPay")
            assert [done["code"] for done in paid["done"]] == ["success"], paid
            sent = await shown(session, "say", utterance="Send a message to Bobo on MonkeyChat")
            assert [done["intent"] for done in sent["done"]] == ["SendMessage"], sent


async def by_the_client():
    """The SDK's newer client asks for a later version first, and goes back to one that is spoken."""
    from mcp import Client

    async with Client(server()) as client:
        result = await client.call_tool("forecast", {"utterance": "Send Koko 20 dollars with MonkeyPay"})
        assert result.structured_content["course"] == "ask", result
        counts["turns"] += 1


if "--between" in sys.argv:
    asyncio.run(between(sys.argv[2], sys.argv[3:]))
    sys.exit()
asyncio.run(without_elicitation())
asyncio.run(with_elicitation())
asyncio.run(by_the_client())
print(f"mcp: {counts['turns']} tools used, {counts['questions']} questions put to the user, by the official client")
