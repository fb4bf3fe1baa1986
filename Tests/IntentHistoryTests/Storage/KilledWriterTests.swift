import TemporaryFolders

#if os(macOS) || os(Linux)
  import Foundation
  import HistorySamples
  import IntentHistory
  import StoreHistories
  import TestSupport
  import Testing

  @Suite struct KilledWriterTests {
    /// The state after so many batches of the process `StoreCrashWriter`.
    private func state(after count: Int) -> StoreState {
      var state = StoreState()
      for number in stride(from: 1, through: count, by: 1) {
        let text = "value \(number) " + String(repeating: "banana", count: number &* 7919 % 900)
        state.values["key \(number % 40)"] = Array(text.utf8)
        state.values["key \(number &* 7 % 40 &+ 1)"] = nil
        state.values["number"] = Array(String(number).utf8)
      }
      return state
    }

    private func writer() throws -> URL {
      #if os(macOS)
        let products = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      #else
        let products = CommandLine.arguments.first.map { URL(fileURLWithPath: $0) }
      #endif
      let url = try #require(products).deletingLastPathComponent().appendingPathComponent("StoreCrashWriter")
      try #require(FileManager.default.isExecutableFile(atPath: url.path), "\(url.path) was not built")
      return url
    }

    /// Starts a writer, waits for so many acknowledgements, lets it go on for a moment, and kills it.
    ///
    /// - Returns: the number of the last batch that it acknowledged.
    private func writeAndKill(_ writer: URL, in folder: TemporaryFolder, after acknowledged: Int, spins: Int) throws
      -> Int?
    {
      let process = Process()
      let output = Pipe()
      process.executableURL = writer
      process.arguments = [folder.url.path]
      process.standardOutput = output
      try process.run()
      var heard = Data()
      while heard.count(where: { $0 == 10 }) < acknowledged {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { break }
        heard.append(more)
      }
      var spun = 0
      while spun < spins { spun += 1 }
      kill(process.processIdentifier, SIGKILL)
      heard.append(output.fileHandleForReading.readDataToEndOfFile())
      process.waitUntilExit()
      return heard.split(separator: 10).last.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
    }

    @Test func nothingAcknowledgedIsLostInManyKills() throws {
      let writer = try writer()
      let folder = try TemporaryFolder()
      var random = SeededRandom(seed: 2026)
      var last = 0
      var repaired = 0
      for kill in 1...(TestEffort.isExhaustive ? 220 : 40) {
        let acknowledged = try writeAndKill(
          writer, in: folder, after: Int.random(in: 0...12, using: &random),
          spins: Int.random(in: 0...60_000, using: &random))
        let (state, report) = try StoreState.opened(folder, name: "crash")
        let least = acknowledged ?? last
        #expect(
          state == self.state(after: least) || state == self.state(after: least + 1),
          "kill \(kill), after batch \(least)")
        #expect(report.damagedBytes == 0 && report.setAside.isEmpty)
        if !report.isClean { repaired += 1 }
        last = state.values["number"].flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
      }
      #expect(last > 100, "\(last) batches, \(repaired) repairs")
    }
  }
#endif
