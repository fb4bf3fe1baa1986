import Foundation
import Parley
import ParleySuggestions

/// What the user of simulated apps looks at, searches for and is reminded of: scripts and the prompt act on it.
public actor SuggestionWorld {
  /// The suggestions that the world's apps fill.
  public nonisolated let suggestions: Suggestions
  nonisolated let environment: SimulatedEnvironment
  let apps: [AssistantApp]
  let contacts: [Person]
  private let words: SuggestionWords
  private let contents: [(app: AssistantApp, content: any ViewableContent)]
  /// What a search found or a reminder brought, which can be opened by its title.
  var found: [(title: String, viewed: ViewedActivity)] = []
  /// What the apps can play.
  let media: [(app: AssistantApp, root: PlayableItem)]
  /// The last event after which people often play something.
  var lastTrigger: (trigger: MediaTrigger, date: Date)?
  let widgets: [ScriptWidget]
  /// What the widgets showed last, as a host keeps it.
  var widgetContents: [WidgetKey: (content: WidgetContent, date: Date)] = [:]
  /// The room that the screen has for widgets, in points.
  var screen = WidgetSize(width: 359, height: 600)

  /// Registers the apps with the engine, and has everything in them indexed.
  ///
  /// - `contacts`: the user's address book; the people that the apps bring, if not given.
  /// - `language`: the language that suggestions are in.
  public init(
    _ made: [ScriptApp], contacts: [Person]? = nil, donations: Donations, environment: SimulatedEnvironment,
    language: Language = .english
  ) async {
    self.words = SuggestionWords(language)
    self.suggestions = Suggestions(history: UserHistory(donations: donations))
    self.environment = environment
    self.apps = made.map(\.app)
    self.contacts = contacts ?? made.flatMap(\.contacts)
    self.media = made.compactMap { made in made.media.map { (made.app, $0) } }
    self.widgets = made.flatMap(\.widgets)
    for (app, root) in media { await suggestions.media.setContent(root, of: app.identifier) }
    var contents: [(app: AssistantApp, content: any ViewableContent)] = []
    for app in made {
      guard let content = app.content else {
        await suggestions.history.activities.register(AppProfile(app.app))
        continue
      }
      contents.append((app.app, content))
      await suggestions.history.activities.register(AppProfile(app.app)) { try await content.goOn(with: $0) }
      try? await suggestions.history.index.index(content.items, of: app.app.identifier, at: environment.now)
    }
    self.contents = contents
  }

  // MARK: Looking

  /// The user looks at a thing in the app that has it; returns why that is not possible, or `nil`.
  public func view(_ name: String, in app: String? = nil) async -> String? {
    for (owner, content) in contents where app == nil || owner.displayName == app || owner.identifier == app {
      guard let activity = await content.view(name) else { continue }
      do {
        try await suggestions.history.becomeCurrent(activity, of: owner.identifier, at: environment.now)
        return nil
      } catch {
        return "\(error)"
      }
    }
    return StepProblem("there is nothing called '\(name)' to look at.", nearest: name, among: await titles).description
  }

  /// The titles of all that can be looked at.
  public var titles: [String] {
    get async {
      var titles: [String] = []
      for (_, content) in contents { titles += await content.items.compactMap(\.attributeSet.title) }
      return titles
    }
  }

  /// The user stops looking at an app.
  public func lookAway() async {
    while let current = await suggestions.history.activities.current(at: environment.now) {
      await suggestions.history.activities.resignCurrent(current.id)
    }
  }

  /// What the user is looking at.
  public func current() async -> ActivityCenter.Recent? {
    await suggestions.history.activities.current(at: environment.now)
  }

  // MARK: What is offered

  /// The suggestions at a place of the device; where it names an app, those on switching to it.
  public func offers(on surface: SuggestionSurface) async -> [Suggestion] {
    await suggestions.suggestions(for: await context(surface))
  }

  /// What the keyboard offers for what is typed.
  public func offers(typing text: String, in field: TextContentType?) async -> [KeyboardSuggestion] {
    let viewed = await suggestions.history.activities.recent(at: environment.now)
    return KeyboardSuggestions(viewed: viewed, contacts: contacts, context: await context(.assistant))
      .suggestions(for: field, typed: text)
  }

  /// What a search finds.
  public func search(_ words: String) async -> [SearchableIndex.Result] {
    let results = await suggestions.history.index.search(SearchQuery(words), at: environment.now)
    found = results.map { ($0.item.attributeSet.title ?? "", ViewedActivity($0.activity, in: $0.app)) }
    return results
  }

  /// The activity that shows something again, by the title of what was found, restored, suggested or looked at last.
  public func activity(titled title: String) async -> ViewedActivity? {
    if let last = found.first(where: { $0.title == title }) { return last.viewed }
    let recent = await suggestions.history.activities.recent(at: environment.now).first { $0.activity.title == title }
    return recent.map { ViewedActivity($0.activity, in: $0.app) }
  }

  private func context(_ surface: SuggestionSurface) async -> SuggestionContext {
    await suggestions.context(for: apps, in: environment.environment, surface: surface, trigger: trigger, words: words)
  }

  // MARK: Coming back, and going

  /// The reminders that are due now, by the clock.
  public func due() async -> [Reminder] { kept(await suggestions.history.reminders.due(at: environment.now)) }

  /// The reminders that waited for the user to arrive at a place, or to leave it.
  public func moved(_ place: Reminder.Place, arriving: Bool) async -> [Reminder] {
    let reminders = suggestions.history.reminders
    let now = environment.now
    return kept(await arriving ? reminders.arrived(at: place, on: now) : reminders.left(place, on: now))
  }

  /// Tells the engine that the user has heard a reminder.
  ///
  /// Reminders of simulated apps are in memory, where nothing can fail.
  public func handedOver(_ reminder: Reminder) async {
    try? await suggestions.history.reminders.handedOver([reminder], at: environment.now)
  }

  private func kept(_ reminders: [Reminder]) -> [Reminder] {
    let back = reminders.compactMap { reminder in reminder.activity.map { (title: reminder.title, viewed: $0) } }
    if !back.isEmpty { found = back }
    return reminders
  }

  /// Removes a thing from its app, and everything that was remembered of it.
  public func remove(_ name: String) async -> String? {
    for (app, content) in contents {
      guard let identifier = await content.remove(name) else { continue }
      do {
        try await suggestions.history.delete(identifiers: [identifier], of: app.identifier)
      } catch {
        return "\(error)"
      }
      return nil
    }
    return StepProblem("there is nothing called '\(name)' to remove.", nearest: name, among: await titles).description
  }
}

