import DevelopmentTools
import Foundation
import HostProtocol
import IntentLanguages
import LanguageNotation
import Parley

extension Command {
  static let languages = Command(
    "languages", "Shows which ways of speaking each language has phrases for.",
    options: [
      ChosenLanguages.option,
      .flag("all", "Shows the rows that every language fills as well."),
      .flag("json", "Writes one JSON object with every row, for programs."),
    ],
    discussion: """
      A row is an intent, one of its parameters, a value of one, what other sentences say of it (“details”), or a kind
      of words beside requests; a cell is the number of phrases for it, “-” where there are none. Without --all only the
      rows of intents, and those that a language leaves empty, are shown.
      What each language owes is below: the share that it has of the combinations of values that a sentence must be able
      to say, by how much they matter, and those that it lacks, each with a sentence that has them in English; then the
      share of the forms in which an intent is denied, named without a verb, asked for within another sentence and
      asked of an app, and the sentences that the language does not read so. Last come the classes of words that
      several files of a language define, each with both places, and the phrases that stand below less important ones of
      their intent.
      """,
    run: { arguments, console in
      let languages = try ChosenLanguages.all(arguments)
      let matrix = LanguageMatrix(languages)
      if arguments.isSet("json") {
        console.print(String(decoding: matrix.json.line, as: UTF8.self))
        return .success
      }
      for line in matrix.lines(withAll: arguments.isSet("all")) { console.print(line) }
      for line in try CoverageTable(languages).lines { console.print(line) }
      return .success
    })
}

/// How much of the expected phrases and forms the languages have, and what they lack.
private struct CoverageTable {
  let coverage: [LanguageCoverage]
  let forms: [LanguageForms]
  /// Classes that are defined twice, and phrases that are out of order.
  let problems: [NotationProblem]

  init(_ languages: [Language]) throws {
    coverage = languages.map { LanguageCoverage($0) }
    forms = try languages.map { try LanguageForms($0) }
    problems = languages.flatMap { RepeatedClasses($0).problems + PhraseOrder($0).problems }
  }

  var lines: [String] {
    let shares = ExpectedPhrase.Importance.allCases.map { importance in
      "expected, \(importance.rawValue): "
        + coverage.map { "\($0.language) \($0.share(of: importance))%" }.joined(separator: ", ")
    }
    let missing = coverage.flatMap { language in
      language.missing.map { row in
        let values = row.parameters.sorted().joined(separator: " ")
        return
          "missing in \(language.language), \(row.importance.rawValue): \(row.intent.rawValue) \(values): \(row.example)"
      }
    }
    let formShares = ExpectedForm.Form.allCases.map { form in
      "expected, \(form.rawValue): " + forms.map { "\($0.language) \($0.share(of: form))%" }.joined(separator: ", ")
    }
    let unread = forms.flatMap { language in
      language.missing.map { expected, sentence in
        "missing in \(language.language), \(expected.form.rawValue): \(expected.intent.rawValue): \(sentence)"
      }
    }
    return [""] + shares + formShares + missing + unread + problems.map(\.description)
  }
}

/// What the languages have phrases for, side by side; it is read off their files.
struct LanguageMatrix {
  private let tags: [String]
  /// By row and language, the number of phrases.
  private(set) var cells: [String: [String: Int]] = [:]

  init(_ languages: [Language]) {
    tags = languages.map(\.tag)
    for language in languages { add(language) }
  }

  private mutating func add(_ language: Language) {
    let shared = Self.definitions(language, .words).flatMap { $0 }
    for file in Self.definitions(language, .phrases) {
      var parts: [String: [Pattern]] = [:]
      for case .words(let list) in (shared + file).map(\.kind) where list.role == .part {
        parts[list.name, default: []].append(list.pattern)
      }
      for case .phrase(let phrase) in file.map(\.kind) { add(phrase, parts, language.tag) }
    }
    for case .words(let list) in shared.map(\.kind) where list.role == .adjunct {
      count("beside a request: \(list.name)", list.pattern.wayCount, language.tag)
    }
  }

  /// The definitions in the sections of one kind, file by file.
  private static func definitions(_ language: Language, _ kind: LanguageFile.Kind) -> [[Definition]] {
    language.sections(kind).map { NotationReader($0.section, file: $0.file).definitions }
  }

  private mutating func add(_ phrase: Definition.Phrase, _ parts: [String: [Pattern]], _ tag: String) {
    let intent = phrase.intent + (phrase.isDetail ? " details" : "")
    count(intent, 1, tag)
    var rows: Set<String> = []
    phrase.pattern.collect(into: &rows, parts, depth: 0)
    rows.formUnion(phrase.constants.map { "\($0.parameter)=\($0.symbol)" })
    for row in rows { count("\(intent) \(row)", 1, tag) }
  }

  private mutating func count(_ row: String, _ number: Int, _ tag: String) {
    cells[row, default: [:]][tag, default: 0] += number
  }

  /// The table, row by row.
  func lines(withAll all: Bool) -> [String] {
    let rows = cells.keys.sorted().filter { row in
      all || !row.contains(" ") || tags.contains { cells[row]?[$0] == nil }
    }
    let width = rows.map(\.count).max() ?? 0
    func line(_ name: String, _ cells: [String]) -> String {
      let padded = name.padding(toLength: width, withPad: " ", startingAt: 0)
      return padded + cells.map { String(repeating: " ", count: max(1, 6 - $0.count)) + $0 }.joined()
    }
    return [line("", tags)] + rows.map { row in line(row, tags.map { cells[row]?[$0].map(String.init) ?? "-" }) }
      + [line("filled", tags.map { tag in "\(share(of: tag))%" })]
  }

  /// The table for programs: for each row the number of phrases of each language that has any.
  var json: JSONValue {
    .object([
      "languages": .strings(tags),
      "rows": .object(cells.mapValues { row in .object(row.mapValues { .integer($0) }) }),
      "filled": .object(Dictionary(tags.map { ($0, .integer(share(of: $0))) }) { first, _ in first }),
    ])
  }

  /// The share of the table's rows for which the language has a phrase, in percent.
  private func share(of tag: String) -> Int {
    cells.isEmpty ? 100 : cells.values.count { $0[tag] != nil } * 100 / cells.count
  }
}

extension Pattern {
  /// Notes the parameters that a pattern has slots for, and the values that they take.
  fileprivate func collect(into rows: inout Set<String>, _ parts: [String: [Pattern]], depth: Int) {
    switch self {
    case .word, .wordClass: return
    case .slot(let slot):
      if slot.parameter == "*" { return }
      rows.insert(slot.parameter)
      for symbol in slot.symbols { rows.insert("\(slot.parameter)=\(symbol)") }
    case .part(let name):
      // A part that contains itself is reported elsewhere; here it must only not recurse forever.
      if depth < 16 { for part in parts[name] ?? [] { part.collect(into: &rows, parts, depth: depth + 1) } }
    case .sequence(let patterns), .choice(let patterns):
      for pattern in patterns { pattern.collect(into: &rows, parts, depth: depth) }
    case .optional(let inner), .repeated(let inner): inner.collect(into: &rows, parts, depth: depth)
    }
  }

  /// The number of alternatives of a list.
  fileprivate var wayCount: Int {
    if case .choice(let ways) = self { ways.count } else { 1 }
  }
}
