import ConversationScripts
import Foundation
import Parley

/// The content of a message, drawn as a card: the app's name on its border, a line for each value.
struct TalkCard {
  /// How many lines one value takes at most.
  private static let mostLines = 6
  private let title: String
  private let rows: [(name: String, lines: [String])]

  /// `nil` for a message that has no content beside its words.
  init?(_ message: AssistantMessage) {
    guard message.kind == .goAhead || message.kind == .response, message.code?.hasPrefix("failure") != true else {
      return nil
    }
    // Records say all of what was found or done; beside them the request's own values say nothing new.
    let records = message.kind == .response ? message.details.filter { Self.holdsRecords($0.value) } : [:]
    let told = records.isEmpty ? message.details.filter { !Self.untold.contains($0.key) } : records
    let all = told.sorted { $0.key < $1.key }.map { (name: Self.spaced($0.key), lines: Self.lines(of: $0.value)) }
    // The amount is the currency amount, and the goal is the goal value.
    rows = all.filter { row in
      !row.lines.isEmpty && !all.contains { $0.lines == row.lines && Self.words(of: $0.name, sayMoreThan: row.name) }
    }
    guard !rows.isEmpty else { return nil }
    let intent = message.intent.map { Self.spaced($0.rawValue) }
    title = [message.app, intent].compactMap(\.self).joined(separator: " · ")
  }

  /// The card in at most the given number of columns.
  func drawn(width: Int) -> [String] {
    let room = max(16, min(width, 72) - 4)
    let names = min(rows.map { TextWidth.of($0.name) }.max() ?? 0, room / 2)
    let inside = rows.flatMap { row -> [String] in
      let name = TextWidth.fitting(row.name, in: names)
      let lines = row.lines.flatMap { TextWidth.wrapped($0, to: room - names - 2) }
      return lines.enumerated().map { index, line in
        (index == 0 ? TextWidth.padded(name, to: names) : TextWidth.padded("", to: names)) + "  " + line
      }
    }
    let title = TextWidth.fitting(title, in: room)
    let widest = max(inside.map(TextWidth.of).max() ?? 0, TextWidth.of(title))
    let top = "╭ \(title) " + String(repeating: "─", count: widest - TextWidth.of(title)) + "╮"
    let bottom = "╰" + String(repeating: "─", count: widest + 2) + "╯"
    return [top] + inside.map { "│ \(TextWidth.padded($0, to: widest)) │" } + [bottom]
  }

  /// Details that sentences are made with, and that have no meaning by themselves.
  private static let untold: Set<String> = ["usage", "count"]

  private static func words(of name: String, sayMoreThan other: String) -> Bool {
    Set(name.split(separator: " ")).isStrictSuperset(of: other.split(separator: " "))
  }

  private static func holdsRecords(_ value: ToldValue) -> Bool {
    switch value {
    case .record: true
    case .list(let values): !values.isEmpty && values.allSatisfy(holdsRecords)
    default: false
    }
  }

  private static func lines(of value: ToldValue) -> [String] {
    switch value {
    case .list(let values):
      let lines = values.flatMap(lines)
      let rest = lines.count - mostLines
      return rest > 0 ? lines.prefix(mostLines) + ["and \(rest) more"] : lines
    case .record(let parts):
      let told = parts.sorted { $0.key < $1.key }.flatMap { _, part -> [String] in
        if case .symbol = part { [] } else { lines(of: part) }
      }
      return told.isEmpty ? [] : [told.joined(separator: " · ")]
    case .moment(let date):
      let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
      return [
        "\(date.formatted(style)) \(date.formatted(style.time(includingFractionalSeconds: false)).suffix(8).prefix(5))"
      ]
    case .symbol(let symbol):
      return [spaced(symbol)]
    default:
      return value.plain.isEmpty ? [] : value.plain.split(whereSeparator: \.isNewline).map(String.init)
    }
  }

  /// `currencyAmount` as `currency amount`.
  private static func spaced(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    return words
  }
}
