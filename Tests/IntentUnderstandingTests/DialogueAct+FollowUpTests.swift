import Parley
import Testing

/// Words that are a request only after another one.
@Suite struct DialogueActFollowUpTests {
  private let listener = Listener.english

  private func request(_ utterance: String, after requests: [IntentName]) -> String? {
    Self.followUp(utterance, after: requests, listener).map { "\($0.intent.rawValue) \($0.place)" }
  }

  private static func followUp(_ utterance: String, after requests: [IntentName], _ listener: Listener) -> DialogueAct
    .FollowUp?
  {
    var situation = listener.situation
    situation.requests = requests.map { .init($0) }
    let turn = listener.interpreter.read(
      utterance, expecting: nil, vocabulary: VocabularyIndex(), in: situation)
    if case .followUp(let said) = turn.act { return said }
    // Some of the words are a request by themselves as well.
    guard let intent = turn.act.understanding?.best?.intent else { return nil }
    return DialogueAct.FollowUp(intent, place: 0, language: "en")
  }

  @Test(arguments: [
    ("pause", "PauseWorkout"), ("pause it", "PauseWorkout"), ("let's take a break", "PauseWorkout"),
    ("can you pause please", "PauseWorkout"), ("OK, stop", "EndWorkout"), ("end it", "EndWorkout"),
    ("I'm done", "EndWorkout"), ("that's it", "EndWorkout"), ("discard it", "CancelWorkout"),
    ("resume", "ResumeWorkout"),
  ])
  func aWorkoutUnderWayIsMeant(_ utterance: String, _ expected: String) {
    #expect(request(utterance, after: ["StartWorkout"]) == "\(expected) 0")
    // With no workout before it, no phrase says it; its words alone may.
    let alone = request(utterance, after: [])
    #expect(alone == nil || alone == "\(expected) 0")
    #expect(["nothing", expected].contains(listener.reading(utterance)))
  }

  @Test func whatIsPausedGoesOn() {
    #expect(request("keep going", after: ["PauseWorkout", "StartWorkout"]) == "ResumeWorkout 0")
    // With nothing paused no phrase says it; its words alone may.
    let running = request("keep going", after: ["StartWorkout"])
    #expect(running == nil || running == "ResumeWorkout 0")
  }

  @Test func otherRequestsStandBetween() {
    #expect(request("pause", after: ["SendMessage", "StartCall", "StartWorkout"]) == "PauseWorkout 2")
  }

  @Test func whatIsOverIsNotGoneOnWith() {
    // Its words alone may say it anew.
    let anew = request("pause", after: ["EndWorkout", "StartWorkout"])
    #expect(anew == nil || anew == "PauseWorkout 0")
    #expect(request("pause", after: ["StartWorkout", "EndWorkout", "StartWorkout"]) == "PauseWorkout 0")
    #expect(request("cancel it", after: ["EndWorkout", "StartWorkout", "RequestRide"]) == "CancelRide 2")
  }

  @Test func whatWasAskedAboutLastIsMeant() {
    #expect(request("cancel it", after: ["GetRideStatus", "StartWorkout", "RequestRide"]) == "CancelRide 0")
  }

  @Test func whatWasNotEndedGoesOn() {
    var situation = listener.situation
    situation.requests = [.init("CancelRide", isDone: false), .init("StartWorkout"), .init("RequestRide")]
    let turn = listener.interpreter.read(
      "cancel it", expecting: nil, vocabulary: VocabularyIndex(), in: situation)
    guard case .followUp(let said) = turn.act else {
      Issue.record("it is \(turn.act)")
      return
    }
    #expect(said.intent == "CancelRide")
  }

  @Test func whatWouldBeLostIsInDoubtBesideAnother() {
    var situation = listener.situation
    situation.requests = [.init("StartWorkout"), .init("RequestRide")]
    let turn = listener.interpreter.read(
      "cancel it", expecting: nil, vocabulary: VocabularyIndex(), in: situation)
    #expect(turn.margin == 0)
  }

