/// The checksum of a record: CRC-32 as in Ethernet, zip and PNG, eight bytes at a time.
package enum CRC32 {
  /// For each of eight places, the checksums of all bytes at that distance from the end.
  private static let tables: [UInt32] = {
    var tables: [UInt32] = (0..<256).map { byte in
      (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
    }
    for index in 256..<2048 {
      let before = tables[index - 256]
      tables.append(tables[Int(before & 0xFF)] ^ (before >> 8))
    }
    return tables
  }()

  /// - Parameter seed: A start value; 0 gives the usual checksum that other programs compute.
  package static func checksum(_ bytes: some Sequence<UInt8>, seed: UInt32 = 0) -> UInt32 {
    bytes.withContiguousStorageIfAvailable { checksum(UnsafeRawBufferPointer($0), seed) }
      ?? checksum(Array(bytes), seed: seed)
  }

  private static func checksum(_ bytes: UnsafeRawBufferPointer, _ seed: UInt32) -> UInt32 {
    tables.withUnsafeBufferPointer { tables in
      var crc = 0xFFFF_FFFF ^ seed
      var place = 0
      while place + 8 <= bytes.count {
        let eight = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) ^ UInt64(crc)
        crc = tables[1792 + Int(eight & 0xFF)] ^ tables[1536 + Int(eight >> 8 & 0xFF)]
        crc ^= tables[1280 + Int(eight >> 16 & 0xFF)] ^ tables[1024 + Int(eight >> 24 & 0xFF)]
        crc ^= tables[768 + Int(eight >> 32 & 0xFF)] ^ tables[512 + Int(eight >> 40 & 0xFF)]
        crc ^= tables[256 + Int(eight >> 48 & 0xFF)] ^ tables[Int(eight >> 56)]
        place += 8
      }
      while place < bytes.count {
        crc = tables[Int((crc ^ UInt32(bytes[place])) & 0xFF)] ^ (crc >> 8)
        place += 1
      }
      return crc ^ 0xFFFF_FFFF
    }
  }
}
