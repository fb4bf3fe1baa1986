import Foundation

extension NSCoder {
  /// A value that ``encodeJSON(_:forKey:)`` wrote; `nil` where the archive has none.
  package func decodeJSON<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    guard allowsKeyedCoding, let data = decodeObject(of: NSData.self, forKey: key) else { return nil }
    return try? JSONDecoder().decode(type, from: Data(referencing: data))
  }

  /// Writes a value as JSON into a keyed archive; does nothing for one without keys.
  package func encodeJSON(_ value: some Encodable, forKey key: String) {
    guard allowsKeyedCoding, let data = try? JSONEncoder().encode(value) else { return }
    encode(NSData(data: data), forKey: key)
  }
}
