#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// How large a widget is shown. Source: `NCWidgetDisplayMode`, iOS 10.
public enum WidgetDisplayMode: Int, Sendable, Hashable, Codable, CaseIterable {
  /// A fixed height, about two and a half rows of a table.
  case compact = 0
  /// As high as the widget asks for, as far as there is room.
  case expanded
}

/// A width and a height in points.
public struct WidgetSize: Sendable, Hashable, Codable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// What a widget shows: rows and grids, the essential ones first.
public struct WidgetContent: Sendable, Hashable, Codable {
  public var elements: [Element]

  public init(_ elements: [Element]) { self.elements = elements }

  /// One part of a widget, over its whole width.
  public enum Element: Sendable, Hashable, Codable {
    case row(Row)
    /// Cells side by side, at most four in a row.
    case grid([Cell])
    /// What is offered until the user has signed in: "Sign in to book a ride".
    case signIn(String, UserActivity)
    /// Content that has to be scrolled: the guidelines forbid it.
    case scrolling([Row])
  }

  /// A line of text with a second one under it.
  public struct Row: Sendable, Hashable, Codable {
    public var title: String
    public var detail: String?
    public var isEssential: Bool
    /// Where the app opens when the row is tapped.
    public var activity: UserActivity?
    /// Another app than the widget's own that a tap would open: the guidelines forbid it.
    public var opensApp: String?

    public init(
      _ title: String, detail: String? = nil, isEssential: Bool = true, activity: UserActivity? = nil,
      opensApp: String? = nil
    ) {
      self.title = title
      self.detail = detail
      self.isEssential = isEssential
      self.activity = activity
      self.opensApp = opensApp
    }
  }

  /// One field of a grid.
  public struct Cell: Sendable, Hashable, Codable {
    public var title: String
    public var activity: UserActivity?

    public init(_ title: String, activity: UserActivity? = nil) {
      self.title = title
      self.activity = activity
    }
  }
}

/// What came of an update. Source: `NCUpdateResult`, iOS 8.
public enum WidgetUpdateResult: Sendable, Hashable {
  case newData(WidgetContent)
  /// What is shown is still right.
  case noData
  case failed(String)
}

/// The app's side of a widget.
public protocol WidgetProvider: Sendable {
  /// The content for a mode and the room that there is.
  func update(mode: WidgetDisplayMode, maximumSize: WidgetSize, at now: Date) async throws -> WidgetUpdateResult
  /// The height that the widget wants in a mode, in points.
  func preferredHeight(mode: WidgetDisplayMode, maximumSize: WidgetSize) -> Double
}

extension WidgetProvider {
  public func preferredHeight(mode: WidgetDisplayMode, maximumSize: WidgetSize) -> Double { maximumSize.height }
}

/// What is fixed of a widget.
public struct WidgetDescription: Sendable, Hashable, Codable {
  public var app: String
  public var appName: String
  /// What the widget is called: the app's name for the main one, the app's name first for the others.
  public var name: String
  public var isMain: Bool
  /// The largest mode in which it can be shown.
  public var largestMode: WidgetDisplayMode

  public init(
    app: String, appName: String, name: String, isMain: Bool = true, largestMode: WidgetDisplayMode = .compact
  ) {
    self.app = app
    self.appName = appName
    self.name = name
    self.isMain = isMain
    self.largestMode = largestMode
  }
}
