import IntentText

/// Takes what speaks for a way to change a text.
protocol EditFeatureReader {
  /// One feature: its name behind a mark, and its value in up to three parts.
  mutating func add(_ mark: UInt8, _ name: String, _ first: String, _ second: String, _ third: String)
}

/// What speaks for a way to change a text.
///
/// The words of the frame, those at the ends of the new words, how these stand to the ones whose place they take, what of
/// the text the frame mentions, and which kinds of words meet where the text was cut.
extension TextEdits {
  /// The features of a way.
  package func features(of edit: TextEdit) -> Set<String> {
    var names = FeatureNames(form: "%\(edit.form)")
    describe(edit, to: &names)
    return names.all
  }

  /// How far all features of a way together speak for it.
  func support(of edit: TextEdit, _ weights: ClauseWeights) -> Double {
    var sum = FeatureSum(weights, form: "%\(edit.form)")
    describe(edit, to: &sum)
    return sum.support
  }

  private func describe(_ edit: TextEdit, to features: inout some EditFeatureReader) {
    if edit.form == .keep { return describeKept(to: &features) }
    if let new = edit.new { describe(new, to: &features) }
    if let place = edit.place {
      if let new = edit.new, let way = edit.way {
        describeExchange(new, place, way, old: edit.old, to: &features)
      } else if let old = edit.old {
        describeLeftOut(old, place, to: &features)
      }
    }
    let frame = clause.filter { edit.new?.contains($0) != true && edit.old?.contains($0) != true }
    describe(frame: frame, to: &features)
  }

  /// What stays as it is: all words are another thing said.
  private func describeKept(to features: inout some EditFeatureReader) {
    describe(wordsOf: Array(clause), to: &features)
    features.add("first", name(clause.lowerBound))
    features.add("last", name(clause.upperBound - 1))
    features.add(shape: "size", Self.size(clause.count))
    features.add(shape: "standing", count("d", in: clause, upTo: 3))
    features.add(shape: "kinds", count("k", in: clause, upTo: 2))
  }

  private func describe(_ new: Range<Int>, to features: inout some EditFeatureReader) {
    let (first, last) = (new.lowerBound, new.upperBound - 1)
    features.add("before", name(first - 1))
    features.add("before both", name(first - 2), " ", name(first - 1))
    features.add("behind", name(last + 1))
    features.add("first", name(first))
    features.add("last", name(last))
    features.add("joint", name(first - 1), " ", name(first))
    features.add("end joint", name(last), " ", name(last + 1))
    features.add(shape: "marks", mark(first - 1), mark(first))
    features.add(shape: "end marks", mark(last), mark(last + 1))
    features.add(shape: "size", Self.size(new.count))
    features.add(
      shape: "place", first == clause.lowerBound ? "all " : "", last + 1 == clause.upperBound ? "end" : "inside")
    features.add(shape: "standing", count("d", in: new, upTo: 3))
    features.add(shape: "kinds", count("k", in: new, upTo: 2))
  }

  private func describeExchange(
    _ new: Range<Int>, _ place: Range<Int>, _ way: TextEdit.Way, old: Range<Int>?,
    to features: inout some EditFeatureReader
  ) {
    let (kinds, others) = (said.kinds(in: new), draft.kinds(in: place))
    let way = way.rawValue
    features.add(shape: "way", way)
    features.add(shape: "more", way, Self.number(new.count - place.count, upTo: 3))
    let match = kinds.isEmpty && others.isEmpty ? " none" : kinds == others ? " same" : " other"
    features.add(shape: "kind", way, match)
    features.add(shape: "distance", way, Self.number(distance(new, place), upTo: 4))
    let twice = new.count { word in !said.isSmall[word] && stands(word, outside: place) }
    features.add(shape: "twice", Self.number(twice, upTo: 2))
    // Which kinds of words meet where the text was cut, and which met there before.
    features.add(
      shape: "seam", draft.type(place.lowerBound - 1), said.type(new.lowerBound), draft.type(place.lowerBound))
    features.add(
      shape: "end seam", said.type(new.upperBound - 1), draft.type(place.upperBound), draft.type(place.upperBound - 1))
    features.add("seam words", draft.smallWord(place.lowerBound - 1), " ", said.smallWord(new.lowerBound))
    features.add("end seam words", said.smallWord(new.upperBound - 1), " ", draft.smallWord(place.upperBound))
    guard let old else { return }
    let isBefore = old.upperBound <= new.lowerBound
    let between = isBefore ? old.upperBound..<new.lowerBound : new.upperBound..<old.lowerBound
    features.add(isBefore ? "from" : "for", between.prefix(3).map(name).joined(separator: " "))
    features.add(isBefore ? "old first" : "old last", name(old.lowerBound - 1))
    features.add("behind old", name(old.upperBound))
    features.add(shape: "old", Self.size(old.count), mark(old.lowerBound - 1), mark(old.upperBound))
  }

