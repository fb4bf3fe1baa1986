import Parley

/// What people answer to questions, for measuring how replies are read.
struct ReplyJob: Sendable {
  /// A question, and the replies to it; `@k@` is replaced by a contact, as in ``UnderstandingJob``.
  struct Part: Sendable {
    var name: String
    var question: Expectation
    var replies: [String]
  }

  var parts: [Part]

  static let sample = ReplyJob(parts: [
    Part(
      name: "a person",
      question: Expectation(.value, intent: "SendMessage", parameter: "recipients"),
      replies: ["@250@", "to @500@", "send it to @1@", "@7@ and @640@", "it's for @31@", "no, @820@", "never mind"]),
    Part(
      name: "content",
      question: Expectation(.value, intent: "SendMessage", parameter: "content"),
      replies: [
        "I'm running late", "tell her I'm on my way", "see you at five then", "hold on", "cancel",
        "the keys are under the mat and the cat has had its dinner",
      ]),
    Part(
      name: "an amount",
      question: Expectation(.value, intent: "SendPayment", parameter: "currencyAmount"),
      replies: ["twenty dollars", "25", "twenty five fifty", "make it 30", "let's say forty", "what's my balance?"]),
    Part(
      name: "a place",
      question: Expectation(.value, intent: "RequestRide", parameter: "dropOffLocation"),
      replies: [
        "to the airport", "the central station", "12 Main Street", "home, and there are two of us", "skip that",
      ]),
    Part(
      name: "one of three",
      question: Expectation(
        .choice, intent: "RequestRide", parameter: "rideOptionName", choices: ["Pool", "Limousine", "Van"]),
      replies: ["the second one", "the van please", "Limousine", "neither", "what are the options?"]),
    Part(
      name: "yes or no",
      question: Expectation(.confirmation, intent: "StartCall", parameter: "contacts", choices: ["Bobo"]),
      replies: ["yes", "no", "yes please", "no, @91@", "who is that?"]),
    Part(
      name: "the go-ahead",
      question: Expectation(.goAhead, intent: "SendPayment"),
      replies: [
        "yes", "send it", "no", "wait", "make it 25", "actually, to @444@", "yes, but make it 30", "how much is it?",
        "no, from my savings account", "call @12@ instead", "what was it again", "ten dollars more",
      ]),
  ])
}
