import IntentModel
import IntentText
import PropertyLists

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads an app's folder, and collects everything that is wrong with it before it gives up.
package struct AppReader {
  let folder: String
  /// The folder of the app's intents extension, where the two are folders of a project.
  package var extensionFolder: String?
  /// What is known of the build where the folder is one of sources; `nil` for a finished bundle.
  package var settings: BuildSettings?
  /// What the project says about the app outside of the app's folder.
  package var facts = ProjectFacts()
  /// Whether the app's Info.plist has the key for the permission's text, even if it is empty.
  private var hasUsageKey = false
  /// Whether the folder is an extension's, which has no vocabulary: the app has it.
  package private(set) var isExtension = false
  let handlers: [AnyIntentHandler]
  let names: KnownNames
  let catalog: IntentCatalog
  private var problems: [VocabularyProblem] = []

  /// - Parameter ownIntents: Whether intents without a handler are known if the folder has phrases for them.
  package init(folder: String, handlers: [AnyIntentHandler], catalog: IntentCatalog, ownIntents: Bool = false) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    self.handlers = handlers
    self.catalog = catalog
    self.names = KnownNames(
      handlers: handlers, catalog: catalog, others: ownIntents ? Self.intents(withPhrasesIn: self.folder) : [])
  }

  /// The intents for which a folder has phrases, in any language.
  static func intents(withPhrasesIn folder: String) -> [IntentName] {
    languageFolders(of: folder).flatMap { _, path -> [IntentName] in
      guard let file = try? PlistFile("\(path)/Phrases.plist") else { return [] }
      var reader = PhrasesReader(file: file)
      return reader.read().intents
    }
  }

  package mutating func read() throws(AppProblems) -> AssistantApp {
    var app = AssistantApp(identifier: "", displayName: "", handlers: handlers)
    var names = InfoNames()
    if let info = readInfo() { (app, names) = info }
    app.handlers = handlers
    app.known = descriptions(of: app.supportedIntents)
    readLanguages(into: &app)
    readNames(names, into: &app)
    if let file = open("\(folder)/UserVocabulary.plist") {
      var reader = UserVocabularyReader(file: file)
      app.userVocabulary = reader.read()
      problems += reader.file.problems
    }
    problems.sort()
    if problems.contains(where: { $0.severity == .error }) { throw AppProblems(problems) }
    app.problems = problems
    return app
  }

  /// What the catalog says of the intents that the app supports.
  private func descriptions(of supported: [IntentName]) -> [IntentName: IntentDescription] {
    let all = Dictionary(catalog.intents.map { ($0.name, $0) }) { first, _ in first }
    return supported.reduce(into: [:]) { $0[$1] = all[$1] }
  }

  private mutating func readInfo() -> (AssistantApp, InfoNames)? {
    if settings != nil { return readSource() }
    guard let extensionFolder else { return readInfo(of: folder, project: nil) }
    let project = facts.name ?? ProjectInfo.name(of: folder)
    // Since Xcode 13 an app's Info.plist may be made from build settings alone.
    let hasInfo = FileManager.default.fileExists(atPath: ProjectInfo.path(in: folder))
    let made = (AssistantApp(identifier: project, displayName: project), InfoNames(display: project))
    guard case (var app, let names)? = hasInfo ? readInfo(of: folder, project: project) : made else { return nil }
    join(extensionFolder, to: &app, project: project, isAsked: true)
    return (app, names)
  }

  /// An app's folder inside a project: what a build fills in is left as it is, or taken from the settings.
  private mutating func readSource() -> (AssistantApp, InfoNames)? {
    let name = facts.name ?? settings?.values["PRODUCT_NAME"] ?? "$(PRODUCT_NAME)"
    // Since Xcode 13 an app's Info.plist may be made from build settings alone.
    let hasInfo = FileManager.default.fileExists(atPath: ProjectInfo.path(in: folder))
    let made = (AssistantApp(identifier: name, displayName: name), InfoNames(display: name))
    let isMade = !hasInfo && (extensionFolder != nil || facts.file != nil || BuildSettings.areMissing(in: folder))
    guard case (var app, var names)? = isMade ? made : readInfo(of: folder, project: nil) else { return nil }
    if app.displayName.isEmpty { (app.displayName, names.display) = (name, name) }
    if app.identifier.isEmpty { app.identifier = name }
    guard let extensionFolder else { return (app, names) }
    join(extensionFolder, to: &app, project: nil, isAsked: hasInfo || facts.file != nil)
    return (app, names)
  }

  /// Adds to an app the intents that its extension declares.
  ///
  /// - Parameter isAsked: Whether the app has an Info.plist that can ask for the permission.
  private mutating func join(_ extensionFolder: String, to app: inout AssistantApp, project: String?, isAsked: Bool) {
    if let (served, _) = readInfo(of: extensionFolder, project: project) {
      let own = Set(app.supportedIntents)
      let declared = app.declaredIntents
      app.supportedIntents += served.supportedIntents.filter { !own.contains($0) }
      app.declare(declared + served.declaredIntents.filter { !declared.contains($0) }, names)
      app.restrictedWhileLocked.formUnion(served.restrictedWhileLocked)
    }
    if app.usageDescription == nil { app.usageDescription = facts.usageDescription }
    let isTold = hasUsageKey || problems.contains { $0.reason == .noUsageDescription }
    if isAsked, app.usageDescription == nil, !isTold, !app.supportedIntents.isEmpty {
      let info = ProjectInfo.path(in: folder)
      let place = FileManager.default.fileExists(atPath: info) ? info : facts.file ?? info
      problems.append(VocabularyProblem(.noUsageDescription, file: place))
    }
  }

  private mutating func readInfo(of folder: String, project: String?) -> (AssistantApp, InfoNames)? {
    do throws(VocabularyProblem) {
      let isProject = project != nil || settings != nil
      let path = isProject ? ProjectInfo.path(in: folder) : "\(folder)/Info.plist"
      var reader = InfoReader(file: try PlistFile(path), names: names, project: project)
      if let settings {
        // Values given for a build win over the project's, whose settings are those of the app alone.
        let known = folder == self.folder ? facts.settings : [:]
        reader.settings = BuildSettings(known.merging(settings.values) { $1 })
        reader.isSource = BuildSettings.areMissing(in: folder)
      }
      if folder == self.folder {
        isExtension = reader.file.root["NSExtension"] != nil
        hasUsageKey = reader.file.root["NSSiriUsageDescription"] != nil
        reader.isAskedElsewhere = facts.usageDescription != nil
      }
      let app = reader.read()
      problems += reader.file.problems
      return (app, reader.appNames)
    } catch {
      problems.append(error)
      return nil
    }
  }

  /// Looks the names up in each language's strings, where a language has any.
  private mutating func readNames(_ names: InfoNames, into app: inout AssistantApp) {
    let files = languageFolders.compactMap { tag, path in strings("\(path)/InfoPlist.strings", of: tag)
    }
    let isCommon = { (tag: String) in tag.isEmpty || tag == "Base" }
    let common = files.filter { isCommon($0.tag) }.reduce(into: [:]) { all, file in all.merge(file.strings) { $1 } }
    let known = Set(files.flatMap(\.strings.keys))
    let variables = names.variables.filter(known.contains)
    for file in files where !isCommon(file.tag) {
      let strings = common.merging(file.strings) { $1 }
      if names.isTouched(by: strings) { app.localizedNames[file.tag] = names.names(in: strings) }
      for variable in variables where strings[variable] == nil {
        problems.append(VocabularyProblem(.noString(variable), file: file.name))
      }
    }
    app.names = names.names(in: common)
    // A variable is no name: without common strings the names are those of the development language.
    if variables.contains(where: { common[$0] == nil }),
      let names =
        app.localizedNames[LanguageFolders.development] ?? app.localizedNames.min(by: { $0.key < $1.key })?.value
    {
      app.names = names
    }
    app.displayName = app.names[0].spokenPhrase
  }

  private mutating func strings(_ name: String, of tag: String) -> (
    name: String, tag: String, strings: [String: String]
  )? {
    guard let content = FileManager.default.contents(atPath: name) else { return nil }
    let file = StringsFile(Array(content))
    if let (reason, line, column) = file.problem {
      problems.append(VocabularyProblem(reason, file: name, line: line, column: column))
    }
    return (name, tag, file.strings)
  }

  /// Opens a file that need not exist; one that exists and cannot be read is a problem.
  private mutating func open(_ name: String) -> PlistFile? {
    guard FileManager.default.fileExists(atPath: name) else { return nil }
    do throws(VocabularyProblem) {
      return try PlistFile(name)
    } catch {
      problems.append(error)
      return nil
    }
  }

  private mutating func readLanguages(into app: inout AssistantApp) {
    for (tag, path) in languageFolders {
      if let file = open("\(path)/AppIntentVocabulary.plist") {
        var reader = AppVocabularyReader(file: file, names: names)
        app.vocabularies[tag] = reader.read()
        problems += reader.file.problems
      }
      if let file = open("\(path)/Phrases.plist") {
        var reader = PhrasesReader(file: file)
        app.phrases[tag] = reader.read()
        problems += reader.file.problems
      }
    }
  }

  /// The folders of languages of the app, and of the folder that has its vocabulary, where that is another.
  private var languageFolders: [(tag: String, path: String)] {
    Self.languageFolders(of: folder) + (facts.vocabularyFolder.map(Self.languageFolders(of:)) ?? [])
  }

  /// The folders of languages with their tags, the root under the empty tag.
  private static func languageFolders(of folder: String) -> [(tag: String, path: String)] {
    let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let folders = contents.filter { $0.hasSuffix(".lproj") }.sorted()
    return [("", folder)]
      + folders.map { (LanguageFolders.tag(String($0.dropLast(6))), "\(folder)/\($0)") }
  }
}
