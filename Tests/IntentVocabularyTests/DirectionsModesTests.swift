import AppFolders
import IntentDomains
import IntentModel
import Testing

@testable import IntentVocabulary

@Suite struct DirectionsModesTests {
  private func app(_ modes: String) throws -> AssistantApp {
    let folder = try AppFolder([
      "Info.plist": AppFolder.plist(
        """
        <dict>
        <key>CFBundleIdentifier</key><string>com.example.Test</string>
        <key>CFBundleDisplayName</key><string>Test</string>
        <key>NSSiriUsageDescription</key><string>To test.</string>
        <key>MKDirectionsApplicationSupportedModes</key><array>\(modes)</array>
        </dict>
        """)
    ])
    return try AssistantApp(at: folder.path, catalog: .siriKit)
  }

  @Test func readFromInfoPlist() throws {
    let app = try app("<string>MKDirectionsModeRideShare</string><string>MKDirectionsModeStreetCar</string>")
    #expect(app.directionsModes == [.rideShare, .streetcar])
    #expect(app.problems.isEmpty)
  }

  @Test func anUnknownOneIsLeftOutAndTold() throws {
    let app = try app("<string>MKDirectionsModeCar</string><string>MKDirectionsModeRideShear</string>")
    #expect(app.directionsModes == [.car])
    #expect(
      app.problems.map(\.text)
        == ["no way to get somewhere is called 'MKDirectionsModeRideShear'. Did you mean 'MKDirectionsModeRideShare'?"])
  }

  @Test(arguments: DirectionsMode.allCases)
  func spelledAsInInfoPlist(mode: DirectionsMode) {
    #expect(DirectionsMode(infoPlistName: mode.infoPlistName) == mode)
  }
}
