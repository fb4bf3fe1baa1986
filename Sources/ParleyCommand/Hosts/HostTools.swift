import ConversationScripts
import DevelopmentTools
import Foundation
import Parley
import SimulatedApps

/// The commands of `parley` for a program that knows intents of its own beside the built-in ones.
///
/// Each command knows them as it knows the built-in ones: `lint` reads example phrases as them, `test`, `explore`,
/// `talk`, `parse`, `serve` and `turn` play their handlers, `donate` and `suggest` take them. An app has the handlers of
/// those intents that its `Info.plist` lists.
///
/// ```swift
/// exit(await HostTools("Notes") { _ in NoteStore().handlers }.run())
/// ```
public struct HostTools: Sendable {
  /// The tools for the built-in intents alone.
  public static let parley = HostTools("parley") { _ in [] }

  /// The name by which a script asks for this program's handlers: `host: Notes`.
  public let name: String
  private let handlers: @Sendable (ConversationEnvironment) -> [AnyIntentHandler]

  /// The commands of a program that handles intents of its own.
  ///
  /// - Parameters:
  ///   - name: The name that scripts have in their header.
  ///   - handlers: Makes the handlers, afresh for each conversation or script, so that none feels what another did; the
  ///     environment has its clock.
  public init(_ name: String, handlers: @escaping @Sendable (ConversationEnvironment) -> [AnyIntentHandler]) {
    self.name = name
    self.handlers = handlers
  }
}

extension HostTools {
  /// The header line by which scripts ask for this program's handlers; none for `parley`, whose scripts any program can
  /// play.
  var header: [String] { name == Self.parley.name ? [] : ["host: \(name)"] }

  /// The intents that files may name: SiriKit's and the program's own.
  var catalog: IntentCatalog {
    let made = handlers(SimulatedEnvironment(now: Date(timeIntervalSince1970: 0)).environment)
    var catalog = IntentCatalog.siriKit
    catalog.intents += made.map(\.description)
    for case .name(let type) in made.flatMap(\.description.parameters).map(\.kind)
    where !catalog.vocabularyParameters.contains(type.rawValue) {
      catalog.vocabularyParameters.append(type.rawValue)
    }
    return catalog
  }

  /// Reads an app's folder with those handlers of the program's own that its Info.plist lists.
  func app(at folder: String) throws -> AssistantApp {
    let environment = SimulatedEnvironment(now: Date(timeIntervalSince1970: 0)).environment
    var app = try AssistantApp(at: folder, handlers: handlers(environment))
    app.handlers.removeAll { !app.supportedIntents.contains($0.name) }
    return app
  }

  /// Plays the app of a folder.
  func simulated(at folder: String, in environment: ConversationEnvironment) throws -> SimulatedApp {
    try SimulatedApp(at: folder, environment: environment, handlers: handlers(environment))
  }

  /// An app as it is played at a prompt, with the places that it knows: one of a folder or, where that holds sources with
  /// App Shortcuts, one whose actions are simulated.
  func played(
    at folder: String, in environment: ConversationEnvironment, knowing people: [Person] = [],
    worlds: WorldCache = WorldCache()
  ) throws -> (app: ScriptApp, places: [Placemark]) {
    if let shortcuts = Self.shortcuts(in: folder) {
      return (ScriptApp(shortcuts.app), [])
    }
    let simulated = try SimulatedApp(
      at: folder, environment: environment, handlers: handlers(environment), knowing: people, worlds: worlds)
    return (ScriptApp(simulated), simulated.places)
  }

  /// The folders of the apps that are named; a folder of sources with App Shortcuts counts as one app.
  static func talkFolders(_ operands: [String]) -> [String] {
    operands.flatMap { providesShortcuts($0) ? [$0] : AppFolders.all(in: [$0]) }
  }

  /// The app of a folder of sources with App Shortcuts; `nil` for the folder of another app.
  private static func shortcuts(in folder: String) -> ShortcutApp? {
    FileManager.default.fileExists(atPath: "\(folder)/Info.plist") ? nil : ShortcutApp(folder: folder)
  }

  static func providesShortcuts(_ folder: String) -> Bool {
    AppFolders.isFolder(folder) && shortcuts(in: folder) != nil
  }

  /// The languages in which the app of a folder has vocabulary; empty where it has none.
  func languages(spokenTo folder: String) -> Set<String> {
    if let shortcuts = Self.shortcuts(in: folder) { return Set(shortcuts.app.phrases.keys) }
    return Set((try? app(at: folder))?.vocabularies.keys.map(\.self) ?? [])
  }
}
