import Parley
import Testing

@testable import SimulatedApps

@Suite struct ContactBookTests {
  let book = ContactBook([
    Contact(
      identifier: "great", name: "Bobo the Great", relationship: "best friend",
      handles: [PersonHandle("+1 555 010 0101", type: .phoneNumber)]),
    Contact(identifier: "little", name: "Little Bobo", nickname: "Bobolino", handles: []),
    Contact(
      identifier: "aunt", name: "Auntie Orang",
      handles: [
        PersonHandle("1", label: .home), PersonHandle("+1 555 010 0117", label: .mobile),
      ]),
  ])

  private func names(_ phrase: String, relationship: Person.Relationship? = nil) -> [String] {
    names(book.find(Person(phrase, relationship: relationship)))
  }

  private func names(_ finding: PersonFinding) -> [String] {
    switch finding {
    case .found(let contact, _), .likely(let contact): [contact.identifier]
    case .choice(let people): people.compactMap(\.customIdentifier)
    default: []
    }
  }

  @Test func findsByWordsNicknameAndRelationship() {
    #expect(names("bobo") == ["great", "little"])
    #expect(names("the great") == ["great"])
    #expect(names("BOBOLINO") == ["little"])
    #expect(names("", relationship: Person.Relationship("best friend")) == ["great"])
    #expect(names("Bobo", relationship: Person.Relationship("best friend")) == ["great"])
    #expect(names("nobody") == [])
  }

  @Test func aWholeNameBeatsAPart() {
    let book = ContactBook([
      Contact(identifier: "1", name: "Bobo", handles: []), Contact(identifier: "2", name: "Bobo Jr.", handles: []),
    ])
    #expect(names(book.find(Person("Bobo"))) == ["1"])
  }

  @Test func aNearMissIsOnlyLikely() {
    guard case .likely(let contact) = book.find(Person("Auntie Oreng")) else {
      Issue.record("not likely")
      return
    }
    #expect(contact.identifier == "aunt")
  }

  @Test func asksForThePersonFirstAndForTheAddressThen() {
    guard case .choice(let people) = book.find(Person("Bobo")) else {
      Issue.record("no choice of people")
      return
    }
    #expect(people.map(\.customIdentifier) == ["great", "little"])
    guard case .choice(let handles) = book.find(Person("Orang")), let mobile = handles.last else {
      Issue.record("no choice of addresses")
      return
    }
    #expect(handles.map(\.personHandle?.label) == [.home, .mobile])
    guard case .found(let contact, let handle) = book.find(mobile) else {
      Issue.record("the picked address is not found")
      return
    }
    #expect(contact.identifier == "aunt")
    #expect(handle?.label == .mobile)
  }

  @Test func aLabelChoosesTheAddress() {
    let home = Person("Orang", handle: PersonHandle(nil, label: .home))
    guard case .found(_, let handle) = book.find(home) else {
      Issue.record("not found")
      return
    }
    #expect(handle?.value == "1")
    guard case .noHandleForLabel = book.find(Person("Orang", handle: PersonHandle(nil, label: .work))) else {
      Issue.record("a label nobody has")
      return
    }
  }

  @Test func theEnginesMatchesComeFirst() {
    let said = Person(
      "Boubou", siriMatches: [Person("Little Bobo", contactIdentifier: "little"), Person("Somebody Else")])
    guard case .likely(let contact) = book.find(said) else {
      Issue.record("not likely")
      return
    }
    #expect(contact.identifier == "little")
  }

  @Test func anAddressIsUsedAsItIs() {
    guard case .found(let contact, _) = book.find(Person("+1 (555) 010-0117")) else {
      Issue.record("not known by the number")
      return
    }
    #expect(contact.identifier == "aunt")
    guard case .address(let handle) = book.find(Person("koko@example.org")) else {
      Issue.record("no address")
      return
    }
    #expect(handle.type == .emailAddress)
    guard case .invalidHandle = book.find(Person("12")) else {
      Issue.record("two digits are no number")
      return
    }
  }

  @Test func moreThanTenAreTooMany() {
    let bobos = (1...80).map { Contact(identifier: "\($0)", name: "Bobo \($0)", handles: []) }
    guard case .tooMany = ContactBook(bobos).find(Person("Bobo")) else {
      Issue.record("not too many")
      return
    }
    guard case .found(let contact, nil) = ContactBook(bobos).find(Person("Bobo 42")) else {
      Issue.record("not found")
      return
    }
    #expect(contact.identifier == "42")
  }
}
