import Foundation
import Parley
import Testing

@testable import ConversationScripts

@Suite struct ScriptReaderTests {
  private func read(_ text: String) throws -> Script { try Script(text, path: "test.conversation") }

  @Test func readsAConversation() throws {
    let script = try read(
      """
      # A message.
      app: Vocabulary/MonkeyChat, Vocabulary/BananaPay
      locale: en

      User: Send a message
      = SendMessage
      Assistant: To whom?
      # He is the one.
      User: Bobo
      Siri: What do you want to say…?

      """)
    #expect(script.apps.map(\.path) == ["Vocabulary/MonkeyChat", "Vocabulary/BananaPay"])
    #expect(script.apps.map(\.line) == [2, 2])
    #expect(script.steps.map(\.line) == [5, 9])
    #expect(script.steps.map(\.action) == [.say("Send a message"), .say("Bobo")])
    #expect(script.steps[0].expected.map(\.mark) == [.understood, .assistant])
    #expect(script.steps[0].expected.map(\.line) == [6, 7])
    #expect(script.steps[1].expected.map(\.pattern) == [.parts(["What do you want to say", "?"])])
  }

  @Test func readsWhatTheUserTaps() throws {
    let script = try read("User: hello\ntap: 2\npress: Send\nUser: [Cancel]")
    #expect(script.steps.map(\.action) == [.say("hello"), .tapChoice(2), .tap("Send"), .tap("Cancel")])
  }

  @Test func readsCharactersThatNoLineCanHold() throws {
    let script = try read(#"User: one\ntwo\tthree\u{7}\x"#)
    #expect(script.steps.map(\.action) == [.say("one\ntwo\tthree\u{7}\\x")])
  }

  @Test func readsTheSettings() throws {
    let script = try read(
      """
      now: 2026-11-21T09:00:00+01:00
      locked: yes
      unlocks: no
      mode: hands-free
      location: 48.8566, 2.3522 Paris
      currency: eur
      permission: denied
      permission MonkeyChat: authorized
      policy: asksDraftQuestion, waitLimit 5 s, goAhead StartCall asked
      contacts: Anna Meier (mother) “Annie” <work anna@example.org> <+49 30 1234>, "Bobo, Jr."
      vocabulary photoTag: Beach, Snow
      ignore: = ~

      User: hello
      """)
    let zone = try #require(TimeZone(secondsFromGMT: 3600))
    let anna = Person(
      "Anna Meier", handle: PersonHandle("anna@example.org", type: .emailAddress, label: .work),
      nameComponents: Person.NameComponents(nickname: "Annie"), contactIdentifier: "Anna Meier", relationship: .mother,
      aliases: [PersonHandle("+49 30 1234", type: .phoneNumber)])
    let paris = Placemark(name: "Paris", coordinate: Coordinate(latitude: 48.8566, longitude: 2.3522))
    #expect(
      script.settings.map(\.directive) == [
        .now(Moment(date: Date(timeIntervalSince1970: 1_795_248_000), timeZone: zone)),
        .locked(true), .unlocks(false), .mode(.handsFree), .location(paris), .currency("EUR"),
        .permission(.denied, app: nil), .permission(.authorized, app: "MonkeyChat"),
        .policy([.asksDraftQuestion(true), .waitLimit(5), .goAhead("StartCall", .asked)]),
        .contacts([anna, Person("Bobo, Jr.", contactIdentifier: "Bobo, Jr.")]),
        .vocabulary(.photoTag, ["Beach", "Snow"]), .ignore([.understood, .phase]),
      ])
  }

  @Test func readsWhatChangesBetweenTurns() throws {
    let script = try read(
      "User: hello\nadvance: 1 h 30 min\nlock\nunlock\nstore and restore\nconversation: Alice\nlocation: none")
    #expect(
      script.steps.dropFirst().map(\.action) == [
        .directive(.advance(5400)), .directive(.locked(true)), .directive(.locked(false)),
        .directive(.storeAndRestore), .directive(.conversation("Alice")), .directive(.location(nil)),
      ])
  }

  @Test func readsStubs() throws {
    let script = try read(
      """
      when resolve recipients Bobo: disambiguation Bobo the Great, "Bobo, Jr."
      when SendMessage resolve content: first needsValue then unsupported tooLong, then pass
      when confirm: throw no network
      when handle SendMessage: first after 3 s failure then hang

      User: hello
      """)
    let answers = script.settings.compactMap { setting -> Stub? in
      if case .stub(let stub) = setting.directive { stub } else { nil }
    }
    #expect(
      answers.map(\.phase) == [.resolve(parameter: "recipients"), .resolve(parameter: "content"), .confirm, .handle])
    #expect(answers.map(\.intent) == [nil, "SendMessage", nil, "SendMessage"])
    #expect(answers.map(\.words) == ["Bobo", nil, nil, nil])
    #expect(
      answers.map { $0.outcomes.map(\.answer) } == [
        [.verdict("disambiguation", ["Bobo the Great", "Bobo, Jr."])],
        [.verdict("needsValue", []), .verdict("unsupported", ["tooLong"]), .pass],
        [.throw("no network")],
        [.code("failure"), .hang],
      ])
    #expect(answers.last?.outcomes.map(\.delay) == [3, 0])
  }

  @Test func countsLinesAsEditorsDo() throws {
    let script = try read("\u{FEFF}locale: en\r\n\r\nUser: hello\r\nAssistant: /^Hi/\r\n")
    #expect(script.lines == ["locale: en", "", "User: hello", "Assistant: /^Hi/"])
    #expect(script.steps[0].expected == [.init(line: 4, mark: .assistant, pattern: .expression("^Hi"))])
  }
}
