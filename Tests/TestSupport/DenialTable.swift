import Foundation
import IntentModel

/// The files of `Tests/Denials`: ways to deny a request in one language, crossed with requests.
///
/// ```
/// verb {do} {it}
/// form don't {do} {it}
/// StartCall = call | Koko
/// denied SendMessage = send no message to Koko
/// wish StartCall = why don't we call Koko
/// ```
///
/// `verb` names the parts of a request in the order in which they are written; each form is said of each request.
/// `denied` and `wish` stand before single sentences.
package struct DenialTable {
  package struct Sentence: Sendable {
    package var intent: IntentName
    package var text: String
    package var description: String { "\(intent): “\(text)”" }
  }

  package let tag: String
  package private(set) var denied: [Sentence] = []
  package private(set) var wishes: [Sentence] = []
  /// Lines that are none of these.
  package private(set) var problems: [String] = []
  private var forms: [String] = []
  private var parts: [Substring] = []
  private var requests: [(intent: IntentName, words: [String])] = []

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Denials")

  package init(_ tag: String) throws {
    self.tag = tag
    let text = try String(contentsOf: Self.folder.appending(path: "\(tag).txt"), encoding: .utf8)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") { read(line) }
    for form in forms {
      for request in requests { denied.append(Sentence(intent: request.intent, text: said(form, request.words))) }
    }
  }

  private mutating func read(_ line: Substring) {
    if line.hasPrefix("verb ") {
      parts = line.split(separator: " ").dropFirst().map { $0 }
    } else if line.hasPrefix("form ") {
      forms.append(String(line.dropFirst("form ".count)))
    } else if let equals = line.firstRange(of: " = ") {
      let left = line[..<equals.lowerBound].split(separator: " ")
      let right = String(line[equals.upperBound...])
      switch (left.count, left.first, left.last) {
      case (1, let intent?, _):
        let words = right.split(separator: "|", omittingEmptySubsequences: false)
        requests.append((IntentName(String(intent)), words.map { $0.trimmingCharacters(in: .whitespaces) }))
      case (2, "denied", let intent?): denied.append(Sentence(intent: IntentName(String(intent)), text: right))
      case (2, "wish", let intent?): wishes.append(Sentence(intent: IntentName(String(intent)), text: right))
      default: problems.append(String(line))
      }
    } else {
      problems.append(String(line))
    }
  }

  private func said(_ form: String, _ words: [String]) -> String {
    var text = form
    for (part, word) in zip(parts, words) { text = text.replacing(part, with: word) }
    // An elided word is written together with the next.
    return text.split(separator: " ").joined(separator: " ").replacing("' ", with: "'")
  }
}
