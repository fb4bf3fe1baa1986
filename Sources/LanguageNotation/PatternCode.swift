/// A pattern as a row of bytes, in which each sign stands before what it is about.
///
/// A language is compiled from it, so that no tree of the pattern is built; ``pattern`` is that tree.
///
/// | written | in the code |
/// | --- | --- |
/// | `word`, `@class`, `$part` | `word`, `@class` or `}part`, each with a space behind it |
/// | `{slot}` | the same |
/// | `[a]`, `[a]*` | `[` or `]`, and the code of `a` |
/// | `a b c` | `(`, the parts, and a `)` before the last of them |
/// | `a \| b \| c` | `\|`, the alternatives, and a `)` before the last of them |
package struct PatternCode: Sendable, Hashable {
  private let bytes: [UInt8]

  /// - Parameter bytes: A code that ``PatternReader`` wrote.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A pattern that nothing says.
  package static let nothing = PatternCode([])

  /// The choice between two patterns.
  package init(_ one: PatternCode, or other: PatternCode) {
    bytes = [Sign.choice] + one.bytes + [Sign.last] + other.bytes
  }

  /// What begins at a place in a pattern.
  package enum Node {
    /// A word of the text; it may be several tokens.
    case word(UnsafeBufferPointer<UInt8>)
    /// A class of words, by its name without the `@`.
    case wordClass(String)
    /// A part of phrases, by its name without the `$`.
    case part(String)
    case slot(SlotPattern)
    /// The parts follow; ``Cursor/takeLast()`` is asked before each.
    case sequence
    /// The alternatives follow; ``Cursor/takeLast()`` is asked before each.
    case choice
    /// What may be left out follows.
    case optional
    /// What may be said any number of times, or not at all, follows.
    case repeated
    /// The pattern is ``PatternCode/nothing``.
    case nothing
  }

  /// Goes through the nodes of a pattern, each before what it consists of.
  package struct Cursor {
    @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
    @usableFromInline var place = 0

    fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    @inlinable
    package mutating func next() -> Node {
      guard place < bytes.count else { return .nothing }
      switch bytes[place] {
      case Sign.wordClass: return .wordClass(name())
      case Sign.part: return .part(name())
      case Sign.slot: return .slot(slot())
      case Sign.sequence: return take(.sequence)
      case Sign.choice: return take(.choice)
      case Sign.optional: return take(.optional)
      case Sign.repeated: return take(.repeated)
      default: return .word(text(upTo: Sign.endOfWord))
      }
    }

    /// Whether the next part of a sequence, or the next alternative, is the last.
    @inlinable
    package mutating func takeLast() -> Bool {
      guard place < bytes.count else { return true }
      guard bytes[place] == Sign.last else { return false }
      place += 1
      return true
    }

    /// Goes to the end of the next node.
    package mutating func skip() {
      switch next() {
      case .sequence, .choice:
        var isLast = false
        while !isLast { isLast = skipPart() }
      case .optional, .repeated: skip()
      case .word, .wordClass, .part, .slot, .nothing: break
      }
    }

    /// - Returns: Whether it was the last part.
    private mutating func skipPart() -> Bool {
      let isLast = takeLast()
      skip()
      return isLast
    }

    /// Whether another cursor of the same pattern has come further.
    package func isBefore(_ other: Cursor) -> Bool { place < other.place }

    @inlinable
    mutating func take(_ node: Node) -> Node {
      place += 1
      return node
    }

    @usableFromInline
    mutating func slot() -> SlotPattern {
      place += 1
      return SlotPattern(written: text(upTo: Sign.endOfSlot))
    }

    @usableFromInline
    mutating func name() -> String {
      place += 1
      return String(decoding: text(upTo: Sign.endOfWord), as: UTF8.self)
    }

    /// The bytes up to a sign, which is skipped.
    @inlinable
    mutating func text(upTo sign: UInt8) -> UnsafeBufferPointer<UInt8> {
      let start = place
      while place < bytes.count, bytes[place] != sign { place += 1 }
      let text = UnsafeBufferPointer(rebasing: bytes[start..<place])
      place = min(place + 1, bytes.count)
      return text
    }

    fileprivate mutating func pattern() -> Pattern {
      switch next() {
      case .word(let text): .word(String(decoding: text, as: UTF8.self))
      case .wordClass(let name): .wordClass(name)
      case .part(let name): .part(name)
      case .slot(let slot): .slot(slot)
      case .sequence: .sequence(patterns())
      case .choice: .choice(patterns())
      case .optional: .optional(pattern())
      case .repeated: .repeated(pattern())
      case .nothing: .choice([])
      }
    }

    private mutating func patterns() -> [Pattern] {
      var patterns: [Pattern] = []
      var isLast = false
      while !isLast {
        isLast = takeLast()
        patterns.append(pattern())
      }
      return patterns
    }
  }

  /// Calls a function with a cursor before the first node, which is only valid there.
  package func read<Result, Failure: Error>(
    _ body: (inout Cursor) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try bytes.withUnsafeBufferPointer { (bytes) throws(Failure) -> Result in
      var cursor = Cursor(bytes)
      return try body(&cursor)
    }
  }

  package var pattern: Pattern { read { cursor in cursor.pattern() } }

  /// The signs; a word contains none of them, and no space.
  @usableFromInline
  enum Sign {
    @inlinable static var wordClass: UInt8 { UInt8(ascii: "@") }
    @inlinable static var part: UInt8 { UInt8(ascii: "}") }
    @inlinable static var slot: UInt8 { UInt8(ascii: "{") }
    @inlinable static var endOfSlot: UInt8 { UInt8(ascii: "}") }
    @inlinable static var optional: UInt8 { UInt8(ascii: "[") }
    @inlinable static var repeated: UInt8 { UInt8(ascii: "]") }
    @inlinable static var sequence: UInt8 { UInt8(ascii: "(") }
    @inlinable static var choice: UInt8 { UInt8(ascii: "|") }
    @inlinable static var last: UInt8 { UInt8(ascii: ")") }
    @inlinable static var endOfWord: UInt8 { UInt8(ascii: " ") }
  }
}
