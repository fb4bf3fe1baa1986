import Foundation
import LanguageNotation
import Parley

/// The languages that a command works with: Parley's own, or those in the folder that `--languages` names.
enum ChosenLanguages {
  static let option = CommandOption.value(
    "languages", "FOLDER", "Reads the text of languages from a folder, in place of the built-in ones.")

  static let compiledOption = CommandOption.value(
    "compiled", "FOLDER", "Keeps the languages there as they are compiled, so that the next run starts sooner.")

  /// Where compiled languages are kept; `nil` where they are not.
  static func compiled(_ arguments: Arguments) -> URL? {
    arguments.value("compiled").map { URL(fileURLWithPath: $0, isDirectory: true) }
  }

  /// - Parameter tag: The only language that is needed, if there is one: the text of the others is not read then. A
  ///   region in the tag says where the language is spoken.
  static func all(_ arguments: Arguments, only tag: String? = nil) throws -> [Language] {
    let builtIn = Language.all.filter { language in tag.map(language.isMeant) ?? true }
    guard let path = arguments.value("languages") else { return spoken(builtIn, as: tag) }
    let own = tag.map { builtIn.first?.tag ?? $0 }
    return spoken(
      try Language.languages(builtIn, replacedFrom: URL(fileURLWithPath: path), only: own), as: tag)
  }

  private static func spoken(_ languages: [Language], as tag: String?) -> [Language] {
    tag.flatMap { Language.meant(by: $0, among: languages) }.map { [$0] } ?? languages
  }

  /// The currency of the language's region; without a region, the one that most of its speakers use.
  static func currency(of language: Language) -> String {
    Region(ofTag: language.tag)?.currencyCode ?? (language.tag == "en" ? "USD" : "EUR")
  }

  /// The language in which a conversation begins.
  ///
  /// It is the first of these that there is: the language of `--locale`; the one that gives its tag to the folder of
  /// `--languages`; another than English, where no app has an English vocabulary and all have one in that language;
  /// English.
  /// - Parameter languages: All languages, where they were read already.
  static func first(
    _ arguments: Arguments, of languages: [Language]? = nil, talkingTo folders: [String] = []
  ) throws -> Language {
    let all = try languages ?? all(arguments)
    if let tag = arguments.value("locale") { return Language.meant(by: tag, among: all) ?? .english }
    let own = arguments.value("languages").map { URL(fileURLWithPath: $0).lastPathComponent }
    if let language = all.first(where: { $0.tag == own }) { return language }
    let spoken = folders.map(arguments.tools.languages(spokenTo:))
    let needsNone = spoken.contains { $0.isEmpty || !$0.isDisjoint(with: ["en", "Base", ""]) }
    let shared = needsNone ? nil : all.first { language in spoken.allSatisfy { $0.contains(language.tag) } }
    return (folders.isEmpty ? nil : shared) ?? all.first { $0.tag == "en" } ?? .english
  }
}
