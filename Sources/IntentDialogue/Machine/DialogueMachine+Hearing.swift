import IntentModel
import IntentUnderstanding

extension DialogueMachine {
  /// Gives words of a parameter its type, as its ``AnyIntentHandler`` does.
  package typealias Typing = (_ parameter: String, _ words: [SpokenValue]) -> [AnyParameterValue]

  /// The user did something while a question was open.
  ///
  /// - Parameter margin: The margin of this act over the next.
  package mutating func heard(
    _ act: DialogueAct, margin: Double = .greatestFiniteMagnitude, typing: Typing
  ) -> Decision {
    guard case .asking(var question) = state else { return refuse("heard") }
    keepAsked(question)
    question.wasSilent = nil
    if act != .skip { request?.leftOut = nil }
    if Self.isDecisive(act), isDoubtful(act, margin) { return askAgain(question) }
    switch act {
    case .yes: return accepted(question)
    case .yesThen(let rest):
      request?.hear(rest)
      return accepted(question)
    case .no: return declined(question)
    case .cancel, .farewell: return cancelled()
    case .cancelThen(let rest): return cancelled(thenHear: rest)
    case .help, .appHelp: return enter(.say(help(question), about: question))
    case .repetition: return ask(question)
    case .hesitation: return enter(.say(noted("hesitation"), about: question))
    case .thanks, .greeting: return noted(act == .thanks ? "thanks" : "greeting", thenAsk: question)
    case .takeBack(let slots): return tookBack(slots, question)
    case .skip: return skipped(question)
    case .startOver: return startedOver(question)
    case .resume(let place): return tookUpAgain(place, question)
    case .question(let facet): return wasAsked(facet, question)
    case .choices(let places): return picked(places, from: question)
    case .eachChoice(let places): return pickedEach(places, of: question)
    case .allChoices: return pickedEach(Array(question.candidates.indices), of: question)
    case .values(let slots, let correction):
      if isDoubtful(act, margin) { request?.margin = margin }
      return answered(slots, correction: correction, question, typing: typing)
    case .remark(let slots): return heard(.values(slots, correction: false), margin: 0, typing: typing)
    case .change(let parameter): return change(parameter, question)
    case .remove(let parameter): return removed(parameter, question)
    case .also(let slots): return wasAskedForMore(slots, question)
    case .adjust(let adjustment, let otherwise): return adjusted(adjustment, otherwise, question, typing: typing)
    case .denied(let understanding): return denied(understanding, question)
    case .request(let understanding):
      if let meant = alternative(understanding, question) { return goOn(with: meant) }
      if let slots = amendment(understanding, question) {
        return answered(slots, correction: true, question, typing: typing)
      }
      return newRequest(understanding, margin: margin, question)
    case .lookUp(let understanding):
      if let meant = alternative(understanding, question) { return goOn(with: meant) }
      return lookedUp(understanding, question)
    case .beyond: return isInBetween ? askAgain(question) : noted("beyond", thenAsk: question)
    case .continuation, .followUp, .notUnderstood: return askAgain(question)
    }
  }

  // MARK: What changes nothing

  func noted(_ variant: String) -> PromptRequest { prompt(.noted, variant: variant) }

  /// Says something and then asks the open question in the same words.
  mutating func noted(_ variant: String, thenAsk question: Question) -> Decision {
    enter(.answer(noted(variant), about: question))
  }

  /// Says why the user's wish is not possible and asks again; it counts as a misunderstanding.
  private mutating func refused(_ variant: String, _ question: Question) -> Decision {
    var again = question
    if let given = gaveUp(&again) { return given }
    return noted(variant, thenAsk: again)
  }

  func help(_ question: Question) -> PromptRequest {
    var help = question.prompt
    help.variant = help.kind.rawValue
    help.kind = .help
    help.code = nil
    help.reason = nil
    help.attempt = 0
    return help
  }

  // MARK: Values by those before

  /// Changes the first value that the adjustment fits; where it fits none, takes what the words mean otherwise.
  private mutating func adjusted(
    _ adjustment: DialogueAct.Adjustment, _ otherwise: [IntentDraft.Slot], _ question: Question, typing: Typing
  ) -> Decision {
    if adjustment == .swapped { return swapped(question) }
    for parameter in request?.parameters ?? [] where !parameter.isArray {
      guard let old = parameter.liveValues.first?.value, let new = adjustment.applied(to: old) else { continue }
      return answered([IntentDraft.Slot(parameter.name, new)], correction: true, question, typing: typing)
    }
    if otherwise.isEmpty { return askAgain(question) }
    return answered(otherwise, correction: true, question, typing: typing)
  }

  /// Exchanges the first two values of one type; the app resolves both again.
  private mutating func swapped(_ question: Question) -> Decision {
    let single = (request?.parameters ?? []).filter { !$0.isArray && $0.liveValues.count == 1 }
    for (place, one) in single.enumerated() {
      guard let value = one.liveValues.first?.value,
        let other = single[(place + 1)...].first(where: { other in
          other.liveValues.first?.value.map { type(of: $0) == type(of: value) } == true
        })
      else { continue }
      var (first, second) = (one, other)
      (first.elements, second.elements) = (second.elements.anew, first.elements.anew)
      (first.state, second.state) = (.open, .open)
      request?[parameter: first.name] = first
      return proceed(with: second, of: second.name)
    }
    return askAgain(question)
  }

