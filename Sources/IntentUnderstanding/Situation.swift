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

  public init(
    now: Date, calendar: Calendar, location: Placemark? = nil, language: String = "en",
    currencyCode: String = "USD"
  ) {
    self.now = now
    self.calendar = calendar
    self.location = location
    self.language = language
    self.currencyCode = currencyCode
  }
}