  @Test(arguments: [
    ("how long will it take", "GetRideStatus"), ("where is it", "GetRideStatus"), ("is it here yet", "GetRideStatus"),
    ("cancel it", "CancelRide"), ("I don't need it anymore", "CancelRide"),
  ])
  func aRideBookedIsMeant(_ utterance: String, _ expected: String) {
    #expect(request(utterance, after: ["RequestRide"]) == "\(expected) 0")
  }

  @Test(arguments: [
    ("mach mal pause", "StartWorkout", "PauseWorkout"), ("wir machen weiter", "PauseWorkout", nil),
    ("weiter geht’s", "PauseWorkout", "ResumeWorkout"), ("ich bin fertig", "StartWorkout", "EndWorkout"),
    ("verwirf es", "StartWorkout", "CancelWorkout"), ("wo bleibt er denn", "RequestRide", "GetRideStatus"),
    ("bestell es wieder ab", "RequestRide", "CancelRide"), ("leg bitte auf", "StartCall", "HangUpCall"),
    ("leg auf", "StartCall", "HangUpCall"), ("beende die musik", "StartWorkout", nil),
    ("fais une pause", "StartWorkout", "PauseWorkout"), ("c’est reparti", "PauseWorkout", "ResumeWorkout"),
    ("j’ai fini", "StartWorkout", "EndWorkout"), ("annule-le", "StartWorkout", "CancelWorkout"),
    ("où est-il", "RequestRide", "GetRideStatus"), ("je n’en ai plus besoin", "RequestRide", "CancelRide"),
    ("raccroche", "StartCall", "HangUpCall"), ("arrête la musique", "StartWorkout", nil),
    ("facciamo una pausa", "StartWorkout", "PauseWorkout"), ("si riparte", "PauseWorkout", "ResumeWorkout"),
    ("ho finito", "StartWorkout", "EndWorkout"), ("annullalo", "StartWorkout", "CancelWorkout"),
    ("quanto manca", "RequestRide", "GetRideStatus"), ("non mi serve più", "RequestRide", "CancelRide"),
    ("riattacca", "StartCall", "HangUpCall"), ("ferma la musica", "StartWorkout", nil),
    ("haz una pausa", "StartWorkout", "PauseWorkout"), ("seguimos", "PauseWorkout", "ResumeWorkout"),
    ("ya he terminado", "StartWorkout", "EndWorkout"), ("cancélalo", "StartWorkout", "CancelWorkout"),
    ("¿por dónde va?", "RequestRide", "GetRideStatus"), ("ya no lo necesito", "RequestRide", "CancelRide"),
    ("cuelga", "StartCall", "HangUpCall"), ("para la música", "StartWorkout", nil),
    ("even pauze", "StartWorkout", "PauseWorkout"), ("ga maar verder", "PauseWorkout", "ResumeWorkout"),
    ("ik ben klaar", "StartWorkout", "EndWorkout"), ("gooi het maar weg", "StartWorkout", "CancelWorkout"),
    ("waar blijft hij", "RequestRide", "GetRideStatus"), ("ik heb hem niet meer nodig", "RequestRide", "CancelRide"),
    ("hang op", "StartCall", "HangUpCall"), ("stop de muziek", "StartWorkout", nil),
  ])
  func everyLanguageGoesOn(_ utterance: String, _ before: IntentName, _ expected: String?) {
    let all = Listener.everyLanguage
    let said = Self.followUp(utterance, after: [before], all)
    // Words without a phrase are read by what was learned of them, and these are not told apart yet.
    withKnownIssue(isIntermittent: true) {
      #expect(said?.intent.rawValue == expected)
    } when: {
      ["beende die musik", "wir machen weiter"].contains(utterance)
    }
  }

  @Test(arguments: ["pause the music", "stop the timer", "", "please", "I'm done with dinner", "cancel it all"])
  func moreThanTheWordsIsSomethingElse(_ utterance: String) {
    withKnownIssue("its words are those of a workout's end", isIntermittent: true) {
      #expect(request(utterance, after: ["StartWorkout", "RequestRide"]) == nil)
    } when: {
      utterance == "I'm done with dinner"
    }
  }

  @Test func aLongUtteranceIsNone() {
    #expect(request(String(repeating: "please ", count: 100) + "pause", after: ["StartWorkout"]) == nil)
  }
}