  // MARK: Going back

  /// The user takes back a value or the previous answer; nothing is done with it.
  private mutating func tookBack(_ slots: [IntentDraft.Slot], _ question: Question) -> Decision {
    if let parameter = slots.first?.parameter { return change(parameter, question) }
    switch question.kind {
    case .value, .details:
      if let before = parameter(before: question.parameter) {
        return offeredAgain(before) ?? change(before, question)
      }
      return noted("takenBack", thenAsk: question)
    case .choice, .confirmation: return askForAnother(question)
    case .goAhead, .app, .request, .permission: return noted("takenBack", thenAsk: question)
    }
  }

  /// Offers again the list from which a value was picked; `nil` where it was not picked.
  private mutating func offeredAgain(_ name: String) -> Decision? {
    guard var progress = request?[parameter: name], progress.takeBackPick() else { return nil }
    return proceed(with: progress, of: name)
  }

  /// The last parameter before another one that has a value and was asked about or said.
  private func parameter(before name: String?) -> String? {
    guard let parameters = request?.parameters else { return nil }
    let before = parameters.prefix { $0.name != name }
    return before.last { $0.isResolved && !$0.liveValues.isEmpty }?.name
  }

  private mutating func startedOver(_ question: Question) -> Decision {
    guard var anew = request, let app = anew.app else { return noted("takenBack", thenAsk: question) }
    anew.reading.slots = []
    anew.parameters = []
    anew.rounds = [:]
    anew.totalRounds += 1
    request = anew
    if hasGoneRoundTooOften { return end(.gaveUp, "gaveUp") }
    return begin(with: app)
  }

  // MARK: Leaving open and taking all

  /// Leaves out the value that is asked for; the app is asked again without it.
  private mutating func skipped(_ question: Question) -> Decision {
    guard let name = question.parameter, var progress = request?[parameter: name] else {
      return refused("cannotSkip", question)
    }
    if request?.isNothing(without: name) == true { return cancelled() }
    request?.noteLeftOut(progress, question)
    progress.leaveOut(question.element)
    return proceed(with: progress, of: name)
  }

  /// Leaves out an earlier value; the app asks for it again where it needs one.
  private mutating func removed(_ name: String, _ question: Question) -> Decision {
    guard var progress = request?[parameter: name], !progress.liveValues.isEmpty else {
      return refused("nothingToTakeBack", question)
    }
    progress.elements.removeAll()
    progress.state = .open
    return proceed(with: progress, of: name)
  }

  /// Continues with a parameter as the user has changed it; too many rounds end the request.
  private mutating func proceed(with progress: ParameterProgress, of name: String) -> Decision {
    request?.totalRounds += 1
    if hasGoneRoundTooOften { return end(.gaveUp, "gaveUp") }
    request?[parameter: name] = progress
    return proceed()
  }

  /// Takes everything on offer, for a parameter that takes several values.
  private mutating func pickedEach(_ places: [Int], of question: Question) -> Decision {
    let picked = places.filter(question.candidates.indices.contains).map { question.candidates[$0] }
    if picked.isEmpty { return askAgain(question) }
    guard question.kind == .choice, let name = question.parameter, var progress = request?[parameter: name]
    else { return refused("onlyOne", question) }
    if !progress.isArray { return pickedOneByOne(picked, for: name, question) }
    progress.take(picked, .picked, inPlaceOf: question.element)
    request?[parameter: name] = progress
    return proceed()
  }

  /// Takes the first of several picked people, and the others one after the other once the request is done.
  private mutating func pickedOneByOne(
    _ picked: [AnyParameterValue], for name: String, _ question: Question
  ) -> Decision {
    let people = picked.compactMap { $0.value as? Person }
    // The requests for the others are made from what is remembered of the first.
    guard people.count == picked.count, let first = picked.first, request?.others == nil, request?.isForgotten != true
    else { return refused("onlyOne", question) }
    request?.others = people.dropFirst().map {
      IntentDraft.Slot(name, SpokenValue($0.displayName, .person($0)))
    }
    return take(first, .picked, for: question)
  }

  /// Notes that the same is to be done for others once the request is done.
  private mutating func wasAskedForMore(_ slots: [IntentDraft.Slot], _ question: Question) -> Decision {
    let others = (request?.others ?? []) + slots
    guard question.kind == .goAhead, let request, request.isForgotten != true, others.count <= Self.mostOthers else {
      return refused("onlyOne", question)
    }
    self.request?.others = others
    self.request?.totalRounds += 1
    if hasGoneRoundTooOften { return end(.gaveUp, "gaveUp") }
    var answer = noted("also")
    answer.details["words"] = .list(slots.map { .name($0.value.text) })
    return enter(.answer(answer, about: question))
  }

