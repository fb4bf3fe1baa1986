/// An optional value in memory of its own that copies share until one is changed.
///
/// Of thousands of conversations most have nothing open: an absent value takes hardly any room.
@propertyWrapper
package struct Boxed<Value: Sendable>: Sendable {
  private var box: Shared<Value?>?

  package init(wrappedValue: Value?) { box = wrappedValue.map { Shared($0) } }

  package var wrappedValue: Value? {
    _read { if let box { yield box.value } else { yield nil } }
    set { box = newValue.map { Shared($0) } }
  }
}

extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Hashable where Value: Hashable {}

extension Boxed: Decodable where Value: Decodable {
  package init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(Value?.self))
  }
}

extension Boxed: Encodable where Value: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

// A boxed property is stored like any other optional one: without a value there is no key.

extension KeyedDecodingContainer {
  func decode<Value: Decodable>(_ type: Boxed<Value>.Type, forKey key: Key) throws -> Boxed<Value> {
    Boxed(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
}

extension KeyedEncodingContainer {
  mutating func encode<Value: Encodable>(_ value: Boxed<Value>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}
