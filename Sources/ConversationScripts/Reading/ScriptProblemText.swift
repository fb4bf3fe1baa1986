import IntentText

extension ScriptProblem: CustomStringConvertible {
  /// One line: where, what, the nearest right thing.
  public var description: String {
    switch kind {
    // These are about the whole file, not about a line of it.
    case .unreadable, .noScripts, .notText: "\(place.path): \(words)"
    default: "\(place): \(words)"
    }
  }

  /// The line about it, the line of the script, and a mark below what is wrong.
  var report: String {
    guard let source, !source.trimmed.isEmpty else { return description }
    let excerpt = SourceExcerpt(source, column: place.column, length: offender?.count ?? 1)
    return "\(description)\n    \(excerpt.line)\n    \(excerpt.mark)"
  }

  /// The wrong words, where the line contains them unchanged.
  var offender: String? {
    switch kind {
    case .unknownLine(let name), .unknownKey(let name, _), .unknownName(_, let name, _), .unusedName(let name): name
    case .wrongValue(_, let value, _), .malformedValue(_, let value, _): value
    case .onlyInHeader(let key), .onlyInBody(let key), .missingValue(let key, _, _), .malformedLine(let key, _): key
    case .expectationBeforeTurn(let mark): mark
    case .app(let path, _): path.isEmpty ? nil : path
    default: nil
    }
  }

  /// The problem with its line, and with the column of the wrong word.
  func located(in lines: [String]) -> ScriptProblem {
    guard lines.indices.contains(place.line - 1), source == nil else { return self }
    var located = self
    let line = lines[place.line - 1]
    located.source = line
    if let offender, !offender.isEmpty {
      let before = line.prefix(max(0, place.column - 1))
      // The last occurrence counts: in `when resolve recipient` the mistake comes after right words.
      if let found = line[before.endIndex...].ranges(of: offender).last {
        located.place.column = line.distance(from: line.startIndex, to: found.lowerBound) + 1
      }
    }
    return located
  }

  /// The message without the place.
  package var words: String {
    switch kind {
    case .unreadable: "the file cannot be read."
    case .noScripts: "there is no script here. The name of a script ends with '\(ScriptFiles.ending)'."
    case .notText: "the file is not UTF-8 text."
    case .tooLong: "the script has more than 100000 lines."
    case .noBlankLine: "a blank line is missing between the header and the first turn."
    case .emptyUtterance: "the user says nothing. Write 'User: ' and the words."
    case .noTurns: "the user says nothing in this script. A turn is 'User: ' and the words."
    case .badExpression(let problem): "the regular expression cannot be read: \(problem)"
    case .setUp(let problem): problem
    case .app(let path, let problem):
      problem.contains("\n") ? "the app '\(path)' cannot be used:\n\(problem)" : problem
    case .expectationBeforeTurn(let mark):
      "a line with '\(mark)' comes before anything was said. Begin with what the user says."
    default: wordsAboutRows ?? wordsAboutNames
    }
  }

  private var wordsAboutRows: String? {
    switch kind {
    case .twice(let key): "'\(key)' is there already."
    case .rowWithoutNames:
      "a row has no names yet. Write what its values are called above it, as in 'with: recipient | amount'."
    case .noRows(let names):
      "'with' has no rows. Below it, one is written like '| \(names.map { "a \($0)" }.joined(separator: " | "))'."
    case .wrongRow(let values, let names):
      "a row has one value for each of \(names.joined(separator: " | ")), and this one has \(values)."
    case .tooManyRows(let count):
      "\(count) rows are too many: times the lines of the script, that is more than \(ScriptRows.mostLines)."
    case .unusedName(let name): "no line has '{\(name)}', so its values are not used."
    default: nil
    }
  }

  private var wordsAboutNames: String {
    switch kind {
    case .unknownLine(let start):
      "nothing in a script begins with '\(start)'. "
        + (meant(start, DirectiveReader.bareWords.keys.sorted()) ?? suggestion(start, ScriptReader.lineStarts))
    case .unknownKey(let key, let known):
      "no setting is called '\(key)'. " + suggestion(key, known)
    case .wrongValue(let key, let value, let known):
      "'\(key)' cannot be '\(value)'. " + suggestion(value, known)
    case .malformedValue(let key, let value, let example):
      "'\(key)' cannot be '\(value)'. It is written like '\(key): \(example)'."
    case .malformedLine(let start, let example):
      "'\(start)' cannot be read. It is written like '\(example)'."
    case .missingValue(let key, let example, let emptying):
      "'\(key)' has no value. It is written like '\(key): \(example)'."
        + (emptying.map { " '\(key): \($0)' takes all away." } ?? "")
    case .onlyInHeader(let key):
      "'\(key)' is set in the header only, above the first blank line."
    case .onlyInBody(let key):
      "'\(key)' is allowed between the turns only, below the first blank line."
    case .unknownName(let kind, let name, let known):
      "no \(kind) is called '\(name)'. " + suggestion(name, known)
    default: ""
    }
  }

  /// The number of names that are listed; more would not help in one line.
  private static let mostListed = 16

  /// The only known name that is similar or begins in the same way.
  private func meant(_ name: String, _ known: [String]) -> String? {
    if let nearest = NearestName.nearest(to: name, among: known) { return "Did you mean '\(nearest)'?" }
    let longer = known.filter { name.count > 3 && $0.hasPrefix(name) }
    return longer.count == 1 ? "Did you mean '\(longer[0])'?" : nil
  }

  private func suggestion(_ name: String, _ known: [String]) -> String {
    if let meant = meant(name, known) { return meant }
    if known.isEmpty { return "There are none." }
    let listed = known.prefix(Self.mostListed).joined(separator: ", ")
    return "It is one of \(listed)" + (known.count > Self.mostListed ? ", … (\(known.count) in all)." : ".")
  }
}
