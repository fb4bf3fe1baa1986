import Foundation
import IntentModel

/// An address at which a person is reached. Source: `INPersonHandle`, iOS 10.
public class INPersonHandle: ValueObject<PersonHandle>, @unchecked Sendable {
  public var value: String? { held.value }
  public var type: INPersonHandleType { held.type }
  public var label: INPersonHandleLabel? { held.label }

  public convenience init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
    self.init(holding: PersonHandle(value, type: type, label: label))
  }
}

/// What kind of address it is.
public typealias INPersonHandleType = PersonHandle.Kind
/// What an address is used for: home, work, mobile.
public typealias INPersonHandleLabel = PersonHandleLabel
