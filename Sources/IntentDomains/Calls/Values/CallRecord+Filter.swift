import IntentModel

extension CallRecord {
  /// Which past call is meant: with whom, of what kind.
  ///
  /// Source: `INCallRecordFilter`, iOS 14.
  ///
  /// Words fill it one symbol at a time: the name of a call type (`missed`, `latest`) or a capability (`videoCall`).
  public struct Filter: ParameterValue {
    /// The people in the call; empty for anybody.
    public var participants: [Person]
    /// What became of the call; several kinds may be named, none means any.
    public var callTypes: TypeOptions
    /// By voice or with video; `unknown` means either.
    public var callCapability: CallCapability

    /// A filter; what is left out does not narrow it.
    public init(
      participants: [Person] = [], callTypes: TypeOptions = [],
      callCapability: CallCapability = .unknown
    ) {
      self.participants = participants
      self.callTypes = callTypes
      self.callCapability = callCapability
    }

    /// Filled by the symbols of kinds of calls and of capabilities.
    public static var kind: ValueKind { .symbol }

    /// `nil` where the words name no person, no kind of call and no capability.
    public init?(_ spoken: SpokenValue) {
      self.init()
      guard join(spoken) else { return nil }
    }

    /// Narrows the filter by one more person, kind or capability.
    public mutating func join(_ spoken: SpokenValue) -> Bool {
      if case .person(let person) = spoken.meaning {
        participants.append(person)
      } else if let types = TypeOptions(spoken) {
        callTypes.formUnion(types)
      } else if let capability = CallCapability(spoken) {
        callCapability = capability
      } else {
        return false
      }
      return true
    }

    /// The kinds first, then voice or video, then the people.
    public var told: ToldValue {
      let capability = callCapability == .unknown ? [] : [callCapability.told]
      return .list(callTypes.symbols.map { .symbol($0) } + capability + participants.map(\.told))
    }
  }
}
