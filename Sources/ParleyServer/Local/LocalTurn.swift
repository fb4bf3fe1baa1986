import HostProtocol
import Parley

/// The result of a turn, as the servers for other protocols need it.
struct LocalTurn: Sendable {
  /// The messages of the assistant, in order; the last one has the choices and buttons.
  var messages: [JSONFields] = []
  /// The kind of the question that is open now; `nil` where none is.
  var question: String?
  /// The events as a script has them.
  var lines: [String] = []
  /// The requests that apps have carried out: the intent, the app and the response code.
  var done: [JSONValue] = []
  /// Whether the utterance was understood, and an app can do what it asks for.
  var isUnderstood = true

  init() {}

  /// Reads the answer to a turn from the protocol's JSON.
  init(_ answer: JSONFields) throws {
    question = try answer.string("question")
    for event in try answer.objects("events") { try add(event) }
  }

  /// Appends a later result, whose open question is the present one.
  mutating func add(_ next: LocalTurn) {
    messages += next.messages
    lines += next.lines
    done += next.done
    (question, isUnderstood) = (next.question, isUnderstood && next.isUnderstood)
  }

  mutating func add(_ event: JSONFields) throws {
    if let line = try event.string("line") { lines.append(line) }
    switch try event.string("event") {
    case "said": messages.append(try event.object("message"))
    case "notUnderstood": isUnderstood = false
    // What no app can do is left to whoever else is there.
    case "replyRead": if try event.string("reply") == ReplyReading.Kind.beyond.rawValue { isUnderstood = false }
    case "handled":
      done.append(
        .members([
          "intent": event["intent"], "app": event["app"], "code": event["code"], "late": event["late"],
        ]))
    default: break
    }
  }

  func words(_ form: String) -> [String] { messages.compactMap { try? $0.string(form) } }

  /// The shown texts, one line for each message.
  var shown: String { words("shown").filter { !$0.isEmpty }.joined(separator: "\n") }
  /// The spoken texts.
  var spoken: String { words("spoken").filter { !$0.isEmpty }.joined(separator: " ") }

  /// The choices, where a question is open.
  var choices: [(name: String, detail: String?)] {
    guard question != nil, let last = messages.last, let choices = try? last.objects("choices") else { return [] }
    return choices.map { ((try? $0.string("name")) ?? "", try? $0.string("detail")) }
  }

  /// The buttons of the last message, where a question is open: the first means yes, the second no.
  var buttons: [String] {
    guard question != nil, let last = messages.last else { return [] }
    return (try? last.strings("buttons")) ?? []
  }
}
