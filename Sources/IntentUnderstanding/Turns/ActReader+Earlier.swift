import IntentAutomaton
import IntentModel
import IntentText
import IntentVocabulary

/// Words of acts with no question open: those with a meaning of their own, and those that continue an earlier request.
extension ActReader {
  /// The values with which an earlier request is made again, and how well the words are explained.
  struct Earlier {
    var slots: [IntentDraft.Slot]
    var score: Double
  }

  /// The acts of an utterance with no question open, of those that explain all of it, best first.
  func actsOfTheirOwn() -> [RatedAct] {
    candidates.compactMap { candidate -> RatedAct? in
      let path = ActPath(candidate)
      let act: DialogueAct? =
        switch path.form {
        case .resume where path.leftOut.isEmpty: resumed()
        case .words where path.leftOut.isEmpty && path.values.isEmpty && isBesideRemarks(path):
          path.words.last.flatMap(ownAct(called:))
        default: nil
        }
      return act.map { act in
        var rated = RatedAct(act, candidate.score)
        rated.explainsAll = path.isWholeAct
        return rated
      }
    }.sorted { $0.score > $1.score }
  }

  /// Whether the words beside a greeting or a farewell ask for nothing, in other domains either.
  private func isBesideRemarks(_ path: ActPath) -> Bool {
    guard let name = path.words.last, ["control_thanks", "control_greet", "control_farewell"].contains(name) else {
      return true
    }
    return !path.free.contains { stretch in
      lattice.words.part(stretch).contains("?") || stretch.contains(where: wishes)
        || name == "control_greet" && lattice.found.values.contains { $0.words.overlaps(stretch) }
    }
  }

  /// Whether a word asks for something: a question word, a word of another domain, or one that begins or continues a
  /// request.
  private func wishes(_ word: Int) -> Bool {
    !lattice.traits[word].isDisjoint(with: [.question, .outOfDomain, .leading])
      || lattice.opensRequest(at: word, of: .max)
      || lattice.tokens[word].contains { lattice.className($0.wordClass).hasPrefix(ReplyClasses.following) }
  }

  /// The classes of words that ask for something only after an earlier request, where the rest is at most a reason.
  func followers() -> (classes: Set<String>, score: Double) {
    for candidate in candidates {
      let path = ActPath(candidate)
      guard path.form == .follow, path.leftOut.isEmpty,
        let words = path.tokens.last(where: { $0.name.hasPrefix(ReplyClasses.following) })?.words
      else { continue }
      let said = lattice.tokens[words.lowerBound].filter { Int($0.length) == words.count }
      return (Set(said.map { lattice.className($0.wordClass) }), candidate.score)
    }
    return ([], 0)
  }

  func ownAct(called name: String) -> DialogueAct? {
    switch name {
    case "act_help", "maybe_help": .help
    case "act_cancel", "maybe_cancel": .cancel
    case "act_repeat", "maybe_repeat": .repetition
    case "control_wait": .hesitation
    case "control_thanks": .thanks
    case "control_greet": .greeting
    case "control_farewell": .farewell
    case "control_back": .takeBack([])
    default: nil
    }
  }

  /// The values that continue an earlier request: words of adding, and a known person or thing.
  func continuation() -> Earlier? {
    for candidate in candidates.sorted(by: { $0.score > $1.score }) {
      let path = ActPath(candidate)
      let goesOn = (0..<lattice.count).contains { isOf([.and, .addition, .same, .too], $0) }
      guard goesOn, path.leftOut.isEmpty, path.free.isEmpty, [.answer, .add, .also, .correct].contains(path.form),
        case .values(let slots, _)? = values(path), slots.contains(where: { isKnown($0.value.meaning) }),
        !slots.contains(where: beginsWithToo)
      else { continue }
      return Earlier(slots: slots, score: candidate.score)
    }
    return nil
  }

  /// Whether the words of a value begin with one that belongs to what stands before them: "to Koko too, but ask her".
  private func beginsWithToo(_ slot: IntentDraft.Slot) -> Bool {
    guard slot.value.meaning == .words, let first = slot.value.range.map(lattice.words.stretch)?.first else {
      return false
    }
    return isOf([.too], first)
  }

  /// A question about an earlier request in words that can mean nothing else.
  func questionAfterwards() -> (subject: QuestionSubject, score: Double)? {
    for candidate in candidates.sorted(by: { $0.score > $1.score }) {
      let path = ActPath(candidate)
      guard path.form == .words, path.leftOut.isEmpty, path.free.allSatisfy(saysNothingNew), path.values.isEmpty,
        let name = path.words.last, case .question(let subject)? = act(called: name)
      else { continue }
      return (subject, candidate.score)
    }
    return nil
  }

  /// Whether words beside a question about an earlier request only say who or when.
  private func saysNothingNew(_ words: Range<Int>) -> Bool {
    words.allSatisfy { word in
      !lattice.traits[word].isDisjoint(with: [.filler, .preposition, .function])
        || isOf([.filler, .tail, .preposition, .article], word)
        || lattice.utterance.names.contains { $0.type == .contactName && $0.words.contains(word) }
        || lattice.found.values.contains { $0.words.contains(word) }
    }
  }

  /// The values that an earlier request should have had, or that narrow its search.
  ///
  /// All of them must be known and introduced by words of correcting, and the request must have done something.
  func repair() -> Earlier? {
    let refines = description?.rules.changesNothing == true
    for candidate in candidates.sorted(by: { $0.score > $1.score }) where candidate.score > 0 {
      let path = ActPath(candidate)
      let left = path.leftOut.reduce(0) { $0 + $1.count }
      guard [.correct, .answer].contains(path.form), left <= (refines ? Self.mostLeft : 0), path.free.isEmpty,
        case .values(let slots, _)? = values(path), !slots.isEmpty
      else { continue }
      let corrects = !Self.denying.union(["correction"]).isDisjoint(with: path.classes)
      if refines {
        let leads = path.rest != nil || corrects || path.values.contains { !$0.introducers.isEmpty }
        if leads, slots.allSatisfy({ $0.value.reference == nil }) {
          return Earlier(slots: slots, score: candidate.score)
        }
      } else if corrects, slots.allSatisfy({ isKnown($0.value.meaning) && $0.value.reference == nil }) {
        return Earlier(slots: slots, score: candidate.score)
      }
    }
    return nil
  }

  /// How many words beside values that narrow a search may be unexplained.
  private static let mostLeft = 2

  /// The text in other words, behind words of correcting or adding.
  func rewordedText() -> Earlier? {
    guard description?.parameters.contains(where: { $0.kind == .money }) == false else { return nil }
    for candidate in candidates.sorted(by: { $0.score > $1.score }) {
      let path = ActPath(candidate)
      guard path.form == .correct, path.values.count == 1, path.values[0].role == .text,
        path.words.isEmpty == false
          || path.classes.contains(where: ["correction", "and", "too"].contains), path.values[0].words.lowerBound > 1,
        case .values(let slots, _)? = values(path)
      else { continue }
      return Earlier(slots: slots, score: candidate.score)
    }
    return nil
  }
}
