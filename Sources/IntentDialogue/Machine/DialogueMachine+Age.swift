#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentUnderstanding

/// A yes holds for what was asked, and for as long as that is so.
///
/// The machine has no clock: the moment comes in with what happens.
extension DialogueMachine {
  /// The open question is put at a moment; a go-ahead that is put once more is as old as before.
  package mutating func wasPut(at now: Date) {
    guard case .asking(var question) = state, question.kind == .goAhead, question.asked == nil else { return }
    question.asked = now
    state = .asking(question)
    request?.wasTooOld = nil
  }

  /// What is asked instead of going ahead, where the question is too old, or its time has passed since it was put; `nil`
  /// where a yes to it holds.
  ///
  /// Nothing is done: the app checks the request again, and the user is asked with what it answers now. A clock that
  /// went back makes nothing old.
  package mutating func tooOld(at now: Date, in calendar: Calendar) -> Decision? {
    guard let question, question.kind == .goAhead, request != nil else { return nil }
    if let asked = question.asked, let passed = parameter(passedBetween: asked, and: now, in: calendar) {
      request?[parameter: passed]?.take([])
      return ask(Question(.value, prompt(.needsValue, parameter: passed)))
    }
    let age = question.asked.map(now.timeIntervalSince) ?? .infinity
    guard age > max(0, policy.goAheadLimit) else { return nil }
    request?.wasTooOld = true
    return enter(.confirm)
  }

  /// The user did something while a question was open.
  ///
  /// - Parameters:
  ///   - margin: By how much the score of this act exceeds that of the next.
  ///   - untaken: What was said of the open request and no parameter takes: a time beside the act, or values that are all
  ///     that was said.
  ///   - withdrawn: The question about what is left on offer, where words that were on offer have been removed since.
  package mutating func heard(
    _ act: DialogueAct, margin: Double = .greatestFiniteMagnitude, untaken: [Reading.Untaken] = [], at now: Date,
    in calendar: Calendar, withdrawn: Decision? = nil, typing: Typing
  ) -> Decision {
    let values = untaken.filter { $0.kind == .value }
    if !values.isEmpty { return withdrawn ?? heard(untaken: values) }
    // The go-ahead tells it.
    request?.reading.untaken += untaken
    if let withdrawn {
      if act.isAboutTheOffer { return withdrawn }
      passOverQuestion()
    }
    if act.accepts, let anew = tooOld(at: now, in: calendar) { return anew }
    return heard(act, margin: margin, typing: typing)
  }

  /// Continues where a stored conversation stopped; what is too old is asked as it is now.
  package mutating func resumed(at now: Date, in calendar: Calendar) -> Decision {
    tooOld(at: now, in: calendar) ?? resumed()
  }

  /// The parameter with a time that was still to come at one moment and is gone at a later one.
  private func parameter(passedBetween asked: Date, and now: Date, in calendar: Calendar) -> String? {
    request?.parameters.first { parameter in
      parameter.liveValues.contains { value in
        guard let end = (value.value as? DateComponentsRange)?.end(in: calendar) else { return false }
        return asked < end && end <= now
      }
    }?.name
  }
}

extension DialogueAct {
  /// Whether it is a yes, with or without more behind it.
  fileprivate var accepts: Bool {
    switch self {
    case .yes, .yesThen: true
    default: false
    }
  }

  /// Whether it means what is on offer, and nothing else.
  fileprivate var isAboutTheOffer: Bool {
    switch self {
    case .choices, .eachChoice, .allChoices, .repetition, .question: true
    default: accepts
    }
  }
}

extension DateComponentsRange {
  /// The moment after which nothing of it is left; `nil` where it has no end or comes again.
  fileprivate func end(in calendar: Calendar) -> Date? {
    guard recurrenceRule == nil else { return nil }
    return (endDateComponents ?? startDateComponents).flatMap(calendar.date(from:))
  }
}
