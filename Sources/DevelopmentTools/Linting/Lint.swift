import IntentModel
import IntentText
import IntentVocabulary

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Checks an app's folder or one of its property lists, as far as the files alone allow.
///
/// Whether the engine understands the example phrases is checked elsewhere, because that needs an interpreter; see
/// ``examples``.
package struct Lint: Sendable {
  /// What is wrong, sorted by place.
  package private(set) var problems: [VocabularyProblem] = []
  /// The app, as far as it could be read.
  package private(set) var app: AssistantApp?

  /// An example phrase with its place, for trying it.
  package struct Example: Sendable, Hashable {
    /// The phrase as it is written in the file.
    package var text: String
    /// The intent that the file gives it for.
    package var intent: IntentName
    /// The intent's name in the file; an older kind of call has its own name.
    package var declaredName: IntentName
    /// The tag of the language that the file is for.
    package var language: String
    /// The file as it was named.
    package var file: String
    /// The line and column in the file.
    package var place: AppVocabulary.IntentPhrases.Place
  }

  /// Checks a folder with an Info.plist, or a single property list of such a folder.
  ///
  /// - Parameters:
  ///   - path: The folder or the file.
  ///   - handlers: What the intents that the app declares are compared with, if anything.
  ///   - catalog: The intents that the files may name.
  ///   - extensionFolder: The folder of the app's intents extension, where the two are folders of a project.
  ///   - settings: What is known of the build, for folders of sources.
  ///   - facts: What the project says of the app beside its folder.
  package init(
    _ path: String, handlers: [AnyIntentHandler]? = nil, catalog: IntentCatalog,
    extension extensionFolder: String? = nil,
    settings: BuildSettings = BuildSettings(), facts: ProjectFacts = ProjectFacts()
  ) {
    if path.hasSuffix(".plist") {
      checkFile(path, handlers ?? [], catalog, settings)
    } else {
      var reader = AppReader(folder: path, handlers: handlers ?? [], catalog: catalog, ownIntents: handlers == nil)
      reader.extensionFolder = extensionFolder
      let product = settings.values["PRODUCT_NAME"] ?? facts.productName
      reader.settings = BuildSettings(productName: product, settings.values)
      reader.facts = facts
      checkFolder(facts.vocabularyFolder ?? path, handlers, &reader)
      problems += [path, extensionFolder].compactMap { $0 }.flatMap { folder in
        DeclaredIntents.notes(in: ProjectInfo.path(in: folder))
      }
    }
    problems.sort()
  }

  /// Whether the app's name is known; in a folder of sources a build setting may provide it.
  package var isNameKnown: Bool { app.map { !BuildSettings.isVariable($0.displayName) } ?? false }

  /// Whether a file could not be read at all.
  package var isUnreadable: Bool {
    problems.contains {
      switch $0.reason {
      case .missingFile, .noReadableFile, .notReadable: true
      default: false
      }
    }
  }

  /// All example phrases, language by language, in their order.
  package var examples: [Example] {
    guard let app else { return [] }
    return app.vocabularies.sorted { $0.key < $1.key }.flatMap { language, vocabulary in
      vocabulary.intentPhrases.flatMap { phrases in
        zip(phrases.examples, phrases.places).map {
          Example(
            text: $0, intent: phrases.intent, declaredName: phrases.declaredName, language: language,
            file: vocabulary.file, place: $1)
        }
      }
    }
  }

  // MARK: A folder

  /// - Parameter folder: The folder with the app's languages.
  private mutating func checkFolder(_ folder: String, _ handlers: [AnyIntentHandler]?, _ reader: inout AppReader) {
    do throws(AppProblems) {
      let app = try reader.read()
      self.app = app
      problems = app.problems
      // An extension's vocabulary is in its app's folder.
      if !reader.isExtension || !app.vocabularies.isEmpty { checkApp(app, folder, handlers) }
    } catch {
      problems = error.problems
    }
  }

  private mutating func checkApp(_ app: AssistantApp, _ folder: String, _ handlers: [AnyIntentHandler]?) {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    problems += LanguageChecks(app: app, folder: folder, contents: contents.sorted()).problems()
    for (language, vocabulary) in app.vocabularies {
      problems += ExampleChecks(app: app, language: language).problems(of: vocabulary)
    }
    if let handlers { checkHandlers(app, "\(folder)/Info.plist", handlers) }
  }

  private mutating func checkHandlers(_ app: AssistantApp, _ info: String, _ handlers: [AnyIntentHandler]) {
    for intent in app.supportedIntents where app.handler(of: intent) == nil {
      problems.append(VocabularyProblem(.supportedWithoutHandler(intent.siriKitName), file: info))
    }
    for handler in handlers where !app.supportedIntents.contains(handler.name) {
      problems.append(VocabularyProblem(.handlerNotSupported(handler.name.siriKitName), file: info))
    }
  }

  // MARK: A single file

  private mutating func checkFile(
    _ path: String, _ handlers: [AnyIntentHandler], _ catalog: IntentCatalog, _ settings: BuildSettings
  ) {
    let file = AppFile(path, handlers: handlers, catalog: catalog, settings: settings)
    problems = file.problems
    if let vocabulary = file.vocabulary { problems += ExampleChecks(app: nil, language: "").problems(of: vocabulary) }
  }
}
