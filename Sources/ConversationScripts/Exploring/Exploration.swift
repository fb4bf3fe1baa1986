import Parley

/// What exploring an app brought: the states it saw, how they hang together, and what is wrong.
public struct Exploration: Sendable {
  public var findings: [Finding] = []
  /// How many conversations were played.
  public var count = 0
  public var edges: Set<Edge> = []

  /// One answer that led from a state to another.
  public struct Edge: Sendable, Hashable, Comparable {
    public var from: String
    public var reply: String
    public var to: String

    public static func < (a: Self, b: Self) -> Bool { (a.from, a.to, a.reply) < (b.from, b.to, b.reply) }
  }

  /// The states, in the order of their names.
  public var states: [String] { Set(edges.flatMap { [$0.from, $0.to] }).sorted() }

  public enum GraphFormat: String, Sendable, CaseIterable { case mermaid, dot }

  /// The dialogue as a graph.
  public func graph(_ format: GraphFormat) -> String {
    let numbers = Dictionary(uniqueKeysWithValues: states.enumerated().map { ($1, $0) })
    func node(_ state: String) -> String { "s\(numbers[state] ?? 0)" }
    func quoted(_ text: String) -> String { text.replacing("\"", with: "”").replacing("\\", with: "/") }
    switch format {
    case .mermaid:
      let nodes = states.map { "  \(node($0))[\"\(quoted($0))\"]" }
      let arrows = edges.sorted().map { "  \(node($0.from)) -->|\"\(quoted($0.reply))\"| \(node($0.to))" }
      return (["flowchart TD"] + nodes + arrows).joined(separator: "\n") + "\n"
    case .dot:
      let nodes = states.map { "  \(node($0)) [label=\"\(quoted($0))\"];" }
      let arrows = edges.sorted().map { "  \(node($0.from)) -> \(node($0.to)) [label=\"\(quoted($0.reply))\"];" }
      return (["digraph dialogue {"] + nodes + arrows + ["}"]).joined(separator: "\n") + "\n"
    }
  }
}
