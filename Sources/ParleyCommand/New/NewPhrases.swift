/// What the users of a new app say in one language: example phrases by intent, and the lines of a first conversation.
///
/// The text of a language names each domain in brackets. Below it `Intent: phrase` is an example, and `> words` a line of
/// the first conversation. `%` is the app's name; before the domains are `help:`, what a user says to learn what there
/// is, `usage:`, the app's reason for its permission, and `message:`, what a friend has written.
struct NewPhrases: Sendable {
  struct Example: Sendable, Hashable {
    var intent: String
    var text: String
  }

  private(set) var help = ""
  private(set) var usage = ""
  private(set) var message = ""
  private var examples: [String: [Example]] = [:]
  private var lines: [String: [String]] = [:]
  private let app: String

  init(_ text: String, app: String) {
    self.app = app
    var domain = ""
    for line in text.split(separator: "\n").map({ $0.trimmingPrefix(while: \.isWhitespace) }) {
      if line.hasPrefix("[") {
        domain = String(line.dropFirst().dropLast())
      } else if line.hasPrefix("> ") {
        lines[domain, default: []].append(named(line.dropFirst(2)))
      } else if let colon = line.firstIndex(of: ":") {
        let phrase = named(line[colon...].dropFirst(2))
        switch (domain, line[..<colon]) {
        case ("", "usage"): usage = phrase
        case ("", "message"): message = phrase
        case ("", _): help = phrase
        case (_, let intent): examples[domain, default: []].append(Example(intent: String(intent), text: phrase))
        }
      }
    }
  }

  private func named(_ text: Substring) -> String {
    text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: app)
  }

  /// The example phrases of a domain, in their order.
  func examples(of domain: String) -> [Example] { examples[domain] ?? [] }

  /// What the user says in the first conversation about a domain.
  func conversation(about domain: String) -> [String] { lines[domain] ?? [] }
}

extension NewPhrases {
  /// The phrases in a language; `nil` where there are none.
  init?(language: String, app: String) {
    guard let text = Self.texts[language] else { return nil }
    self.init(text, app: app)
  }

  private static let texts = [
    "de": german, "en": english, "es": spanish, "fr": french, "it": italian, "nl": dutch,
  ]

  static var languages: [String] { texts.keys.sorted() }
}
