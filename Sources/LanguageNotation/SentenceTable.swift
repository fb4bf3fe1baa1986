/// The sentences of a language's `suggestions` or `speech` sections by their keys: `ride: Get a ride to {place}`.
///
/// A sentence is a template like those of prompts. The items of a list are separated by `|`: `texts: hello there | see
/// you soon`.
package struct SentenceTable: Sendable {
  private var sentences: [String: String] = [:]
  package private(set) var problems: [NotationProblem] = []

  package init(_ language: Language, _ kind: LanguageFile.Kind) {
    for (file, section) in language.sections(kind) {
      let lines = NotationLines(section, comments: .wholeLines)
      for line in lines.lines {
        if let message = add(lines.text(of: line)) {
          problems.append(NotationProblem(file: file, line: line.number, message: message))
        }
      }
    }
  }

  package var isEmpty: Bool { sentences.isEmpty }

  package var keys: some Collection<String> { sentences.keys }

  /// The sentence of a key as it is written.
  package subscript(key: String) -> String? { sentences[key] }

  /// The items of a key's list.
  package func list(_ key: String) -> [String] {
    (sentences[key] ?? "").split(separator: "|").map { part in
      String(decoding: NotationLines.trimmed(Array(part.utf8)[...]), as: UTF8.self)
    }
  }

  /// The sentence of a key with its values filled in; empty where the language has none.
  package func filled(_ key: String, _ values: [String: String] = [:]) -> String {
    guard let sentence = sentences[key], let template = try? PromptTemplate(sentence) else { return "" }
    return template.filled(with: values)
  }

  /// Adds a line; returns what is wrong with it, or `nil`.
  private mutating func add(_ line: String) -> String? {
    guard let colon = line.firstIndex(of: ":") else { return "a line is “key: sentence”, and this one has no colon" }
    let key = String(line[..<colon])
    let sentence = String(line[line.index(after: colon)...].drop { $0 == " " })
    if sentences.updateValue(sentence, forKey: key) != nil { return "“\(key)” is said above already" }
    do {
      _ = try PromptTemplate(sentence)
      return nil
    } catch {
      return error.text
    }
  }
}

extension PromptTemplate {
  /// The sentence with the values filled in.
  ///
  /// A part in brackets is left out where a value in it is missing; numbers and records in templates need a prompt
  /// book.
  fileprivate func filled(with values: [String: String]) -> String { Self.filled(pieces, values) ?? "" }

  private static func filled(_ pieces: [Piece], _ values: [String: String]) -> String? {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .value(let path, _):
        guard let value = values[path.joined(separator: ".")] else { return nil }
        text += value
      case .optional(let inner): text += filled(inner, values) ?? ""
      case .number, .each: return nil
      }
    }
    return text
  }
}
