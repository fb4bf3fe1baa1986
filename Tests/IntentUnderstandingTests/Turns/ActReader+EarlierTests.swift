import Parley
import Testing

/// Words that only make sense after the request before them.
@Suite struct ActReaderEarlierTests {
  private static let listeners = Dictionary(uniqueKeysWithValues: Language.all.map { ($0.tag, Listener.speaking($0)) })

  private func continued(
    _ utterance: String, _ tag: String = "en", of intent: IntentName = "SendMessage",
    for parameter: String = "recipients"
  ) -> String? {
    guard let listener = Self.listeners[tag] else { return nil }
    var situation = listener.situation
    situation.requests = [.init(intent, personParameter: parameter)]
    let turn = listener.interpreter.read(utterance, expecting: nil, vocabulary: listener.vocabulary, in: situation)
    guard case .continuation(let said) = turn.act else { return nil }
    return said.slots.map { "\($0.parameter)=\($0.value.text)" }.joined(separator: " ")
  }

  @Test(arguments: [
    ("and to Alice too", "en", "recipients=Alice"), ("and Alice", "en", "recipients=Alice"),
    ("Alice too", "en", "recipients=Alice"), ("also to Irene please", "en", "recipients=Irene"),
    ("the same to Alice", "en", "recipients=Alice"),
    ("and to Alice and Irene as well", "en", "recipients=Alice recipients=Irene"),
    ("et à Alice aussi", "fr", "recipients=Alice"), ("pareil pour Alice", "fr", "recipients=Alice"),
    ("und an Alice auch", "de", "recipients=Alice"), ("das gleiche an Alice", "de", "recipients=Alice"),
    ("y a Alice también", "es", "recipients=Alice"), ("lo mismo para Alice", "es", "recipients=Alice"),
    ("e anche ad Alice", "it", "recipients=Alice"), ("lo stesso a Irene", "it", "recipients=Irene"),
    ("en ook naar Alice", "nl", "recipients=Alice"), ("hetzelfde naar Irene", "nl", "recipients=Irene"),
  ])
  func whatIsSaidOtherwise(_ utterance: String, _ tag: String, _ expected: String) {
    #expect(continued(utterance, tag) == expected)
  }

  @Test(arguments: [
    "and", "and what a day", "and also", "hello Alice", "and to Zaphod too",
    "and she said that Alice likes bananas", "",
  ])
  func whatDoesNotGoOn(_ utterance: String) { #expect(continued(utterance) == nil) }

  @Test func moneyGoesOnToo() {
    #expect(continued("and Alice too", of: "SendPayment", for: "payee") == "payee=Alice")
  }

  @Test func aLongUtteranceIsNoContinuation() {
    #expect(continued(String(repeating: "and Alice ", count: 100)) == nil)
  }
}
