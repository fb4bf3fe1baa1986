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


async def completed(client, text, line, uri=SCRIPT):
    """What is offered at the end of a line."""
    opened(client, text, uri)
    found = await client.text_document_completion_async(
        types.CompletionParams(**place(line, len(text.splitlines()[line]), uri)))
    return [one.label for one in found]


async def test_keys_parameters_verdicts_and_names_are_completed(client: LanguageClient):
    head = "app: Vocabulary/MonkeyChat\n"
    assert "locale" in " ".join(await completed(client, head + "lo", 1))
    said = head + "\nUser: text Bobo hi\n"
    assert any("recipients" in one for one in await completed(client, said + "= SendMessage rec", 3))
    assert any("disambiguation" in one for one in await completed(client, said + "~ resolve recipients -> dis", 3))
    assert "Little Bobo" in await completed(client, said + "User: Little B", 3)


async def test_property_lists_are_checked_as_lint_does(client: LanguageClient):
    path = PACKAGE / "Vocabulary" / "MonkeyChat" / "Info.plist"
    uri = path.as_uri()
    opened(client, path.read_text(encoding="utf-8").replace("INSendMessageIntent", "INSendMesageIntent"), uri)
    await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    told = [one.message for one in client.diagnostics[uri]]
    assert any("INSendMessageIntent" in one for one in told), told


async def test_phrases_of_an_own_intent_are_checked(client: LanguageClient):
    path = PACKAGE / "Examples" / "CoffeeShop" / "App" / "en.lproj" / "Phrases.plist"
    text = path.read_text(encoding="utf-8")
    opened(client, text.replace("<string>", "<string>(", 1), path.as_uri())
    await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    assert client.diagnostics[path.as_uri()]
