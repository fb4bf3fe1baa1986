import IntentModel
import Synchronization

/// What slots and classes of words count at an open question: nothing where it may be answered with them, less where
/// something else is asked for; no path goes through what the question does not admit.
struct QuestionCosts: Sendable {
  private let slots: FlatArray<Float>?
  private let classes: FlatArray<Float>?

  /// All slots and classes count nothing.
  init() { (slots, classes) = (nil, nil) }

  /// - Parameters:
  ///   - slots: By slot, what is added to what fills it; at most 0.
  ///   - classes: By class, what is added to its words; at most 0, and -infinity where no path goes through them.
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

/// What the questions that were open admit, each found when it is open for the first time: there are as many as the
/// host's intents have parameters, times the kinds of questions.
final class QuestionTable: Sendable {
  struct Question: Hashable {
    var kind: String
    var intent: IntentName
    var parameter: String?
    /// None, one, two or more: what may be said of them all depends on no more.
    var choiceCount: Int
  }

  /// What a question admits.
  struct Admitted: Sendable {
    var costs: QuestionCosts
    /// What may follow the words that begin a request for the open intent.
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
