import IntentText
import LanguageNotation

extension TableReader {
  mutating func readHeading(_ statement: Statement) {
    let word = statement.heading.word
    if table.intents.isEmpty, !["domain", "intent", "search", "older"].contains(word), Self.headings.contains(word) {
      return fail("“\(word)” belongs to an intent, and none has begun", at: statement.place)
    }
    switch word {
    case "domain": readDomain(statement)
    case "intent", "search": readIntent(statement, isSearch: word == "search")
    case "older": readOlder(statement)
    case "parameter", "unspoken": readParameter(statement, isUnspoken: word == "unspoken")
    case "rules":
      let rules = RulesEntry(documentation: documentation(of: statement), place: statement.place)
      subject = .rules
      change { $0.rules = rules }
    case "response": readResponse(statement)
    case "payload": readPayload(statement)
    case "answer":
      let documentation = documentation(of: statement)
      change { $0.response.answerDocumentation = documentation }
    case "code": readCase(statement)
    case "init": readInitializer(statement)
    case "reasons": readReasons(statement)
    case "value": readReason(statement)
    default:
      fail("“\(word)” begins no statement" + NearestName.hint(word, among: Self.headings), at: statement.place)
    }
  }

  private mutating func readDomain(_ statement: Statement) {
    guard let name = name(in: statement) else { return }
    if !table.domain.isEmpty { return fail("a table has one domain", at: statement.place) }
    table.domain = name.name
    table.documentation = documentation(of: statement)
    subject = .domain
  }

  private mutating func readIntent(_ statement: Statement, isSearch: Bool) {
    guard let name = name(in: statement) else { return }
    if table.intents.contains(where: { $0.name == name.name }) {
      fail("“\(name.name)” is in the table already", at: name.place)
    }
    var intent = IntentEntry(name: name.name, place: name.place, documentation: documentation(of: statement))
    intent.isSearch = isSearch
    table.intents.append(intent)
    subject = .intent
  }

  /// An older intent of SiriKit, and the current one: `older StartAudioCall of StartCall`.
  private mutating func readOlder(_ statement: Statement) {
    guard let name = name(in: statement) else { return }
    let words = statement.heading.rest.split(separator: " ")
    guard words.count == 3, words[1] == "of" else {
      return fail("“older” needs two names: older StartAudioCall of StartCall", at: name.place)
    }
    readIntent(statement, isSearch: false)
    let place = TablePlace(line: name.place.line, column: name.place.column + name.name.count + 4)
    change { $0.current = PlacedName(name: String(words[2]), place: place) }
    subject = .older
  }

  private mutating func readParameter(_ statement: Statement, isUnspoken: Bool) {
    guard let name = name(in: statement), let (text, place) = value(in: statement, after: name) else { return }
    if table.intents.last?.parameter(name.name) != nil {
      return fail("the intent has a parameter “\(name.name)” already", at: name.place)
    }
    var parameter = ParameterEntry(
      name: name.name, type: type(text, at: place), place: name.place, documentation: documentation(of: statement))
    parameter.isUnspoken = isUnspoken
    subject = .parameter
    change { $0.parameters.append(parameter) }
  }

  private mutating func readResponse(_ statement: Statement) {
    subject = .response
    let type = statement.heading.rest
    if !type.isEmpty { _ = documentation(of: statement) }
    change {
      $0.response.type = type.isEmpty ? nil : type
      $0.response.documentation = statement.documentation
    }
  }

  private mutating func readPayload(_ statement: Statement) {
    guard let name = name(in: statement), let (text, place) = value(in: statement, after: name) else { return }
    let part = PartEntry(name: name.name, type: type(text, at: place), documentation: documentation(of: statement))
    subject = .payload
    change { $0.response.parts.append(part) }
  }

  /// A response code that this table documents itself, because only this domain has it or means it so.
  private mutating func readCase(_ statement: Statement) {
    guard let name = name(in: statement) else { return }
    add(CaseEntry(name: name.name, place: name.place, documentation: documentation(of: statement)))
  }

  mutating func add(_ code: CaseEntry) {
    if table.intents.last?.codes.contains(where: { $0.name == code.name }) == true {
      return fail("the intent has the code “\(code.name)” already", at: code.place)
    }
    change { $0.codes.append(code) }
  }

  /// An initializer of the class: `init recipients, dateTime dateTimeRange, attributes = []`.
  private mutating func readInitializer(_ statement: Statement) {
    let (_, rest, start) = statement.heading
    var entry = InitializerEntry(documentation: documentation(of: statement), arguments: [])
    for (words, place) in rest.isEmpty ? [] : statement.list(from: start) {
      let names = words.prefix { $0 != "=" }
      let value = words.dropFirst(names.count + 1).joined(separator: " ")
      guard let name = names.last, names.count <= 2, words.count == names.count || !value.isEmpty else {
        fail("an argument is a name, with a label before it or a value after it: label name = value", at: place)
        continue
      }
      let label = names.count == 2 ? names.first.map(String.init) : nil
      let column = place.column + (label.map { $0.count + 1 } ?? 0)
      entry.arguments.append(
        InitializerArgument(
          label: label,
          name: PlacedName(name: String(name), place: TablePlace(line: place.line, column: column)),
          defaultValue: value.isEmpty ? nil : value))
    }
    change { $0.initializers.append(entry) }
  }

  /// An enumeration of reasons, with its systems: `reasons RecipientUnsupportedReason: iOS 11 to 17`.
  private mutating func readReasons(_ statement: Statement) {
    guard let name = name(in: statement), let (systems, _) = value(in: statement, after: name) else { return }
    let reasons = ReasonsEntry(
      name: name.name, place: name.place, documentation: documentation(of: statement), systems: systems)
    subject = .reasons
    change { $0.reasons.append(reasons) }
  }

  /// A reason that this table documents itself, because only this domain has it or means it so.
  private mutating func readReason(_ statement: Statement) {
    guard subject == .reasons else { return fail("“value” belongs to reasons", at: statement.place) }
    guard let name = name(in: statement) else { return }
    add(reason: CaseEntry(name: name.name, place: name.place, documentation: documentation(of: statement)))
  }

  mutating func add(reason: CaseEntry) {
    change { $0.reasons[$0.reasons.count - 1].cases.append(reason) }
  }
}
