import Foundation
import Parley
import TestSupport
import Testing

@testable import IntentUnderstanding

/// What the words before it deny is not begun, and names nobody for the open request: where a text is asked for, a denied
/// request is that text, or it is answered as one.
@Suite struct ActReaderActsTests {
  private static let vocabulary = VocabularyIndex(contacts: [Person("Koko"), Person("Bobo")])
  private static let content = IntentUnderstanding.Expectation(.value, intent: "SendMessage", parameter: "content")
  /// Requests whose denial may be about the open one.
  private static let ofMessages: Set<IntentName> = ["SendMessage", "EditMessage", "UnsendMessages"]

  private func act(of said: String, in tag: String) throws -> DialogueAct {
    let interpreter = try #require(Interpreter.everyLanguage)
    let situation = Situation(
      now: Date(timeIntervalSince1970: 1_795_255_200), calendar: Calendar(identifier: .gregorian), language: tag)
    return interpreter.read(said, expecting: Self.content, vocabulary: Self.vocabulary, in: situation).act
  }

  /// What a reply to "What do you want to say to Koko?" does that a denial must not.
  private func fault(of act: DialogueAct) -> String? {
    switch act {
    // What is taken for a question or for something beyond the apps is answered so, and nothing is begun.
    case .denied, .no, .cancel, .notUnderstood, .hesitation, .skip, .question, .beyond: return nil
    case .values(let slots, _), .remark(let slots):
      let others = slots.map(\.parameter).filter { $0 != "content" }
      return others.isEmpty ? nil : "fills \(others)"
    default: return "is \(act)"
    }
  }

  @Test(arguments: SearchDenialTests.tags) func whatIsDeniedAtATextIsNeitherBegunNorFillsIn(_ tag: String) throws {
    let denied = try DenialTable(tag).denied.filter { !Self.ofMessages.contains($0.intent) }
    #expect(Set(denied.map(\.intent)).count >= 15)
    for sentence in TestEffort.sample(denied, every: 3) {
      let fault = fault(of: try act(of: sentence.text, in: tag))
      #expect(fault == nil, "\(tag) \(sentence.description)")
    }
  }
}
