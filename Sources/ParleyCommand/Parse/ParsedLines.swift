import DevelopmentTools
import Dispatch
import Foundation
import HostProtocol
import Parley
import ParleyServer

/// Reads many utterances from lines of JSON, on all cores, and writes what they are understood as in their order.
struct ParsedLines: Sendable {
  let parser: UtteranceParser
  let console: Console

  func run() async -> ExitStatus {
    await withCheckedContinuation { continuation in
      // Reading blocks its thread.
      DispatchQueue(label: "parley.lines").async { continuation.resume(returning: readAll()) }
    }
  }

  /// How many lines may be read before the first of them is answered; a bound, since each may have the greatest size.
  private static let mostOpen = 128

  /// Lines are answered while further ones are read: a program may wait for an answer before it writes its next line.
  private func readAll() -> ExitStatus {
    let answers = AnswersInOrder(console: console)
    let room = DispatchSemaphore(value: Self.mostOpen)
    let open = DispatchGroup()
    let workers = DispatchQueue(label: "parley.answers", attributes: .concurrent)
    while let line = console.nextLine() {
      let place = answers.begin()
      room.wait()
      workers.async(group: open) {
        answers.add(answer(line, number: place + 1), at: place)
        room.signal()
      }
    }
    open.wait()
    return answers.areAllAnswers ? .success : .failure
  }

  private func answer(_ line: IncomingLines.Line, number: Int) -> AnsweredLine {
    do throws(UtteranceLineProblem) {
      guard case .line(let bytes) = line else { throw .tooLong }
      return prediction(of: try LabelledText(line: bytes))
    } catch {
      let complaint = JSONValue.object(["line": .integer(number), "error": .string("\(error)")])
      return AnsweredLine(text: ParsedJSON.line(complaint), isAnswer: false)
    }
  }

  /// What an utterance does while a question is open; choices by their places, from 1.
  private func turn(of line: LabelledText, _ question: AskedQuestion) -> AnsweredLine {
    let turn = parser.turn(
      of: line.text, expecting: question.expectation, in: line.language.isEmpty ? nil : line.language)
    var slots: [String: [String]] = [:]
    for slot in turn.act.slots { slots[slot.parameter, default: []].append(slot.value.text) }
    var (choices, facet): ([Int]?, String?)
    switch turn.act {
    case .choices(let places), .eachChoice(let places): choices = places.map { $0 + 1 }
    case .allChoices: choices = question.choices?.indices.map { $0 + 1 }
    case .question(let asked): facet = asked.rawValue
    default: break
    }
    return answered([
      "id": .string(line.id), "act": .string(turn.act.name),
      "intent": (turn.act.understanding?.best?.intent.rawValue).map { .string($0) },
      "denied": turn.act.denied.map { .string($0.rawValue) }, "slots": Self.json(slots),
      "choices": choices.map { .array($0.map(JSONValue.integer)) }, "facet": facet.map { .string($0) },
      "score": .number(turn.score), "margin": turn.margin.isFinite ? .number(turn.margin) : nil,
    ])
  }

  private func answered(_ members: KeyValuePairs<String, JSONValue?>) -> AnsweredLine {
    AnsweredLine(text: ParsedJSON.line(.members(members)), isAnswer: true)
  }

  private static func json(_ slots: [String: [String]]) -> JSONValue { .object(slots.mapValues(JSONValue.strings)) }

  private func prediction(of line: LabelledText) -> AnsweredLine {
    if let question = line.question { return turn(of: line, question) }
    let understanding = parser.understanding(of: line.text, in: line.language.isEmpty ? nil : line.language)
    var slots: [String: [String]] = [:]
    for slot in understanding.best?.slots ?? [] {
      guard let (name, text) = Self.named(slot) else { continue }
      slots[name, default: []].append(text)
    }
    if let app = understanding.best?.namedApp { slots["appName"] = [app] }
    let reading = understanding.best ?? understanding.denied ?? understanding.runnersUp.first
    return answered([
      "id": .string(line.id), "intent": .string(understanding.best?.intent.rawValue ?? "None"),
      "denied": (understanding.denied?.intent.rawValue).map { .string($0) },
      "slots": Self.json(slots), "score": .number(reading?.score ?? -99),
    ])
  }

  /// A slot under the name and with the words that annotated data uses; `nil` for one that such data does not have.
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
