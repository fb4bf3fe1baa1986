import IntentModel

/// Why a stored conversation cannot go on here.
public enum RestoringError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A newer engine has stored it.
  case newerVersion(Int)
  /// It is not a stored conversation, or a part has the wrong type; the place is a path such as `machine.state`.
  case unreadable(at: String)
  /// Its parts contradict each other: it was changed after it was stored.
  case inconsistent
  /// It is older than the last turn that the host knows: another copy of the conversation was continued.
  case outdated(turn: Int, known: Int)
  /// The app of the open request is missing.
  case noApp(String)
  /// The app has no handler for the open request.
  case noHandler(IntentName, app: String)
  /// A value cannot be read as its parameter's type.
  case unreadableValue(parameter: String, of: IntentName)

  /// The error as one line in English.
  public var description: String {
    switch self {
    case .newerVersion(let version):
      "the conversation was stored in version \(version), and this is \(StoredConversation.version)"
    case .unreadable(let place):
      place.isEmpty ? "this is not a stored conversation" : "the stored conversation cannot be read at '\(place)'"
    case .inconsistent: "the stored conversation contradicts itself"
    case .outdated(let turn, let known):
      "the conversation was stored after turn \(turn); another copy has continued to turn \(known)"
    case .noApp(let app): "the conversation was about the app '\(Self.oneLine(app))', which is not there"
    case .noHandler(let intent, let app):
      "the app '\(Self.oneLine(app))' has no handler of '\(Self.oneLine(intent.rawValue))'"
    case .unreadableValue(let parameter, let intent):
      "what was said for '\(Self.oneLine(parameter))' of '\(Self.oneLine(intent.rawValue))' cannot be read"
    }
  }
}

extension RestoringError {
  /// The error for anything that a decoder throws.
  init(_ error: any Error) {
    switch error {
    case let error as RestoringError: self = error
    case DecodingError.keyNotFound(let key, let context): self = .unreadable(at: Self.path(context.codingPath + [key]))
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      self = .unreadable(at: Self.path(context.codingPath))
    default: self = .unreadable(at: "")
    }
  }

  /// The keys down to the place.
  ///
  /// A path that hostile input made endless is cut.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.prefix(12).map { oneLine($0.stringValue) }.joined(separator: ".")
  }

  /// A name from a stored conversation, which may be of any length and have any characters.
  private static func oneLine(_ name: String) -> String { EventLine.oneLine(String(name.prefix(64))) }
}
