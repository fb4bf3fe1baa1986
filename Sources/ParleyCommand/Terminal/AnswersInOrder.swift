import Synchronization

/// What is written for one line that was read.
struct AnsweredLine: Sendable {
  var text: String
  /// Whether it answers what the line asks, and does not say that the line asks nothing.
  var isAnswer: Bool
}

/// Writes answers in the order of their lines; none waits for a line that is not read yet.
///
/// While further lines are worked on, answers are written several at once: a write for each cost more than the reading
/// of a short line, and as much again in the process that reads the answers.
final class AnswersInOrder: Sendable {
  private struct State {
    var begun = 0
    var next = 0
    var waiting: [Int: AnsweredLine] = [:]
    var text = ""
    var areAllAnswers = true

    /// Moves what follows what is written already to the text, and gives the text out where it is time to write it.
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

  /// The place of a line that was read, from 0.
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
