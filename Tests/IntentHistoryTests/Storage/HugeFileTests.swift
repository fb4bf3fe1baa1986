import Foundation
import HistorySamples
import IntentHistory
import StoreHistories
import TemporaryFolders
import Testing

@Suite struct HugeFileTests {
  @Test func aFileThatNothingHereWroteIsNotReadIntoMemory() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("test-00000001.log").path
    // A hole of 5 GB takes no room on the disk.
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    #expect(truncate(path, 5 << 30) == 0)
    #expect(throws: StorageError.fileTooLarge(path, bytes: 5 << 30)) {
      _ = try DurableStore(in: folder.url.path, name: "test") { _ in }
    }
  }

  @Test func theChecksumIsTheSameHoweverManyBytesAtOnce() {
    var random = SeededRandom(seed: 11)
    for count in 0..<70 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let slow = bytes.reduce(UInt32.max) { crc, byte in
        (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
      }
      #expect(CRC32.checksum(bytes) == ~slow)
    }
  }
}
