import IntentText
import Parley

/// The result of exploring an app: the states, the answers that lead from one to another, and the mistakes.
public struct Exploration: Sendable {
  /// What is wrong with the apps, each mistake with the shortest script that shows it.
  public var findings: [Finding] = []
  /// How many conversations were played.
  public var count = 0
  /// The answers that were given and the states they led to.
  public var edges: Set<Edge> = []
  /// The intents that the apps handle; empty where an app only shows something, or only takes part in built-in intents.
  public var handled: [IntentName] = []
  /// Whether it was stopped before everything was tried.
  public var isPartial = false
  /// The intents for which no sentence is known in the explored language.
  public var unexplored: [IntentName] = []

  /// The state of a conversation: the last thing that the assistant said, independent of its words.
  public struct State: Sendable, Hashable, Comparable {
    /// The intent of the open request; `nil` where none is open.
    public var intent: IntentName?
    /// `nil` before anything was said.
    public var kind: AssistantMessage.Kind?
    /// The parameter that is asked about; `nil` where none is.
    public var parameter: String?
    /// The response code of the message; `nil` where it has none.
    public var code: String?

    init(start intent: IntentName) { self.intent = intent }

    init(_ message: AssistantMessage) {
      intent = message.intent
      kind = message.kind
      parameter = message.parameter
      code = message.code ?? message.reason?.rawValue
    }

    /// `SendMessage recipients disambiguation`.
    public var name: String {
      [intent?.rawValue, parameter, kind?.rawValue, code].compactMap(\.self).joined(separator: " ")
    }

    /// Orders by name; states before anything was said come first.
    public static func < (a: Self, b: Self) -> Bool {
      (a.kind == nil ? 0 : 1, a.name) < (b.kind == nil ? 0 : 1, b.name)
    }
  }

  /// One answer that led from a state to another.
  public struct Edge: Sendable, Hashable, Comparable {
    /// The state in which the user answered.
    public var from: State
    /// A line of a script.
    public var reply: String
    /// The state that the answer led to.
    public var to: State

    /// Orders by the two states, then by the answer.
    public static func < (a: Self, b: Self) -> Bool { (a.from, a.to, a.reply) < (b.from, b.to, b.reply) }
  }

  /// The states, those before anything was said first, then by their names.
  public var states: [State] { Set(edges.flatMap { [$0.from, $0.to] }).sorted() }

  mutating func add(_ other: Exploration) {
    findings += other.findings
    count += other.count
    edges.formUnion(other.edges)
    handled += other.handled
    unexplored += other.unexplored
    isPartial = isPartial || other.isPartial
  }
}

extension Exploration {
  /// The language in which the graph is written.
  public enum GraphFormat: String, Sendable, CaseIterable { case mermaid, dot, svg }

  /// The dialogue as a graph.
  public func graph(_ format: GraphFormat) -> String {
    switch format {
    case .mermaid: mermaid
    case .dot: dot
    case .svg: DialogueDrawing(arrows).text
    }
  }

  /// All answers that lead from one state to another.
  struct Arrow: Hashable {
    var from: State
    var to: State
    var replies: [String]

    /// The answers in short, at most two of them, without the speaker.
    var label: String {
      let short = replies.map { reply in
        let words = reply.hasPrefix("User: ") ? String(reply.dropFirst(6)) : reply
        return words.count > 28 ? words.prefix(27) + "…" : words
      }
      return short.prefix(2).joined(separator: " | ") + (short.count > 2 ? " | …" : "")
    }
  }

  var arrows: [Arrow] {
    var arrows: [Arrow] = []
    for edge in edges.sorted() {
      if let last = arrows.last, last.from == edge.from, last.to == edge.to {
        arrows[arrows.count - 1].replies.append(edge.reply)
      } else {
        arrows.append(Arrow(from: edge.from, to: edge.to, replies: [edge.reply]))
      }
    }
    return arrows
  }

  private var mermaid: String {
    let numbers = numbers
    let nodes = states.map { "  s\(numbers[$0] ?? 0)[\"\(Self.quoted($0.name))\"]" }
    let lines = arrows.map {
      "  s\(numbers[$0.from] ?? 0) -->|\"\(Self.quoted($0.label))\"| s\(numbers[$0.to] ?? 0)"
    }
    return (["flowchart TD"] + nodes + lines).joined(separator: "\n") + "\n"
  }

  private var dot: String {
    let numbers = numbers
    let nodes = states.map { "  s\(numbers[$0] ?? 0) [label=\"\(Self.quoted($0.name))\"];" }
    let lines = arrows.map {
      "  s\(numbers[$0.from] ?? 0) -> s\(numbers[$0.to] ?? 0) [label=\"\(Self.quoted($0.label))\"];"
    }
    return (["digraph dialogue {", "  node [shape=box];"] + nodes + lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private var numbers: [State: Int] {
    Dictionary(states.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  private static func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.map { MarkupText.isShown($0) ? $0 : "\u{FFFD}" }
    return String(String.UnicodeScalarView(shown)).replacing("\"", with: "”").replacing("\\", with: "/")
      .replacing("|", with: "¦")
  }
}
