import IntentText

/// A file of a language: the words, phrases, replies and prompts of one domain, in sections.
///
/// ```
/// == phrases
/// intent OrderCoffee
/// @order [a] {size} coffee
///
/// == prompts
/// OrderCoffee.size needsValue: Which size?
/// ```
///
/// A line `== kind` begins a section. Above the first section there can only be comments and empty lines.
public struct LanguageFile: Sendable, Hashable {
  /// The subject of a section, and with it the notation of its lines.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The facts about a language as a whole: its name, its files.
    case language
    /// Words that the phrases of all files may use, and words that belong to no intent.
    case words
    /// Numbers, dates, units and amounts, and the patterns in which they are said.
    case values
    /// The phrases of intents, and the classes of words that only this file uses.
    case phrases
    /// The words of replies to questions.
    case replies
    /// Phrases of acts in a conversation, made of the words of `replies` and of slots for what the open question is
    /// about.
    case acts
    /// What the assistant says.
    case prompts
    /// How values are written: numbers, amounts, dates, times, lists.
    case formats
    /// The titles of suggestions, and the words after which a keyboard suggests something.
    case suggestions
    /// The utterances of a simulated user who tries out apps.
    case speech
    /// Small words in and before names; they apply to names of any language.
    case names
    /// Words for checking the example phrases of apps.
    case examples
    /// The weights of words for acts at a question, made by `parley fit`.
    case weights
    /// What words say for the intents of a clause, and where clauses begin: numbers that `parley fit` makes.
    case clauses
  }

  /// The lines between two headers.
  package struct Section: Sendable, Hashable {
    /// What the section is about.
    package var kind: Kind
    /// The line of the file that `text` begins with, counted from 1.
    package var line: Int
    /// The lines of the section, without its header.
    package var text: String

    /// A section that begins at a line of its file.
    package init(_ kind: Kind, line: Int, text: String) {
      self.kind = kind
      self.line = line
      self.text = text
    }

    /// Hashes only the length of the text: languages are parts of dictionary keys, and their texts are long.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(kind)
      hasher.combine(line)
      hasher.combine(text.utf8.count)
    }
  }

  /// The file's name for messages, with the language's folder: `en/Rides.txt`.
  public var name: String
  /// The sections in the order of the file; a kind may come more than once.
  package var sections: [Section]
  /// What is wrong with the headers.
  public private(set) var problems: [NotationProblem] = []

  /// A file whose sections have been read.
  package init(_ name: String, sections: [Section]) {
    self.name = name
    self.sections = sections
  }

  /// Reads the text of a file; a section of an unknown kind is ignored and listed in ``problems``.
  public init(_ name: String, text: String) {
    self.init(name, sections: [])
    var start: (kind: Kind, line: Int, place: String.Index)?
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard line.starts(with: "==".utf8) else {
        if start == nil, problems.isEmpty { problems += problem(above: line, index + 1).map { [$0] } ?? [] }
        continue
      }
      if let start { close(start, text[start.place..<line.startIndex]) }
      let place = line.endIndex == text.utf8.endIndex ? line.endIndex : text.utf8.index(after: line.endIndex)
      start = kind(of: Substring(line), line: index + 1).map { ($0, index + 2, place) }
    }
    if let start { close(start, text[start.place...]) }
  }

  private mutating func close(_ start: (kind: Kind, line: Int, place: String.Index), _ text: Substring) {
    sections.append(Section(start.kind, line: start.line, text: String(text)))
  }

  private mutating func kind(of header: Substring, line: Int) -> Kind? {
    let name = header.drop { $0 == "=" || $0 == " " }
    if let kind = Kind(rawValue: String(name)) { return kind }
    let hint = NearestName.hint(String(name), among: Kind.allCases.map(\.rawValue))
    problems.append(NotationProblem(file: self.name, line: line, message: "unknown kind of section “\(name)”\(hint)"))
    return nil
  }

  private func problem(above line: Substring.UTF8View, _ number: Int) -> NotationProblem? {
    guard let first = line.first(where: { $0 > 0x20 }), first != UInt8(ascii: "#") else { return nil }
    return NotationProblem(file: name, line: number, message: "a line above the first section, as in “== phrases”")
  }
}

extension Language {
  /// Whether the language is only recognized, to name it to the user: it has examples, and nothing to be understood or
  /// said.
  package var isOnlyRecognized: Bool {
    !sections(.examples).isEmpty
      && files.allSatisfy { $0.sections.allSatisfy { $0.kind == .examples || $0.kind == .language } }
  }

  /// The sections of a kind, each with the file it is in.
  package func sections(_ kind: LanguageFile.Kind) -> [(file: String, section: LanguageFile.Section)] {
    files.flatMap { file in file.sections.lazy.filter { $0.kind == kind }.map { (file.name, $0) } }
  }
}
