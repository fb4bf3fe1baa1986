#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A request that was carried out, and by which app: what later suggestions are made from.
///
/// Source: `INInteraction`, iOS 10. It belongs to the model because an activity carries the interaction that led to it.
public struct Interaction: Sendable, Hashable, Codable {
  /// The request as it was when it was handled.
  public var intent: AnyIntent
  /// What the app answered; `nil` where the request was not handled.
  public var response: AnyIntentResponse?
  /// The identifier of the app.
  public var app: String
  /// Who began it; an incoming message is `.incoming`.
  public var direction: Direction
  /// When it began.
  public var date: Date
  /// How long it took, in seconds.
  public var duration: Double
  /// The app's own key for it, by which it is deleted; empty until it is donated without one.
  public var identifier: String
  /// The key of what it belongs to, such as a message thread, by which all of a group are deleted.
  public var groupIdentifier: String?
  /// The people that the request was about, as the app knows them.
  public var people: [Person]
  /// Where the user was.
  public var location: Coordinate?

  /// Who began an interaction.
  ///
  /// Source: `INInteractionDirection`, iOS 10.
  public enum Direction: Int, Sendable, Hashable, Codable, CaseIterable {
    case unspecified = 0, outgoing, incoming
  }

  /// An interaction of an app; the duration is in seconds.
  public init(
    intent: AnyIntent, response: AnyIntentResponse? = nil, app: String, date: Date, people: [Person] = [],
    direction: Direction = .unspecified, duration: Double = 0, identifier: String = "",
    groupIdentifier: String? = nil, location: Coordinate? = nil
  ) {
    self.intent = intent
    self.response = response
    self.app = app
    self.date = date
    self.people = people
    self.direction = direction
    self.duration = duration
    self.identifier = identifier
    self.groupIdentifier = groupIdentifier
    self.location = location
  }

  /// How far the request came, as its response's code says; unspecified without a response.
  public var handlingStatus: IntentHandlingStatus { response?.status ?? .unspecified }

  /// The time that it took.
  public var dateInterval: Range<Date> {
    date..<date.addingTimeInterval(duration.isFinite ? max(0, duration) : 0)
  }
}
