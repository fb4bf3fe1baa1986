@_exported import struct ConversationScripts.Script
import ConversationScripts
import Foundation
import IntentVocabulary
import Intents
import Parley

/// An app of Apple's form under test: its folder, its intents extension's folder, and the extension's principal class.
///
/// ```swift
/// @Test(arguments: try Script.all(in: "SiriTests")) func holds(_ script: Script) async {
///   await script.test(with: SiriKitApp("MyApp", extension: "MyIntents", IntentHandler()))
/// }
/// ```
///
/// Both folders are read as Xcode has them: names and identifiers may be left to build settings. The principal class is
/// made anew for every script, and `handler(for:)` is asked in every phase, as the system does.
public struct SiriKitApp: Sendable {
  /// The app's folder, with its Info.plist, if it has one, and its vocabularies.
  public var folder: String
  /// The extension's folder, with its Info.plist.
  public var extensionFolder: String
  /// The user's contacts, each as a script's header names one: `Bobo <+1 408 555 0101>`.
  ///
  /// There are three people with numbers where it is `nil`; a script's header may name others.
  public var contacts: [String]?
  /// The longest real time of a phase in a script, whose own clock stands still while a handler works.
  public var phaseLimit = Duration.seconds(10)
  /// The contacts of a file, in place of those above.
  private var readPeople: [Person]?
  let principal: @Sendable () -> any INIntentHandlerProviding
  /// What other files of the Xcode project say about the app.
  private let facts: ProjectFacts

  /// - Parameters:
  ///   - folder: The app's folder; a relative one is looked for in the current folder and those above it.
  ///   - extension: The extension's folder, in the same way.
  ///   - name: The app's name, where the Info.plist leaves it to the build settings.
  ///   - usageDescription: The text with which the user is asked for the permission, where the build settings have it.
  ///   - vocabulary: The folder with the app's vocabularies, from where the app's folder was found, if it is another.
  ///   - contacts: The user's contacts, each as a script's header names one; `[]` for a user who has none.
  ///   - principal: Makes the extension's principal class.
  public init(
    _ folder: String, extension: String, named name: String? = nil, asking usageDescription: String? = nil,
    vocabulary: String? = nil, contacts: [String]? = nil,
    _ principal: @escaping @autoclosure @Sendable () -> any INIntentHandlerProviding
  ) {
    let base = Self.base(of: folder)
    self.folder = Self.joined(base, folder)
    self.extensionFolder = Self.joined(Self.base(of: `extension`), `extension`)
    self.contacts = contacts
    self.principal = principal
    facts = ProjectFacts(
      name: name, usageDescription: usageDescription, vocabularyFolder: vocabulary.map { Self.joined(base, $0) })
  }

  /// The folder that contains a relative path: the current folder, or the nearest one above it.
  private static func base(of path: String) -> String {
    if path.hasPrefix("/") { return "" }
    var base = URL(filePath: FileManager.default.currentDirectoryPath)
    while base.path.count > 1 {
      if FileManager.default.fileExists(atPath: base.appending(path: path).path) { return base.path }
      base.deleteLastPathComponent()
    }
    return ""
  }

  private static func joined(_ base: String, _ path: String) -> String {
    if base.isEmpty || path.hasPrefix("/") { return path }
    return path == "." ? base : "\(base)/\(path)"
  }

  /// The user's contacts: those of a file, those of the test, or the usual ones.
  var people: [Person] {
    get {
      readPeople ?? contacts.map { $0.map { UserContacts.contact($0) ?? Person($0, contactIdentifier: $0) } }
        ?? UserContacts.usual
    }
    set { readPeople = newValue }
  }

  /// The app's files, without its handlers.
  func read(_ handlers: [AnyIntentHandler] = []) throws -> AssistantApp {
    try AssistantApp(at: folder, extension: extensionFolder, handlers: handlers, catalog: .siriKit, facts: facts)
  }

  /// The app with the extension's handlers.
  /// - Parameter report: Receives broken rules that make nothing fail, such as a completion that is called twice, or
  ///   never.
  /// - Throws: ``SiriKitProblems`` where something keeps the app from being used.
  public func app(report: @escaping @Sendable (HandlerFault) -> Void = { _ in }) throws -> AssistantApp {
    try app(report: report, watch: { _ in }, fail: { _ in }, limit: nil)
  }

  private func app(
    report: @escaping @Sendable (HandlerFault) -> Void, watch: @escaping @Sendable (HandlerCall) -> Void,
    fail: @escaping @Sendable (HandlerFault) -> Void, limit: Duration?
  ) throws -> AssistantApp {
    let errors = problems(watch: watch).filter(\.isError)
    guard errors.isEmpty else { throw SiriKitProblems(problems: errors) }
    let siriKit = SiriKitExtension(
      principal(), report: report, watch: watch, limit: limit, ending: endingIntents(), fail: fail)
    return try read(siriKit.handlers(of: declaredIntents))
  }

  /// The app in the form that scripts need, made anew for each script.
  public func scriptApps(report: @escaping @Sendable (HandlerFault) -> Void = { _ in }) -> ScriptApps {
    scriptApps(report: report, watch: { _ in }, fail: { _ in })
  }

  func scriptApps(
    report: @escaping @Sendable (HandlerFault) -> Void, watch: @escaping @Sendable (HandlerCall) -> Void,
    fail: @escaping @Sendable (HandlerFault) -> Void
  ) -> ScriptApps {
    ScriptApps { _ in
      [ScriptApp(try app(report: report, watch: watch, fail: fail, limit: phaseLimit), contacts: people)]
    }
  }
}
