#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentUnderstanding

/// A question that waits for the user.
package struct Question: Sendable, Hashable, Codable {
  package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A value is asked for.
    case value
    /// Too many values match: the user is asked to be more specific.
    case details
    /// One of two to ten is to be picked.
    case choice
    /// A yes or no about one value.
    case confirmation
    /// The go-ahead for the whole request.
    case goAhead
    /// Which app.
    case app
    /// Which of several possible requests is meant.
    case request
    /// Whether the app may be handed what the user says.
    case permission
  }

  package internal(set) var kind: Kind
  package internal(set) var parameter: String?
  /// The element of an array parameter that it is about.
  var element = 0
  /// The values that can be picked, or the candidates that are too many.
  package internal(set) var candidates: [AnyParameterValue] = []
  /// The places of those candidates that are words of the user.
  package internal(set) var usersWords: [Int] = []
  /// Other names of each choice.
  var otherNames: [String]?
  /// How often the reply was not understood.
  var misses = 0
  /// Whether the user has been silent since it was put; `nil` for no.
  var wasSilent: Bool?
  /// When the go-ahead was first asked for, and so how old the app's confirmation is.
  var asked: Date?
  /// Whether it is put in its short form next time, because the user has heard it already; `nil` for no.
  var isInShort: Bool?
  /// The step for which the permission is asked; `nil` where the request continues with its first open parameter.
  var before: GuardedStep?
  package internal(set) var prompt: PromptRequest

  init(_ kind: Kind, _ prompt: PromptRequest) {
    self.kind = kind
    self.parameter = prompt.parameter
    self.prompt = prompt
  }

  /// The prompt as it is put now; the short form is used once.
  mutating func put() -> PromptRequest {
    defer { isInShort = nil }
    return isInShort == true ? prompt.inShort : prompt
  }

  /// What the reply may be.
  func expectation(for request: OpenRequest) -> Expectation {
    var expectation = firstExpectation(for: request)
    expectation.isAskedAgain = misses > 0
    expectation.settled = request.settled
    // A value that the parameter already has answers too: it is the only one in place of a refused one.
    if kind == .value, let parameter { expectation.settled[parameter] = nil }
    if kind == .goAhead { expectation.told = prompt.details.values.map(\.plain).sorted() }
    if kind == .goAhead || kind == .value && parameter == request.latest {
      expectation.latest = request.latest
      expectation.latestTime = request.latestTime
    }
    return expectation
  }

  private func firstExpectation(for request: OpenRequest) -> Expectation {
    switch kind {
    case .value:
      Expectation(.value, intent: request.intent, parameter: parameter)
    case .details where candidates.isEmpty:
      Expectation(.value, intent: request.intent, parameter: parameter)
    case .details, .choice:
      Expectation(
        .choice, intent: request.intent, parameter: parameter,
        choices: candidates.choices.map { [$0.name, $0.detail].compactMap(\.self).joined(separator: " ") },
        details: candidates.choices.map(\.detail))
    case .confirmation:
      Expectation(.confirmation, intent: request.intent, parameter: parameter)
    case .goAhead:
      Expectation(.goAhead, intent: request.intent)
    case .app:
      Expectation(.choice, intent: request.intent, choices: request.routes.map(\.name))
    case .request:
      Expectation(
        .choice, intent: request.intent, choices: prompt.choices.map(\.name), details: otherNames ?? [],
        intents: request.alternatives?.map(\.intent) ?? [])
    case .permission:
      Expectation(.confirmation, intent: request.intent)
    }
  }
}
