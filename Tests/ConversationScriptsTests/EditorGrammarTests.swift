import Foundation
import Parley
import Testing

@testable import ConversationScripts

/// The grammars for editors colour each line for what its reader takes it for.
@Suite struct EditorGrammarTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let editors = package.appending(path: "Examples/Editors")

  /// A grammar as far as lines need it: patterns that match within one line, the first that matches counts.
  private struct Grammar {
    let patterns: [[String: Any]]
    let repository: [String: [String: Any]]
    private let expressions: [String: NSRegularExpression]

    init(_ name: String) throws {
      let data = try Data(contentsOf: editors.appending(path: "syntaxes/\(name).tmLanguage.json"))
      let grammar = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      patterns = try #require(grammar["patterns"] as? [[String: Any]])
      repository = try #require(grammar["repository"] as? [String: [String: Any]])
      var expressions: [String: NSRegularExpression] = [:]
      for pattern in Self.all(grammar) {
        if let match = pattern["match"] as? String { expressions[match] = try NSRegularExpression(pattern: match) }
      }
      self.expressions = expressions
    }

    private static func all(_ value: Any) -> [[String: Any]] {
      if let list = value as? [Any] { return list.flatMap(all) }
      guard let dictionary = value as? [String: Any] else { return [] }
      return [dictionary] + dictionary.values.flatMap(all)
    }

    /// The scopes of a line: that of the whole, then each with its text.
    func scopes(_ line: String) -> (line: String, parts: [(scope: String, text: String)]) {
      for pattern in patterns {
        guard let (match, found) = first(pattern, in: line, NSRange(location: 0, length: line.utf16.count)) else {
          continue
        }
        return (pattern["name"] as? String ?? "", parts(pattern, match, found, line))
      }
      return ("", [])
    }

    private func first(
      _ pattern: [String: Any], in line: String, _ range: NSRange
    ) -> (match: String, found: NSTextCheckingResult)? {
      guard let match = pattern["match"] as? String else { return nil }
      return expressions[match]?.firstMatch(in: line, range: range).map { (match, $0) }
    }

    private func parts(
      _ pattern: [String: Any], _ match: String, _ found: NSTextCheckingResult, _ line: String
    ) -> [(scope: String, text: String)] {
      let captures = pattern["captures"] as? [String: [String: Any]] ?? [:]
      return captures.sorted { $0.key < $1.key }.flatMap { number, capture -> [(scope: String, text: String)] in
        guard let number = Int(number), number < found.numberOfRanges else { return [] }
        let range = found.range(at: number)
        guard range.location != NSNotFound, let place = Range(range, in: line) else { return [] }
        let own = (capture["name"] as? String).map { [($0, String(line[place]))] } ?? []
        return own + inside(capture["patterns"] as? [[String: Any]] ?? [], line, range)
      }
    }

    /// The parts of a range, from left to right.
    private func inside(_ patterns: [[String: Any]], _ line: String, _ range: NSRange) -> [(
      scope: String, text: String
    )] {
      let flat = patterns.flatMap(included)
      var parts: [(scope: String, text: String)] = []
      var start = range.location
      while start < range.upperBound {
        let rest = NSRange(location: start, length: range.upperBound - start)
        let matches = flat.compactMap { pattern in first(pattern, in: line, rest).map { (pattern, $0.match, $0.found) }
        }
        guard let next = matches.min(by: { $0.2.range.location < $1.2.range.location }), next.2.range.length > 0 else {
          break
        }
        if let name = next.0["name"] as? String, let place = Range(next.2.range, in: line) {
          parts.append((name, String(line[place])))
        }
        parts += self.parts(next.0, next.1, next.2, line)
        start = next.2.range.upperBound
      }
      return parts
    }

    private func included(_ pattern: [String: Any]) -> [[String: Any]] {
      let name = (pattern["include"] as? String).map { String($0.dropFirst()) }
      let own = name.flatMap { repository[$0] } ?? pattern
      return (own["patterns"] as? [[String: Any]])?.flatMap(included) ?? [own]
    }
  }

  /// What the reader of scripts takes a line for, as the grammar calls it.
  private func expected(_ line: String) -> String {
    let text = line.trimmed
    if text.hasPrefix("#") { return "comment.line.number-sign.parley" }
    if text.hasPrefix("|") { return "meta.row.parley" }
    if text.hasPrefix("User:") { return "meta.turn.user.parley" }
    switch ScriptReader.mark(of: text)?.mark {
    case .assistant?: return "meta.turn.assistant.parley"
    case .understood?: return "meta.expectation.understood.parley"
    case .phase?: return "meta.expectation.phase.parley"
    case .handled?: return "meta.expectation.handled.parley"
    case .offered?: return "meta.expectation.offered.parley"
    case .spoken?, .card?: return "meta.expectation.spoken.parley"
    default: break
    }
    let isWord = DirectiveReader.bareWords.keys.contains(text)
    return isWord ? "meta.directive.word.parley" : "meta.directive.parley"
  }

  @Test func everyLineOfEveryScriptHasTheScopeOfWhatItIs() throws {
    let grammar = try Grammar("conversation")
    let folders = ["Examples", "Tests/ConversationScriptsTests/Format/Good"].map {
      Self.package.appending(path: $0).path
    }
    let scripts = try ScriptFiles.find(folders)
    #expect(scripts.count > 400)
    var wrong: [String] = []
    for script in scripts {
      let lines = try String(contentsOfFile: script, encoding: .utf8).split(whereSeparator: \.isNewline)
      for line in lines.map(String.init) where !line.trimmed.isEmpty {
        let scope = grammar.scopes(line).line
        if scope != expected(line) { wrong.append("\(scope): \(line)") }
      }
    }
    #expect(wrong == [])
  }

  @Test func everySettingIsKnown() throws {
    let grammar = try Grammar("conversation")
    for key in DirectiveReader.allKeys.map(\.name) + ["with"] {
      #expect(grammar.scopes("\(key): x").line == "meta.directive.parley", "\(key)")
    }
    for word in DirectiveReader.bareWords.keys {
      #expect(grammar.scopes(word).line == "meta.directive.word.parley", "\(word)")
    }
    for line in ["Bot: hi", "lokale: en", "Hello there", "locks"] {
      #expect(grammar.scopes(line).line == "invalid.illegal.parley", "\(line)")
    }
  }

  @Test func thePartsOfALineHaveScopesOfTheirOwn() throws {
    let grammar = try Grammar("conversation")
    func parts(_ line: String) -> [String] { grammar.scopes(line).parts.map { "\($0.scope) \($0.text)" } }
    let handled = parts(#"* SendMessage recipients=[{who}] content="a \" b" -> success"#)
    for part in [
      "keyword.operator.handled.parley *", "entity.name.type.intent.parley SendMessage",
      "variable.parameter.parley recipients", "variable.other.row.parley {who}",
      #"string.quoted.double.parley "a \" b""#, "keyword.operator.arrow.parley ->", "constant.language.parley success",
    ] { #expect(handled.contains(part), "\(part) in \(handled)") }
    #expect(parts(#"User: say \u{41} to {who}"#).contains(#"constant.character.escape.parley \u{41}"#))
    #expect(parts(#"User: say \u{41} to {who}"#).contains("variable.other.row.parley {who}"))
    #expect(parts("User: [Send]").contains("string.other.button.parley [Send]"))
    #expect(parts("Assistant: /a.*b/").contains("string.regexp.parley /a.*b/"))
    #expect(parts("Assistant: OK, …").contains("keyword.operator.any.parley …"))
    #expect(parts("permission MonkeyChat: denied").contains("variable.parameter.parley  MonkeyChat"))
  }

  /// In the text of languages sections, intents, classes and comments are told from each other.
  @Test func theTextOfLanguagesIsColouredByItsLines() throws {
    let grammar = try Grammar("language")
    let folder = Self.package.appending(path: "Sources/IntentLanguages/Languages")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String })
      .filter { $0.hasSuffix(".txt") && !$0.hasSuffix("Weights.txt") }
    #expect(files.count > 60)
    var wrong: [String] = []
    for file in files {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for line in text.split(separator: "\n").map(String.init) {
        let scope = grammar.scopes(line).line
        let expected: String? =
          line.hasPrefix("#")
          ? "comment.line.number-sign.parley"
          : line.hasPrefix("==")
            ? "markup.heading.section.parley"
            : line.hasPrefix("intent ") && !line.contains("=")
              ? "meta.intent.parley"
              : line.wholeMatch(of: /[@$]\w+(\/-?[\d.]+)? = .*/) != nil ? "meta.class.parley" : nil
        if let expected, scope != expected { wrong.append("\(file): \(scope): \(line.prefix(60))") }
      }
    }
    #expect(wrong == [])
  }
}
