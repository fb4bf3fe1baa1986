import ConversationScripts
import Parley

/// A card, drawn: its title on its border, a line for each row.
struct TalkCard {
  private let title: String
  private let rows: [(name: String, lines: [String])]
  private let actions: String

  init(_ card: ContentCard) {
    title = card.title
    rows =
      card.rows.map { ($0.name ?? "", $0.value.split(whereSeparator: \.isNewline).map(String.init)) }
      + (card.image.map { [("", [$0])] } ?? [])
    actions = card.actions.map { "[\($0)]" }.joined(separator: " ")
  }

  /// The cards of a message: the default one, and the app's own below it.
  static func cards(of message: AssistantMessage) -> [TalkCard] {
    [message.card, message.appCard].compactMap { $0.map { TalkCard($0) } }
  }

  /// The card in at most the given number of columns.
  func drawn(width: Int) -> [String] {
    let room = max(16, min(width, 72) - 4)
    let names = min(rows.map { TextWidth.of($0.name) }.max() ?? 0, room / 2)
    let gap = names == 0 ? 0 : 2
    var inside = rows.flatMap { row -> [String] in
      let name = TextWidth.fitting(row.name.isEmpty ? " " : row.name, in: max(1, names))
      let lines = row.lines.flatMap { TextWidth.wrapped($0, to: room - names - gap) }
      return lines.enumerated().map { index, line in
        names == 0 ? line : TextWidth.padded(index == 0 ? name : "", to: names) + "  " + line
      }
    }
    if !actions.isEmpty { inside += TextWidth.wrapped(actions, to: room) }
    let title = TextWidth.fitting(title.isEmpty ? " " : title, in: room)
    let widest = max(inside.map(TextWidth.of).max() ?? 0, TextWidth.of(title))
    let top = "╭ \(title) " + String(repeating: "─", count: widest - TextWidth.of(title)) + "╮"
    let bottom = "╰" + String(repeating: "─", count: widest + 2) + "╯"
    return [top] + inside.map { "│ \(TextWidth.padded($0, to: widest)) │" } + [bottom]
  }
}
