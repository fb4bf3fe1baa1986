import ConversationScripts
import Foundation
import Parley
import ParleyServer
import ParleySuggestions

extension Command {
  static let donate = Command(
    "donate", "Keeps what a user did in apps, and what can be found in them.",
    operands: "[FILE…]",
    options: [
      .store,
      .value(
        "apps", "FOLDER", "An app, or a folder of apps: nothing else may donate then, and their own intents are known."),
      .flag("list", "Shows the interactions that are kept."),
      .value("app", "ID", "The identifier of the app whose data is deleted."),
      .value(
        "delete", "ID", "Deletes what the app donated or indexed under an identifier; may be given several times."),
      .value("delete-group", "ID", "Deletes the interactions of a group, such as a message thread."),
      .value("forget", "ID", "Forgets all of an app."),
      .flag("forget-everything", "Forgets all of the user."),
      .now, .format,
    ],
    discussion: """
      A file has one JSON object a line; without a file, the standard input is read.
        {"app":"com.example.Chat","intent":"SendMessage","people":["Bobo"]}
        {"app":"com.example.Eats","item":"fig","title":"The Fig","keywords":["soup"]}
        {"app":"com.example.Eats","activity":"com.example.Eats.view","title":"Fig"}
      Any may have a date, such as 2026-11-20T09:00:00Z, and a place, such as {"name":"The Fig","city":"Treetown"}.
      An interaction may have parameters, code, direction, duration, identifier, group and location ("48.1,11.5");
      an item and an activity description, keywords, people, phoneNumbers, domain, expires, userInfo and webpage.
      An activity with "predict": true is suggested again where the user often looks at it.
      What is deleted leaves the files. A line that cannot be kept is told, and nothing of its file is kept.
      """,
    run: { arguments, console in try await DonateCommand(arguments: arguments, console: console).run() })
}

/// One run of `parley donate`.
private struct DonateCommand {
  let arguments: Arguments
  let console: Console

  func run() async throws -> ExitStatus {
    let folder = try arguments.store()
    let now = try arguments.now()
    let deletes = ["delete", "delete-group", "forget", "forget-everything"].contains { arguments.isSet($0) }
    if deletes || arguments.isSet("list") {
      let suggestions = try StoreProblem.openStore(folder, onlyToRead: !deletes, console)
      if deletes { try await delete(from: suggestions) }
      if arguments.isSet("list") { await list(suggestions) }
      return .success
    }
    let files = arguments.operands
    let names = DonationNames(
      apps: try AppFolders.all(in: arguments.values("apps")).map(arguments.tools.app(at:)),
      catalog: arguments.tools.catalog)
    let read =
      try files.isEmpty
      ? [contents(console.nextLine, file: "-", names, now: now)]
      : files.map { path in
        guard let file = FileHandle(forReadingAtPath: path) else { throw StoreProblem.noFile(path) }
        return try withExtendedLifetime(file) {
          try contents(InputLines(of: file.fileDescriptor).next, file: path, names, now: now)
        }
      }
    let suggestions = try StoreProblem.makeStore(folder, console)
    var kept = 0
    for contents in read { kept += try await keep(contents, in: suggestions, now: now) }
    console.print(kept == 1 ? "1 line is kept." : "\(kept) lines are kept.")
    return .success
  }

  // MARK: Keeping

  /// The greatest size of a file in bytes: all of its lines are read before any of them is stored.
  private static let mostBytes = 1 << 26

  private func contents(
    _ nextLine: () -> IncomingLines.Line?, file: String, _ names: DonationNames, now: Date
  ) throws -> [(app: String, content: DonatedLine.Content)] {
    var contents: [(app: String, content: DonatedLine.Content)] = []
    var (number, room) = (0, Self.mostBytes)
    while let next = nextLine() {
      number += 1
      guard case .line(let bytes) = next else { throw StoreProblem.line(number, file, InputLines.tooLong) }
      room -= bytes.count + 1
      if room < 0 { throw StoreProblem.line(number, file, "at most \(Self.mostBytes) bytes are kept at once") }
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
      do {
        contents.append(try content(of: bytes, names, now: now))
      } catch {
        throw StoreProblem.line(number, file, "\(error)")
      }
    }
    return contents
  }

  private func content(
    of bytes: [UInt8], _ names: DonationNames, now: Date
  ) throws -> (app: String, content: DonatedLine.Content) {
    let line: DonatedLine
    do { line = try JSONDecoder().decode(DonatedLine.self, from: Data(bytes)) } catch { throw LineProblem(error) }
    let content = try line.content(now: now)
    try names.check(line, text: bytes)
    return (line.app, content)
  }

  private func keep(
    _ contents: [(app: String, content: DonatedLine.Content)], in suggestions: Suggestions, now: Date
  ) async throws -> Int {
    var interactions: [Interaction] = []
    var items: [String: [SearchableItem]] = [:]
    for (app, content) in contents {
      switch content {
      case .interaction(let interaction): interactions.append(interaction)
      case .item(let item): items[app, default: []].append(item)
      case .activity(let activity):
        try await suggestions.history.index.index(activity, of: app, at: now)
        // The donation has the date of the activity's attributes where they have one: the line was written later.
        let date = activity.contentAttributes?.contentModificationDate ?? now
        try await suggestions.history.donations.donate(activity, of: app, at: date)
      }
    }
    for (app, items) in items { try await suggestions.history.index.index(items, of: app, at: now) }
    try await suggestions.history.donations.donate(interactions)
    return contents.count
  }

  // MARK: Deleting

  private func delete(from suggestions: Suggestions) async throws {
    if arguments.isSet("delete") || arguments.isSet("delete-group") {
      let app = try arguments.value("app") ?? arguments.missing("--app ID")
      try await suggestions.history.delete(identifiers: arguments.values("delete"), of: app)
      for group in arguments.values("delete-group") {
        try await suggestions.history.donations.delete(groupIdentifier: group, of: app)
      }
      try await suggestions.tidy(at: arguments.now())
    }
    for app in arguments.values("forget") { try await suggestions.forget(app: app) }
    if arguments.isSet("forget-everything") { try await suggestions.forgetEverything() }
    let interactions = await suggestions.history.donations.count
    let items = await suggestions.history.index.count
    func counted(_ count: Int, _ name: String) -> String { "\(count) \(name)\(count == 1 ? "" : "s")" }
    console.print("\(counted(interactions, "interaction")) and \(counted(items, "item")) are kept now.")
  }

  // MARK: Listing

  private struct Listed: Encodable {
    var app: String
    var intent: String
    var people: [String]
    var date: Date
    var direction: String?
    var status: String
    var identifier: String
    var group: String?
    var location: Coordinate?

    init(_ interaction: Interaction) {
      app = interaction.app
      intent = interaction.intent.name.rawValue
      people = interaction.people.map(\.displayName)
      date = interaction.date
      direction = interaction.direction == .unspecified ? nil : "\(interaction.direction)"
      status = "\(interaction.handlingStatus)"
      identifier = interaction.identifier
      group = interaction.groupIdentifier
      location = interaction.location
    }
  }

  private func list(_ suggestions: Suggestions) async {
    let listed = await suggestions.history.donations.all.map(Listed.init)
    if arguments.isJSON { return console.print(StoreText.json(listed)) }
    if listed.isEmpty { console.print("No interactions are kept.") }
    for line in listed {
      let people = line.people.isEmpty ? "" : " with \(line.people.joined(separator: ", "))"
      console.print(
        "\(StoreText.text(line.date))  \(line.app)  \(line.intent)\(people)  \(line.status)  \(line.identifier)")
    }
  }
}
