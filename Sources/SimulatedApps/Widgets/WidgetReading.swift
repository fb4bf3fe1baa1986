import IntentText
import Parley
import ParleySuggestions
import PropertyLists

extension WorldReader {
  /// The key of an app's widgets.
  static let widgetKeys = ["Widgets"]

  /// The widgets of an app, the main one first; violations of the guidelines are recorded as advice.
  mutating func readWidgets(
    of app: String, named appName: String, restaurants: RestaurantReviews?
  ) -> [SimulatedWidget] {
    var widgets: [SimulatedWidget] = []
    for node in dictionaries("Widgets", in: root) {
      checkKeys(of: node, known: ["Name", "Expands", "Height", "SignIn", "Rows", "Cells"])
      let name = text("Name", in: node) ?? appName
      if widgets.contains(where: { $0.description.name == name }) { note(.repeatedName(name), at: node) }
      let description = WidgetDescription(
        app: app, appName: appName, name: name, isMain: widgets.isEmpty,
        largestMode: flag("Expands", in: node) == true ? .expanded : .compact)
      let content = readContent(of: node, app: app, restaurants)
      for problem in WidgetLint(description).problems(in: content) { advise("\(problem)", at: node) }
      widgets.append(
        SimulatedWidget(
          description: description, content: content, height: number("Height", in: node), restaurants: restaurants))
    }
    return widgets
  }

  private mutating func readContent(
    of node: PropertyList, app: String, _ restaurants: RestaurantReviews?
  ) -> WidgetContent {
    var elements: [WidgetContent.Element] = []
    if let title = text("SignIn", in: node) { elements.append(.signIn(title, UserActivity("\(app).sign-in"))) }
    for row in dictionaries("Rows", in: node) {
      checkKeys(of: row, known: ["Title", "Detail", "Supplementary", "Opens"])
      guard let title = text("Title", in: row, of: "a row of a widget") else { continue }
      elements.append(
        .row(
          WidgetContent.Row(
            title, detail: text("Detail", in: row), isEssential: flag("Supplementary", in: row) != true,
            activity: readOpened(by: row, restaurants))))
    }
    let cells = texts("Cells", in: node)
    if !cells.isEmpty { elements.append(.grid(cells.map { WidgetContent.Cell($0) })) }
    return WidgetContent(elements)
  }

  /// The activity with which the app opens when a row is tapped.
  private mutating func readOpened(by row: PropertyList, _ restaurants: RestaurantReviews?) -> UserActivity? {
    guard let name = text("Opens", in: row), let node = row["Opens"] else { return nil }
    let activities = restaurants?.activities ?? [:]
    if let activity = activities[Folding.folded(name)] { return activity }
    note(
      .unknownName(
        name, key: "Opens",
        nearest: NearestName.nearest(to: name, among: activities.values.compactMap(\.title).sorted())),
      at: node)
    return nil
  }
}
