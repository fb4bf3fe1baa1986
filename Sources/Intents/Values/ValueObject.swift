import CoreLocation
import Foundation
import IntentModel

/// A class that wraps one of Parley's values and can be created from it.
package protocol ValueHolding {
  associatedtype Held
  var held: Held { get }
  init(holding value: Held)
}

/// An object of SiriKit that wraps one of Parley's values and reads its properties from it: there is no second model.
///
/// Two objects are equal where their values are. A copy is another object; changes to one do not affect the other.
public class ValueObject<Held: Sendable & Hashable>: NSObject, NSCopying, ValueHolding, @unchecked Sendable {
  package var held: Held

  package required init(holding value: Held) { self.held = value }

  /// Another object with an equal value.
  public func copy(with zone: NSZone? = nil) -> Any { Self(holding: held) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? ValueObject<Held>).map { $0.held == held } ?? false
  }

  public override var hash: Int { held.hashValue }
}

extension CLPlacemark: ValueHolding {}

/// The object that wraps a value; `nil` without one.
func object<Object: ValueHolding>(_ value: Object.Held?) -> Object? { value.map(Object.init(holding:)) }

/// The objects that wrap the values of a list; `nil` for an empty list, which in SiriKit means that nothing was said.
func objects<Object: ValueHolding>(_ values: [Object.Held]) -> [Object]? {
  values.isEmpty ? nil : values.map(Object.init(holding:))
}

/// The values that the objects of a list wrap.
func values<Object: ValueHolding>(_ objects: [Object]?) -> [Object.Held] { objects?.map(\.held) ?? [] }

/// The list; `nil` where it is empty.
func listed<Element>(_ elements: [Element]) -> [Element]? { elements.isEmpty ? nil : elements }

/// The value; `nil` where it is the case that means nothing was said.
func said<Value: Equatable>(_ value: Value, except nothing: Value) -> Value? { value == nothing ? nil : value }
