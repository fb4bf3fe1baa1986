#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// The open question, from which it follows what a reply may be.
package struct Expectation: Sendable, Hashable {
  /// What the open question asks for.
  package enum Question: String, Sendable, Hashable, Codable, CaseIterable {
    /// A value is asked for.
    case value
    /// One of some choices is to be picked.
    case choice
    /// A yes or no about one value.
    case confirmation
    /// The go-ahead for the whole request ("Ready to send it?").
    case goAhead
  }

  /// What the question asks for.
  package var question: Question
  /// The open intent.
  package var intent: IntentName
  /// The parameter the question is about; `nil` for the go-ahead and for the choice of an app.
  package var parameter: String?
  /// The names of the choices, in the order offered.
  package var choices: [String]
  /// What distinguishes choices of one name, in the same order: `mobile`.
  package var details: [String?]
  /// The intents of the choices, where the choices are requests.
  package var intents: [IntentName]
  /// Whether nothing is asked: the request has ended, and the words may be about it or follow an earlier one.
  var isEnded = false
  /// Whether it is asked again because the last reply was not understood.
  package var isAskedAgain = false

  /// The parameter that the user gave last: a bare number in a correction is for this one.
  package var latest: String?
  /// Its value, where that is a time: another hour is then meant on the same day.
  package var latestTime: DateComponents?

  /// The settled values of the open request by parameter, as traces print them: a reply that repeats one changes
  /// nothing.
  package var settled: [String: [String]] = [:]

  /// What else the question mentioned, such as the price, as traces print it: a reply that repeats it changes nothing
  /// either.
  package var told: [String] = []

  /// Whether the request as a whole is asked about, and not one value of it.
  var isAboutTheWhole: Bool { parameter == nil && choices.isEmpty }

  /// What may be said after requests, as if the last one still waited for a go-ahead.
  static func after(_ requests: [Situation.PastRequest]) -> Expectation {
    var expectation = Expectation(.goAhead, intent: requests.first?.intent ?? .none)
    expectation.isEnded = true
    return expectation
  }

  /// The question that is open; `choices`, `details` and `intents` are only for one that offers some.
  package init(
    _ question: Question, intent: IntentName, parameter: String? = nil, choices: [String] = [],
    details: [String?] = [], intents: [IntentName] = []
  ) {
    self.question = question
    self.intent = intent
    self.parameter = parameter
    self.choices = choices
    self.details = details
    self.intents = intents
  }
}
