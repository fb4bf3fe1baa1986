import Foundation
import IntentModel

/// An address at which a person is reached.
///
/// Source: `INPersonHandle`, iOS 10.
public class INPersonHandle: ValueObject<PersonHandle>, @unchecked Sendable {
  /// The address; `nil` where only its label was said ("her work number").
  public var value: String? { held.value }
  /// What kind of address the value is.
  public var type: INPersonHandleType { held.type }
  /// What the address is used for; `nil` where that is not known.
  public var label: INPersonHandleLabel? { held.label }

  /// An address; `nil` where only its label was said.
  public convenience init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
    self.init(holding: PersonHandle(value, type: type, label: label))
  }
}

/// What kind of address it is.
public typealias INPersonHandleType = PersonHandle.Kind
/// What an address is used for: home, work, mobile.
public typealias INPersonHandleLabel = PersonHandle.Label
