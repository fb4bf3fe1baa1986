/// An intent whose type only its handler knows; stored as JSON with its name, and typed again by the handler.
public struct AnyIntent: Sendable, Codable, Hashable {
  /// The name of the intent's type, by which its handler is found.
  public let name: IntentName
  private enum Content: Sendable {
    case live(any Intent)
    case declared(DeclaredIntent)
    case stored(JSONValue)
  }
  private let content: Content

  /// Holds a live intent; it is not encoded until the conversation is stored.
  public init<I: Intent>(_ intent: I) {
    self.name = I.name
    self.content = .live(intent)
  }

  init(_ intent: DeclaredIntent) {
    self.name = intent.name
    self.content = .declared(intent)
  }

  /// The values of an intent that a host declared; `nil` for any other, and for one that was stored.
  var declared: DeclaredIntent? { if case .declared(let intent) = content { intent } else { nil } }

  /// What was stored of an intent that is not typed yet.
  var storedParameters: JSONValue? { if case .stored(let json) = content { json } else { nil } }

  /// The typed intent, where it is of that type.
  public func `as`<I: Intent>(_ type: I.Type) -> I? {
    switch content {
    case .live(let intent): intent as? I
    case .declared: nil
    case .stored(let json): I.name == name ? try? json.decode(I.self) : nil
    }
  }

  private enum CodingKeys: CodingKey { case name, parameters }

  /// Reads a stored intent and keeps its parameters as JSON, because the decoder does not know the intent's type.
  ///
  /// Throws `DecodingError` where the name or the parameters are missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.name = try container.decode(IntentName.self, forKey: .name)
    self.content = .stored(try container.decode(JSONValue.self, forKey: .parameters))
  }

  /// Stores the name and the parameters.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    switch content {
    case .live(let intent): try intent.encode(to: container.superEncoder(forKey: .parameters))
    case .declared(let intent): try container.encode(intent, forKey: .parameters)
    case .stored(let json): try container.encode(json, forKey: .parameters)
    }
  }

  /// Compares values; a live intent and its stored form are equal.
  public static func == (a: Self, b: Self) -> Bool {
    guard a.name == b.name else { return false }
    switch (a.content, b.content) {
    case (.live(let x), .live(let y)): return x.isEqual(to: y)
    case (.declared(let x), .declared(let y)): return x == y
    case (.stored(let x), .stored(let y)): return x == y
    default: return (try? JSONValue(encoding: a)) == (try? JSONValue(encoding: b))
    }
  }

  /// Hashes the name only, because a stored and a live form of one intent are equal.
  public func hash(into hasher: inout Hasher) {
    // A stored and a live form of one intent are equal, so only what both know for certain is hashed.
    hasher.combine(name)
  }
}

extension Intent {
  fileprivate func isEqual(to other: any Intent) -> Bool { self == other as? Self }
}
