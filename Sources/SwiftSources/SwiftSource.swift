import StepCounting

/// The lines of a Swift source that are compiled here, and the modules they import.
///
/// What stands in the lines, `SwiftToken` reads.
package struct SwiftSource {
  package struct Line {
    /// From 1.
    package var number: Int
    /// Without the blanks before it.
    package var code: Substring
  }

  /// What is compiled: neither comments nor what a condition leaves to Apple's systems.
  package private(set) var lines: [Line] = []
  private let modules: Set<String>

  /// - Parameters:
  ///   - text: The source.
  ///   - modules: Those that can be imported.
  package init(_ text: String, importable modules: Set<String>) {
    self.modules = modules
    var conditions = Conditions()
    var isComment = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      Steps.count(line.utf8.count)
      let code = line.drop { $0 == " " || $0 == "\t" }
      if isComment || code.hasPrefix("/*") {
        isComment = !code.contains("*/")
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

  /// The module that a line imports, as it is spelt: `Intents`, `os.log`; `nil` for another line.
  package static func imported(by code: Substring) -> Substring? {
    guard code.contains("import") else { return nil }
    let words = code.prefix { $0 != "/" }.split { $0 == " " || $0 == "\t" || $0 == ";" }.drop { $0.hasPrefix("@") }
    guard words.first == "import" || words.dropFirst().first == "import" else { return nil }
    let access: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    guard words.first == "import" || access.contains(words.first ?? "") else { return nil }
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    return words.drop { $0 != "import" }.dropFirst().first { !kinds.contains($0) }
  }

  /// The modules that are imported, without their parts.
  package var imports: Set<String> {
    Set(lines.compactMap { Self.imported(by: $0.code).map(Self.module) })
  }

  /// The module of `Foundation.Data` or `os.log`.
  package static func module(_ name: Substring) -> String { String(name.prefix { $0 != "." }) }

  /// A line without what stands between quotation marks in it; a text over several lines is left as it is.
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
    /// One of the branches so far was compiled.
    var isSettled: Bool
  }

  /// The conditions that a line lies in.
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
      conditions.append(Condition(isCompiled: holds, isSettled: holds))
    } else if code.hasPrefix("#endif") {
      _ = conditions.popLast()
    } else if code.hasPrefix("#else"), let last = conditions.popLast() {
      let holds = !last.isSettled && (code.hasPrefix("#elseif") ? self.holds(code.dropFirst(7)) : true)
      conditions.append(Condition(isCompiled: holds, isSettled: last.isSettled || holds))
    }
  }

  /// Whether a condition holds here; of one that is not known, it is taken that it does.
  private func holds(_ condition: Substring) -> Bool {
    let text = condition.filter { $0 != " " && $0 != "\t" }
    return text.split(separator: "||").contains { any in any.split(separator: "&&").allSatisfy(holdsAlone) }
  }

  private func holdsAlone(_ term: Substring) -> Bool {
    if term.hasPrefix("!") { return !holdsAlone(term.dropFirst()) }
    let argument = term.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" && $0 != "," }
    if term.hasPrefix("canImport(") { return modules.contains(Self.module(argument)) }
    if term.hasPrefix("os(") { return argument == "Linux" }
    return !term.hasPrefix("targetEnvironment(")
  }
}
