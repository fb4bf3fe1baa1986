import IntentModel

extension IntentDescription.ParameterDescription {
  /// Whether a word that nobody knows may be a value before the go-ahead, after words that say that one follows.
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

  /// Whether a parameter of a kind may take what fills a slot.
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
  /// Whether a meaning is of the kind without being converted to it.
  func isOwn(_ meaning: SpokenValue.Meaning) -> Bool { meaning.measuredKind == self }
}
