import Foundation
import Testing

@testable import IntentModel

@Suite struct AnyIntentHandlerTests {
  private static let handler = AnyIntentHandler(
    SupperIntent.self,
    resolvers: [
      Resolver(\.dish) { $0.dish.map { .success($0) } ?? .needsValue },
      Resolver(
        \.guests,
        each: { intent in
          intent.guests.map {
            $0.displayName == "Bobo" ? .unsupported(SupperIntent.GuestReason.onHoliday) : .success($0)
          }
        }),
    ],
    handle: { _ in SupperIntent.Response(.success) })

  private func supper(_ slots: [IntentDraft.Slot]) throws -> SupperIntent {
    let begun = try Self.handler.begin(IntentDraft("OrderSupper", slots))
    return try #require(begun.as(SupperIntent.self))
  }

  @Test func resolvesInTheOrderOfTheParametersNotOfTheResolvers() {
    #expect(Self.handler.resolvedParameters == ["guests", "dish"])
  }

  @Test func describesTheIntentWithoutItsHandler() {
    let description = Self.handler.description
    #expect(description.parameters.map(\.name) == ["guests", "dish", "heat", "portions", "key"])
    #expect(description[parameter: "guests"]?.reasons.map(\.rawValue) == ["onHoliday", "notHungry"])
    #expect(description[parameter: "dish"]?.kind == .name(VocabularyType("dishes")))
    #expect(description.codes.map(\.status) == [.unspecified, .ready, .success, .failure, .deferredToApplication])
  }

  @Test func typesWhatWasSaid() throws {
    let typed = try supper([
      .init("guests", SpokenValue("Ada")), .init("guests", SpokenValue("Bobo")),
      .init("dish", SpokenValue("soup", .name(SpeakableString("Soup", identifier: "s1"), VocabularyType("dishes")))),
      .init("heat", SpokenValue("spicy", .symbol("hot"))),
      .init("portions", SpokenValue("two", .number(2))),
    ])
    #expect(typed.guests.map(\.displayName) == ["Ada", "Bobo"])
    #expect(typed.dish == SpeakableString("Soup", identifier: "s1"))
    #expect(typed.heat == .hot)
    #expect(typed.portions == 2)
  }

  @Test func whatCannotStandForAValueLeavesNone() throws {
    let typed = try supper([
      .init("heat", SpokenValue("purple", .symbol("purple"))),
      .init("portions", SpokenValue("a few")), .init("portions", SpokenValue("half", .number(0.5))),
      .init("nonsense", SpokenValue("x")),
    ])
    #expect(typed == SupperIntent())
  }

  @Test func aNumberTooLargeForAnIntegerIsNoInteger() throws {
    let huge = try #require(Decimal(string: "1e40"))
    #expect(try supper([.init("portions", SpokenValue("lots", .number(huge)))]).portions == nil)
  }

  @Test func resolvesEachElementOnItsOwn() async throws {
    let intent = AnyIntent(
      {
        var supper = SupperIntent(); supper.guests = [Person("Ada"), Person("Bobo")]; return supper
      }())
    let results = try await Self.handler.resolve("guests", intent)
    #expect(results.map(\.name) == ["success", "unsupported"])
  }

  @Test func withoutConfirmTheRequestIsReady() async throws {
    let response = try await Self.handler.confirm(AnyIntent(SupperIntent()))
    #expect(response.status == .ready)
  }

  @Test func refusesAnotherIntentAndAnUnknownParameter() async throws {
    let stranger = try JSONDecoder().decode(AnyIntent.self, from: Data(#"{"name":"X","parameters":{}}"#.utf8))
    #expect(throws: IntentHandlerError.wrongIntent(expected: "OrderSupper", found: "X")) {
      try Self.handler.restore(stranger)
    }
    await #expect(throws: IntentHandlerError.noParameter("dessert", of: "OrderSupper")) {
      try await Self.handler.resolve("dessert", AnyIntent(SupperIntent()))
    }
  }
}
