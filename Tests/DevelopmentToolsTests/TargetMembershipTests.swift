import Foundation
import Testing

@testable import DevelopmentTools

/// An Xcode project with an extension whose files lie in three folders.
private struct ProjectFolder {
  let folder = FileManager.default.temporaryDirectory.appending(path: "Membership-\(UUID().uuidString)").path

  init(project: String) throws {
    try write("TreeTalk.xcodeproj/project.pbxproj", project)
    try write("TreeTalk/Store.swift", "import TreeKit\nimport Intents\n")
    try write("TreeTalk/View.swift", "import SwiftUI\n")
    try write("TreeTalkIntents/IntentHandler.swift", "import Intents\nclass IntentHandler: INExtension {}\n")
    try write("TreeTalkIntents/Old.swift", "import Nothing\n")
    try write("Frameworks/Kit/Tree.swift", "import Foundation\n")
    try write(
      "TreeTalkIntents/Info.plist",
      """
      <plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
      <string>com.apple.intents-service</string></dict></dict></plist>
      """)
  }

  func write(_ path: String, _ text: String) throws {
    let file = URL(filePath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func package() throws -> SiriPackage {
    let project = SiriProject(folder)
    let found = try #require(project.chosen(nil))
    return SiriPackage(project: project, found: found, app: project.app(at: "TreeTalk"), parley: "../Parley")
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}

/// The targets of all the projects here: the extension and a framework, with the phases that a test gives.
private func project(extension extra: String, objects: String) -> String {
  """
  // !$*UTF8*$!
  { objects = {
    P = { isa = PBXProject; mainGroup = M; projectDirPath = ""; targets = (T, K); };
    T = { isa = PBXNativeTarget; name = TreeTalkIntents; buildConfigurationList = L; \(extra) };
    L = { isa = XCConfigurationList; buildConfigurations = (C); };
    C = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = "$(SRCROOT)/TreeTalkIntents/Info.plist"; }; };
    K = { isa = PBXNativeTarget; name = TreeKit; buildPhases = (KS); };
    KS = { isa = PBXSourcesBuildPhase; files = (KB); };
    KB = { isa = PBXBuildFile; fileRef = KF; };
    KF = { isa = PBXFileReference; path = Frameworks/Kit/Tree.swift; sourceTree = SOURCE_ROOT; };
  \(objects)
  }; rootObject = P; }
  """
}

@Suite struct TargetMembershipTests {
  private let phases = project(
    extension: "buildPhases = (S);",
    objects: """
      M = { isa = PBXGroup; children = (A, E, KF, X); sourceTree = "<group>"; };
      A = { isa = PBXGroup; path = TreeTalk; children = (AF); sourceTree = "<group>"; };
      E = { isa = PBXGroup; path = TreeTalkIntents; children = (EF, EG, DM); sourceTree = "<group>"; };
      AF = { isa = PBXFileReference; path = Store.swift; sourceTree = "<group>"; };
      EF = { isa = PBXFileReference; path = IntentHandler.swift; sourceTree = "<group>"; };
      EG = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
      DM = { isa = PBXFileReference; path = Tree.xcdatamodeld; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = ../Elsewhere/Far.swift; sourceTree = SOURCE_ROOT; };
      S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B5); };
      B1 = { isa = PBXBuildFile; fileRef = AF; };
      B2 = { isa = PBXBuildFile; fileRef = EF; };
      B3 = { isa = PBXBuildFile; fileRef = EG; };
      B4 = { isa = PBXBuildFile; fileRef = X; };
      B5 = { isa = PBXBuildFile; fileRef = DM; };
      """)

  private let folders = project(
    extension: "fileSystemSynchronizedGroups = (E);",
    objects: """
      M = { isa = PBXGroup; children = (A, E, KF); sourceTree = "<group>"; };
      A = { isa = PBXFileSystemSynchronizedRootGroup; path = TreeTalk; exceptions = (AX); sourceTree = "<group>"; };
      AX = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Store.swift); target = T; };
      E = { isa = PBXFileSystemSynchronizedRootGroup; path = TreeTalkIntents; exceptions = (EX);
        sourceTree = "<group>"; };
      EX = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old.swift);
        target = T; };
      """)

  @Test func aFileOfTheAppsFolderIsTheExtensionsWhereAPhaseNamesIt() throws {
    let project = try ProjectFolder(project: phases)
    defer { project.remove() }
    let package = try project.package()
    let sources = try #require(package.modules.all.first).sources
    #expect(sources.folder == project.folder)
    #expect(sources.swift == ["TreeTalk/Store.swift", "TreeTalkIntents/IntentHandler.swift"])
    #expect(
      sources.others == [
        "Frameworks", "TreeTalk/View.swift", "TreeTalk.xcodeproj", "TreeTalkIntents/Info.plist",
        "TreeTalkIntents/Old.swift",
      ])
    let manifest = try #require(package.files.first?.text)
    #expect(manifest.contains(#"sources: ["TreeTalk/Store.swift", "TreeTalkIntents/IntentHandler.swift"]"#))
    #expect(manifest.contains(#"path: ".""#))
    #expect(manifest.contains(#""Package.swift", "SiriTalk", "SiriTests""#))
  }

  @Test func whatTheProjectNamesAndIsNotToBeHadIsTold() throws {
    let project = try ProjectFolder(project: phases)
    defer { project.remove() }
    let words = try project.package().obstacles.map(\.words)
    #expect(words.count == 3)
    #expect(
      words.contains("'TreeTalkIntents/Gone.swift' is compiled into 'TreeTalkIntents', and there is no such file."))
    #expect(words.contains { $0.contains("Elsewhere/Far.swift' is compiled") && $0.contains("outside the folder") })
    #expect(words.contains { $0.contains("the classes that Core Data makes of it are not here") })
  }

  @Test func aFolderThatIsATargetsHasItsExceptions() throws {
    let project = try ProjectFolder(project: folders)
    defer { project.remove() }
    let package = try project.package()
    #expect(
      package.modules.all.first?.sources.swift == ["TreeTalk/Store.swift", "TreeTalkIntents/IntentHandler.swift"])
    #expect(package.obstacles == [])
  }

