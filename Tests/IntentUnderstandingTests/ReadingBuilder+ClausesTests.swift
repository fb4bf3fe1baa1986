import Parley
import Testing

@testable import IntentUnderstanding

/// A value that is all that a clause beside the request says is the request's, where one parameter alone takes it.
@Suite struct ReadingBuilderClausesTests {
  private func reading(_ said: String, _ tag: String = "en") throws -> String {
    Listener.speaking(try #require(Language.all.first { $0.tag == tag })).reading(said)
  }

  @Test func itFillsTheParameterThatNothingElseIsSaidFor() throws {
    #expect(
      try reading("start a run. half an hour") == "StartWorkout workoutName=run goalValue=30 workoutGoalUnitType=minute"
    )
    #expect(try reading("send Bobo money. twenty").contains("currencyAmount=20"))
    #expect(try reading("Zehn Minuten. Starte einen Lauf", "de").contains("goalValue=10"))
    #expect(try reading("Commence une course à pied. Cinq kilomètres", "fr").contains("goalValue=5"))
    #expect(try reading("Empieza una carrera. Cinco kilómetros", "es").contains("goalValue=5"))
    #expect(try reading("Inizia una corsa. Venti minuti", "it").contains("goalValue=20"))
    #expect(try reading("Start een hardlooptraining. Twintig minuten", "nl").contains("goalValue=20"))
  }

  @Test func whatTwoParametersCouldTakeIsNobodys() throws {
    // Four people, or four o'clock.
    #expect(try reading("book a ride to the airport. four") == "RequestRide dropOffLocation=the airport")
  }

  @Test func aClauseThatSaysMoreIsAStory() throws {
    #expect(try reading("It's three o'clock. book a ride to the airport") == "RequestRide dropOffLocation=the airport")
    #expect(try reading("I ran for twenty minutes yesterday. start a run") == "StartWorkout workoutName=run")
  }
}
