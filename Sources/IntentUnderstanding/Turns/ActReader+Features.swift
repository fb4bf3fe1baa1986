#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentAutomaton
import IntentModel
import IntentVocabulary

/// A reply as the learned weights see it: its values are replaced by marks, since the act does not depend on which they
/// are.
extension ActReader {
  func features(at question: WeighedQuestion) -> ReplyFeatures {
    let people = ReplyFeatures.people(among: lattice.utterance.names)
    // Inside a text a value is part of the text.
    let marked = question.isText ? people : settled + people + offered + values + symbols + unknown
    return ReplyFeatures(lattice.words, marked: marked, at: question)
  }

  private var offered: [ReplyFeatures.Marked] {
    choices.map { ReplyFeatures.Marked(words: $0.words, mark: .choice) }
  }

  /// The known values that the open request takes, those for the question first.
  private var values: [ReplyFeatures.Marked] {
    let all = lattice.found.list.spans.compactMap { span -> ReplyFeatures.Marked? in
      let words = Int(span.start)..<Int(span.end)
      // Small numbers and words of time often have other meanings.
      let isNamed = [.name, .written, .namedPlace].contains(span.kind)
      guard isNamed || words.count > 1 || lattice.hasDigit(words.lowerBound) || picks(span) || isHour(span) else {
        return nil
      }
      return mark(of: span).map { ReplyFeatures.Marked(words: words, mark: $0) }
    }
    return all.filter { $0.mark != .value } + all.filter { $0.mark == .value }
  }

  /// The whole reply, where it is one unknown word and a name is asked for.
  private var unknown: [ReplyFeatures.Marked] {
    guard let asked, asked.kind == .person || asked.kind == .place, choices.isEmpty, lattice.count == 1,
      lattice.traits[0].isUnknown, lattice.tokens[0].isEmpty, !lattice.found.list.covered[0]
    else { return [] }
    return [ReplyFeatures.Marked(words: 0..<1, mark: .asked)]
  }

  /// Whether a span is an hour that replaces that of the time given last.
  private func isHour(_ span: LatticeSpan) -> Bool {
    span.kind == .date && lattice.found.values[Int(span.source)].form == .hour
  }

  /// Whether the whole reply is the number of a choice.
  private func picks(_ span: LatticeSpan) -> Bool {
    guard [.number, .ordinal].contains(span.kind), span.start == 0, span.end == lattice.count,
      case .number(let number) = lattice.found.values[Int(span.source)].meaning
    else { return false }
    return expectation.choices.indices.contains { Decimal($0 + 1) == number }
  }

  /// The values that the open request has already.
  private var settled: [ReplyFeatures.Marked] {
    guard let description, !expectation.settled.isEmpty || !expectation.told.isEmpty else { return [] }
    let parameters = description.parameters.filter { expectation.settled[$0.name] != nil }
    let values = lattice.found.values.filter { value in
      !value.isUnread && (isTold(value.meaning) || parameters.contains { isSettled(value.meaning, for: $0) })
    }
    // A settled person is as often named in another request.
    let names = parameters.filter { $0.kind == .place }
      .flatMap { expectation.settled[$0.name, default: []] }.map(ChoiceFinder.folded)
    return (values.map(\.words) + names.flatMap(occurrences)).map { ReplyFeatures.Marked(words: $0, mark: .settled) }
  }

  /// The places where the words of a name are said.
  private func occurrences(of name: [String]) -> [Range<Int>] {
    if name.isEmpty || name.count > lattice.count { return [] }
    return (0...lattice.count - name.count).map { $0..<$0 + name.count }
      .filter { $0.map(lattice.words.folded) == name }
  }

  private var asked: IntentDescription.ParameterDescription? {
    expectation.parameter.flatMap { description?[parameter: $0] }
  }

  private func mark(of span: LatticeSpan) -> ReplyFeatures.Mark? {
    func fits(_ kind: ValueKind) -> Bool {
      switch span.kind {
      case .name:
        if case .name(let type) = kind { grammar.types.firstIndex(of: type) == Int(span.type) } else { false }
      case .written: kind == .person
      case .namedPlace: kind == .place
      default: span.kind.kind == kind || span.kind == .number && kind.isMeasured
      }
    }
    if picks(span) { return .choice }
    if let asked, fits(asked.kind) { return .asked }
    return description?.parameters.contains { fits($0.kind) } == true ? .value : nil
  }

  /// The words for the values of a closed list.
  private var symbols: [ReplyFeatures.Marked] {
    (0..<lattice.count).flatMap { word in
      lattice.tokens[word].compactMap { token -> ReplyFeatures.Marked? in
        guard let mark = mark(ofSymbol: token.wordClass) else { return nil }
        return ReplyFeatures.Marked(words: word..<word + Int(token.length), mark: mark)
      }
    }
  }

  private func mark(ofSymbol wordClass: Int32) -> ReplyFeatures.Mark? {
    let known = grammar.classes[Int(wordClass)]
    guard known.role == .symbol, let parameters = description?.parameters else { return nil }
    let meaning = ReadingBuilder.meaning(ofSymbol: known.name)
    func takes(_ parameter: IntentDescription.ParameterDescription) -> Bool {
      guard case .symbol = meaning, case .symbol = parameter.kind else { return false }
      return parameter.accepts(SpokenValue("", meaning))
    }
    if let asked, takes(asked) { return .asked }
    return parameters.contains { takes($0) && grammar.symbolSlots[wordClass]?.contains($0.name) == true } ? .value : nil
  }
}
