import IntentModel
import IntentText

extension Reminder.Place {
  /// Whether two are the same place: by name, or less than 150 metres apart.
  package func isSame(as other: Reminder.Place) -> Bool {
    switch (self, other) {
    case (.home, .home), (.work, .work): return true
    case (.place(let a), .place(let b)):
      if let here = a.coordinate, let there = b.coordinate { return here.distance(to: there) < 150 }
      return a.name != nil && a.name.map(Folding.folded) == b.name.map(Folding.folded)
    default: return false
    }
  }
}
