import Foundation
import IntentDomains
import IntentLanguages
import IntentModel
import IntentVocabulary
import Testing

@testable import IntentUnderstanding

/// Phrases and weights in one ranking.
@Suite struct TurnReaderWeighingTests {
  private static let content = IntentUnderstanding.Expectation(.value, intent: "SendMessage", parameter: "content")
  private static let payment = IntentUnderstanding.Expectation(.goAhead, intent: "SendPayment")

  private func reading(_ said: String, to question: IntentUnderstanding.Expectation, _ script: ReplyScript)
    -> TurnReading
  {
    script.interpreter.read(said, expecting: question, vocabulary: script.vocabulary, in: script.situation)
  }

  @Test(arguments: ["see you tomorrow", "I'll be there in ten minutes", "happy birthday"])
  func aTextIsFarFromEverythingElse(_ said: String) throws {
    let reading = reading(said, to: Self.content, try ReplyScript.english.get())
    guard case .values(let slots, false) = reading.act else {
      Issue.record("\(reading.act)")
      return
    }
    #expect(slots.map(\.parameter) == ["content"])
    #expect(reading.margin > 0.3)
  }

  @Test func whatIsNoTextIsReadAsWhatPeopleMeanByIt() throws {
    let text = """
      correction recipients=Alice(1)
        actually, to Alice
      cancel
        forget it I'll tell her later
      hesitation
        hang on let me think for a second
      question other
        is this going to her work phone or what
      """
    #expect(try ReplyScript.english.get().failures(text, to: Self.content) == [])
  }

  /// By language, words that begin a correction, and ways to name who is meant.
  private static let corrections: [(language: Language, openings: [String], bodies: [String])] = [
    (.english, ["no", "wait", "hold on", "oh"], ["I meant Alice", "to Alice", "send it to Alice", "it's for Alice"]),
    (.german, ["nein", "warte", "moment", "ach"], ["ich meinte Alice", "an Alice", "schick es an Alice"]),
    (.french, ["non", "attends", "un instant", "oh"], ["je voulais dire Alice", "à Alice", "c'est pour Alice"]),
    (.spanish, ["no", "espera", "un momento", "ay"], ["quería decir Alice", "a Alice", "es para Alice"]),
    (.italian, ["no", "aspetta", "un attimo", "oh"], ["volevo dire Alice", "a Alice", "è per Alice"]),
    (.dutch, ["nee", "wacht", "momentje", "o"], ["ik bedoelde Alice", "aan Alice", "stuur het naar Alice"]),
  ]

  @Test func noCorrectionIsSentAsTheTextAndMostAreMade() throws {
    var (all, corrected) = (0, 0)
    for (language, openings, bodies) in Self.corrections {
      let script = try ReplyScript(language)
      for said in openings.flatMap({ opening in bodies.map { "\(opening), \($0)" } }) {
        let reading = reading(said, to: Self.content, script)
        all += 1
        if case .values(let slots, let isCorrection) = reading.act {
          // Where it is as near to the text, it is asked about.
          let isSent = slots.contains { $0.parameter == "content" } && reading.margin >= 0.3
          #expect(isCorrection || !isSent, "\(language.tag): \(said)")
          if slots.contains(where: { $0.parameter == "recipients" }) { corrected += 1 }
        }
      }
    }
    #expect(corrected * 100 >= all * 75, "\(corrected) of \(all)")
  }

  @Test func whatMayBeARequestIsNotSentUnasked() throws {
    for said in ["call Alice", "pay Bob five dollars"] {
      let reading = reading(said, to: Self.content, try ReplyScript.english.get())
      #expect(reading.act.understanding != nil || reading.margin < 0.3, "\(said): \(reading)")
    }
  }

  @Test func whatNoAppDoesOrTellsIsBeyondAndChangesNothing() throws {
    let script = try ReplyScript.english.get()
    let seats = IntentUnderstanding.Expectation(.value, intent: "RequestRide", parameter: "partySize")
    for said in ["what's the weather like in Rome", "will it rain this afternoon", "play some music"] {
      for question in [Self.payment, seats] {
        let act = reading(said, to: question, script).act
        #expect([.beyond, .notUnderstood, .question(.other)].contains(act), "\(said): \(act)")
      }
    }
  }

