import IntentAutomaton
import IntentModel
import IntentText
import IntentVocabulary

/// Which parameter of the open intent a value is for.
extension ActReader {
  /// A value as one of a parameter of the open intent, together with its unit where the parameter counts one.
  ///
  /// - Parameter name: The parameter that is named beside it.
  func slot(_ value: ActPath.Value, named name: String? = nil) -> [IntentDraft.Slot]? {
    let fitting = (description?.parameters ?? []).filter { takes($0, value) }
    // The user's own words are for the parameter that is named, if one is.
    if value.role == .text, let name, !fitting.contains(where: { $0.name == name }) { return nil }
    let introduced = fitting.filter { introduces(value, $0) }
    if value.role == .asked || value.filler == .value(.namedPlace) {
      return askedParameter(value, among: fitting, named: name).flatMap { settled(value, for: $0) }
    }
    let own = fitting.filter { $0.kind.isOwn(value.spoken.meaning) }
    let named = fitting.filter { $0.name == name }
    if named.isEmpty, introduced.isEmpty, isTakenByLatest(value) { return nil }
    let best = [named, introduced, own, fitting].first { !$0.isEmpty } ?? []
    guard let parameter = best.first(where: { $0.name == expectation.parameter }) ?? best.first else { return nil }
    return settled(value, for: parameter)
  }

  /// A bare hour, as an hour of the same day as the time that was given last.
  func ofItsDay(_ slot: IntentDraft.Slot) -> IntentDraft.Slot {
    guard expectation.latestTime != nil, slot.parameter == expectation.latest,
      let words = slot.value.range.map(lattice.words.stretch),
      let hour = lattice.found.values.last(where: {
        $0.form == .hour && $0.words.upperBound == words.upperBound
      })
    else { return slot }
    var found = slot
    found.value.meaning = hour.meaning
    return found
  }

  /// Whether a bare number is an hour, because a time was given last.
  private func isTakenByLatest(_ value: ActPath.Value) -> Bool {
    guard expectation.latestTime != nil, case .number = value.spoken.meaning else { return false }
    return lattice.found.values.contains { $0.form == .hour && $0.words.overlaps(value.words) }
  }

  /// Whether the words before a value introduce a parameter, as in requests or as its cue in replies.
  private func introduces(_ value: ActPath.Value, _ parameter: IntentDescription.ParameterDescription) -> Bool {
    if isSlotCue(value, of: parameter) { return true }
    // `My` and `the` introduce anything.
    if value.introducers.contains(where: { ["article", "my"].contains(lattice.className($0)) }) { return false }
    let place = Grammar.place(of: parameter.name, in: expectation.intent)
    return value.introducers.contains { grammar.introduced[$0]?.contains(place) == true }
  }

  private func isSlotCue(_ value: ActPath.Value, of parameter: IntentDescription.ParameterDescription) -> Bool {
    value.introducers.contains { grammar.classes[Int($0)].name == "slotCue_\(parameter.name)" }
  }

  /// The parameter that is asked for; at the go-ahead, one that can take an unknown name or place.
  func askedParameter(
    _ value: ActPath.Value, among fitting: [IntentDescription.ParameterDescription], named: String?
  ) -> IntentDescription.ParameterDescription? {
    if let named, let parameter = fitting.first(where: { $0.name == named }) { return parameter }
    let introduced = fitting.filter { introduces(value, $0) }
    if let marked = introduced.first(where: { isSlotCue(value, of: $0) }) { return marked }
    if introduced.count == 1, introduced[0].kind == .place { return introduced[0] }
    guard expectation.question == .goAhead else {
      let asked = fitting.first { $0.name == expectation.parameter }
      guard let asked else {
        // The purpose of an amount is no person.
        let isPurpose = value.introducers.contains { lattice.className($0) == "purpose" }
        return value.filler == .value(.written) && !isPurpose ? introduced.first : nil
      }
      return fitting.first { leads(to: $0, value, than: asked) } ?? asked
    }
    switch value.filler {
    case .name, .place, .value(.namedPlace):
      let isPlace = isPlace(value.words)
      let all = description?.parameters ?? []
      if isPlace {
        let places = all.filter { $0.kind == .place }
        guard let goal = places.last else { return nil }
        return places.first { leads(to: $0, value, than: goal) } ?? goal
      }
      // Where a text is sent, "friendlier" is about the text.
      if all.contains(where: { $0.kind == .text }) { return nil }
      return all.first { if case .name = $0.kind { true } else { false } }
    default: return fitting.first
    }
  }

