#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value of a property list that was read from XML or binary bytes, with its place there.
///
/// ```swift
/// let root = try PropertyList(bytes)
/// for app in root["Apps"]?.elements ?? [] {
///   print(app.place, app["Name"]?.string ?? "")
/// }
/// ```
///
/// A value is a small reference to what was read; strings are made when they are asked for.
public struct PropertyList: Sendable {
  let storage: PropertyListStorage
  let index: Int

  /// What a value is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case dictionary, array, string, integer, real, boolean, date, data, uid
  }

  private var node: Node { storage.nodes[index] }

  /// What kind of value it is.
  public var kind: Kind {
    switch node.kind {
    case .dictionary: .dictionary
    case .array: .array
    case .text, .escapedText, .wideText: .string
    case .integer, .unsignedInteger: .integer
    case .real: .real
    case .boolean: .boolean
    case .date: .date
    case .base64, .rawData: .data
    case .uid: .uid
    }
  }

  /// The format of the file that has the value.
  public var format: PropertyListFormat { storage.format }

  /// Mistakes that did not keep the file from being read, wherever they are in it: duplicate keys, control characters.
  public var problems: [PropertyListProblem] { storage.problems }

  /// Where the value begins: line and column of an XML file, byte of a binary one.
  public var place: PropertyListPlace { place(of: offset) }

  /// Where the value begins, in bytes of the file (of its UTF-8 form, where it is UTF-16).
  public var offset: Int { Int(node.offset) }

  /// Finds the places of many offsets with one pass over the file; for files with many problems.
  public var places: PropertyListPlaces {
    PropertyListPlaces(of: storage.bytes, format: storage.format)
  }

  private func place(of offset: Int) -> PropertyListPlace {
    storage.format == .binary ? .byte(offset) : PropertyListPlaces.position(of: offset, in: storage.bytes)
  }

  /// The text; `nil` for another kind of value.
  public var string: String? {
    let node = node
    switch node.kind {
    case .text: return String(decoding: storage.bytes[node.bytes], as: UTF8.self)
    case .escapedText:
      return String(decoding: XMLText.unescaped(storage.bytes[node.bytes]), as: UTF8.self)
    case .wideText: return WideText.string(storage.bytes[node.bytes])
    default: return nil
    }
  }

  /// The whole number; `nil` for another kind of value or one above the range of `Int64`.
  public var integer: Int64? { node.kind == .integer ? Int64(bitPattern: node.bits) : nil }

  /// The whole number; `nil` for another kind of value or a negative one.
  public var unsignedInteger: UInt64? {
    switch node.kind {
    case .unsignedInteger: node.bits
    case .integer: UInt64(exactly: Int64(bitPattern: node.bits))
    default: nil
    }
  }

  /// The number, whole or not; `nil` for another kind of value.
  public var number: Double? {
    switch node.kind {
    case .real: Double(bitPattern: node.bits)
    case .integer: Double(Int64(bitPattern: node.bits))
    case .unsignedInteger: Double(node.bits)
    default: nil
    }
  }

  /// The truth value; `nil` for another kind of value.
  public var boolean: Bool? { node.kind == .boolean ? node.low != 0 : nil }

  /// The date; `nil` for another kind of value.
  public var date: Date? {
    guard node.kind == .date else { return nil }
    return Date(timeIntervalSinceReferenceDate: Double(bitPattern: node.bits))
  }

  /// The bytes; `nil` for another kind of value, or for Base 64 that cannot be read.
  public var data: [UInt8]? {
    switch node.kind {
    case .rawData: Array(storage.bytes[node.bytes])
    case .base64: Base64.decoded(XMLText.unescaped(storage.bytes[node.bytes]))
    default: nil
    }
  }

  /// The number of a keyed archive's object; binary files only.
  public var uid: UInt64? { node.kind == .uid ? node.bits : nil }

  /// The number of elements or entries; 0 for a value that has none.
  public var count: Int { node.isContainer ? Int(node.high) : 0 }

  /// The elements of an array; `nil` for another kind of value.
  public var elements: Elements? {
    node.kind == .array ? Elements(storage: storage, cursor: index + 1, end: Int(node.low)) : nil
  }

  /// The entries of a dictionary in the order of the file; `nil` for another kind of value.
  public var entries: Entries? {
    guard node.kind == .dictionary else { return nil }
    return Entries(elements: Elements(storage: storage, cursor: index + 1, end: Int(node.low)))
  }

  /// The value of a key, the first where the key is duplicated; `nil` where there is none or this is no dictionary.
  public subscript(key: String) -> PropertyList? {
    entries?.first { $0.hasKey(key) }?.value
  }

  /// An element of an array; `nil` where there is none.
  ///
  /// The time is proportional to the position.
  public subscript(position: Int) -> PropertyList? {
    guard position >= 0, position < count else { return nil }
    return elements?.dropFirst(position).first { _ in true }
  }

  /// Whether the value is a certain text; no string is made where the bytes can be compared.
  func isText(_ text: String) -> Bool {
    let node = node
    guard node.kind == .text else { return string == text }
    var text = text
    return text.withUTF8 { wanted in
      wanted.count == Int(node.high)
        && storage.bytes.withUnsafeBufferPointer { wanted.elementsEqual($0[node.bytes]) }
    }
  }

  /// The elements of an array, one after the other.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    let storage: PropertyListStorage
    var cursor: Int
    let end: Int

    /// The next element; `nil` after the last.
    public mutating func next() -> PropertyList? {
      guard cursor < end else { return nil }
      let element = PropertyList(storage: storage, index: cursor)
      cursor = element.node.isContainer ? Int(element.node.low) : cursor + 1
      return element
    }
  }

  /// The entries of a dictionary, one after the other.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var elements: Elements

    /// The next entry in the order of the file; `nil` after the last.
    public mutating func next() -> Entry? {
      guard let key = elements.next(), let value = elements.next() else { return nil }
      return Entry(keyNode: key, value: value)
    }
  }

  /// A key and its value.
  public struct Entry: Sendable {
    /// The key as a value of its own: it has a place too.
    public let keyNode: PropertyList
    /// The value under the key.
    public let value: PropertyList

    /// The key as text.
    public var key: String { keyNode.string ?? "" }
    /// Whether the entry has this key; cheaper than comparing `key`.
    public func hasKey(_ key: String) -> Bool { keyNode.isText(key) }
  }
}
