import ConversationScripts
import Foundation
import HostProtocol
import Parley

extension LanguageServer {
  /// What can be written at a place.
  func completions(at place: Place) -> JSONValue {
    let document = place.document
    guard let path = document.path else { return .array([]) }
    let start = document.start(ofLine: place.line, to: place.character)
    let found: CompletionList
    if path.hasSuffix(ScriptFiles.ending) {
      let lines = Array(document.lines.prefix(place.line))
      found = ScriptCompletion(
        lines: lines, all: document.lines, path: path, tools: tools, languages: languages
      ).completions(after: start)
    } else if path.hasSuffix(".plist") {
      found = PlistCompletion(catalog: tools.catalog).completions(
        after: document.start(to: place.line, place.character), file: document.name)
    } else {
      return .array([])
    }
    return found.json(line: place.line, character: place.character)
  }
}

/// The words that can stand at a place, and the part of them that is typed already.
struct CompletionList: Equatable {
  /// What they are, by the numbers of the protocol.
  enum Kind: Int { case text = 1, field = 5, type = 7, value = 12, keyword = 14, file = 17, member = 20 }

  struct Item: Equatable {
    var label: String
    var kind: Kind
    var detail: String?
    /// The text that is inserted, where it differs from the label.
    var inserted: String?
  }

  /// What is typed already.
  var typed: String
  var items: [Item]

  static let none = CompletionList(typed: "", items: [])

  init(typed: some StringProtocol, items: [Item]) {
    self.typed = String(typed)
    self.items = items
  }

  init(typed: some StringProtocol, _ labels: some Sequence<String>, _ kind: Kind) {
    self.init(typed: typed, items: labels.map { Item(label: $0, kind: kind) })
  }

  func json(line: Int, character: Int) -> JSONValue {
    func place(_ character: Int) -> JSONValue {
      .object(["line": .integer(line), "character": .integer(character)])
    }
    let range = JSONValue.object([
      "start": place(max(0, character - typed.utf16.count)), "end": place(character),
    ])
    return .array(
      items.enumerated().map { index, item in
        let number = String(index)
        return .members([
          "label": .string(item.label), "kind": .integer(item.kind.rawValue), "detail": item.detail.map { .string($0) },
          "sortText": .string(String(repeating: "0", count: max(0, 5 - number.count)) + number),
          "textEdit": .object(["range": range, "newText": .string(item.inserted ?? item.label)]),
        ])
      })
  }
}
