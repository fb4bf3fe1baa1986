/// The code that settles one parameter, joined to the parameter by its key path.
public struct Resolver<I: Intent>: Sendable {
  let keyPath: PartialKeyPath<I> & Sendable
  let resolve: @Sendable (I) async throws -> [AnyResolutionResult]

  /// Settles a parameter that holds one value.
  public init<Value: ParameterValue>(
    _ keyPath: WritableKeyPath<I, Value?> & Sendable,
    _ resolve: @escaping @Sendable (I) async throws -> ResolutionResult<Value>
  ) {
    self.keyPath = keyPath
    self.resolve = { [try await resolve($0).map(AnyParameterValue.init)] }
  }

  /// Settles a parameter that holds a list: one result for each element, in the same order.
  public init<Value: ParameterValue>(
    _ keyPath: WritableKeyPath<I, [Value]> & Sendable,
    each resolve: @escaping @Sendable (I) async throws -> [ResolutionResult<Value>]
  ) {
    self.keyPath = keyPath
    self.resolve = { try await resolve($0).map { $0.map(AnyParameterValue.init) } }
  }
}

/// A verdict on a value whose type only the handler knows.
package typealias AnyResolutionResult = ResolutionResult<AnyParameterValue>
