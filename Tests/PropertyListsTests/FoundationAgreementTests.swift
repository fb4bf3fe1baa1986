import Foundation
import Testing

@testable import PropertyLists

/// Foundation's reader and writer and ours must mean the same by every valid file.
@Suite struct FoundationAgreementTests {
  /// A small generator, so that the corpus is the same each time.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let mixed = (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
      return mixed ^ (mixed >> 32)
    }
  }

  private static let texts = [
    "", "Bobo", "Bobo the Great", "a & b < c > d", "\"quoted\" 'text'", "Café", "猿", "🐒🍌", "line\nline\ttab",
    " spaces ", "]]>", "&amp;", "<string>", "e\u{301}", "Ω≈ç√", String(repeating: "long ", count: 40),
  ]

  private static func value(depth: Int, _ random: inout Generator) -> PropertyListValue {
    switch Int.random(in: 0..<(depth > 0 ? 11 : 8), using: &random) {
    case 0, 1: .string(texts.randomElement(using: &random) ?? "")
    case 2: .integer(Int64(truncatingIfNeeded: random.next()) >> Int64.random(in: 0..<63, using: &random))
    case 3: .unsignedInteger(random.next() | 1 << 63)
    case 4: .real([0, -0.5, 3.25, 1e300, -2.5e-10, 1.0 / 3].randomElement(using: &random) ?? 0)
    case 5: .boolean(Bool.random(using: &random))
    case 6:
      .date(
        Date(timeIntervalSinceReferenceDate: Double(Int.random(in: -4_000_000_000...4_000_000_000, using: &random))))
    case 7: .data((0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
    case 8: .array((0..<Int.random(in: 0...6, using: &random)).map { _ in value(depth: depth - 1, &random) })
    default:
      .dictionary(
        (0..<Int.random(in: 0...8, using: &random)).map { index in
          .init("\(texts.randomElement(using: &random) ?? "")\(index)", value(depth: depth - 1, &random))
        })
    }
  }

  /// Whether what Foundation read is the value.
  private func isSame(_ any: Any, _ value: PropertyListValue) -> Bool {
    switch value {
    case .string(let string): any as? String == string
    case .integer(let number): (any as? NSNumber)?.int64Value == number
    case .unsignedInteger(let number): (any as? NSNumber)?.uint64Value == number
    case .real(let number): (any as? NSNumber)?.doubleValue == number
    case .boolean(let flag): (any as? NSNumber)?.boolValue == flag
    case .date(let date): any as? Date == date
    case .data(let bytes): (any as? Data).map(Array.init) == bytes
    case .uid: false
    case .array(let elements):
      (any as? [Any]).map { $0.count == elements.count && zip($0, elements).allSatisfy(isSame) } ?? false
    case .dictionary(let entries):
      (any as? [String: Any]).map { dictionary in
        dictionary.count == entries.count
          && entries.allSatisfy { entry in dictionary[entry.key].map { isSame($0, entry.value) } ?? false }
      } ?? false
    }
  }

  /// The value as Foundation's own objects.
  private func object(_ value: PropertyListValue) -> Any {
    switch value {
    case .string(let string): string
    case .integer(let number): NSNumber(value: number)
    case .unsignedInteger(let number), .uid(let number): NSNumber(value: number)
    case .real(let number): NSNumber(value: number)
    case .boolean(let flag): NSNumber(value: flag)
    case .date(let date): date
    case .data(let bytes): Data(bytes)
    case .array(let elements): elements.map(object)
    case .dictionary(let entries):
      Dictionary(entries.map { ($0.key, object($0.value)) }) { first, _ in first }
    }
  }

  /// Order in dictionaries does not count between two readers.
  private func sorted(_ value: PropertyListValue) -> PropertyListValue {
    switch value {
    case .array(let elements): .array(elements.map(sorted))
    case .dictionary(let entries):
      .dictionary(entries.map { .init($0.key, sorted($0.value)) }.sorted { $0.key < $1.key })
    default: value
    }
  }

  private static let corpus: [PropertyListValue] = {
    var random = Generator(state: 20_261_121)
    return (0..<300).map { _ in value(depth: 4, &random) }
  }()

  @Test func foundationReadsWhatIsWritten() throws {
    for value in Self.corpus {
      for bytes in [try value.xml(), try value.binary()] {
        let read = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        #expect(isSame(read, value), "\(value)")
      }
    }
  }

  @Test func readsWhatFoundationWrites() throws {
    for value in Self.corpus {
      for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
        let data = try PropertyListSerialization.data(fromPropertyList: object(value), format: format, options: 0)
        #expect(sorted(try PropertyList(Array(data)).value) == sorted(value), "\(format) \(value)")
      }
    }
  }

  @Test func readsWhatItWritesInTheSameOrder() throws {
    for value in Self.corpus {
      #expect(try PropertyList(value.xml()).value == value)
      #expect(try PropertyList(value.binary()).value == value)
    }
  }

  @Test func refusesToWriteWhatXMLCannotHold() {
    #expect(throws: PropertyListError.self) { try PropertyListValue.string("a\u{1}").xml() }
    #expect(throws: PropertyListError.self) {
      try PropertyListValue.date(Date(timeIntervalSinceReferenceDate: 1e15)).xml()
    }
    var deep: PropertyListValue = 1
    for _ in 0..<1100 { deep = [deep] }
    #expect(throws: PropertyListError.self) { try deep.xml() }
    #expect(throws: PropertyListError.self) { try deep.binary() }
  }
}
