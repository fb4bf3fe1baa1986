/// Finds the place in a language's texts of a phrase, or of a word in a class, from a reading's evidence.
package struct NotationIndex: Sendable {
  /// A place in a language's file: `en/Rides.txt:136:9`.
  package struct Place: Sendable, Hashable, CustomStringConvertible {
    package var file: String
    package var line: Int
    package var column: Int

    package var description: String { "\(file):\(line):\(column)" }
  }

  private let texts: [NotationText]

  package init(_ languages: [Language]) {
    texts = languages.flatMap(NotationText.texts)
  }

  /// The place of a phrase of a language, given as it is written.
  package func phrase(_ source: String, in tag: String) -> Place? {
    for text in texts where text.file.hasPrefix(tag + "/") {
      for definition in text.reader.definitions {
        if case .phrase(let phrase) = definition.kind, phrase.source == source {
          return Place(file: text.file, line: definition.line, column: 1)
        }
      }
    }
    return nil
  }

  /// The place of a word in a class or a symbol, for a phrase of a file; where the word is not found, the place of the
  /// class.
  package func word(_ word: String, ofClass name: String, in file: String) -> Place? {
    let own = texts.filter { $0.file == file && !$0.isShared }
    let language = file.prefix { $0 != "/" }
    let shared = texts.filter { $0.isShared && $0.file.hasPrefix(language) }
    for text in own + shared {
      let definitions = text.reader.definitions.filter { $0.isClass(name) }
      if definitions.isEmpty { continue }
      return definitions.lazy.compactMap { text.place(of: word, in: $0) }.first
        ?? Place(file: text.file, line: definitions[0].line, column: 1)
    }
    return nil
  }
}

extension Definition {
  fileprivate func isClass(_ name: String) -> Bool {
    guard case .words(let list) = kind, list.name == name else { return false }
    return list.role == .wordClass || list.role == .symbol
  }
}
