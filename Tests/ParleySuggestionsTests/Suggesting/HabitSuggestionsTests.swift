import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import ParleySuggestions
import Testing

/// What habits say of themselves.
@Suite struct HabitSuggestionsTests {
  private func titles(_ parameters: String) async throws -> [String] {
    let json = #"{"name":"RequestRide","parameters":\#(parameters)}"#
    let ride = Interaction(
      intent: try JSONDecoder().decode(AnyIntent.self, from: Data(json.utf8)),
      response: AnyIntentResponse(code: "success"), app: "com.example.rides", date: saturdayMorning)
    let suggestions = Suggestions(history: UserHistory(donations: Donations([ride])))
    let context = SuggestionContext(now: saturdayMorning, apps: [.rides])
    return await suggestions.suggestions(for: context).map(\.title)
  }

  @Test func aRideSaysWhereItGoes() async throws {
    #expect(try await titles(#"{"dropOffLocation":{"name":"Linate Airport"}}"#) == ["Get a ride to Linate Airport"])
  }

  @Test(arguments: [#"{}"#, #"{"dropOffLocation":{}}"#, #"{"dropOffLocation":7}"#, #"{"dropOffLocation":{"name":""}}"#])
  func aRideToNowhereSaysItsApp(_ parameters: String) async throws {
    let titles = try await titles(parameters)
    #expect(titles.count == 1 && !titles[0].contains("ride to"), "\(titles)")
  }
}
