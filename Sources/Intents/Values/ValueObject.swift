import CoreLocation
import Foundation
import IntentModel

/// A class that stands for one of Parley's values, and can be made of it.
package protocol ValueHolding {
  associatedtype Held
  var held: Held { get }
  init(holding value: Held)
}

/// An object in SiriKit's form that holds one of Parley's values and reads through it: there is no second model.
///
/// Two objects are equal where their values are. A copy is another object, which a change does not reach.
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

/// The object that holds a value, where there is one.
func object<Object: ValueHolding>(_ value: Object.Held?) -> Object? { value.map(Object.init(holding:)) }

/// The objects that hold the values of a list; `nil` for an empty one, as SiriKit has what was not said.
func objects<Object: ValueHolding>(_ values: [Object.Held]) -> [Object]? {
  values.isEmpty ? nil : values.map(Object.init(holding:))
}

/// The values that the objects of a list hold.
func values<Object: ValueHolding>(_ objects: [Object]?) -> [Object.Held] { objects?.map(\.held) ?? [] }

/// A list that is absent where it is empty.
func listed<Element>(_ elements: [Element]) -> [Element]? { elements.isEmpty ? nil : elements }

/// A case that is absent where it is the one that stands for nothing said.
func said<Value: Equatable>(_ value: Value, except nothing: Value) -> Value? { value == nothing ? nil : value }
