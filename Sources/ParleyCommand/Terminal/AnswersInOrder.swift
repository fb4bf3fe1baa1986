import Synchronization

/// The output for one line of input.
struct AnsweredLine: Sendable {
  var text: String
  /// Whether it is the answer to a request, and not a complaint about the line.
  var isAnswer: Bool
}

/// Writes answers in the order of their lines, each as soon as all answers before it are written.
///
/// While lines are being worked on, several answers are written with one call: a call for each took longer than reading
/// a short line did, here and in the process that reads the answers.
final class AnswersInOrder: Sendable {
  private struct State {
    var begun = 0
    var next = 0
    var waiting: [Int: AnsweredLine] = [:]
    var text = ""
    var areAllAnswers = true

    /// Appends the answers that are next in order to the text; returns the text where it is time to write it.
    mutating func take() -> String? {
      while let answer = waiting.removeValue(forKey: next) {
        if !text.isEmpty { text += "\n" }
        text += answer.text
        areAllAnswers = areAllAnswers && answer.isAnswer
        next += 1
      }
      guard next == begun || text.utf8.count >= AnswersInOrder.mostAtOnce, !text.isEmpty else { return nil }
      defer { text = "" }
      return text
    }
  }

  private static let mostAtOnce = 1 << 14

  private let console: Console
  private let state = Mutex(State())

  init(console: Console) { self.console = console }

  var areAllAnswers: Bool { state.withLock { $0.areAllAnswers } }

  /// Counts a line that was read; returns its place, from 0.
  func begin() -> Int {
    state.withLock { state in
      defer { state.begun += 1 }
      return state.begun
    }
  }

  func add(_ answer: AnsweredLine, at place: Int) {
    state.withLock { state in
      state.waiting[place] = answer
      if let text = state.take() { console.print(text) }
    }
  }
}
