import Foundation
import IntentLanguages
import IntentModel
import IntentUnderstanding
import LanguageNotation
import Testing

@testable import IntentDialogue

@Suite struct PromptBookTests {
  private static let setting: PromptSetting = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return PromptSetting(
      mode: .eyesOn, now: Date(timeIntervalSince1970: 1_795_255_200), calendar: calendar)
  }()

  private func book(_ prompts: String) throws -> PromptBook {
    let file = LanguageFile("en/A.txt", text: "== prompts\n" + prompts)
    return try PromptBook(Language(tag: "en", name: "English", files: [file, Self.formats(of: .english)]))
  }

  private static func formats(of language: Language) -> LanguageFile {
    LanguageFile("\(language.tag)/Formats.txt", sections: language.sections(.formats).map(\.section))
  }

  private func shown(
    _ prompts: String, _ request: PromptRequest, mode: ConversationMode = .eyesOn
  ) throws -> String {
    var setting = Self.setting
    setting.mode = mode
    return try book(prompts).message(for: request, in: setting).shown
  }

  @Test func looksFromTheParameterToTheIntentToEverything() throws {
    let prompts = """
      * needsValue: Which one?
      A needsValue: Which A?
      A.x needsValue: Which x of A?
      """
    #expect(try shown(prompts, PromptRequest(.needsValue, intent: "A", parameter: "x")) == "Which x of A?")
    #expect(try shown(prompts, PromptRequest(.needsValue, intent: "A", parameter: "y")) == "Which A?")
    #expect(try shown(prompts, PromptRequest(.needsValue, intent: "B", parameter: "x")) == "Which one?")
  }

  @Test func asksAgainInOtherWordsAndStaysWithTheLast() throws {
    var request = PromptRequest(.needsValue, intent: "A", parameter: "x")
    let prompts = "A.x needsValue: One?\nA.x needsValue: Two?"
    let asked = try (0...2).map { attempt in
      request.attempt = attempt
      return try shown(prompts, request)
    }
    #expect(asked == ["One?", "Two?", "Two?"])
  }

  @Test func asksAgainInWiderWordsWhereTheNarrowOnesAreUsedUp() throws {
    var request = PromptRequest(.disambiguation, intent: "A", parameter: "x")
    let prompts = "A.x disambiguation: Which x?\n* disambiguation: Which?\n* disambiguation: Sorry, which?"
    let asked = try (0...2).map { attempt in
      request.attempt = attempt
      return try shown(prompts, request)
    }
    #expect(asked == ["Which x?", "Sorry, which?", "Which x?"])
  }

  @Test func whatCannotBeTakenIsToldBeforeTheGoAheadOnce() throws {
    let prompts = """
      A goAhead: Do it?
      A goAhead: Yes or no?
      * untaken time: Only now, not “{words}”.
      * untaken value: Not with “{words}”.
      """
    var request = PromptRequest(.goAhead, intent: "A")
    request.untaken = [
      Reading.Untaken(.value, SpokenValue("5 miles")), Reading.Untaken(.time, SpokenValue("tomorrow")),
    ]
    #expect(try shown(prompts, request) == "Only now, not “tomorrow”. Not with “5 miles”. Do it?")
    #expect(try shown(prompts, request, mode: .car) == "Only now, not “tomorrow”. Not with “5 miles”. Do it?")
    request.attempt = 1
    #expect(try shown(prompts, request) == "Yes or no?")
  }

  @Test func aSentenceThatLosesItsFirstWordsBeginsWithACapital() throws {
    let prompts = "A goAhead: [{option}][ from {start}][, to {end}]. Shall I?"
    func asked(_ details: [String: String]) throws -> String {
      var request = PromptRequest(.goAhead, intent: "A")
      request.details = details.mapValues { .name($0) }
      return try shown(prompts, request)
    }
    #expect(try asked(["option": "iRide", "start": "home"]) == "iRide from home. Shall I?")
    #expect(try asked(["start": "home", "end": "work"]) == "From home, to work. Shall I?")
    #expect(try asked(["end": "work"]) == "To work. Shall I?")
  }

  @Test func aGoAheadThatIsAskedAgainNamesEverythingAgain() throws {
    var request = PromptRequest(.goAhead, intent: "A")
    request.details = ["text": .text("hi")]
    let prompts = """
      A goAhead: Send “{text}”?
      A goAhead (brief): Ready?
      * goAhead again: Sorry, yes or no?
      * goAhead again: Still not: yes or no?
      """
    let asked = try (0...3).map { attempt in
      request.attempt = attempt
      return try shown(prompts, request)
    }
    #expect(
      asked == [
        "Send “hi”?", "Sorry, yes or no? Send “hi”?", "Still not: yes or no? Send “hi”?",
        "Still not: yes or no? Send “hi”?",
      ])
  }

  @Test func theCarLeavesNothingOutOfAGoAhead() throws {
    let book = try book(
      "A goAhead: Send {n}?\nA goAhead (brief): Ready?\nA success: Sent {n}.\nA success (brief): Sent.")
    let setting = PromptSetting(
      mode: .car, now: Date(timeIntervalSince1970: 0), calendar: Calendar(identifier: .gregorian))
    var request = PromptRequest(.goAhead, intent: "A")
    request.details = ["n": .number(5)]
    let asked = book.message(for: request, in: setting)
    #expect(asked.spoken == "Send 5?")
    #expect(asked.shown == "Send 5?")
    request.kind = .response
    request.code = "success"
    #expect(book.message(for: request, in: setting).shown == "Sent.")
  }

  @Test func leavesOutAPartWhoseValueIsMissing() throws {
    var request = PromptRequest(.goAhead, intent: "A", app: "Chat")
    let prompts = "A goAhead: Send “{text}”[ to {who}] on {app}?"
    request.details = ["text": .text("hi")]
    #expect(try shown(prompts, request) == "Send “hi” on Chat?")
    request.details["who"] = .list([.name("Bobo"), .name("Alice")])
    #expect(try shown(prompts, request) == "Send “hi” to Bobo and Alice on Chat?")
  }

  @Test func choosesTheFormByNumberAndTellsEachRecord() throws {
    var request = PromptRequest(.response, intent: "A")
    request.code = "success"
    let prompts = "A success: {count? None. | One. | {count} in all.} {each found: {who} said “{what}”.}"
    request.details = ["count": .number(0), "found": .list([])]
    #expect(try shown(prompts, request) == "None.")
    request.details = [
      "count": .number(2),
      "found": .list([
        .record(["who": .name("Bobo"), "what": .text("hi")]),
        .record(["who": .name("Ada"), "what": .text("ho")]),
      ]),
    ]
    #expect(try shown(prompts, request) == "2 in all. Bobo said “hi”. Ada said “ho”.")
  }

  @Test func aRefusalSaysWhyAndAsksForAnotherValue() throws {
    var request = PromptRequest(.unsupported, intent: "A", parameter: "x")
    request.reason = UnsupportedReason("offline")
    request.details = ["value": .name("Bobo")]
    let prompts = """
      A.x needsValue: Who?
      A.x needsValue instead: Who else?
      A.x unsupported offline: {value} is away.
      """
    #expect(try shown(prompts, request) == "Bobo is away. Who else?")
  }

  @Test func aCodeWithoutWordsIsToldAsWhatItMeans() throws {
    var request = PromptRequest(.response, intent: "A", app: "Chat")
    request.code = "failureOfSomeKind"
    request.status = .failure
    #expect(try shown("* failure: {app} failed.", request) == "Chat failed.")
  }

  /// An app need not tell how many it found; silence would be no answer.
  @Test func aResponseWhoseWordsNeedADetailThatIsMissingIsToldAsWhatItsCodeMeans() throws {
    var request = PromptRequest(.response, intent: "A", app: "Pix")
    request.code = "continueInApp"
    request.status = .deferredToApplication
    let prompts = "A continueInApp: {count? None. | One. | {count} in all.}\n* continueInApp: On to {app}."
    #expect(try shown(prompts, request) == "On to Pix.")
    request.details = ["count": .number(3)]
    #expect(try shown(prompts, request) == "3 in all.")
  }

  @Test func saysLessWhereTheUserLooksAndMoreWhereNot() throws {
    var request = PromptRequest(.disambiguation, intent: "A", parameter: "x")
    request.choices = [
      AssistantMessage.Choice("Bobo Jr.", detail: "mobile"), AssistantMessage.Choice("Ada", detail: "home"),
      AssistantMessage.Choice("Ada", detail: "work"),
    ]
    let book = try book("A.x disambiguation: Who: {or choices}?\nA.x disambiguation (brief): Who?")
    var setting = Self.setting
    let told = ConversationMode.allCases.map { mode in
      setting.mode = mode
      let message = book.message(for: request, in: setting)
      return [message.spoken, message.shown]
    }
    let full = "Who: Bobo Jr., Ada (home), or Ada (work)?"
    #expect(told == [["Who?", full], [full, full], [full, "Who?"], [full, full]])
  }

  @Test func tellsDatesFromTheMoment() throws {
    var request = PromptRequest(.response, intent: "A")
    request.code = "success"
    let now = Self.setting.now
    let tell = { (value: ToldValue) in
      request.details = ["when": value]
      return try shown("A success: {when}\nword onDay: on {day}\nword momentOnDay: {day} at {time}", request)
        .replacing("\u{202f}", with: " ")
    }
    #expect(try tell(.moment(now)) == "today at 10:00 AM")
    #expect(try tell(.moment(now.addingTimeInterval(-86_400))) == "yesterday at 10:00 AM")
    #expect(try tell(.moment(now.addingTimeInterval(3 * 86_400))) == "on Tuesday at 10:00 AM")
    #expect(try tell(.moment(now.addingTimeInterval(-40 * 86_400))) == "on October 12 at 10:00 AM")
  }

  @Test func aNameThatEndsInAPointEndsTheSentence() throws {
    var request = PromptRequest(.goAhead, intent: "A")
    request.details = ["who": .name("Bobo Jr."), "text": .text("wait..")]
    #expect(try shown("A goAhead: OK, calling {who}.", request) == "OK, calling Bobo Jr.")
    #expect(try shown("A goAhead: OK, calling[ {who}].", request) == "OK, calling Bobo Jr.")
    #expect(try shown("A goAhead: I send “{text}” to {who}?", request) == "I send “wait..” to Bobo Jr.?")
  }

  @Test func oneOClockIsSaidInTheSingular() throws {
    var request = PromptRequest(.response, intent: "A")
    request.code = "success"
    var setting = Self.setting
    let words = "word momentToday: a las {time}\nword momentTodayAtOne: a la {time}"
    let tell = { (hour: Int) in
      request.details = ["when": .moment(Self.setting.now.addingTimeInterval(Double(hour - 10) * 3600 + 900))]
      let file = LanguageFile("es/A.txt", text: "== prompts\nA success: {when}\n" + words)
      let language = Language(tag: "es", name: "Español", files: [file, Self.formats(of: .spanish)])
      return try PromptBook(language).message(for: request, in: setting).shown
    }
    #expect(try tell(1) == "a la 1:15")
    #expect(try tell(2) == "a las 2:15")
    #expect(try tell(11) == "a las 11:15")
    setting.calendar.locale = Locale(identifier: "es")
    #expect(try tell(13) == "a las 13:15")
  }

  @Test func aHostsOwnPromptWins() throws {
    let book = try PromptBook(
      .english,
      custom: [("SendMessage success: Sent it!", PromptLine.Place("Phrases.plist", line: 3))])
    var request = PromptRequest(.response, intent: "SendMessage", app: "Chat")
    request.code = "success"
    #expect(book.message(for: request, in: Self.setting).shown == "Sent it!")
  }

  @Test func tellsEveryLineThatCannotBeUsed() throws {
    let text = """
      A success Done.
      A success (loud): Done.
      A b c d e: Done.
      A success: Déjà {with.
      A success: Done].
      """
    let lines = text.split(separator: "\n").enumerated()
      .map { (text: String($1), place: PromptLine.Place("Phrases.plist", line: $0 + 7)) }
    let problems = #expect(throws: PromptProblems.self) { try PromptBook(.english, custom: lines) }
    #expect(
      problems?.problems.map(\.text) == [
        "Phrases.plist:7: a prompt is 'key: sentence', and this line has no colon",
        "Phrases.plist:8: no form is called 'loud'; the forms are full, brief, handsFree, car",
        "Phrases.plist:9: 'A b c d e' is not a prompt's key; a key is 'Intent.parameter moment detail'",
        "Phrases.plist:10: '{' at character 6 is never closed",
        "Phrases.plist:11: ']' at character 5 closes nothing",
      ])
  }

  @Test(arguments: [Language.english, .french])
  func readsTheLanguagesOwnPrompts(language: Language) throws {
    #expect(PromptBook.problems(in: language).map(\.text) == [])
    let book = try PromptBook(language)
    let message = book.message(
      for: PromptRequest(.needsValue, intent: "SendMessage", parameter: "recipients"),
      in: Self.setting)
    let question = language.tag == "en" ? "Who should I send it to?" : "À qui faut-il envoyer le message ?"
    #expect(message.shown == question)
  }
}
