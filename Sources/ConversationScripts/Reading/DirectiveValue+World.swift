import Parley

extension DirectiveValue {
  /// Changes of the policy: `asksDraftQuestion, waitLimit 5 s, goAhead StartCall asked`.
  func policy() throws(LineProblem) -> [PolicyChange] {
    var changes: [PolicyChange] = []
    for part in ScriptText.list(text) { changes.append(try policyChange(part)) }
    return changes
  }

  private func policyChange(_ part: String) throws(LineProblem) -> PolicyChange {
    let words = ScriptText.words(part)
    let rest = words.dropFirst().joined(separator: " ")
    let value = DirectiveValue(key: words.first ?? "", text: rest, example: "", offset: offset)
    switch value.key {
    case "speaksForVoice": return .speaksForVoice(rest.isEmpty ? true : try value.flag())
    case "asksDraftQuestion": return .asksDraftQuestion(rest.isEmpty ? true : try value.flag())
    case "waitingIndicator": return .waitingIndicator(try value.with("2 s").seconds())
    case "waitLimit": return .waitLimit(try value.with("10 s").seconds())
    case "goAheadLimit": return .goAheadLimit(try value.with("10 min").seconds())
    case "repetitions": return .repetitions(try value.with("3").count())
    case "maximumChoices": return .maximumChoices(try value.with("10").count())
    case "maximumRounds": return .maximumRounds(try value.with("6").count())
    case "goAhead": return try value.with("StartCall asked").goAhead()
    default:
      throw wrong(
        value.key,
        known: [
          "asksDraftQuestion", "speaksForVoice", "waitingIndicator", "waitLimit", "repetitions", "maximumChoices",
          "maximumRounds", "goAhead", "goAheadLimit",
        ])
    }
  }

  private func with(_ example: String) -> DirectiveValue {
    var value = self
    value.example = example
    return value
  }

  private func count() throws(LineProblem) -> Int {
    guard let count = Int(text), (0...1000).contains(count) else { throw malformed }
    return count
  }

  private func goAhead() throws(LineProblem) -> PolicyChange {
    let words = ScriptText.words(text)
    guard words.count == 2 else { throw malformed }
    guard let rule = IntentRules.GoAhead(rawValue: words[1]) else {
      throw wrong(words[1], known: IntentRules.GoAhead.allCases.map(\.rawValue))
    }
    return .goAhead(IntentName(words[0]), rule)
  }

  /// People: `Anna Meier (mother) “Annie” <work anna@example.org> <+49 30 1234>, Bobo Jr.`, or `none`.
  func contacts() throws(LineProblem) -> [Person] {
    if text == "none" { return [] }
    var people: [Person] = []
    for entry in ScriptText.list(text) {
      guard let person = ContactReader.read(entry) else {
        throw LineProblem(.malformedValue(key: key, value: entry, example: example), offset: offset)
      }
      people.append(person)
    }
    return people
  }
}

/// Reads one contact of a script.
enum ContactReader {
  /// `Anna Meier (mother) “Annie” <work anna@example.org>`; `nil` where the name is missing or a mark is left open.
  static func read(_ entry: String) -> Person? {
    var rest = entry[...]
    let name = rest.prefix { !"(<“".contains($0) }
    rest = rest.dropFirst(name.count)
    guard !name.trimmed.isEmpty else { return nil }
    var person = Person(name.trimmed, contactIdentifier: name.trimmed)
    var handles: [PersonHandle] = []
    while let opening = rest.first {
      guard let closing = pairs[opening], let end = rest.firstIndex(of: closing) else { return nil }
      let inside = rest[rest.index(after: rest.startIndex)..<end].trimmed
      guard !inside.isEmpty else { return nil }
      switch opening {
      case "(": person.relationship = Person.Relationship(inside)
      case "“": person.nameComponents = Person.NameComponents(nickname: inside)
      default: handles.append(handle(inside))
      }
      rest = rest[rest.index(after: end)...].drop(while: \.isWhitespace)
    }
    person.personHandle = handles.first
    person.aliases = Array(handles.dropFirst())
    return person
  }

  private static let pairs: [Character: Character] = ["(": ")", "“": "”", "<": ">"]

  /// An address, with its label before it: `work +49 30 1234`.
  private static func handle(_ text: String) -> PersonHandle {
    let words = ScriptText.words(text)
    let isLabelled = words.count > 1 && (words.first?.allSatisfy(\.isLetter) ?? false)
    let value = isLabelled ? words.dropFirst().joined(separator: " ") : text
    let digits = value.filter(\.isNumber).count
    let kind: PersonHandle.Kind = value.contains("@") ? .emailAddress : digits >= 3 ? .phoneNumber : .unknown
    return PersonHandle(value, type: kind, label: isLabelled ? words.first.map { PersonHandle.Label($0) } : nil)
  }
}
