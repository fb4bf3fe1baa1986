import Foundation
import Testing

@testable import ParleyCommand

/// The sample apps, checked as a host's own would be.
@Suite struct SampleAppsTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// An example phrase that the engine reads as something else is a promise that the app does not keep.
  @Test(arguments: ["MonkeyChat", "MonkeyFit", "MonkeyPay", "MonkeyPix", "MonkeyRides"])
  func everyExamplePhraseIsUnderstood(app: String) async {
    let terminal = TestTerminal()
    _ = await terminal.run("lint", Self.package.appending(path: "Vocabulary/\(app)").path)
    let misread = terminal.output.split(separator: "\n").filter {
      $0.contains("understood") || $0.contains(": error:")
    }
    #expect(terminal.errors == "")
    #expect(misread == [])
  }
}
