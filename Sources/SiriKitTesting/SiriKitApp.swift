@_exported import struct ConversationScripts.Script
import ConversationScripts
import Foundation
import IntentVocabulary
import Intents
import Parley
import PropertyLists

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
  /// The user's contacts; a script's header may name others.
  public var contacts: [String]
  /// How long a phase of a script may take in real time: the clock of a script stands while a handler works.
  public var phaseLimit = Duration.seconds(10)
  private let principal: @Sendable () -> any INIntentHandlerProviding

  /// - Parameters:
  ///   - folder: The app's folder; a relative one is looked for in the current folder and those above it.
  ///   - extension: The extension's folder, in the same way.
  ///   - contacts: The names of the user's contacts.
  ///   - principal: Makes the extension's principal class.
  public init(
    _ folder: String, extension: String, contacts: [String] = [],
    _ principal: @escaping @autoclosure @Sendable () -> any INIntentHandlerProviding
  ) {
    self.folder = Self.found(folder)
    self.extensionFolder = Self.found(`extension`)
    self.contacts = contacts
    self.principal = principal
  }

  /// The folder of a relative path: below the current folder or the nearest one above it that has it.
  private static func found(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    var base = URL(filePath: FileManager.default.currentDirectoryPath)
    while base.path.count > 1 {
      let folder = base.appending(path: path).path
      if FileManager.default.fileExists(atPath: folder) { return folder }
      base.deleteLastPathComponent()
    }
    return path
  }

  /// The intents that the two Info.plists declare, spelt as there and in their order.
  public var declaredIntents: [String] { infos.flatMap { names("IntentsSupported", in: $0) } }

  /// What is wrong between the code, the Info.plists and the vocabularies; errors first.
  ///
  /// `#expect(app.problems.isEmpty)` keeps an app free of it; scripts fail for errors only.
  public var problems: [SiriKitProblem] { problems { _ in } }

  private func problems(watch: @escaping @Sendable (HandlerCall) -> Void) -> [SiriKitProblem] {
    let found = codeProblems(watch) + fileProblems
    return found.filter(\.isError) + found.filter { !$0.isError }
  }

  /// The app with the extension's handlers.
  /// - Parameter report: Hears of a broken rule that ends nothing: a completion called twice, or never.
  /// - Throws: ``SiriKitProblems`` where something keeps the app from being used.
  public func app(report: @escaping @Sendable (HandlerFault) -> Void = { _ in }) throws -> AssistantApp {
    try app(report: report, watch: { _ in }, limit: nil)
  }

  private func app(
    report: @escaping @Sendable (HandlerFault) -> Void, watch: @escaping @Sendable (HandlerCall) -> Void,
    limit: Duration?
  ) throws -> AssistantApp {
    let errors = problems(watch: watch).filter(\.isError)
    guard errors.isEmpty else { throw SiriKitProblems(problems: errors) }
    let siriKit = SiriKitExtension(principal(), report: report, watch: watch, limit: limit)
    return try AssistantApp(at: folder, extension: extensionFolder, handlers: siriKit.handlers(of: declaredIntents))
  }

  /// The app as scripts talk to it, made anew for each.
  public func scriptApps(report: @escaping @Sendable (HandlerFault) -> Void = { _ in }) -> ScriptApps {
    scriptApps(report: report, watch: { _ in })
  }

  func scriptApps(
    report: @escaping @Sendable (HandlerFault) -> Void, watch: @escaping @Sendable (HandlerCall) -> Void
  ) -> ScriptApps {
    ScriptApps { _ in
      [
        ScriptApp(
          try app(report: report, watch: watch, limit: phaseLimit),
          contacts: contacts.map { Person($0, contactIdentifier: $0) })
      ]
    }
  }
}

extension SiriKitApp {
  private func codeProblems(_ watch: @escaping @Sendable (HandlerCall) -> Void) -> [SiriKitProblem] {
    let declared = declaredIntents
    if declared.isEmpty { return [.nothingDeclared(ProjectInfo.path(in: extensionFolder))] }
    let restricted = infos.flatMap { names("IntentsRestrictedWhileLocked", in: $0) }
    return SiriKitExtension(principal(), watch: watch).problems(of: declared)
      + restricted.filter { !declared.contains($0) }.map { .restrictedNotDeclared($0) }
  }

  private var fileProblems: [SiriKitProblem] {
    do {
      let app = try AssistantApp(at: folder, extension: extensionFolder)
      let missing = app.declaredIntents.filter { name in
        !app.vocabularies.values.contains { $0.hasExample(ofDeclared: name) }
      }
      return app.problems.map { .file($0.text) } + missing.map { .noExample($0.siriKitName) }
    } catch {
      return [.file("\(error)")]
    }
  }

  /// The Info.plists of the extension and of the app, as far as they can be read; what is wrong with them is found
  /// when the app is.
  private var infos: [PropertyList] {
    [extensionFolder, folder].compactMap { folder in
      guard let content = FileManager.default.contents(atPath: ProjectInfo.path(in: folder)),
        content.count <= PropertyListLimits().size
      else { return nil }
      return try? PropertyList(Array(content))
    }
  }

  /// The names of a list of intents, in an extension's attributes or at an app's root.
  private func names(_ key: String, in info: PropertyList) -> [String] {
    let attributes = info["NSExtension"]?["NSExtensionAttributes"]
    return [attributes?[key], info["IN\(key)"]].compactMap { $0?.elements }.joined().compactMap(\.string)
  }
}

/// Everything that keeps an app of Apple's form from being used, one line each.
public struct SiriKitProblems: Error, Sendable, Hashable, CustomStringConvertible {
  /// Errors only; warnings keep no app from being used.
  public var problems: [SiriKitProblem]
  /// One problem a line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
