/// A stretch of words that is a name of the vocabulary or a value.
package struct LatticeSpan: BitwiseCopyable, Sendable {
  package var kind: SpanKind
  /// The vocabulary that a name is from, by its place among the grammar's types.
  package var type: Int16 = -1
  package var start: Int32
  package var end: Int32
  /// What the span adds to a score.
  var score: Float
  /// The span's place in the list of names or of values.
  package var source: Int32
  /// The next span that begins at the same word, -1 after the last.
  var next: Int32 = -1

  package var words: Range<Int> { Int(start)..<Int(end) }
}

/// The spans of an utterance, by their first word.
package struct SpanList {
  package private(set) var spans: [LatticeSpan] = []
  /// By word, the first and the last of the spans that begin there, -1 for none; each span has the next one.
  private(set) var firsts: [Int32]
  private var lasts: [Int32]

  package init(words: Int) {
    firsts = [Int32](filledWith: -1, count: words)
    lasts = firsts
  }

  /// By word, whether it is part of any span.
  package var covered: [Bool] {
    var end: Int32 = 0
    return firsts.indices.map { word in
      var index = firsts[word]
      while index >= 0 {
        end = max(end, spans[Int(index)].end)
        index = spans[Int(index)].next
      }
      return word < Int(end)
    }
  }

  package mutating func add(_ kind: SpanKind, _ range: Range<Int>, _ score: Float, _ source: Int, type: Int16 = -1) {
    guard firsts.indices.contains(range.lowerBound) else { return }
    let number = Int32(spans.count)
    spans.append(
      LatticeSpan(
        kind: kind, type: type, start: Int32(range.lowerBound), end: Int32(range.upperBound),
        score: score, source: Int32(source)))
    let last = lasts[range.lowerBound]
    if last < 0 { firsts[range.lowerBound] = number } else { spans[Int(last)].next = number }
    lasts[range.lowerBound] = number
  }
}
