import Foundation
import Testing

@testable import DevelopmentTools
@testable import ParleyCommand

/// App Shortcuts in the languages that a project has words for.
@Suite struct ShortcutLanguagesTests {
  private static let name = "\\(.applicationName)"

  private static let sources = """
    import AppIntents

    enum Size: String, AppEnum {
      case small, large
      static var caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .large: "Large"]
    }
    struct Soup: AppEntity { var id: String }
    struct OrderSoupIntent: AppIntent {
      static let title: LocalizedStringResource = "Order Soup"
      @Parameter(title: "Soup", requestValueDialog: IntentDialog("Which soup would you like?")) var soup: Soup
      @Parameter(title: "Size") var size: Size
    }
    struct StopKettle: AppIntent { static var title: LocalizedStringResource = "Stop the Kettle" }
    struct SoupShortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: OrderSoupIntent(), phrases: ["Order soup with \(name)", "Order a \\(\\.$size) soup in \(name)"])
        AppShortcut(intent: StopKettle(), phrases: ["Stop the \(name) kettle", "Switch the \(name) kettle off"])
      }
    }
    """

  private static let german = """
    "Order soup with ${applicationName}" = "Bestelle Suppe bei ${applicationName}";
    "Order a ${size} soup in ${applicationName}" = "Bestelle eine ${size} Suppe bei ${applicationName}";
    "Stop the ${applicationName} kettle" = "Stopp den Kocher von ${applicationName}";
    "Switch the ${applicationName} kettle off" = "Schalte den Kocher von ${applicationName} aus";

    """

  private func folder(_ files: [String: String?]) throws -> SiriFolder {
    let usual: [String: String?] = [
      "Willow/Info.plist": SiriFolder.app(""), "WillowSiri/Info.plist": nil, "WillowSiri/IntentHandler.swift": nil,
      "Willow/Shortcuts.swift": Self.sources,
    ]
    return try SiriFolder(usual.merging(files) { $1 })
  }

  private func lint(_ files: [String: String?]) async throws -> [String] {
    let (output, _) = try await folder(files).run("lint")
    return output.split(separator: "\n").map(String.init)
  }

  private func talk(_ folder: SiriFolder, _ tag: String?, _ lines: [String]) async -> [String] {
    let terminal = TestTerminal(typing: lines)
    let locale = tag.map { ["--locale", $0] } ?? []
    #expect(await Command.run(["talk", folder.path] + locale, on: terminal.console) == .success)
    return terminal.output.split(separator: "\n").map(String.init)
  }

