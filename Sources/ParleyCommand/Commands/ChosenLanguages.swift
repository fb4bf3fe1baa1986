import Foundation
import LanguageNotation
import Parley

/// The languages that a command works with: Parley's own, or with `--languages` those that a folder has instead.
enum ChosenLanguages {
  static let option = CommandOption.value(
    "languages", "FOLDER", "Reads the text of languages from a folder, in place of the built-in ones.")

  static func all(_ arguments: Arguments) throws -> [Language] {
    guard let path = arguments.value("languages") else { return Language.all }
    return try Language.languages(Language.all, replacedFrom: URL(fileURLWithPath: path))
  }

  /// The language to begin in: the one that is named, else that of a folder which is one language's own, else English.
  static func first(_ arguments: Arguments) throws -> Language {
    let all = try all(arguments)
    if let tag = arguments.value("locale") { return all.first { $0.tag == tag } ?? .english }
    let own = arguments.value("languages").map { URL(fileURLWithPath: $0).lastPathComponent }
    return all.first { $0.tag == own } ?? all.first { $0.tag == "en" } ?? .english
  }
}
