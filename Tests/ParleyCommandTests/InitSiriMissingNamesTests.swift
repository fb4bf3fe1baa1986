import Foundation
import Testing

@testable import DevelopmentTools
@testable import ParleyCommand

/// Types that an extension uses and no file of its target declares: told by file and line, with where they are.
@Suite struct InitSiriMissingNamesTests {
  private static let user = """
    import Intents

    class IntentHandler: INExtension, INStartCallIntentHandling {
      func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        let known = FriendList.all
        completion(INStartCallIntentResponse(code: known.isEmpty ? .failure : .continueInApp, userActivity: nil))
      }
    }

    """
  private static let list = "import Foundation\n\nstruct FriendList { static let all: [String] = [] }\n"

  private func told(_ files: [String: String?]) async throws -> (lines: [String], status: ParleyCommand.ExitStatus) {
    let (output, status) = try await SiriFolder(files).run("init-siri")
    let lines = output.split(separator: "\n").map(String.init).filter {
      $0.contains(".swift:") || $0.contains(".plist:1:")
    }
    return (lines, status)
  }

  @Test func aTypeThatLiesInTheAppsFolderIsToldWithItsFile() async throws {
    let (lines, status) = try await told([
      "WillowSiri/IntentHandler.swift": Self.user, "Willow/Model/FriendList.swift": Self.list,
    ])
    #expect(
      lines == [
        "WillowSiri/IntentHandler.swift:5: 'FriendList' is declared in Willow/Model/FriendList.swift, which is none of the "
          + "files of 'WillowSiri': add that file to its target."
      ])
    #expect(status == .failure)
  }

  @Test func aTypeThatNothingDeclaresIsTold() async throws {
    let (lines, status) = try await told(["WillowSiri/IntentHandler.swift": Self.user])
    #expect(
      lines == [
        "WillowSiri/IntentHandler.swift:5: no file of the project declares 'FriendList', nor does a module that is here: "
          + "add the file that does to the target of 'WillowSiri'."
      ])
    #expect(status == .failure)
  }

  @Test func aTypeThatIsNearlyDeclaredIsTold() async throws {
    let (lines, _) = try await told([
      "WillowSiri/IntentHandler.swift": Self.user, "WillowSiri/Friends.swift": "struct FriendsList {}\n",
    ])
    #expect(lines.first?.hasSuffix("nor does a module that is here: did you mean 'FriendsList'?") == true)
  }

  @Test func aTypeOfTheTargetOrOfAModuleIsNone() async throws {
    let own = try await told(["WillowSiri/IntentHandler.swift": Self.user, "WillowSiri/FriendList.swift": Self.list])
    #expect(own.lines == [] && own.status == .success)
    let ofModule = try await told([
      "WillowSiri/IntentHandler.swift": "import LeafKit\n" + Self.user,
      "LeafKit/FriendList.swift": "public " + Self.list.dropFirst(19),
    ])
    #expect(ofModule.lines == [] && ofModule.status == .success)
  }

  @Test func aFileThatIsInNoTargetIsTold() async throws {
    let (lines, status) = try await told([
      "WillowSiri/IntentHandler.swift": Self.user, "WillowSiri/FriendList.swift": Self.list,
      "Willow.xcodeproj/project.pbxproj": SiriFolder.xcode(settings: "INFOPLIST_FILE = Willow/Info.plist;"),
    ])
    #expect(lines.first?.contains("is declared in WillowSiri/FriendList.swift, which is none of the files") == true)
    #expect(status == .failure)
  }

  @Test func whatIsDeclaredWhereItIsNotCompiledIsTold() async throws {
    let (lines, _) = try await told([
      "WillowSiri/IntentHandler.swift": Self.user,
      "WillowSiri/FriendList.swift": "#if canImport(CoreData)\n\(Self.list)#endif\n",
    ])
    #expect(lines.count == 1)
  }

  @Test func whatMayComeFromAnAbsentModuleIsNotToldTwice() async throws {
    let (lines, _) = try await told(["WillowSiri/IntentHandler.swift": "import Alamofire\n" + Self.user])
    #expect(lines.count == 1 && lines[0].contains("'Alamofire' is no folder"))
  }

  @Test(arguments: [
    ("INPlayMediaIntentHandling", "Intents"), ("NSPersistentContainer", "Foundation"), ("CLBeacon", "CoreLocation"),
  ])
  func whatApplesFrameworksHaveBeyondThoseHereIsTold(_ name: String, _ framework: String) async throws {
    let (lines, status) = try await told(["WillowSiri/Other.swift": "import Intents\n\nvar other: \(name)?\n"])
    #expect(
      lines == [
        "WillowSiri/Other.swift:3: \(framework) has no '\(name)' here: put '#if canImport(Darwin)' around what uses it."
      ])
    #expect(status == .failure)
  }

  @Test func aPrincipalClassThatNothingDeclaresIsTold() async throws {
    let (lines, status) = try await told([
      "WillowSiri/IntentHandler.swift": SiriFolder.handler.replacing("IntentHandler:", with: "Handler:")
    ])
    #expect(
      lines == [
        "WillowSiri/Info.plist:1: no file of 'WillowSiri' declares 'IntentHandler', which is the extension's principal class."
      ])
    #expect(status == .failure)
  }
}