  @Test func aFrameworkOfTheProjectIsFoundByItsTargetWhateverItsFolderIsCalled() throws {
    let project = try ProjectFolder(project: folders)
    defer { project.remove() }
    let package = try project.package()
    #expect(package.modules.all.map(\.name) == ["TreeTalkIntents", "TreeKit"])
    #expect(package.modules.all.map(\.imports) == [["TreeKit"], []])
    #expect(package.modules.all.last?.sources.folder == "\(project.folder)/Frameworks/Kit")
    #expect(package.modules.all.last?.sources.swift == ["Tree.swift"])
  }

  @Test func aTargetWhoseFilesAllLieInItsFolderHasTheFolder() throws {
    let own = folders.replacing("membershipExceptions = (Store.swift)", with: "membershipExceptions = ()")
    let project = try ProjectFolder(project: own)
    defer { project.remove() }
    let sources = try #require(try project.package().modules.all.first).sources
    #expect(sources.folder == "\(project.folder)/TreeTalkIntents")
    #expect(!sources.isShared)
    #expect(sources.others == ["Info.plist", "Old.swift"])
  }

  @Test(arguments: ["{ objects = {", "{ objects = { P = { targets = (); }; }; rootObject = P; }", "none"])
  func withoutATargetTheExtensionsFolderIsTakenAndSaid(text: String) throws {
    let project = try ProjectFolder(project: text)
    defer { project.remove() }
    let package = try project.package()
    #expect(package.modules.all.first?.sources.swift == ["IntentHandler.swift", "Old.swift"])
    #expect(package.membership.notes.count == (text == "none" ? 0 : 1))
  }

  @Test func aProjectThatHoldsItselfIsReadToo() throws {
    let circle = folders.replacing("children = (A, E, KF)", with: "children = (A, E, KF, M)")
    let project = try ProjectFolder(project: circle)
    defer { project.remove() }
    #expect(try project.package().modules.all.first?.sources.swift.count == 2)
  }

  @Test(
    arguments: [
      ("/a/b/../c", "/a/c"), ("a/./b", "a/b"), ("../a/..", ".."), ("/..", "/"), ("./x.xcodeproj/..", ""),
      ("a//b", "a/b"),
    ])
  func aPathLosesTheStepsThatLeadNowhere(path: String, normal: String) {
    #expect(XcodeProject.normal(path) == normal)
  }
}
