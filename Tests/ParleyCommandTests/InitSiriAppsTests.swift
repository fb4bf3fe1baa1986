import Foundation
import Testing

@testable import DevelopmentTools
@testable import ParleyCommand

/// How `parley init-siri` finds the app of an extension, and what it calls it.
@Suite struct InitSiriAppsTests {
  private func program(_ folder: SiriFolder, _ arguments: String...) async throws -> String {
    let terminal = TestTerminal()
    let status = await Command.run(["init-siri", folder.path] + arguments, on: terminal.console)
    #expect(status == .success, "\(terminal.output)")
    let line = folder.text("SiriTalk/main.swift").split(separator: "\n").last { $0.hasPrefix("exit(") }
    return line.map { String($0.dropFirst("exit(await ".count).dropLast(".run())".count)) } ?? ""
  }

  @Test func anAppThatAsksForNoPermissionIsAnApp() async throws {
    let folder = try SiriFolder(["Willow/Info.plist": SiriFolder.app("")])
    let (output, status) = await folder.run("init-siri")
    #expect(status == .success)
    #expect(output.contains("Willow/Info.plist: 'NSSiriUsageDescription' is missing"))
    #expect(output.contains("Willow: there is no AppIntentVocabulary.plist, so no scripts were written"))
    #expect(folder.text("SiriTalk/main.swift").contains(#"SiriKitApp("Willow", extension: "WillowSiri""#))
  }

  @Test func aVocabularyInTheRootIsTheAppsAndItsFolderIsNone() async throws {
    let folder = try SiriFolder([
      "Willow/Info.plist": nil, "Willow/Supporting/Info.plist": SiriFolder.app,
      "en.lproj/AppIntentVocabulary.plist": SiriFolder.vocabulary("Call Ada with Willow"),
    ])
    #expect(
      try await program(folder)
        == #"SiriKitApp("Willow/Supporting", extension: "WillowSiri", vocabulary: ".", IntentHandler())"#)
    #expect(folder.text("SiriTests/Scripts/StartCall.conversation").contains("User: Call Ada with Willow\n"))
  }

