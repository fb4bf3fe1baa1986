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
    AnyIntentHandler(self, further, resolve, confirm, handle)
  }

  private init(
    _ handler: AnyIntentHandler, _ further: Set<String>,
    _ resolve: @escaping @Sendable (String, AnyIntent) async throws -> [AnyResolutionResult],
    _ confirm: @escaping @Sendable (AnyIntent) async throws -> AnyIntentResponse,
    _ handle: @escaping @Sendable (AnyIntent) async throws -> AnyIntentResponse
  ) {
    let resolved = further.union(handler.resolvedParameters)
    self.description = handler.description
    self.resolvedParameters = handler.description.parameters.map(\.name).filter(resolved.contains)
    self.begin = handler.begin
    self.values = handler.values
    self.setValues = handler.setValues
    self.typed = handler.typed
    self.resolve = resolve
    self.confirm = confirm
    self.handle = handle
    self.revive = handler.revive
    self.updates = handler.updates
  }
}
