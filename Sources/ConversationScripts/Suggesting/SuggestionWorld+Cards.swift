import Foundation
import Parley
import ParleySuggestions

/// People's cards, widgets, and what comes from another device.
extension SuggestionWorld {
  /// The apps on a person's card, one kind of act a line: `message: MonkeyChat (chosen), MonkeyPay`.
  package func card(of name: String) async throws -> [String] {
    let card = await suggestions.history.donations.contactCard(for: try person(name), apps: apps.map { AppProfile($0) })
    return ContactAct.allCases.compactMap { act in
      guard let offers = card.offers[act] else { return nil }
      let names = offers.map { $0.app.displayName + ($0.isDefault ? " (chosen)" : $0.isUsed ? " (used)" : "") }
      return "\(act.rawValue): \(names.joined(separator: ", "))"
    }
  }

  /// The user chooses an app on a person's card, which opens for the person, or takes the choice back.
  func choose(
    _ name: String?, for act: ContactAct, on personName: String, in conversation: Conversation
  ) async throws {
    let person = try person(personName)
    guard let name else { return try await suggestions.history.donations.setDefaultApp(nil, for: person, act: act) }
    let able = apps.filter { AppProfile($0).can(act) }
    guard let app = able.first(where: { $0.displayName == name || $0.identifier == name }) else {
      throw StepProblem("'\(name)' cannot \(act.rawValue) anyone.", nearest: name, among: able.map(\.displayName))
    }
    do {
      try await conversation.open(app.identifier, for: act, with: person)
    } catch ContinuationError.locked {
      // The user was told, which is what the script expects.
    }
  }

  private func person(_ name: String) throws(StepProblem) -> Person {
    guard let person = contacts.first(where: { $0.displayName == name }) else {
      throw StepProblem("no contact is called '\(name)'.", nearest: name, among: contacts.map(\.displayName))
    }
    return person
  }

  // MARK: Widgets

  /// A widget at one of its places, in one of its modes.
  struct WidgetKey: Hashable {
    var app: String
    var place: WidgetSession.Place
    var mode: WidgetDisplayMode
  }

  /// Updates the widget of an app and returns what it shows then, one line each.
  func show(_ look: SuggestionStep.WidgetLook, of app: String?) async throws(StepProblem) -> [String] {
    let made = try widget(of: app)
    let provider = UpdateInPlace(provider: made.provider, result: look.update)
    let widget = WidgetSession(made.description, provider: provider, in: look.place, screen: screen)
    for mode in WidgetDisplayMode.allCases {
      let key = WidgetKey(app: made.description.app, place: look.place, mode: mode)
      guard let kept = widgetContents[key] else { continue }
      await widget.restore(kept.content, mode: mode, date: kept.date)
    }
    let now = environment.now
    var shown = await widget.setMode(look.mode, at: now)
    // A widget that cannot expand is updated all the same.
    if shown.mode == .compact { shown = await widget.update(at: now) }
    if let turned = look.screen {
      screen = turned
      shown = await widget.setScreen(turned, at: now)
    }
    if let content = await widget.snapshot(of: shown.mode), look.update == nil {
      let key = WidgetKey(app: made.description.app, place: look.place, mode: shown.mode)
      widgetContents[key] = (content, now)
    }
    note(shown, of: made.description.app)
    return OfferLine.lines(shown, named: made.description.name)
  }

  private func widget(of app: String?) throws(StepProblem) -> ScriptWidget {
    let owners = widgets.map { widget in apps.first { $0.identifier == widget.description.app }?.displayName ?? "" }
    guard let app else {
      guard let first = widgets.first else { throw StepProblem("no app has a widget.") }
      return first
    }
    for (widget, owner) in zip(widgets, owners)
    where [owner, widget.description.app, widget.description.name].contains(app) { return widget }
    throw StepProblem("no widget is called '\(app)'.", nearest: app, among: owners)
  }

  /// Remembers the title of what a tap on a row opens.
  private func note(_ shown: WidgetSession.Shown, of app: String) {
    let rows = shown.content?.elements.compactMap { element -> (title: String, viewed: ViewedActivity)? in
      guard case .row(let row) = element, let activity = row.activity else { return nil }
      return (row.title, ViewedActivity(activity, in: app))
    }
    if let rows, !rows.isEmpty { found = rows }
  }

  // MARK: From another device

  /// What the user looks at, packed and unpacked as if it came from another device.
  func handedOff() async throws -> ViewedActivity {
    let now = environment.now
    guard let current = await suggestions.history.activities.current(at: now) else {
      throw StepProblem("the user looks at nothing that can be handed off.")
    }
    let data = try HandOffPacket(current.activity, of: current.app, from: "another device", at: now).packed()
    var inbox = HandOffInbox()
    let packet = try inbox.receive(data, at: now)
    return ViewedActivity(packet.activity ?? current.activity, in: packet.app)
  }
}

/// A provider whose updates have the result that a script gives instead of the app's.
private struct UpdateInPlace: WidgetProvider {
  let provider: any WidgetProvider
  let result: WidgetUpdateResult?

  func update(mode: WidgetDisplayMode, maximumSize: WidgetSize, at now: Date) async throws -> WidgetUpdateResult {
    if let result { return result }
    return try await provider.update(mode: mode, maximumSize: maximumSize, at: now)
  }

  func preferredHeight(mode: WidgetDisplayMode, maximumSize: WidgetSize) -> Double {
    provider.preferredHeight(mode: mode, maximumSize: maximumSize)
  }
}

extension OfferLine {
  /// The content of a widget, as much as fits: `Banana Palace: Fruit kitchen (MonkeyEats)`.
  static func lines(_ shown: WidgetSession.Shown, named name: String) -> [String] {
    let content = shown.content ?? WidgetContent([])
    let room = content.elements.count - WidgetLayout(content, in: shown.size).leftOut
    var lines = content.elements.prefix(room).flatMap { element -> [String] in
      switch element {
      case .row(let row): [text(row)]
      case .scrolling(let rows): rows.map(text)
      case .grid(let cells): [cells.map(\.title).joined(separator: " | ")]
      case .signIn(let title, _): ["[\(title)]"]
      }
    }
    if let problem = shown.problem { lines.append("not updated: \(problem)") }
    return lines.map { "\($0) (\(name))" }
  }

  private static func text(_ row: WidgetContent.Row) -> String {
    [row.title, row.detail].compactMap(\.self).joined(separator: ": ")
  }
}
