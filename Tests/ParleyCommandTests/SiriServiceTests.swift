import Foundation
import Parley
import Testing

@testable import DevelopmentTools
@testable import ParleyCommand

@Suite struct SiriServiceTests {
  @Test func everyIntentOfTheDomainsHasAnEntryAndNoOther() {
    let known = IntentCatalog.siriKit.intents.flatMap { [$0.name] + $0.aliases }.map(\.siriKitName)
    #expect(SiriService.all.count == 29)
    #expect(Set(SiriService.all.map(\.intent)).subtracting(known) == [])
  }

  @Test func elevenAreNotServedSinceIOS15() {
    let gone = SiriService.all.filter { service in
      switch service.state {
      case .withdrawn(let since), .elsewhere(_, let since): since == "iOS 15"
      default: false
      }
    }
    #expect(gone.count == 11)
    #expect(gone.allSatisfy { $0.note?.hasSuffix("here it goes on") == true })
  }

  @Test func thePageSaysTheSame() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/SiriKitTesting/SiriKitTesting.docc/WhatSiriServes.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `IN") }
    #expect(rows.map(String.init) == SiriService.all.map { "| `\($0.intent)` | \($0.words) | \($0.schema ?? "") |" })
  }

  @Test func lintNotesItWhereAnExtensionDeclaresIt() async throws {
    let folder = try SiriFolder(intents: [
      "INStartCallIntent", "INPayBillIntent", "INRequestRideIntent", "INAnswerCallIntent",
    ])
    let (output, _) = await folder.run("lint")
    #expect(
      output.contains(
        "WillowSiri/Info.plist:6:46: note: Siri has not served 'INPayBillIntent' since iOS 15; here it goes on\n"),
      "\(output)")
    #expect(
      output.contains(
        "note: Siri has not served 'INRequestRideIntent' since iOS 15, Maps and Shortcuts still do; here it goes on\n"))
    #expect(
      output.contains(
        "note: 'INStartCallIntent' is served by Siri as of old, and the App Schema 'phone.startCall, iOS 27' does the same\n"
      ))
    #expect(!output.contains("note: 'INAnswerCallIntent'"))
  }

  @Test func initSiriNotesWhatIsWithdrawn() async throws {
    let (output, status) = await (try SiriFolder(intents: ["INStartCallIntent", "INPayBillIntent"])).run("init-siri")
    #expect(status == .success)
    #expect(
      output.contains("WillowSiri/Info.plist: note: Siri has not served 'INPayBillIntent' since iOS 15"), "\(output)")
    #expect(!output.contains("'INStartCallIntent' is served"))
  }
}
