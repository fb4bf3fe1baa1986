import Foundation
import SimulatedApps
import Testing

@testable import ParleyCommand

/// The pages about the files say all that their readers accept.
@Suite struct FormatPagesTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(TestCommandTests.package)/\(path)", encoding: .utf8)
  }

  @Test func eachKeyOfAWorldIsDescribed() async throws {
    let page = try text("Sources/SimulatedApps/SimulatedApp.swift")
    #expect(Set(SimulatedApp.worldKeys).filter { !page.contains("`\($0)`") } == [])
    // The command prints what the page says.
    let comment = SimulatedApp.worldKeyText.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "///" : "/// \($0)" }.joined(separator: "\n")
    #expect(page.contains(comment))
    let terminal = TestTerminal()
    #expect(await terminal.run("lint", "--world") == .success)
    let words = Set(terminal.output.split { !$0.isLetter && !$0.isNumber })
    #expect(SimulatedApp.worldKeys.filter { !words.contains(Substring($0)) } == [])
  }

  @Test func eachKeyOfADonatedLineIsInTheHelp() async {
    let terminal = TestTerminal()
    #expect(await terminal.run("donate", "--help") == .success)
    let words = Set(terminal.output.split { !$0.isLetter && !$0.isNumber })
    #expect(DonationNames.keys.filter { !words.contains(Substring($0)) } == [])
  }

  @Test func eachFileOfAnAppsFolderIsOnThePage() throws {
    let page = try text("Sources/Parley/Parley.docc/FileFormats.md")
    for name in [
      "Info.plist", "AppIntentVocabulary.plist", "InfoPlist.strings", "Phrases.plist", "UserVocabulary.plist",
      "World.plist", ".conversation",
    ] {
      #expect(page.contains(name), "\(name)")
    }
    for key in [
      "CFBundleIdentifier", "CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName", "NSSiriUsageDescription",
      "NSUserActivityTypes", "INAlternativeAppNames", "MKDirectionsApplicationSupportedModes", "IntentsSupported",
      "IntentsRestrictedWhileLocked",
    ] {
      #expect(page.contains("`\(key)`"), "\(key)")
    }
  }
}
