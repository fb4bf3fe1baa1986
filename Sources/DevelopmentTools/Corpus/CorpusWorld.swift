import Foundation
import IntentText
import IntentUnderstanding
import Parley

/// What a corpus is spoken to with: the moment, the people, the apps, and the questions that the assistant has asked.
///
/// It is a text file beside the languages' folders. Settings stand at the top for requests while nothing is asked, and
/// below `== with a question` for what is said to one:
///
/// ```
/// now: 2026-11-21T09:00:00Z
/// people: Bobo (friend) | Irene (mother) | Alice Jones
/// app: MonkeyChat = SendMessage StartCall
/// == with a question
/// people: Koko | Zira
/// app: MonkeyPay = SendPayment
/// waiting: send money, Koko | book a ride
/// question: nothing
/// question: payee = value SendPayment payee
/// question: choice = choice SendMessage recipients: Bobo the Great | Little Bobo
/// question: payment = goAhead SendPayment
/// ```
///
/// People and apps below `== of whole requests` are those of ``WholeRequests``. `past: sent = SendMessage recipients` is a
/// request that was made just before, with a name for ``LabelledClauses``; `text: sent en = I'm late` is its text in a
/// language.
package struct CorpusWorld: Sendable {
  package static let fileName = "World.txt"
  /// The intents that a corpus may name.
  static let intents = Dictionary(IntentDescription.builtIn.map { ($0.name, $0) }) { first, _ in first }

  /// The people and apps of one part.
  struct Part: Sendable {
    var people: [Person] = []
    var apps: [AssistantApp] = []
    /// Requests that were set aside, with the names by which the user takes them up again.
    var waiting: [Situation.WaitingRequest] = []
  }

  /// An open question with its name; without an expectation where none is open.
  struct Question: Sendable {
    var name: String
    var expectation: Expectation?
  }

  private(set) var now = Date(timeIntervalSince1970: 0)
  private(set) var requests = Part()
  private(set) var replies = Part()
  private(set) var wholeRequests = Part()
  private(set) var questions: [Question] = []
  /// The requests that were made before what is said, by the names of such situations.
  private(set) var past: [String: Situation.PastRequest] = [:]
  /// By language and name, the text of a request that was made before.
  private var texts: [String: [String: String]] = [:]

  /// A line that cannot be read.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// Reads the file of a world.
  ///
  /// - Throws: ``Problem`` with the place of the first line that cannot be read.
  package init(contentsOf file: String) throws {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    var part: PartPath = \.requests
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      if let named = Self.parts[line] {
        part = named
      } else if let problem = read(line, part) {
        throw Problem(description: "\(file):\(index + 1): \(problem)")
      }
    }
  }

  private typealias PartPath = WritableKeyPath<Self, Part> & Sendable

  /// The parts by the heading lines with which they begin.
  private static var parts: [String: PartPath] {
    ["== with a question": \.replies, "== of whole requests": \.wholeRequests]
  }

  /// What came before clauses in a situation with a name; `nil` where the world has none of that name.
  func clauseSituation(_ name: String?) -> ClauseSituation? {
    guard let name else { return .fresh }
    if past[name] != nil { return .afterwards }
    return question(name)?.weighed.flatMap(ClauseSituation.init)
  }

  func question(_ name: String) -> Question? { questions.first { $0.name == name } }

  /// The message about a question that the world does not have.
  func unknownQuestion(_ name: String) -> String {
    let nearest = NearestName.nearest(to: name, among: questions.map(\.name))
    return "no question is called '\(name)'." + (nearest.map { " Did you mean '\($0)'?" } ?? "")
  }

  /// Reads a setting; returns what is wrong with it, or `nil`.
  private mutating func read(_ line: String, _ part: PartPath) -> String? {
    let known = ["now", "people", "app", "waiting", "question", "settled", "told", "past", "text"]
    guard let colon = line.firstIndex(of: ":") else { return "a setting is 'name: value'" }
    let (name, value) = (String(line[..<colon]), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    switch name {
    case "now":
      guard let date = try? Date(value, strategy: .iso8601) else {
        return "'\(value)' is no date such as 2026-11-21T09:00:00Z"
      }
      now = date
    case "people": self[keyPath: part].people += Self.list(value).map(Self.person)
    case "app":
      let parts = value.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2 else { return "an app is 'NAME = INTENT INTENT'" }
      let app = AssistantApp(
        identifier: parts[0], displayName: parts[0], names: [SpeakableString(parts[0])],
        supportedIntents: parts[1].split(separator: " ").map { IntentName(rawValue: String($0)) })
      self[keyPath: part].apps.append(app)
    case "waiting":
      let requests = Self.list(value).map { names in
        Situation.WaitingRequest(names: names.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
      }
      self[keyPath: part].waiting += requests
    case "question":
      guard let question = Self.question(value) else {
        return "a question is 'NAME = KIND INTENT PARAMETER: CHOICE | CHOICE'"
      }
      questions.append(question)
    case "settled":
      return settle(value)
    case "told":
      return tell(value)
    case "past":
      return remember(value)
    case "text":
      return recall(value)
    default:
      let nearest = NearestName.nearest(to: name, among: known)
      return "no setting is called '\(name)'." + (nearest.map { " Did you mean '\($0)'?" } ?? "")
    }
    return nil
  }

  /// A request that was made before: `sent = SendMessage recipients`, `dropped = SendMessage recipients given up`.
  private mutating func remember(_ text: String) -> String? {
    let (name, request) = text.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }.pair
    let words = (request ?? "").split(separator: " ").map(String.init)
    guard let name, let intent = words.first.map({ IntentName($0) }), Self.intents[intent] != nil else {
      return "a request before is 'NAME = INTENT', or 'NAME = INTENT PARAMETER' with the parameter of people"
    }
    let isGivenUp = words.suffix(2) == ["given", "up"]
    let parameter = words.dropFirst().dropLast(isGivenUp ? 2 : 0).first
    past[name] = Situation.PastRequest(intent, personParameter: parameter, isDone: !isGivenUp)
    return nil
  }

  /// The text of a request that was made before, in a language: `sent en = I'm running a bit late`.
  private mutating func recall(_ text: String) -> String? {
    let (head, words) = text.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }.pair
    let (name, language) = (head ?? "").split(separator: " ").map(String.init).pair
    guard let name, let language, let words, past[name] != nil else {
      return "a text is 'NAME LANGUAGE = WORDS', with the name of a request before that stands above"
    }
    texts[language, default: [:]][name] = words
    return nil
  }

  /// The request before that has a name, as it was made in a language.
  func past(_ name: String, in language: String) -> Situation.PastRequest? {
    var request = past[name]
    request?.text = texts[language]?[name]
    return request
  }

  /// A request before that has a text in a language; `nil` where none has.
  func pastWithText(in language: String) -> Situation.PastRequest? {
    texts[language]?.keys.min().flatMap { past($0, in: language) }
  }

  /// What a question mentions besides: `ride = 25 USD`.
  private mutating func tell(_ text: String) -> String? {
    note(text, "what is told is 'QUESTION = VALUE | VALUE'") { expectation, value in
      expectation?.told.append(value)
      return nil
    }
  }

  /// The settled values of a question's request: `payment = payee Koko | currencyAmount 20 USD`.
  private mutating func settle(_ text: String) -> String? {
    note(text, "what is settled is 'QUESTION = PARAMETER VALUE | PARAMETER VALUE'") { expectation, value in
      let words = value.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2 else { return "'\(value)' is no parameter with its value" }
      expectation?.settled[words[0], default: []].append(words[1])
      return nil
    }
  }

  /// Adds each value that a line gives for a question; returns what is wrong with the line, or `nil`.
  private mutating func note(
    _ text: String, _ form: String, _ note: (_ expectation: inout Expectation?, _ value: String) -> String?
  ) -> String? {
    let parts = text.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2 else { return form }
    guard let place = questions.firstIndex(where: { $0.name == parts[0] }) else { return unknownQuestion(parts[0]) }
    for value in Self.list(parts[1]) {
      if let problem = note(&questions[place].expectation, value) { return problem }
    }
    return nil
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// `Irene (mother)`: a person, and what she is to the user.
  private static func person(_ text: String) -> Person {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return Person(text) }
    var person = Person(text[..<open].trimmingCharacters(in: .whitespaces))
    person.relationship = Person.Relationship(rawValue: String(text[text.index(after: open)...].dropLast()))
    return person
  }

  private static func question(_ text: String) -> Question? {
    let parts = text.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    guard let name = parts.first, !name.isEmpty else { return nil }
    guard parts.count == 2 else { return Question(name: name, expectation: nil) }
    let (head, choices) = parts[1].split(separator: ":", maxSplits: 1).map(String.init).pair
    let words = (head ?? "").split(separator: " ").map(String.init)
    guard let first = words.first, let kind = Expectation.Question(rawValue: first), (2...3).contains(words.count)
    else {
      return nil
    }
    return Question(
      name: name,
      expectation: Expectation(
        kind, intent: IntentName(rawValue: words[1]), parameter: words.count == 3 ? words[2] : nil,
        choices: choices.map(list) ?? []))
  }
}

extension [String] {
  fileprivate var pair: (String?, String?) { (first, count > 1 ? self[1] : nil) }
}

extension CorpusWorld.Question {
  /// The kind of question for which a reply to it is weighed.
  var weighed: WeighedQuestion? {
    expectation.flatMap { WeighedQuestion($0, CorpusWorld.intents[$0.intent]) }
  }
}
