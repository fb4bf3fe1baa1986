/// An optional value that takes room only where there is one: of thousands of conversations most have nothing open.
@propertyWrapper
struct Boxed<Value: Sendable>: Sendable {
  private indirect enum Box: Sendable {
    case empty
    case full(Value)
  }
  private var box = Box.empty

  init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  var wrappedValue: Value? {
    get { if case .full(let value) = box { value } else { nil } }
    set { box = newValue.map { .full($0) } ?? .empty }
  }
}
