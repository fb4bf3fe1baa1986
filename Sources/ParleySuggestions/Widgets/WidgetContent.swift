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
  /// As high as the widget wants to be, within the room there is.
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
    /// The offer to a user who has not signed in: "Sign in to book a ride".
    case signIn(String, UserActivity)
    /// Content that has to be scrolled, which the guidelines forbid.
    case scrolling([Row])
  }

  /// A line of text with a second one under it.
  public struct Row: Sendable, Hashable, Codable {
    /// The first line.
    public var title: String
    /// The second line; `nil` where there is none.
    public var detail: String?
    /// Whether the row must be visible in the compact mode.
    public var isEssential: Bool
    /// Where the app opens when the row is tapped.
    public var activity: UserActivity?
    /// An app other than the widget's own that a tap would open, which the guidelines forbid.
    public var opensApp: String?

    /// A row; it is essential unless `isEssential` is false.
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
  /// The app has nothing newer than what is shown.
  case noData
  case failed(String)
}

/// The app's side of a widget.
public protocol WidgetProvider: Sendable {
  /// The content for a mode, within the available size.
  func update(mode: WidgetDisplayMode, maximumSize: WidgetSize, at now: Date) async throws -> WidgetUpdateResult
  /// The height that the widget wants in a mode, in points.
  func preferredHeight(mode: WidgetDisplayMode, maximumSize: WidgetSize) -> Double
}

extension WidgetProvider {
  /// All the height that there is.
  public func preferredHeight(mode: WidgetDisplayMode, maximumSize: WidgetSize) -> Double { maximumSize.height }
}

/// What is fixed about a widget.
public struct WidgetDescription: Sendable, Hashable, Codable {
  /// The identifier of the app.
  public var app: String
  /// The name of the app, with which the names of its widgets begin.
  public var appName: String
  /// The name of the widget: the app's name for the main one; for others it begins with the app's name.
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
