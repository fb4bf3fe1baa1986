/// A parameter's value whose type only its parameter knows; stored as JSON, and typed again by the handler.
package struct AnyParameterValue: Sendable, Hashable, Codable {
  private enum Content: Sendable {
    case live(any ParameterValue)
    case stored(JSONValue)
  }
  private let content: Content

  package init(_ value: some ParameterValue) { self.content = .live(value) }
  package init(erasing value: any ParameterValue) { self.content = .live(value) }

  package init(from decoder: any Decoder) throws {
    self.content = .stored(try JSONValue(from: decoder))
  }

  package func encode(to encoder: any Encoder) throws {
    switch content {
    case .live(let value): try value.encode(to: encoder)
    case .stored(let json): try json.encode(to: encoder)
    }
  }

  /// The typed value; `nil` for one that was stored and not yet restored.
  package var value: (any ParameterValue)? {
    if case .live(let value) = content { value } else { nil }
  }

  /// The value to use where no resolver settles it.
  package var meant: Self { value.map { Self(erasing: $0.meant) } ?? self }

  /// The value typed again by the parameter it belongs to.
  package func restored(by parameter: IntentDescription.ParameterDescription) throws -> Self {
    guard case .stored(let json) = content else { return self }
    return AnyParameterValue(erasing: try parameter.decode(json))
  }

  package static func == (a: Self, b: Self) -> Bool {
    switch (a.content, b.content) {
    case (.live(let x), .live(let y)): x.isEqual(to: y)
    case (.stored(let x), .stored(let y)): x == y
    default: (try? JSONValue(encoding: a)) == (try? JSONValue(encoding: b))
    }
  }

  package func hash(into hasher: inout Hasher) {
    // A stored and a live form of one value are equal, so they must hash alike: by nothing.
  }
}

extension ParameterValue {
  fileprivate func isEqual(to other: any ParameterValue) -> Bool { self == other as? Self }
}