/// Offers as one line each.
public enum OfferLine {
  /// `Get a ride to Banana Palace (MonkeyRides, seen in MonkeyEats)`.
  public static func text(_ suggestion: Suggestion) -> String {
    let isReminder = suggestion.group == .reminders
    let source =
      suggestion.source == suggestion.app
      ? "" : ", \(isReminder ? "from" : "seen in") \(suggestion.source.displayName)"
    return "\(suggestion.title) (\(suggestion.app.displayName)\(source))"
  }

  /// `Banana Palace (7 Palm Street, Jungleton; seen in MonkeyEats)`.
  public static func text(_ suggestion: KeyboardSuggestion) -> String {
    let source =
      switch suggestion.source {
      case .viewed(let app): "seen in \(app.displayName)"
      case .contact(let person): "\(person.displayName)’s card"
      case .ownCard: "your card"
      }
    let detail = [suggestion.detail, source].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "; ")
    return "\(suggestion.text) (\(detail))"
  }

  /// `Banana Palace (MonkeyEats)`.
  public static func text(_ result: SearchableIndex.Result, apps: [AssistantApp]) -> String {
    let app = apps.first { $0.identifier == result.app }?.displayName ?? result.app
    return "\(result.item.attributeSet.title ?? result.item.uniqueIdentifier) (\(app))"
  }
}
