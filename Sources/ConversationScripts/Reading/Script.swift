import Parley

/// A scripted conversation: what the user says, and what is expected to happen.
///
/// The format is described in this module's article ScriptFormat. A script keeps every line as it was written, so that
/// what was expected can be rewritten from what really happened without touching anything else.
public struct Script: Sendable, Hashable {
  /// The file's path as it was given.
  public var path: String
  /// Every line as it was written, without its end.
  public var lines: [String]
  /// The settings of the header, in order.
  public var settings: [Setting]
  /// The steps in order: an action, and the events that must follow from it.
  public var steps: [Step]
  /// The rows that it is played for; `nil` where it is played once.
  public var rows: ScriptRows?
  /// The row whose values replace the names in the lines and the steps.
  public var row: ScriptRows.Row?

  /// A script of its lines.
  public init(path: String, lines: [String], settings: [Setting], steps: [Step]) {
    (self.path, self.lines, self.settings, self.steps) = (path, lines, settings, steps)
  }

  /// A directive of the header or between the turns, and its line.
  public struct Setting: Sendable, Hashable {
    /// The number of the line, from 1.
    public var line: Int
    /// What the line sets.
    public var directive: Directive

    /// A directive in a line.
    public init(line: Int, _ directive: Directive) {
      self.line = line
      self.directive = directive
    }
  }

  /// One action, and the lines that have to follow from it.
  public struct Step: Sendable, Hashable {
    /// The number of the line, from 1.
    public var line: Int
    /// What is done.
    public var action: Action
    /// What has to happen, in this order.
    public var expected: [Expectation]
  }

  /// What is done in a step.
  public enum Action: Sendable, Hashable {
    /// The user says or types something.
    case say(String)
    /// The user taps a choice, by its position from 1.
    case tapChoice(Int)
    /// The user taps a button or a choice, by its name.
    case tap(String)
    case directive(Directive)
  }
}

extension Script {
  /// The apps that the header names, with their lines.
  public var apps: [(path: String, line: Int)] {
    var apps: [(path: String, line: Int)] = []
    for setting in settings {
      guard case .app(let paths) = setting.directive else { continue }
      for path in paths { apps.append((path, setting.line)) }
    }
    return apps
  }

  /// The host program whose tests play the script; `nil` where any runner can play it.
  public var host: String? {
    settings.lazy.compactMap { setting in
      if case .host(let name) = setting.directive { name } else { nil }
    }.first
  }

  /// All directives, of the header and of the body, with their lines.
  var directives: [(line: Int, directive: Directive)] {
    settings.map { ($0.line, $0.directive) }
      + steps.compactMap { step in
        if case .directive(let directive) = step.action { (step.line, directive) } else { nil }
      }
  }

  /// Whether the script says or expects anything, or does anything beside the conversation.
  ///
  /// - Parameter counts: Whether an expectation counts as one.
  func tellsAnything(where counts: (Expectation) -> Bool = { _ in true }) -> Bool {
    hasSuggestionSteps
      || steps.contains { step in
        if case .say = step.action { true } else { step.expected.contains(where: counts) }
      }
  }

  /// Whether the user does anything beside the conversation.
  var hasSuggestionSteps: Bool {
    directives.contains { if case .suggestion = $0.directive { true } else { false } }
  }

  /// All stubs, with their lines.
  var stubs: [(line: Int, stub: Stub)] {
    directives.compactMap { line, directive in
      if case .stub(let stub) = directive { (line, stub) } else { nil }
    }
  }

  /// The kinds of lines that are not checked.
  var ignored: Set<EventLine.Mark> {
    settings.reduce(into: []) { ignored, setting in
      if case .ignore(let marks) = setting.directive { ignored.formUnion(marks) }
    }
  }

  /// The text of a line, without the spaces around it.
  func text(of line: Int) -> String {
    lines.indices.contains(line - 1) ? lines[line - 1].trimmed : ""
  }
}

extension Script: CustomStringConvertible {
  /// The path with the row: the name of a test that runs once for each script.
  public var description: String { row.map { "\(path):\($0.line) (\($0.text))" } ?? path }
}
