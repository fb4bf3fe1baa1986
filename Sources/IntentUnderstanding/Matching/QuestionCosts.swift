import IntentModel
import Synchronization

/// What slots and classes of words cost at an open question: nothing where they may answer it, something where they
/// answer a different question, and infinitely much where the question does not admit them.
struct QuestionCosts: Sendable {
  private let slots: FlatArray<Float>?
  private let classes: FlatArray<Float>?

  /// Nothing costs anything.
  init() { (slots, classes) = (nil, nil) }

  /// - Parameters:
  /// - slots: By slot, what is added for its words; at most 0.
  /// - classes: By class, what is added for its words; at most 0, and -infinity where no path may take them.
  init(slots: [Float], classes: [Float]) {
    self.slots = FlatArray(slots)
    self.classes = FlatArray(classes)
  }

  @inline(__always)
  func cost(of slot: Int16) -> Float {
    guard let slots, slot >= 0 else { return 0 }
    return slots[Int(slot)]
  }

  @inline(__always)
  func cost(ofClass wordClass: Int32) -> Float {
    guard let classes else { return 0 }
    return classes[Int(wordClass)]
  }
}

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
