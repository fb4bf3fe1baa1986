import StepCounting

/// The lines of a Swift source that are compiled on this system, and the modules that they import.
///
/// For the tokens in the lines see `SwiftToken`.
package struct SwiftSource {
  package struct Line {
    /// From 1.
    package var number: Int
    /// Without the blanks before it.
    package var code: Substring
  }

  /// The compiled lines: without comments, and without branches of conditions for other systems.
  package private(set) var lines: [Line] = []
  /// Which branches count as compiled where a condition is not known, such as one on a build flag or a version.
  package enum Doubt {
    /// The branch after the condition.
    case first
    /// Every branch.
    case all
    /// None.
    case none
  }

  private let modules: Set<String>
  private let doubt: Doubt

  /// - Parameters:
  ///   - text: The source.
  ///   - modules: The modules that can be imported.
  ///   - doubt: Which branches count as compiled where a condition is not known.
  package init(_ text: String, importable modules: Set<String>, doubt: Doubt = .first) {
    self.modules = modules
    self.doubt = doubt
    var conditions = Conditions()
    var isComment = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      Steps.count(line.utf8.count)
      let code = line.drop { $0 == " " || $0 == "\t" }
      if isComment || code.hasPrefix("/*") {
        let end = code.firstRange(of: "*/")
        isComment = end == nil
        let rest = end.map { code[$0.upperBound...].drop { $0 == " " || $0 == "\t" } } ?? ""
        if !rest.isEmpty, !rest.hasPrefix("//"), !rest.hasPrefix("#"), !rest.hasPrefix("/*"), conditions.areCompiled {
          lines.append(Line(number: index + 1, code: rest))
        }
      } else if code.hasPrefix("#") {
        follow(code, &conditions)
        if !code.hasPrefix("#if"), !code.hasPrefix("#e"), conditions.areCompiled {
          lines.append(Line(number: index + 1, code: code))
        }
      } else if !code.hasPrefix("//"), !code.isEmpty, conditions.areCompiled {
        lines.append(Line(number: index + 1, code: code))
      }
    }
  }

  /// The tokens of the compiled lines.
  package var tokens: [SwiftToken] {
    var text = ""
    var number = 1
    for line in lines {
      text += String(repeating: "\n", count: line.number - number) + line.code
      number = line.number
    }
    return SwiftTokens.tokens(of: text)
  }

  /// The module in an import, as it is written: `Intents`, `os.log`; `nil` for any other line.
  package static func imported(by code: Substring) -> Substring? {
    guard code.contains("import") else { return nil }
    let words = code.prefix { $0 != "/" }.split { $0 == " " || $0 == "\t" || $0 == ";" }.drop { $0.hasPrefix("@") }
    guard words.first == "import" || words.dropFirst().first == "import" else { return nil }
    let access: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    guard words.first == "import" || access.contains(words.first ?? "") else { return nil }
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    return words.drop { $0 != "import" }.dropFirst().first { !kinds.contains($0) }
  }

  /// The imported modules; of `os.log` only `os`.
  package var imports: Set<String> {
    Set(lines.compactMap { Self.imported(by: $0.code).map(Self.module) })
  }

  /// The module in a path such as `Foundation.Data` or `os.log`.
  package static func module(_ name: Substring) -> String { String(name.prefix { $0 != "." }) }

  /// A line without the content of its string literals; literals over several lines are left as they are.
  package static func withoutStrings(_ code: Substring) -> String {
    guard code.contains("\"") else { return String(code) }
    var result = ""
    var isInside = false
    var isEscaped = false
    for character in code {
      if character == "\"", !isEscaped {
        isInside.toggle()
        result.append(character)
      } else if !isInside {
        result.append(character)
      }
      isEscaped = isInside && character == "\\" && !isEscaped
    }
    return result
  }

  // MARK: Conditions

  private struct Condition {
    var isCompiled: Bool
    /// Whether one of the branches so far was compiled.
    var isSettled: Bool
  }

  /// The conditions around a line.
  private struct Conditions {
    private var all: [Condition] = []
    private var left = 0

    var areCompiled: Bool { left == 0 }

    mutating func append(_ condition: Condition) {
      all.append(condition)
      if !condition.isCompiled { left += 1 }
    }

    mutating func popLast() -> Condition? {
      let last = all.popLast()
      if last?.isCompiled == false { left -= 1 }
      return last
    }
  }

  private func follow(_ code: Substring, _ conditions: inout Conditions) {
    if code.hasPrefix("#if") {
      let holds = holds(code.dropFirst(3))
      conditions.append(Condition(isCompiled: holds ?? (doubt != .none), isSettled: holds ?? (doubt != .all)))
    } else if code.hasPrefix("#endif") {
      _ = conditions.popLast()
    } else if code.hasPrefix("#else"), let last = conditions.popLast() {
      let holds = code.hasPrefix("#elseif") ? self.holds(code.dropFirst(7)) : true
      conditions.append(
        Condition(
          isCompiled: !last.isSettled && holds ?? (doubt != .none),
          isSettled: last.isSettled || holds ?? (doubt != .all)))
    }
  }

  /// Whether a condition is true here; `nil` where that is not known.
  private func holds(_ condition: Substring) -> Bool? {
    let code = condition.firstRange(of: "//").map { condition[..<$0.lowerBound] } ?? condition
    let text = code.filter { $0 != " " && $0 != "\t" && $0 != "\r" }
    let any = text.split(separator: "||").map { part -> Bool? in
      let all = part.split(separator: "&&").map(holdsAlone)
      return all.contains(false) ? false : all.contains(nil) ? nil : true
    }
    return any.contains(true) ? true : any.contains(nil) ? nil : false
  }

  private func holdsAlone(_ term: Substring) -> Bool? {
    if term.hasPrefix("!") { return holdsAlone(term.dropFirst()).map { !$0 } }
    let argument = term.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" && $0 != "," }
    if term.hasPrefix("canImport(") { return modules.contains(Self.module(argument)) }
    if term.hasPrefix("os(") { return argument == "Linux" }
    if term.hasPrefix("targetEnvironment(") || term == "false" { return false }
    return term == "true" || term == "DEBUG" || term == "SWIFT_PACKAGE" ? true : nil
  }
}
