import IntentText

/// Finds the apps named in an utterance, with the words around a name that belong to it.
struct AppSpanFinder {
  private let names: AppNames
  private let marker: Int32
  private let article: Int32
  private let noun: Int32
  private let launch: Int32
  private let purpose: Int32

  init(_ grammar: Grammar, _ names: AppNames) {
    self.names = names
    func number(_ name: String) -> Int32 {
      Int32(grammar.classes.firstIndex { $0.name == name && $0.role == .wordClass } ?? -1)
    }
    marker = number("appMarker")
    article = number("appArticle")
    noun = number("appNoun")
    launch = number("launch")
    purpose = number("purpose")
  }

  /// The apps, each once with its bare name and once with all that belongs to it.
  func spans(of words: Words, _ tokens: WordTokens) -> [AppSpan] {
    var spans: [AppSpan] = []
    for start in 0..<tokens.count {
      for token in tokens[start]
      where token.wordClass == WordClass.app || token.wordClass == WordClass.service {
        let length = Int(token.length)
        let hashes = words.words[start..<start + length].map(\.hash)
        let installed = token.wordClass == WordClass.app ? names.app(named: hashes) : nil
        guard token.wordClass == WordClass.service || installed != nil else { continue }
        let app = installed ?? AppSpan.notInstalled
        let bare = AppSpan(app: app, length: length, start: start, end: start + length, isMarked: false)
        let whole = extended(bare, in: tokens)
        spans.append(bare)
        if whole.start != bare.start || whole.end != bare.end { spans.append(whole) }
      }
    }
    return spans
  }

  /// "on the MonkeyChat app", "launch MonkeyChat and", "in my MonkeyChat account".
  private func extended(_ span: AppSpan, in tokens: WordTokens) -> AppSpan {
    var span = span
    if let length = length(of: noun, at: span.end, tokens) {
      span.end += length
      span.isMarked = true
    }
    if let length = length(of: article, endingAt: span.start, tokens) { span.start -= length }
    if let length = length(of: launch, endingAt: span.start, tokens) {
      span.start -= length
      span.isMarked = true
      if let length = self.length(of: purpose, at: span.end, tokens) { span.end += length }
    } else if let length = length(of: marker, endingAt: span.start, tokens) {
      span.start -= length
      span.isMarked = true
    }
    return span
  }

  /// The most words of what marks an app: "per mezzo di".
  private static let mostMarkerWords = 4

  /// The length of the longest token of a class that ends before a word.
  private func length(of wordClass: Int32, endingAt end: Int, _ tokens: WordTokens) -> Int? {
    guard wordClass >= 0 else { return nil }
    return (1...Self.mostMarkerWords).last { length in
      end >= length && tokens[end - length].contains { $0.wordClass == wordClass && Int($0.length) == length }
    }
  }

  private func length(of wordClass: Int32, at index: Int, _ tokens: WordTokens) -> Int? {
    guard wordClass >= 0, index >= 0, index < tokens.count else { return nil }
    return tokens[index].filter { $0.wordClass == wordClass }.map { Int($0.length) }.max()
  }
}
