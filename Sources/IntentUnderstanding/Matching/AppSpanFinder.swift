import IntentText

/// Finds the apps named in an utterance, with the words around a name that belong to it.
struct AppSpanFinder {
  private let grammar: Grammar
  private let names: AppNames
  private let marker: Int32
  private let article: Int32
  private let noun: Int32
  private let launch: Int32
  private let purpose: Int32

  init(_ grammar: Grammar, _ names: AppNames) {
    self.grammar = grammar
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
  func spans(in lattice: Lattice) -> [AppSpan] {
    var spans: [AppSpan] = []
    for start in 0..<lattice.count {
      grammar.lexicon.tokens(at: start, in: lattice.ids) { wordClass, length in
        guard wordClass == WordClass.app || wordClass == WordClass.service else { return }
        let hashes = lattice.words.words[start..<start + length].map(\.hash)
        let installed = wordClass == WordClass.app ? names.app(named: hashes) : nil
        guard wordClass == WordClass.service || installed != nil else { return }
        let app = installed ?? AppSpan.notInstalled
        let bare = AppSpan(app: app, start: start, end: start + length, isMarked: false)
        let whole = extended(bare, in: lattice)
        spans.append(bare)
        if whole.start != bare.start || whole.end != bare.end { spans.append(whole) }
      }
    }
    return spans
  }

  /// "on the MonkeyChat app", "launch MonkeyChat and", "in my MonkeyChat account".
  private func extended(_ span: AppSpan, in lattice: Lattice) -> AppSpan {
    var span = span
    if let length = length(of: noun, at: span.end, lattice) {
      span.end += length
      span.isMarked = true
    }
    if let length = length(of: article, endingAt: span.start, lattice) { span.start -= length }
    if let length = length(of: launch, endingAt: span.start, lattice) {
      span.start -= length
      span.isMarked = true
      if let length = self.length(of: purpose, at: span.end, lattice) { span.end += length }
    } else if let length = length(of: marker, endingAt: span.start, lattice) {
      span.start -= length
      span.isMarked = true
    }
    return span
  }

  /// The most words of what marks an app: "per mezzo di".
  private static let mostMarkerWords = 4

  /// The length of the longest token of a class that ends before a word.
  private func length(of wordClass: Int32, endingAt end: Int, _ lattice: Lattice) -> Int? {
    guard wordClass >= 0 else { return nil }
    return (1...Self.mostMarkerWords).last { length in
      guard end - length >= 0 else { return false }
      var isToken = false
      grammar.lexicon.tokens(at: end - length, in: lattice.ids) { known, words in
        if known == wordClass, words == length { isToken = true }
      }
      return isToken
    }
  }

  private func length(of wordClass: Int32, at index: Int, _ lattice: Lattice) -> Int? {
    guard wordClass >= 0, lattice.ids.indices.contains(index) else { return nil }
    var found: Int?
    grammar.lexicon.tokens(at: index, in: lattice.ids) { known, length in
      if known == wordClass { found = max(found ?? 0, length) }
    }
    return found
  }
}
