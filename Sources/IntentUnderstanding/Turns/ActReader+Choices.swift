import IntentModel
import IntentText
import IntentVocabulary

/// Choices on offer, and values calculated from earlier ones.
extension ActReader {
  /// The picked choices, with values of other parameters where some are said: "the van, for four people".
  func picked(_ pick: Pick, _ path: ActPath) -> DialogueAct? {
    let places = pick.places
    if places.isEmpty { return nil }
    // A choice that the words deny is not picked; a denial in several words is a phrase of its own.
    let beside = path.free + path.leftOut
    if beside.contains(where: { $0.contains { isOf([.negation, .removal, .insteadOf], $0) } }) { return nil }
    if asksAbout(path) { return .question(.options) }
    var more: [IntentDraft.Slot] = []
    for value in path.values
    where value.role == .value && !(value.words.count == 1 && isOf([.one], value.words.lowerBound)) {
      guard let settled = slot(value), settled[0].parameter != expectation.parameter else { return nil }
      more += settled
    }
    if more.isEmpty { return pick.isEach ? each(places) : .choices(places) }
    guard places.count == 1, expectation.intents.isEmpty, let parameter = expectation.parameter,
      let first = path.values.first?.spoken.range
    else { return nil }
    let name = expectation.choices[places[0]]
    guard expectation.choices.count(where: { $0 == name }) == 1 else { return nil }
    return .values([.init(parameter, SpokenValue(name, range: first))] + more, correction: false)
  }

  /// Picked choices: one of some that the words fit, or each of several.
  struct Pick {
    var places: [Int]
    var isEach = false
  }

  /// The choices that the path names, or gives by their place among all or among the named ones.
  ///
  /// Where a phrase picks some, those that the words deny are left out.
  func chosen(_ path: ActPath) -> Pick? {
    let count = expectation.choices.count
    let said = path.values.filter { [.choice, .place].contains($0.role) }
    let meant = path.form == .others ? said : said.filter { !isDenied($0, path) }
    if let place = namedTogether(meant) { return Pick(places: [place]) }
    if let group = group(meant, path) { return group }
    let named = meant.filter { $0.role == .choice }.compactMap { value in
      choices.first { $0.words == value.words }?.places
    }
    let places = meant.filter { $0.role == .place }.compactMap(number)
    let isLast = path.classes.contains("last")
    // "The second Bobo": the place counts among the choices with that name.
    let isAmong = named.count == 1 && named[0].count > 1 && (places.count == 1 || isLast)
    let among = isAmong ? named[0] : Array(0..<count)
    var picks = isAmong ? [] : named
    if isLast, let last = among.last { picks.append([last]) }
    if path.classes.contains("middle") {
      if count % 2 == 0 { return nil }
      picks.append([count / 2])
    }
    // A number beside `first` or `last` counts several choices, which are picked above.
    if isLast || path.classes.contains("outer") || path.classes.contains("first"), meant.contains(where: isBesideSide) {
      return nil
    }
    for place in places {
      guard (1...max(1, among.count)).contains(place) else { return nil }
      picks.append([among[place - 1]])
    }
    // A choice that is taken back is not picked.
    if path.form == .choose, let last = picks.last, isCorrected(meant, path) { picks = [last] }
    let all = Set(picks.joined()).sorted()
    // A name that fits all choices picks none of them.
    if all.isEmpty || picks.count == 1 && all.count == count && count > 1 { return nil }
    return Pick(places: all, isEach: picks.count > 1 && picks.allSatisfy { $0.count == 1 } && all.count > 1)
  }

  /// The choice whose name all the words are, also an article that would be a place by itself.
  private func namedTogether(_ meant: [ActPath.Value]) -> Int? {
    guard meant.count > 1, let first = meant.map(\.words.lowerBound).min(),
      let end = meant.map(\.words.upperBound).max(),
      let named = choices.first(where: { $0.words == first..<end }), named.places.count == 1
    else { return nil }
    return named.places[0]
  }

  /// A counted group: `the first two`, of all choices or of those that a name fits.
  private func group(_ meant: [ActPath.Value], _ path: ActPath) -> Pick? {
    let value = meant.first { $0.role == .place && $0.filler == .value(.number) }
    let both = path.tokens.first { $0.name == "control_both" }
    let counts = [value.flatMap { value in number(value).map { (value.words, $0) } }, both.map { ($0.words, 2) }]
    guard let (words, number) = counts.compactMap(\.self).first, number > 1 else { return nil }
    let count = expectation.choices.count
    let side = path.tokens.last {
      ["first", "last", "outer"].contains($0.name)
        && ($0.words.upperBound <= words.lowerBound || $0.words.lowerBound == words.upperBound)
    }
    switch side?.name {
    case "first": return number <= count ? Pick(places: Array(0..<number), isEach: true) : nil
    case "last": return number <= count ? Pick(places: Array(count - number..<count), isEach: true) : nil
    case "outer": return number == 2 && count > 2 ? Pick(places: [0, count - 1], isEach: true) : nil
    default: break
    }
    let named = meant.first { $0.role == .choice && $0.words.lowerBound == words.upperBound }
    guard let named, let places = choices.first(where: { $0.words == named.words })?.places, places.count > 1 else {
      return nil
    }
    // With more words it only remarks how many there are.
    return places.count == number && path.free.isEmpty && path.leftOut.isEmpty
      ? Pick(places: places, isEach: true) : Pick(places: [])
  }

