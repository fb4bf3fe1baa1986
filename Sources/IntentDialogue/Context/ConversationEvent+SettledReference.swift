import IntentModel

extension ConversationEvent {
  /// What referring words were found to mean, for readers of the events.
  public struct SettledReference: Sendable, Hashable, Codable {
    /// The parameter that the words fill.
    public var parameter: String
    /// The user's words; empty where the verb itself contains the pronoun ("llámalo").
    public var words: String
    /// What the words point to: a person, a place, an amount, a text.
    public var reference: SpokenReference
    /// What the words mean; empty where nothing that was mentioned fits.
    public var values: [ToldValue]
    /// Where the meaning was found.
    public var source: Source

    /// Where it was found.
    public enum Source: Sendable, Hashable, Codable {
      /// The conversation spoke of it.
      case conversation
      /// The user is looking at it, in the app of this name.
      case activity(app: String)
      /// The device knows where it is.
      case location
      case nothing
    }
  }
}

extension ConversationEvent.SettledReference: CustomStringConvertible {
  /// `contacts "him" -> Bobo (spoken of)`.
  public var description: String {
    let words = words.isEmpty ? reference.symbol : EventLine.quoted(words)
    let found: String
    switch source {
    case .conversation: found = "\(told) (spoken of)"
    case .activity(let app): found = "\(told) (looked at in \(EventLine.oneLine(app)))"
    case .location: found = "\(told) (here)"
    case .nothing: found = "nothing"
    }
    return "\(parameter) \(words) -> \(found)"
  }

  private var told: String {
    let told = values.map(EventLine.value)
    return told.count == 1 ? told[0] : "[\(told.joined(separator: ", "))]"
  }
}
