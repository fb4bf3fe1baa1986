import Foundation
import IntentVocabulary
import Parley
import SwiftSources

/// The files for testing an extension's conversations: a Package.swift, a test, a program, and a script for each
/// intent.
package struct SiriPackage {
  package let project: SiriProject
  let found: SiriProject.Extension
  package let app: SiriProject.App
  /// The path of Parley for Package.swift.
  let parley: String
  /// The extension, and the project's modules that it needs.
  let modules: SiriModules
  /// What Xcode's project says of the files of its targets.
  package let membership: TargetMembership
  /// The app with its vocabulary; `nil` where its files cannot be read.
  let read: AssistantApp?
  /// What is wrong with the files of the app and the extension, as far as a conversation depends on it.
  package let complaints: [String]

  package init(project: SiriProject, found: SiriProject.Extension, app: SiriProject.App, parley: String) {
    self.project = project
    self.found = found
    self.app = app
    self.parley = parley
    let membership = TargetMembership(project, of: found)
    self.membership = membership
    modules = SiriModules(membership.sources, named: Self.moduleName(of: found)) { name in
      if AppleFrameworks.here.contains(name) { return nil }
      return membership.sources(ofModule: name) ?? project.sources(of: name)
    }
    var problems: [VocabularyProblem] = []
    do {
      read = try AssistantApp(at: app.folder, extension: found.folder, catalog: .siriKit, facts: app.facts)
      problems = read?.problems ?? []
    } catch {
      read = nil
      problems = (error as? AppProblems)?.problems ?? []
    }
    complaints = problems.filter(Self.matters).map(\.description)
  }

  private static func matters(_ problem: VocabularyProblem) -> Bool {
    switch problem.reason {
    case .unknownIntent, .noUsageDescription, .missingFile, .noReadableFile, .notReadable: true
    case .emptyValue(let key): key == "NSSiriUsageDescription"
    default: problem.severity == .error
    }
  }

  /// The name of the extension's module: its target's, or else its folder's.
  package var module: String { Self.moduleName(of: found) }

  private static func moduleName(of found: SiriProject.Extension) -> String {
    let name = String(
      (found.target?.module ?? found.name).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return name.first?.isNumber == true ? "_\(name)" : name
  }

  /// The files by their paths in the project's folder.
  package var files: [(path: String, text: String)] {
    let pictures = modules.needPictures ? [("\(Self.standIns)/UIKit/UIKit.swift", PictureUse.standIn)] : []
    return [("Package.swift", manifest), (Self.testFile, test), ("SiriTalk/main.swift", program)]
      + pictures + scripts
  }

  private static let testFile = "SiriTests/Conversations.swift"
  static let standIns = "SiriStandIns"

  /// The module of another extension that has its test there already.
  package var otherModule: String? {
    guard let content = FileManager.default.contents(atPath: "\(project.folder)/\(Self.testFile)") else { return nil }
    let start = "@testable import "
    let modules = String(decoding: content, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
    let others = project.extensions.map(Self.moduleName).filter { $0 != module }
    return modules.contains(module) ? nil : modules.first(where: others.contains)
  }

  /// What keeps the sources from compiling here, by module and place.
  package var obstacles: [SourceObstacles.Obstacle] {
    let own = SourceObstacles(own: Set(modules.all.map(\.name)), hasPictures: modules.needPictures)
    let generated = Set(membership.definitions.flatMap { CustomIntents.classes(of: $0) ?? [] })
    let names = MissingNames(
      project: project, modules: modules.all, importable: own.importable,
      others: modules.needPictures ? generated.union(PictureUse.standInNames) : generated)
    let inSources = modules.all.flatMap { module in
      let known = own.found(in: module.sources) + customIntents(in: module.sources)
      // If more is known about a name than that it is missing, only that is reported.
      let missing = names.found(in: module).filter { name, missing in
        !known.contains { $0.file == missing.file && $0.words.contains("'\(name)'") }
      }
      return Self.inOrder(known + missing.map(\.obstacle), of: module.sources)
    }
    let principal = names.declares(found.principalClass, in: module) ? [] : [noPrincipalClass]
    return membership.obstacles + principal + inSources
  }

  private var noPrincipalClass: SourceObstacles.Obstacle {
    let words =
      "no file of '\(module)' declares '\(found.principalClass)', which is the extension's principal class."
    return .init(file: found.infoPlist, line: 1, words: words)
  }

  private static func inOrder(
    _ obstacles: [SourceObstacles.Obstacle], of sources: SourceFolder
  ) -> [SourceObstacles.Obstacle] {
    let files = sources.swift.map { "\(sources.folder)/\($0)" }
    let places = Dictionary(zip(files, 1...)) { first, _ in first }
    return obstacles.enumerated().sorted {
      (places[$0.element.file] ?? 0, $0.element.line, $0.offset)
        < (places[$1.element.file] ?? 0, $1.element.line, $1.offset)
    }.map(\.element)
  }

  /// The first uses of classes that Xcode generates from a definition; unused ones are no obstacle.
  private func customIntents(in sources: SourceFolder) -> [SourceObstacles.Obstacle] {
    membership.definitions.flatMap { definition -> [SourceObstacles.Obstacle] in
      guard let names = CustomIntents.classes(of: definition) else { return [] }
      let name = project.relative(definition)
      return sources.swift.compactMap { file in
        guard let text = sources.text(of: file) else { return nil }
        let source = SwiftSource(text, importable: AppleFrameworks.here)
        return CustomIntents.use(of: names, in: source).map {
          let words =
            "'\($0.name)' is a class that Xcode makes of '\(name)'; the classes of custom intents are not here."
          return .init(file: "\(sources.folder)/\(file)", line: $0.line, words: words)
        }
      }
    }
  }

  /// The intents without an example phrase for a script; unknown names are reported elsewhere.
  package var intentsWithoutExamples: [String] {
    let served = Set((read?.declaredIntents ?? []).map(\.siriKitName))
    return found.intents.filter { example(of: $0) == nil && (read == nil || served.contains($0)) }
  }

  /// Which of the declared intents Apple's systems no longer serve; all of them work here.
  package var serviceNotes: [String] {
    found.intents.compactMap { intent in
      guard let service = SiriService.of(intent), service.state != .served else { return nil }
      return service.note.map { "\(found.infoPlist): note: \($0)" }
    }
  }

  /// Whether the app has a vocabulary in any language.
  package var hasVocabulary: Bool { read.map { !$0.vocabularies.isEmpty } ?? false }

  var scripts: [(path: String, text: String)] {
    found.intents.compactMap { intent in
      example(of: intent).map { example in
        (
          "SiriTests/Scripts/\(IntentName(siriKitName: intent).rawValue).conversation",
          """
          # What is said when the user asks so: `PARLEY_UPDATE=1 swift test` writes what really happens. Where a question
          # is open at the end then, answer it in a further line (“User: …”), or end the request with “User: cancel”.
          host: \(module)

          User: \(example)

          """
        )
      }
    }
  }

  private func example(of intent: String) -> String? {
    let phrases = read?.vocabulary(for: "en")?.intentPhrases ?? []
    let name = IntentName(siriKitName: intent)
    return phrases.first { $0.intent == name }?.examples.first.map {
      $0.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
  }
}

extension SiriProject {
  /// The Swift files of a module of the project's own that is no target of an Xcode project: one of a package among its
  /// folders or, where there is no Xcode project at all, any folder of its name.
  ///
  /// What Apple has is no folder of the project, whatever the folders are called.
  func sources(of module: String) -> SourceFolder? {
    if AppleFrameworks.names.contains(module) { return nil }
    return (folders[module] ?? []).lazy
      .filter { !FileManager.default.fileExists(atPath: "\($0)/Package.swift") }
      .filter { xcodes.isEmpty || isTargetOfPackage($0) }
      .map(SourceFolder.init).first { !$0.swift.isEmpty }
  }

  /// Whether a folder lies among the sources of a package.
  private func isTargetOfPackage(_ folder: String) -> Bool {
    let parents = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard ["Sources", "Source", "src"].contains(parents.last ?? "") else { return false }
    return FileManager.default.fileExists(atPath: "\(parents.dropLast().joined(separator: "/"))/Package.swift")
  }
}
