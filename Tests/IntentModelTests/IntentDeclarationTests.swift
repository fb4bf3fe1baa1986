import Foundation
import Testing

@testable import IntentModel

@Suite struct IntentDeclarationTests {
  private static let tea = IntentDeclaration(
    "OrderTea",
    parameters: [
      .init("kind", kind: .symbol), .init("guests", kind: .person, isArray: true), .init("steeping", kind: .duration),
    ], codes: ["failureNoWater", "success"])

  private let description = IntentDescription(tea)

  private var handler: AnyIntentHandler {
    AnyIntentHandler(
      description, resolving: ["kind"],
      by: UntypedPhases(
        resolve: { _, _ in [.needsValue] }, confirm: { _ in AnyIntentResponse(code: "ready") },
        handle: { _ in AnyIntentResponse(code: "success") }))
  }

  private let draft = IntentDraft(
    "OrderTea",
    [
      .init("kind", SpokenValue("green", .symbol("green"))), .init("guests", SpokenValue("Koko")),
      .init("guests", SpokenValue("Zira")), .init("steeping", SpokenValue("3 minutes", .duration(180))),
    ])

  @Test func whatIsSaidBecomesValuesOfEachParametersKind() throws {
    let intent = try handler.begin(draft)
    #expect(try handler.values("guests", intent).map { $0.value as? Person } == [Person("Koko"), Person("Zira")])
    #expect(try handler.values("steeping", intent).first?.value?.told == .duration(180))
    #expect(try handler.values("kind", intent).first?.value?.told == .symbol("green"))
  }

  @Test func anIntentIsTheSameAfterItWasStored() throws {
    let intent = try handler.begin(draft)
    let stored = try JSONDecoder().decode(AnyIntent.self, from: JSONEncoder().encode(intent))
    #expect(stored == intent)
    #expect(try handler.values("guests", stored) == handler.values("guests", intent))
    #expect(try handler.restore(stored) == intent)
  }

  @Test func aValueIsSetAndAnotherIntentRefused() throws {
    var intent = try handler.begin(IntentDraft("OrderTea"))
    try handler.setValues("steeping", [description.parameters[2].typed(.integer(60))], &intent)
    #expect(try handler.values("steeping", intent).first?.value?.told == .duration(60))
    #expect(throws: IntentHandlerError.noParameter("sugar", of: "OrderTea")) { try handler.values("sugar", intent) }
    let other = AnyIntentHandler(IntentDescription(IntentDeclaration("X", parameters: [])), resolving: [], by: .nothing)
    let wrong = try other.begin(IntentDraft("X"))
    #expect(throws: IntentHandlerError.wrongIntent(expected: "OrderTea", found: "X")) {
      try handler.values("kind", wrong)
    }
  }

  @Test func everyIntentHasTheUsualCodes() {
    #expect(
      description.codes.map(\.name)
        == ["unspecified", "ready", "inProgress", "success", "failure", "failureNoWater"])
    #expect(handler.resolvedParameters == ["kind"])
  }

  @Test func untypedCodeServesATypedIntentToo() async throws {
    let known = IntentDescription(UntypedSupper.self)
    let handler = AnyIntentHandler(
      known, resolving: [],
      by: UntypedPhases(
        resolve: { _, _ in [] }, confirm: { _ in AnyIntentResponse(code: "ready") },
        handle: { AnyIntentResponse(code: $0.as(UntypedSupper.self)?.dish == "soup" ? "success" : "failure") }))
    let intent = try handler.begin(IntentDraft("UntypedSupper", [.init("dish", SpokenValue("soup"))]))
    #expect(try await handler.handle(intent).code == "success")
  }
}

extension UntypedPhases {
  fileprivate static let nothing = UntypedPhases(
    resolve: { _, _ in [] }, confirm: { _ in AnyIntentResponse(code: "ready") },
    handle: { _ in AnyIntentResponse(code: "success") })
}

private struct UntypedSupper: Intent {
  struct Response: IntentResponse {
    enum Code: Int, IntentResponseCode { case success, failure }
    let code: Code
    var userActivity: UserActivity?
  }
  var dish: String?
  static let name: IntentName = "UntypedSupper"
  static let parameters: [Parameter<Self>] = [Parameter("dish", \.dish)]
}
