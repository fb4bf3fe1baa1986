import Foundation
import Testing

@testable import DevelopmentTools
@testable import ParleyCommand

/// How `parley init-siri` reads the settings of configuration files, and specifications of XcodeGen.
@Suite struct InitSiriSettingsTests {
  private func program(_ folder: SiriFolder, _ expected: ParleyCommand.ExitStatus = .success) async -> String {
    let (output, status) = await folder.run("init-siri")
    #expect(status == expected, "\(output)")
    let line = folder.text("SiriTalk/main.swift").split(separator: "\n").last { $0.hasPrefix("exit(") }
    return line.map { String($0.dropFirst("exit(await ".count).dropLast(".run())".count)) } ?? ""
  }

  private static func xcode(_ settings: String, of root: String = "") -> String {
    SiriFolder.xcode(
      settings: settings,
      objects: """
        CF = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
        PF = { isa = PBXFileReference; path = Config/All.xcconfig; sourceTree = "<group>"; };
        PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
        PC = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = PF;
          buildSettings = { BRAND = Weeping; }; };
        """, root: root
    ).replacing("children = (HF)", with: "children = (HF, CF, PF)")
      .replacing(
        "name = Release; buildSettings = { \(settings) }",
        with: "name = Release; baseConfigurationReference = CF; buildSettings = { \(settings) }")
  }

  @Test func theProductsNameAndTheInfoPlistMayStandInAConfigurationFile() async throws {
    let folder = try SiriFolder([
      "Willow/Info.plist": nil, "Willow/Plists/Phone.plist": nil,
      "Willow/Plists/Info.plist": SiriFolder.app("", name: "$(PRODUCT_NAME)"), "Trees/Info.plist": SiriFolder.app,
      "Config/App.xcconfig": """
      // The app
      #include "Common.xcconfig"
      #include? "Missing.xcconfig"
      PRODUCT_NAME = $(inherited) $(SECOND) // the end
      PRODUCT_NAME[sdk=macosx*] = Mac
      INFOPLIST_FILE = $(SRCROOT)/$(PLISTS)/Info.plist
      """,
      "Config/Common.xcconfig": "PLISTS = Willow/Plists\nSECOND = Two\nPRODUCT_NAME = Willow\n",
      "Willow.xcodeproj/project.pbxproj": Self.xcode(""),
    ])
    #expect(
      await program(folder)
        == #"SiriKitApp("Willow/Plists", extension: "WillowSiri", named: "Willow Two", IntentHandler())"#)
  }

  @Test func theProjectsFileLiesBelowTheProjectsSettingsAndThoseOfTheTarget() async throws {
    let folder = try SiriFolder([
      "Willow/Info.plist": SiriFolder.app("", name: "$(SHOWN_NAME)"),
      "Config/All.xcconfig": "BRAND = Old\nKIND = Tree\n", "Config/App.xcconfig": "SHOWN_NAME = $(BRAND) $(KIND)\n",
      "Willow.xcodeproj/project.pbxproj": Self.xcode(
        "INFOPLIST_FILE = Willow/Info.plist; KIND = \"$(inherited)s\";", of: "buildConfigurationList = PL;"),
    ])
    #expect(await program(folder).contains(#"named: "Weeping Trees""#))
    let (output, _) = await folder.run("lint")
    #expect(!output.contains("SHOWN_NAME"), "\(output)")
  }

  @Test func filesThatIncludeEachOtherEnd() async throws {
    let folder = try SiriFolder([
      "Willow/Info.plist": SiriFolder.app("", name: "$(PRODUCT_NAME)"),
      "Config/App.xcconfig": "#include \"App.xcconfig\"\nA = $(B)\nB = $(A)\nPRODUCT_NAME = $(A)\n",
      "Willow.xcodeproj/project.pbxproj": Self.xcode("INFOPLIST_FILE = Willow/Info.plist;"),
    ])
    // The product has the name of its target, which is the folder's.
    #expect(await program(folder) == #"SiriKitApp("Willow", extension: "WillowSiri", IntentHandler())"#)
  }

  // MARK: XcodeGen

