import Foundation
import Parley
import ParleySuggestions
import Testing

@testable import SimulatedApps

/// The widgets and the things to play of a World.plist.
@Suite struct WidgetReadingTests {
  private func read<Kind>(_ text: String, _ make: (inout WorldReader) -> Kind) throws -> (Kind, WorldReader) {
    let bytes = Array("<plist><dict>\(text)</dict></plist>".utf8)
    var reader = try WorldReader(bytes, file: "World.plist", now: Worlds.start)
    return (make(&reader), reader)
  }

  @Test func theSampleAppsWidgetHasRowsThatOpenItsRestaurants() async throws {
    let app = try SimulatedApp(at: Worlds.folder("Vocabulary/MonkeyEats"), environment: Worlds.world().environment)
    let widget = try #require(app.widgets.first)
    #expect(widget.description.name == "MonkeyEats" && widget.description.largestMode == .expanded)
    let size = WidgetSize(width: 359, height: 540)
    guard case .newData(let content) = await widget.update(mode: .compact, maximumSize: size, at: Worlds.start),
      case .row(let row) = content.elements.first
    else {
      Issue.record("it shows no row")
      return
    }
    #expect(row.title == "Banana Palace" && row.activity?.title == "Banana Palace")
    #expect(widget.preferredHeight(mode: .expanded, maximumSize: size) == 200)
    _ = await app.restaurants?.remove("Banana Palace")
    guard case .newData(let left) = await widget.update(mode: .compact, maximumSize: size, at: Worlds.start) else {
      Issue.record("it shows nothing")
      return
    }
    #expect(left.elements.count == content.elements.count - 1)
  }

  @Test(arguments: [
    (
      "<dict><key>Rows</key><array><dict><key>Title</key><string>Open MonkeyEats</string></dict></array></dict>",
      "'Open MonkeyEats' only opens the app: a tap opens it at the content"
    ),
    (
      "<dict><key>Name</key><string>Lunch</string><key>SignIn</key><string>Sign in to book a table</string></dict>",
      "the widget is called 'Lunch': the main widget has the app's name, 'MonkeyEats'"
    ),
    ("<dict/>", "the widget shows nothing"),
  ])
  func whatIsAgainstTheGuidelinesIsAdvice(_ widget: String, _ words: String) throws {
    let (widgets, reader) = try read("<key>Widgets</key><array>\(widget)</array>") {
      $0.readWidgets(of: "com.example.MonkeyEats", named: "MonkeyEats", restaurants: nil)
    }
    #expect(widgets.count == 1)
    #expect(reader.problems.isEmpty)
    #expect(reader.advice.map { "\($0.reason)" } == [words])
  }

  @Test func aRowThatOpensNothingOfTheFileIsAnError() throws {
    let row = "<dict><key>Title</key><string>A</string><key>Opens</key><string>Nowhere</string></dict>"
    let (_, reader) = try read("<key>Widgets</key><array><dict><key>Rows</key><array>\(row)</array></dict></array>") {
      $0.readWidgets(of: "a", named: "A", restaurants: nil)
    }
    #expect(reader.problems.map { "\($0.reason)" } == ["'Opens' names 'Nowhere', which is not in this file."])
  }

  @Test func whatHoldsOtherThingsIsNotPlayedItself() throws {
    let song = "<dict><key>Title</key><string>Song</string><key>Progress</key><real>7</real></dict>"
    let album = "<dict><key>Title</key><string>Album</string><key>Items</key><array>\(song)</array></dict>"
    let (media, reader) = try read("<key>Media</key><array>\(album)</array>") { $0.readMedia() }
    #expect(reader.problems.isEmpty)
    let found = try #require(media?.children.first)
    #expect(!found.isPlayable && found.children.map(\.title) == ["Song"])
    #expect(found.children.first?.isPlayable == true && found.children.first?.progress == 1)
  }

  @Test func aTreeOfThingsToPlayHasABottom() throws {
    var tree = "<dict><key>Title</key><string>x0</string></dict>"
    for depth in 1...40 {
      tree = "<dict><key>Title</key><string>x\(depth)</string><key>Items</key><array>\(tree)</array></dict>"
    }
    let (media, _) = try read("<key>Media</key><array>\(tree)</array>") { $0.readMedia() }
    var depth = 0
    var level = media?.children.first
    while let item = level { (depth, level) = (depth + 1, item.children.first) }
    #expect(depth <= 10)
  }
}
