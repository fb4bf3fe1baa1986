#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// A widget on the screen: it has a mode and a size, shows its last content at once, and gets fresh content meanwhile.
public actor WidgetSession {
  /// What is on the screen.
  public struct Shown: Sendable, Hashable {
    /// The content; `nil` before the first update with content.
    public var content: WidgetContent?
    /// The mode in which it is shown.
    public var mode: WidgetDisplayMode
    /// The size that is available, in points.
    public var size: WidgetSize
    /// When the content was made; `nil` where there is none.
    public var date: Date?
    /// Whether an update is under way.
    public var isUpdating: Bool
    /// Why the last update gave no content.
    public var problem: String?
  }

  /// The part of the device where a widget is shown.
  public enum Place: Sendable, Hashable {
    case today
    /// Beside the app's quick actions: always compact, even if the widget can be expanded.
    case quickActions
  }

  /// The name, the app and the largest mode of the widget.
  public nonisolated let description: WidgetDescription
  private let provider: any WidgetProvider
  private let place: Place
  private var snapshots: [WidgetDisplayMode: (content: WidgetContent, date: Date)] = [:]
  private var mode = WidgetDisplayMode.compact
  private var screen: WidgetSize
  private var updating = 0
  private var lastUpdate = 0
  private var problem: String?

  /// The height of a compact widget: two and a half rows of 44 points.
  public static let compactHeight = 110.0

  /// A widget at its place on the screen.
  ///
  /// - `screen`: the room that the screen has for widgets, in points.
  public init(
    _ description: WidgetDescription, provider: any WidgetProvider, in place: Place = .today,
    screen: WidgetSize = WidgetSize(width: 359, height: 600)
  ) {
    self.description = description
    self.provider = provider
    self.place = place
    self.screen = screen
  }

  /// The largest mode in which it can be shown here.
  public var largestMode: WidgetDisplayMode { place == .quickActions ? .compact : description.largestMode }

  /// The size that is available in a mode: fixed for a compact one, less than the screen for an expanded one.
  public func maximumSize(for mode: WidgetDisplayMode) -> WidgetSize {
    switch mode {
    case .compact: WidgetSize(width: screen.width, height: min(Self.compactHeight, screen.height))
    case .expanded: WidgetSize(width: screen.width, height: screen.height * 0.9)
    }
  }

  /// What to show now: the last content of the mode, else of the other mode.
  public var shown: Shown {
    let snapshot = snapshots[mode] ?? snapshots[mode == .compact ? .expanded : .compact]
    return Shown(
      content: snapshot?.content, mode: mode, size: size, date: snapshot?.date, isUpdating: updating > 0,
      problem: problem)
  }

  /// The last content of a mode, for the host to store and give back; see ``restore(_:mode:date:)``.
  public func snapshot(of mode: WidgetDisplayMode) -> WidgetContent? { snapshots[mode]?.content }

  /// Takes content that the host stored, so that something recent shows at once.
  public func restore(_ content: WidgetContent, mode: WidgetDisplayMode, date: Date) {
    if snapshots[mode].map({ $0.date < date }) ?? true { snapshots[mode] = (content, date) }
  }

  /// The user pressed "Show More" or "Show Less"; a mode that is not available changes nothing.
  @discardableResult
  public func setMode(_ new: WidgetDisplayMode, at now: Date) async -> Shown {
    guard new.rawValue <= largestMode.rawValue, new != mode else { return shown }
    mode = new
    return await update(at: now)
  }

  /// The screen was turned or resized.
  @discardableResult
  public func setScreen(_ size: WidgetSize, at now: Date) async -> Shown {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return shown }
    guard size != screen else { return shown }
    screen = size
    return await update(at: now)
  }

  /// Asks the app for fresh content; the old content stays meanwhile, and also where the app has none.
  @discardableResult
  public func update(at now: Date) async -> Shown {
    lastUpdate &+= 1
    let (number, asked) = (lastUpdate, mode)
    updating += 1
    let result: WidgetUpdateResult
    do {
      result = try await provider.update(mode: asked, maximumSize: maximumSize(for: asked), at: now)
    } catch {
      result = .failed("\(error)")
    }
    updating -= 1
    // Only the newest update counts: another one was begun meanwhile.
    guard number == lastUpdate else { return shown }
    switch result {
    case .newData(let content):
      snapshots[asked] = (content, now)
      problem = nil
    case .noData: problem = nil
    case .failed(let reason): problem = reason
    }
    return shown
  }

  private var size: WidgetSize {
    let most = maximumSize(for: mode)
    guard mode == .expanded else { return most }
    let wanted = provider.preferredHeight(mode: mode, maximumSize: most)
    return WidgetSize(
      width: most.width, height: min(max(wanted.isFinite ? wanted : 0, Self.compactHeight), most.height))
  }
}
