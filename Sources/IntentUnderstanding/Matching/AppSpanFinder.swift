import IntentAutomaton
import IntentText

/// Finds the apps named in an utterance, with the words around a name that belong to it.
struct AppSpanFinder {
  private let names: AppNames
  private let marker: Int32
  private let channel: Int32
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
    channel = number("appChannel")
    article = number("appArticle")
    noun = number("appNoun")
    launch = number("launch")
    purpose = number("purpose")
  }

  /// The apps: each once by its bare name, and once with all words that belong to the name.
  func spans(of words: Words, _ tokens: WordTokens) -> [AppSpan] {
    var spans: [AppSpan] = []
    for start in 0..<tokens.count {
      for token in tokens[start]
      where token.wordClass == WordClass.app || token.wordClass == WordClass.service {
        let length = Int(token.length)
        let hashes = words.words[start..<start + length].map(\.hash)
        let installed = token.wordClass == WordClass.app ? names.app(named: hashes) : nil
        guard token.wordClass == WordClass.service || installed != nil else { continue }
        let bare = AppSpan(app: installed ?? AppSpan.notInstalled, name: start..<start + length)
        let whole = extended(bare, in: tokens)
        spans.append(bare)
        if whole.start != bare.start || whole.end != bare.end { spans.append(whole) }
      }
    }
    return spans
  }

  /// The most words of an app's name that is in no list: `on Night Owl`.
  private static let mostUnknown = 2

  /// Names in no list where a word says that an app is meant: "via Foobar", "in the Foobar app".
  ///
  /// - Parameters:
  /// - isFree: Whether a word is neither in the language nor part of a name or a value.
  /// - mayEnd: Whether a name may end before a word; before `voice` in `using female voice` it may not.
  func unknownSpans(in tokens: WordTokens, isFree: (Int) -> Bool, mayEnd: (Int) -> Bool) -> [AppSpan] {
    guard channel >= 0 || noun >= 0 else { return [] }
    var spans: [AppSpan] = []
    var start = 1
    while start < tokens.count {
      guard isFree(start) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < tokens.count, end - start < Self.mostUnknown, isFree(end) { end += 1 }
      if let span = unknownSpan(start..<end, in: tokens, mayEnd: mayEnd) { spans.append(span) }
      start = end
    }
    return spans
  }

  private func unknownSpan(_ name: Range<Int>, in tokens: WordTokens, mayEnd: (Int) -> Bool) -> AppSpan? {
    let whole = extended(AppSpan(app: AppSpan.notInstalled, name: name), in: tokens)
    guard whole.isMarked, whole.start < name.lowerBound else { return nil }
    if whole.end > name.upperBound { return whole.doubted(by: .called) }
    let isChannel = length(of: channel, endingAt: name.lowerBound, tokens) != nil
    return isChannel && mayEnd(name.upperBound) ? whole.doubted(by: .led) : nil
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

  /// The most words that mark an app's name: `per mezzo di`.
  private static let mostMarkerWords = 4

  /// The length of the longest entry of a class that ends before a word.
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
