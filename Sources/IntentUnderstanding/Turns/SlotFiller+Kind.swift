import IntentAutomaton
import IntentModel

extension IntentDescription.ParameterDescription {
  /// Whether an unknown word can fill the slot at the go-ahead, behind words saying that a value follows.
  func takesUnknown(_ filler: SlotFiller) -> Bool {
    switch filler {
    case .place, .name, .person, .value(.namedPlace): filler.fits(kind)
    default: false
    }
  }
}

extension SlotFiller {
  /// Whether somebody fills the slot.
  var isPerson: Bool { if case .person = self { true } else { false } }

  /// Whether a parameter of some kind can take what fills the slot.
  func fits(_ kind: ValueKind) -> Bool {
    switch (self, kind) {
    case (.person, .person), (.text, .text), (.term, .term), (.place, .place), (.symbol, .symbol), (.symbol, .flag):
      true
    case (.name(let type, _), .name(let other)): type == other
    case (.value(.written), .person), (.value(.namedPlace), .place): true
    case (.value(.written), _), (.value(.namedPlace), _): false
    case (.value(let span), _): kind.isMeasured && (span == .number || kind == .number || span.kind == kind)
    default: false
    }
  }
}

extension ValueKind {
  /// Whether a meaning is of the kind without a conversion.
  func isOwn(_ meaning: SpokenValue.Meaning) -> Bool { meaning.measuredKind == self }
}
