import CoreLocation
import Foundation

/// A shortcut with the times and places at which it is of use.
///
/// Source: `INRelevantShortcut`, iOS 12 to 15.
public final class INRelevantShortcut: NSObject, NSCopying, @unchecked Sendable {
  /// What is of use.
  public let shortcut: INShortcut
  /// When and where it is; one that fits is enough.
  public var relevanceProviders: [INRelevanceProvider] = []
  /// How it is shown on a watch; `nil` for the way of its kind.
  public var watchTemplate: INDefaultCardTemplate?
  /// Whether it does something or shows something.
  public var shortcutRole = INRelevantShortcutRole.action
  /// The app's widget that shows it.
  public var widgetKind: String?

  /// A shortcut that is of use at no time and place in particular.
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

/// Whether a shortcut does something or shows something.
///
/// Source: `INRelevantShortcutRole`, iOS 12.
public enum INRelevantShortcutRole: Int, Sendable, CaseIterable {
  /// It does something.
  case action = 0
  /// It shows something.
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

/// When or where a shortcut is of use, of one kind a subclass.
///
/// Source: `INRelevanceProvider`, iOS 12.
public class INRelevanceProvider: NSObject, @unchecked Sendable {
  override init() {}
}

/// A time at which a shortcut is of use.
///
/// Source: `INDateRelevanceProvider`, iOS 12.
public final class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// When it begins to be of use.
  public let startDate: Date
  /// When it no longer is; `nil` for a moment.
  public let endDate: Date?

  /// The time from one moment to another.
  public init(start startDate: Date, end endDate: Date?) {
    self.startDate = startDate
    self.endDate = endDate
  }
}

/// A place at which a shortcut is of use.
///
/// Source: `INLocationRelevanceProvider`, iOS 12.
public final class INLocationRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// The place.
  public let region: CLRegion

  /// A place.
  public init(region: CLRegion) { self.region = region }
}

/// A part of the user's day in which a shortcut is of use.
///
/// Source: `INDailyRoutineRelevanceProvider`, iOS 12 and 13.
public final class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// A part of the day, or what the user is about.
  public enum Situation: Int, Sendable, CaseIterable {
    /// In order: after getting up; before going to bed; at these four places.
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

/// The shortcuts that the app says are of use now.
///
/// Source: `INRelevantShortcutStore`, iOS 12; they are the current ``SiriKitHost``'s.
public final class INRelevantShortcutStore: NSObject, Sendable {
  /// The shortcuts of the app.
  public static let `default` = INRelevantShortcutStore()

  /// Replaces all of them; an empty list takes them away.
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

  /// Replaces all of them; an empty list takes them away.
  public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
    try await SiriKitHost.current.setRelevantShortcuts(shortcuts)
  }
}
