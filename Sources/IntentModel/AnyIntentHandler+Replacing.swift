extension AnyIntentHandler {
  /// The same handler with other code for its phases.
  ///
  /// - Parameter further: parameters that are resolved by the code given although the handler itself does not.
  ///
  /// Scripts stub phases with it, and tools watch them.
  package func replacing(
    resolve: @escaping @Sendable (String, AnyIntent) async throws -> [AnyResolutionResult],
    confirm: @escaping @Sendable (AnyIntent) async throws -> AnyIntentResponse,
    handle: @escaping @Sendable (AnyIntent) async throws -> AnyIntentResponse,
    resolving further: Set<String> = []
  ) -> AnyIntentHandler {
    with(
      UntypedPhases(resolve: resolve, confirm: confirm, handle: handle, updates: updates),
      resolving: further.union(resolvedParameters), as: description)
  }
}
