import Foundation
import IntentModel
import IntentUnderstanding
import IntentVocabulary
import LanguageNotation
import Parley

/// A way of asking for an intent that every language is expected to read, with a sentence of each language.
///
/// Whether a language has an ``ExpectedPhrase`` shows in its phrases. A form results from a phrase and what is said around every
/// request, so only reading a sentence shows whether a language has it.
package struct ExpectedForm: Sendable {
  /// How the intent is asked for.
  package enum Form: String, Sendable, Hashable, CaseIterable {
    /// It is not to be done: "don't call Koko".
    case denied
    /// What is wanted is named, and no verb: "missed calls".
    case bare
    /// The question stands in another sentence: "do you know when Koko called".
    case embedded
    /// The app is named beside it: "call Koko on MonkeyChat".
    case service
  }

  package var form: Form
  package var intent: IntentName
  /// The parameters that the sentences have values for.
  package var parameters: Set<String>
  /// By the tag of the language.
  package var sentences: [String: String] = [:]

  /// All that is expected: what the texts of the languages have below `[expected]`, in the order of the English one.
  ///
  /// The person in the sentences is Koko, and the apps are those of ``LanguageForms``.
  package static let all: [ExpectedForm] = {
    let texts = EmbeddedTexts.all.mapValues { NewPhrases($0, app: "").examples(of: "expected") }
    return (texts["en"] ?? []).compactMap { ExpectedForm($0.intent, in: texts) }
  }()

  /// Reads a line as `bare SearchCallHistory callTypes`, with the sentences that texts have for it.
  private init?(_ head: String, in texts: [String: [NewPhrases.Example]]) {
    let words = head.split(separator: " ").map(String.init)
    guard words.count > 1, let form = Form(rawValue: words[0]) else { return nil }
    self.form = form
    intent = IntentName(words[1])
    parameters = Set(words.dropFirst(2))
    sentences = texts.compactMapValues { $0.first { $0.intent == head }?.text }
  }

  /// Whether what was read of a sentence is the intent, in this form, with values for its parameters.
  func fits(_ understanding: Understanding) -> Bool {
    guard let reading = form == .denied ? understanding.denied : understanding.best, reading.intent == intent else {
      return false
    }
    return parameters.isSubset(of: reading.slots.map(\.parameter)) && (form == .service) == (reading.app != nil)
  }
}

/// Which of the expected forms a language reads.
package struct LanguageForms: Sendable {
  package let language: String
  /// The forms that it does not read, each with its sentence.
  package private(set) var missing: [(expected: ExpectedForm, sentence: String)] = []
  /// How many of each form are expected, and how many the language reads.
  package private(set) var counts: [ExpectedForm.Form: (expected: Int, has: Int)] = [:]

  /// Reads the sentences of a language by its texts alone.
  ///
  /// - Throws: `NotationProblems` with everything that is wrong with the texts.
  package init(_ language: Language, expected: [ExpectedForm] = ExpectedForm.all) throws {
    self.language = language.tag
    let interpreter = try Interpreter(
      languages: [language], intents: IntentDescription.builtIn, apps: Self.apps(for: expected))
    let vocabulary = VocabularyIndex(contacts: [Person("Koko")])
    let situation = Situation(
      now: Date(timeIntervalSince1970: 1_795_251_600), calendar: Calendar(identifier: .gregorian),
      language: language.tag)
    for form in expected {
      let sentence = form.sentences[language.tag] ?? ""
      let reads = form.fits(interpreter.understand(sentence, vocabulary: vocabulary, in: situation))
      let before = counts[form.form] ?? (0, 0)
      counts[form.form] = (before.expected + 1, before.has + (reads ? 1 : 0))
      if !reads { missing.append((form, sentence)) }
    }
  }

  /// The apps that the sentences name, each for the intents that it is named for.
  private static func apps(for expected: [ExpectedForm]) -> [AssistantApp] {
    let names = ["MonkeyChat", "MonkeyPay", "MonkeyRides", "MonkeyFit", "MonkeyPix"]
    return names.map { name in
      let named = expected.filter { $0.form == .service && $0.sentences.values.contains { $0.contains(name) } }
      return AssistantApp(
        identifier: name, displayName: name, names: [SpeakableString(name)], supportedIntents: named.map(\.intent))
    }
  }

  /// How much of a form the language has, in percent.
  package func share(of form: ExpectedForm.Form) -> Int {
    guard let (expected, has) = counts[form], expected > 0 else { return 100 }
    return has * 100 / expected
  }
}
