import IntentText

/// What is wrong with the arguments, with the nearest right thing.
enum ArgumentProblem: Error, Hashable {
  case unknownCommand(String, known: [String])
  case unknownOption(String, command: String, known: [String])
  case missingValue(String, placeholder: String)
  case valueForFlag(String)
  case wrongValue(String, String, known: [String])
  case noNumber(String, String, ClosedRange<Int>)
  /// A value that is not a number, for an option that takes any number.
  case noScore(String, option: String)
  case noPlace(String)
  case noDate(String, String)
  case noCoordinate(String, String)
  case noCurrency(String)
  case noName(String)
  /// An option of `new` that does not apply to the kind of thing which is to be written; `takenBy` names the kinds that
  /// take it.
  case notWritten(String, option: String, takenBy: [String])
  case noSetting(String)
  case noWords(String)
  case noQuestion(String)
  case missingOperand(String, command: String)
  case unexpectedOperand(String, command: String)
  case nothingFits(String, String, count: Int)
  /// An option of `test` that applies to scripts, not to a corpus.
  case notWithCorpus(String)
  /// The path of a corpus that has no entries.
  case emptyCorpus(String)
  /// All scripts that were found need the handlers of other programs.
  case playedByHosts([String], count: Int)
  case noSampleApps(String)
}

extension ArgumentProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let name, let known):
      "parley: no command is called '\(name)'. "
        + suggestion(name, known, otherwise: "The commands are \(list(known)).")
    case .unknownOption(let name, let command, let known):
      "parley \(command): no option is called '\(name)'. "
        + suggestion(name, known, otherwise: "See 'parley \(command) --help'.")
    case .missingValue(let option, let placeholder):
      "parley: \(option) needs a value: \(option) \(placeholder)."
    case .valueForFlag(let option):
      "parley: \(option) takes no value."
    case .wrongValue(let value, let option, let known):
      "parley: \(option) cannot be '\(value)'. "
        + suggestion(value, known, otherwise: "It is one of \(list(known)).")
    case .noNumber(let text, let option, let range):
      "parley: \(option) is a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'."
    case .noScore(let text, let option):
      "parley: --\(option) is a number such as 0.5, not '\(text)'."
    case .noPlace(let text):
      "parley wyoming: --uri is tcp://ADDRESS:PORT or stdio://, not '\(text)'."
    case .noDate(let text, let option):
      "parley: \(option) is a date such as 2026-11-21T09:00:00Z, not '\(text)'."
    case .noCoordinate(let text, let option):
      "parley: \(option) is a latitude and a longitude such as 48.137,11.575, not '\(text)'."
    case .noCurrency(let text):
      "parley: --currency is the three letters of ISO 4217, such as EUR, not '\(text)'."
    case .noQuestion(let text):
      "parley: --expecting cannot be '\(text)'. A question is {\"intent\": \"SendMessage\", \"kind\": \"goAhead\"}, for example."
    case .noName(let text):
      "parley new: '\(text)' is no name: it needs a letter of the Latin alphabet."
    case .notWritten(let kind, let option, let takers):
      "parley new: --\(option) is for \(alternatives(takers)), not for \(article(kind))."
    case .noSetting(let text):
      "parley lint: --set is a build variable and its value, such as PRODUCT_NAME=Bananagram, not '\(text)'."
    case .noWords(let text):
      "parley new: --say is a language and words in it, such as 'de=bestell Tee', not '\(text)'."
    case .missingOperand(let what, let command):
      "parley \(command): \(what) is missing. See 'parley \(command) --help'."
    case .unexpectedOperand(let text, let command):
      "parley \(command): '\(text)' is one argument too many. See 'parley \(command) --help'."
    case .notWithCorpus(let option):
      "parley test: --\(option) is for scripts, not for a corpus."
    case .emptyCorpus(let path):
      "parley test: there is no wording in '\(path)'. A corpus has them in LANGUAGE/DOMAIN.txt."
    case .nothingFits(let option, let value, let count):
      "parley: \(option) '\(value)' fits none of \(count) paths."
    case .playedByHosts(let hosts, let count):
      "parley test: \(count == 1 ? "the script is" : "the \(count) scripts are") played by the tests of \(list(hosts)), "
        + "which have the handlers: 'swift test'."
    case .noSampleApps(let command):
      "parley \(command): there are no sample apps under ./Vocabulary. Name an app: 'parley \(command) APP-FOLDER'."
    }
  }

  private func suggestion(_ name: String, _ known: [String], otherwise: String) -> String {
    // Tags have two letters, so that any tag is near to any other: a suggestion would be a guess.
    let areTags = name.count == 2 && name.first != "-" && known.allSatisfy { $0.count == 2 }
    return (areTags ? nil : NearestName.nearest(to: name, among: known)).map { "Did you mean '\($0)'?" } ?? otherwise
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  private func article(_ noun: String) -> String { "\("aeiou".contains(noun.prefix(1)) ? "an" : "a") \(noun)" }

  private func alternatives(_ nouns: [String]) -> String { nouns.map(article).joined(separator: " or ") }
}
