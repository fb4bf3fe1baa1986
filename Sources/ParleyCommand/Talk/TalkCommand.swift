import ConversationScripts
import Foundation
import IntentText
import Parley

/// One command of the conversation at a prompt; it begins with a colon.
struct TalkCommand: Sendable {
  var name: String
  /// What follows the name: `FILE`, `on|off`.
  ///
  /// In brackets where it may be left out.
  var argument: String
  var help: String
  var run: @Sendable (_ argument: String, TalkSession) async -> Void

  init(
    _ name: String, _ argument: String = "", _ help: String,
    run: @escaping @Sendable (String, TalkSession) async -> Void
  ) {
    self.name = name
    self.argument = argument
    self.help = help
    self.run = run
  }

  static let all: [TalkCommand] = groups.flatMap(\.commands)

  static let quitting = TalkCommand("quit", "", "Leaves.") { _, session in await session.end() }

  /// What a tab can make of each command's argument: a file where it is FILE, else the words it may be.
  static var completions: [String: Completion.Argument] {
    Dictionary(all.map { ($0.name, $0.completion) }) { first, _ in first }
  }

  /// What may follow the commands about what the user looks at, beside the things' own names.
  private static let placesBesideThings = [
    "activity": ["nothing"], "arrive": ["home", "work"], "leave": ["home", "work"], "open": [], "remove": [],
    "search": [], "suggest": SuggestionStep.surfaces.map(\.name),
  ]

  private var completion: Completion.Argument {
    if argument == "FILE" { return .file }
    if name == "vocabulary" { return .words(["add", "remove"], then: VocabularyType.all.map(\.rawValue)) }
    if name == "locale" { return .words(Language.all.map(\.tag), then: []) }
    if name == "explain" || name == "contact" { return .names }
    if let places = Self.placesBesideThings[name] { return .things(or: places) }
    let words = argument.trimmingCharacters(in: CharacterSet(charactersIn: "[]")).split(separator: "|")
    return words.count > 1 ? .words(words.map(String.init), then: []) : .none
  }

  /// Runs a line without its colon.
  static func run(_ line: String, in session: TalkSession) async {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    let name = parts.first ?? "help"
    let argument = parts.count > 1 ? parts[1] : ""
    guard let command = all.first(where: { $0.name == name }) else {
      let nearest = NearestName.nearest(to: name, among: all.map(\.name))
      let hint = nearest.map { "Did you mean ':\($0)'?" } ?? "':help' lists them."
      return await session.say("No command is called ':\(name)'. \(hint)")
    }
    let isOptional = command.argument.hasPrefix("[") && command.argument.hasSuffix("]")
    let isNeeded = !command.argument.isEmpty && !isOptional
    if isNeeded, argument.isEmpty {
      return await session.say("':\(name)' needs something behind it: :\(name) \(command.argument)")
    }
    await command.run(argument.trimmingCharacters(in: .whitespaces), session)
  }
}