  private func describeLeftOut(_ old: Range<Int>, _ place: Range<Int>, to features: inout some EditFeatureReader) {
    features.add(shape: "gone", Self.size(place.count))
    let end = place.upperBound == draft.count ? "end" : place.lowerBound == 0 ? "beginning" : "middle"
    features.add(shape: "stands", end)
    features.add(shape: "whole", draft.parts.contains(place) ? "" : "no ", "part")
    features.add(shape: "named", Self.size(old.count), mark(old.lowerBound - 1), mark(old.upperBound))
    features.add("first", name(old.lowerBound - 1))
    features.add("last", name(old.upperBound))
    features.add(shape: "seam", draft.type(place.lowerBound - 1), draft.type(place.upperBound))
  }

  private func describe(frame: [Int], to features: inout some EditFeatureReader) {
    describe(wordsOf: frame, to: &features)
    features.add("opens", frame.first == clause.lowerBound ? name(clause.lowerBound) : "new")
    let (standing, kinds) = (frame.count { mark($0) == "d" }, frame.count { mark($0) == "k" })
    features.add(shape: "left", Self.number(standing, upTo: 2), Self.number(kinds, upTo: 1))
    let others = frame.count { mark($0) == "o" && said.type($0) == "c" }
    features.add(shape: "content", Self.number(others, upTo: 3))
    features.add(shape: "values", Self.number(frame.count { said.type($0) == "v" }, upTo: 2))
  }

  private func describe(wordsOf frame: [Int], to features: inout some EditFeatureReader) {
    for (place, word) in frame.enumerated() {
      if !frame[..<place].contains(where: { name($0) == name(word) }) { features.add("word", name(word)) }
      guard place + 1 < frame.count, frame[place + 1] == word + 1 else { continue }
      features.add("pair", name(word), " ", name(word + 1))
    }
  }

  private func count(_ kind: String, in stretch: Range<Int>, upTo most: Int) -> String {
    Self.number(stretch.count { mark($0) == kind }, upTo: most)
  }

  private static func number(_ number: Int, upTo most: Int) -> String { "\(max(-most, min(most, number)))" }
  private static func size(_ count: Int) -> String { count < 4 ? "\(count)" : count < 7 ? "some" : "many" }
}

extension EditWords {
  /// The type of a word: `v` in a value or a name, `s` small, `c` another, `.` none.
  fileprivate func type(_ word: Int) -> String {
    guard 0..<count ~= word else { return "." }
    return isInValue[word] ? "v" : isSmall[word] ? "s" : "c"
  }

  /// A small word, or the type of another.
  fileprivate func smallWord(_ word: Int) -> String { type(word) == "s" ? names[word] : type(word) }
}

extension EditFeatureReader {
  /// A feature of words, as `%exchange:before:make it`.
  fileprivate mutating func add(_ name: String, _ first: String, _ second: String = "", _ third: String = "") {
    add(UInt8(ascii: ":"), name, first, second, third)
  }

  /// A feature of no words, as `%exchange/size:2`: it says the same in all languages.
  fileprivate mutating func add(shape name: String, _ first: String, _ second: String = "", _ third: String = "") {
    add(UInt8(ascii: "/"), name, first, second, third)
  }
}

extension TextEdits {
  /// Whether a feature, as it is written, says the same in all languages.
  package static func isOfAnyLanguage(_ feature: String) -> Bool {
    feature.first { $0 == ":" || $0 == "/" } != ":"
  }

  /// Whether it has several words.
  package static func isOfSeveralWords(_ feature: String) -> Bool {
    !isOfAnyLanguage(feature) && feature.split(separator: ":").last?.contains(" ") == true
  }
}

/// The features as they are written among the weights.
private struct FeatureNames: EditFeatureReader {
  let form: String
  var all: Set<String>

  init(form: String) { (self.form, all) = (form, [form]) }

  mutating func add(_ mark: UInt8, _ name: String, _ first: String, _ second: String, _ third: String) {
    all.insert("\(form)\(Character(Unicode.Scalar(mark)))\(name):\(first)\(second)\(third)")
  }
}

/// What the features say together, found by their hashes.
private struct FeatureSum: EditFeatureReader {
  let weights: ClauseWeights
  let form: UInt64
  var support: Double

  init(_ weights: ClauseWeights, form: String) {
    let hash = Words.hash(form.utf8)
    (self.weights, self.form, support) = (weights, hash, weights.support(ofEditWith: hash))
  }

  mutating func add(_ mark: UInt8, _ name: String, _ first: String, _ second: String, _ third: String) {
    var hash = Words.hash(name.utf8, after: Words.hash(mark, after: form))
    hash = Words.hash(UInt8(ascii: ":"), after: hash)
    for part in [first, second, third] where !part.isEmpty { hash = Words.hash(part.utf8, after: hash) }
    support += weights.support(ofEditWith: hash)
  }
}
