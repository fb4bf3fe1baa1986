import Parley
import Testing

@testable import IntentUnderstanding

/// What a denied request is while a question is open.
@Suite struct TurnReaderTests {
  private static let goAhead = IntentUnderstanding.Expectation(.goAhead, intent: "SendPayment")
  private static let text = IntentUnderstanding.Expectation(.value, intent: "SendMessage", parameter: "content")
  private static let languages = Listener(Language.all, apps: [])

  private func act(_ words: String, _ expectation: IntentUnderstanding.Expectation?, _ language: String = "en")
    -> DialogueAct
  {
    var situation = Self.languages.situation
    situation.language = language
    return Self.languages.interpreter.read(
      words, expecting: expectation, vocabulary: Self.languages.vocabulary, in: situation
    ).act
  }

  private func denied(_ act: DialogueAct) -> IntentName? {
    if case .denied(let understanding) = act { understanding.denied?.intent } else { nil }
  }

  @Test(
    arguments: [
      ("en", "don't pay Bobo"), ("de", "bezahle Bobo nicht"), ("fr", "ne paie pas Bobo"), ("es", "no pagues a Bobo"),
      ("it", "non pagare Bobo"), ("nl", "betaal Bobo niet"),
    ])
  func theOpenRequestIsRefused(_ language: String, _ words: String) {
    #expect(act(words, Self.goAhead, language) == .no)
  }

  @Test(arguments: [IntentUnderstanding.Expectation.Question.value, .choice, .confirmation])
  func atItsOtherQuestionsItIsCancelled(_ question: IntentUnderstanding.Expectation.Question) {
    let expectation = IntentUnderstanding.Expectation(
      question, intent: "SendPayment", parameter: "payee", choices: ["Koko", "Zira"])
    #expect(act("don't pay Bobo", expectation) == .cancel)
  }

  @Test func anotherRequestIsNotBegun() {
    #expect(denied(act("don't call Bobo", Self.goAhead)) == "StartCall")
    #expect(denied(act("don't call Bobo", nil)) == "StartCall")
  }

  @Test func theRightOneAfterItIsACorrection() {
    withKnownIssue("its words are taken for a no", isIntermittent: true) {
      let act = act("don't pay Koko, pay Bobo", Self.goAhead)
      guard case .values(let slots, true) = act else {
        Issue.record("it is \(act)")
        return
      }
      #expect(slots.map(\.value.text) == ["Bobo"])
    }
  }

  @Test func whereATextIsAskedForItIsTheText() {
    guard case .values(let slots, _) = act("don't call me tonight", Self.text) else {
      Issue.record("it is no text")
      return
    }
    #expect(slots.first?.value.text == "don't call me tonight")
  }

  @Test(
    arguments: [
      ("en", "yes, cancel it"), ("en", "cancel it"), ("en", "yes cancel my ride"), ("de", "ja, storniere sie"),
      ("de", "storniere sie"), ("fr", "oui, annule-la"), ("fr", "annule-la"), ("es", "sí, cancélalo"),
      ("es", "cancélalo"), ("it", "sì, annullala"), ("it", "annullala"), ("nl", "ja, annuleer hem"),
      ("nl", "annuleer hem"),
    ])
  func theVerbOfWhatUndoesIsAYes(_ language: String, _ words: String) {
    #expect(act(words, IntentUnderstanding.Expectation(.goAhead, intent: "CancelRide"), language) == .yes)
  }

  @Test(
    arguments: [
      ("en", "HangUpCall", "yes, hang up"), ("en", "EndWorkout", "yes, end it"),
      ("en", "CancelWorkout", "yes, discard it"),
      ("en", "UnsendMessages", "yes, unsend it"), ("de", "HangUpCall", "ja, leg auf"),
      ("de", "EndWorkout", "ja, beende es"), ("de", "CancelWorkout", "ja, verwirf es"),
      ("fr", "HangUpCall", "oui, raccroche"), ("fr", "EndWorkout", "oui, termine ça"),
      ("es", "HangUpCall", "sí, cuelga"),
      ("es", "EndWorkout", "sí, termínalo"), ("it", "HangUpCall", "sì, riattacca"),
      ("it", "EndWorkout", "sì, terminalo"),
      ("nl", "HangUpCall", "ja, hang op"), ("nl", "EndWorkout", "ja, stop maar"),
    ])
  func everyIntentThatUndoes(_ language: String, _ intent: String, _ words: String) {
    #expect(act(words, IntentUnderstanding.Expectation(.goAhead, intent: IntentName(intent)), language) == .yes)
  }

  @Test(
    arguments: [
      ("en", "cancel"), ("de", "abbrechen"), ("fr", "annuler"), ("es", "cancelar"), ("it", "annulla"),
      ("nl", "annuleren"),
    ])
  func aWordOfCancellingAloneIsAskedAbout(_ language: String, _ words: String) {
    #expect(act(words, IntentUnderstanding.Expectation(.goAhead, intent: "CancelRide"), language) == .notUnderstood)
    #expect(act(words, Self.goAhead, language) == .cancel)
  }

  @Test(
    arguments: [
      ("en", "never mind"), ("en", "no"), ("en", "don't cancel my ride"), ("de", "vergiss es"), ("de", "nein"),
      ("fr", "laisse tomber"), ("es", "no"), ("it", "lascia stare"), ("nl", "laat maar"),
    ])
  func everythingElseKeepsIt(_ language: String, _ words: String) {
    let acts: [DialogueAct] = [.no, .cancel]
    #expect(acts.contains(act(words, IntentUnderstanding.Expectation(.goAhead, intent: "CancelRide"), language)))
  }
}
