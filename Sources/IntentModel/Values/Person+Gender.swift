extension Person.Relationship {
  /// What a relationship says of a person besides.
  package enum Gender: Sendable { case male, female }

  /// Whether a person with this relationship is a man or a woman; `nil` where it may be either.
  package var gender: Gender? { Self.genders[rawValue.lowercased()] }

  /// By the names that relationships have in the framework of contacts, which are no words of a language.
  private static let genders: [String: Gender] = {
    let male = [
      "father", "brother", "son", "grandfather", "uncle", "nephew", "stepfather", "fatherinlaw", "brotherinlaw",
      "soninlaw", "husband", "boyfriend",
    ]
    let female = [
      "mother", "sister", "daughter", "grandmother", "aunt", "niece", "stepmother", "motherinlaw", "sisterinlaw",
      "daughterinlaw", "wife", "girlfriend",
    ]
    let all = male.map { ($0, Gender.male) } + female.map { ($0, .female) }
    return Dictionary(all) { first, _ in first }
  }()
}
