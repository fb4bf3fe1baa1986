import Foundation
import IntentText

extension TalkCommand {
  /// Commands that belong together; `:help` lists them by group, so that the list fits a screen.
  struct Group: Sendable {
    var name: String
    var summary: String
    var commands: [TalkCommand]
  }

  static let groups = [
    Group(name: "talking", summary: "Beside words", commands: [helping] + talking + [quitting]),
    Group(name: "showing", summary: "What is known and why", commands: showing),
    Group(name: "world", summary: "The world around it", commands: changing),
    Group(name: "suggestions", summary: "Looked at and offered", commands: suggesting),
    Group(name: "device", summary: "Cards, sound and widgets", commands: device),
    Group(name: "keeping", summary: "Going back and keeping", commands: keeping),
  ]

  static let helping = TalkCommand("help", "[GROUP|COMMAND]", "Shows the commands, or the details of some of them.") {
    name, session in
    await session.say(help(on: name, width: session.console.currentWidth - 1))
  }

  /// The overview; the table of a group; or one command.
  static func help(on name: String, width: Int) -> String {
    let name = name.hasPrefix(":") ? String(name.dropFirst()) : name
    if name.isEmpty { return overview(width: width) }
    if let group = groups.first(where: { $0.name == name }) { return table(of: group.commands, width: width) }
    if let command = all.first(where: { $0.name == name }) { return table(of: [command], width: width) }
    let nearest = NearestName.nearest(to: name, among: all.map(\.name) + groups.map(\.name))
    return "No command or group is called '\(name)'. "
      + (nearest.map { "Did you mean ':help \($0)'?" } ?? "':help' lists them.")
  }

  private static func table(of commands: [TalkCommand], width: Int) -> String {
    HelpText.table(commands.map { (":\($0.name) \($0.argument)", $0.help) }, width: width)
  }

  private static func overview(width: Int) -> String {
    let rows = groups.map { ($0.name, "\($0.summary): " + $0.commands.map { ":\($0.name)" }.joined(separator: " ")) }
    return "Say something to the apps, or give a command:\n" + HelpText.table(rows, width: width)
      + "\n':help GROUP' and ':help COMMAND' tell more."
  }
}
