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
    for slot in reading.slots {
      let place = slot.value.range.map { " at \($0.lowerBound)..<\($0.upperBound)" } ?? ""
      let reference = slot.value.reference.map { ", what was spoken of or is looked at: \($0.rawValue)" } ?? ""
      lines.append("    \(slot.parameter) = “\(slot.value.text)”\(place)\(reference)")
    }
    return explains ? lines + evidence(of: reading) : lines
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
