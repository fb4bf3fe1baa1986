import DataStructures
import StepCounting

/// A place in a property list.
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

/// Finds the places of many offsets: lines and columns are counted in one pass over the file.
public struct PropertyListPlaces: Sendable {
  private let bytes: [UInt8]
  private let format: PropertyListFormat
  private var lineStarts = [0]
  /// The number of Unicode scalars before each block of bytes, so that a long line is not counted again from its start.
  private var scalars: [Int] = []
  private static let blockSize = 256

  init(of bytes: [UInt8], format: PropertyListFormat) {
    self.bytes = bytes
    self.format = format
    guard format == .xml else { return }
    Steps.count(bytes.count)
    var count = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.blockSize == 0 { scalars.append(count) }
      if byte & 0xC0 != 0x80 { count += 1 }
      if byte == 0x0A { lineStarts.append(offset + 1) }
    }
    scalars.append(count)
  }

  /// The place of a byte; an offset beyond the end has the place of the end.
  public func place(of offset: Int) -> PropertyListPlace {
    guard format == .xml else { return .byte(offset) }
    let offset = min(max(offset, 0), bytes.count)
    let line = max(1, lineStarts.partitionPoint { $0 > offset })
    return .position(line: line, column: scalars(before: offset) - scalars(before: lineStarts[line - 1]) + 1)
  }

  /// The Unicode scalars that begin before an offset.
  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    guard block < scalars.count else { return scalars.last ?? 0 }
    let rest = block * Self.blockSize..<offset
    Steps.count(rest.count)
    return bytes[rest].reduce(scalars[block]) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
  }

  static func position(of offset: Int, in bytes: [UInt8]) -> PropertyListPlace {
    PropertyListPlaces(of: bytes, format: .xml).place(of: offset)
  }
}
