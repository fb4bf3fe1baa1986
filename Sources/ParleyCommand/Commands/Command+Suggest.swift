import Foundation
import ConversationScripts
import Parley
import ParleySuggestions

extension Command {
  static let suggest = Command(
    "suggest", "Shows what a user may want now, and why.",
    operands: "[APP-FOLDER…]",
    options: [
      .store, .now,
      .value("location", "LAT,LON", "Where the user is."),
      .value(
        "surface", "WHERE", values: SurfaceName.allCases.map(\.rawValue), "Where it is shown; assistant, if not given."),
      .value("to", "APP-ID", "The app that is switched to, or whose destination field is filled in."),
      .value("trigger", "EVENT", values: MediaTrigger.allCases.map(\.rawValue), "What has just happened."),
      .value("page", "FILE", "A page that the user looks at; its place is offered."),
      .value("contact", "NAME", "Shows the apps that can message, call or pay a person instead."),
      .value("typed", "TEXT", "Shows what the keyboard offers after a text instead."),
      .value(
        "field", "TYPE", values: TextContentType.allCases.map(\.rawValue), "What the field that is typed in is for."),
      .value("deny", "APP-ID", "Leaves an app out, as if its permission were not given; may be given several times."),
      .value("without", "GROUP", values: SuggestionGroup.allCases.map(\.rawValue), "Leaves a kind of suggestion out."),
      .value("take", "N", "The user takes the suggestion with this number: it comes sooner from now on."),
      .value("dismiss", "N", "The user does not want the suggestion with this number: it comes later from now on."),
      .value("locale", "TAG", values: SuggestionWords.languages, "The language of the suggestions."),
      .value("limit", "N", "How many are shown; 5, if not given."), .format,
    ],
    discussion: """
      Without a folder, the sample apps under ./Vocabulary are installed. What they donated is kept in the store; see
      'parley donate --help'. A habit's score grows with how often, how lately, and how near to this time of day, day
      of the week and place it was done; a viewed place's halves every hour.
      Exits with 0 when something is offered, 1 when nothing is.
      """,
    run: { arguments, console in try await SuggestCommand(arguments: arguments, console: console).run() })
}

/// The surfaces as the command spells them.
private enum SurfaceName: String, CaseIterable {
  case assistant, car, destination, maps
  case lockScreen = "lock-screen"
  case appSwitcher = "app-switcher"
}

/// One run of `parley suggest`.
private struct SuggestCommand {
  let arguments: Arguments
  let console: Console

  func run() async throws -> ExitStatus {
    let learns = arguments.isSet("take") || arguments.isSet("dismiss")
    let suggestions =
      try arguments.isSet("store")
      ? StoreProblem.openStore(arguments.store(), onlyToRead: !learns, console) : Suggestions()
    let context = try context()
    if let path = arguments.value("page") { try await look(at: path, in: suggestions, context) }
    if let name = arguments.value("contact") {
      return tell(await suggestions.history.donations.contactCard(for: Person(name), apps: context.apps))
    }
    if arguments.isSet("typed") || arguments.isSet("field") { return await type(in: suggestions, context) }
    let offered = await suggestions.suggestions(for: context)
    if let taken = try number("take", offered) { try await suggestions.taken(taken) }
    if let dismissed = try number("dismiss", offered) { try await suggestions.dismissed(dismissed) }
    tell(offered, context.words)
    return offered.isEmpty ? .failure : .success
  }

  // MARK: The moment

  private func context() throws -> SuggestionContext {
    let folders = arguments.operands.isEmpty ? TalkWorld.sampleFolders() : arguments.operands
    if folders.isEmpty { throw ArgumentProblem.noSampleApps("suggest") }
    var apps = try AppFolders.all(in: folders).map { AppProfile(try arguments.tools.app(at: $0)) }
    if let page = arguments.value("page") { apps.append(Self.browser(showing: page)) }
    let groups = arguments.values("without").compactMap(SuggestionGroup.init)
    return SuggestionContext(
      now: try arguments.now(), location: try arguments.location("location"), apps: apps,
      deniedApps: Set(arguments.values("deny")), surface: try surface(),
      trigger: arguments.value("trigger").flatMap(MediaTrigger.init),
      settings: SuggestionSettings(disabledGroups: Set(groups)),
      words: arguments.value("locale").flatMap(SuggestionWords.init(tag:)) ?? .english,
      limit: try arguments.number("limit", in: 1...100) ?? 5)
  }

