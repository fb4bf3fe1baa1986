import IntentDialogue
import IntentModel
import IntentUnderstanding
import Testing

/// What an app chose for a parameter that nothing was said for is asked for again when the user has said more.
@Suite struct DialogueMachineGuessesTests {
  /// The note is asked for, and the app has chosen the guest itself.
  private func guessing() -> MachineRig {
    var rig = MachineRig()
    rig.order()
    rig.resolve(.success(person("Ann A.")))
    rig.resolve(.needsValue)
    return rig
  }

  @Test func anAnswerHasTheAppChooseAgain() {
    var rig = guessing()
    #expect(rig.say([("note", "lemon")]).next == .resolve(parameter: "guests"))
    #expect(rig.values("guests").isEmpty)
    rig.resolve(.needsValue)
    #expect(rig.asked?.parameter == "guests")
    rig.say([("guests", "Bea")])
    rig.resolve(.success(person("Bea B.")))
    #expect(rig.last.next == .resolve(parameter: "note"))
    #expect(rig.values("note") == ["lemon"])
  }

  @Test func whatWasSaidIsNotChosenAgain() {
    var rig = MachineRig()
    rig.order([("guests", "Ann")])
    rig.resolve(.success(person("Ann A.")))
    rig.resolve(.needsValue)
    #expect(rig.say([("note", "lemon")]).next == .resolve(parameter: "note"))
    #expect(rig.values("guests") == ["Ann A."])
  }

  @Test func whatTheUserHasConfirmedIsNoGuess() {
    var rig = MachineRig()
    rig.order()
    rig.resolve(.confirmationRequired(person("Ann A.")))
    rig.reply(.yes)
    rig.resolve(.success(person("Ann A.")))
    rig.resolve(.needsValue)
    #expect(rig.say([("note", "lemon")]).next == .resolve(parameter: "note"))
    #expect(rig.values("guests") == ["Ann A."])
  }

  @Test func whatIsNotUnderstoodChangesNothing() {
    var rig = guessing()
    rig.reply(.notUnderstood)
    #expect(rig.values("guests") == ["Ann A."])
  }

  @Test func aGuessIsStillOneAfterItWasStored() throws {
    var rig = guessing()
    rig.machine = try JSONRoundTrip.of(rig.machine)
    #expect(rig.say([("note", "lemon")]).next == .resolve(parameter: "guests"))
  }

  // MARK: A request that is said anew

  /// Of two guests one is settled, and it is asked who the other is.
  private func choosing() -> MachineRig {
    var rig = MachineRig()
    rig.order([("guests", "Ann"), ("guests", "Bea")])
    rig.resolve(.success(person("Ann A.")), .disambiguation([person("Bea B."), person("Bea C.")]))
    return rig
  }

  @Test func aRequestInFullGoesToNobodyNamedBefore() {
    var rig = choosing()
    rig.say([("guests", "Cleo"), ("note", "lemon")], correction: true)
    #expect(rig.values("guests") == ["Cleo"])
  }

  @Test func aNameAloneTakesThePlaceOfTheOneThatIsAskedAbout() {
    var rig = choosing()
    rig.say([("guests", "Cleo")], correction: true)
    #expect(rig.values("guests") == ["Ann A.", "Cleo"])
    rig = choosing()
    rig.say([("guests", "Cleo"), ("note", "lemon")])
    #expect(rig.values("guests") == ["Ann A.", "Cleo"])
  }
}
