/// Changes inputs in ways that readers stumble over.
struct Mutations: Sendable {
  /// Words of the format: an input that has them elsewhere gets further than one of random bytes.
  let tokens: [[UInt8]]
  var greatestSize = 1 << 16

  init(tokens: [String] = []) { self.tokens = tokens.map { Array($0.utf8) } + Self.common.map { Array($0.utf8) } }

  private static let common = [
    "\0", "\n", "\r\n", "\"", "\\", "'", "<", ">", "&", "{", "}", "[", "]", "(", ")", "|", "%", "$", ":", "=", ";",
    ",",
    "\u{FEFF}", "\u{202E}", "\u{1B}[2J", "\u{9B}", "e\u{301}\u{301}\u{301}", "👩‍👩‍👧‍👦", "ß", "İ", "ﬁ", "\u{10FFFF}",
    "-1", "0", "1e308", "1e-400", "NaN", "inf", "9223372036854775807", "-9223372036854775808", "18446744073709551616",
  ]
  private static let bytes: [UInt8] = [
    0, 1, 9, 10, 13, 32, 34, 39, 60, 62, 92, 0x7F, 0x80, 0xBF, 0xC0, 0xED, 0xF4, 0xFF,
  ]
  private static let integers: [UInt64] = [
    0, 1, 0x7F, 0x80, 0xFF, 0x100, 0x7FFF, 0x8000, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF,
    0x7FFF_FFFF_FFFF_FFFF, 0x8000_0000_0000_0000, .max,
  ]

  /// One of the seeds, changed a few times.
  func changed(_ seeds: [[UInt8]], _ numbers: inout Numbers) -> [UInt8] {
    guard !seeds.isEmpty else { return (0..<numbers.below(64)).map { _ in UInt8(numbers.below(256)) } }
    var input = numbers.pick(seeds)
    for _ in 0..<numbers.few(atMost: 12) { change(&input, seeds, &numbers) }
    return Array(input.prefix(greatestSize))
  }

  private func change(_ input: inout [UInt8], _ seeds: [[UInt8]], _ numbers: inout Numbers) {
    let place = numbers.below(input.count + 1)
    let range = Self.range(in: input, &numbers)
    switch numbers.below(14) {
    case 0: if place < input.count { input[place] ^= 1 << UInt8(numbers.below(8)) }
    case 1: if place < input.count { input[place] = numbers.pick(Self.bytes) }
    case 2: if place < input.count { input[place] = UInt8(numbers.below(256)) }
    case 3: input.removeSubrange(range)
    case 4: input.insert(contentsOf: input[range], at: place)
    case 5: repeated(range, in: &input, &numbers)
    case 6, 7: input.insert(contentsOf: numbers.pick(tokens), at: place)
    case 8: input.replaceSubrange(range, with: numbers.pick(tokens))
    case 9: spliced(range, of: &input, with: numbers.pick(seeds), &numbers)
    case 10: number(in: &input, &numbers)
    case 11: integer(at: place, in: &input, &numbers)
    case 12: swapped(range, in: &input, &numbers)
    default: if numbers.isOne(in: 4) { input.removeSubrange(place...) } else { line(in: &input, &numbers) }
    }
  }

  /// A part, more often a short one.
  private static func range(in input: [UInt8], _ numbers: inout Numbers) -> Range<Int> {
    let start = numbers.below(input.count + 1)
    let longest = [4, 16, 64, 512, 1 << 16][numbers.few(atMost: 5) - 1]
    return start..<min(input.count, start + 1 + numbers.below(longest))
  }

  private func repeated(_ range: Range<Int>, in input: inout [UInt8], _ numbers: inout Numbers) {
    guard !range.isEmpty else { return }
    let room = max(0, greatestSize - input.count) / range.count
    let count = min(room, [2, 8, 64, 1024, 65536][numbers.few(atMost: 5) - 1])
    input.insert(contentsOf: Array(repeatElement(input[range], count: count).joined()), at: range.lowerBound)
  }

  private func spliced(
    _ range: Range<Int>, of input: inout [UInt8], with other: [UInt8], _ numbers: inout Numbers
  ) {
    input.replaceSubrange(range, with: other[Self.range(in: other, &numbers)])
  }

  /// Puts another number in the place of one that is written in digits.
  private func number(in input: inout [UInt8], _ numbers: inout Numbers) {
    let isDigit = { (byte: UInt8) in byte >= 48 && byte <= 57 }
    let from = numbers.below(input.count)
    guard let start = input.indices.dropFirst(from).first(where: { isDigit(input[$0]) }) else { return }
    let end = input[start...].firstIndex { !isDigit($0) } ?? input.endIndex
    let value = numbers.isOne(in: 2) ? UInt64(numbers.below(20)) : numbers.pick(Self.integers)
    input.replaceSubrange(start..<end, with: Array("\(numbers.isOne(in: 4) ? "-" : "")\(value)".utf8))
  }

  /// Writes a binary integer of one to eight bytes over what is there.
  private func integer(at place: Int, in input: inout [UInt8], _ numbers: inout Numbers) {
    let size = 1 << numbers.below(4)
    guard place + size <= input.count else { return }
    let value = numbers.pick(Self.integers)
    let isLittle = numbers.isOne(in: 2)
    for offset in 0..<size {
      let shift = 8 * (isLittle ? offset : size - 1 - offset)
      input[place + offset] = UInt8(truncatingIfNeeded: value >> UInt64(shift))
    }
  }

  private func swapped(_ range: Range<Int>, in input: inout [UInt8], _ numbers: inout Numbers) {
    let part = Array(input[range])
    input.removeSubrange(range)
    input.insert(contentsOf: part, at: numbers.below(input.count + 1))
  }

  /// Removes, doubles or moves a whole line.
  private func line(in input: inout [UInt8], _ numbers: inout Numbers) {
    var lines = input.split(separator: 10, omittingEmptySubsequences: false)
    let place = numbers.below(lines.count)
    switch numbers.below(3) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[place], at: numbers.below(lines.count + 1))
    default: lines.insert(lines.remove(at: place), at: numbers.below(lines.count))
    }
    input = Array(lines.joined(separator: [10]))
  }
}
