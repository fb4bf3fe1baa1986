import IntentModel

/// One property list of an app's folder, read by itself; its content shows which kind it is.
package struct AppFile {
  /// What is wrong with it.
  package private(set) var problems: [VocabularyProblem] = []
  /// The vocabulary in it; `nil` for another kind of file.
  package private(set) var vocabulary: AppVocabulary?

  /// Reads a property list.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - handlers: The handlers whose intents it may name.
  ///   - catalog: The other intents that it may name.
  ///   - settings: What is known of the build, for folders of sources.
  package init(
    _ path: String, handlers: [AnyIntentHandler], catalog: IntentCatalog, settings: BuildSettings = BuildSettings()
  ) {
    do throws(VocabularyProblem) {
      let file = try PlistFile(path)
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let folder = path.contains("/") ? String(path.dropLast(name.utf8.count)) : "."
      let names = KnownNames(
        handlers: handlers, catalog: catalog, others: AppReader.intents(withPhrasesIn: folder))
      read(file, called: name, names, settings)
    } catch {
      problems = [error]
    }
  }

  /// The kinds of property lists in an app's folder, recognised by content; by name where there is no content.
  private enum FileKind { case info, userVocabulary, phrases, vocabulary }

  private static func kind(of file: PlistFile, called name: String) -> FileKind {
    let keys = Set((file.root.entries.map { $0.map(\.key) } ?? []))
    if keys.contains(where: { $0.hasPrefix("CFBundle") || $0 == "NSExtension" }) { return .info }
    if !keys.isDisjoint(with: ["IntentPhrases", "ParameterVocabularies"]) { return .vocabulary }
    if !keys.isDisjoint(with: ["Phrases", "Prompts", "Words"]) { return .phrases }
    if !keys.isDisjoint(with: VocabularyType.all.map(\.rawValue)) { return .userVocabulary }
    switch name {
    case "Info.plist": return .info
    case "UserVocabulary.plist": return .userVocabulary
    case "Phrases.plist": return .phrases
    default: return .vocabulary
    }
  }

  private mutating func read(_ file: PlistFile, called name: String, _ names: KnownNames, _ settings: BuildSettings) {
    switch Self.kind(of: file, called: name) {
    case .info:
      var reader = InfoReader(file: file, names: names)
      reader.settings = settings
      _ = reader.read()
      problems = reader.file.problems
    case .userVocabulary:
      var reader = UserVocabularyReader(file: file)
      _ = reader.read()
      problems = reader.file.problems
    case .phrases:
      var reader = PhrasesReader(file: file)
      _ = reader.read()
      problems = reader.file.problems
    case .vocabulary:
      var reader = AppVocabularyReader(file: file, names: names)
      vocabulary = reader.read()
      problems = reader.file.problems
    }
  }
}