  private static let specification = """
    name: Willow
    configFiles: {Release: Config/App.xcconfig}
    targetTemplates:
      Base:
        platform: iOS
        settings: {base: {PRODUCT_NAME: "${target_name} Trees"}}
    targets:
      Willow:
        type: application
        templates: [Base]
        sources: [Willow, Shared/Model.swift]
        info:
          path: App/Info.plist
          properties:
            NSSiriUsageDescription: To call people.
        dependencies:
          - target: WillowSiri
          - target: Branches
      WillowSiri:
        type: app-extension
        sources:
          - path: WillowSiri
            excludes: ["Old/**", "*Mock.swift"]
          - path: Shared/Model.swift
        info: {path: WillowSiri/Info.plist}
        dependencies: [{target: Branches}]
      Branches:
        type: framework
        sources: Kit
        settings: {PRODUCT_MODULE_NAME: BranchKit}
    """

  private func specified(_ files: [String: String?] = [:]) throws -> SiriFolder {
    let usual: [String: String?] = [
      "project.yml": Self.specification, "Willow/Info.plist": nil,
      "App/Info.plist": SiriFolder.app("", name: "$(PRODUCT_NAME)"),
      "Willow/Main.swift": "import SwiftUI\n", "Shared/Model.swift": "struct Model {}\n",
      "WillowSiri/IntentHandler.swift": "import BranchKit\n" + SiriFolder.handler,
      "WillowSiri/Old/Old.swift": "import UIKit\n", "WillowSiri/CallMock.swift": "import XCTest\n",
      "Kit/Branch.swift": "public struct Branch {}\n",
    ]
    return try SiriFolder(usual.merging(files) { $1 })
  }

  @Test func aSpecificationSaysWhatATargetHas() async throws {
    let folder = try specified()
    #expect(
      await program(folder)
        == #"SiriKitApp("App", extension: "WillowSiri", named: "Willow Trees", asking: "To call people.", IntentHandler())"#
    )
    let manifest = folder.text("Package.swift")
    #expect(manifest.contains(#"name: "BranchKit""#), "\(manifest)")
    let project = SiriProject(folder.path)
    let found = try #require(project.chosen(nil))
    let sources = TargetMembership(project, of: found).sources
    #expect(sources.swift == ["Shared/Model.swift", "WillowSiri/IntentHandler.swift"])
  }

  @Test func theProjectGoesBeforeItsSpecification() async throws {
    let folder = try specified([
      "Willow.xcodeproj/project.pbxproj": SiriFolder.xcode(
        settings: "INFOPLIST_FILE = App/Info.plist; PRODUCT_NAME = Built;"),
      "WillowSiri/IntentHandler.swift": SiriFolder.handler,
    ])
    #expect(await program(folder).contains(#"named: "Built""#))
  }

  @Test func aSpecificationThatIsNotReadIsNamedByItsLine() async throws {
    let folder = try specified([
      "project.yml": "name: Willow\ntargets:\n  Willow: &base\n    type: application\n",
      "WillowSiri/IntentHandler.swift": SiriFolder.handler, "WillowSiri/Old/Old.swift": nil,
      "WillowSiri/CallMock.swift": nil,
    ])
    let (output, status) = await folder.run("init-siri")
    #expect(status == .success)
    #expect(
      output.contains(
        "project.yml:3: this form of YAML is not read here; the files of the extension's folder are taken."),
      "\(output)")
  }

  @Test func anInfoPlistThatIsStillToBeMadeIsSaid() async throws {
    let folder = try specified(["WillowSiri/Info.plist": nil])
    let (output, status) = await folder.run("init-siri")
    #expect(status == .unusable)
    #expect(
      output == ".: XcodeGen makes the Info.plist of 'WillowSiri', and WillowSiri/Info.plist is not there yet: run "
        + "'xcodegen generate' once.\n")
  }

  @Test func aSpecificationIncludesOthers() async throws {
    let folder = try specified([
      "project.yml": "include: [Specs/targets.yml, {path: missing.yml}]\n"
        + "targets:\n  Willow:\n    settings: {base: {PRODUCT_NAME: Included}}\n",
      "Specs/targets.yml": Self.specification,
    ])
    #expect(await program(folder).contains(#"named: "Included""#))
  }
}
