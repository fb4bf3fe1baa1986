#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentText
import LanguageNotation

/// Something that keeps an assistant from being set up, found before the first utterance.
public enum SetUpProblem: Sendable, Hashable {
  case noLanguage
  case repeatedLanguage(Language)
  case repeatedApp(String)
  /// An app declares an intent and brings no handler for it.
  case declaredWithoutHandler(IntentName, app: String, nearest: IntentName?)
  /// An app brings a handler for an intent that it does not declare: it would never be called.
  case handlerNotDeclared(IntentName, app: String, nearest: IntentName?)
  case repeatedHandler(IntentName, app: String)
  /// An intent is restricted while locked but not among the supported ones.
  case restrictedNotSupported(IntentName, app: String, nearest: IntentName?)
  /// A language lacks words that an intent's handler can make necessary.
  case missingPrompt(String, language: Language)
  /// A line of a language's or an app's words that cannot be used; the text says where and why.
  case unusableLine(String)

  /// One line: where, what, the nearest right thing.
  public var text: String {
    switch self {
    case .noLanguage: "no language is given, and a conversation needs one"
    case .repeatedLanguage(let language): "\(language.tag): this language is given twice"
    case .repeatedApp(let app): "\(app): two apps have this identifier"
    case .declaredWithoutHandler(let intent, let app, let nearest):
      "\(app): '\(intent.siriKitName)' is declared, but no handler serves it."
        + Self.hint(nearest, "There is a handler of")
    case .handlerNotDeclared(let intent, let app, let nearest):
      "\(app): there is a handler of '\(intent.siriKitName)', which the app does not declare."
        + Self.hint(nearest, "It declares")
    case .repeatedHandler(let intent, let app):
      "\(app): two handlers serve '\(intent.siriKitName)'"
    case .restrictedNotSupported(let intent, let app, let nearest):
      "\(app): '\(intent.siriKitName)' is restricted while locked, but not supported."
        + Self.hint(nearest, "Supported is")
    case .missingPrompt(let key, let language): "\(language.tag): there is no prompt for '\(key)'"
    case .unusableLine(let text): text
    }
  }

  private static func hint(_ nearest: IntentName?, _ words: String) -> String {
    nearest.map { " \(words) '\($0.siriKitName)'." } ?? ""
  }
}

/// Everything that keeps an assistant from being set up, one line each, sorted.
public struct SetUpProblems: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problems, sorted by their text, each one once.
  public let problems: [SetUpProblem]

  init(_ problems: some Sequence<SetUpProblem>) {
    self.problems = problems.map { (Self.sortKey($0.text), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// A text in which numbers are padded with zeros, so that line 6 of a file is sorted before line 14.
  private static func sortKey(_ text: String) -> String {
    var (key, digits) = ("", "")
    for character in text + " " {
      if character.isASCII, character.isNumber {
        digits.append(character)
        continue
      }
      key += String(repeating: "0", count: max(0, digits.isEmpty ? 0 : 20 - digits.count)) + digits
      digits = ""
      key.append(character)
    }
    return key
  }

  /// One line for each problem.
  public var description: String { problems.map(\.text).joined(separator: "\n") }
}
