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
    if isClass(article, at: span.start - 1, lattice) { span.start -= 1 }
    if isClass(launch, at: span.start - 1, lattice) {
      span.start -= 1
      span.isMarked = true
      if let length = length(of: purpose, at: span.end, lattice) { span.end += length }
    } else if isClass(marker, at: span.start - 1, lattice) {
      span.start -= 1
      span.isMarked = true
    }
    return span
  }

  private func isClass(_ wordClass: Int32, at index: Int, _ lattice: Lattice) -> Bool {
    length(of: wordClass, at: index, lattice) == 1
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
