import IntentText

extension Language {
  /// The mistakes in the texts of the language that the texts alone show.
  ///
  /// Lines that cannot be read; classes, parts and symbols that are defined twice, used but not defined, or never used;
  /// required classes that are missing. The names of intents and parameters are checked elsewhere, where the intents
  /// are known.
  package var mistakes: [NotationProblem] {
    var check = LanguageCheck(self)
    return check.problems()
  }
}

/// Looks through all files of a language.
private struct LanguageCheck {
  /// A name as it is written: `@send`, `$whom`, `symbol read`, `relation mother`.
  private struct Name: Hashable {
    var file: String
    var name: String
  }

  private let language: Language
  private let texts: [NotationText]
  private var found: [NotationProblem]
  /// The defined names by file; for shared ones the file is empty.
  private var defined: [Name: (file: String, line: Int)] = [:]
  private var used: Set<Name> = []

  /// The classes that a `words` section must define, since code asks for them by name: for lists, people, apps and
  /// sentences.
  private static let required = [
    "@and", "@joint", "@discourseMarker", "@my", "@own", "@pronoun", "@at", "@of", "@appMarker", "@appArticle",
    "@appNoun",
    "@launch", "@purpose",
  ]
  /// The classes that code asks for by name and that may be missing.
  private static let optional = ["@indirect", "@finite", "@possessive", "@appChannel"]
  /// The classes that consist of all words of a role.
  private static let builtIn = ["@relation", "@label"]

  init(_ language: Language) {
    self.language = language
    found = language.files.flatMap(\.problems)
    texts = NotationText.texts(of: language)
  }

  mutating func problems() -> [NotationProblem] {
    for text in texts {
      found += text.reader.problems
      for definition in text.reader.definitions { define(definition, in: text) }
    }
    for text in texts {
      for definition in text.reader.definitions { use(definition, in: text) }
    }
    if !language.isOnlyRecognized { findMissing() }
    findUnused()
    found += EntryCheck(language).problems
    return found.sorted { ($0.file, $0.line, $0.column ?? 0) < ($1.file, $1.line, $1.column ?? 0) }
  }

  // MARK: Definitions

  private mutating func define(_ definition: Definition, in text: NotationText) {
    guard case .words(let list) = definition.kind, let written = Self.written(list) else { return }
    let name = Name(file: text.isShared ? "" : text.file, name: written)
    switch (defined[name], list.isAddition) {
    case (nil, false): defined[name] = (text.file, definition.line)
    case (nil, true):
      found.append(text.problem(definition, written, "“\(written) += …” adds to nothing; it is not defined above"))
    case (.some, true): break
    case (let first?, false):
      let place = first.file == text.file ? "line \(first.line)" : "\(first.file):\(first.line)"
      found.append(
        text.problem(definition, written, "“\(written)” is defined in \(place) already; “\(written) += …” adds words"))
    }
  }

  private static func written(_ list: Definition.WordList) -> String? {
    switch list.role {
    case .wordClass, .part: list.role.rawValue + list.name
    case .symbol, .relation, .label: "\(list.role.rawValue) \(list.name)"
    default: nil
    }
  }

  // MARK: Uses

  private mutating func use(_ definition: Definition, in text: NotationText) {
    switch definition.kind {
    case .words(let list): use(list.pattern, definition, text)
    case .phrase(let phrase):
      use(phrase.pattern, definition, text)
      for constant in phrase.constants { markUsed("symbol \(constant.symbol)", in: text.file) }
    }
  }

  private mutating func use(_ pattern: Pattern, _ definition: Definition, _ text: NotationText) {
    switch pattern {
    case .word: break
    case .wordClass(let name): require("@\(name)", "class", definition, text)
    case .part(let name): require("$\(name)", "part", definition, text)
    case .slot(let slot):
      for symbol in slot.symbols { require("symbol \(symbol)", "symbol", definition, text) }
    case .sequence(let parts), .choice(let parts):
      for part in parts { use(part, definition, text) }
    case .optional(let inner), .repeated(let inner): use(inner, definition, text)
    }
  }

  private mutating func require(_ name: String, _ kind: String, _ definition: Definition, _ text: NotationText) {
    if markUsed(name, in: text.file) || Self.builtIn.contains(name) { return }
    // Names of this file come first. They are sorted, so that the same mistake always gives the same message.
    let known = [text.file, ""].flatMap { file in defined.keys.filter { $0.file == file }.map(\.name).sorted() }
    let hint = NearestName.hint(name, among: known.filter { $0.first == name.first })
    let word = kind == "symbol" ? String(name.dropFirst("symbol ".count)) : name
    found.append(text.problem(definition, word, "unknown \(kind) “\(word)”\(hint)"))
  }

  /// Records that a file uses a name, its own or a shared one; `false` where neither is defined.
  @discardableResult
  private mutating func markUsed(_ name: String, in file: String) -> Bool {
    for place in [Name(file: file, name: name), Name(file: "", name: name)] where defined[place] != nil {
      used.insert(place)
      return true
    }
    return false
  }

  // MARK: The language as a whole

  private mutating func findMissing() {
    for name in Self.required where defined[Name(file: "", name: name)] == nil {
      let file = texts.first(where: \.isShared)?.file ?? "\(language.tag)/Common.txt"
      let message = "the class “\(name)”, which every language needs, is missing"
      found.append(NotationProblem(file: file, line: 1, message: message))
    }
  }

  /// Finds classes and parts that no phrase uses.
  ///
  /// Symbols are not among them: a slot may take all symbols of its file without naming them.
  private mutating func findUnused() {
    for (name, place) in defined where name.name.hasPrefix("@") || name.name.hasPrefix("$") {
      if used.contains(name) || name.file.isEmpty && (Self.required + Self.optional).contains(name.name) { continue }
      found.append(NotationProblem(file: place.file, line: place.line, message: "“\(name.name)” is never used"))
    }
  }
}
