#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentAutomaton
import IntentModel

/// Finds values on a path that no parameter of the intent takes: above all a time, where the request can only be
/// carried out now.
///
/// A value counts only if none of its words belongs to a parameter, a phrase or an app, and it is not in a clause with
/// other content: times inside a note, a message or an explanation are none.
struct UntakenValues {
  private let lattice: Lattice
  private let uses: [Use]
  /// The words with which the request is put off; a value among them may say the time more exactly.
  private let deferrals: [Range<Int>]
  private let takesTimes: Bool

  /// What a path uses a word for.
  private enum Use: Equatable {
    case none, taken, unexplained, filler, clause
    /// A word for which a phrase takes any words without using them; runs of such words are numbered.
    case anything(run: Int)

    var isOpen: Bool { self != .none && self != .taken }
  }

  init(_ lattice: Lattice, _ path: ArraySlice<Hypothesis>, of intent: IntentDescription) {
    self.lattice = lattice
    takesTimes = intent.takesTimes
    deferrals = path.filter(\.putsOff).map { Int($0.start)..<Int($0.end) }
    uses = lattice.found.values.isEmpty && deferrals.isEmpty ? [] : Self.uses(path, lattice.count)
  }

  /// The times in a reply to a question about the intent that no parameter takes.
  ///
  /// Other words of the reply only hold it together: an explanation would have times of its own.
  static func beside(
    _ slots: [IntentDraft.Slot], in lattice: Lattice, of intent: IntentDescription
  ) -> [Reading.Untaken] {
    if intent.takesTimes { return [] }
    let taken = slots.compactMap(\.value.range)
    let free = lattice.words.words.indices.filter { word in
      !taken.contains { $0.overlaps(lattice.words[word].range) }
    }
    let reply = UntakenValues(lattice, [], of: intent)
    let times = lattice.found.values.filter { reply.kind(of: $0) == .time && $0.words.allSatisfy(free.contains) }
    guard let time = times.max(by: { $0.words.count < $1.words.count }),
      free.allSatisfy({ time.words.contains($0) || reply.isEmpty($0) })
    else { return [] }
    return [Reading.Untaken(.time, reply.spoken(time.words, time.meaning))]
  }

  private static func uses(_ path: ArraySlice<Hypothesis>, _ count: Int) -> [Use] {
    var uses = [Use](repeating: .none, count: count)
    var run = 0
    for hypothesis in path {
      if hypothesis.kind == .textFirst { run += 1 }
      let use: Use =
        switch hypothesis.kind {
        case .skipped: .unexplained
        case .filler: hypothesis.putsOff ? .unexplained : .filler
        case .sentence: .clause
        case .textFirst, .textMore: hypothesis.slot < 0 ? .anything(run: run) : .taken
        default: .taken
        }
      for word in Int(hypothesis.start)..<Int(hypothesis.end) { uses[word] = use }
    }
    return uses
  }

  /// Moves values that the intent cannot take from a reading's slots to its untaken values; for a search, times in the
  /// future.
  func move(from reading: inout Reading, looksBack: Bool) {
    if uses.isEmpty { return }
    if looksBack {
      let toCome = reading.slots.filter { tense(of: $0.value.meaning) == .future }
      if !toCome.isEmpty {
        reading.slots.removeAll(where: toCome.contains)
        reading.untaken = toCome.map { Reading.Untaken(.time, $0.value) }
      }
    }
    // A value that another clause gives a parameter is taken.
    let taken = reading.slots.compactMap(\.value.range)
    reading.untaken += found.filter { value in
      !taken.contains { range in value.value.range.map(range.overlaps) == true }
    }
  }

  private var found: [Reading.Untaken] {
    var found: [Reading.Untaken] = []
    var end = 0
    let values = lattice.found.values.filter(isOpen)
      .sorted { ($0.words.lowerBound, -$0.words.count) < ($1.words.lowerBound, -$1.words.count) }
    for value in values where value.words.lowerBound >= end {
      guard let kind = kind(of: value) else { continue }
      end = value.words.upperBound
      found.append(Reading.Untaken(kind, spoken(value.words, value.meaning)))
    }
    let others = deferrals.filter { words in !lattice.found.values.contains { $0.isTime && $0.words.overlaps(words) } }
    return found + others.map { Reading.Untaken(takesTimes ? .value : .time, spoken($0, .words)) }
  }

