import IntentDomains
import IntentLanguages
import IntentModel
import LanguageNotation
import Testing

@testable import IntentUnderstanding

/// A question that lists what can be answered is understood when it is answered with its own words.
@Suite struct OfferedChoicesTests {
  private static let languages = Language.all
  private static let disjunctions = ["en": "or", "fr": "ou", "de": "oder", "es": "o", "it": "o", "nl": "of"]
  /// "Who or what should I call?" leaves the answer open.
  private static let open: Set = ["StartCall.destinationType"]

  /// A question with the answers in it.
  private struct Offer {
    var intent: IntentName
    var parameter: String
    var sentence: String
    /// The answers; before the first and after the last there may be other words of the question.
    var answers: [Substring]
  }

  @Test(arguments: languages) func eachWordOfAListIsAnAnswer(in language: Language) throws {
    let script = try ReplyScript(language)
    let offers = try Self.offers(of: language)
    #expect(offers.count >= 8, "\(offers.map(\.sentence))")
    // Some words of a list are read as another thing in these languages.
    let isKnown = ["fr", "es", "it"].contains(language.tag)
    try withKnownIssue(isIntermittent: true) {
      try check(offers, language, script)
    } when: {
      isKnown
    }
  }

  private func check(_ offers: [Offer], _ language: Language, _ script: ReplyScript) throws {
    for offer in offers {
      let symbols = offer.answers.indices.map { symbol(of: $0, in: offer, script) }
      for (answer, symbol) in zip(offer.answers, symbols) {
        #expect(symbol != nil, "\(language.tag): “\(offer.sentence)” is not answered by “\(answer)”")
      }
      #expect(Set(symbols).count == symbols.count, "\(language.tag): “\(offer.sentence)” \(symbols)")
    }
  }

  /// What an answer is read as.
  private func symbol(of index: Int, in offer: Offer, _ script: ReplyScript) -> String? {
    let words = offer.answers[index].split(separator: " ")
    var parts = [words[...]]
    if index == 0 { parts += words.indices.dropFirst().map { words[$0...] } }
    if index == offer.answers.count - 1 { parts += words.indices.dropFirst().reversed().map { words[..<$0] } }
    for part in parts {
      let expectation = Expectation(.value, intent: offer.intent, parameter: offer.parameter)
      let act = script.interpreter.read(
        part.joined(separator: " "), expecting: expectation, vocabulary: script.vocabulary, in: script.situation
      ).act
      if case .values(let slots, _) = act, let slot = slots.first, slot.parameter == offer.parameter,
        case .symbol(let symbol) = slot.value.meaning
      {
        return symbol
      }
    }
    return nil
  }

  private static func offers(of language: Language) throws -> [Offer] {
    var problems: [PromptProblem] = []
    var asked: Set<PromptKey> = []
    let disjunction = try #require(disjunctions[language.tag])
    return PromptLine.read(language, problems: &problems).compactMap { line in
      let isAgain = !asked.insert(line.key).inserted
      guard line.key.moment == "needsValue", line.key.detail != "help", !open.contains(line.key.scope),
        let (intent, parameter) = parameter(of: line.key.scope), line.sentence.contains(" \(disjunction) ")
      else { return nil }
      let list = line.sentence.split(separator: ":").last.map(String.init) ?? line.sentence
      var answers = list.replacing(" \(disjunction) ", with: ", ").split(separator: ", ").map { answer in
        answer[...].trimmingPrefix { !$0.isLetter }
      }
      // A question that is asked again begins with an apology.
      if isAgain, answers.count > 2, !line.sentence.contains(":") { answers.removeFirst() }
      if let last = answers.popLast() { answers.append(last.prefix { $0.isLetter || " ’'-".contains($0) }) }
      return Offer(intent: intent, parameter: parameter, sentence: line.sentence, answers: answers)
    }
  }

  private static func parameter(of scope: String) -> (IntentName, String)? {
    let parts = scope.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let intent = IntentDescription.builtIn.first(where: { $0.name.rawValue == parts[0] }),
      intent.parameters.contains(where: { $0.name == parts[1] && $0.kind == .symbol })
    else { return nil }
    return (intent.name, parts[1])
  }
}
