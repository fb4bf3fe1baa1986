import IntentModel

/// Whether a person is known to be a man or a woman, as far as "him" and "her" depend on it.
///
/// Only a relationship that the user has named shows it ("my mother"), never a name.
enum PersonGender: Sendable {
  case male, female, unknown

  init(_ person: Person) {
    switch person.relationship?.gender {
    case .male: self = .male
    case .female: self = .female
    case nil: self = .unknown
    }
  }

  /// Whether nothing speaks against the person's being meant.
  func fits(_ reference: SpokenReference) -> Bool {
    switch reference {
    case .him: self != .female
    case .her: self != .male
    default: true
    }
  }

  /// Whether it is known that such a word means such a person.
  func speaks(for reference: SpokenReference) -> Bool {
    switch reference {
    case .him: self == .male
    case .her: self == .female
    default: false
    }
  }
}
