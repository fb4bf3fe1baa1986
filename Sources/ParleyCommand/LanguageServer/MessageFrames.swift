/// Messages of the Language Server Protocol, cut out of bytes: a head with their length, an empty line, and JSON.
///
/// Source: the Language Server Protocol 3.17, "Base Protocol".
struct MessageFrames {
  /// Why bytes are not a message; no message after them can be found.
  struct Problem: Error, Equatable, CustomStringConvertible {
    var description: String
  }

  private static let longest = 16 << 20
  private static let mostHead = 4 << 10
  private var bytes: [UInt8] = []
  /// Where the first message that is not taken yet begins.
  private var start = 0

  /// Takes bytes that have come.
  /// - Returns: The messages that are whole now.
  mutating func take(_ new: some Sequence<UInt8>) throws(Problem) -> [[UInt8]] {
    bytes += new
    var found: [[UInt8]] = []
    while let (body, length) = try head() {
      guard bytes.count - body >= length else { break }
      found.append(Array(bytes[body..<body + length]))
      start = body + length
    }
    bytes.removeFirst(start)
    start = 0
    return found
  }

  /// Where the next body begins and how long it is; `nil` where its head is not whole.
  private func head() throws(Problem) -> (body: Int, length: Int)? {
    let end = Array("\r\n\r\n".utf8)
    let room = bytes[start...].prefix(Self.mostHead)
    guard let place = room.firstRange(of: end) else {
      if room.count == Self.mostHead { throw Problem(description: "a message has no head") }
      return nil
    }
    let lines = String(decoding: bytes[start..<place.lowerBound], as: UTF8.self).split(separator: "\r\n")
    let lengths = lines.compactMap { line -> Int? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
      return Int(parts[1].filter { $0 != " " })
    }
    guard let length = lengths.first, length >= 0, length <= Self.longest else {
      throw Problem(description: "a message says no length, or one that is too long")
    }
    return (place.upperBound, length)
  }

  /// A message with its head.
  static func framed(_ body: [UInt8]) -> [UInt8] { Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body }
}
