import IntentModel

/// Yes and no where the open request ends or undoes something, as cancelling a ride does.
///
/// What such a request is depends on its intent's rules, its own verb on the languages' words for it.
extension ReplyReader {
  /// What a reply means at the go-ahead of such a request.
  ///
  /// The request's own verb is a yes, and so is a yes with a word of cancelling after it. The word of cancelling alone may
  /// be either, so that it is asked again. Everything else means what it means anywhere.
  func underUndoing(_ reading: DialogueAct) -> DialogueAct {
    guard expectation.isAboutTheWhole, description?.rules.endsOrUndoesSomething == true else { return reading }
    let all = trimmed(0..<words.count)
    let (opening, body) = (leadingAct(all), withoutOpening(all))
    switch opening?.act {
    case .no, .hold: return reading
    // Words of correcting, and such as go before an answer, may begin the verb.
    case _ where saysOwnVerb(0..<words.count): return .yes
    case .yes, .send:
      let cancels = act(body) == .cancel || leadingAct(body)?.act == .cancel
      let rest = opening.map { all.lowerBound + $0.length..<words.count }
      return cancels || saysOwnVerb(body) || rest.map(saysOwnVerb) == true ? .yes : reading
    default:
      if saysOwnVerb(body) { return .yes }
      return body.count == 1 && act(body) == .cancel ? .notUnderstood : reading
    }
  }

  /// Whether a stretch asks for the open request, in full or in words that ask for it after what it undoes.
  private func saysOwnVerb(_ body: Range<Int>) -> Bool {
    if body.isEmpty { return false }
    let after = replies.longest(.following, at: body.lowerBound, before: body.upperBound) { role in
      if case .following(_, expectation.intent, _) = role { true } else { false }
    }
    return after.map { $0.length == body.count } == true
      || lattices.understanding(of: body).best?.intent == expectation.intent
  }
}
