#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley
import ParleySuggestions

/// A widget of a simulated app: the content in its World.plist, without what the user has removed from the app.
public struct SimulatedWidget: WidgetProvider {
  /// The widget's name, its app and its largest mode.
  public let description: WidgetDescription
  /// All of its content; a row that opens something is left out when the app no longer has that.
  let content: WidgetContent
  /// The height of the expanded widget, in points; `nil` for all that there is.
  let height: Double?
  let restaurants: RestaurantReviews?

  /// The content in the app's present state.
  public func update(mode: WidgetDisplayMode, maximumSize: WidgetSize, at now: Date) async -> WidgetUpdateResult {
    let there = Set(await restaurants?.items.compactMap(\.attributeSet.title) ?? [])
    var content = content
    content.elements.removeAll { element in
      guard case .row(let row) = element, let title = row.activity?.title else { return false }
      return !there.contains(title)
    }
    return .newData(content)
  }

  /// The height that the World.plist gives, or all that there is.
  public func preferredHeight(mode: WidgetDisplayMode, maximumSize: WidgetSize) -> Double {
    height ?? maximumSize.height
  }
}
