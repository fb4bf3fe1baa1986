import IntentModel

/// Which past call is meant: with whom, of what kind. Source: `INCallRecordFilter`, iOS 14.
///
/// Words fill it one symbol at a time: the name of a call type (`missed`, `latest`) or a capability (`videoCall`).
public struct CallRecordFilter: ParameterValue {
  public var participants: [Person]
  public var callTypes: CallRecordTypeOptions
  public var callCapability: CallCapability

  public init(
    participants: [Person] = [], callTypes: CallRecordTypeOptions = [],
    callCapability: CallCapability = .unknown
  ) {
    self.participants = participants
    self.callTypes = callTypes
    self.callCapability = callCapability
  }

  public static var kind: ValueKind { .symbol }

  public init?(_ spoken: SpokenValue) {
    self.init()
    guard join(spoken) else { return nil }
  }

  public mutating func join(_ spoken: SpokenValue) -> Bool {
    if case .person(let person) = spoken.meaning {
      participants.append(person)
    } else if let types = CallRecordTypeOptions(spoken) {
      callTypes.formUnion(types)
    } else if let capability = CallCapability(spoken) {
      callCapability = capability
    } else {
      return false
    }
    return true
  }

  public var told: ToldValue {
    let capability = callCapability == .unknown ? [] : [callCapability.told]
    return .list(callTypes.symbols.map { .symbol($0) } + capability + participants.map(\.told))
  }
}
