import ConversationScripts
import Foundation
import Parley

extension Command {
  static let explore = Command(
    "explore", "Plays simulated users against an app and reports what goes wrong.",
    operands: "APP-FOLDER…",
    options: [
      .value("intent", "NAME", "Explores one intent only."),
      .value("depth", "N", "How many answers a conversation has at most; 4 if nothing is said."),
      .value("seed", "S", "Gives the answers in another order."),
      .value("graph", "FILE", "Writes the dialogue as a graph: Mermaid, or DOT where the name ends with .dot."),
    ],
    discussion: """
      Every finding comes with the shortest script that shows it, ready to be kept.
      Exits with 0 when nothing is wrong, 1 when something is, 2 when it could not run.
      """,
    run: { arguments, console in
      let folders = try arguments.operands(atLeastOne: "the folder of an app")
      var explorer = Explorer(apps: .simulated, header: ["app: \(folders.joined(separator: ", "))"])
      explorer.intent = arguments.value("intent").map { IntentName($0) }
      explorer.depth = try arguments.number("depth", in: 0...12) ?? explorer.depth
      explorer.seed = UInt64(try arguments.number("seed", in: 0...Int.max) ?? 0)
      let exploration = try await explorer.explore()
      if let file = arguments.value("graph") {
        let graph = exploration.graph(file.hasSuffix(".dot") ? .dot : .mermaid)
        try Data(graph.utf8).write(to: URL(filePath: file), options: .atomic)
      }
      for finding in exploration.findings { console.print("\(finding)") }
      let count = exploration.findings.count
      let wrong = count == 0 ? "nothing is wrong" : count == 1 ? "1 finding" : "\(count) findings"
      let states = exploration.states.count
      console.print("\(exploration.count) conversations, \(states) states: \(wrong).")
      return count == 0 ? .success : .failure
    })
}
