#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A thing to be reminded of: a title, and the activity that the user looked at.
public struct Reminder: Sendable, Hashable, Codable, Identifiable {
  /// When it comes back.
  public enum Trigger: Sendable, Hashable, Codable {
    case time(Date)
    case arriving(Place)
    case leaving(Place)
  }

  /// The intent by which a user asks for one; its prompts also say that it has come back.
  package static let intentName: IntentName = "AddReminder"

  /// The reminders' own key; empty until it is kept.
  public var id: String
  /// The words that the user hears when it comes back.
  public var title: String
  /// The activity that the user was looking at; `nil` for a reminder of words only.
  public var activity: ViewedActivity?
  /// When it comes back.
  public var trigger: Trigger
  /// When it was made.
  public var date: Date

  /// A reminder that is not kept yet, made at a date.
  public init(_ title: String, activity: ViewedActivity? = nil, trigger: Trigger, date: Date) {
    self.id = ""
    self.title = title
    self.activity = activity
    self.trigger = trigger
    self.date = date
  }
}

extension Reminder {
  /// A place where the user arrives or that the user leaves.
  public enum Place: Sendable, Hashable, Codable {
    case home, work
    case place(Placemark)
  }
}

extension Reminder.Place: ParameterValue {
  /// The words of a place.
  public static var kind: ValueKind { .place }

  /// The place that was said; home and work stay symbols, because only the host knows where they are.
  public init?(_ spoken: SpokenValue) {
    switch spoken.meaning {
    case .symbol("home"): self = .home
    case .symbol("work"): self = .work
    default:
      guard let place = Placemark(spoken) else { return nil }
      self = .place(place)
    }
  }

  /// The place's name, or the symbol of home or work.
  public var told: ToldValue {
    switch self {
    case .home: .symbol("home")
    case .work: .symbol("work")
    case .place(let place): place.told
    }
  }
}
