import Foundation
import IntentVocabulary
import Parley

/// Which languages of a project have no words for the phrases of its App Shortcuts.
///
/// Source: Apple's documentation of AppShortcuts.strings and of string catalogs: a key is a phrase with `${…}` in the
/// places of what is interpolated; a catalog has all phrases of a shortcut under its first.
struct ShortcutTranslations {
  private let shortcuts: [ShortcutSources.Shortcut]
  /// The languages of the project but the one that it is developed in.
  private var languages: Set<String> = []
  private var development: String?
  /// The phrases that have words, by language.
  private var translated: [String: Set<String>] = [:]
  /// The catalog, where there is one.
  private var catalog: String?
  /// The folders of languages, by tag.
  private var folders: [String: String] = [:]

  private static let depth = 10
  private static let longest = 16 << 20
  private static let skipped: Set = ["Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages"]

  init(_ folder: String, _ shortcuts: [ShortcutSources.Shortcut]) {
    self.shortcuts = shortcuts
    search(folder, depth: Self.depth)
    for language in [development ?? LanguageFolders.development, "Base", "mul"] { languages.remove(language) }
  }

  func problems() -> [VocabularyProblem] {
    languages.sorted().flatMap { language -> [VocabularyProblem] in
      let known = translated[language] ?? []
      let place = folders[language] ?? catalog ?? ""
      if known.isEmpty {
        let file = folders[language].map { "\($0)/AppShortcuts.strings" } ?? catalog ?? shortcuts.first?.file ?? ""
        return [problem("the language '\(language)' has no phrases for the app's shortcuts", file, nil)]
      }
      return shortcuts.flatMap { shortcut -> [VocabularyProblem] in
        let keys = shortcut.phrases.map(\.key)
        // The catalog's one entry is for all.
        if catalog != nil, let first = keys.first, known.contains(first) { return [] }
        return zip(shortcut.phrases, keys).filter { !known.contains($0.1) }.map { phrase, key in
          problem("'\(key)' has no words in '\(language)' of \(place)", shortcut.file, phrase.line)
        }
      }
    }
  }

  private func problem(_ words: String, _ file: String, _ line: Int?) -> VocabularyProblem {
    VocabularyProblem(.found(words), file: file, line: line, severity: .warning)
  }

  private mutating func search(_ folder: String, depth: Int) {
    guard depth > 0 else { return }
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".lproj") {
        addLanguage(path, LanguageFolders.tag(String(name.dropLast(6))))
      } else if name == "AppShortcuts.xcstrings" {
        addCatalog(path)
      } else if name.hasSuffix(".xcodeproj") {
        addRegions(path)
      } else if !name.contains("."), !Self.skipped.contains(name) {
        search(path, depth: depth - 1)
      }
    }
  }

  private mutating func addLanguage(_ folder: String, _ tag: String) {
    languages.insert(tag)
    let file = "\(folder)/AppShortcuts.strings"
    if folders[tag] == nil || FileManager.default.fileExists(atPath: file) { folders[tag] = folder }
    guard let content = contents(of: file) else { return }
    translated[tag, default: []].formUnion(StringsFile(Array(content)).strings.filter { !$0.value.isEmpty }.keys)
  }

  private mutating func addRegions(_ bundle: String) {
    guard let content = contents(of: "\(bundle)/project.pbxproj"),
      let project = try? OldStyleReader.value(of: Array(content)), let key = project["rootObject"]?.string,
      let root = project["objects"]?[key]
    else { return }
    development = root["developmentRegion"]?.string ?? development
    languages.formUnion((root["knownRegions"]?.strings ?? []).map(LanguageFolders.tag))
  }

  private mutating func addCatalog(_ file: String) {
    guard let content = contents(of: file), let catalog = try? JSONDecoder().decode(Catalog.self, from: content) else {
      return
    }
    self.catalog = file
    development = catalog.sourceLanguage ?? development
    for (key, entry) in catalog.strings {
      for (language, words) in entry.localizations ?? [:] where words.isWhole {
        languages.insert(language)
        translated[language, default: []].insert(key)
      }
    }
  }

  private func contents(of file: String) -> Data? {
    guard let content = FileManager.default.contents(atPath: file), content.count <= Self.longest else { return nil }
    return content
  }

  /// A string catalog as Xcode writes it, as far as it is read here.
  private struct Catalog: Decodable {
    struct Entry: Decodable { var localizations: [String: Words]? }
    struct Words: Decodable {
      struct Unit: Decodable { var value: String? }
      struct Values: Decodable { var values: [String]? }
      var stringUnit: Unit?
      var stringSet: Values?
      var isWhole: Bool { stringUnit?.value?.isEmpty == false || stringSet?.values?.isEmpty == false }
    }
    var sourceLanguage: String?
    var strings: [String: Entry]
  }
}
