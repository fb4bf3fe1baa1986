import IntentModel
import LanguageNotation

/// The words of `replies` sections as classes for the phrases of acts: those of `control wait = …` are the class
/// `@control_wait`, those of `correction = …` the class `@correction`.
package struct ReplyClasses: Sendable {
  let file: String
  private(set) var lists: [(line: Int, list: Definition.WordList)] = []
  /// The lines whose patterns cannot be read.
  private(set) var problems: [NotationProblem] = []

  /// The kinds of lines that do not define a class.
  private static let others: Set = ["carrier"]

  package init(_ section: LanguageFile.Section, file: String) {
    self.file = file
    let lines = NotationLines(section)
    for line in lines.lines {
      let entry = NotationEntry(lines.bytes(of: line))
      guard let kind = entry.names.first, !Self.others.contains(kind) else { continue }
      do {
        guard let code = try entry.code() else { continue }
        let name = Self.className(of: entry.names)
        lists.append((line.number, Definition.WordList(ofReplies: name, weight: 0, code)))
      } catch {
        problems.append(lines.problem(error, in: line, of: file))
      }
    }
  }

  /// The prefix of classes whose words ask for something only after an earlier request.
  package static let following = "after_"

  /// The name of the class that a line defines.
  package static func className(of names: [String]) -> String {
    guard names.first == "after", names.count >= 3 else { return names.joined(separator: "_") }
    return following + [names[2], names.count > 3 ? names[3] : "", names[1]].joined(separator: ":")
  }

  /// Whether lines of this kind and name are known.
  package static func isKnown(_ kind: String, _ name: String?) -> Bool {
    switch kind {
    case "act", "maybe": name.flatMap(ReplyAct.init(rawValue:)) != nil
    case "control": name.flatMap(ControlAct.init(rawValue:)) != nil
    case "ask": name.flatMap(QuestionSubject.init(rawValue:)) != nil
    case "relative": name.flatMap(RelativeWord.init(rawValue:)) != nil
    case "after", "parameter", "slotCue", "synonym": name != nil
    default: ReplyList.named[kind] != nil
    }
  }

  /// Whether a class is one of replies, which a language may lack.
  static func isClass(_ name: String) -> Bool {
    let parts = name.split(separator: "_", maxSplits: 1).map(String.init)
    guard let kind = parts.first else { return false }
    return parts.count > 1
      ? isKnown(kind, parts[1]) : NamedList(rawValue: kind) != nil || ReplyList.named[kind] != nil
  }
}
