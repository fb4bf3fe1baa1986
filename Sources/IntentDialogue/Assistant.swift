#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentLanguages
import IntentModel
import IntentUnderstanding
import IntentVocabulary
import LanguageNotation

/// The apps, the languages and the policy, checked and compiled once; any number of conversations share it.
///
/// ```swift
/// let assistant = try Assistant(apps: [AssistantApp(at: folder, handlers: [.sendMessage(Messenger())])])
/// let conversation = Conversation(with: assistant)
/// ```
public struct Assistant: Sendable {
  /// The apps in the order in which they were given; where several can do a request, this is their order of precedence.
  public let apps: [AssistantApp]
  /// The languages in which conversations can be held; the first is the one they begin in.
  public let languages: [Language]
  /// When the user is asked and how long handlers may take.
  public let policy: Policy
  let interpreter: any Interpreting
  /// The descriptions of the intents that the apps handle.
  let descriptions: [IntentName: IntentDescription]
  /// Their rules.
  let rules: [IntentName: IntentRules]
  /// The prompts of each language, by its tag.
  package let books: [String: PromptBook]
  private let appVocabularies: [String: VocabularyIndex]
  /// The handlers of the apps and their rules.
  let handlers: HandlerTable
  /// What turns and handlers run on.
  let threads = HandlerThreads(width: ProcessInfo.processInfo.activeProcessorCount)
  /// Where turns are taken: a task that begins there takes its turns without going to another thread.
  package var turnExecutor: any TaskExecutor { threads.executor(of: .turn) }

  /// Checks everything before the first utterance.
  ///
  /// Throws ``SetUpProblems`` with all that is wrong at once: intents declared without a handler, handlers of intents
  /// that are not declared, restricted intents that are not supported, missing prompts, phrases that cannot be read.
  ///
  /// In the folder `compiledLanguages` languages are kept as they were compiled for these apps, so that the next start
  /// reads a file instead of compiling their texts. It is made and filled where that is needed, and may be emptied at any
  /// time: what is not exactly what would be compiled now is compiled again. What is in it is trusted like the program, so
  /// nobody else should be able to write there.
  public init(
    apps: [AssistantApp], languages: [Language] = [.english], policy: Policy = Policy(),
    compiledLanguages: URL? = nil
  ) throws(SetUpProblems) {
    try self.init(
      apps: apps, languages: languages, policy: policy, interpreter: nil, compiledLanguages: compiledLanguages)
  }

  /// - Parameters:
  /// - interpreter: An interpreter that was compiled earlier for the same apps and languages.
  /// - known: Prompts that were read earlier for the same apps, by language.
  package init(
    apps: [AssistantApp], languages: [Language], policy: Policy, interpreter: (any Interpreting)?,
    books known: [String: PromptBook] = [:], compiledLanguages: URL? = nil
  ) throws(SetUpProblems) {
    let handlers = Self.distinctHandlers(apps)
    var problems = SetUpChecks.problems(of: languages) + SetUpChecks.problems(of: apps)
    var books: [String: PromptBook] = [:]
    for language in languages where books[language.tag] == nil {
      let read: (book: PromptBook?, problems: [SetUpProblem]) =
        known[language.tag].map { ($0, []) } ?? Self.book(language, apps, handlers)
      books[language.tag] = read.book
      problems += read.problems
      if let book = read.book {
        problems += SetUpChecks.missingPrompts(in: book, language: language, for: handlers)
      }
    }
    let read = Self.interpreter(interpreter, languages, handlers, apps, compiledLanguages)
    problems += read.problems
    guard problems.isEmpty, let interpreter = read.interpreter else {
      throw SetUpProblems(Set(problems))
    }
    self.apps = apps
    self.handlers = HandlerTable(apps)
    self.languages = languages
    self.policy = policy
    self.interpreter = interpreter
    self.descriptions = Dictionary(handlers.map { ($0.name, $0.description) }) { first, _ in first }
    self.rules = descriptions.mapValues(\.rules)
    self.books = books
    self.appVocabularies = Dictionary(
      languages.map { ($0.tag, VocabularyIndex(apps: apps, language: $0.tag)) }
    ) { first, _ in first }
  }

  private static func distinctHandlers(_ apps: [AssistantApp]) -> [AnyIntentHandler] {
    var seen: Set<IntentName> = []
    var distinct: [AnyIntentHandler] = []
    for handler in apps.flatMap(\.handlers) {
      if let place = distinct.firstIndex(where: { $0.name == handler.name }) {
        // Of two apps with the same intent, the one that resolves more parameters can ask more, and so needs more
        // prompts.
        if handler.resolvedParameters.count > distinct[place].resolvedParameters.count {
          distinct[place] = handler
        }
      } else if seen.insert(handler.name).inserted {
        distinct.append(handler)
      }
    }
    return distinct
  }

