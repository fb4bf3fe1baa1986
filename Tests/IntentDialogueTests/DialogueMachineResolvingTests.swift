import IntentDialogue
import IntentModel
import Testing

@Suite struct DialogueMachineResolvingTests {
  private func ordered(_ guests: String..., policy: Policy = Policy()) -> MachineRig {
    var rig = MachineRig(policy: policy)
    rig.order(guests.map { ("guests", $0) })
    return rig
  }

  @Test func resolvesParametersInDeclaredOrder() {
    var rig = ordered("Ann")
    var order: [String] = []
    while case .resolve(let parameter) = rig.last.next {
      order.append(parameter)
      rig.resolve(.notRequired)
    }
    #expect(order == ["guests", "note", "size"])
    #expect(rig.last.next == .confirm)
  }

  @Test func successMayGiveAnotherValue() {
    var rig = ordered("Ann")
    rig.resolve(.success(person("Ann Arbor")))
    #expect(rig.values("guests") == ["Ann Arbor"])
    #expect(rig.last.next == .resolve(parameter: "note"))
  }

  @Test func notRequiredDropsWhatWasSaid() {
    var rig = ordered("Ann")
    rig.resolve(.notRequired)
    #expect(rig.values("guests") == [])
    #expect(rig.machine.request?[parameter: "guests"]?.state == .dropped)
  }

  @Test func needsValueAsksAndTheAnswerGoesToTheSameResolver() {
    var rig = ordered()
    rig.resolve(.needsValue)
    #expect(rig.asked?.kind == .needsValue)
    #expect(rig.asked?.parameter == "guests")
    #expect(rig.say([("guests", "Bea")]).next == .resolve(parameter: "guests"))
    #expect(rig.values("guests") == ["Bea"])
  }

  @Test(arguments: 2...10) func offersTwoToTen(count: Int) {
    var rig = ordered("Guest")
    rig.resolve(.disambiguation(people(count)))
    #expect(rig.asked?.kind == .disambiguation)
    #expect(rig.asked?.choices.count == count)
    #expect(rig.last.problems == [])
    #expect(rig.reply(.choices([count - 1])).next == .resolve(parameter: "guests"))
    #expect(rig.values("guests") == ["Guest \(count)"])
  }

  @Test func offersNoneAsARefusal() {
    var rig = ordered("Guest")
    rig.resolve(.disambiguation([]))
    #expect(rig.asked?.kind == .unsupported)
    #expect(rig.last.problems.map(\.rule) == [.emptyDisambiguation])
    #expect(rig.last.problems.map(\.phase) == ["resolve guests"])
  }

  @Test func offersOneAsAConfirmation() {
    var rig = ordered("Guest")
    rig.resolve(.disambiguation([person("Guest 1")]))
    #expect(rig.asked?.kind == .confirmation)
    #expect(rig.asked?.details["value"] == .name("Guest 1"))
    #expect(rig.last.problems.map(\.rule) == [.singleDisambiguation])
  }

  @Test func asksToBeMoreSpecificAboutMoreThanTen() {
    var rig = ordered("Guest")
    rig.resolve(.disambiguation(people(80)))
    #expect(rig.asked?.kind == .needsMoreDetails)
    #expect(rig.asked?.choices == [])
    #expect(rig.asked?.details["value"] == .name("Guest"))
    #expect(rig.machine.expectation?.choices.count == 80)
    #expect(rig.reply(.choices([41])).next == .resolve(parameter: "guests"))
    #expect(rig.values("guests") == ["Guest 42"])
  }

  @Test func theAnswerNarrowsTheSameParameter() {
    var rig = ordered("Guest")
    rig.resolve(.disambiguation(people(80)))
    rig.reply(.choices(Array(0..<20)))
    #expect(rig.asked?.kind == .needsMoreDetails)
    #expect(rig.machine.expectation?.choices.count == 20)
    rig.reply(.choices([3, 4]))
    #expect(rig.asked?.kind == .disambiguation)
    #expect(rig.asked?.choices.map(\.name) == ["Guest 4", "Guest 5"])
    rig.reply(.choices([1]))
    #expect(rig.values("guests") == ["Guest 5"])
  }

  @Test func needsMoreDetailsAsksAboutTheValue() {
    var rig = ordered("Guest")
    rig.resolve(.needsMoreDetails(person("Guest")))
    #expect(rig.asked?.kind == .needsMoreDetails)
    #expect(rig.say([("guests", "Guest Forty-Two")]).next == .resolve(parameter: "guests"))
    #expect(rig.values("guests") == ["Guest Forty-Two"])
  }

  @Test func yesGoesBackToTheResolver() {
    var rig = ordered("An")
    rig.resolve(.confirmationRequired(person("Ann")))
    #expect(rig.asked?.kind == .confirmation)
    #expect(rig.reply(.yes).next == .resolve(parameter: "guests"))
    #expect(rig.values("guests") == ["Ann"])
  }

