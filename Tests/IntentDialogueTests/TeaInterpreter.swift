import IntentDialogue
import IntentModel
import IntentUnderstanding
import IntentVocabulary

/// An understanding that reads a notation: the dialogue is tested, not the reading.
///
///     tea guests=Ann guests=Bea note=hot @kitchen ; tea     a request, of an app, and a second one after it
///     yes  no  cancel  help  repeat  #2  #1,3  change note   replies
///     note=hot                                               an answer
///     how much?                                              a question about the last request, where there is one
///     ! guests=Zoe                                           a correction
///     perhaps tea guests=Ann ; tea                           two requests of which none is sure
struct TeaInterpreter: Interpreting {
  func read(
    _ utterance: String, expecting expectation: Expectation?, vocabulary: VocabularyIndex, in situation: Situation,
    explaining: Bool
  ) -> TurnReading {
    let understanding = understand(utterance)
    if let expectation {
      return TurnReading(act(utterance, expectation, understanding), understanding: understanding)
    }
    if utterance.hasPrefix("perhaps ") {
      var turn = TurnReading(.notUnderstood, understanding: understanding)
      turn.guesses = utterance.dropFirst("perhaps ".count).split(separator: ";").compactMap {
        understand(String($0)).best
      }
      return turn
    }
    if understanding.best != nil { return TurnReading(.request(understanding), understanding: understanding) }
    switch utterance {
    case "help": return TurnReading(.help)
    case "cancel": return TurnReading(.cancel)
    case "repeat": return TurnReading(.repetition)
    case "back to it": return TurnReading(.resume(place: nil))
    case "how much?" where !situation.requests.isEmpty: return TurnReading(.question(.howMuch))
    default: return TurnReading(.notUnderstood, understanding: understanding)
    }
  }

  func turn(hearing understanding: Understanding) -> TurnReading {
    TurnReading(.request(understanding), understanding: understanding)
  }

  private func understand(_ utterance: String) -> Understanding {
    let parts = utterance.split(separator: ";", maxSplits: 1).map(String.init)
    let words = (parts.first ?? "").split(separator: " ").map(String.init)
    guard let verb = words.first, ["tea", "thé"].contains(verb) else { return Understanding() }
    let app = words.first { $0.hasPrefix("@") }.map { String($0.dropFirst()) }
    let reading = Reading(
      "OrderTea", app: app, slots: slots(words), score: 1, language: verb == "thé" ? "fr" : "en")
    return Understanding(best: reading, rest: parts.count > 1 ? .init(parts[1]) : nil)
  }

  private func act(_ utterance: String, _ expectation: Expectation, _ understanding: Understanding) -> DialogueAct {
    let words = utterance.split(separator: " ").map(String.init)
    switch words.first {
    case "yes": return .yes
    case "no": return .no
    case "cancel": return .cancel
    case "help": return .help
    case "repeat": return .repetition
    case "um": return .hesitation
    case "back": return utterance == "back to it" ? .resume(place: nil) : .takeBack([])
    case "skip": return .skip
    case "all": return .allChoices
    case "change": return .change(parameter: words.last ?? "")
    case "tea", "thé": return .request(understanding)
    case let first? where first.hasPrefix("#"):
      return .choices(first.dropFirst().split(separator: ",").compactMap { Int($0) }.map { $0 - 1 })
    default: break
    }
    let slots = slots(words)
    if let place = expectation.choices.firstIndex(of: utterance) { return .choices([place]) }
    return slots.isEmpty ? .notUnderstood : .values(slots, correction: words.first == "!")
  }

  private func slots(_ words: [String]) -> [IntentDraft.Slot] {
    words.compactMap { word in
      let pair = word.split(separator: "=").map { String($0).replacing("_", with: " ") }
      return pair.count == 2 ? MachineRig.slots([(pair[0], pair[1])]).first : nil
    }
  }
}
