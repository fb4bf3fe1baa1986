import Foundation
import LanguageNotation
import Parley

/// A reading in lines for people: intent, app, slots with their places, and on demand the evidence.
struct ParsedText {
  /// Finds where the words and phrases of a reading are defined; `nil` where no evidence is shown.
  let index: NotationIndex?

  func text(_ utterance: String, _ understanding: Understanding) -> String {
    var lines = [utterance]
    if let best = understanding.best {
      lines += self.lines(of: best)
    } else if let denied = understanding.denied {
      lines += self.lines(of: denied, as: "denied: ")
    } else {
      lines.append("  nothing of ours")
    }
    if let rest = understanding.rest { lines.append("  and then: \(rest.words)") }
    let rivals = understanding.rivals
    for reading in understanding.runnersUp {
      let close = rivals.contains(reading) ? ", close" : ""
      lines.append("  or \(reading.intent) \(Self.score(reading.score)), \(reading.languageTag)\(close)")
      if let index { lines += Self.evidence(of: reading, index) + ["      lacked: \(Self.lack(of: reading))"] }
    }
    return lines.joined(separator: "\n")
  }

  /// What an utterance does while a question is open: the act with its score, and those that came next.
  func text(_ utterance: String, _ turn: TurnReading) -> String {
    ([utterance] + lines(of: turn)).joined(separator: "\n")
  }

  /// The act with its sum, its values and what contributed to it; then the acts that came next, and the requests of which
  /// the user is asked which is meant.
  func lines(of turn: TurnReading) -> [String] {
    var lines = ["  \(Self.told(turn.act)) \(Self.score(turn.score))"]
    if let best = turn.act.understanding?.best {
      lines += self.lines(of: best).dropFirst()
    } else {
      lines += turn.act.slots.map { "    \($0.parameter) = \(Self.told($0.value))" }
    }
    let guesses = turn.guesses.map { "  may be \($0.intent) \(Self.score($0.score))" }
    return lines + evidence(turn.evidence) + rivals(of: turn) + guesses + Self.clauses(of: turn)
  }

  /// The acts that came next, each with its sum and what contributed to it.
  func rivals(of turn: TurnReading) -> [String] {
    turn.rivals.flatMap { ["  or \(Self.told($0.act)) \(Self.score($0.score))"] + evidence($0.evidence) }
  }

  /// What each clause is by its words.
  static func clauses(of turn: TurnReading) -> [String] {
    turn.clauses.map { "  clause \($0.kind) \(Int(($0.probability * 100).rounded())) % “\($0.text)”" }
  }

  /// The sums of an act and of those that came next, in one line.
  static func sums(of turn: TurnReading) -> String {
    ([(turn.act, turn.score)] + turn.rivals.map { ($0.act, $0.score) })
      .map { "\(told($0)) \(score($1))" }.joined(separator: ", or ")
  }

  private func evidence(_ parts: [Reading.Evidence]) -> [String] {
    parts.map { "      \(Self.score($0.score)) \($0.role)\($0.text.isEmpty ? "" : " “\($0.text)”")" }
  }

  /// An act by its name, and what it is about: a parameter, a choice, an app.
  private static func told(_ act: DialogueAct) -> String {
    switch act {
    case .request, .lookUp: "\(act.name) \(act.understanding?.best?.intent ?? "")"
    case .denied(let understanding): "\(act.name): \(understanding.denied?.intent ?? "")"
    case .question(let facet): "\(act.name) \(facet.rawValue)"
    case .choices(let places): "\(act.name) \(places.map { "\($0 + 1)" }.joined(separator: ", "))"
    case .change(let parameter), .remove(let parameter): "\(act.name) \(parameter)"
    default: act.name
    }
  }

  private func lines(of reading: Reading, as polarity: String = "") -> [String] {
    var lines = ["  \(polarity)\(reading.intent) \(Self.score(reading.score)), \(reading.languageTag)"]
    if let app = reading.app { lines.append("    app = \(app)") }
    lines += reading.slots.map { "    \($0.parameter) = \(Self.told($0.value))" }
    lines += reading.untaken.map { "    not taken: \(Self.told($0.value))" }
    return lines + (index.map { Self.evidence(of: reading, $0) } ?? [])
  }

  private static func told(_ value: SpokenValue) -> String {
    var told = "“\(value.text)”"
    if let range = value.range { told += " at \(range.lowerBound)..<\(range.upperBound)" }
    if let reference = value.reference { told += ", what was spoken of or is looked at: \(reference.rawValue)" }
    return told
  }

  private static func evidence(of reading: Reading, _ index: NotationIndex) -> [String] {
    let phrase = reading.evidence.lazy.compactMap { $0.name(after: "phrase") }.first
      .flatMap { index.phrase($0, in: reading.languageTag) }
    return reading.evidence.map { part in
      let text = part.text.isEmpty ? "" : " “\(part.text)”"
      var place = part.name(after: "phrase").flatMap { _ in phrase }
      if let phrase, let name = part.name(after: "class") {
        place = index.word(part.text, ofClass: name, in: phrase.file)
      }
      return "      \(score(part.score)) \(part.role)\(text)\(place.map { "  \($0)" } ?? "")"
    }
  }

  /// What cost a reading most.
  private static func lack(of reading: Reading) -> String {
    let worst = reading.evidence.dropFirst().min { $0.score < $1.score }
    guard let worst, worst.score < 0 else { return "nothing but evidence for it" }
    return "\(worst.role) “\(worst.text)”"
  }

  private static func score(_ score: Double) -> String {
    let hundredths = Int((score * 100).rounded())
    let digits = String(abs(hundredths) % 100)
    return "\(hundredths < 0 ? "-" : "+")\(abs(hundredths) / 100).\(digits.count == 1 ? "0" + digits : digits)"
  }
}

extension Reading.Evidence {
  /// The rest of the role after its first word: `book` of `class book`.
  fileprivate func name(after kind: String) -> String? {
    role.hasPrefix(kind + " ") ? String(role.dropFirst(kind.count + 1)) : nil
  }
}
