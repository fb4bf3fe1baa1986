import Foundation
import Testing

@testable import DevelopmentTools
@testable import ParleyCommand

/// Sources with App Shortcuts, read without being compiled.
@Suite struct AppShortcutsTests {
  private static let soup = """
    import AppIntents

    enum Size: String, AppEnum {
      case small, extraLarge
      static var typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
      static var caseDisplayRepresentations: [Size: DisplayRepresentation] = [
        .small: "Small", .extraLarge: DisplayRepresentation(title: "Large", synonyms: ["Big", "Huge"]),
      ]
    }
    struct Soup: IndexedEntity { var id: String }

    struct OrderSoupIntent: AppIntent {
      static let title: LocalizedStringResource = "Order Soup"
      @Parameter(title: "Soup", requestValueDialog: IntentDialog("Which soup would you like?"))
      var soup: Soup
      @Parameter(title: "Size") private var size: Size?
      @Parameter(title: "Bowls", default: 1) var bowls: Int
      @Parameter var toppings: [String]
      func perform() async throws -> some IntentResult { .result(dialog: "Done") }
    }

    """

  private static func provider(_ shortcuts: String) -> String {
    """
    struct StopKettle: AppIntent { static var title: LocalizedStringResource = "Stop the Kettle" }
    struct SoupShortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
    \(shortcuts)
      }
    }
    """
  }

  private static func shortcut(_ intent: String, _ phrases: String...) -> String {
    """
    AppShortcut(intent: \(intent)(), phrases: [
    \(phrases.map { "\"\($0)\"" }.joined(separator: ",\n"))
    ], shortTitle: "Short", systemImageName: "cup")
    """
  }

  private static let name = "\\(.applicationName)"

  private static let good = provider(
    shortcut(
      "OrderSoupIntent", "Order \\(\\.$soup) with \(name)", "Get a \\(\\.$size) soup from \(name)",
      "Order soup in \(name)")
      + "\n" + shortcut("StopKettle", "Stop \(name) kettle", "Switch the \(name) kettle off"))

  private func folder(_ provider: String, _ others: [String: String?] = [:]) throws -> SiriFolder {
    let files: [String: String?] = [
      "Willow/Info.plist": SiriFolder.app(""), "WillowSiri/Info.plist": nil, "WillowSiri/IntentHandler.swift": nil,
      "Willow/Soup.swift": Self.soup, "Willow/Shortcuts.swift": provider,
    ]
    return try SiriFolder(files.merging(others) { $1 })
  }

  private func lint(_ provider: String, _ others: [String: String?] = [:]) async throws -> [String] {
    let (output, _) = try await folder(provider, others).run("lint")
    return output.split(separator: "\n").map(String.init)
  }

  @Test func actionsParametersAndPhrasesAreRead() throws {
    let folder = try folder(Self.good)
    let sources = try #require(ShortcutSources(folder: folder.path))
    #expect(sources.shortcuts.map(\.action) == ["OrderSoupIntent", "StopKettle"])
    #expect(sources.shortcuts[0].phrases.map(\.key).first == "Order ${soup} with ${applicationName}")
    #expect(sources.entities == ["Soup"])
    #expect(sources.enums["Size"]?.map(\.words) == [["Small"], ["Large", "Big", "Huge"]])
    let order = try #require(sources.actions["OrderSoupIntent"])
    #expect(order.title == "Order Soup")
    #expect(order.parameters.map(\.name) == ["soup", "size", "bowls", "toppings"])
    #expect(order.parameters.map(\.isOptional) == [false, true, true, false])
    #expect(order.parameters.map(\.isList) == [false, false, false, true])
    #expect(order.parameters[0].question == "Which soup would you like?")
  }

  @Test func phrasesThatAreRightAreNotTold() async throws { #expect(try await lint(Self.good) == []) }

  @Test func aFolderWithoutAProviderHasNone() throws {
    #expect(ShortcutSources(folder: try folder("struct A {}").path) == nil)
  }

  @Test func everyPhraseNamesTheApp() async throws {
    let lines = try await lint(Self.provider(Self.shortcut("StopKettle", "Stop \(Self.name)", "Kettle off")))
    #expect(
      lines == ["Willow/Shortcuts.swift:6: error: 'Kettle off' does not name the app: it needs '\\(.applicationName)'"])
  }

