#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// How large a widget is shown.
///
/// Source: `NCWidgetDisplayMode`, iOS 10.
public enum WidgetDisplayMode: Int, Sendable, Hashable, Codable, CaseIterable {
  /// A fixed height, about two and a half rows of a table.
  case compact = 0
  /// As high as the widget asks for, as far as there is room.
  case expanded
}

/// A width and a height in points.
public struct WidgetSize: Sendable, Hashable, Codable {
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double

  /// A size in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// What a widget shows: rows and grids, the essential ones first.
public struct WidgetContent: Sendable, Hashable, Codable {
  /// The rows and grids from the top.
  public var elements: [Element]

  /// Content of these elements, from the top.
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
    /// The first line.
    public var title: String
    /// The second line; `nil` where there is none.
    public var detail: String?
    /// Whether the row has to be visible in the compact mode.
    public var isEssential: Bool
    /// Where the app opens when the row is tapped.
    public var activity: UserActivity?
    /// Another app than the widget's own that a tap would open: the guidelines forbid it.
    public var opensApp: String?

    /// A row that is essential unless it is said otherwise.
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
    /// The text in the cell.
    public var title: String
    /// Where the app opens when the cell is tapped.
    public var activity: UserActivity?

    /// A cell; without an activity a tap does nothing of its own.
    public init(_ title: String, activity: UserActivity? = nil) {
      self.title = title
      self.activity = activity
    }
  }
}

/// The outcome of an update.
///
/// Source: `NCUpdateResult`, iOS 8.
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
  /// All the height that there is.
  public func preferredHeight(mode: WidgetDisplayMode, maximumSize: WidgetSize) -> Double { maximumSize.height }
}

/// The fixed facts of a widget.
public struct WidgetDescription: Sendable, Hashable, Codable {
  /// The identifier of the app.
  public var app: String
  /// The name of the app, with which the names of its widgets begin.
  public var appName: String
  /// What the widget is called: the app's name for the main one, the app's name first for the others.
  public var name: String
  /// Whether it is the app's main widget, which has the app's name.
  public var isMain: Bool
  /// The largest mode in which it can be shown.
  public var largestMode: WidgetDisplayMode

  /// A widget of an app; it has only the compact mode unless a larger one is given.
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
