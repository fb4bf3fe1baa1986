import Foundation
import IntentVocabulary
import Intents
import Parley
import PropertyLists
import SwiftSources

extension SiriKitApp {
  /// The intents that the two Info.plists declare, in their spelling and order.
  public var declaredIntents: [String] { infos.flatMap { names("IntentsSupported", in: $0) } }

  /// The mismatches between the code, the Info.plists and the vocabularies; errors first.
  ///
  /// `#expect(app.problems.isEmpty)` keeps an app free of them. Scripts are played all the same, unless no intent is
  /// declared at all: a problem of one intent affects only requests for that intent.
  public var problems: [SiriKitProblem] { problems { _ in } }

  func problems(watch: @escaping @Sendable (HandlerCall) -> Void) -> [SiriKitProblem] {
    let found = codeProblems(watch) + fileProblems
    return found.filter(\.isError) + found.filter { !$0.isError }
  }

  /// The intents for which `handler(for:)` ends the process, found in a separate process.
  ///
  /// A process that plays one script may end, so nothing is checked before it.
  func endingIntents() -> [String: String] {
    if OwnProcess.script != nil { return [:] }
    let declared = declaredIntents
    let name = String(reflecting: type(of: principal()))
    return HandlerProbe(app: "\(name): \(declared)", declared: declared) { wanted, next in
      SiriKitExtension(principal()).ask(for: wanted, next)
    }.ending()
  }

  private func codeProblems(_ watch: @escaping @Sendable (HandlerCall) -> Void) -> [SiriKitProblem] {
    let declared = declaredIntents
    if declared.isEmpty { return [.nothingDeclared(ProjectInfo.path(in: extensionFolder))] }
    let restricted = infos.flatMap { names("IntentsRestrictedWhileLocked", in: $0) }
    let isAlone = OwnProcess.script != nil
    let extensions = SiriKitExtension(principal(), watch: watch, ending: endingIntents())
    return (isAlone ? [] : extensions.problems(of: declared)) + olderLabels
      + restricted.filter { !declared.contains($0) }.map { .restrictedNotDeclared($0) }
  }

  private var fileProblems: [SiriKitProblem] {
    do {
      let app = try read()
      let missing = app.declaredIntents.filter { name in
        !app.vocabularies.values.contains { $0.hasExample(ofDeclared: name) }
      }
      return app.problems.filter { !isToldOfCode($0) }.map { .file($0.text) }
        + missing.map { .noExample($0.siriKitName) }
    } catch {
      return [.file("\(error)")]
    }
  }

  /// Whether an undeclared intent is reported already, as one for which the code has no object.
  private func isToldOfCode(_ problem: VocabularyProblem) -> Bool {
    guard OwnProcess.script == nil, case .unknownIntent(let name, _) = problem.reason else { return false }
    return declaredIntents.contains(name)
  }

  /// Methods with labels of iOS 10, which are never called.
  ///
  /// They are searched for in the extension's folder, or beside it where it has only the Info.plist.
  private var olderLabels: [SiriKitProblem] {
    let parent = URL(filePath: extensionFolder).deletingLastPathComponent().path
    let files = [extensionFolder, parent].lazy.map(sources).first { !$0.isEmpty } ?? []
    return files.flatMap { file in
      guard let content = FileManager.default.contents(atPath: file), content.count <= Self.longestSource else {
        return [SiriKitProblem]()
      }
      let source = SwiftSource(String(decoding: content, as: UTF8.self), importable: ["Intents", "Foundation"])
      return OlderLabels.methods(in: source).map { .olderLabel("\(file):\($0.line): \($0.advice)") }
    }
  }

  private func sources(in folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    return names.prefix(Self.mostFiles).compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  private static let mostFiles = 5_000
  private static let longestSource = 1 << 20

  /// The Info.plists of the extension and of the app; unreadable ones are reported when the app is read.
  private var infos: [PropertyList] {
    [extensionFolder, folder].compactMap { folder in
      guard let content = FileManager.default.contents(atPath: ProjectInfo.path(in: folder)),
        content.count <= PropertyListLimits().size
      else { return nil }
      return try? PropertyList(Array(content))
    }
  }

  /// The names in a list of intents, among an extension's attributes or at the root of an app's Info.plist.
  private func names(_ key: String, in info: PropertyList) -> [String] {
    let attributes = info["NSExtension"]?["NSExtensionAttributes"]
    return [attributes?[key], info["IN\(key)"]].compactMap { $0?.elements }.joined().compactMap(\.string)
  }
}

/// Everything that keeps a SiriKit app from being used, one line each.
public struct SiriKitProblems: Error, Sendable, Hashable, CustomStringConvertible {
  /// The errors; warnings do not keep an app from being used.
  public var problems: [SiriKitProblem]
  /// One problem a line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
