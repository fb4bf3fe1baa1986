/// One line of a prompts text in its parts: the intent or parameter, the moment, the form, and the sentence.
///
///     SendMessage.recipients needsValue: Who do you want to message?
///     SendMessage.recipients unsupported offline: {value} can’t be reached right now.
///     SendMessage goAhead (brief): Ready to send it?
///     word videoCall: video call
///
/// Several lines with one key are further wordings: the second is used when a question is asked again, and so on. Empty
/// lines and lines that begin with `#` are ignored; an indented line continues the one above.
package struct PromptLine: Sendable, Hashable {
  /// The form of a message that a line is for.
  package enum Form: String, Sendable, Hashable, CaseIterable {
    /// Said and shown in full.
    case full
    /// Said while the user looks at the screen.
    case brief
    /// Said where the user does not look at a screen.
    case handsFree
    /// Said and shown in a car.
    case car
  }

  /// The place of a line: a file or a language's name, and the line's number.
  package struct Place: Sendable, Hashable {
    package var source: String
    package var line: Int
    package init(_ source: String, line: Int) {
      self.source = source
      self.line = line
    }
  }

  package var key: PromptKey
  package var form: Form
  /// The sentence as it is written; it is parsed when it is said.
  package var sentence: String
  package var place: Place

  /// Reads all prompts of a language; a line with a mistake is reported and skipped.
  package static func read(_ language: Language, problems: inout [PromptProblem]) -> [PromptLine] {
    language.sections(.prompts).flatMap { file, section in
      read(NotationLines(section, comments: .wholeLines), source: file, problems: &problems)
    }
  }

  /// Reads lines with given places.
  package static func read(
    _ lines: some Sequence<(text: Substring, place: Place)>, problems: inout [PromptProblem]
  ) -> [PromptLine] {
    var sources: [(name: String, lines: [(Int, Substring)])] = []
    for (text, place) in lines {
      if sources.last?.name != place.source { sources.append((place.source, [])) }
      sources[sources.count - 1].lines.append((place.line, text))
    }
    return sources.flatMap { source in
      read(NotationLines(source.lines, comments: .wholeLines), source: source.name, problems: &problems)
    }
  }

  private static func read(
    _ lines: NotationLines, source: String, problems: inout [PromptProblem]
  ) -> [PromptLine] {
    var read: [PromptLine] = []
    read.reserveCapacity(lines.lines.count)
    for line in lines.lines {
      let place = Place(source, line: line.number)
      do {
        read.append(try PromptLine(Substring(lines.text(of: line)), at: place))
      } catch {
        problems.append(PromptProblem(place: place, fault: error))
      }
    }
    return read
  }

  private init(_ text: Substring, at place: Place) throws(PromptProblem.Fault) {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { throw .noColon }
    var words = text.utf8[..<colon].split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    var form = Form.full
    if let last = words.last, last.hasPrefix("("), last.hasSuffix(")") {
      let name = String(last.dropFirst().dropLast())
      guard let known = Form(rawValue: name) else { throw .unknownForm(name) }
      form = known
      words.removeLast()
    }
    guard let scope = words.first, words.count <= 3 else { throw .badKey(String(text[..<colon])) }
    self.place = place
    self.form = form
    self.key = PromptKey(
      scope, words.count > 1 ? words[1] : nil, words.count > 2 ? words[2] : nil)
    let after = text.utf8[text.utf8.index(after: colon)...].drop { $0 == UInt8(ascii: " ") }
    self.sentence = String(Substring(after))
  }

  /// The problem of the sentence; `nil` where it has none.
  package var problem: PromptProblem? {
    do {
      _ = try PromptTemplate(sentence)
      return nil
    } catch {
      return PromptProblem(place: place, fault: .template(error))
    }
  }
}

/// The key of a prompt: its intent or parameter, the moment, and the reason, code or variant.
package struct PromptKey: Sendable, Hashable {
  package var scope: String
  package var moment: String?
  package var detail: String?

  package init(_ scope: String, _ moment: String? = nil, _ detail: String? = nil) {
    self.scope = scope
    self.moment = moment
    self.detail = detail
  }
}

/// A line of a prompts text that cannot be used, or a prompt that is missing.
package struct PromptProblem: Error, Sendable, Hashable {
  package enum Fault: Error, Sendable, Hashable {
    case noColon
    case badKey(String)
    case unknownForm(String)
    case template(PromptTemplateError)
    /// A name in a key or a sentence that does not exist, and the kind of thing that it should name.
    case unknown(String, String, nearest: String?)
  }
  package var place: PromptLine.Place
  package var fault: Fault

  package init(place: PromptLine.Place, fault: Fault) {
    self.place = place
    self.fault = fault
  }

  /// One line: where, what, the nearest right thing.
  package var text: String {
    "\(place.source):\(place.line): " + message
  }

  /// What is wrong, without the place.
  package var message: String {
    switch fault {
    case .noColon: "a prompt is 'key: sentence', and this line has no colon"
    case .badKey(let key):
      "'\(key)' is not a prompt's key; a key is 'Intent.parameter moment detail'"
    case .unknownForm(let form):
      "no form is called '\(form)'; the forms are "
        + PromptLine.Form.allCases.map(\.rawValue).joined(separator: ", ")
    case .template(let error): error.text
    case .unknown(let what, let name, let nearest):
      "no \(what) is called '\(name)'" + (nearest.map { ". Did you mean '\($0)'?" } ?? "")
    }
  }
}
