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

  /// Whether the person may be meant: nothing known of the person contradicts the word.
  func fits(_ reference: SpokenReference) -> Bool {
    switch reference {
    case .him: self != .female
    case .her: self != .male
    default: true
    }
  }

  /// Whether the person is known to be of the gender that the word names.
  func speaks(for reference: SpokenReference) -> Bool {
    switch reference {
    case .him: self == .male
    case .her: self == .female
    default: false
    }
  }
}
