import Foundation
import HostProtocol
import Parley
import SimulatedApps

/// The apps that the commands for other programs serve, played from their folders.
struct ServedApps {
  /// The options that all of these commands have.
  static let options: [CommandOption] = [
    .value(
      "locale", "TAG", values: Language.all.map(\.tag),
      "A language that is understood; may be given several times, the one to begin in first. English, if not given."),
    .flag("draft", "Asks before a message is sent."),
  ]

  private let arguments: Arguments
  private let folders: [String]
  private let languages: [String]

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    folders = HostTools.talkFolders(try arguments.operands(atLeastOne: "APP"))
    languages = arguments.values("locale").isEmpty ? ["en"] : arguments.values("locale")
  }

  /// The params of the protocol's `initialize`.
  var params: [String: JSONValue] {
    [
      "apps": .array(folders.map { .object(["folder": .string($0), "simulated": .boolean(true)]) }),
      "languages": .strings(languages.map { String($0.prefix { $0 != "-" }) }),
      "policy": .object([
        "asksDraftQuestion": .boolean(arguments.isSet("draft")), "speaksForVoice": .boolean(true),
      ]),
    ]
  }

  /// The header of a script of a conversation with the apps, except for its `now`.
  var header: [String] {
    let (apps, tags) = (folders.joined(separator: ", "), languages.joined(separator: ", "))
    return arguments.tools.header + ["app: \(apps)", "locale: \(tags)"]
  }

  /// A description, as text, of what can be said to the apps and of whom they know.
  func vocabulary() throws -> String {
    let environment = ConversationEnvironment.live()
    var lines: [String] = []
    for folder in folders {
      let simulated = try arguments.tools.simulated(at: folder, in: environment)
      let app = simulated.app
      lines.append("\(app.displayName): \(app.handlers.map(\.name.rawValue).joined(separator: ", "))")
      for language in languages {
        let examples = app.vocabulary(for: language)?.intentPhrases.flatMap(\.examples) ?? []
        lines += examples.map { "  \(language): \($0)" }
      }
      let people = simulated.contacts.map(\.displayName)
      if !people.isEmpty { lines.append("  people: \(people.joined(separator: ", "))") }
    }
    return lines.map { "\($0)\n" }.joined()
  }
}