  private static let mostOthers = 10

  // MARK: Other requests

  /// A request that changes something sets the open one aside; the user can take it up again.
  private mutating func newRequest(_ understanding: Understanding, margin: Double, _ question: Question) -> Decision {
    guard understanding.best != nil, let request else { return askAgain(question) }
    let message = messageOfLeaving(request)
    let isInBetween = isInBetween
    for place in waiting.indices { waiting[place].comesBack = false }
    setAside(request, question, isInBetween: isInBetween)
    return replaced(by: understanding, margin: margin, message)
  }

  /// The message about a request that another one replaces: that it waits, if it does.
  ///
  /// For one that was only looked up in between, the message is about the one that waits for it.
  private func messageOfLeaving(_ request: OpenRequest) -> PromptRequest {
    guard isInBetween, let before = waiting.last?.request else {
      return prompt(.ended, variant: request.isForgotten == true ? "leftOff" : "setAside")
    }
    return PromptRequest(.ended, variant: "setAside", intent: before.intent, app: before.app?.name)
  }

  /// A request that changes nothing is answered at once, while the open one waits.
  mutating func lookedUp(_ understanding: Understanding, _ question: Question) -> Decision {
    guard understanding.best != nil, let request else { return askAgain(question) }
    if isInBetween { return replaced(by: understanding, nil) }
    wait(WaitingRequest(request: request, question: question, comesBack: true))
    self.request = nil
    state = .idle
    return Decision(.route(understanding))
  }

  /// Whether the open request is a look-up for which another waits; then nothing is lost if it does not wait itself.
  var isInBetween: Bool { waiting.last?.comesBack == true }

  private mutating func replaced(
    by understanding: Understanding, margin: Double = .greatestFiniteMagnitude, _ message: PromptRequest?
  ) -> Decision {
    let decision = end(.setAside, message: message)
    guard case .finish(let ending) = decision.next else { return decision }
    return Decision(.startOver(understanding, margin: margin, ending))
  }

  private mutating func wait(_ request: WaitingRequest) {
    waiting.append(request)
    waiting.removeFirst(max(0, waiting.count - WaitingRequest.most))
  }

  /// Words of the user were removed: waiting requests are not taken up again, and nothing of the open one is
  /// remembered.
  package mutating func loseWords() {
    waiting = []
    asked = nil
    request?.isForgotten = true
    request?.others = nil
    for index in request?.parameters.indices ?? 0..<0 { request?.parameters[index].forgetSaid() }
  }

  /// Nothing is open any more: the question that waits for this moment is asked again.
  package mutating func cameBack() -> Decision? {
    guard state == .idle, let last = waiting.last, last.comesBack else { return nil }
    waiting[waiting.count - 1].question.isInShort = true
    return takeUp(waiting.removeLast())
  }

  /// The user wants to continue a request that was set aside, with nothing open.
  ///
  /// - Parameter place: Its place among those that wait; `nil` for the last one.
  package mutating func resumedWaiting(_ place: Int? = nil) -> Decision {
    guard state == .idle else { return refuse("resumedWaiting") }
    guard let meant = takeFromWaiting(place) else { return Decision(.say(noted("nothingWaits"))) }
    return takeUp(meant)
  }

  /// The same while a question is open, which then waits instead.
  private mutating func tookUpAgain(_ place: Int?, _ question: Question) -> Decision {
    let isInBetween = isInBetween
    guard let request, let meant = takeFromWaiting(place) else { return noted("nothingWaits", thenAsk: question) }
    setAside(request, question, isInBetween: isInBetween)
    return takeUp(meant)
  }

  /// Lets a request wait until the user continues it, unless it has lost words or is only a look-up in between.
  private mutating func setAside(_ request: OpenRequest, _ question: Question, isInBetween: Bool) {
    guard !isInBetween, request.isForgotten != true else { return }
    wait(WaitingRequest(request: request, question: question, comesBack: false))
  }

  private mutating func takeFromWaiting(_ place: Int?) -> WaitingRequest? {
    guard let place, waiting.indices.contains(place) else { return waiting.popLast() }
    return waiting.remove(at: place)
  }

  private mutating func takeUp(_ waiting: WaitingRequest) -> Decision {
    request = waiting.request
    keepAsked(waiting.question)
    return ask(waiting.question)
  }

  /// Keeps the open request as it was when the user was asked about it.
  mutating func keepAsked(_ question: Question) {
    asked = request.map { WaitingRequest(request: $0, question: question, comesBack: false) }
  }

  /// Sets the open request aside as it was when the user was last asked, because the device is not unlocked; one that
  /// the user was not asked about yet is not kept.
  mutating func setAsideAsAsked() {
    guard let asked else { return }
    setAside(asked.request, asked.question, isInBetween: isInBetween)
    self.asked = nil
  }
}

extension [ParameterProgress.Element] {
  /// The values as if they had just been said.
  fileprivate var anew: Self { map { ParameterProgress.Element($0.value) } }
}
