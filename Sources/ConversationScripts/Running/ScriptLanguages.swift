import Foundation
import Parley

/// The languages of scripts: those that each is played with, and those that it may name.
struct ScriptLanguages: Sendable {
  var always: [Language]
  var known: [Language]

  /// The languages that a script is played with.
  func spoken(in script: Script) -> [Language] {
    let named = script.directives.flatMap { _, directive in
      if case .locale(let tags) = directive { tags } else { [String]() }
    }
    return always
      + known.filter { language in
        named.contains { language.isMeant(by: $0) } && !always.contains { $0.tag == language.tag }
      }
  }
}

extension Language {
  /// Whether a tag is the language's own, or has a region of it: `de`, `de-AT`.
  package func isMeant(by tag: String) -> Bool { tag == self.tag || tag.hasPrefix("\(self.tag)-") }

  /// The currency of the region that a tag names; `nil` where it names none.
  package static func currency(ofRegionIn tag: String) -> String? {
    let locale = Locale(identifier: tag)
    return locale.region == nil || !tag.contains("-") ? nil : locale.currency?.identifier
  }
}
