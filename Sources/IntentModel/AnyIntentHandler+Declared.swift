/// The code of a handler that knows its intent only by description, as a host in another language does.
package struct UntypedPhases: Sendable {
  package var resolve: @Sendable (_ parameter: String, AnyIntent) async throws -> [AnyResolutionResult]
  package var confirm: @Sendable (AnyIntent) async throws -> AnyIntentResponse
  package var handle: @Sendable (AnyIntent) async throws -> AnyIntentResponse
  package var updates: AnyIntentUpdates?

  package init(
    resolve: @escaping @Sendable (_ parameter: String, AnyIntent) async throws -> [AnyResolutionResult],
    confirm: @escaping @Sendable (AnyIntent) async throws -> AnyIntentResponse,
    handle: @escaping @Sendable (AnyIntent) async throws -> AnyIntentResponse, updates: AnyIntentUpdates? = nil
  ) {
    self.resolve = resolve
    self.confirm = confirm
    self.handle = handle
    self.updates = updates
  }
}

extension AnyIntentHandler {
  /// Joins an intent, as it is described, to code that gets it without its type.
  ///
  /// - Parameter resolved: The names of the parameters that the code resolves.
  package init(_ description: IntentDescription, resolving resolved: Set<String>, by phases: UntypedPhases) {
    self = description.makeHandler().with(phases, resolving: resolved, as: description)
  }

  /// The handler of a declared intent that has no code yet.
  init(declaring declaration: IntentDeclaration, _ description: IntentDescription) {
    let shape = DeclaredShape(declaration)
    let values = IntentValues(
      begin: { draft in
        var intent = DeclaredIntent(declaration)
        for parameter in declaration.parameters {
          intent.values[parameter.name] = shape.values(parameter, draft.values(for: parameter.name))
        }
        return AnyIntent(intent)
      }, values: { name, intent in try shape.declared(intent, name).values[name] ?? [] },
      setValues: { name, values, intent in
        var copy = try shape.declared(intent, name)
        copy.values[name] = values
        intent = AnyIntent(copy)
      }, typed: { name, spoken in shape.values(try shape.parameter(name), spoken) },
      restore: { AnyIntent(try shape.declared($0, nil)) })
    let phases = UntypedPhases(
      resolve: { name, _ in throw IntentHandlerError.noParameter(name, of: declaration.name) },
      confirm: { _ in .ready }, handle: { _ in AnyIntentResponse(code: "failure") })
    self.init(description, resolving: [], values, phases)
  }
}

/// What goes between the engine and the values of a declared intent.
private struct DeclaredShape: Sendable {
  private let declaration: IntentDeclaration
  private let parameters: [String: IntentDeclaration.Parameter]

  init(_ declaration: IntentDeclaration) {
    self.declaration = declaration
    parameters = Dictionary(declaration.parameters.map { ($0.name, $0) }) { first, _ in first }
  }

  /// - Throws: ``IntentHandlerError/noParameter(_:of:)``.
  func parameter(_ name: String) throws -> IntentDeclaration.Parameter {
    guard let parameter = parameters[name] else {
      throw IntentHandlerError.noParameter(name, of: declaration.name)
    }
    return parameter
  }

  func values(_ parameter: IntentDeclaration.Parameter, _ spoken: [SpokenValue]) -> [AnyParameterValue] {
    DeclaredValue.values(of: DeclaredValue.type(of: parameter.kind), spoken, isArray: parameter.isArray)
  }

  /// - Throws: ``IntentHandlerError``, also where the intent has no such parameter.
  func declared(_ intent: AnyIntent, _ parameter: String?) throws -> DeclaredIntent {
    if let parameter { _ = try self.parameter(parameter) }
    guard intent.name == declaration.name else {
      throw IntentHandlerError.wrongIntent(expected: declaration.name, found: intent.name)
    }
    return try intent.declared ?? restored(intent)
  }

  /// An intent that was stored, typed again.
  private func restored(_ intent: AnyIntent) throws -> DeclaredIntent {
    var declared = DeclaredIntent(declaration)
    guard case .object(let members)? = intent.storedParameters else { return declared }
    for parameter in declaration.parameters {
      guard let json = members[parameter.name] else { continue }
      let type = DeclaredValue.type(of: parameter.kind)
      let elements = if parameter.isArray, case .array(let list) = json { list } else { [json] }
      declared.values[parameter.name] = try elements.map {
        AnyParameterValue(erasing: try DeclaredValue.value(of: type, $0))
      }
    }
    return declared
  }
}
