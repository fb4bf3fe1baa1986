import IntentModel
import LanguageNotation

/// What fills a slot of a phrase.
package enum SlotFiller: Sendable, Hashable {
  case text
  case term
  case person(list: Bool)
  case name(VocabularyType, list: Bool)
  case symbol
  case value(SpanKind)
  case place

  /// The filler for a slot, from the notation or the parameter's own kind; `nil` for a parameter that is never said.
  package init?(_ slot: SlotPattern, _ parameter: IntentDescription.ParameterDescription) {
    if !slot.symbols.isEmpty {
      self = .symbol
      return
    }
    if let type = slot.type {
      self.init(typeName: type, isArray: parameter.isArray)
    } else {
      self.init(parameter.kind, isArray: parameter.isArray)
    }
  }

  /// The filler for words that no parameter takes: values of a type, or symbols; `nil` for a slot that names neither.
  init?(untaken slot: SlotPattern) {
    if !slot.symbols.isEmpty {
      self = .symbol
    } else if let type = slot.type {
      self.init(typeName: type, isArray: false)
    } else {
      return nil
    }
  }

  private init?(_ kind: ValueKind, isArray: Bool) {
    switch kind.form {
    case .text: self = .text
    case .term: self = .term
    case .person: self = .person(list: isArray)
    case .name(let type): self = .name(type, list: isArray)
    case .symbol, .flag: self = .symbol
    case .number: self = .value(.number)
    case .money: self = .value(.money)
    case .date: self = .value(.date)
    case .quantity(let quantity): self = .value(SpanKind(quantity))
    case .place: self = .place
    case .unspoken: return nil
    }
  }

  private init(typeName: String, isArray: Bool) {
    switch typeName {
    case "text": self = .text
    case "term": self = .term
    case "person": self = .person(list: isArray)
    case "place": self = .place
    default:
      if let kind = SpanKind.named[typeName] {
        self = .value(kind)
      } else {
        self = .name(VocabularyType(typeName), list: isArray)
      }
    }
  }
}
