import Foundation
import IntentDomains
import IntentModel
import Testing

@testable import IntentUnderstanding

/// What is known of a thing that an answer has listed.
@Suite struct ListedThingTests {
  private let due = DateComponentsRange(start: DateComponents(year: 2026, month: 12, day: 1))
  private var bill: ListedThing? {
    ListedThing(
      [
        "payee": .name("Vine Telecom"), "amount": .money(CurrencyAmount(35.9, "USD")),
        "dueDate": .date(due), "billType": .symbol("phone"), "status": .symbol("unpaid"),
      ], types: [.paymentsOrganizationName])
  }

  @Test func aThingWithoutANameIsNone() {
    #expect(ListedThing(["amount": .number(3)], types: []) == nil)
    #expect(ListedThing(["content": .text("Hi")], types: [.contactName]) == nil)
  }

  @Test func whoeverCalledOrWroteIsAPerson() {
    #expect(ListedThing(["sender": .name("Koko")], types: [.photoTag])?.types == [.contactName])
    #expect(bill?.types == [.paymentsOrganizationName])
  }

  @Test func anAmountAndADayOfItsPartsAreItsOwn() throws {
    let (bill, situation) = (try #require(bill), Listener.english.situation)
    #expect(bill.has(.money(CurrencyAmount(35.9, "EUR")), in: situation))
    #expect(bill.has(.number(35.9), in: situation))
    #expect(!bill.has(.number(36), in: situation))
    #expect(bill.has(.date(due), in: situation))
    let next = DateComponentsRange(start: DateComponents(year: 2026, month: 12, day: 2))
    #expect(!bill.has(.date(next), in: situation))
  }

  @Test func itsPartsAreTheValuesOfParametersWithTheirNames() throws {
    let description = try #require(IntentDescription.builtIn.first { $0.name == "PayBill" })
    let slots = try #require(bill).slots(of: description)
    #expect(Set(slots.map(\.parameter)) == ["billType", "dueDate"])
    #expect(slots.first { $0.parameter == "dueDate" }?.value.meaning == .date(due))
  }
}