  @Test func whatIsSaidInAnotherLanguageBeginsTheAction() async throws {
    let folder = try folder([
      "Willow/de.lproj/AppShortcuts.strings": Self.german,
      "Willow/de.lproj/Localizable.strings": """
      "Which soup would you like?" = "Welche Suppe möchtest du?"; "Size" = "Größe"; "Small" = "Kleine";
      "Order Soup" = "Suppe bestellen"; "Stop the Kettle" = "Kocher aus";
      """,
    ])
    #expect(
      await talk(
        folder, "de", ["Bestelle eine kleine Suppe bei Willow", "Linsen", "Schalte den Kocher von Willow aus"])
        == ["Welche Suppe möchtest du?", "(Simulated) Suppe bestellen, Linsen, Kleine.", "(Simulated) Kocher aus."])
    #expect(
      await talk(folder, "en", ["Stop the Willow kettle", ":locale de", "Stopp den Kocher von Willow"]).filter {
        $0.hasPrefix("(Simulated)")
      } == ["(Simulated) Stop the Kettle.", "(Simulated) Kocher aus."])
  }

  @Test func aStringCatalogHasTheWordsOfSeveralLanguages() async throws {
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Order soup with ${applicationName}" : {"localizations" : {
            "de" : {"stringSet" : {"values" : ["Bestelle Suppe bei ${applicationName}", "Suppe von ${applicationName}"]}},
            "fr" : {"stringSet" : {"values" : ["Commande une soupe chez ${applicationName}"]}}
          }},
          "Stop the ${applicationName} kettle" : {"localizations" : {
            "de" : {"stringSet" : {"values" : ["Stopp den Kocher von ${applicationName}"]}}
          }}
        }
      }
      """
    let words = """
      {"sourceLanguage": "en", "strings": {
        "Size": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "La taille"}}}}
      }}
      """
    let files: [String: String?] = ["Willow/AppShortcuts.xcstrings": catalog, "Willow/Localizable.xcstrings": words]
    #expect(
      try await lint(files) == [
        "Willow/Shortcuts.swift:17: warning: 'Stop the ${applicationName} kettle' has no words in 'fr'",
        "Willow/Shortcuts.swift:17: warning: 'Switch the ${applicationName} kettle off' has no words in 'fr'",
      ])
    let spoken = await talk(try folder(files), "fr", ["Commande une soupe chez Willow", "tomate", "Small"])
    #expect(spoken == ["Soup?", "La taille?", "(Simulated) Order Soup, tomate, Small."])
  }

  @Test func phrasesThatCollideInOneLanguageAreToldThere() async throws {
    let same = Self.german.replacing(
      "Schalte den Kocher von ${applicationName} aus", with: "bestelle suppe bei ${applicationName}")
    let place = "Willow/de.lproj/AppShortcuts.strings"
    #expect(
      try await lint([place: same]) == [
        "\(place):4: warning: 'bestelle suppe bei ${applicationName}' is the phrase of 'OrderSoupIntent' on line 1"
      ])
  }

  @Test func aTranslationHasTheAppAndItsParameters() async throws {
    let wrong = Self.german.replacing("eine ${size}", with: "eine ${groesse}").replacing(
      "Stopp den Kocher von ${applicationName}", with: "Kocher aus")
    let place = "Willow/de.lproj/AppShortcuts.strings"
    #expect(
      try await lint([place: wrong]) == [
        "\(place):2: error: 'OrderSoupIntent' has no parameter 'groesse'",
        "\(place):3: error: 'Kocher aus' does not name the app: it needs '\\(.applicationName)'",
      ])
  }

  @Test func aPhraseIsToldOnceWithAllLanguagesThatLackIt() async throws {
    let part = Self.german.split(separator: "\n").prefix(3).joined(separator: "\n")
    #expect(
      try await lint(["Willow/de.lproj/AppShortcuts.strings": part, "Willow/it.lproj/AppShortcuts.strings": part]) == [
        "Willow/Shortcuts.swift:17: warning: 'Switch the ${applicationName} kettle off' has no words in 'de', 'it'"
      ])
  }

  @Test func aProjectMayBeDevelopedInAnotherLanguage() async throws {
    let sources = Self.sources.replacing("Stop the \(Self.name) kettle", with: "Stopp den Kocher von \(Self.name)")
    let project = SiriFolder.xcode(
      settings: "INFOPLIST_FILE = Willow/Info.plist;", root: "developmentRegion = de; knownRegions = (de, Base);")
    let folder = try folder([
      "Willow/Shortcuts.swift": sources, "Willow.xcodeproj/project.pbxproj": project,
    ])
    // The language to begin in is the project's.
    #expect(await talk(folder, nil, ["Stopp den Kocher von Willow"]) == ["(Simulated) Stop the Kettle."])
  }

  @Test func aRegionsWordsAreThoseOfItsLanguage() async throws {
    let folder = try folder(["Willow/de-AT.lproj/AppShortcuts.strings": Self.german])
    #expect(await talk(folder, "de", ["Stopp den Kocher von Willow"]) == ["(Simulated) Stop the Kettle."])
  }

  @Test func aScriptTalksToAFolderOfSources() async throws {
    let script = """
      app: .

      User: Order a small soup in Willow
      Assistant: Which soup would you like?
      User: lentil
      Assistant: (Simulated) Order Soup, lentil, Small.
      """
    let folder = try folder(["soup.conversation": script])
    let terminal = TestTerminal()
    let status = await Command.run(["test", "\(folder.path)/soup.conversation"], on: terminal.console)
    #expect(status == .success, "\(terminal.output)")
  }
}