  /// Whether some words contain a word for a kind of place.
  func isPlace(_ words: Range<Int>) -> Bool { words.contains { isOf([.place], $0) } }

  /// Whether the word before a value introduces another parameter than the one asked for: "from" the start of a ride.
  func leads(
    to parameter: IntentDescription.ParameterDescription, _ value: ActPath.Value,
    than asked: IntentDescription.ParameterDescription
  ) -> Bool {
    guard parameter.name != asked.name, parameter.kind == asked.kind, value.words.lowerBound > 0 else { return false }
    var place = value.words.lowerBound - 1
    let isAlone = { (word: Int) in self.isOf([.article, .preposition], word) }
    while place > 0, isAlone(place), isAlone(place - 1), lattice.breaks[place] == .none { place -= 1 }
    let word = lattice.words.folded(place)
    func ends(_ name: String) -> Set<String> {
      let carriers = reader.replies.carriers["\(expectation.intent.rawValue) \(name)"] ?? []
      return Set(carriers.compactMap { ChoiceFinder.folded($0).last })
    }
    return ends(parameter.name).contains(word) && !ends(asked.name).contains(word)
  }

  func takes(_ parameter: IntentDescription.ParameterDescription, _ value: ActPath.Value) -> Bool {
    switch value.filler {
    case .value(.written): parameter.kind == .person
    case .value(.namedPlace): parameter.kind == .place
    case .value: converted(value, to: parameter.kind) != nil && (parameter.kind != .money || !countsPeople(value.words))
    case .symbol: !symbols(of: value, for: parameter).isEmpty
    default: value.filler.fits(parameter.kind)
    }
  }

  /// Whether a number counts people: "three of us" is no amount.
  func countsPeople(_ words: Range<Int>) -> Bool {
    lattice.found.values.contains { $0.form == .people && $0.words == words }
  }

  func converted(_ value: ActPath.Value, to kind: ValueKind) -> SpokenValue.Meaning? {
    kind.isMeasured ? value.spoken.meaning.converted(to: kind, in: lattice.utterance.situation) : nil
  }

  /// The symbols of a parameter that the words of a value name.
  func symbols(
    of value: ActPath.Value, for parameter: IntentDescription.ParameterDescription
  ) -> [SpokenValue.Meaning] {
    value.classes.compactMap { wordClass in
      let isNamed = grammar.symbolSlots[wordClass]?.contains(parameter.name) == true
      let isAsked = parameter.name == expectation.parameter && [.symbol, .flag].contains(parameter.kind)
      guard grammar.classes[Int(wordClass)].role == .symbol, isNamed || isAsked else { return nil }
      let meaning = ReadingBuilder.meaning(ofSymbol: grammar.classes[Int(wordClass)].name)
      return parameter.accepts(SpokenValue(value.spoken.text, meaning)) ? meaning : nil
    }
  }

  func settled(
    _ value: ActPath.Value, for parameter: IntentDescription.ParameterDescription
  ) -> [IntentDraft.Slot] {
    var spoken = value.spoken
    switch value.filler {
    case .value(.written):
      spoken.meaning = .person(Person(spoken.text))
      return [.init(parameter.name, spoken)]
    case .value(.namedPlace): return [.init(parameter.name, spoken)]
    case .value:
      let meaning = spoken.meaning
      spoken.meaning = converted(value, to: parameter.kind) ?? meaning
      let unit = meaning.counted(for: parameter.kind)?.unit
      return [.init(parameter.name, spoken)] + (unit.flatMap { description?.unit($0) }.map { [$0] } ?? [])
    case .symbol:
      spoken.meaning = symbols(of: value, for: parameter).first ?? spoken.meaning
      return [.init(parameter.name, spoken)]
    case .person:
      // A name identifies a person, whatever other words describe them.
      if case .person(var person) = spoken.meaning, let relationship = person.relationship,
        person.siriMatches.contains(where: { $0.relationship != relationship })
      {
        person.relationship = nil
        spoken.meaning = .person(person)
      }
      return [.init(parameter.name, spoken)]
    default:
      // A name loses its article.
      if case .name = parameter.kind {
        let words = value.words.drop { isOf(["article", "preposition", "my"], $0) }
        if words.isEmpty { return [.init(parameter.name, spoken)] }
        let range =
          lattice.words[words.lowerBound].range.lowerBound..<lattice.words[words.upperBound - 1].range.upperBound
        spoken = SpokenValue(lattice.words.source(words), range: range, spoken.meaning)
      }
      return [.init(parameter.name, spoken)]
    }
  }
}
