import Foundation
import IntentModel

/// The files of `Tests/Facts`: requests that are asked about before they are done, and questions for facts about them.
///
/// ```
/// before CancelRide = book a ride to the airport
/// CancelRide = cancel my ride
/// ask whereTo = what’s my destination?
/// ```
///
/// `before` is what such a request needs to have been done.
package struct FactsTable {
  package private(set) var requests: [(intent: IntentName, words: String)] = []
  package private(set) var questions: [(facet: QuestionSubject, words: String)] = []
  package private(set) var before: [IntentName: String] = [:]
  /// Lines that are none of these.
  package private(set) var problems: [String] = []

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Facts")

  package init(_ tag: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: "\(tag).txt"), encoding: .utf8)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let sides = line.split(separator: " = ", maxSplits: 1).map(String.init)
      let names = sides.first?.split(separator: " ").map(String.init) ?? []
      switch (sides.count, names.count, names.first) {
      case (2, 1, let intent?): requests.append((IntentName(intent), sides[1]))
      case (2, 2, "before"): before[IntentName(names[1])] = sides[1]
      case (2, 2, "ask"):
        if let facet = QuestionSubject(rawValue: names[1]) { questions.append((facet, sides[1])) } else { fallthrough }
      default: problems.append(String(line))
      }
    }
  }
}
