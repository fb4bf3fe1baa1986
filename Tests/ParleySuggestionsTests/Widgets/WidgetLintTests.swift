import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import ParleySuggestions
import Testing

@Suite struct WidgetLintTests {
  typealias Row = WidgetContent.Row
  let lint = WidgetLint(WidgetDescription(app: "com.example.rides", appName: "MonkeyRides", name: "MonkeyRides"))

  @Test(arguments: [
    (WidgetContent([]), WidgetProblem.empty),
    (WidgetContent([.scrolling([Row("a")])]), .scrolls),
    (WidgetContent([.grid((1...5).map { .init("\($0)") })]), .tooManyColumns(5)),
    (WidgetContent([.row(Row("a", isEssential: false)), .row(Row("b"))]), .essentialComesLate("b")),
    (WidgetContent([.row(Row("a")), .row(Row("b")), .row(Row("c"))]), .essentialDoesNotFit("c")),
    (WidgetContent([.row(Row("Open MonkeyRides"))]), .opensOnlyTheApp("Open MonkeyRides")),
    (WidgetContent([.grid([.init("Open app")])]), .opensOnlyTheApp("Open app")),
    (WidgetContent([.row(Row("a", opensApp: "com.other"))]), .opensAnotherApp("com.other", from: "a")),
    (WidgetContent([.signIn("Sign in", UserActivity("com.example.rides.sign-in"))]), .signInWithoutReason("Sign in")),
  ])
  func saysWhatIsAgainstTheGuidelines(content: WidgetContent, problem: WidgetProblem) {
    #expect(lint.problems(in: content) == [problem])
    #expect(!problem.description.isEmpty)
  }

  @Test func hasNothingToSayOfAGoodWidget() {
    let good = WidgetContent([
      .signIn("Sign in to book a ride", UserActivity("com.example.rides.sign-in")),
      .grid(["Home", "Work", "Zoo", "Fig"].map { .init($0) }),
      .row(Row("Open rides of today", isEssential: false)),
    ])
    #expect(lint.problems(in: good) == [])
    #expect(lint.problems(in: good, size: WidgetSize(width: 40, height: 110)) == [.noMargins(width: 40)])
  }

  @Test(arguments: [
    ("MonkeyRides", true, true), ("Rides", true, false), ("MonkeyRides History", false, true),
    ("History", false, false), ("MonkeyRidesHistory", false, false),
  ])
  func namesBeginWithTheAppsName(name: String, isMain: Bool, isSound: Bool) {
    let lint = WidgetLint(
      WidgetDescription(app: "com.example.rides", appName: "MonkeyRides", name: name, isMain: isMain))
    #expect(lint.problems(in: WidgetContent([.row(Row("a"))])).isEmpty == isSound)
  }
}