  private static func book(
    _ language: Language, _ apps: [AssistantApp], _ handlers: [AnyIntentHandler]
  ) -> (book: PromptBook?, problems: [SetUpProblem]) {
    let custom = apps.compactMap { $0.phrases(for: language.tag) }.flatMap { phrases in
      phrases.prompts.map { (text: $0.text, place: PromptLine.Place(phrases.file, line: $0.number)) }
    }
    let unknown = PromptKeyChecks(handlers.map(\.description)).problems(of: custom)
    do {
      return (try PromptBook(language, custom: custom), unknown.map { .unusableLine($0.text) })
    } catch let error as PromptProblems {
      return (nil, error.problems.map { .unusableLine($0.text) })
    } catch {
      return (nil, [.unusableLine("\(language.tag): \(error)")])
    }
  }

  private static func interpreter(
    _ given: (any Interpreting)?, _ languages: [Language], _ handlers: [AnyIntentHandler], _ apps: [AssistantApp],
    _ compiled: URL?
  ) -> (interpreter: (any Interpreting)?, problems: [SetUpProblem]) {
    if let given { return (given, []) }
    do throws(NotationProblems) {
      return (try SharedInterpreter.of(apps, languages, handlers.map(\.description), compiled: compiled), [])
    } catch {
      return (nil, error.problems.map { .unusableLine($0.description) })
    }
  }
}

// MARK: What conversations ask of it

extension Assistant {
  /// The tag of the language that a conversation begins in where its host names none.
  var firstLanguage: String { languages.first?.tag ?? "" }

  /// The region of the first language that has one: a user who speaks English and `de-CH` is in Switzerland in both.
  var region: Region? { languages.lazy.compactMap { Region(ofTag: $0.tag) }.first }

  /// A value in a form for a speech synthesiser, in a language that the assistant speaks: an amount with the name of
  /// its currency, a telephone number digit by digit in groups, a time in words.
  ///
  /// With ``Policy/speaksForVoice`` the assistant's own messages already have their values in this form; call this for
  /// what the host says besides.
  public func spokenForm(
    of value: ToldValue, in language: Language, now: Date = Date(), calendar: Calendar = .current
  ) -> String {
    var setting = PromptSetting(
      mode: .handsFree, now: now, calendar: calendar, region: Region(ofTag: language.tag), speaksForVoice: true)
    setting.isForVoice = true
    return books[spoken(language.tag) ?? firstLanguage]?.spoken(value, in: setting) ?? value.plain
  }

  func speaks(_ language: String) -> Bool { books[language] != nil }

  /// The tag of a language that the assistant speaks, for a tag that is asked for: the same tag, or else the one
  /// without its region.
  func spoken(_ language: String) -> String? {
    LanguageFolders.fallbacks(of: LanguageFolders.tag(language)).first { !$0.isEmpty && speaks($0) }
  }

  /// The words of a message in a language; in the first language where that one is not spoken.
  func message(for request: PromptRequest, language: String, in setting: PromptSetting) -> AssistantMessage? {
    (books[language] ?? books[firstLanguage])?.message(for: request, in: setting)
  }

  /// The values that a go-ahead has to name and that the request does not have.
  func valuesToName(in request: PromptRequest, language: String, in setting: PromptSetting) -> [String] {
    (books[language] ?? books[firstLanguage])?.valuesToName(in: request, setting: setting) ?? []
  }

  /// What a request of an intent is called in a language: infinitives, the one that a question offers first in front.
  func names(of intent: IntentName, in language: String) -> [String] {
    (books[language] ?? books[firstLanguage])?.names(of: intent) ?? []
  }

  /// The apps' own words in a language.
  func vocabulary(in language: String) -> VocabularyIndex {
    appVocabularies[language] ?? appVocabularies[firstLanguage] ?? VocabularyIndex()
  }

  func app(_ identifier: String) -> AssistantApp? { apps.first { $0.identifier == identifier } }

  /// The apps that can carry out an intent, in the order in which they were given.
  func apps(for intent: IntentName) -> [AssistantApp] {
    apps.filter { $0.supportedIntents.contains(intent) && $0.handler(of: intent) != nil }
  }

  /// The example phrases of the apps in a language: app by app, in each app's order, without repetitions.
  public func examples(in language: Language) -> [String] { examples(in: language.tag) }

  package func examples(in language: String) -> [String] {
    var seen: Set<String> = []
    return apps.compactMap { $0.vocabulary(for: language) }
      .flatMap { $0.intentPhrases.flatMap(\.examples) }
      .filter { seen.insert($0).inserted }
  }

  /// The number of examples that are named when the user asks what can be said; a longer list would not be listened to.
  private static let mostToldExamples = 6

  /// A few of the examples: the first intent of each app in turn, then the second of each, until there are enough.
  func toldExamples(of apps: [AssistantApp]? = nil, in language: String) -> [String] {
    let apps = (apps ?? self.apps).compactMap { app in
      app.vocabulary(for: language).map { Self.byTurns($0.intentPhrases.map(\.examples)) }
    }
    var seen: Set<String> = []
    return Array(Self.byTurns(apps).filter { seen.insert($0).inserted }.prefix(Self.mostToldExamples))
  }

  /// The first of each list, then the second of each, and so on.
  private static func byTurns(_ lists: [[String]]) -> [String] {
    (0..<(lists.map(\.count).max() ?? 0)).flatMap { turn in
      lists.compactMap { $0.indices.contains(turn) ? $0[turn] : nil }
    }
  }
}
