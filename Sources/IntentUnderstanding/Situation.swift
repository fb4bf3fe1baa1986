import Foundation
import IntentModel

/// What the understanding may know of the moment: nothing is read from the clock, the locale or the device.
public struct Situation: Sendable {
  public var now: Date
  /// The user's calendar, with the user's time zone.
  public var calendar: Calendar
  /// Where the user is, if it is known.
  public var location: Placemark?
  /// The tag of the conversation's language.
  public var language: String
  /// The ISO 4217 code that an amount without a currency has.
  public var currencyCode: String
  /// What was asked for before, newest first: some words are a request only after another.
  public var requests: [PastRequest]

  /// A request before, as far as words can go on with it.
  public struct PastRequest: Sendable, Hashable {
    public var intent: IntentName
    /// The parameter that a bare name is for.
    public var personParameter: String?

    public init(_ intent: IntentName, personParameter: String? = nil) {
      self.intent = intent
      self.personParameter = personParameter
    }
  }

  public init(
    now: Date, calendar: Calendar, location: Placemark? = nil, language: String = "en",
    currencyCode: String = "USD", requests: [PastRequest] = []
  ) {
    self.now = now
    self.calendar = calendar
    self.location = location
    self.language = language
    self.currencyCode = currencyCode
    self.requests = requests
  }
}