  @Test func theXcodeProjectNamesTheAppAndWhatItIsCalled() async throws {
    let folder = try SiriFolder([
      "Willow/Info.plist": nil,
      "Willow/Supporting Files/Info.plist": SiriFolder.app("", name: "$(PRODUCT_NAME)"),
      "Other/Info.plist": SiriFolder.app,
      "Willow.xcodeproj/project.pbxproj": SiriFolder.xcode(
        settings: """
          INFOPLIST_FILE = "Willow/Supporting Files/Info.plist"; PRODUCT_NAME = "$(TARGET_NAME) Trees";
          INFOPLIST_KEY_NSSiriUsageDescription = "To \\"call\\" people.";
          """),
    ])
    #expect(
      try await program(folder) == #"""
        SiriKitApp("Willow/Supporting Files", extension: "WillowSiri", named: "Willow Trees", asking: "To \"call\" people.", IntentHandler())
        """#)
  }

  @Test func theDisplayNameOfTheSettingsGoesBeforeTheProducts() async throws {
    let folder = try SiriFolder([
      "Willow/Info.plist": SiriFolder.plist("<key>CFBundlePackageType</key><string>APPL</string>"),
      "Willow.xcodeproj/project.pbxproj": SiriFolder.xcode(
        settings: "INFOPLIST_FILE = Willow/Info.plist; INFOPLIST_KEY_CFBundleDisplayName = \"Weeping $(TARGET_NAME)\";"),
    ])
    #expect(try await program(folder).contains(#"named: "Weeping Willow""#))
  }

  @Test func anAppWhoseInfoPlistIsMadeFromSettingsIsWhereItsFilesAre() async throws {
    let folder = try SiriFolder([
      "Willow/Info.plist": nil, "App/Sources/Main.swift": "import SwiftUI\n",
      "Willow.xcodeproj/project.pbxproj": SiriFolder.xcode(
        settings: "GENERATE_INFOPLIST_FILE = YES; PRODUCT_NAME = \"$(TARGET_NAME)\";",
        objects: """
          A = { isa = PBXNativeTarget; name = Willow; productType = "com.apple.product-type.application";
            dependencies = (D); buildConfigurationList = AL; fileSystemSynchronizedGroups = (AG); };
          AG = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
          """
      ).replacing("children = (HF)", with: "children = (HF, AG)"),
    ])
    #expect(
      try await program(folder)
        == #"SiriKitApp("App/Sources", extension: "WillowSiri", named: "Willow", IntentHandler())"#)
  }

  @Test func aProjectInASubfolderBesideTheExtensionIsRead() async throws {
    let folder = try SiriFolder([
      "Willow/Info.plist": nil, "Phone/Willow/Info.plist": SiriFolder.app("", name: "$(PRODUCT_NAME)"),
      "Phone/Willow.xcodeproj/project.pbxproj": SiriFolder.xcode(
        settings: "INFOPLIST_FILE = \"$(SRCROOT)/Willow/Info.plist\"; PRODUCT_NAME = \"Willow One\";",
        info: "$(SRCROOT)/../WillowSiri/Info.plist"
      ).replacing("path = WillowSiri/", with: "path = ../WillowSiri/"),
    ])
    #expect(
      try await program(folder)
        == #"SiriKitApp("Phone/Willow", extension: "WillowSiri", named: "Willow One", IntentHandler())"#)
  }

  @Test func anExtensionOutsideTheFolderIsNamedWithTheFolderThatHasBoth() async throws {
    let folder = try SiriFolder([
      "Willow/Info.plist": nil, "Phone/Willow/Info.plist": SiriFolder.app,
      "Phone/Willow.xcodeproj/project.pbxproj": SiriFolder.xcode(
        settings: "INFOPLIST_FILE = Willow/Info.plist;", info: "../WillowSiri/Info.plist"),
    ])
    let terminal = TestTerminal()
    #expect(await Command.run(["init-siri", "\(folder.path)/Phone"], on: terminal.console) == .unusable)
    let words = "/Phone: the project's extension 'WillowSiri' lies outside the folder; give "
    #expect(terminal.output.contains(words), "\(terminal.output)")
    #expect(terminal.output.hasSuffix("\(URL(filePath: folder.path).lastPathComponent), which has both.\n"))
  }

  @Test func anAppThatCopiesTheExtensionBringsIt() async throws {
    let folder = try SiriFolder([
      "Willow/Info.plist": SiriFolder.app("", name: "$(PRODUCT_NAME)"),
      "Willow.xcodeproj/project.pbxproj": SiriFolder.xcode(
        settings: "INFOPLIST_FILE = Willow/Info.plist; PRODUCT_NAME = Copied;",
        objects: """
          CP = { isa = PBXCopyFilesBuildPhase; files = (CB); };
          CB = { isa = PBXBuildFile; fileRef = SR; };
          """
      ).replacing(
        "dependencies = (D); buildConfigurationList = AL; buildPhases = ();",
        with: "buildConfigurationList = AL; buildPhases = (CP);"
      ).replacing("buildConfigurationList = SL;", with: "buildConfigurationList = SL; productReference = SR;"),
    ])
    #expect(try await program(folder).contains(#"named: "Copied""#))
  }

  @Test func aNameIsNeverEmptyOrAMark() async throws {
    let folder = try SiriFolder([
      "Willow/Info.plist": nil, "en.lproj/AppIntentVocabulary.plist": SiriFolder.vocabulary("Call Ada with Willow"),
    ])
    let only = try #require(SiriProject(folder.path).chosen(nil))
    let project = SiriProject(folder.path)
    let app = try #require(project.app(of: only))
    #expect(app.folder == folder.path)
    let package = SiriPackage(project: project, found: only, app: app, parley: "../Parley")
    #expect(package.read?.displayName.hasPrefix("siri-") == true)
  }

  @Test func anAppIsNamedByItsFolderWhereItIsNotFound() async throws {
    let folder = try SiriFolder(["Willow/Info.plist": nil, "Trees/Main.swift": ""])
    let (output, status) = await folder.run("init-siri")
    #expect(status == .unusable)
    #expect(output.contains("there is no app: no target of an Xcode project is one"))
    #expect(
      try await program(folder, "--app", "Trees") == #"SiriKitApp("Trees", extension: "WillowSiri", IntentHandler())"#)
  }

  @Test func aPackageOfTheProjectsOwnIsLeftAndWhatItNeedsIsPrinted() async throws {
    let own = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Willow\")\n"
    let folder = try SiriFolder(["Package.swift": own])
    let (output, status) = await folder.run("init-siri")
    #expect(status == .failure)
    #expect(folder.text("Package.swift") == own)
    #expect(output.contains("Package.swift is the project's own and was left as it is. Add to it:\n"))
    for line in [#".package(path: "../Parley")"#, #"name: "WillowSiri""#, #"name: "SiriTests""#, #"name: "SiriTalk""#] {
      #expect(output.contains(line), "\(line)")
    }
  }

  @Test func aSecondRunLeavesTheWrittenPackageAndIsContent() async throws {
    let folder = try SiriFolder()
    _ = await folder.run("init-siri")
    let (output, status) = await folder.run("init-siri")
    #expect(status == .success)
    #expect(output.contains("Package.swift is there already and was left as it is."))
  }

  @Test func aMisspeltIntentIsToldWithTheOneThatIsMeant() async throws {
    let folder = try SiriFolder(intents: ["INStartCall"])
    let (output, _) = await folder.run("init-siri")
    #expect(output.contains("no intent is called 'INStartCall'. Did you mean 'INStartCallIntent'?"))
    #expect(!output.contains("INStartCall has no example phrase"))
  }

  /// A second extension with the name of its target, whose Info.plist lies in a folder that others may have too.
  private func twoExtensions() throws -> SiriFolder {
    try SiriFolder([
      "WillowRides/Supporting Files/Info.plist": SiriFolder.siri(["INRequestRideIntent"]),
      "WillowRides/IntentHandler.swift": SiriFolder.handler.replacing("StartCall", with: "RequestRide"),
      "Willow.xcodeproj/project.pbxproj": SiriFolder.xcode(
        settings: "INFOPLIST_FILE = Willow/Info.plist;",
        objects: """
          R = { isa = PBXNativeTarget; name = "Willow Rides"; productType = "com.apple.product-type.app-extension";
            buildConfigurationList = RL; buildPhases = (RP); };
          RP = { isa = PBXSourcesBuildPhase; files = (RB); };
          RB = { isa = PBXBuildFile; fileRef = RF; };
          RF = { isa = PBXFileReference; path = WillowRides/IntentHandler.swift; sourceTree = SOURCE_ROOT; };
          RL = { isa = XCConfigurationList; buildConfigurations = (RC); };
          RC = { isa = XCBuildConfiguration; name = Release;
            buildSettings = { INFOPLIST_FILE = "WillowRides/Supporting Files/Info.plist"; }; };
          """, targets: ", R"
      ).replacing("children = (HF)", with: "children = (HF, RF)"),
    ])
  }

  @Test(arguments: ["Willow Rides", "Supporting Files", "WillowRides/Supporting Files"])
  func anExtensionIsNamedByItsTargetAndChosenByItsFolderToo(_ name: String) async throws {
    let folder = try twoExtensions()
    let (output, status) = await folder.run("init-siri")
    #expect(status == .unusable)
    #expect(output == ".: there are several extensions; --extension names one of: Willow Rides, WillowSiri.\n")
    #expect(await folder.run("init-siri", "--extension", name).status == .success)
    #expect(folder.text("Package.swift").contains(#"name: "Willow_Rides", dependencies"#))
  }

  @Test func anExtensionThatIsNotThereIsToldWithThoseThatAre() async throws {
    let (output, status) = await (try twoExtensions()).run("init-siri", "--extension", "Rides")
    #expect(status == .unusable)
    #expect(output == ".: no extension is called 'Rides'; there are: Willow Rides, WillowSiri.\n")
  }

  @Test func extensionsOfOneNameAreChosenByTheirFolders() async throws {
    let folder = try SiriFolder([
      "One/Siri/Info.plist": SiriFolder.siri(["INStartCallIntent"]), "One/Siri/IntentHandler.swift": SiriFolder.handler,
      "Two/Siri/Info.plist": SiriFolder.siri(["INStartCallIntent"]), "Two/Siri/IntentHandler.swift": SiriFolder.handler,
    ])
    let (output, status) = await folder.run("init-siri", "--extension", "Siri")
    #expect(status == .unusable)
    #expect(output == ".: several extensions are called 'Siri'; there are: One/Siri, Two/Siri, WillowSiri.\n")
    #expect(await folder.run("init-siri", "--extension", "Two/Siri").status == .success)
    #expect(folder.text("Package.swift").contains(#"path: "Two/Siri""#))
  }

  @Test func theTestsOfAnotherExtensionAreLeftAndSaid() async throws {
    let folder = try twoExtensions()
    #expect(await folder.run("init-siri", "--extension", "WillowSiri").status == .success)
    let written = folder.text("Package.swift")
    let (output, status) = await folder.run("init-siri", "--extension", "Willow Rides")
    #expect(status == .failure)
    #expect(
      output.hasPrefix(".: Package.swift, SiriTests and SiriTalk are those of 'WillowSiri' and were left as they are"))
    #expect(folder.text("Package.swift") == written)
    #expect(await folder.run("init-siri", "--extension", "WillowSiri").status == .success)
  }
}
