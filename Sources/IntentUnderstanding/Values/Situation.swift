#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// The facts about the moment that the understanding may use; it reads no clock, locale or device itself.
package struct Situation: Sendable {
  /// The current date and time, from which "tomorrow" is counted.
  package var now: Date
  /// The user's calendar, with the user's time zone.
  package var calendar: Calendar
  /// Where the user is, if it is known.
  package var location: Placemark?
  /// The tag of the conversation's language.
  package var language: String
  /// The ISO 4217 code that an amount without a currency has.
  package var currencyCode: String
  /// The user's region, which says how numbers and dates are written; `nil` where it is that of the language.
  package var region: Region?
  /// The earlier requests, newest first: some words are a request only after another.
  package var requests: [PastRequest]
  /// The requests that were set aside and can be taken up again, the latest one last.
  package var waiting: [WaitingRequest]
  /// What the last answer that listed things has listed, in its order.
  package var listed: [ListedThing] = []

  /// An earlier request, with what words need to continue it.
  package struct PastRequest: Sendable, Hashable {
    /// The intent of the request.
    package var intent: IntentName
    /// The parameter that a bare name is for.
    package var personParameter: String?
    /// Whether it was carried out; if not, a request that it was to end is still under way.
    package var isDone: Bool
    /// Its text, which can be changed in part; `nil` where it has none.
    package var text: String?

    /// A request of an intent.
    package init(
      _ intent: IntentName, personParameter: String? = nil, isDone: Bool = true, text: String? = nil
    ) {
      self.intent = intent
      self.personParameter = personParameter
      self.isDone = isDone
      self.text = text
    }
  }

  /// A request that was set aside, with the words that can name it: "back to the payment".
  package struct WaitingRequest: Sendable, Hashable {
    /// The names of the request in the conversation's language, and the words for its values.
    package var names: [String]

    /// A request that goes by some names.
    package init(names: [String]) { self.names = names }
  }

  /// A moment at which an utterance is understood.
  package init(
    now: Date, calendar: Calendar, location: Placemark? = nil, language: String,
    currencyCode: String = "USD", region: Region? = nil, requests: [PastRequest] = [], waiting: [WaitingRequest] = []
  ) {
    self.now = now
    self.calendar = calendar
    self.location = location
    self.language = language
    self.currencyCode = currencyCode
    self.region = region
    self.requests = requests
    self.waiting = waiting
  }
}