  /// Whether a number stands right behind `first` or `last`.
  private func isBesideSide(_ value: ActPath.Value) -> Bool {
    value.role == .place
      && value.introducers.contains { ["first", "last", "outer"].contains(grammar.classes[Int($0)].name) }
  }

  private func number(_ value: ActPath.Value) -> Int? {
    guard case .number(let number) = value.spoken.meaning else { return nil }
    return Int("\(number)")
  }

  /// Whether the words before a choice deny it, with no word of contrast in between.
  private func isDenied(_ value: ActPath.Value, _ path: ActPath) -> Bool {
    let turning = ["negation", "neither", "but", "correction", "comma"]
    let before = path.tokens.last { $0.words.upperBound <= value.words.lowerBound && turning.contains($0.name) }
    return before?.name == "negation" || before?.name == "neither"
  }

  /// Whether a word of correcting stands between the last two picked choices.
  private func isCorrected(_ meant: [ActPath.Value], _ path: ActPath) -> Bool {
    guard meant.count > 1 else { return false }
    let between = meant[meant.count - 2].words.upperBound..<meant[meant.count - 1].words.lowerBound
    let isSaid = path.tokens.contains {
      between.contains($0.words.lowerBound) && ($0.name == "correction" || $0.name.hasPrefix("act_"))
    }
    // Words that stand around choices are of one class, whichever they are.
    let beside = path.free + path.leftOut + path.tokens.filter { $0.name == "around" }.map(\.words)
    return isSaid
      || between.contains { word in
        beside.contains { $0.contains(word) } && (isOf([.correction], word) || isOf(["act_no", "act_hold"], word))
      }
  }

  /// Whether words beside the picked choice ask about it.
  private func asksAbout(_ path: ActPath) -> Bool {
    let beside = path.free + path.leftOut
    if beside.isEmpty { return false }
    if lattice.words.text.contains("?") { return true }
    var first = 0
    while first + 1 < lattice.count, isOf([.filler, .and, .but], first) { first += 1 }
    return beside.contains { part in
      part.contains(first) && (asks(at: first) || isOf([.wondering], first))
        || part.contains { lattice.length([.wondering], at: $0, before: part.upperBound) ?? 0 > 1 }
    }
  }

  private func each(_ places: [Int]) -> DialogueAct {
    places.count == expectation.choices.count ? .allChoices : .eachChoice(places)
  }

  /// All choices except the denied ones; or the only one that is named beside them.
  func others(than pick: Pick, _ path: ActPath) -> DialogueAct? {
    let beside = path.free + path.leftOut
    let named = choices.filter { span in
      span.places.count == 1 && beside.contains { $0.contains(span.words.lowerBound) }
    }
    let meant = Set(named.flatMap(\.places)).subtracting(pick.places)
    if meant.count == 1 { return .choices(Array(meant)) }
    let others = expectation.choices.indices.filter { !pick.places.contains($0) }
    return others.isEmpty ? nil : .choices(others)
  }

  // MARK: By the value before

  func adjustment(_ path: ActPath) -> DialogueAct? {
    guard expectation.question != .value else { return nil }
    let said = path.values.first { $0.role == .amount }
    let movesMoney = description?.parameters.contains { $0.kind == .money } == true
    let amount = said.flatMap { movesMoney ? converted($0, to: .money) ?? $0.spoken.meaning : $0.spoken.meaning }
    let otherwise = path.values.first { $0.role == .amount }.flatMap { slot($0) } ?? []
    for name in path.classes.reversed() {
      switch name {
      case "relative_double": return .adjust(.times(2), otherwise: [])
      case "relative_swap": return .adjust(.swapped, otherwise: [])
      case "relative_half": return .adjust(.times(0.5), otherwise: [])
      case "relative_more": return amount.map { .adjust(.more($0), otherwise: otherwise) }
      case "relative_less": return amount.map { .adjust(.less($0), otherwise: otherwise) }
      default: continue
      }
    }
    return nil
  }
}
