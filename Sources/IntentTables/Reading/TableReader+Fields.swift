import IntentText
import LanguageNotation

extension TableReader {
  mutating func readField(_ field: String, _ value: String, _ place: TablePlace, _ statement: Statement) {
    guard !value.isEmpty else { return fail("“\(field)” needs a value", at: statement.place) }
    guard !table.intents.isEmpty else {
      return fail("“\(field)” belongs to an intent, and none has begun", at: statement.place)
    }
    switch field {
    case "kind", "settles", "by default", "in iOS 10": readParameterField(field, value, place, statement)
    case "reasons" where subject == .parameter:
      changeParameter { $0.reasons = PlacedName(name: value, place: place) }
    case "in SiriKit": readForm(value, place, statement)
    case "verdict", "values": readReasonsField(field, value, place, statement)
    default: readIntentField(field, value, place, statement)
    }
  }

  private mutating func readIntentField(
    _ field: String, _ value: String, _ place: TablePlace, _ statement: Statement
  ) {
    switch field {
    case "listed by an app that": change { $0.listing = value }
    case "reports": change { $0.reported = value }
    case "handle label":
      let label = label(value, at: place)
      change { $0.handleLabel = label }
    case "confirm label":
      let label = label(value, at: place)
      change { $0.confirmLabel = label }
    case "resolves":
      let names = value == "nothing" ? [] : names(of: statement, from: place)
      let isOlder = table.intents.last?.current != nil
      let documentation = isOlder ? statement.documentation : documentation(of: statement)
      change {
        $0.resolved = names
        $0.orderDocumentation = documentation
      }
    case "parameters":
      let names = names(of: statement, from: place)
      change { $0.shared = names }
    case "aliases":
      let names = names(of: statement, from: place).map(\.name)
      let documentation = documentation(of: statement)
      change {
        $0.aliases = names
        $0.aliasesDocumentation = documentation
      }
    case "always": readAlways(value, place)
    case "codes":
      for name in names(of: statement, from: place) {
        add(CaseEntry(name: name.name, place: name.place, documentation: []))
      }
    default: fail("“\(field)” does not belong here", at: statement.place)
    }
  }

  /// A value that every request of an older intent has: `callCapability: .audioCall`.
  private mutating func readAlways(_ value: String, _ place: TablePlace) {
    guard let colon = value.firstIndex(of: ":") else {
      return fail("“always” needs an argument: callCapability: .audioCall", at: place)
    }
    let expression = String(value[value.index(after: colon)...].trimmed)
    let argument = Argument(label: String(value[..<colon]), value: expression)
    change { $0.always = argument }
  }

  private mutating func readParameterField(
    _ field: String, _ value: String, _ place: TablePlace, _ statement: Statement
  ) {
    guard subject == .parameter else { return fail("“\(field)” belongs to a parameter", at: statement.place) }
    switch field {
    case "settles": changeParameter { $0.settles = value }
    case "by default":
      guard value.hasSuffix(" stay") || value.hasSuffix(" stays") else {
        return fail("what stays as said ends with “stay” or “stays”: the recipients stay", at: place)
      }
      changeParameter { $0.stays = value }
    case "in iOS 10":
      let words = value.split(separator: ",").map { String($0.trimmed) }
      changeParameter {
        $0.older = OlderResolver(name: words.count == 2 ? words[0] : nil, result: words.last ?? value)
      }
    default:
      let preference = ", preferring symbols"
      changeParameter {
        $0.prefersSymbols = value.hasSuffix(preference)
        $0.kind = $0.prefersSymbols ? String(value.dropLast(preference.count)) : value
      }
    }
  }

  /// `in SiriKit: by hand`, `in SiriKit: none`, or a result class.
  private mutating func readForm(_ value: String, _ place: TablePlace, _ statement: Statement) {
    let form: SiriKitForm = ["by hand", "none"].contains(value) ? .notGenerated : .result(value)
    switch subject {
    case .parameter: changeParameter { $0.siriKit = form }
    case .payload where form == .notGenerated:
      change { $0.response.parts[$0.response.parts.count - 1].siriKit = form }
    case .payload: fail("“in SiriKit” is “none” or “by hand” for a payload", at: place)
    default: fail("“in SiriKit” belongs to a parameter or a payload", at: statement.place)
    }
  }

  private mutating func readReasonsField(
    _ field: String, _ value: String, _ place: TablePlace, _ statement: Statement
  ) {
    guard subject == .reasons else { return fail("“\(field)” belongs to reasons", at: statement.place) }
    if field == "verdict" {
      change { $0.reasons[$0.reasons.count - 1].verdict = value }
    } else {
      for name in names(of: statement, from: place) {
        add(reason: CaseEntry(name: name.name, place: name.place, documentation: []))
      }
    }
  }

  private mutating func changeParameter(_ change: (inout ParameterEntry) -> Void) {
    self.change { intent in
      if !intent.parameters.isEmpty { change(&intent.parameters[intent.parameters.count - 1]) }
    }
  }

  private mutating func names(of statement: Statement, from place: TablePlace) -> [PlacedName] {
    statement.list(from: place).compactMap { words, place in
      if words.count == 1, let word = words.first { return PlacedName(name: String(word), place: place) }
      fail(words.isEmpty ? "a name is missing" : "a list is names with commas between them", at: place)
      return nil
    }
  }

  /// `cancelRide intent`: the label, and the name in the method.
  private mutating func label(_ value: String, at place: TablePlace) -> MethodLabel {
    let words = value.split(separator: " ").map(String.init)
    if words.count != 2 { fail("a label is two words: the label, and the name in the method", at: place) }
    return MethodLabel(label: words.first ?? value, name: words.last ?? value)
  }
}
