import CoreLocation
import Foundation

/// A shortcut, with the times and places at which it is relevant.
///
/// Source: `INRelevantShortcut`, iOS 12 to 15.
public final class INRelevantShortcut: NSObject, NSCopying, @unchecked Sendable {
  /// The shortcut itself.
  public let shortcut: INShortcut
  /// The times and places; one of them is enough.
  public var relevanceProviders: [INRelevanceProvider] = []
  /// The card for a watch; `nil` for the default one.
  public var watchTemplate: INDefaultCardTemplate?
  /// Whether it performs an action or shows information.
  public var shortcutRole = INRelevantShortcutRole.action
  /// The app's widget that shows it.
  public var widgetKind: String?

  /// A shortcut without times and places.
  public init(shortcut: INShortcut) { self.shortcut = shortcut }

  /// Another object of the same content.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = INRelevantShortcut(shortcut: shortcut)
    copy.relevanceProviders = relevanceProviders
    copy.watchTemplate = watchTemplate
    copy.shortcutRole = shortcutRole
    copy.widgetKind = widgetKind
    return copy
  }
}

/// Whether a shortcut performs an action or shows information.
///
/// Source: `INRelevantShortcutRole`, iOS 12.
public enum INRelevantShortcutRole: Int, Sendable, CaseIterable {
  /// It performs an action.
  case action = 0
  /// It shows information.
  case information = 1
}

/// A title, a line and a picture, as a watch shows a shortcut.
///
/// Source: `INDefaultCardTemplate`, iOS 12.
public final class INDefaultCardTemplate: NSObject, @unchecked Sendable {
  /// The first line.
  public var title: String
  /// The second line.
  public var subtitle: String?
  /// The picture beside them.
  public var image: INImage?

  /// A card of one line.
  public init(title: String) { self.title = title }
}

/// A time or place at which a shortcut is relevant; each kind is a subclass.
///
/// Source: `INRelevanceProvider`, iOS 12.
public class INRelevanceProvider: NSObject, @unchecked Sendable {
  override init() {}
}

/// A time at which a shortcut is relevant.
///
/// Source: `INDateRelevanceProvider`, iOS 12.
public final class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// When the time begins.
  public let startDate: Date
  /// When the time ends; `nil` for a moment.
  public let endDate: Date?

  /// The time from one moment to another.
  public init(start startDate: Date, end endDate: Date?) {
    self.startDate = startDate
    self.endDate = endDate
  }
}

/// A place at which a shortcut is relevant.
///
/// Source: `INLocationRelevanceProvider`, iOS 12.
public final class INLocationRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// The place.
  public let region: CLRegion

  /// A place.
  public init(region: CLRegion) { self.region = region }
}

/// A part of the user's day in which a shortcut is relevant.
///
/// Source: `INDailyRoutineRelevanceProvider`, iOS 12 and 13.
public final class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// A part of the day, or an activity of the user.
  public enum Situation: Int, Sendable, CaseIterable {
    /// In order: after getting up; before going to bed; at home, at work, at school, at the gym.
    case morning = 0
    case evening, home, work, school, gym
    /// In order: on the way; with headphones; while training; before the day's exercise is done.
    case commute, headphonesConnected, activeWorkout, physicalActivityIncomplete
  }

  /// The part of the day.
  public let situation: Situation

  /// A part of the day.
  public init(situation: Situation) { self.situation = situation }
}

/// The shortcuts that the app declares to be relevant now.
///
/// Source: `INRelevantShortcutStore`, iOS 12; they are those of the current ``SiriKitHost``.
public final class INRelevantShortcutStore: NSObject, Sendable {
  /// The shortcuts of the app.
  public static let `default` = INRelevantShortcutStore()

  /// Replaces all shortcuts; an empty list removes them.
  public func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut], completionHandler: ((Error?) -> Void)? = nil
  ) {
    nonisolated(unsafe) let completion = completionHandler
    let host = SiriKitHost.current
    Task {
      do {
        try await host.setRelevantShortcuts(shortcuts)
        completion?(nil)
      } catch {
        completion?(error)
      }
    }
  }

  /// Replaces all shortcuts; an empty list removes them.
  public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
    try await SiriKitHost.current.setRelevantShortcuts(shortcuts)
  }
}
