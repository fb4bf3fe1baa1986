import IntentText

/// What a language does to its small words around a value: it shortens or lengthens them before a vowel, and has
/// articles that are no part of a name.
///
/// A language says it among its prompts: `word elision a: ad a` makes “a Anna” “ad Anna”, `word elision de: d’ aeiou`
/// makes “de Ada” “d’Ada”, and `word article: il la l’` takes the article off a row of a card.
struct Euphony: Sendable {
  private struct Elision: Sendable {
    /// The word with the blank behind it: `de `.
    var word: String
    var replacement: String
    /// The letters, without accents, before which the word has this form.
    var letters: Set<Character>
  }

  private let elisions: [Elision]
  private let articles: [String]

  /// Reads the words of a language.
  init(words: [String: String]) {
    elisions = words.compactMap { symbol, value in
      let parts = value.split(separator: " ").map(String.init)
      guard symbol.hasPrefix("elision "), parts.count == 2 else { return nil }
      let joins = parts[0].last.map("’'".contains) ?? false
      return Elision(
        word: symbol.dropFirst(8) + " ", replacement: parts[0] + (joins ? "" : " "), letters: Set(parts[1]))
    }
    articles = words["article"]?.split(separator: " ").map(String.init) ?? []
  }

  /// The text in front of a value, with its last word in the form that it has before this value.
  func joined(_ text: String, before value: String) -> String {
    guard text.utf8.last == UInt8(ascii: " "), let first = value.first, first.isLetter else { return text }
    for elision in elisions where text.utf8.suffix(elision.word.utf8.count).elementsEqual(elision.word.utf8) {
      let rest = text.dropLast(elision.word.count)
      let isWord = rest.last.map { !$0.isLetter && !$0.isNumber } ?? true
      if isWord, elision.letters.contains(Self.bareLetter(of: first)) { return rest + elision.replacement }
    }
    return text
  }

  /// A letter in lower case and without its accent.
  private static func bareLetter(of letter: Character) -> Character {
    Folding.folded(String(letter)).first ?? letter
  }

  /// A name without the article before it: “das Ziel” in a row of a card is “Ziel”.
  func bare(_ name: String) -> String {
    for article in articles {
      let start = article.last.map("’'".contains) == true ? article : article + " "
      if name.hasPrefix(start), name.count > start.count { return String(name.dropFirst(start.count)) }
    }
    return name
  }
}
