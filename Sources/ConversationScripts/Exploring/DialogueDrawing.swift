import Foundation
import IntentText
import Parley

/// The dialogue as an SVG: a panel for each intent, its states as boxes, the answers on the arrows between them.
struct DialogueDrawing {
  private typealias State = Exploration.State
  private typealias Arrow = Exploration.Arrow
  private let arrows: [Exploration.Arrow]

  init(_ arrows: [Exploration.Arrow]) { self.arrows = arrows }

  var text: String {
    let intents = Set(arrows.compactMap(\.from.intent)).sorted { $0.rawValue < $1.rawValue }
    var panels = ""
    var y = 20.0
    var width = 400.0
    for intent in intents {
      let panel = Panel(intent, arrows)
      panels += "<g transform=\"translate(20 \(Self.number(y)))\">\(panel.text)</g>\n"
      y += panel.height + 40
      width = max(width, panel.width + 40)
    }
    let size = "\(Self.number(width)) \(Self.number(y))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" width="\(Self.number(width))" \
      height="\(Self.number(y))"><style>
      text{font:12px system-ui,sans-serif;fill:#1c2430}.t{font-size:17px;font-weight:600}.s{font-weight:600}
      .k{fill:#66707f;font-size:11px}.l{fill:#66707f;font-size:10px;paint-order:stroke;stroke:#fff;stroke-width:4px}
      rect{rx:9;stroke-width:1.5px}.p{fill:#fff;stroke:#e4e7ec}path{fill:none;stroke:#aab3c0;stroke-width:1.3px}
      .start{fill:#1c2430;stroke:#1c2430}.start+text,.start+text+text{fill:#fff}.ask{fill:#eaf2fd;stroke:#0a66d6}
      .done{fill:#e8f6ee;stroke:#1d8a4a}.fail{fill:#fdecee;stroke:#cf2f3c}.end{fill:#f1f3f6;stroke:#98a2b3}
      .go{fill:#fff6e5;stroke:#b86a00}.away{fill:#fff;stroke:#98a2b3;stroke-dasharray:4 3}
      </style><defs><marker id="a" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">\
      <path d="M0 0L8 4L0 8z" style="fill:#aab3c0;stroke:none"/></marker></defs>
      <rect width="100%" height="100%" fill="#f5f6f8" style="rx:0"/>
      \(panels)</svg>

      """
  }

  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}

/// The drawing of one intent's dialogue.
private struct Panel {
  typealias State = Exploration.State
  typealias Arrow = Exploration.Arrow
  private let intent: IntentName
  private let arrows: [Arrow]
  private let layout: DialogueLayout
  private static let head = 44.0

  init(_ intent: IntentName, _ all: [Arrow]) {
    self.intent = intent
    arrows = Self.merged(all.filter { $0.from.intent == intent }, intent)
    layout = DialogueLayout(arrows)
  }

  /// What an arrow leads to, with similar states merged: another intent, all reasons of one question, all failures.
  private static func merged(_ arrows: [Arrow], _ intent: IntentName) -> [Arrow] {
    func drawn(_ state: State) -> State {
      if let other = state.intent, other != intent { return State(start: other) }
      var state = state
      if state.kind == .unsupported { state.code = nil }
      if state.isFailure { state.code = "failure" }
      return state
    }
    var merged: [Arrow] = []
    for arrow in arrows {
      let (from, to) = (drawn(arrow.from), drawn(arrow.to))
      if let place = merged.firstIndex(where: { $0.from == from && $0.to == to }) {
        merged[place].replies += arrow.replies.filter { !merged[place].replies.contains($0) }
      } else {
        merged.append(Arrow(from: from, to: to, replies: arrow.replies))
      }
    }
    return merged
  }

  var width: Double { max(layout.width, 320) }
  var height: Double { layout.height + Self.head + 10 }

  var text: String {
    var svg = "<rect class=\"p\" width=\"\(n(width))\" height=\"\(n(height))\"/>"
    svg += "<text class=\"t\" x=\"16\" y=\"28\">\(MarkupText.escaped(intent.rawValue))</text>"
    svg += "<g transform=\"translate(0 \(n(Self.head)))\">"
    var labels = LabelPlaces(boxes: Array(layout.corners.values))
    for (_, leaving) in Dictionary(grouping: arrows, by: \.from).sorted(by: { $0.key < $1.key }) {
      for (number, arrow) in leaving.enumerated() {
        let drawn = draw(arrow, number, of: leaving.count)
        svg += drawn.path
        // The answer that begins a request is an example phrase; it is shown at the pointer.
        if arrow.from.kind != nil { labels.add(arrow.label, at: drawn.label) }
      }
    }
    for (state, corner) in layout.corners.sorted(by: { $0.key < $1.key }) { svg += box(state, corner.x, corner.y) }
    // Labels are drawn above boxes and arrows, so that they can be read.
    return svg + labels.text + "</g>"
  }

  private func box(_ state: State, _ x: Double, _ y: Double) -> String {
    let (kind, first, second) = face(of: state)
    let middle = n(x + DialogueLayout.boxWidth / 2)
    let title = MarkupText.escaped(state.name)
    return "<g><title>\(title)</title><rect class=\"\(kind)\" x=\"\(n(x))\" y=\"\(n(y))\" "
      + "width=\"\(n(DialogueLayout.boxWidth))\" height=\"\(n(DialogueLayout.boxHeight))\"/>"
      + "<text class=\"s\" text-anchor=\"middle\" x=\"\(middle)\" y=\"\(n(y + 18))\">\(shortened(first))</text>"
      + "<text class=\"k\" text-anchor=\"middle\" x=\"\(middle)\" y=\"\(n(y + 33))\">\(shortened(second))</text></g>"
  }

  /// The text in a state's box, and the kind that gives it its colour.
  private func face(of state: State) -> (kind: String, first: String, second: String) {
    guard let kind = state.kind else {
      return state.intent == intent
        ? ("start", "request", "an example phrase") : ("away", state.intent?.rawValue ?? "", "a new request")
    }
    let parameter = state.parameter ?? state.code ?? kind.rawValue
    switch kind {
    case .goAhead: return ("go", "go-ahead", "yes or no")
    case .response:
      let code = state.code ?? "response"
      return (state.isFailure ? "fail" : "done", code, "response")
    case .ended, .notUnderstood, .answer, .noted, .help, .waiting, .authentication:
      return ("end", kind.rawValue, state.code ?? "")
    case .unsupported: return ("ask", parameter, "unsupported \(state.code ?? "")")
    default: return ("ask", parameter, kind.rawValue)
    }
  }

  /// An arrow downwards runs between the boxes; one upwards or sideways runs around them.
  private func draw(_ arrow: Arrow, _ number: Int, of count: Int) -> (path: String, label: (x: Double, y: Double)) {
    guard let from = layout.corners[arrow.from], let to = layout.corners[arrow.to] else { return ("", (0, 0)) }
    let (w, h) = (DialogueLayout.boxWidth, DialogueLayout.boxHeight)
    // Arrows leave side by side.
    let port = from.x + w * Double(number + 1) / Double(count + 1)
    var path: String
    var label: (x: Double, y: Double)
    if arrow.from == arrow.to {
      path = "M\(n(from.x + w)) \(n(from.y + 12))c34 -6 34 30 0 22"
      label = (from.x + w + 16, from.y + h + 9)
    } else if to.y > from.y {
      let end = to.x + w / 2
      let middle = (from.y + h + to.y) / 2
      path = "M\(n(port)) \(n(from.y + h))C\(n(port)) \(n(middle)) \(n(end)) \(n(middle)) \(n(end)) \(n(to.y))"
      label = ((port + end) / 2, middle)
    } else {
      let side = max(from.x, to.x) + w + 24
      path = "M\(n(from.x + w)) \(n(from.y + h / 2))C\(n(side + 20)) \(n(from.y)) \(n(side + 20)) \(n(to.y + h)) "
      path += "\(n(to.x + w)) \(n(to.y + h / 2))"
      label = (side, (from.y + to.y + h) / 2)
    }
    let all = MarkupText.escaped(arrow.replies.joined(separator: "\n"))
    return ("<path marker-end=\"url(#a)\" d=\"\(path)\"><title>\(all)</title></path>", label)
  }

  private func shortened(_ text: String) -> String {
    MarkupText.escaped(text.count > 23 ? text.prefix(22) + "…" : text)
  }

  private func n(_ value: Double) -> String { DialogueDrawing.number(value) }
}

/// Finds places for labels, so that none covers another label or a box.
private struct LabelPlaces {
  private typealias Area = (left: Double, right: Double, top: Double, bottom: Double)
  private var taken: [Area]
  private(set) var text = ""

  init(boxes: [(x: Double, y: Double)]) {
    taken = boxes.map { ($0.x, $0.x + DialogueLayout.boxWidth, $0.y, $0.y + DialogueLayout.boxHeight) }
  }

  /// Puts a label as near as there is room.
  mutating func add(_ label: String, at wanted: (x: Double, y: Double)) {
    let half = Double(TextWidth.of(label)) * 2.7
    for step in 0..<24 {
      let y = wanted.y + Double((step + 1) / 2) * (step % 2 == 0 ? 11 : -11)
      let area: Area = (wanted.x - half, wanted.x + half, y - 9, y + 2)
      let isFree = !taken.contains {
        $0.left < area.right && area.left < $0.right && $0.top < area.bottom && area.top < $0.bottom
      }
      guard isFree else { continue }
      taken.append(area)
      let place = "x=\"\(DialogueDrawing.number(wanted.x))\" y=\"\(DialogueDrawing.number(y))\""
      text += "<text class=\"l\" text-anchor=\"middle\" \(place)>\(MarkupText.escaped(label))</text>"
      return
    }
  }
}

extension Exploration.State {
  fileprivate var isFailure: Bool { kind == .response && code?.hasPrefix("failure") == true }
}
