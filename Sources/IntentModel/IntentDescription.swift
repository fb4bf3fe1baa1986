/// A description of an intent that needs no handler: parameters, rules, codes.
///
/// Languages, lint and set-up read it.
public struct IntentDescription: Sendable {
  /// The intent's name.
  public let name: IntentName
  /// Other names by which files call the intent.
  public let aliases: [IntentName]
  /// The parameters in the order in which they are resolved.
  package let parameters: [ParameterDescription]
  /// The name of the first parameter that takes words as they are; `nil` where none does.
  package var textParameter: String? { parameters.first { $0.kind == .text }?.name }
  /// When the user is asked and what a locked device forbids.
  public internal(set) var rules: IntentRules
  /// The response codes, in the order of their raw values; they are made on request, because finding the names of cases
  /// is slow.
  package var codes: [Code] { makeCodes() }
  private let makeCodes: @Sendable () -> [Code]
  /// A handler without code of its own, which carries nothing out: what untyped code is joined to.
  let makeHandler: @Sendable () -> AnyIntentHandler

  /// A description of one parameter, without the intent's type.
  package struct ParameterDescription: Sendable {
    /// The name that scripts, prompts and vocabularies use, such as `recipients`.
    package let name: String
    /// The kind of words that fill the parameter.
    package let kind: ValueKind
    /// Whether the parameter takes several values.
    package let isArray: Bool
    /// The reasons for which the app may refuse a value.
    package let reasons: [UnsupportedReason]
    /// Whether a symbol that every app knows goes before a name that the words are only a part of.
    package let prefersSymbols: Bool
    let decode: @Sendable (JSONValue) throws -> any ParameterValue
    let value: @Sendable (SpokenValue) -> (any ParameterValue)?

    /// Whether the words said can be a value of the parameter.
    package func accepts(_ spoken: SpokenValue) -> Bool { value(spoken) != nil }

    /// What the user would be told of a value; `nil` where the words said cannot be one.
    package func told(_ spoken: SpokenValue) -> ToldValue? { value(spoken)?.told }

    /// A value as it is stored, with the parameter's type.
    package func typed(_ json: JSONValue) throws -> AnyParameterValue { AnyParameterValue(erasing: try decode(json)) }
  }

  /// A response code and what it means for the conversation.
  package struct Code: Sendable, Hashable {
    /// The code's SiriKit name, such as `failureRequiringAppLaunch`.
    package let name: String
    /// What the code means for the conversation.
    package let status: IntentHandlingStatus
  }

  /// Describes an intent from its type alone.
  public init<I: Intent>(_ type: I.Type) {
    self.name = I.name
    self.aliases = I.aliases
    self.rules = I.rules
    self.parameters = I.parameters.map {
      ParameterDescription(
        name: $0.name, kind: $0.kind, isArray: $0.isArray, reasons: $0.reasons,
        prefersSymbols: $0.prefersSymbols, decode: $0.decode, value: $0.value)
    }
    self.makeCodes = {
      I.Response.Code.allCases.sorted { $0.rawValue < $1.rawValue }
        .map { Code(name: $0.name, status: $0.status) }
    }
    self.makeHandler = { AnyIntentHandler(I.self, handle: { _ in throw IntentHandlerError.notHandled(I.name) }) }
  }

  /// What is known of an intent that a host declares.
  public init(_ declaration: IntentDeclaration) {
    self.name = declaration.name
    self.aliases = []
    self.rules = declaration.rules
    self.parameters = declaration.parameters.map { parameter in
      let type = DeclaredValue.type(of: parameter.kind)
      return ParameterDescription(
        name: parameter.name, kind: parameter.kind, isArray: parameter.isArray, reasons: parameter.reasons,
        prefersSymbols: false, decode: { try DeclaredValue.value(of: type, $0) },
        value: { DeclaredValue.value(type, of: $0) })
    }
    self.makeCodes = {
      declaration.allCodes.map { Code(name: $0, status: IntentHandlingStatus(codeName: $0)) }
    }
    self.makeHandler = { AnyIntentHandler(declaring: declaration, IntentDescription(declaration)) }
  }

  /// The parameter of that name; `nil` where the intent has none.
  package subscript(parameter name: String) -> ParameterDescription? {
    parameters.first { $0.name == name }
  }
}

extension Sequence<IntentDescription> {
  /// The intents that end or undo another's requests; those that end come first, since nothing is lost by them.
  package func endings(of intent: IntentName) -> [IntentName] {
    filter { $0.rules.endsOrUndoes(intent) }.sorted { a, b in
      let (first, second) = (a.rules.ends.contains(intent), b.rules.ends.contains(intent))
      return first == second ? a.name.rawValue < b.name.rawValue : first
    }.map(\.name)
  }
}
