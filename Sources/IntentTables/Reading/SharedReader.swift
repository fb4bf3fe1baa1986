import IntentText
import LanguageNotation

/// Reads the table that all domains share.
struct SharedReader {
  private(set) var table: SharedTable
  private(set) var problems: [NotationProblem] = []

  init(file: String) { table = SharedTable(file: file) }

  mutating func read(_ text: String) {
    for statement in Statement.all(in: text, of: table.file, problems: &problems) { read(statement) }
  }

  private mutating func read(_ statement: Statement) {
    let (word, rest, place) = statement.heading
    switch word {
    case "type": readType(rest, place)
    case "code", "reason":
      if statement.documentation.isEmpty {
        fail("“\(word)” needs a line of documentation above it, after “///”", at: statement.place)
      }
      let entry = CaseEntry(name: rest, place: place, documentation: statement.documentation)
      let known = word == "code" ? table.codes : table.reasons
      if known.contains(where: { $0.name == rest }) { fail("“\(rest)” is in the table already", at: place) }
      if word == "code" { table.codes.append(entry) } else { table.reasons.append(entry) }
    default:
      fail(
        "“\(word)” begins no statement" + NearestName.hint(word, among: ["type", "code", "reason"]),
        at: statement.place)
    }
  }

  /// A type of values: `type Placemark: object CLPlacemark, INPlacemarkResolutionResult`.
  private mutating func readType(_ text: String, _ place: TablePlace) {
    let parts = text.split(separator: ":", maxSplits: 1).map(\.trimmed)
    let words = parts.last.map { $0.split { $0 == " " || $0 == "," }.map(String.init) } ?? []
    guard parts.count == 2, let word = words.first, words.count <= 3 else {
      return fail("a type is a name, a colon, a form and SiriKit's name: type Person: object INPerson", at: place)
    }
    guard let form = ValueType.Form(rawValue: word) else {
      let known = ValueType.Form.allCases.map(\.rawValue)
      let form = TablePlace(line: place.line, column: place.column + text.count - (parts.last?.count ?? 0))
      return fail("“\(word)” is no form" + NearestName.hint(word, among: known), at: form)
    }
    let name = String(parts[0])
    let siriKitName = words.count > 1 ? words[1] : name
    if table.type(name) != nil { fail("“\(name)” is in the table already", at: place) }
    table.types.append(
      ValueType(
        name: name, form: form, siriKitName: siriKitName,
        result: words.count == 3 ? words[2] : "\(siriKitName)ResolutionResult", place: place))
  }

  private mutating func fail(_ message: String, at place: TablePlace) {
    problems.append(NotationProblem(file: table.file, line: place.line, column: place.column, message: message))
  }
}
