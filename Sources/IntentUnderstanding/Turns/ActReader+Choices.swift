import IntentModel
import IntentText
import IntentVocabulary

/// Choices on offer, and values that are told by the ones before.
extension ActReader {
  /// What is picked, with values of other parameters where some are said: "the van, for four people".
  func picked(_ places: [Int], _ path: ActPath) -> DialogueAct? {
    var more: [IntentDraft.Slot] = []
    for value in path.values
    where value.role == .value && !(value.words.count == 1 && isOf([.one], value.words.lowerBound)) {
      guard let settled = slot(value), settled[0].parameter != expectation.parameter else { return nil }
      more += settled
    }
    if more.isEmpty { return .choices(places) }
    guard places.count == 1, expectation.intents.isEmpty, let parameter = expectation.parameter,
      let first = path.values.first?.spoken.range
    else { return nil }
    let name = expectation.choices[places[0]]
    guard expectation.choices.count(where: { $0 == name }) == 1 else { return nil }
    return .values([.init(parameter, SpokenValue(name, range: first))] + more, correction: false)
  }

  /// The choices that are named, or told by their place among all or among those named.
  func chosen(_ path: ActPath) -> [Int]? {
    let count = expectation.choices.count
    let named = path.values.filter { $0.role == .choice }.compactMap { value in
      choices.first { $0.words == value.words }?.places
    }
    let places = path.values.filter { $0.role == .place }.compactMap { place -> Int? in
      guard case .number(let number) = place.spoken.meaning else { return nil }
      return Int("\(number)")
    }
    // "The second Bobo": of those that a name fits.
    let isAmong = named.count == 1 && named[0].count > 1 && (places.count == 1 || path.classes.contains("last"))
    let among = isAmong ? named[0] : Array(0..<count)
    var chosen = isAmong ? [] : named.flatMap(\.self)
    if path.classes.contains("last"), let last = among.last { chosen.append(last) }
    if path.classes.contains("middle") {
      if count % 2 == 0 { return nil }
      chosen.append(count / 2)
    }
    for place in places {
      guard (1...max(1, among.count)).contains(place) else { return nil }
      chosen.append(among[place - 1])
    }
    return chosen.isEmpty ? nil : Set(chosen).sorted()
  }

  func others(than places: [Int]) -> DialogueAct? {
    let others = expectation.choices.indices.filter { !places.contains($0) }
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
      case "relative_half": return .adjust(.times(0.5), otherwise: [])
      case "relative_more": return amount.map { .adjust(.more($0), otherwise: otherwise) }
      case "relative_less": return amount.map { .adjust(.less($0), otherwise: otherwise) }
      default: continue
      }
    }
    return nil
  }
}
