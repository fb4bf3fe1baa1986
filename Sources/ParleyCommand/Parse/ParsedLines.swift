import Foundation
import Parley

/// Reads many utterances from lines of JSON, on all cores, and writes what they are understood as in their order.
struct ParsedLines: Sendable {
  let parser: UtteranceParser
  let console: Console

  private struct Prediction: Encodable {
    var id: String
    var intent: String
    var slots: [String: [String]]
    var score: Double
  }

  private struct Complaint: Encodable {
    var line: Int
    var error: String
  }

  /// How many lines one task reads.
  private static let share = 256

  func run() async -> ExitStatus {
    var lines: [String] = []
    while let line = console.readLine() { lines.append(line) }
    let shares = stride(from: 0, to: lines.count, by: Self.share).map { start in
      (start, Array(lines[start..<min(lines.count, start + Self.share)]))
    }
    var answers: [Int: [Answer]] = [:]
    await withTaskGroup(of: (Int, [Answer]).self) { group in
      for (start, share) in shares {
        group.addTask {
          (start, share.enumerated().map { answer($1, number: start + $0 + 1) })
        }
      }
      var done = 0
      for await (start, answer) in group {
        answers[start] = answer
        done += answer.count
        if console.isTerminal { console.writeError("\r\(done) of \(lines.count)") }
      }
    }
    if console.isTerminal { console.writeError("\n") }
    for (start, _) in shares {
      for answer in answers[start] ?? [] { console.print(answer.text) }
    }
    return answers.values.joined().allSatisfy(\.isPrediction) ? .success : .failure
  }

  private struct Answer {
    var text: String
    /// Whether it answers an utterance, and does not say that there is none.
    var isPrediction: Bool
  }

  private func answer(_ line: String, number: Int) -> Answer {
    guard let line = LabelledText(line: line) else {
      let complaint = Complaint(line: number, error: "no object with “id” and “text” as strings")
      return Answer(text: ParsedJSON.encoded(complaint), isPrediction: false)
    }
    let understanding = parser.understanding(of: line.text, in: line.language.isEmpty ? nil : line.language)
    var slots: [String: [String]] = [:]
    for slot in understanding.best?.slots ?? [] {
      guard let (name, text) = Self.named(slot) else { continue }
      slots[name, default: []].append(text)
    }
    let reading = understanding.best ?? understanding.runnersUp.first
    let prediction = Prediction(
      id: line.id, intent: understanding.best?.intent.rawValue ?? "None", slots: slots, score: reading?.score ?? -99)
    return Answer(text: ParsedJSON.encoded(prediction), isPrediction: true)
  }

  /// A slot by the name and the words that annotated data has for it; `nil` for one that data does not know.
  private static func named(_ slot: IntentDraft.Slot) -> (String, String)? {
    let text = slot.value.text
    if text.isEmpty || slot.value.reference?.isPerson == false { return nil }
    switch slot.parameter {
    case "speakableGroupName": return ("recipients", text)
    case "senders", "speakableGroupNames": return ("sender", text)
    case "dateTimeRange": return ("dateCreated", text)
    case "recipient": return ("contacts", text)
    case "transactionAmount": return ("currencyAmount", text)
    case "contacts":
      if case .person(let person) = slot.value.meaning, person.personHandle?.label != nil {
        // What somebody is belongs to the name, the label does not: "uncle Bob" of "uncle Bob on his mobile".
        guard let name = text.firstRange(of: person.displayName), name.upperBound < text.endIndex else {
          return ("contacts", person.displayName)
        }
        return ("contacts", String(text[..<name.upperBound]))
      }
      return ("contacts", text)
    case "callCapability", "callCapabilities":
      if case .symbol(let symbol) = slot.value.meaning {
        return ("capability", symbol == "videoCall" ? "video" : "audio")
      }
      return nil
    default: return known.contains(slot.parameter) ? (slot.parameter, text) : nil
    }
  }

  private static let known: Set<String> = [
    "recipients", "content", "searchTerms", "pickupLocation", "dropOffLocation", "rideOptionName",
    "partySize", "scheduledPickupTime", "workoutName", "payee", "payer", "currencyAmount",
    "fromAccount", "toAccount", "accountType", "dateCreated", "locationCreated", "albumName",
    "peopleInPhoto",
  ]
}
