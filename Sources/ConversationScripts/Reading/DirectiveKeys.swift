import Parley

extension DirectiveReader {
  /// All keys, in the order in which the page about the format describes them.
  static let keys: [Key] = [
    Key(name: "app", region: .header, example: "Vocabulary/MonkeyChat") { _, value throws(LineProblem) in
      .directive(.app(ScriptText.list(value.text)))
    },
    Key(name: "host", region: .header, example: "CoffeeShop") { _, value throws(LineProblem) in
      .directive(.host(value.text))
    },
    Key(name: "locale", region: .both, example: "en") { _, value throws(LineProblem) in
      .directive(.locale(try value.tags()))
    },
    Key(name: "now", region: .both, example: "2026-11-21T09:00:00+01:00") { _, value throws(LineProblem) in
      .directive(.now(try value.moment()))
    },
    Key(name: "locked", region: .both, example: "yes") { _, value throws(LineProblem) in
      .directive(.locked(try value.flag()))
    },
    Key(name: "unlocks", region: .both, example: "no") { _, value throws(LineProblem) in
      .directive(.unlocks(try value.flag()))
    },
    Key(name: "mode", region: .both, example: "hands-free") { _, value throws(LineProblem) in
      .directive(.mode(try value.choice(of: ConversationMode.allCases.map { ($0.scriptName, $0) })))
    },
    Key(name: "location", region: .both, example: "48.8566 2.3522 Paris") { _, value throws(LineProblem) in
      .directive(.location(try value.place()))
    },
    Key(name: "currency", region: .both, example: "EUR") { _, value throws(LineProblem) in
      .directive(.currency(value.text.uppercased()))
    },
    Key(name: "permission", region: .both, example: "denied") { app, value throws(LineProblem) in
      let statuses = PermissionStatus.allCases.map { ("\($0)", $0) }
      return .directive(.permission(try value.choice(of: statuses), app: app.isEmpty ? nil : app))
    },
    Key(name: "policy", region: .header, example: "asksDraftQuestion, waitLimit 5 s") { _, value throws(LineProblem) in
      .directive(.policy(try value.policy()))
    },
    Key(name: "contacts", region: .both, example: "Bobo Jr. <bobo@example.com>") { _, value throws(LineProblem) in
      .directive(.contacts(try value.contacts()))
    },
    Key(name: "vocabulary", region: .both, example: "Best Friends, Family", emptying: "none") {
      type, value throws(LineProblem) in
      let known = VocabularyType.all.map(\.rawValue)
      guard known.contains(type) else {
        throw LineProblem(.unknownName(kind: "vocabulary type", name: type, known: known))
      }
      return .directive(.vocabulary(VocabularyType(type), value.text == "none" ? [] : ScriptText.list(value.text)))
    },
    Key(name: "when", region: .both, example: "disambiguation Bobo the Great, Little Bobo") {
      phase, value throws(LineProblem) in
      .directive(.stub(try StubReader.read(phase, value)))
    },
    Key(name: "donated", region: .both, example: "SendMessage recipients=[Bobo] content=\"hello\"") {
      when, value throws(LineProblem) in
      .directive(.donated(try DonatedRequestReader.read(when, value)))
    },
    Key(name: "ignore", region: .header, example: "= ~") { _, value throws(LineProblem) in
      .directive(.ignore(try value.marks()))
    },
    Key(name: "advance", region: .body, example: "30 s") { _, value throws(LineProblem) in
      .directive(.advance(try value.seconds()))
    },
    Key(name: "tap", region: .body, example: "2") { _, value throws(LineProblem) in
      .action(Int(value.text).map { .tapChoice($0) } ?? .tap(value.text))
    },
    Key(name: "press", region: .body, example: "Send") { _, value throws(LineProblem) in
      .action(.tap(value.text))
    },
    Key(name: "conversation", region: .body, example: "Alice’s phone") { _, value throws(LineProblem) in
      .directive(.conversation(value.text))
    },
  ]
}
