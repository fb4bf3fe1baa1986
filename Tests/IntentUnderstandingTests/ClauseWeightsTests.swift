import LanguageNotation
import Testing

@testable import IntentUnderstanding

@Suite struct ClauseWeightsTests {
  static let text = """
    clause PayBill -1 = *
    clause StartCall -1 = *
    clause beyond -1 = *
    clause remark 0 = *
    joint begins -1 = *
    any PayBill 9.0 = pay | bill
    any StartCall 9.0 = call | ring
    any beyond 9.0 = weather
    any remark 9.0 = lovely | morning
    any begins 9.0 = >and | >pay
    """

  static func weights(_ text: String, packed: Bool = false) throws -> ClauseWeights {
    let file = LanguageFile("xx/Weights.txt", text: "== clauses\n" + text + "\n")
    let language = Language(tag: "xx", name: "X", files: [file])
    return ClauseWeights(packed ? try language.packed() : language)
  }

  @Test func theKindsAreThoseThatHaveAPrior() throws {
    let weights = try Self.weights(Self.text)
    #expect(weights.problems.isEmpty)
    #expect(weights.kinds.count == 4)
    #expect(Set(weights.kinds) == [.request("PayBill"), .request("StartCall"), .beyond, .remark])
  }

  @Test func whatIsEmbeddedSaysTheSameAsTheText() throws {
    let (text, packed) = (try Self.weights(Self.text), try Self.weights(Self.text, packed: true))
    #expect(text.kinds == packed.kinds)
    for name in ["pay", "call", ">and", "nothing"] {
      var (one, other) = ([Float](repeating: 0, count: 5), [Float](repeating: 0, count: 5))
      text.add([name], to: &one)
      packed.add([name], to: &other)
      #expect(one == other)
      #expect(one.contains { $0 != 0 } == (name != "nothing"))
    }
    #expect(packed.byteCount < text.byteCount)
  }

  @Test func aJointIsLikelierWhereAWordSpeaksForIt() throws {
    let weights = try Self.weights(Self.text)
    #expect(weights.logit(ofJoint: [">and"]) == 8)
    #expect(weights.logit(ofJoint: [">mate"]) == -1)
  }

  @Test func aLineOfAnotherQuestionIsTold() throws {
    let weights = try Self.weights("text yes 1 = ok\n" + Self.text)
    #expect(weights.problems.map(\.line) == [2])
    #expect(weights.kinds.count == 4)
  }

  @Test func aSituationHasItsOwnKindsAndPriors() throws {
    let weights = try Self.weights("goAhead yes 2 = *\ngoAhead remark 1 = *\n" + Self.text)
    let (yes, remark, call) = (
      try #require(weights.kinds.firstIndex(of: .move(.yes))), try #require(weights.kinds.firstIndex(of: .remark)),
      try #require(weights.kinds.firstIndex(of: .request("StartCall")))
    )
    let (fresh, goAhead) = (weights.priors(in: .fresh), weights.priors(in: .goAhead))
    #expect([goAhead[yes], goAhead[remark]] == [2, 1])
    #expect([fresh[remark], fresh[call]] == [0, -1])
    #expect(fresh[yes] == -.infinity && goAhead[call] == -.infinity)
    #expect(weights.knows(.goAhead) && !weights.knows(.choice))
    #expect(weights.priors(in: .choice) == fresh)
  }

  @Test func aLanguageWithoutThemHasNoKinds() {
    let weights = ClauseWeights(Language(tag: "xx", name: "X", files: []))
    #expect(weights.isEmpty)
    #expect(weights.byteCount == 0)
  }
}
