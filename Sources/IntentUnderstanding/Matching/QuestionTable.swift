import IntentAutomaton
import IntentModel
import Synchronization

/// What the questions of a conversation admit, each computed when it is open for the first time: there could be as many
/// questions as the host's intents have parameters, times the kinds of questions.
final class QuestionTable: Sendable {
  struct Question: Hashable {
    var kind: String
    /// Whether nothing is asked, and the request has ended.
    var isEnded: Bool
    var intent: IntentName
    var parameter: String?
    /// None, one, two, or more: that is all that the words for `all of them` depend on.
    var choiceCount: Int
  }

  /// What a question admits.
  struct Admitted: Sendable {
    var costs: QuestionCosts
    /// What may follow the beginning of a request for the open intent.
    var rests: [SearchStart]
  }

  private let known = Mutex<[Question: Admitted]>([:])

  func admitted(at question: Question, _ make: () -> Admitted) -> Admitted {
    if let admitted = known.withLock({ $0[question] }) { return admitted }
    let made = make()
    known.withLock { $0[question] = made }
    return made
  }
}
