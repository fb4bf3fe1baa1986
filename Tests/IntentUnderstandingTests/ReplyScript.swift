import Foundation
import IntentDomains
import IntentLanguages
import IntentModel
import IntentVocabulary

@testable import IntentUnderstanding

/// Replies to one question: what each is read as stands at the margin, the wordings indented under it.
struct ReplyScript {
  let interpreter: Interpreter
  let vocabulary: VocabularyIndex
  let situation: Situation

  /// Compiled once for all tests.
  static let english = Result { try ReplyScript(.english) }
  static let french = Result { try ReplyScript(.french) }

  /// All languages, compiled once for all tests: in a debug build that takes seconds.
  private static let everyLanguage = Result {
    try Interpreter(
      languages: Language.all, intents: IntentDescription.builtIn,
      apps: [
        AssistantApp(
          identifier: "com.example.monkeychat", displayName: "MonkeyChat",
          supportedIntents: IntentDescription.builtIn.map(\.name))
      ])
  }

  init(_ language: Language) throws {
    let all = try Self.everyLanguage.get()
    self.interpreter = all.limited(to: language.tag) ?? all
    self.vocabulary = VocabularyIndex(contacts: [
      Person("Bobo the Great", nameComponents: Person.NameComponents(givenName: "Bobo", nickname: "Bobo the Great")),
      Person("Bobo Jr."), Person("Little Bobo"), Person("Alice"), Person("Charlie Brown"), Person("Maman"),
      Person("Bob"), Person("Zoé"),
    ])
    var situation = ValueCorpus.situation
    situation.language = language.tag
    self.situation = situation
  }

  func reading(of reply: String, to expectation: Expectation) -> String {
    Self.plain(
      interpreter.read(reply, expecting: expectation, vocabulary: vocabulary, in: situation).act)
  }

  /// The replies that are not read as what stands over them; of those after "known:" the ones that are.
  func failures(_ text: String, to expectation: Expectation) -> [String] {
    ValueCorpus.entries(text).compactMap { entry in
      let isKnown = entry.wording.hasPrefix(Self.known)
      let said = isKnown ? String(entry.wording.dropFirst(Self.known.count)) : entry.wording
      let found = reading(of: said, to: expectation)
      if found == entry.meaning { return isKnown ? "\(entry) needs no “known:”" : nil }
      return isKnown ? nil : "\(entry) but found \(found)"
    }
  }

  /// What stands before a reply that is known to be read in another way.
  private static let known = "known: "

  static func plain(_ reading: DialogueAct) -> String {
    switch reading {
    case .yes: "yes"
    case .yesThen(let rest): "yes then \(rest.words)"
    case .no: "no"
    case .cancel: "cancel"
    case .cancelThen(let rest): "cancel then \(rest.words)"
    case .help: "help"
    case .repetition: "repetition"
    case .choices(let places): "choices " + places.map(String.init).joined(separator: " ")
    case .values(let slots, let correction):
      (correction ? "correction" : "values")
        + slots.map { " \($0.parameter)=\(plain($0.value))" }.joined()
    case .remark(let slots): "remark" + slots.map { " \($0.parameter)=\(plain($0.value))" }.joined()
    case .change(let parameter): "change \(parameter)"
    case .remove(let parameter): "remove \(parameter)"
    case .also(let slots): "also" + slots.map { " \($0.parameter)=\(plain($0.value))" }.joined()
    case .request(let understanding), .lookUp(let understanding):
      "request \(understanding.best?.intent.rawValue ?? "none")"
    case .question(let facet): "question \(facet.rawValue)"
    case .takeBack(let slots): "taken back" + slots.map { " \($0.parameter)=\(plain($0.value))" }.joined()
    case .notUnderstood: "nothing"
    default: "\(reading)"
    }
  }

  private static func plain(_ value: SpokenValue) -> String {
    switch value.meaning {
    case .words: "“\(value.text)”"
    case .person(let person):
      person.personHandle?.value ?? "\(person.displayName)(\(person.siriMatches.count))"
    case .name(let name, _, _): "name \(name.spokenPhrase)"
    case .symbol(let symbol): symbol
    case .flag(let flag): "\(flag)"
    default: ValueCorpus.plain(ValueSpan(words: 0..<0, meaning: value.meaning))
    }
  }
}
