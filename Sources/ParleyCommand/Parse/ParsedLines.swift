import Dispatch
import Foundation
import Parley
import ParleyServer
import Synchronization

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

  /// What an utterance does while a question is open.
  private struct PredictedTurn: Encodable {
    var id: String
    var act: String
    var intent: String?
    var slots: [String: [String]]
    /// The places of the choices, from 1.
    var choices: [Int]?
    var facet: String?
    var score: Double
    var margin: Double?
  }

  private struct Complaint: Encodable {
    var line: Int
    var error: String
  }

  func run() async -> ExitStatus {
    await withCheckedContinuation { continuation in
      // Reading blocks its thread.
      DispatchQueue(label: "parley.lines").async { continuation.resume(returning: readAll()) }
    }
  }

  /// How many lines may be read before the first of them is answered: each may have the greatest size.
  private static let mostOpen = 128

  /// Each line is answered as soon as it and those before it can be, not when all are read: what writes the lines may
  /// wait for the answers.
  private func readAll() -> ExitStatus {
    let answers = AnswersInOrder(console: console)
    let room = DispatchSemaphore(value: Self.mostOpen)
    let open = DispatchGroup()
    let workers = DispatchQueue(label: "parley.answers", attributes: .concurrent)
    var number = 0
    while let line = console.nextLine() {
      let place = number
      number += 1
      room.wait()
      workers.async(group: open) {
        answers.add(answer(line, number: place + 1), at: place)
        room.signal()
      }
    }
    open.wait()
    return answers.areAllPredictions ? .success : .failure
  }

  fileprivate struct Answer {
    var text: String
    /// Whether it answers an utterance, and does not say that there is none.
    var isPrediction: Bool
  }

  private func answer(_ line: IncomingLines.Line, number: Int) -> Answer {
    do throws(UtteranceLineProblem) {
      guard case .line(let bytes) = line else { throw .tooLong }
      return prediction(of: try LabelledText(line: bytes))
    } catch {
      return Answer(text: ParsedJSON.encoded(Complaint(line: number, error: "\(error)")), isPrediction: false)
    }
  }

  private func turn(of line: LabelledText, _ question: AskedQuestion) -> Answer {
    let turn = parser.turn(
      of: line.text, expecting: question.expectation, in: line.language.isEmpty ? nil : line.language)
    var slots: [String: [String]] = [:]
    for slot in turn.act.slots { slots[slot.parameter, default: []].append(slot.value.text) }
    var predicted = PredictedTurn(
      id: line.id, act: turn.act.name, intent: turn.act.understanding?.best?.intent.rawValue, slots: slots,
      score: turn.score, margin: turn.margin.isFinite ? turn.margin : nil)
    switch turn.act {
    case .choices(let places): predicted.choices = places.map { $0 + 1 }
    case .allChoices: predicted.choices = question.choices?.indices.map { $0 + 1 }
    case .question(let facet): predicted.facet = facet.rawValue
    default: break
    }
    return Answer(text: ParsedJSON.encoded(predicted), isPrediction: true)
  }

  private func prediction(of line: LabelledText) -> Answer {
    if let question = line.question { return turn(of: line, question) }
    let understanding = parser.understanding(of: line.text, in: line.language.isEmpty ? nil : line.language)
    var slots: [String: [String]] = [:]
    for slot in understanding.best?.slots ?? [] {
      guard let (name, text) = Self.named(slot) else { continue }
      slots[name, default: []].append(text)
    }
    if let app = understanding.best?.namedApp { slots["appName"] = [app] }
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
        // A relationship belongs to the name, the label does not: "uncle Bob" of "uncle Bob on his mobile".
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

/// Writes answers in the order of their lines, each when those before it are written.
private final class AnswersInOrder: Sendable {
  private struct State {
    var next = 0
    var waiting: [Int: ParsedLines.Answer] = [:]
    var areAllPredictions = true
  }

  private let console: Console
  private let state = Mutex(State())

  init(console: Console) { self.console = console }

  var areAllPredictions: Bool { state.withLock { $0.areAllPredictions } }

  func add(_ answer: ParsedLines.Answer, at place: Int) {
    state.withLock { state in
      state.waiting[place] = answer
      while let next = state.waiting.removeValue(forKey: state.next) {
        console.print(next.text)
        state.areAllPredictions = state.areAllPredictions && next.isPrediction
        state.next += 1
      }
    }
  }
}
