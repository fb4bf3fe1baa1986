#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentUnderstanding

/// How long a yes holds: as long as what was asked is still true and not too old.
///
/// The machine has no clock: the moment comes with the event.
extension DialogueMachine {
  /// Notes when the open question is put; a go-ahead that is put again keeps its age.
  package mutating func wasPut(at now: Date) {
    guard case .asking(var question) = state, question.kind == .goAhead, question.asked == nil else { return }
    question.asked = now
    state = .asking(question)
    request?.wasTooOld = nil
  }

  /// What happens instead of going ahead, where the question is too old or its time has passed; `nil` where a yes still
  /// holds.
  ///
  /// Nothing is done: the app checks the request again, and the user is asked with its new answer. A clock that was set
  /// back makes nothing old.
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
  /// - margin: The margin of this act over the next.
  /// - untaken: Words about the open request that no parameter takes: a time beside the act, or values that are the
  ///   whole reply.
  /// - withdrawn: The question about the remaining choices, where words that were on offer have been removed since.
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

  /// Continues where a stored conversation stopped; a question that is too old is asked anew.
  package mutating func resumed(at now: Date, in calendar: Calendar) -> Decision {
    tooOld(at: now, in: calendar) ?? resumed()
  }

  /// The parameter whose time was still to come when the question was asked, and has passed now.
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
  /// Whether the act is a yes, alone or with more behind it.
  fileprivate var accepts: Bool {
    switch self {
    case .yes, .yesThen: true
    default: false
    }
  }

  /// Whether the act refers only to the choices on offer.
  fileprivate var isAboutTheOffer: Bool {
    switch self {
    case .choices, .eachChoice, .allChoices, .repetition, .question: true
    default: accepts
    }
  }
}

extension DateComponentsRange {
  /// The moment at which it is over; `nil` where it has no end or recurs.
  fileprivate func end(in calendar: Calendar) -> Date? {
    guard recurrenceRule == nil else { return nil }
    return (endDateComponents ?? startDateComponents).flatMap(calendar.date(from:))
  }
}