  @Test func thereAreTenShortcuts() async throws {
    let all = (1...11).map {
      Self.shortcut("Do\($0)Intent", "Turn page \($0) in \(Self.name)", "Page \($0) of \(Self.name)")
    }
    let lines = try await lint(Self.provider(all.joined(separator: "\n")))
    #expect(lines.contains { $0.contains("error: an app has at most 10 shortcuts; this is number 11") }, "\(lines)")
    #expect(!lines.contains { $0.contains("number 10") })
  }

  @Test func aPhraseTakesOneEntityOrEnum() async throws {
    let lines = try await lint(
      Self.provider(
        Self.shortcut(
          "OrderSoupIntent", "Order \\(\\.$bowls) from \(Self.name)",
          "Order \\(\\.$size) \\(\\.$soup) from \(Self.name)",
          "Order \\(\\.$sup) now from \(Self.name)", "Order \\(today) from \(Self.name)")))
    for words in [
      ":5: error: 'bowls' is of the type 'Int'; a phrase takes an AppEntity or an AppEnum only",
      ":6: error: 'Order ${size} ${soup} from ${applicationName}' has 2 parameters; a phrase takes one",
      ":7: error: 'OrderSoupIntent' has no parameter 'sup'. Did you mean 'soup'?",
      ":8: error: '\\(today)' is neither the app's name nor a parameter, which are all that a phrase may interpolate",
    ] {
      #expect(lines.contains { $0.hasSuffix(words) }, "\(words)\n\(lines)")
    }
  }