  @Test func aValueThatHasItsYesIsNotAskedAboutAgain() {
    var rig = ordered("An")
    rig.resolve(.confirmationRequired(person("Ann")))
    rig.reply(.yes)
    #expect(rig.resolve(.confirmationRequired(person("Ann"))).next == .resolve(parameter: "note"))
    #expect(rig.values("guests") == ["Ann"])
  }

  @Test func noAsksForAnotherValue() {
    var rig = ordered("An")
    rig.resolve(.confirmationRequired(person("Ann")))
    rig.reply(.no)
    #expect(rig.asked?.kind == .needsValue)
    #expect(rig.values("guests") == [])
    rig.say([("guests", "Bea")])
    #expect(rig.values("guests") == ["Bea"])
  }

  @Test func noWithAValueIsTakenAsThatValue() {
    var rig = ordered("An")
    rig.resolve(.confirmationRequired(person("Ann")))
    #expect(rig.say([("guests", "Bea")], correction: true).next == .resolve(parameter: "guests"))
    #expect(rig.values("guests") == ["Bea"])
  }

  @Test func unsupportedSaysWhyAndAsksAgain() {
    var rig = ordered("Ann")
    rig.resolve(.unsupported(TeaGuestReason.away))
    #expect(rig.asked?.kind == .unsupported)
    #expect(rig.asked?.reason == UnsupportedReason("away"))
    #expect(rig.asked?.details["value"] == .name("Ann"))
    #expect(rig.say([("guests", "Bea")]).next == .resolve(parameter: "guests"))
    #expect(rig.values("guests") == ["Bea"])
  }
}

@Suite struct DialogueMachineElementTests {
  private func ordered(_ guests: String...) -> MachineRig {
    var rig = MachineRig()
    rig.order(guests.map { ("guests", $0) })
    return rig
  }

  @Test func anElementThatNeedsAnAnswerDoesNotDisturbSettledOnes() {
    var rig = ordered("Ann", "Guest", "Cal")
    rig.resolve(
      .success(person("Ann A.")), .disambiguation(people(2)), .success(person("Cal C.")))
    rig.reply(.choices([1]))
    #expect(rig.values("guests") == ["Ann A.", "Guest 2", "Cal C."])
    // The settled ones stay settled, whatever a forgetful resolver says of them now.
    rig.resolve(.disambiguation(people(3)), .success(person("Guest 2")), .needsValue)
    #expect(rig.last.next == .resolve(parameter: "note"))
    #expect(rig.values("guests") == ["Ann A.", "Guest 2", "Cal C."])
  }

  @Test func elementsAreAskedAboutOneAfterTheOther() {
    var rig = ordered("Guest", "An")
    rig.resolve(.disambiguation(people(2)), .confirmationRequired(person("Ann")))
    #expect(rig.asked?.kind == .disambiguation)
    rig.reply(.choices([0]))
    rig.resolve(.success(person("Guest 1")), .confirmationRequired(person("Ann")))
    #expect(rig.asked?.kind == .confirmation)
    rig.reply(.yes)
    rig.resolve(.success(person("Guest 1")), .success(person("Ann")))
    #expect(rig.last.next == .resolve(parameter: "note"))
    #expect(rig.values("guests") == ["Guest 1", "Ann"])
  }

  @Test func onlyTheRefusedElementIsReplaced() {
    var rig = ordered("Ann", "Bea", "Cal")
    rig.resolve(.success(person("Ann")), .unsupported, .success(person("Cal")))
    rig.say([("guests", "Dan"), ("guests", "Eve")])
    #expect(rig.values("guests") == ["Ann", "Dan", "Eve", "Cal"])
  }

  @Test func anElementThatIsNotRequiredIsDropped() {
    var rig = ordered("Ann", "Bea")
    rig.resolve(.notRequired, .success(person("Bea")))
    #expect(rig.values("guests") == ["Bea"])
    #expect(rig.last.next == .resolve(parameter: "note"))
  }

  @Test func oneNeedsValueStandsForTheWholeParameter() {
    var rig = ordered("Ann", "Bea")
    rig.resolve(.needsValue)
    #expect(rig.asked?.kind == .needsValue)
    #expect(rig.values("guests") == [])
    #expect(rig.last.problems == [])
  }

  @Test func oneNotRequiredStandsForTheWholeParameter() {
    var rig = ordered("Ann", "Bea")
    rig.resolve(.notRequired)
    #expect(rig.values("guests") == [])
    #expect(rig.last.next == .resolve(parameter: "note"))
  }

  @Test func acceptedValuesAreTakenThoughTheirNumberIsWrong() {
    var rig = ordered("Ann", "Bea", "Cal")
    rig.resolve(.success(person("The whole family")))
    #expect(rig.last.problems.map(\.rule) == [.wrongNumberOfResults])
    #expect(rig.last.problems.map(\.detail) == ["3 expected, 1 given"])
    #expect(rig.values("guests") == ["The whole family"])
    #expect(rig.last.next == .resolve(parameter: "note"))
  }

  @Test func aWrongNumberOfQuestionsFails() {
    var rig = ordered("Ann", "Bea", "Cal")
    rig.resolve(.success(person("Ann")), .disambiguation(people(2)))
    #expect(rig.last.problems.map(\.rule) == [.wrongNumberOfResults])
    #expect(rig.ending?.outcome == .failed)
    #expect(rig.machine.state == .idle)
  }

