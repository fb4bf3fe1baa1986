"""'parley serve --lsp' as an editor speaks to it: by pytest-lsp, a public test client of the protocol.

    PARLEY=.build/release/parley pytest .ci/test_editor.py
"""

import os
import pathlib

import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

PACKAGE = pathlib.Path(__file__).resolve().parent.parent
SCRIPT = (PACKAGE / "Examples" / "Edited.conversation").as_uri()
TEXT = """app: Vocabulary/MonkeyChat

User: text Bobo that the figs are ripe on MonkeyChat
Assistant: …
User: the first one
= S
"""


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[os.environ["PARLEY"], "serve", "--lsp"]))
async def client(lsp_client: LanguageClient):
    answer = await lsp_client.initialize_session(
        types.InitializeParams(capabilities=client_capabilities("visual-studio-code"), root_uri=PACKAGE.as_uri()))
    assert answer.capabilities.hover_provider
    yield
    await lsp_client.shutdown_session()


def opened(client, text, uri=SCRIPT):
    client.text_document_did_open(types.DidOpenTextDocumentParams(
        text_document=types.TextDocumentItem(uri=uri, language_id="conversation", version=1, text=text)))


def place(line, character, uri=SCRIPT):
    return {"text_document": types.TextDocumentIdentifier(uri=uri), "position": types.Position(line=line, character=character)}


async def test_problems_are_told(client: LanguageClient):
    opened(client, "app: Vocabulary/MonkeyChat\nlocal: en\n\nUser: hello\n")
    await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    problems = client.diagnostics[SCRIPT]
    assert [one.range.start.line for one in problems] == [1]
    assert "locale" in problems[0].message


async def test_words_are_read(client: LanguageClient):
    opened(client, TEXT)
    hover = await client.text_document_hover_async(types.HoverParams(**place(2, 8)))
    assert "SendMessage" in hover.contents.value
    answer = await client.text_document_hover_async(types.HoverParams(**place(4, 8)))
    assert "choice" in answer.contents.value


async def test_the_phrase_is_found(client: LanguageClient):
    opened(client, TEXT)
    found = await client.text_document_definition_async(types.DefinitionParams(**place(2, 8)))
    path = pathlib.Path(found.uri.removeprefix("file://"))
    assert path.name == "Messaging.txt"
    assert path.read_text(encoding="utf-8").splitlines()[found.range.start.line].strip()


async def test_intents_are_completed(client: LanguageClient):
    opened(client, TEXT)
    found = await client.text_document_completion_async(types.CompletionParams(**place(5, 3)))
    assert "SendMessage" in [one.label for one in found]
