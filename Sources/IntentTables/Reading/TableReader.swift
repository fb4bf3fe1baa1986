import IntentText
import LanguageNotation

/// Reads the table of a domain, statement by statement.
struct TableReader {
  /// The part of the table that the next fields belong to.
  enum Subject: String {
    case domain, intent, older, parameter, unspoken, rules, response, payload, reasons
  }

  var table: IntentTable
  var subject = Subject.domain
  var problems: [NotationProblem] = []

  init(file: String) { table = IntentTable(file: file) }

  mutating func read(_ text: String) {
    for statement in Statement.all(in: text, of: table.file, problems: &problems) { read(statement) }
    if table.domain.isEmpty { fail("the table begins with “domain” and a name", at: TablePlace(line: 1, column: 1)) }
  }

  private mutating func read(_ statement: Statement) {
    if let (name, value, place) = statement.field {
      if Self.fields.contains(name) { return readField(name, value, place, statement) }
      if subject == .rules {
        return change { $0.rules?.arguments.append(statement.lines) }
      }
      let hint = NearestName.hint(name, among: Self.fields)
      if !Self.headings.contains(statement.heading.word), !name.contains(" ") || !hint.isEmpty {
        return fail("“\(name)” is no field\(hint)", at: statement.place)
      }
    }
    readHeading(statement)
  }

  static let fields = [
    "listed by an app that", "reports", "handle label", "confirm label", "kind", "settles", "by default", "reasons",
    "in iOS 10", "in SiriKit", "resolves", "aliases", "codes", "verdict", "values", "always", "parameters",
  ]
  static let headings = [
    "domain", "intent", "search", "older", "parameter", "unspoken", "rules", "response", "payload", "answer", "code",
    "init", "reasons", "value",
  ]

  mutating func fail(_ message: String, at place: TablePlace) {
    problems.append(NotationProblem(file: table.file, line: place.line, column: place.column, message: message))
  }

  /// Changes the intent that is being read; does nothing before the first one.
  mutating func change(_ change: (inout IntentEntry) -> Void) {
    if !table.intents.isEmpty { change(&table.intents[table.intents.count - 1]) }
  }

  /// The documentation of a statement that must have some.
  mutating func documentation(of statement: Statement) -> [String] {
    if statement.documentation.isEmpty {
      fail("“\(statement.heading.word)” needs a line of documentation above it, after “///”", at: statement.place)
    }
    return statement.documentation
  }

  /// The first word after a heading's keyword, as a name; a problem where there is none.
  mutating func name(in statement: Statement) -> PlacedName? {
    let (word, rest, place) = statement.heading
    let name = rest.prefix { $0.isLetter || $0.isNumber }
    if name.isEmpty {
      fail("“\(word)” needs a name", at: place)
      return nil
    }
    return PlacedName(name: String(name), place: place)
  }

  /// The text after the name and the colon of a heading.
  mutating func value(in statement: Statement, after name: PlacedName) -> (text: String, place: TablePlace)? {
    let (word, rest, place) = statement.heading
    let value = rest.dropFirst(name.name.count).trimmed
    guard value.first == ":", value.count > 1 else {
      fail("“\(word) \(name.name)” needs a colon and what follows it", at: place)
      return nil
    }
    let text = value.dropFirst().trimmed
    let before = rest.count - text.count
    return (String(text), TablePlace(line: place.line, column: place.column + before))
  }

  /// A type: `Person`, or a list in brackets.
  mutating func type(_ text: String, at place: TablePlace) -> TypeUse {
    let isList = text.hasPrefix("[") && text.hasSuffix("]")
    let name = isList ? String(text.dropFirst().dropLast()) : text
    return TypeUse(
      name: name, isList: isList, place: TablePlace(line: place.line, column: place.column + (isList ? 1 : 0)))
  }
}