  private func spoken(_ words: Range<Int>, _ meaning: SpokenValue.Meaning) -> SpokenValue {
    SpokenValue(lattice.words.source(words), range: bytes(words), meaning)
  }

  private func bytes(_ words: Range<Int>) -> Range<Int> {
    lattice.words[words.lowerBound].range.lowerBound..<lattice.words[words.upperBound - 1].range.upperBound
  }

  // MARK: - Where it stands

  private func isOpen(_ value: ValueSpan) -> Bool {
    let core = uses[value.core]
    guard core.allSatisfy(\.isOpen), core.contains(where: { $0 != .filler }) else { return false }
    return value.isTime ? isAlone(value) : core.allSatisfy { $0 == .unexplained }
  }

  /// Whether the unused words around a time say nothing else.
  ///
  /// Where a phrase takes any words, the word that introduces them must belong to the time.
  private func isAlone(_ value: ValueSpan) -> Bool {
    let sentence = sentence(around: value.words)
    if !uses[sentence].contains(.taken), !sentence.allSatisfy({ value.words.contains($0) || isEmpty($0) }) {
      return false
    }
    for word in value.core {
      switch uses[word] {
      case .anything(let run):
        let isAll = uses.indices.allSatisfy { uses[$0] != .anything(run: run) || value.core.contains($0) }
        guard isAll, value.words.lowerBound < value.core.lowerBound else { return false }
      case .clause:
        guard clause(around: word).allSatisfy({ value.words.contains($0) || isEmpty($0) }) else { return false }
      default: break
      }
    }
    return true
  }

  private func sentence(around words: Range<Int>) -> Range<Int> {
    var (first, last) = (words.lowerBound, words.upperBound)
    while first > 0, lattice.breaks[first] != .sentence { first -= 1 }
    while last < uses.count, lattice.breaks[last] != .sentence { last += 1 }
    return first..<last
  }

  private func clause(around word: Int) -> Range<Int> {
    var (first, last) = (word, word + 1)
    while first > 0, uses[first - 1] == .clause { first -= 1 }
    while last < uses.count, uses[last] == .clause { last += 1 }
    return first..<last
  }

  private func isEmpty(_ word: Int) -> Bool { !lattice.traits[word].isDisjoint(with: [.function, .filler]) }

  // MARK: - What it says

  private enum Tense { case past, present, future }

  private func kind(of value: ValueSpan) -> Reading.Untaken.Kind? {
    switch value.meaning {
    case .date:
      switch tense(of: value.meaning) {
      case .future: return takesTimes ? .value : .time
      case .past: return .value
      case .present, nil: return nil
      }
    case .money: return .value
    default: return value.meaning.quantity == nil ? nil : .value
    }
  }

  /// Whether a time is past or to come; a recurring one is to come.
  ///
  /// `nil` for what is no time.
  private func tense(of meaning: SpokenValue.Meaning) -> Tense? {
    guard case .date(let range) = meaning else { return nil }
    if range.recurrenceRule != nil { return .future }
    let situation = lattice.utterance.situation
    let (start, end) = (range.startDateComponents, range.endDateComponents)
    if let start = start.flatMap(situation.calendar.date(from:)), start > situation.now { return .future }
    if let end = end.flatMap(situation.calendar.date(from:)) { return end <= situation.now ? .past : .present }
    return .present
  }
}

extension ValueSpan {
  var isTime: Bool { if case .date = meaning { true } else { false } }

  /// Whether it is only the name of a month, which may as well be a person's name.
  var isMonthAlone: Bool {
    guard core.count == 1, case .date(let range) = meaning, let start = range.startDateComponents,
      let end = range.endDateComponents
    else { return false }
    return start.day == 1 && end.day == 1 && start.month != end.month
  }
}
