import IntentModel
import Testing

@Suite struct PersonGenderTests {
  @Test func aRelationshipThatOnlyAManOrAWomanHasSaysSo() {
    #expect(Person.Relationship.mother.gender == .female)
    #expect(Person.Relationship("BrotherInLaw").gender == .male)
  }

  @Test func oneThatAnybodyMayHaveSaysNothing() {
    #expect(Person.Relationship.partner.gender == nil)
    #expect(Person.Relationship("").gender == nil)
  }
}
