import IntentAutomaton
import IntentModel
import IntentText
import IntentVocabulary
import LanguageNotation

/// Makes a person of the words for one: a name, a relationship, an address, a label.
struct PersonReader {
  let grammar: Grammar
  let lattice: Lattice

  private var found: FoundSpans { lattice.found }
  private var vocabulary: VocabularyIndex { lattice.utterance.vocabulary }

  func person(_ group: SlotGroup) -> Person {
    var person = Person(name(group))
    var relation: Person.Relationship?
    var label: PersonHandle.Label?
    var matches: [Person]?
    for hypothesis in group.hypotheses {
      switch hypothesis.kind {
      case .span:
        let span = found[hypothesis.payload]
        if span.kind == .address {
          if case .person(let address) = found.values[Int(span.source)].meaning { person = address }
        } else {
          matches = vocabulary.people(at: Int(span.start)..<Int(span.end), in: found.names)
        }
      case .token where hypothesis.payload == WordClass.relation:
        relation = list(.relation, at: hypothesis).map { Person.Relationship($0) }
      case .token where hypothesis.payload == WordClass.label:
        // The label "any" stands for words that only say that an address is meant: "Bobo's number".
        label = list(.label, at: hypothesis).flatMap { $0 == "any" ? nil : PersonHandle.Label($0) }
      default: break
      }
    }
    if let label, person.personHandle == nil {
      person.personHandle = PersonHandle(nil, label: label)
    }
    complete(&person, matches, relation, group)
    return person
  }

  private func complete(
    _ person: inout Person, _ matches: [Person]?, _ relation: Person.Relationship?,
    _ group: SlotGroup
  ) {
    if let relation, !isPossessed(group) {
      person.relationship = relation
      let related = vocabulary.people(related: relation)
      if let matches {
        let both = matches.filter { related.contains($0) }
        person.siriMatches = both.isEmpty ? matches : both
      } else if !hasFreeName(group) {
        person.siriMatches = related
      }
    } else if let matches, relation == nil, !hasFreeName(group) {
      person.siriMatches = matches
    }
  }

  /// "Cathryn's brother" and "the brother of Cathryn" are people whom no contact is known to be.
  private func isPossessed(_ group: SlotGroup) -> Bool {
    guard
      let relation = group.hypotheses.firstIndex(where: {
        $0.kind == .token && $0.payload == WordClass.relation
      })
    else { return false }
    // "sister of Bobo": only a joining word may be between a relation and a name.
    if relation + 2 < group.hypotheses.endIndex, group.hypotheses[relation + 1].kind == .token,
      group.hypotheses[relation + 2].isName
    {
      return true
    }
    return group.hypotheses[..<relation].contains { $0.isName }
      && group.hypotheses[..<relation].last.map { $0.kind == .token } == true
      && !isClass("own", group.hypotheses[relation - 1])
  }

  private func isClass(_ name: String, _ hypothesis: Hypothesis) -> Bool {
    hypothesis.kind == .token && grammar.classes[Int(hypothesis.payload)].name == name
  }

  private func hasFreeName(_ group: SlotGroup) -> Bool {
    group.hypotheses.contains { $0.isFreeName }
  }

  /// The name among the words, without "my" and without a label.
  private func name(_ group: SlotGroup) -> String {
    let isNamed = group.hypotheses.contains { $0.kind == .span || $0.isFreeName } && !isPossessed(group)
    let parts = group.hypotheses.filter {
      isNamed ? $0.kind == .span || $0.isFreeName : $0.payload != WordClass.label
    }
    guard let first = isNamed ? parts.first : group.hypotheses.first, let last = parts.last else {
      return lattice.words.source(group.words)
    }
    let end = isNamed || isPossessed(group) ? last : group.hypotheses.last { $0.payload == WordClass.relation } ?? last
    return lattice.words.source(Int(first.start)..<Int(end.end))
  }

  /// The person that a pronoun alone refers to.
  func reference(_ group: SlotGroup) -> SpokenReference? {
    guard group.hypotheses.count == 1, let hypothesis = group.hypotheses.first, hypothesis.kind == .token else {
      return nil
    }
    return lattice.tokens[Int(hypothesis.start)].reversed().lazy.compactMap { token -> SpokenReference? in
      let known = grammar.classes[Int(token.wordClass)]
      guard known.role == .symbol, token.length == hypothesis.end - hypothesis.start else { return nil }
      return SpokenReference(symbol: known.name).flatMap { $0.isPerson ? $0 : nil }
    }.first
  }

  /// The relation or label whose words a hypothesis took.
  private func list(_ role: Definition.Role, at hypothesis: Hypothesis) -> String? {
    let token = lattice.tokens[Int(hypothesis.start)].reversed().first { token in
      token.length == hypothesis.end - hypothesis.start && token.wordClass > WordClass.label
        && grammar.classes[Int(token.wordClass)].role == role
    }
    return token.map { grammar.classes[Int($0.wordClass)].name }
  }
}

extension Hypothesis {
  fileprivate var isName: Bool { kind == .span || isFreeName }

  fileprivate var isFreeName: Bool {
    kind == .nameFirst || kind == .nameMore || kind == .surname
  }
}
