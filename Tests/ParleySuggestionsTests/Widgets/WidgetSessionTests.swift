import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import Synchronization
import ParleySuggestions
import Testing

@Suite struct WidgetSessionTests {
  /// An app whose answers the test decides.
  final class Rides: WidgetProvider {
    struct Unreachable: Error {}
    let answers: Mutex<[WidgetUpdateResult?]>
    let asked = Mutex<[String]>([])

    init(_ answers: [WidgetUpdateResult?]) { self.answers = Mutex(answers) }

    func update(mode: WidgetDisplayMode, maximumSize: WidgetSize, at now: Date) async throws -> WidgetUpdateResult {
      asked.withLock { $0.append("\(mode) \(Int(maximumSize.width))x\(Int(maximumSize.height))") }
      guard let answer = answers.withLock({ $0.isEmpty ? .noData : $0.removeFirst() }) else { throw Unreachable() }
      return answer
    }

    func preferredHeight(mode: WidgetDisplayMode, maximumSize: WidgetSize) -> Double { 300 }
  }

  static func content(_ title: String) -> WidgetContent { WidgetContent([.row(.init(title))]) }
  let description = WidgetDescription(
    app: "com.example.rides", appName: "MonkeyRides", name: "MonkeyRides", largestMode: .expanded)

  @Test func whatWasThereStaysUntilSomethingNewComes() async {
    let app = Rides([.newData(Self.content("A car in 3 min")), .noData, .failed("no network"), nil])
    let widget = WidgetSession(description, provider: app)
    #expect(await widget.shown.content == nil)
    #expect(await widget.update(at: saturdayMorning).content == Self.content("A car in 3 min"))
    let unchanged = await widget.update(at: saturdayMorning + 60)
    #expect(unchanged.content == Self.content("A car in 3 min") && unchanged.date == saturdayMorning)
    let failed = await widget.update(at: saturdayMorning + 120)
    #expect(failed.content == Self.content("A car in 3 min") && failed.problem == "no network")
    #expect(await widget.update(at: saturdayMorning + 180).problem == "Unreachable()")
    #expect(await widget.update(at: saturdayMorning + 240).problem == nil)
  }

  @Test func theModeAndTheScreenAreToldToTheApp() async {
    let app = Rides([.newData(Self.content("small")), .newData(Self.content("large"))])
    let widget = WidgetSession(description, provider: app, screen: WidgetSize(width: 300, height: 500))
    await widget.update(at: saturdayMorning)
    let large = await widget.setMode(.expanded, at: saturdayMorning)
    #expect(large.content == Self.content("large") && large.size == WidgetSize(width: 300, height: 300))
    #expect(await widget.setScreen(WidgetSize(width: 500, height: 250), at: saturdayMorning).size.height == 225)
    await widget.setScreen(WidgetSize(width: -1, height: .nan), at: saturdayMorning)
    let small = await widget.setMode(.compact, at: saturdayMorning)
    #expect(small.content == Self.content("small") && small.size == WidgetSize(width: 500, height: 110))
    #expect(
      app.asked.withLock { $0 } == ["compact 300x110", "expanded 300x450", "expanded 500x225", "compact 500x110"])
  }

  @Test func aModeThatIsNotAvailableChangesNothing() async {
    var compactOnly = description
    compactOnly.largestMode = .compact
    for widget in [
      WidgetSession(compactOnly, provider: Rides([])),
      WidgetSession(description, provider: Rides([]), in: .quickActions),
    ] {
      #expect(await widget.setMode(.expanded, at: saturdayMorning).mode == .compact)
      #expect(await widget.largestMode == .compact)
    }
  }

  @Test func aKeptSnapshotShowsAtOnceAndNeverReplacesANewerOne() async {
    let widget = WidgetSession(description, provider: Rides([.newData(Self.content("new"))]))
    await widget.restore(Self.content("kept"), mode: .compact, date: saturdayMorning)
    #expect(await widget.shown.content == Self.content("kept"))
    await widget.update(at: saturdayMorning + 60)
    await widget.restore(Self.content("kept"), mode: .compact, date: saturdayMorning)
    #expect(await widget.shown.content == Self.content("new"))
    #expect(await widget.snapshot(of: .compact) == Self.content("new"))
  }
}
