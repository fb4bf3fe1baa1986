import Foundation
import Testing

@testable import ParleyCommand

/// `parley lint` of whole trees with an intents extension.
@Suite struct LintTreesTests {
  private func lines(_ output: String) -> [Substring] { output.split(separator: "\n") }

  @Test func neitherAPermissionNorAVocabularyIsToldOfBoth() async throws {
    let (output, _) = try await SiriFolder(["Willow/Info.plist": SiriFolder.app("")]).run("lint")
    #expect(output.contains("Willow/Info.plist: warning: 'NSSiriUsageDescription' is missing"))
    #expect(output.contains("Willow: warning: the language 'en' has no AppIntentVocabulary.plist"))
  }

  @Test func anEmptyPermissionIsNotMissingToo() async throws {
    let empty = "<key>NSSiriUsageDescription</key><string></string>"
    let (output, _) = try await SiriFolder(["Willow/Info.plist": SiriFolder.app(empty)]).run("lint")
    #expect(output.contains("'NSSiriUsageDescription' is empty"))
    #expect(!output.contains("is missing"))
  }

  @Test func noLineIsToldTwice() async throws {
    let (output, _) = try await SiriFolder([
      "Willow/Info.plist": SiriFolder.plist(
        "<key>NSUserActivityTypes</key><array><string>INStartCallIntent</string></array>"),
      "Willow/AppIntentVocabulary.plist": SiriFolder.vocabulary("Call Ada with Willow"),
    ]).run("lint")
    #expect(Set(lines(output)).count == lines(output).count, "\(output)")
    #expect(lines(output).count { $0.contains("NSSiriUsageDescription") } == 1, "\(output)")
  }

  @Test func aMisspeltIntentIsToldWithTheOneThatIsMeant() async throws {
    for (name, meant) in [
      ("INStartCall", "INStartCallIntent"), ("INSendPayment", "INSendPaymentIntent"),
    ] {
      let (output, _) = try await SiriFolder(intents: [name]).run("lint")
      #expect(output.contains("no intent is called '\(name)'. Did you mean '\(meant)'?"), "\(output)")
    }
  }

  @Test func thePermissionOfTheBuildSettingsCounts() async throws {
    let (output, _) = try await SiriFolder([
      "Willow/Info.plist": SiriFolder.app("", name: "$(PRODUCT_NAME)"),
      "Willow.xcodeproj/project.pbxproj": SiriFolder.xcode(
        settings: """
          INFOPLIST_FILE = Willow/Info.plist; PRODUCT_NAME = Willow;
          INFOPLIST_KEY_NSSiriUsageDescription = "To call people.";
          """),
    ]).run("lint")
    #expect(!output.contains("NSSiriUsageDescription"), "\(output)")
    // The project gives the name that the Info.plist leaves to it.
    #expect(!output.contains("a build fills in '$(PRODUCT_NAME)'"), "\(output)")
  }

  @Test func aVocabularyBesideTheAppIsTheApps() async throws {
    let (output, _) = try await SiriFolder([
      "en.lproj/AppIntentVocabulary.plist": SiriFolder.vocabulary("Call Ada with Willow", "Ring Ada")
    ]).run("lint")
    #expect(output.contains("en.lproj/AppIntentVocabulary.plist:4:"), "\(output)")
    #expect(output.contains("'Ring Ada' does not name the app"), "\(output)")
    #expect(!output.contains("has no AppIntentVocabulary.plist"), "\(output)")
  }

  @Test func aProjectFiveFoldersDeepIsRead() async throws {
    let deep = "a/b/c/d/e/f/"
    let (output, status) = try await SiriFolder([
      "Willow/Info.plist": nil, "WillowSiri/Info.plist": nil, "WillowSiri/IntentHandler.swift": nil,
      "\(deep)Willow/Info.plist": SiriFolder.app(""), "\(deep)Siri/Info.plist": SiriFolder.siri(["INStartCallIntent"]),
    ]).run("lint")
    #expect(status == .success)
    #expect(output.contains("\(deep)Willow/Info.plist: warning: 'NSSiriUsageDescription' is missing"), "\(output)")
  }
}
