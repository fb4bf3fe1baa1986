import Foundation
import IntentModel

/// A request that was carried out, and by which app: what later suggestions are made from. Source: `INInteraction`.
public struct Interaction: Sendable, Hashable, Codable {
  public var intent: AnyIntent
  public var response: AnyIntentResponse
  /// The identifier of the app.
  public var app: String
  public var date: Date
  /// The people that the request was about, as the app knows them.
  public var people: [Person]

  public init(
    intent: AnyIntent, response: AnyIntentResponse, app: String, date: Date, people: [Person] = []
  ) {
    self.intent = intent
    self.response = response
    self.app = app
    self.date = date
    self.people = people
  }
}
