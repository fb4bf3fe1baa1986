import Foundation
import IntentModel
import IntentUnderstanding
import Testing

@testable import IntentDialogue

/// What words refer to, found in what was spoken of and looked at.
@Suite struct ReferenceSettlerTests {
  private let start = Date(timeIntervalSince1970: 1_795_251_600)
  private let mother = Person("Irene", relationship: .mother)
  private let cafe = Placemark(name: "Banana Café", thoroughfare: "Palm Street", phoneNumber: "+1 555 0100")

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func date(_ minutes: Double) -> Date { start.addingTimeInterval(60 * minutes) }

  private func settler(_ change: (inout ConversationContext) -> Void) -> ReferenceSettler {
    var context = ConversationContext()
    change(&context)
    let handler = IntentDescription(TeaIntent.self)
    return ReferenceSettler(
      context: context, viewed: nil, location: nil,
      parameter: { _, name in handler[parameter: name] }, calendar: Self.calendar, appName: { $0 })
  }

  private func found(_ reference: SpokenReference, _ parameter: String = "guests", by settler: ReferenceSettler)
    -> [SpokenValue]
  {
    let slot = IntentDraft.Slot(parameter, SpokenValue(reference.rawValue, .reference(reference)))
    return settler.settle([slot], of: "OrderTea").slots.map(\.value).filter { $0.reference == nil }
  }

  private func people(_ values: [SpokenValue]) -> [Person] {
    values.compactMap { if case .person(let person) = $0.meaning { person } else { nil } }
  }

  @Test func somebodySpokenOfLastIsMeant() {
    let settler = settler {
      $0.people = [.init([Person("Bobo")], at: date(1)), .init([Person("Koko")], at: start)]
    }
    #expect(people(found(.him, by: settler)).map(\.displayName) == ["Bobo"])
  }

  @Test func aWomanIsNotHim() {
    let settler = settler { $0.people = [.init([mother], at: date(1)), .init([Person("Koko")], at: start)] }
    #expect(people(found(.him, by: settler)).map(\.displayName) == ["Koko"])
    #expect(people(found(.her, by: settler)).map(\.displayName) == ["Irene"])
  }

  @Test func whoIsKnownToBeAWomanIsRatherHer() {
    let settler = settler { $0.people = [.init([Person("Koko")], at: date(1)), .init([mother], at: start)] }
    #expect(people(found(.her, by: settler)).map(\.displayName) == ["Irene"])
  }

  @Test func severalAreThemAndLeaveTheChoiceForHim() {
    let settler = settler { $0.people = [.init([Person("Koko"), Person("Bobo")], at: start)] }
    #expect(people(found(.them, by: settler)).map(\.displayName) == ["Koko", "Bobo"])
    let one = people(found(.him, by: settler))
    #expect(one.count == 1)
    #expect(one.first?.siriMatches.map(\.displayName) == ["Koko", "Bobo"])
  }

  @Test func theNewerOfPlacesIsThere() {
    var settler = settler { $0.places = [.init(Placemark(name: "Airport"), at: date(5))] }
    var activity = UserActivity("com.example.view", title: "Banana Café")
    activity.mapItem = cafe
    settler.viewed = .init(ViewedActivity(activity, in: "reviews"), at: date(1))
    #expect(found(.there, "note", by: settler).first?.meaning == .place(Placemark(name: "Airport")))
    #expect(found(.thisPlace, "note", by: settler).first?.meaning == .place(cafe))
    settler.viewed?.date = date(9)
    #expect(found(.there, "note", by: settler).first?.meaning == .place(cafe))
  }

  @Test func aPlaceIsCalledByItsNumber() {
    var settler = settler { _ in }
    var activity = UserActivity("com.example.view")
    activity.mapItem = cafe
    settler.viewed = .init(ViewedActivity(activity, in: "reviews"), at: start)
    #expect(people(found(.thisPlace, by: settler)).first?.personHandle?.value == "+1 555 0100")
    activity.mapItem?.phoneNumber = nil
    settler.viewed = .init(ViewedActivity(activity, in: "reviews"), at: start)
    #expect(found(.thisPlace, by: settler).isEmpty)
  }

  @Test func thisIsWhatIsLookedAt() {
    var settler = settler { $0.contents = [.init("see you", at: start)] }
    #expect(found(.this, "note", by: settler).isEmpty)
    #expect(found(.that, "note", by: settler).first?.text == "see you")
    let page = UserActivity("com.example.view", title: "Banana Café", webpageURL: URL(string: "https://example.com/1"))
    settler.viewed = .init(ViewedActivity(page, in: "reviews"), at: date(1))
    #expect(found(.this, "note", by: settler).first?.text == "Banana Café https://example.com/1")
  }

  @Test func whatNobodySpokeOfStaysAReference() {
    let slot = IntentDraft.Slot("guests", SpokenValue("her", .reference(.her)))
    let (slots, settled) = settler { _ in }.settle([slot], of: "OrderTea")
    #expect(slots == [slot])
    #expect(settled.map(\.description) == ["guests \"her\" -> nothing"])
  }

  // MARK: Since then

  /// When the words begin that are looked for after something was said to somebody.
  private func since(_ person: Person?, by settler: ReferenceSettler) -> [Date?] {
    let named = person.map { [IntentDraft.Slot("guests", SpokenValue($0.displayName, .person($0)))] } ?? []
    let slot = IntentDraft.Slot("time", SpokenValue("", .reference(.sinceThen)))
    return settler.settle([slot] + named, of: "OrderTea").slots.filter { $0.parameter == "time" }.map {
      guard case .date(let range) = $0.value.meaning else { return nil }
      return range.startDateComponents.flatMap(Self.calendar.date(from:))
    }
  }

  private func sent(to name: String, at date: Date?, _ outcome: ConversationEvent.Outcome = .done)
    -> ConversationContext.Request
  {
    ConversationContext.Request(
      "SendMessage", slots: [IntentDraft.Slot("recipients", SpokenValue(name, .person(Person(name))))],
      personParameter: "recipients", goesOut: true, outcome: outcome, date: date)
  }

  @Test func sinceThenIsWhenSomethingWasSentToTheSamePerson() {
    let settler = settler { $0.requests = [sent(to: "Zira", at: date(2)), sent(to: "Koko", at: date(1))] }
    #expect(since(Person("Koko"), by: settler) == [date(1)])
    #expect(since(Person("my mother", siriMatches: [Person("Koko")]), by: settler) == [date(1)])
    #expect(since(nil, by: settler) == [date(2)])
  }

  @Test func aTimeSinceNothingNarrowsNothing() {
    let settler = settler {
      $0.requests = [sent(to: "Koko", at: nil), sent(to: "Ada", at: start, .cancelled)]
    }
    for name in ["Bobo", "Koko", "Ada"] { #expect(since(Person(name), by: settler) == []) }
  }
}
