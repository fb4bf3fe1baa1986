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

  /// What is wrong, without the place.
  var words: String {
    switch kind {
    case .unreadable: "the file cannot be read."
    case .noScripts: "there is no script here. The name of a script ends with '\(ScriptFiles.ending)'."
    case .notText: "the file is no UTF-8 text."
    case .tooLong: "the script has more than 100000 lines."
    case .noBlankLine: "a blank line is missing between the header and the first turn."
    case .emptyUtterance: "the user says nothing. Write 'User: ' and the words."
    case .noTurns: "the user says nothing in this script. A turn is 'User: ' and the words."
    case .badExpression(let problem): "the regular expression cannot be read: \(problem)"
    case .setUp(let problem): problem
    case .app(let path, let problem):
      problem.contains("\n") ? "the app '\(path)' cannot be used:\n\(problem)" : problem
    case .expectationBeforeTurn(let mark):
      "a line with '\(mark)' stands before anything was said. What the user says comes first."
    default: wordsAboutNames
    }
  }

  private var wordsAboutNames: String {
    switch kind {
    case .unknownLine(let start):
      "nothing in a script begins with '\(start)'. " + suggestion(start, ScriptReader.lineStarts)
    case .unknownKey(let key, let known):
      "no setting is called '\(key)'. " + suggestion(key, known)
    case .wrongValue(let key, let value, let known):
      "'\(key)' cannot be '\(value)'. " + suggestion(value, known)
    case .malformedValue(let key, let value, let example):
      "'\(key)' cannot be '\(value)'. It is written like '\(key): \(example)'."
    case .missingValue(let key, let example):
      "'\(key)' has no value. It is written like '\(key): \(example)'."
    case .onlyInHeader(let key):
      "'\(key)' is set in the header only, above the first blank line."
    case .onlyInBody(let key):
      "'\(key)' stands between the turns only, below the first blank line."
    case .unknownName(let kind, let name, let known):
      "no \(kind) is called '\(name)'. " + suggestion(name, known)
    default: ""
    }
  }

  private func suggestion(_ name: String, _ known: [String]) -> String {
    if let nearest = NearestName.nearest(to: name, among: known) { return "Did you mean '\(nearest)'?" }
    return known.isEmpty ? "There are none." : "It is one of \(known.joined(separator: ", "))."
  }
}