  @Test func aBareYesWithOtherWordsPaysNothing() throws {
    let script = try ReplyScript.english.get()
    for said in ["yes I'm coming", "yeah the door is open", "ok kids, shoes on"] {
      #expect(reading(said, to: Self.payment, script).act != .yes, "\(said)")
    }
  }

  @Test func aNumberAfterATimeIsAnHourOfItsDay() throws {
    let script = try ReplyScript.english.get()
    var question = IntentUnderstanding.Expectation(.goAhead, intent: "RequestRide")
    func correction() -> String { ReplyScript.plain(reading("no, eight", to: question, script).act) }
    #expect(correction() == "correction partySize=number 8")
    question.latest = "scheduledPickupTime"
    let calendar = script.situation.calendar
    let tomorrow = try #require(calendar.date(byAdding: .day, value: 1, to: script.situation.now))
    question.latestTime = calendar.dateComponents([.year, .month, .day], from: tomorrow)
    question.latestTime?.hour = 7
    let day = calendar.component(.day, from: tomorrow)
    guard case .values(let slots, correction: true) = reading("no, eight", to: question, script).act,
      case .date(let range)? = slots.first?.value.meaning
    else {
      Issue.record("\(correction())")
      return
    }
    #expect(range.startDateComponents?.day == day)
    #expect(range.startDateComponents?.hour == 8)
  }

  @Test func anActIsExplainedByItsPhraseAndByWhatWordsSay() throws {
    let script = try ReplyScript.english.get()
    let reading = script.interpreter.read(
      "make it 15 dollars", expecting: Self.payment, vocabulary: script.vocabulary, in: script.situation,
      explaining: true)
    let sum = reading.evidence.reduce(0) { $0 + $1.score }
    #expect(abs(sum - reading.score) < 0.01, "\(reading.evidence)")
    #expect(reading.evidence.contains { $0.role.hasPrefix("words say correct") })
    #expect(reading.evidence.contains { $0.role.hasPrefix("phrase") })
  }

  @Test func theRestHasTheScoreOfTheThreshold() throws {
    let reading = reading("see you tomorrow", to: Self.content, try ReplyScript.english.get())
    #expect(reading.rivals.contains { $0.act == .hesitation && $0.score == 0 })
  }

  @Test func aYesIsNotMadeOfWordsThatAreSaidBesideIt() throws {
    let script = try ReplyScript.english.get()
    for said in ["the door is open, come in", "lovely weather today", "she is on the other line"] {
      let act = reading(said, to: Self.payment, script).act
      #expect(act != .yes, "\(said): \(act)")
    }
  }

  @Test func aMessageThatIsToldWhileAPaymentWaitsIsWhole() throws {
    let script = try ReplyScript.english.get()
    let best = reading("tell Alice I'm at work now", to: Self.payment, script).act.understanding?.best
    #expect(best?.intent == "SendMessage")
    #expect(best?.slots.first { $0.parameter == "content" }?.value.text == "I'm at work now")
    // After a no it takes the place of the payment.
    let instead = reading("no, tell Alice I'm at work now", to: Self.payment, script).act
    guard case .cancelThen(let rest) = instead else {
      Issue.record("\(instead)")
      return
    }
    #expect(rest.words == "tell Alice I'm at work now")
    #expect(rest.understanding?.best?.slots.last?.value.text == "I'm at work now")
  }

  @Test func aNoteToOneselfIsNotWeighedAsAMessage() {
    let note = IntentDescription.builtIn.first { description in
      description.parameters.contains { $0.kind == .text } && !description.parameters.contains { $0.kind == .person }
    }
    let message = IntentDescription.builtIn.first { $0.name == "SendMessage" }
    #expect(WeighedQuestion(Self.content, message) == .text)
    if let note, let text = note.parameters.first(where: { $0.kind == .text }) {
      #expect(
        WeighedQuestion(IntentUnderstanding.Expectation(.value, intent: note.name, parameter: text.name), note) == nil)
    }
    #expect(
      WeighedQuestion(
        IntentUnderstanding.Expectation(.confirmation, intent: "SendMessage", parameter: "recipients"), message) == nil)
  }
}
