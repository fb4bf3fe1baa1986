import Foundation
import Parley
import Testing

@testable import IntentUnderstanding

@Suite struct InterpreterSharingTests {
  private static let utterances = [
    "send a message to Bobo saying I am late", "call Koko and book a ride to the harbour", "what is for dinner",
    "envoie un message à Bobo", "schick Bobo 20 Euro", "twenty dollars for Koko please", "", "🙈", "3 bananas",
  ]
  private static let vocabulary = VocabularyIndex(contacts: ["Bobo", "Koko"].map { Person($0) })

  private static let english = Result { try interpreter([.english]) }

  private static func interpreter(_ languages: [Language]) throws -> Interpreter {
    try Interpreter(languages: languages, intents: IntentDescription.builtIn, apps: [])
  }

  private static var situation: Situation {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return Situation(now: Date(timeIntervalSince1970: 1_795_255_200), calendar: calendar, language: "en")
  }

  private static func read(_ interpreter: Interpreter) -> [Understanding] {
    utterances.map { interpreter.understand($0, vocabulary: vocabulary, in: situation) }
  }

  @Test func oneLanguageOfSeveralReadsAsItDoesAlone() throws {
    let all = try Self.interpreter([.english, .french, .german])
    for language in [Language.english, .french, .german] {
      let limited = try #require(all.limited(to: language.tag))
      #expect(Self.read(limited) == Self.read(try Self.interpreter([language])))
    }
    #expect(all.limited(to: "xx") == nil)
  }

  @Test func manyTasksReadWithOneInterpreterAsOneDoes() async throws {
    let interpreter = try Self.interpreter([.english, .french])
    let alone = Self.read(interpreter)
    await withTaskGroup(of: [Understanding].self) { group in
      for _ in 0..<16 { group.addTask { Self.read(interpreter) } }
      for await read in group { #expect(read == alone) }
    }
  }

  /// More words than are read, more bytes, no words at all: each text has an end.
  @Test(arguments: [
    "send ", "Bobo Koko and ", "a, ", "five hundred 17 ", "tomorrow at half past five ", "x", "e\u{301}\u{302}",
    "שלום לבבון ", "香蕉", "@+&%$.,:'", "send a message to Bobo and call Koko, ", "\u{0}", "' ",
  ])
  func aTextOfAnyLengthIsReadToItsEnd(_ unit: String) throws {
    let interpreter = try Self.english.get()
    for bytes in [100, 2_000, 8_192, 9_000, 70_000] {
      let text = String(repeating: unit, count: max(1, bytes / unit.utf8.count))
      let understanding = interpreter.understand(text, vocabulary: Self.vocabulary, in: Self.situation)
      #expect(understanding.runnersUp.count <= 3)
      for slot in understanding.best?.slots ?? [] {
        #expect(slot.value.range.map { $0.upperBound <= text.utf8.count } ?? true)
      }
    }
  }
}
