/// A pattern of words as the notation writes it: `@send [a] @message to {recipients}`.
package enum Pattern: Sendable, Hashable {
  /// A word of the text; it may be several tokens.
  case word(String)
  /// A class of words, by its name without the `@`.
  case wordClass(String)
  /// A part of phrases, by its name without the `$`.
  case part(String)
  indirect case slot(SlotPattern)
  case sequence([Pattern])
  case choice([Pattern])
  indirect case optional(Pattern)
  /// Any number of times, or not at all.
  indirect case repeated(Pattern)
}

/// A place in a phrase for the value of a parameter: `{recipients}`, `{attributes=read|unread}`, `{name:contactName}`.
///
/// `{app}` takes an app's name, and `{*}` any words, which are ignored.
package struct SlotPattern: Sendable, Hashable {
  package var parameter: String
  /// The vocabulary type or the kind of value, where the notation gives one.
  package var type: String?
  /// Whether only a name that a vocabulary knows is allowed here: `{name:contactGroupName!}`.
  package var isKnown: Bool
  /// The symbols that the slot takes; any, where the list is empty.
  package var symbols: [String]

  package init(_ parameter: String, type: String? = nil, isKnown: Bool = false, symbols: [String] = []) {
    self.parameter = parameter
    self.type = type
    self.isKnown = isKnown
    self.symbols = symbols
  }
}
