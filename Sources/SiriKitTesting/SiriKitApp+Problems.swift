import Foundation
import IntentVocabulary
import Intents
import Parley
import PropertyLists
import SwiftSources

extension SiriKitApp {
  /// The intents that the two Info.plists declare, spelt as there and in their order.
  public var declaredIntents: [String] { infos.flatMap { names("IntentsSupported", in: $0) } }

  /// What is wrong between the code, the Info.plists and the vocabularies; errors first.
  ///
  /// `#expect(app.problems.isEmpty)` keeps an app free of it. Scripts are played all the same, unless nothing at all is
  /// declared: what is wrong with one intent fails what asks for that one.
  public var problems: [SiriKitProblem] { problems { _ in } }

  func problems(watch: @escaping @Sendable (HandlerCall) -> Void) -> [SiriKitProblem] {
    let found = codeProblems(watch) + fileProblems
    return found.filter(\.isError) + found.filter { !$0.isError }
  }

  /// The intents that `handler(for:)` ends the process for, found in a process of its own.
  ///
  /// A process that plays one script may end: it is not looked at before.
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

  /// Whether an intent that there is none of is told already, as one that the code has no object for.
  private func isToldOfCode(_ problem: VocabularyProblem) -> Bool {
    guard OwnProcess.script == nil, case .unknownIntent(let name, _) = problem.reason else { return false }
    return declaredIntents.contains(name)
  }

  /// The methods in the extension's folder, or beside it where it has the Info.plist alone, that are never called, since their labels are those of iOS 10.
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
