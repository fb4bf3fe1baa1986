import ConversationScripts
import Foundation
import HostProtocol
import Parley

extension Command {
  static let explore = Command(
    "explore", "Plays simulated users against an app and reports what goes wrong.",
    operands: "APP-FOLDER…",
    options: [
      .value("intent", "NAME", "Explores one intent only."),
      .value("depth", "N", "How many answers a conversation has at most; 4 if nothing is said."),
      .value("seed", "S", "Gives the answers in another order."),
      .value(
        "locale", "TAG", values: Language.all.map(\.tag),
        "What the simulated user speaks; English or, where the apps have others only, theirs, if not given."),
      .value("say", "REQUEST", "Begins with this request too; may be given several times."),
      .value("graph", "FILE", "Writes the dialogue as a graph: .svg, .dot, or else Mermaid, by the name's ending."),
      .value("keep", "FOLDER", "Writes the script of each finding there, to be kept as a test."),
      colourOption,
      .flag("json", "Writes one JSON object with the findings, their scripts and the states, for programs."),
    ],
    discussion: """
      The conversations begin with the app's own example phrases. Every finding comes with the shortest script that
      shows it: it passes as long as the app does what was found.
      Beside the conversation the user opens what the apps have, turns their widgets, plays something and picks them on a
      person's card: by itself, and while a question is open, which must be answered after it as without it.
      Control-C ends it with what was found by then.
      Exits with 0 when nothing is wrong, 1 when something is, 2 when it could not run.
      """,
    run: { arguments, console in
      let folders = try arguments.operands(atLeastOne: "the folder of an app")
      // An unreadable folder is reported as such: the scripts that name it are made here, and the user never sees them.
      for folder in folders { _ = try arguments.tools.app(at: folder) }
      let language = try ChosenLanguages.first(arguments, talkingTo: folders)
      // The example phrases of an app use the currency of those who speak its language.
      let currency = language.tag == "en" ? [] : ["currency: \(ChosenLanguages.currency(of: language))"]
      let header = arguments.tools.header + ["app: \(folders.joined(separator: ", "))"] + currency
      var explorer = Explorer(apps: arguments.tools.apps, header: header, language: language)
      explorer.intent = arguments.value("intent").map { IntentName($0) }
      explorer.depth = try arguments.number("depth", in: 0...12) ?? explorer.depth
      explorer.seed = UInt64(try arguments.number("seed", in: 0...Int.max) ?? 0)
      explorer.requests = arguments.values("say")
      explorer.whenProgress = { console.showProgress($1, "conversations, \($0)") }
      let exploration = try await explored(by: explorer)
      console.clearProgress()
      let handled = exploration.handled.map(\.rawValue)
      if let intent = arguments.value("intent"), !handled.isEmpty, !handled.contains(intent) {
        throw ArgumentProblem.wrongValue(intent, "--intent", known: handled)
      }
      let isJSON = arguments.isSet("json")
      return try exploration.tell(
        on: console, graph: arguments.value("graph"), keep: arguments.value("keep"), isJSON: isJSON)
    })

  /// Explores until the end, or until a signal ends it.
  private static func explored(by explorer: Explorer) async throws -> Exploration {
    let task = Task { try await explorer.explore() }
    let signals = EndSignals { task.cancel() }
    defer { signals.stop() }
    return try await task.value
  }
}

extension Exploration {
  /// Prints the findings, and writes the files that were asked for.
  fileprivate func tell(
    on console: Console, graph file: String?, keep folder: String?, isJSON: Bool
  ) throws -> ExitStatus {
    if let file {
      let format: GraphFormat = file.hasSuffix(".svg") ? .svg : file.hasSuffix(".dot") ? .dot : .mermaid
      try OutputFile.write(graph(format), to: file, for: .usual)
    }
    if isJSON {
      if let folder { try keep(in: folder) }
      console.print(TerminalText.safe(json: String(decoding: json.line, as: UTF8.self)))
      return findings.isEmpty ? .success : .failure
    }
    if handled.isEmpty {
      let rest = count == 0 ? "there is nothing to explore" : "what a user does beside a conversation was explored"
      console.print("The app handles no intents of its own: \(rest).")
      if count == 0 { return .success }
    }
    for finding in findings { console.printReport("\(finding)") }
    if let folder { try keep(in: folder) }
    if !unexplored.isEmpty {
      let names = unexplored.map(\.rawValue).joined(separator: ", ")
      console.print("Not explored, for want of an example phrase: \(names). '--say' gives one.")
    }
    if isPartial { console.print("Stopped before everything was tried.") }
    let wrong = findings.isEmpty ? "nothing is wrong" : findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    console.printReport("\(count) conversations, \(states.count) states: \(wrong).")
    return findings.isEmpty ? .success : .failure
  }

  /// The exploration for programs.
  private var json: JSONValue {
    .object([
      "conversations": .integer(count), "isPartial": .boolean(isPartial),
      "states": .strings(states.map(\.name)), "unexplored": .strings(unexplored.map(\.rawValue)),
      "findings": .array(
        findings.map { finding in
          .object([
            "intent": .string(finding.intent.rawValue), "summary": .string(finding.summary),
            "script": .string(finding.script),
          ])
        }),
    ])
  }

  private func keep(in folder: String) throws {
    try OutputFile.makeFolder(folder)
    for (number, finding) in findings.enumerated() {
      let file = "\(folder)/\(finding.intent)\(number + 1)\(ScriptFiles.ending)"
      try OutputFile.write(finding.script, to: file, for: .usual)
    }
  }
}