  @Test func noResultsForNothingSaidIsTakenAsNotRequired() {
    var rig = ordered()
    rig.resolve()
    #expect(rig.last.problems.map(\.rule) == [.wrongNumberOfResults])
    #expect(rig.last.next == .resolve(parameter: "note"))
  }
}

@Suite struct DialogueMachineCircleTests {
  @Test func aPickedValueOfferedAgainEndsPolitely() {
    var rig = MachineRig()
    rig.order([("guests", "Guest")])
    rig.resolve(.disambiguation(people(3)))
    rig.reply(.choices([1]))
    rig.resolve(.disambiguation(people(3)))
    #expect(rig.ending?.outcome == .gaveUp)
    #expect(rig.last.problems.map(\.rule) == [.neverSettles])
  }

  @Test func aPersonAndThenAnAddressMayBeAskedFor() {
    var rig = MachineRig()
    rig.order([("guests", "Guest")])
    rig.resolve(.disambiguation(people(2)))
    rig.reply(.choices([0]))
    let addresses = ["home", "work"].map { person("Guest 1", handle: $0) }
    rig.resolve(.disambiguation(addresses))
    #expect(rig.asked?.choices.map(\.detail) == ["home", "work"])
    #expect(rig.asked?.attempt == 0)
    rig.reply(.choices([1]))
    #expect(rig.resolve(.success(addresses[1])).next == .resolve(parameter: "note"))
  }

  @Test func aResolverThatAlwaysWantsAValueEndsPolitely() {
    var rig = MachineRig()
    rig.order()
    var asked = 0
    rig.resolve(.needsValue)
    while rig.asked != nil, asked < 100 {
      asked += 1
      rig.say([("guests", "Ann")])
      rig.resolve(.needsValue)
    }
    #expect(asked == Policy().maximumRounds)
    #expect(rig.last.problems.map(\.rule) == [.neverSettles])
    #expect(rig.ending?.outcome == .gaveUp)
  }

  @Test func theQuestionIsPutInOtherWordsEachTime() {
    var rig = MachineRig()
    rig.order()
    rig.resolve(.needsValue)
    #expect(rig.asked?.attempt == 0)
    rig.say([("guests", "Ann")])
    rig.resolve(.needsValue)
    #expect(rig.asked?.attempt == 1)
  }

  /// It settles one element and takes the other back, for ever.
  @Test func aResolverThatTakesBackWhatItSettledEndsPolitely() {
    var rig = MachineRig()
    rig.order([("guests", "Ann"), ("guests", "Bea")])
    var asked = 0
    while rig.machine.state != .idle, asked < 10_000 {
      asked += 1
      let first = asked.isMultiple(of: 2)
      rig.resolve(
        first ? .success(person("Ann")) : .unsupported, first ? .unsupported : .success(person("Bea")))
      rig.say([("guests", "Cal \(asked)")])
    }
    #expect(rig.machine.state == .idle)
    #expect(asked < 1000)
  }

  // MARK: The address that was used before

  private static func anna(_ handle: String, _ identifier: String? = "a") -> Person {
    Person("Anna", handle: PersonHandle(handle), contactIdentifier: identifier)
  }

  private func offered(_ people: [Person], lately: [Person]) -> MachineRig {
    var rig = MachineRig()
    rig.order([("guests", "Anna")])
    rig.pass(rig.machine.resolved([.disambiguation(people.map { AnyParameterValue($0) })], lately: lately))
    return rig
  }

  @Test func anAddressThatWasUsedBeforeIsTakenAgain() {
    let both = [Self.anna("1"), Self.anna("2")]
    var rig = offered(both, lately: [Self.anna("9"), Self.anna("2")])
    #expect(rig.last.next == .resolve(parameter: "guests"))
    #expect(rig.machine.request?[parameter: "guests"]?.liveValues == [AnyParameterValue(both[1])])
    // Whoever takes it back is asked.
    rig.resolve(.success(AnyParameterValue(both[1])))
    rig.resolve(.needsValue)
    rig.reply(.takeBack([]))
    #expect(rig.last.next == .resolve(parameter: "guests"))
    rig.pass(rig.machine.resolved([.disambiguation(both.map { AnyParameterValue($0) })], lately: [both[1]]))
    #expect(rig.asked?.kind == .disambiguation)
  }

  @Test func whoIsNotSurelyThatPersonIsAskedAbout() {
    // Two people, one who has no identifier, and an address that nobody used.
    #expect(
      offered([Self.anna("1"), Self.anna("2", "b")], lately: [Self.anna("2", "b")]).asked?.kind == .disambiguation)
    #expect(offered([Self.anna("1", nil), Self.anna("2", nil)], lately: [Self.anna("2", nil)]).asked != nil)
    #expect(offered([Self.anna("1"), Self.anna("2")], lately: [Self.anna("3")]).asked?.kind == .disambiguation)
    #expect(offered([Self.anna("1"), Self.anna("2")], lately: []).asked?.kind == .disambiguation)
  }
}
