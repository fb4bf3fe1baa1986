import Parley

/// A request that an app did before the conversation, as a script writes it: suggestions and app choices learn from it.
///
///     donated MonkeyChat 2 d ago: SendMessage recipients=[Bobo Jr.] content="See you" -> success
public struct DonatedRequest: Sendable, Hashable {
  /// The app's name or identifier; `nil` for the first app that can do it.
  public var app: String?
  /// How long ago it was, in seconds.
  public var age: Double
  /// Who began it: an incoming one was begun by somebody else.
  public var direction: Interaction.Direction
  /// The intent of the request.
  public var intent: IntentName
  /// The names of the values of each parameter.
  public var values: [Value]
  /// The response code; `success` where none is written.
  public var code: String

  /// A value as the line writes it.
  public struct Value: Sendable, Hashable {
    /// The parameter's name.
    public var parameter: String
    /// The names of its values.
    public var names: [String]
  }
}

/// Reads `donated …: …`: the app and the time, and the request written like a line with `*`.
enum DonatedRequestReader {
  /// The age of a donation that names no time: one minute.
  private static let usualAge = 60.0

  static func read(_ argument: String, _ value: DirectiveValue) throws(LineProblem) -> DonatedRequest {
    var words = ScriptText.words(argument)
    var direction = Interaction.Direction.outgoing
    if words.last == "incoming" {
      direction = .incoming
      words.removeLast()
    }
    let age = try age(&words, value)
    let (request, code) = parts(value.text)
    guard let intent = request.first, intent.first?.isLetter == true, !intent.contains("=") else {
      throw value.malformed
    }
    var values: [DonatedRequest.Value] = []
    for part in request.dropFirst() {
      guard let equals = part.firstIndex(of: "="), equals != part.startIndex else { throw value.malformed }
      let names = names(String(part[part.index(after: equals)...]))
      if names.isEmpty { throw value.malformed }
      values.append(DonatedRequest.Value(parameter: String(part[..<equals]), names: names))
    }
    let app = words.joined(separator: " ")
    return DonatedRequest(
      app: app.isEmpty ? nil : app, age: age, direction: direction, intent: IntentName(intent), values: values,
      code: code ?? "success")
  }

  /// Removes a time such as `2 d ago` from the end of the words.
  private static func age(_ words: inout [String], _ value: DirectiveValue) throws(LineProblem) -> Double {
    guard words.last == "ago" else { return usualAge }
    words.removeLast()
    // The longest time at the end: `1 h 30 min`. A time has at most a number and a word for each unit.
    for start in words.indices.suffix(2 * ScriptDuration.units.count) {
      guard let seconds = ScriptDuration.seconds(words[start...].joined(separator: " ")) else { continue }
      words.removeSubrange(start...)
      return seconds
    }
    let example = "donated MonkeyChat 2 d ago: \(value.example)"
    throw LineProblem(.malformedLine(value.key, example: example))
  }

  /// The words of a request and its code; brackets and quotation marks keep a word together.
  private static func parts(_ text: String) -> (request: [String], code: String?) {
    var parts: [String] = []
    var part = ""
    var isQuoted = false
    var depth = 0
    for character in text {
      switch character {
      case "\"": isQuoted.toggle()
      case "[" where !isQuoted: depth += 1
      case "]" where !isQuoted: depth -= 1
      default: break
      }
      if character.isWhitespace, !isQuoted, depth <= 0 {
        if !part.isEmpty { parts.append(part) }
        part = ""
      } else {
        part.append(character)
      }
    }
    if !part.isEmpty { parts.append(part) }
    guard let arrow = parts.firstIndex(of: "->") else { return (joined(parts), nil) }
    return (joined(Array(parts[..<arrow])), parts[(arrow + 1)...].first)
  }

  /// A value may have several words: a word without `=` belongs to the value before it.
  private static func joined(_ parts: [String]) -> [String] {
    var joined: [String] = []
    for part in parts {
      let name = part.prefix { $0 != "=" }
      let isValue = name.count < part.count && name.allSatisfy { $0.isLetter || $0.isNumber }
      if joined.count > 1, !isValue {
        joined[joined.count - 1] += " \(part)"
      } else {
        joined.append(part)
      }
    }
    return joined
  }

  private static func names(_ text: String) -> [String] {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return text.isEmpty ? [] : [ScriptText.unquoted(text)] }
    return ScriptText.list(String(text.dropFirst().dropLast()))
  }
}
