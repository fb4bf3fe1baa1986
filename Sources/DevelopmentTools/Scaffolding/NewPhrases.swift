/// What a new app or intent says in one language, and what its users say: example phrases by intent, the lines of a first
/// conversation, names of what is in the app's world, prompts.
///
/// The text of a language is in the folder `Texts`. It names each domain in brackets. Below it `Intent: phrase` is an
/// example, and `> words` a line of the first conversation; `[intent]` has the prompts of an intent of one's own. `%` is
/// the name of the app or the intent, `&` the name of the app's album. Before the domains are `help:`, what a user says to
/// learn what there is, `usage:`, the app's reason for its permission, `message:`, what a friend has written, what the
/// things in the app's world are called, with other names after `also:`, and of an intent of one's own the word `with:`
/// before the app's name, and the `things:` that an example asks for.
///
/// `[expected]` has a sentence for each ``ExpectedForm``.
package struct NewPhrases: Sendable {
  struct Example: Sendable, Hashable {
    var intent: String
    var text: String
  }

  private var words: [String: String] = [:]
  private var examples: [String: [Example]] = [:]
  private var lines: [String: [String]] = [:]
  private let app: String
  private let album: String?

  /// - Parameters:
  ///   - app: The app's name.
  ///   - album: The name of its album, where that is of another language.
  init(_ text: String, app: String, album: String? = nil) {
    self.app = app
    self.album = album
    var domain = ""
    for line in text.split(separator: "\n").map({ $0.trimmingPrefix(while: \.isWhitespace) }) {
      if line.hasPrefix("[") {
        domain = String(line.dropFirst().dropLast())
      } else if domain == "intent" {
        if !line.isEmpty { lines[domain, default: []].append(named(line)) }
      } else if line.hasPrefix("> ") {
        lines[domain, default: []].append(named(line.dropFirst(2)))
      } else if let colon = line.firstIndex(of: ":") {
        let (key, phrase) = (String(line[..<colon]), named(line[colon...].dropFirst(2)))
        if domain.isEmpty {
          words[key] = phrase
        } else {
          examples[domain, default: []].append(Example(intent: key, text: phrase))
        }
      }
    }
  }

  private func named(_ text: Substring) -> String {
    let named = text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: app)
    return named.split(separator: "&", omittingEmptySubsequences: false).joined(separator: album ?? word("album"))
  }

  /// The language's word for a thing of the app's world, or its sentence for `help`, `usage` or `message`.
  func word(_ key: String) -> String { words[key] ?? "" }

  /// The names of several such things.
  func words(_ key: String) -> [String] {
    word(key).split(separator: ",").map { String($0.trimmingPrefix(while: \.isWhitespace)) }
  }

  /// The example phrases of a domain, in their order.
  func examples(of domain: String) -> [Example] { examples[domain] ?? [] }

  /// What the user says in the first conversation about a domain.
  func conversation(about domain: String) -> [String] { lines[domain] ?? [] }

  /// The prompts of an intent of one's own.
  var prompts: [String] { lines["intent"] ?? [] }

  /// The keys and sections of the text, which are those of every language.
  var parts: Set<String> { Set(words.keys).union(examples.keys).union(lines.keys) }
}

extension NewPhrases {
  /// The phrases in a language; `nil` where there are none.
  init?(language: String, app: String, album: String? = nil) {
    guard let text = EmbeddedTexts.all[language] else { return nil }
    self.init(text, app: app, album: album)
  }

  /// The phrases in a language; the English ones where it has none.
  static func orEnglish(_ language: String, app: String) -> NewPhrases {
    NewPhrases(EmbeddedTexts.all[language] ?? EmbeddedTexts.all["en"] ?? "", app: app)
  }

  package static var languages: [String] { EmbeddedTexts.all.keys.sorted() }
}

/// The files of the folder `Texts`, which are embedded when the package is built.
enum EmbeddedTexts {}
