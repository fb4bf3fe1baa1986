import IntentModel
import Testing

@testable import IntentDialogue

/// Choices that look alike are told apart by what differs.
@Suite struct ChoicesTests {
  private func details(_ people: (name: String, label: PersonHandle.Label?, value: String?)...) -> [String?] {
    let values = people.map { person in
      let handle = person.label == nil && person.value == nil ? nil : PersonHandle(person.value, label: person.label)
      return AnyParameterValue(Person(person.name, handle: handle))
    }
    return values.choices.map(\.detail)
  }

  @Test func namesThatDifferNeedNoDetail() {
    #expect(details(("Anna", .mobile, "1"), ("Anne", .mobile, "2")) == [nil, nil])
  }

  @Test func theLabelIsEnoughWhereItDiffers() {
    #expect(details(("Anna", .mobile, "+1 555 0101"), ("Anna", .work, "+1 555 0202")) == ["mobile", "work"])
  }

  @Test func theEndOfTheNumberTellsThoseOfOneLabelApart() {
    #expect(
      details(("Anna", .mobile, "+1 555 0101"), ("Anna", .mobile, "+1 555 0202"), ("Bea", .mobile, "3"))
        == ["mobile …0101", "mobile …0202", nil])
    #expect(details(("Anna", nil, "+1 555 0101"), ("Anna", nil, "+1 555 0202")) == ["+1 555 0101", "+1 555 0202"])
    #expect(
      details(("Anna", .home, "anna@a.example"), ("Anna", .home, "anna@b.example"))
        == ["home anna@a.example", "home anna@b.example"])
  }

  @Test func theWholeNumberTellsThoseOfOneEndApart() {
    #expect(
      details(("Anna", .mobile, "+1 555 0202"), ("Anna", .mobile, "+49 30 0202"))
        == ["mobile +1 555 0202", "mobile +49 30 0202"])
  }

  @Test func namesThatLookAlikeAreToldApartToo() {
    #expect(details(("José Núñez", .mobile, "1"), ("Jose Nunez", .work, "2")) == ["mobile", "work"])
    #expect(details(("Siobhán O’Brien", .home, "1"), ("Siobhán O'Brien", .work, "2")) == ["home", "work"])
  }

  @Test func whoCannotBeToldApartHasNoDetail() {
    #expect(details(("Anna", nil, nil), ("Anna", nil, nil)) == [nil, nil])
  }

  @Test func aLabelIsToldInTheLanguageOfTheConversation() {
    let words = ["mobile": "Handy"]
    func told(_ detail: String) -> String? {
      AssistantMessage.Choice("Anna", detail: detail).told { words[$0] ?? $0 }.detail
    }
    #expect(told("mobile") == "Handy")
    #expect(told("mobile …0202") == "Handy …0202")
    #expect(told("+1 555 0101") == "+1 555 0101")
  }
}
