import IntentText

/// All ways in which a clause, or several, may change a text.
///
/// Any stretch of the clause may be new words, and any that stands in the text old ones; the other words are the frame that
/// says what happens with them.
package struct TextEdits {
  let said: EditWords
  let draft: EditWords
  let clause: Range<Int>
  /// By word of the clause, how it stands to the text: `d` in it, `s` in it and small, `k` of the kind of one of its values,
  /// `o` not.
  private let marks: [String]

  /// Longer clauses and texts are not changed in part.
  static let mostWords = 24, longestText = 64
  /// Longer stretches are no part of a text.
  private static let longestStretch = 16

  init?(_ said: EditWords, _ clause: Range<Int>, changing draft: EditWords) {
    guard !clause.isEmpty, clause.count <= Self.mostWords, 1...Self.longestText ~= draft.count else { return nil }
    (self.said, self.draft, self.clause) = (said, draft, clause)
    let kinds = Set(draft.marked.map(\.mark))
    marks = clause.map { word in
      if said.stands(word, in: draft) { return said.isSmall[word] ? "s" : "d" }
      return said.kinds(in: word..<word + 1).isDisjoint(with: kinds) ? "o" : "k"
    }
  }

  /// All ways, in a fixed order; one of them leaves the text as it is.
  package func all() -> [TextEdit] {
    let places = standing.compactMap { old in place(of: old).map { (old: old, place: $0) } }
    var edits = [TextEdit(form: .keep, text: draft.words.text)]
    for start in clause {
      for end in start + 1..<min(clause.upperBound, start + Self.longestStretch) + 1 {
        let new = start..<end
        if cutsValue(new) { continue }
        edits += [added(new, .add), added(new, .open)]
        if new.count > 1 { edits.append(TextEdit(form: .anew, text: said.words.source(new), new: new)) }
        for (old, place) in places where !old.overlaps(new) { edits.append(exchange(new, place, .named, old: old)) }
        if let place = kindred(new) { edits.append(exchange(new, place, .kind)) }
        if let place = likest(new) { edits.append(exchange(new, place, .like)) }
      }
    }
    for (old, place) in places {
      if let edit = leftOut(old, place, .leaveOut) { edits.append(edit) }
      let parts = draft.parts.filter { $0.contains(place.lowerBound) && $0.count < draft.count && $0 != place }
      for part in Set(parts).sorted(by: { $0.count < $1.count }) {
        if let edit = leftOut(old, part, .leaveOutPart) { edits.append(edit) }
      }
    }
    return edits
  }

  /// What stands for a word in features; a point outside the clause.
  func name(_ word: Int) -> String { clause.contains(word) ? said.names[word] : "." }
  /// How a word stands to the text; a point outside the clause.
  func mark(_ word: Int) -> String { clause.contains(word) ? marks[word - clause.lowerBound] : "." }

  // MARK: Forms

  private func added(_ new: Range<Int>, _ form: TextEdit.Form) -> TextEdit {
    let words = said.words.source(new)
    let isMarked = draft.words.text.last.map { ".!?,;:".contains($0) } == true || said.joins[new.lowerBound]
    let text = form == .add ? draft.words.text + (isMarked ? " " : ", ") + words : words + ", " + draft.words.text
    return TextEdit(form: form, text: text, new: new)
  }

  /// New words in a place of the text.
  ///
  /// - Parameter old: The words of the clause that name the place.
  private func exchange(_ new: Range<Int>, _ place: Range<Int>, _ way: TextEdit.Way, old: Range<Int>? = nil) -> TextEdit
  {
    let place = widened(place, to: new)
    let text = draft.words.replacing(place, by: said.words.source(new))
    return TextEdit(form: .exchange, text: text, new: new, old: old, place: place, way: way)
  }

  private func leftOut(_ old: Range<Int>, _ place: Range<Int>, _ form: TextEdit.Form) -> TextEdit? {
    draft.without(place).map { TextEdit(form: form, text: $0, old: old, place: place) }
  }

  /// Whether some words are a part of a value, and more than small words of it stand beside them.
  private func cutsValue(_ new: Range<Int>) -> Bool {
    said.marked.contains { mark in
      mark.words.overlaps(new) && mark.words.contains { !new.contains($0) && !said.isSmall[$0] }
    }
  }

  // MARK: Places

  /// The stretches of the clause that stand in the text: whole runs of such words, and parts of them that begin and end
  /// with one that is not small.
  private var standing: [Range<Int>] {
    var stretches: [Range<Int>] = []
    var start = clause.lowerBound
    while start < clause.upperBound {
      var end = start
      while end < clause.upperBound, "ds".contains(mark(end)) { end += 1 }
      for first in start..<end where first == start || mark(first) == "d" {
        stretches += (first..<end).filter { mark($0) == "d" }.map { first..<$0 + 1 }
      }
      start = max(end, start + 1)
    }
    return stretches
  }

  /// Where words of the clause stand in the text: the longest stretch of them that does, at its last place.
  private func place(of stretch: Range<Int>) -> Range<Int>? {
    var best = 0..<0
    for first in 0..<draft.count {
      for start in stretch where said.isSame(start, as: first, in: draft) {
        let length = zip(start..<stretch.upperBound, first..<draft.count)
          .prefix { said.isSame($0, as: $1, in: draft) }.count
        let found = first..<first + length
        if found.allSatisfy({ draft.isSmall[$0] }), length < stretch.count { continue }
        if length >= best.count { best = found }
      }
    }
    return best.isEmpty ? nil : best
  }

  /// Whether a word stands in the text outside a place.
  func stands(_ word: Int, outside place: Range<Int>) -> Bool {
    (0..<draft.count).contains { !place.contains($0) && said.isSame(word, as: $0, in: draft) }
  }

  /// The one value or name of the text that is of the kind of a new one; a bare number may be any value.
  private func kindred(_ new: Range<Int>) -> Range<Int>? {
    let kinds = said.kinds(in: new)
    let same = draft.marked.filter { kinds.contains($0.mark) }
    let near =
      same.isEmpty && !kinds.isDisjoint(with: Self.measured) ? draft.marked.filter { $0.mark != "name" } : same
    return near.count == 1 ? near[0].words : nil
  }

  /// The kinds of values that people name by a bare number, or that a number may name.
  private static let measured: Set = ["number", "date", "money", "ordinal"]

  /// The words of the text that are most like new ones: both have some words, and the fewest differ.
  private func likest(_ new: Range<Int>) -> Range<Int>? {
    guard new.count <= Self.longestLike, new.contains(where: { mark($0) == "d" }) else { return nil }
    var best: (place: Range<Int>, cost: Int, off: Int)?
    for first in 0..<draft.count {
      for end in first + 1..<min(draft.count, first + new.count + 1) + 1 {
        let (cost, off) = (distance(new, first..<end), abs(end - first - new.count))
        if best.map({ (cost, off) < ($0.cost, $0.off) }) != false { best = (first..<end, cost, off) }
      }
    }
    return best.flatMap { $0.cost < new.count ? $0.place : nil }
  }
  private static let longestLike = 8

  /// How many words must be exchanged, added or left out to make one stretch the other.
  func distance(_ new: Range<Int>, _ place: Range<Int>) -> Int {
    var row = Array(0...place.count)
    for word in new {
      var next = [row[0] + 1]
      for (column, other) in place.enumerated() {
        let cost = said.isSame(word, as: other, in: draft) ? 0 : 1
        next.append(min(row[column] + cost, row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row[place.count]
  }

  /// A place with the word beside it that the new words begin or end with as well, such as a preposition.
  private func widened(_ place: Range<Int>, to new: Range<Int>) -> Range<Int> {
    var (first, end) = (place.lowerBound, place.upperBound)
    let (begins, ends) = (new.lowerBound, new.upperBound - 1)
    if first > 0, said.isSame(begins, as: first - 1, in: draft), !said.isSame(begins, as: first, in: draft) {
      first -= 1
    }
    if end < draft.count, new.count > 1, said.isSame(ends, as: end, in: draft),
      !said.isSame(ends, as: end - 1, in: draft)
    {
      end += 1
    }
    return first..<end
  }
}

extension Words {
  /// The text with other words in the place of some.
  fileprivate func replacing(_ place: Range<Int>, by new: String) -> String {
    guard let first = place.first, let last = place.last else { return text }
    let end = text.utf8.count
    return source(bytes: 0..<self[first].range.lowerBound) + new + source(bytes: self[last].range.upperBound..<end)
  }
}

extension EditWords {
  /// The text without some words, and without joining words that then join nothing; `nil` where nothing would be left.
  fileprivate func without(_ place: Range<Int>) -> String? {
    var (before, behind) = (0..<place.lowerBound, place.upperBound..<count)
    if behind.isEmpty { while let last = before.last, joins[last] { before = 0..<last } }
    if before.isEmpty { while let first = behind.first, joins[first] { behind = first + 1..<count } }
    if (Array(before) + behind).allSatisfy({ isSmall[$0] }) { return nil }
    let end = words.text.utf8.count
    guard let last = before.last else { return words.source(bytes: words[behind.lowerBound].range.lowerBound..<end) }
    let head = words.source(bytes: 0..<words[last].range.upperBound)
    guard let first = behind.first else { return head }
    let tail = words.source(bytes: words[first].range.lowerBound..<end)
    // A mark that stood before what is left out stays.
    let gap = words[before.upperBound - 1].range.upperBound..<words[place.lowerBound].range.lowerBound
    let mark = words.source(bytes: gap)
    return head + (mark.isEmpty ? " " : mark) + tail
  }
}
