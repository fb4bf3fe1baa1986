import IntentText

/// A violation of the guidelines by a widget.
///
/// Source: the guidelines for widgets of iOS 10.
public enum WidgetProblem: Sendable, Hashable {
  case scrolls
  case tooManyColumns(Int)
  /// There are no margins between the content and the widget's edges.
  case noMargins(width: Double)
  /// Something essential comes after something that is not, or does not fit in the compact mode.
  case essentialComesLate(String)
  case essentialDoesNotFit(String)
  case opensOnlyTheApp(String)
  case opensAnotherApp(String, from: String)
  /// The main widget does not have the app's name, or the name of another does not begin with it.
  case misnamed(String, expected: String)
  case empty
  /// The sign-in does not say what it is for.
  case signInWithoutReason(String)
}

extension WidgetProblem: CustomStringConvertible {
  /// The problem as one line in English, with what to do.
  public var description: String {
    switch self {
    case .scrolls: "the widget scrolls: show as much as fits and let a tap open the rest"
    case .tooManyColumns(let count): "\(count) columns are side by side: at most 4 can be read"
    case .noMargins(let width): "a width of \(width) points leaves no margins of \(WidgetLayout.margin)"
    case .essentialComesLate(let title): "'\(title)' is essential and follows content that is not: put it first"
    case .essentialDoesNotFit(let title): "'\(title)' is essential and does not fit in the compact widget"
    case .opensOnlyTheApp(let title): "'\(title)' only opens the app: a tap opens it at the content"
    case .opensAnotherApp(let app, let title): "'\(title)' opens another app, '\(app)': a widget opens its own"
    case .misnamed(let name, let expected): "the widget is called '\(name)': \(expected)"
    case .empty: "the widget shows nothing"
    case .signInWithoutReason(let title):
      "'\(title)' does not say what signing in is for, such as 'Sign in to book a ride'"
    }
  }
}

/// Checks a widget against the guidelines.
public struct WidgetLint: Sendable {
  /// The widget that is checked.
  public var description: WidgetDescription

  /// Checks one widget.
  public init(_ description: WidgetDescription) { self.description = description }

  /// The violations in the name and the content, in the order of the content.
  public func problems(in content: WidgetContent, size: WidgetSize? = nil) -> [WidgetProblem] {
    let size = size ?? WidgetSize(width: 359, height: WidgetSession.compactHeight)
    var problems = nameProblems
    if content.elements.isEmpty { problems.append(.empty) }
    if size.width < 4 * WidgetLayout.margin { problems.append(.noMargins(width: size.width)) }
    var isSupplementary = false
    for element in content.elements {
      switch element {
      case .scrolling: problems.append(.scrolls)
      case .grid(let cells):
        if cells.count > 4, cells.count % 4 != 0 || cells.count > 8 { problems.append(.tooManyColumns(cells.count)) }
        problems += cells.filter { $0.activity == nil && isOpenButton($0.title) }.map { .opensOnlyTheApp($0.title) }
      case .signIn(let title, _):
        if Words(title).count < 3 { problems.append(.signInWithoutReason(title)) }
      case .row(let row):
        if row.isEssential, isSupplementary { problems.append(.essentialComesLate(row.title)) }
        isSupplementary = isSupplementary || !row.isEssential
        if isOpenButton(row.title) { problems.append(.opensOnlyTheApp(row.title)) }
        if let app = row.opensApp, app != description.app { problems.append(.opensAnotherApp(app, from: row.title)) }
      }
    }
    return problems + fitProblems(in: content, width: size.width)
  }

  private var nameProblems: [WidgetProblem] {
    let (name, app) = (description.name, description.appName)
    if description.isMain {
      return name == app ? [] : [.misnamed(name, expected: "the main widget has the app's name, '\(app)'")]
    }
    return name.hasPrefix(app + " ") ? [] : [.misnamed(name, expected: "it begins with the app's name, '\(app) …'")]
  }

  private func fitProblems(in content: WidgetContent, width: Double) -> [WidgetProblem] {
    let layout = WidgetLayout(content, in: WidgetSize(width: width, height: WidgetSession.compactHeight))
    return content.elements.suffix(layout.leftOut).compactMap { element in
      guard case .row(let row) = element, row.isEssential else { return nil }
      return .essentialDoesNotFit(row.title)
    }
  }

  /// "Open", "Open MonkeyRides", "Open app".
  private func isOpenButton(_ title: String) -> Bool {
    let words = Folding.folded(title)
    let app = Folding.folded(description.appName)
    return ["open", "open app", "open the app", "open \(app)", "ouvrir", "ouvrir l'app", "ouvrir \(app)"].contains(
      words)
  }
}
