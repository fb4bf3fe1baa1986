import Foundation
import HostProtocol
import Parley

/// A reading as JSON, for programs.
enum ParsedJSON {
  private struct Object: Encodable {
    var text: String
    var intent: String
    /// The request that the words deny; `intent` is `None` then.
    var denied: String?
    var app: String?
    var slots: [Slot]
    /// Words about the request that no parameter takes.
    var untaken: [String]?
    var score: Double?
    var language: String?
    var rest: String?
    var evidence: [Reading.Evidence]
    var runnersUp: [RunnerUp]
  }

  private struct Slot: Encodable {
    var parameter: String
    var text: String
    var start: Int?
    var end: Int?
  }

  private struct RunnerUp: Encodable {
    var intent: String
    var score: Double
    var language: String
  }

  static func object(_ utterance: String, _ understanding: Understanding) -> String {
    let best = understanding.best ?? understanding.denied
    return encoded(
      Object(
        text: utterance, intent: understanding.best?.intent.rawValue ?? "None",
        denied: understanding.denied?.intent.rawValue, app: best?.app,
        slots: best?.slots.map {
          Slot(
            parameter: $0.parameter, text: $0.value.text, start: $0.value.range?.lowerBound,
            end: $0.value.range?.upperBound)
        } ?? [],
        untaken: best.flatMap { $0.untaken.isEmpty ? nil : $0.untaken.map(\.value.text) },
        score: best?.score, language: best?.languageTag, rest: understanding.rest?.words,
        evidence: best?.evidence ?? [],
        runnersUp: understanding.runnersUp.map {
          RunnerUp(intent: $0.intent.rawValue, score: $0.score, language: $0.languageTag)
        }))
  }

  /// A value as one line, for programs that read many.
  static func line(_ value: JSONValue) -> String {
    TerminalText.safe(json: String(decoding: value.line, as: UTF8.self))
  }

  static func encoded(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "{}" }
    return TerminalText.safe(json: String(decoding: data, as: UTF8.self))
  }
}
