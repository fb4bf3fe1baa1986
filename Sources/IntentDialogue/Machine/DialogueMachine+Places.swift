import IntentModel

/// Names that may be a person's or a place's.
extension DialogueMachine {
  /// Tries a name that the app refuses as a person's as the name of a place, where the intent declares that it may be
  /// one.
  ///
  /// If the app knows no such place, the user is asked about the person.
  ///
  /// - Returns: `nil` where the question about the name is to be asked.
  mutating func triedAsPlace(_ pending: PendingResult, of name: String, _ question: Question) -> Decision? {
    guard case .unsupported = pending.result else { return nil }
    if case .name(let people, let place, let asked) = request?.triedAsPlace, place == name {
      request?.triedAsPlace = .over
      request?[parameter: place]?.elements = []
      request?[parameter: place]?.state = .settled
      request?[parameter: people.name] = people
      return ask(asked)
    }
    guard request?.triedAsPlace == nil, let place = request?.rules.placeInstead[name],
      request?[parameter: place]?.elements.isEmpty == true, var people = request?[parameter: name],
      let person = pending.before?.value.value as? Person
    else { return nil }
    var asked = people
    asked.refuse(pending.element)
    request?.triedAsPlace = .name(asked, place: place, question: question)
    people.leaveOut(pending.element)
    request?[parameter: name] = people
    request?[parameter: place]?.take([AnyParameterValue(Placemark(name: person.displayName))])
    return proceed()
  }
}