  @Test func phrasesThatCollideAreTold() async throws {
    let lines = try await lint(
      Self.provider(
        [
          Self.shortcut("StartKettle", "Start the \(Self.name) kettle", "Boil water with \(Self.name)"),
          Self.shortcut("StopKettle", "Stop the \(Self.name) kettle", "start the \(Self.name) Kettle"),
        ].joined(separator: "\n")))
    #expect(
      lines == [
        "Willow/Shortcuts.swift:10: warning: 'start the ${applicationName} Kettle' is the phrase of 'StartKettle' on line 5"
      ])
    let near = try await lint(
      Self.provider(
        [
          Self.shortcut("ShowSoup", "Show \(Self.name) soup", "Soups of \(Self.name)"),
          Self.shortcut("ShowMySoup", "Show my \(Self.name) soup", "My dinner in \(Self.name)"),
        ].joined(separator: "\n")))
    #expect(near.contains { $0.contains("'Show my ${applicationName} soup' can be taken for 'ShowSoup'") }, "\(near)")
  }

  @Test func oneNumberOfPhrasesIsNoted() async throws {
    let lines = try await lint(Self.provider(Self.shortcut("StopKettle", "Stop the \(Self.name) kettle")))
    #expect(lines == ["Willow/Shortcuts.swift:4: note: 'StopKettle' has 1 phrase; give several"])
  }

  @Test func aLanguageWithoutPhrasesIsTold() async throws {
    let lines = try await lint(
      Self.good, ["Willow/de.lproj/Localizable.strings": "", "Willow/en.lproj/Localizable.strings": ""])
    #expect(lines.count == 5)
    #expect(
      lines.first == "Willow/Shortcuts.swift:5: warning: 'Order ${soup} with ${applicationName}' has no words in 'de'",
      "\(lines)")
  }

  @Test func aPhraseWithoutATranslationIsTold() async throws {
    let strings = """
      "Order ${soup} with ${applicationName}" = "Bestelle ${soup} mit ${applicationName}";
      "Get a ${size} soup from ${applicationName}" = "Eine ${size} Suppe von ${applicationName}";
      "Order soup in ${applicationName}" = "Suppe von ${applicationName}";
      "Stop ${applicationName} kettle" = "${applicationName} aus";
      """
    let lines = try await lint(Self.good, ["Willow/de.lproj/AppShortcuts.strings": strings])
    #expect(
      lines == [
        "Willow/Shortcuts.swift:11: warning: 'Switch the ${applicationName} kettle off' has no words in 'de'"
      ])
  }

  @Test func aCatalogHasAllPhrasesOfAShortcutUnderItsFirst() async throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Order ${soup} with ${applicationName}": {"localizations": {"de": {"stringSet": {"values": ["Bestelle ${soup} bei ${applicationName}"]}}}}
      }}
      """
    let lines = try await lint(Self.good, ["Willow/AppShortcuts.xcstrings": catalog])
    #expect(
      lines.count == 2 && lines.allSatisfy { $0.contains("kettle") && $0.contains("has no words in 'de'") }, "\(lines)")
  }

  @Test func theLanguagesOfTheXcodeProjectCount() async throws {
    let project = SiriFolder.xcode(
      settings: "INFOPLIST_FILE = Willow/Info.plist;", root: "developmentRegion = en; knownRegions = (en, Base, fr);")
    let lines = try await lint(Self.good, ["Willow.xcodeproj/project.pbxproj": project])
    #expect(lines.count == 5 && lines.allSatisfy { $0.hasSuffix("has no words in 'fr'") }, "\(lines)")
  }

  @Test func aSimulatedActionAsksForWhatItLacks() async throws {
    let folder = try folder(Self.good)
    let terminal = TestTerminal(typing: [
      "Order soup in Willow", "lentil", "croutons", "Get a big soup from Willow", "tomato", "basil",
      "Stop Willow kettle",
    ])
    #expect(await Command.run(["talk", folder.path], on: terminal.console) == .success)
    #expect(
      terminal.output.split(separator: "\n").map(String.init) == [
        "Which soup would you like?", "What’s the toppings?", "(Simulated) Short, lentil, croutons.",
        "Which soup would you like?", "What’s the toppings?", "(Simulated) Short, tomato, Large, basil.",
        "(Simulated) Short.",
      ], "\(terminal.output)")
  }

  @Test func aTextIsTakenAsItIsSaidWithNamesInIt() async throws {
    let provider = """
      enum Book: String, AppEnum { case work, home
        static let caseDisplayRepresentations: [Book: DisplayRepresentation] = [.work: "Work", .home: "Home"] }
      struct AddNote: AppIntent {
        @Parameter(title: "Book", requestValueDialog: IntentDialog("Into which book?")) var book: Book
        @Parameter(title: "Text", requestValueDialog: "What shall I write?") var text: String }
      struct S: AppShortcutsProvider { static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: AddNote(), phrases: ["Add a note in \(Self.name)", "New \\(\\.$book) note in \(Self.name)"],
          shortTitle: "Note", systemImageName: "")
      } }
      """
    let terminal = TestTerminal(typing: [
      "Add a note in Willow", "work", "buy milk at home", "New home note in Willow", "ask at work",
    ])
    let folder = try folder(provider)
    #expect(await Command.run(["talk", folder.path], on: terminal.console) == .success)
    #expect(
      terminal.output.split(separator: "\n").map(String.init) == [
        "Into which book?", "What shall I write?", "(Simulated) Note, Work, buy milk at home.", "What shall I write?",
        "(Simulated) Note, Home, ask at work.",
      ], "\(terminal.output)")
  }

  @Test func anActionNamedLikeOneOfSiriKitsIsAnother() {
    #expect(ShortcutApp.intent("OrderSoupIntent").rawValue == "OrderSoup")
    #expect(ShortcutApp.intent("SendMessageIntent").rawValue == "SendMessageAction")
    #expect(ShortcutApp.intent("Intent").rawValue == "Intent")
  }

  @Test(arguments: [
    "AppShortcut(", "AppShortcut(intent:", "AppShortcut(intent: A(), phrases: [\"\\(\\.$", "struct A: AppEnum { case",
    "struct B: AppIntent { @Parameter", "struct B: AppIntent { @Parameter(title: \"x\") var a:", "static var title = ",
    "enum C: AppEnum { static var caseDisplayRepresentations = [.a",
    "AppShortcut(intent: (), phrases: [\"]}[{ ~0.4 | @x\"])",
  ])
  func sourcesThatAreCutOffAreReadToTheirEnd(_ rest: String) async throws {
    let folder = try folder(
      "struct S: AppShortcutsProvider { AppShortcut(intent: StopKettle(), phrases: []) }\n" + rest)
    #expect(await folder.run("lint").status != .unusable)
  }

  @Test func whatASourceSaysMayHoldTheMarksOfPrompts() async throws {
    let provider = """
      struct Go: AppIntent { @Parameter(title: "[Odd] {title}", requestValueDialog: "What {x} [y]?") var `in`: Size
        @Parameter var file: IntentFile }
      struct S: AppShortcutsProvider { static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Go(), phrases: ["Go with \(Self.name)", "Go \\(\\.$file) \(Self.name)"], shortTitle: "{Go", systemImageName: "")
      } }
      """
    let terminal = TestTerminal(typing: ["Go with Willow", "small"])
    let folder = try folder(provider)
    #expect(await Command.run(["talk", folder.path], on: terminal.console) == .success)
    #expect(terminal.output.contains("What (x) (y)?\n(Simulated) (Go, Small.\n"), "\(terminal.output)")
  }
}
