import Foundation
import HistorySamples
import IntentHistory
import IntentModel
@testable import ParleySuggestions
import Testing

@Suite struct WidgetLayoutTests {
  let compact = WidgetSize(width: 359, height: 110)
  let content = WidgetContent([
    .row(.init("A car in 3 min", detail: "12 Canopy Street <Treetown>")),
    .grid(["Home", "Work", "Zoo & Co", "A place with a name that is far too long"].map { .init($0) }),
    .row(.init("Yesterday: The Fig", isEssential: false)),
  ])

  @Test func whatDoesNotFitIsLeftOutFromTheEnd() {
    let small = WidgetLayout(content, in: compact)
    #expect(small.leftOut == 1)
    #expect(
      small.text(named: "MonkeyRides") == """
        MONKEYRIDES
        A car in 3 min
          12 Canopy Street <Treetown>
        Home | Work | Zoo & Co | A place…
        """)
    let large = WidgetLayout(content, in: WidgetSize(width: 359, height: 300))
    #expect(large.leftOut == 0 && large.texts.last?.text == "Yesterday: The Fig")
  }

  @Test func everythingStandsInsideTheMargins() {
    for width in [120.0, 200, 359, 700] {
      let layout = WidgetLayout(content, in: WidgetSize(width: width, height: 400))
      for text in layout.texts {
        #expect(text.x >= WidgetLayout.margin && text.x + text.width <= width - WidgetLayout.margin + 0.01)
      }
      for box in layout.boxes {
        #expect(box.x >= WidgetLayout.margin && box.x + box.width <= width - WidgetLayout.margin)
      }
    }
    #expect(WidgetLayout(content, in: WidgetSize(width: 0, height: 0)).leftOut == 3)
  }

  @Test func nothingInThePictureTurnsTheTextAroundIt() {
    let turned = WidgetContent([.row(.init("A \u{202E}car", detail: "\u{2067}12")), .grid([.init("Ho\u{202D}me")])])
    let svg = WidgetLayout(turned, in: compact).svg(named: "Monkey\u{202E}Rides")
    #expect(svg.contains("A \u{FFFD}car") && svg.contains("Monkey\u{FFFD}Rides"))
    #expect(!svg.unicodeScalars.contains { ["\u{202D}", "\u{202E}", "\u{2067}"].contains($0) })
  }

  @Test func thePictureIsSoundXML() throws {
    let svg = WidgetLayout(content, in: compact).svg(named: "Monkey \"Rides\" & Co")
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"359\" height=\"146\""))
    #expect(svg.contains("12 Canopy Street &lt;Treetown&gt;</text>") && svg.contains("Zoo &amp; Co"))
    #expect(svg.contains("aria-label=\"Monkey &quot;Rides&quot; &amp; Co\""))
    #expect(svg.components(separatedBy: "<text").count - 1 == 2 + 2 + 4)
    #expect(!svg.contains("Yesterday"))
    #expect(!svg.contains("Show More"))
    let expandable = WidgetLayout(content, in: compact).svg(named: "MonkeyRides", control: "Show More")
    #expect(expandable.contains("text-anchor=\"end\" fill=\"#6b6b70\">Show More</text>"))
  }

  @Test func rowsAreSeparatedAndShowWhatATapOpens() {
    let activity = UserActivity("com.example.rides.ride")
    let layout = WidgetLayout(
      WidgetContent([
        .row(.init("A", activity: activity)), .row(.init("B")), .signIn("Sign in to book a ride", activity),
      ]),
      in: WidgetSize(width: 359, height: 300))
    #expect(layout.separators == [60])
    #expect(layout.chevrons == [38])
    #expect(layout.boxes.map(\.isButton) == [true])
    let svg = layout.svg(named: "MonkeyRides")
    #expect(svg.contains("text-anchor=\"middle\" fill=\"#ffffff\">Sign in to book a ride</text>"))
  }

  @Test func aTextIsCutWhereItsWidthEnds() {
    #expect(WidgetLayout.cut("illicit fillet", to: 80, size: 16) == "illicit fillet")
    #expect(WidgetLayout.cut("WWWWWWWW", to: 80, size: 16) == "WWWW…")
    #expect(WidgetLayout.cut("one two three", to: 60, size: 16) == "one t…")
    #expect(WidgetLayout.cut("", to: 0, size: 16) == "")
  }
}
