import Foundation
import IntentVocabulary

/// The translations of a project's App Shortcuts: their phrases, and the words of their questions and answers.
///
/// Source: Apple's documentation of AppShortcuts.strings and of string catalogs. A key is a phrase with `${…}` in place
/// of interpolations; a catalog has all phrases of a shortcut under the first one.
struct ShortcutTranslations: Sendable {
  /// A phrase in a language, with its place.
  struct Text: Sendable {
    var words: String
    var file: String
    var line: Int
    /// Whether it is one of several that a catalog has for a whole shortcut.
    var isOfSet = false
  }

  /// The languages of the project except its development language.
  private(set) var languages: Set<String> = []
  private var region: String?
  /// The phrases by language and by key.
  private(set) var phrases: [String: [String: [Text]]] = [:]
  /// Other texts by language and by the text in the sources.
  private(set) var texts: [String: [String: String]] = [:]

  private static let depth = 10
  private static let longest = 16 << 20
  private static let skipped: Set = ["Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages"]

  init(_ folder: String) {
    search(folder, depth: Self.depth)
    for language in [development, "Base", "mul"] { languages.remove(language) }
  }

  /// The language that the project is developed in, whose phrases the sources have.
  var development: String { region ?? LanguageFolders.development }

  /// The phrases of a shortcut in a language of the project.
  func phrases(of shortcut: ShortcutSources.Shortcut, in language: String) -> [ShortcutSources.Phrase] {
    shortcut.phrases.flatMap { phrases[language]?[$0.key] ?? [] }.map {
      ShortcutSources.Phrase(file: $0.file, line: $0.line, parts: Self.parts($0.words))
    }
  }

  /// The phrases of a shortcut for which a language has no words.
  func missing(of shortcut: ShortcutSources.Shortcut, in language: String) -> [ShortcutSources.Phrase] {
    let known = phrases[language] ?? [:]
    if let first = shortcut.phrases.first, known[first.key]?.contains(where: \.isOfSet) == true { return [] }
    return shortcut.phrases.filter { known[$0.key] == nil }
  }

  /// A phrase as translations have it: `Bestelle ${soup} mit ${applicationName}`.
  static func parts(_ text: String) -> [ShortcutSources.Phrase.Part] {
    var parts: [ShortcutSources.Phrase.Part] = []
    var rest = text[...]
    while let opening = rest.firstRange(of: "${"), let closing = rest[opening.upperBound...].firstIndex(of: "}") {
      if opening.lowerBound > rest.startIndex { parts.append(.words(String(rest[..<opening.lowerBound]))) }
      let name = String(rest[opening.upperBound..<closing])
      parts.append(name == "applicationName" ? .applicationName : .parameter(name))
      rest = rest[rest.index(after: closing)...]
    }
    return rest.isEmpty ? parts : parts + [.words(String(rest))]
  }

  private mutating func search(_ folder: String, depth: Int) {
    guard depth > 0 else { return }
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".lproj") {
        addLanguage(path, LanguageFolders.tag(String(name.dropLast(6))))
      } else if name.hasSuffix(".xcstrings") {
        addCatalog(path, isOfPhrases: name == "AppShortcuts.xcstrings")
      } else if name.hasSuffix(".xcodeproj") {
        addRegions(path)
      } else if !name.contains("."), !Self.skipped.contains(name) {
        search(path, depth: depth - 1)
      }
    }
  }

  private mutating func addLanguage(_ folder: String, _ tag: String) {
    languages.insert(tag)
    if let strings = strings("\(folder)/AppShortcuts.strings") {
      for (key, words) in strings.strings where !words.isEmpty {
        let text = Text(words: words, file: "\(folder)/AppShortcuts.strings", line: strings.lines[key] ?? 1)
        phrases[tag, default: [:]][key, default: []].append(text)
      }
    }
    guard let strings = strings("\(folder)/Localizable.strings") else { return }
    texts[tag, default: [:]].merge(strings.strings.filter { !$0.value.isEmpty }) { first, _ in first }
  }

  private func strings(_ file: String) -> StringsFile? { contents(of: file).map { StringsFile(Array($0)) } }

  private mutating func addRegions(_ bundle: String) {
    guard let content = contents(of: "\(bundle)/project.pbxproj"),
      let project = try? OldStyleReader.value(of: Array(content)), let key = project["rootObject"]?.string,
      let root = project["objects"]?[key]
    else { return }
    region = root["developmentRegion"]?.string.map(LanguageFolders.tag) ?? region
    languages.formUnion((root["knownRegions"]?.strings ?? []).map(LanguageFolders.tag))
  }

  private mutating func addCatalog(_ file: String, isOfPhrases: Bool) {
    guard let content = contents(of: file), let catalog = try? JSONDecoder().decode(StringCatalog.self, from: content)
    else { return }
    let lines = isOfPhrases ? StringCatalog.lines(of: content) : [:]
    if isOfPhrases { region = catalog.sourceLanguage ?? region }
    for (key, entry) in catalog.strings {
      for (language, words) in entry.localizations ?? [:] where !words.all.isEmpty {
        let tag = LanguageFolders.tag(language)
        languages.insert(tag)
        if isOfPhrases {
          phrases[tag, default: [:]][key, default: []] += words.all.map {
            Text(words: $0, file: file, line: lines[key] ?? 1, isOfSet: words.isSet)
          }
        } else {
          texts[tag, default: [:]][key] = words.all[0]
        }
      }
    }
  }

  private func contents(of file: String) -> Data? {
    guard let content = FileManager.default.contents(atPath: file), content.count <= Self.longest else { return nil }
    return content
  }
}

/// A string catalog as Xcode writes it, as far as it is read here.
private struct StringCatalog: Decodable {
  struct Entry: Decodable { var localizations: [String: Words]? }
  struct Words: Decodable {
    struct Unit: Decodable { var value: String? }
    struct Values: Decodable { var values: [String]? }
    private var stringUnit: Unit?
    private var stringSet: Values?
    var isSet: Bool { stringSet?.values?.isEmpty == false }
    var all: [String] { (stringSet?.values ?? [stringUnit?.value].compactMap { $0 }).filter { !$0.isEmpty } }
  }
  var sourceLanguage: String?
  var strings: [String: Entry]

  /// The lines on which keys stand, of those that begin one.
  static func lines(of content: Data) -> [String: Int] {
    let text = String(decoding: content, as: UTF8.self)
    var lines: [String: Int] = [:]
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let code = line.drop { $0 == " " || $0 == "{" }
      guard code.first == "\"", let end = code.dropFirst().firstIndex(of: "\"") else { continue }
      let key = String(code[..<end].dropFirst())
      if lines[key] == nil { lines[key] = number + 1 }
    }
    return lines
  }
}
