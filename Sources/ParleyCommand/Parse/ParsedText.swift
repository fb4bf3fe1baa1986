import Foundation
import Parley

/// A reading in lines for people: intent, app, slots with their places, and on demand the evidence.
enum ParsedText {
  static func text(_ utterance: String, _ understanding: Understanding, explains: Bool) -> String {
    var lines = [utterance]
    if let best = understanding.best {
      lines += self.lines(of: best, explains: explains)
    } else {
      lines.append("  nothing of ours")
    }
    if let rest = understanding.rest { lines.append("  and then: \(rest)") }
    let rivals = understanding.rivals
    for reading in understanding.runnersUp {
      let close = rivals.contains(reading) ? ", close" : ""
      lines.append("  or \(reading.intent) \(score(reading.score)), \(reading.language)\(close)")
      if explains { lines += evidence(of: reading) + ["      lacked: \(lack(of: reading))"] }
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(of reading: Reading, explains: Bool) -> [String] {
    var lines = ["  \(reading.intent) \(score(reading.score)), \(reading.language)"]
    if let app = reading.app { lines.append("    app = \(app)") }
    lines += reading.slots.map { "    \($0.parameter) = \(told($0.value))" }
    return explains ? lines + evidence(of: reading) : lines
  }

  private static func told(_ value: SpokenValue) -> String {
    var told = "“\(value.text)”"
    if let range = value.range { told += " at \(range.lowerBound)..<\(range.upperBound)" }
    if let reference = value.reference { told += ", what was spoken of or is looked at: \(reference.rawValue)" }
    return told
  }

  private static func evidence(of reading: Reading) -> [String] {
    reading.evidence.map { part in
      let text = part.text.isEmpty ? "" : " “\(part.text)”"
      return "      \(score(part.score)) \(part.role)\(text)"
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
