import Foundation
import Testing

@testable import IntentModel

@Suite struct AnyIntentTests {
  private let supper: SupperIntent = {
    var supper = SupperIntent()
    supper.guests = [Person("Ada", customIdentifier: "a1")]
    supper.heat = .hot
    return supper
  }()

  @Test func isStoredWithItsNameAndTypedAgain() throws {
    let stored = try JSONEncoder().encode(AnyIntent(supper))
    let read = try JSONDecoder().decode(AnyIntent.self, from: stored)
    #expect(read.name == "OrderSupper")
    #expect(read.as(SupperIntent.self) == supper)
    #expect(read == AnyIntent(supper))
  }

  @Test func differsFromAnotherValueStoredOrNot() throws {
    let other = AnyIntent(SupperIntent())
    let stored = try JSONDecoder().decode(AnyIntent.self, from: JSONEncoder().encode(other))
    #expect(AnyIntent(supper) != other)
    #expect(AnyIntent(supper) != stored)
  }

  @Test func aValueIsStoredAndTypedAgainByItsParameter() throws {
    let value = AnyParameterValue(Person("Bobo", customIdentifier: "b2"))
    let read = try JSONDecoder().decode(AnyParameterValue.self, from: JSONEncoder().encode(value))
    #expect(read.value == nil)
    let guests = try #require(IntentDescription(SupperIntent.self)[parameter: "guests"])
    #expect(try read.restored(by: guests).value as? Person == Person("Bobo", customIdentifier: "b2"))
    #expect(read == value)
  }
}
