/// A value whose copies share its memory until one is changed.
package struct Shared<Value: Sendable>: Sendable {
  /// The memory of a value; it is changed only while one copy refers to it, as with the storage of an array.
  private final class Place: Sendable {
    nonisolated(unsafe) var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var place: Place

  package init(_ value: Value) { place = Place(value) }

  package var value: Value {
    _read { yield place.value }
    _modify {
      if !isKnownUniquelyReferenced(&place) { place = Place(place.value) }
      yield &place.value
    }
  }
}

extension Shared: Equatable where Value: Equatable {
  package static func == (a: Self, b: Self) -> Bool { a.place === b.place || a.value == b.value }
}

extension Shared: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
