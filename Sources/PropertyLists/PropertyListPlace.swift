/// Where something stands in a property list.
public enum PropertyListPlace: Sendable, Hashable {
  /// A line and a column of an XML file, both from 1; columns count Unicode scalars.
  case position(line: Int, column: Int)
  /// A byte of a binary file, from 0.
  case byte(Int)
}

extension PropertyListPlace: CustomStringConvertible {
  /// `41:9` of an XML file, `byte 412` of a binary one.
  public var description: String {
    switch self {
    case .position(let line, let column): "\(line):\(column)"
    case .byte(let offset): "byte \(offset)"
    }
  }
}

/// Finds the places of many offsets: the lines are counted once.
public struct PropertyListPlaces: Sendable {
  private let bytes: [UInt8]
  private let lineStarts: [Int]
  private let format: PropertyListFormat

  init(of bytes: [UInt8], format: PropertyListFormat) {
    self.bytes = bytes
    self.format = format
    var starts = [0]
    if format == .xml {
      for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    }
    self.lineStarts = starts
  }

  /// The place of a byte; an offset behind the end has the place of the end.
  public func place(of offset: Int) -> PropertyListPlace {
    guard format == .xml else { return .byte(offset) }
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return .position(
      line: low + 1, column: Self.column(from: lineStarts[low], to: offset, in: bytes))
  }

  static func position(of offset: Int, in bytes: [UInt8]) -> PropertyListPlace {
    let offset = min(max(offset, 0), bytes.count)
    var line = 1
    var start = 0
    for index in 0..<offset where bytes[index] == 0x0A {
      line += 1
      start = index + 1
    }
    return .position(line: line, column: column(from: start, to: offset, in: bytes))
  }

  private static func column(from start: Int, to end: Int, in bytes: [UInt8]) -> Int {
    var column = 1
    for index in start..<end where bytes[index] & 0xC0 != 0x80 { column += 1 }
    return column
  }
}