  private func surface() throws -> SuggestionSurface {
    let app = arguments.value("to")
    switch arguments.value("surface").flatMap(SurfaceName.init) ?? .assistant {
    case .assistant: return .assistant
    case .car: return .car
    case .maps: return .maps
    case .lockScreen: return .lockScreen
    case .appSwitcher: return .appSwitcher(to: app)
    case .destination: return .destination(in: try app ?? arguments.missing("--to APP-ID"))
    }
  }

  /// A browser as an app, so that a suggestion can name it as its source.
  private static func browser(showing page: String) -> AppProfile {
    AppProfile(
      identifier: "parley.page", displayName: URL(filePath: page).lastPathComponent, activityTypes: ["parley.page.view"]
    )
  }

  private func look(at path: String, in suggestions: Suggestions, _ context: SuggestionContext) async throws {
    let page = StructuredPage(html: try PageFile.bytes(at: path))
    guard let activity = page.activity("parley.page.view", webpageURL: nil) else { return }
    let browser = Self.browser(showing: path)
    await suggestions.history.activities.register(browser)
    try await suggestions.history.activities.becomeCurrent(activity, of: browser.identifier, at: context.now)
  }

  private func number(_ option: String, _ offered: [Suggestion]) throws -> Suggestion? {
    guard let number = try arguments.number(option, in: 1...100) else { return nil }
    guard number <= offered.count else { throw StoreProblem.noResult(number, count: offered.count) }
    return offered[number - 1]
  }

  // MARK: Telling

  private struct Offered: Encodable {
    var title: String
    var app: String
    var source: String
    var reasons: [String]
    var score: Double
  }

  private func tell(_ offered: [Suggestion], _ words: SuggestionWords) {
    let lines = offered.map { suggestion in
      Offered(
        title: suggestion.title, app: suggestion.app.identifier, source: suggestion.source.identifier,
        reasons: suggestion.reasons.map(words.reason), score: (suggestion.score * 1000).rounded() / 1000)
    }
    if arguments.isJSON { return console.print(StoreText.json(lines)) }
    if lines.isEmpty { console.print("Nothing is offered.") }
    for (place, suggestion) in offered.enumerated() {
      console.print("\(place + 1). \(suggestion.title)  (\(suggestion.app.displayName))")
      console.print(
        "   \(lines[place].reasons.joined(separator: "; ")). \(words.source(suggestion.source.displayName))."
          + " Score \(lines[place].score)")
    }
  }

  private struct CardLine: Encodable {
    var act: String
    var app: String
    var isDefault: Bool
    var isUsed: Bool
  }

  private func tell(_ card: ContactCard) -> ExitStatus {
    let lines = ContactAct.allCases.flatMap { act in
      (card.offers[act] ?? []).map {
        CardLine(act: act.rawValue, app: $0.app.identifier, isDefault: $0.isDefault, isUsed: $0.isUsed)
      }
    }
    if arguments.isJSON {
      console.print(StoreText.json(lines))
    } else {
      console.print(card.person.displayName)
      for act in ContactAct.allCases {
        guard let offers = card.offers[act] else { continue }
        let names = offers.map { $0.app.displayName + ($0.isDefault ? " (chosen)" : $0.isUsed ? " (used)" : "") }
        console.print("  \(act.rawValue): \(names.joined(separator: ", "))")
      }
    }
    return lines.isEmpty ? .failure : .success
  }

  private struct Typed: Encodable {
    var text: String
    var detail: String?
    var source: String
  }

  private func type(in suggestions: Suggestions, _ context: SuggestionContext) async -> ExitStatus {
    var seen: Set<Person> = []
    let people = await suggestions.history.donations.all.reversed().flatMap(\.people).filter {
      seen.insert($0).inserted
    }
    let keyboard = KeyboardSuggestions(
      viewed: await suggestions.history.activities.recent(at: context.now), contacts: people, context: context)
    let field = arguments.value("field").flatMap(TextContentType.init)
    let lines = keyboard.suggestions(for: field, typed: arguments.value("typed") ?? "").map { offer in
      let source =
        switch offer.source {
        case .viewed(let app): context.words.source(app.displayName)
        case .contact(let person): person.displayName
        case .ownCard: "your own card"
        }
      return Typed(text: offer.text, detail: offer.detail, source: source)
    }
    if arguments.isJSON {
      console.print(StoreText.json(lines))
    } else if lines.isEmpty {
      console.print("Nothing is offered.")
    } else {
      for line in lines { console.print("\(line.text)  (\(line.source))") }
    }
    return lines.isEmpty ? .failure : .success
  }
}
