/// Writes the intents of a domain for SiriKit: for each its class, its response, the protocol of its handlers in both
/// forms with the defaults, the resolution results with reasons, and the connection to Parley.
package struct SiriKitWriter {
  private let table: IntentTable
  let shared: SharedTable

  package init(_ checked: CheckedTable) {
    table = checked.table
    shared = checked.shared
  }

  private static let imports = [
    "import CoreLocation", "import Foundation", "import IntentDomains", "import IntentModel",
  ]

  /// The source of the domain.
  package var source: String {
    generatedSource(
      from: table.file, importing: Self.imports, [constants, served] + table.intents.flatMap(declarations))
  }

  private func declarations(of intent: IntentEntry) -> [SwiftLines] {
    [intentClass(intent)] + response(of: intent) + [handling(intent), defaults(intent), bridge(intent)]
      + intent.reasons.flatMap { verdict($0, of: intent) }
  }

  /// The constants of the intents' names.
  private var constants: SwiftLines {
    SwiftLines(
      table.intents.map { intent -> SwiftLines in
        guard let listing = intent.listing else { return [] }
        return .documentation("Listed under `IntentsSupported` by an app that \(listing).")
          + ["public let \(intent.siriKitClass)Identifier = \"\(intent.siriKitClass)\""]
      }.joined())
  }

  /// The intents of the domain that are served.
  private var served: SwiftLines {
    let intents = table.intents.map { ".\($0.member)" }.joined(separator: ", ")
    return .block(
      "extension SiriKitIntent",
      ["static let \(table.domain.beginningWithSmallLetter): [SiriKitIntent] = [\(intents)]"])
  }

  private func intentClass(_ intent: IntentEntry) -> SwiftLines {
    let properties = intent.parameters.filter { $0.siriKit != .notGenerated }.map { parameter in
      .documentation(parameter.documentation.withoutLinks)
        + ["public var \(parameter.name): \(siriKitType(parameter.type)) { \(getter(parameter)) }"]
    }
    let initializers = intent.initializers.map { initializer($0, of: intent) }
    return .documentation(intent.documentation.withoutLinks)
      + .block(
        "public final class \(intent.siriKitClass): IntentObject<\(intent.type)>, @unchecked Sendable",
        .separated([SwiftLines(properties.joined())] + initializers))
  }

  private func initializer(_ entry: InitializerEntry, of intent: IntentEntry) -> SwiftLines {
    let arguments = entry.arguments.map { argument in
      let type = intent.parameter(argument.name.name).map { siriKitType($0.type) } ?? ""
      let label = argument.label.map { "\($0) " } ?? ""
      return "\(label)\(argument.name.name): \(type)\(argument.defaultValue.map { " = \($0)" } ?? "")"
    }
    let given = Set(entry.arguments.map(\.name.name))
    var values = intent.parameters.filter { given.contains($0.name) }.map { "\($0.name): \(value(of: $0))" }
    if let always = intent.always { values.append("\(always.label): \(always.value)") }
    return .documentation(entry.documentation)
      + .block(
        "public convenience init(\(arguments.joined(separator: ", ")))",
        ["self.init(holding: \(intent.type)(\(values.joined(separator: ", "))))"])
  }

  private func response(of intent: IntentEntry) -> [SwiftLines] {
    let code = "\(intent.siriKitClass)ResponseCode"
    let answered = "What an app can answer to ``\(intent.siriKitClass)``"
    let parts = intent.response.parts.filter { $0.siriKit != .notGenerated }.map { part in
      .documentation(part.documentation.withoutLinks)
        + .block(
          "public var \(part.name): \(siriKitType(part.type))",
          ["get { \(getter(part)) }", "set { value.\(part.name) = \(setter(part)) }"])
    }
    let isOlder = intent.current != nil
    let superclass = isOlder ? "OlderCallResponse<\(code)>" : "ResponseObject<\(intent.responseType)>"
    let responseClass =
      .documentation("What an app answers to ``\(intent.siriKitClass)``.")
      + SwiftLines.block(
        "public final class \(intent.siriKitClass)Response: \(superclass), @unchecked Sendable",
        SwiftLines(parts.joined()))
    if isOlder {
      let cases = SwiftLines.block("public enum \(code): Int, SiriKitResponseCode", shared.cases(of: intent.codes))
      return [.documentation("\(answered), by SiriKit's names and numbers.") + cases, responseClass]
    }
    let alias = .documentation("\(answered).") + ["public typealias \(code) = \(intent.responseType).Code"]
    // A response that several intents share gets its conformance in handwritten code.
    let conformance =
      intent.response.type == nil ? ["extension \(intent.responseType).Code: SiriKitResponseCode {}"] : []
    return [alias, conformance, responseClass]
  }

  /// The class of resolution results with reasons, and the enumeration of these.
  private func verdict(_ reasons: ReasonsEntry, of intent: IntentEntry) -> [SwiftLines] {
    guard let parameter = intent.parameters.first(where: { $0.reasons?.name == reasons.name }) else { return [] }
    let name = verdictClass(reasons.name, of: intent)
    let plain = shared.type(parameter.type.name)?.result ?? ""
    let label = String(plain.dropFirst(2)).beginningWithSmallLetter
    let enumeration = "IN\(intent.name)\(reasons.name)"
    let conversion =
      .documentation("The same verdict, where the reasons of this class can be given.")
      + SwiftLines.block("public convenience init(\(label): \(plain))", ["self.init(\(label).verdict)"])
    let refusal =
      .documentation("The value cannot be used, for a reason that the user is told.")
      + SwiftLines.block(
        "public class func unsupported(forReason reason: \(enumeration)) -> Self",
        ["Self(.unsupported(UnsupportedReason(\"\\(reason)\")))"])
    let cases = reasons.cases.enumerated().map { index, entry in
      .documentation(shared.documentation(ofReason: entry)) + ["case \(entry.name)\(index == 0 ? " = 1" : "")"]
    }
    return [
      .documentation([
        "A verdict on \(reasons.verdict), with the reasons to refuse it.", "", "Source: `\(name)`, \(reasons.systems).",
      ]) + .block("public class \(name): \(plain), @unchecked Sendable", .separated([conversion, refusal])),
      .documentation(
        "Why the value is refused; the reasons are those of Parley's `\(intent.type).\(reasons.name)`.")
        + .block("public enum \(enumeration): Int, Sendable, CaseIterable", SwiftLines(cases.joined())),
    ]
  }
}

extension SiriKitWriter {
  /// The name of the class of resolution results with reasons: `INSendMessageRecipientResolutionResult`.
  private func verdictClass(_ reasons: String, of intent: IntentEntry) -> String {
    "IN\(intent.name)\(reasons.replacing("UnsupportedReason", with: ""))ResolutionResult"
  }

  /// The class of the resolution results of a parameter.
  func result(of parameter: ParameterEntry, of intent: IntentEntry) -> String {
    if case .result(let name) = parameter.siriKit { return name }
    if let reasons = parameter.reasons { return verdictClass(reasons.name, of: intent) }
    return shared.type(parameter.type.name)?.result ?? ""
  }

  /// The type of a property in SiriKit's classes.
  private func siriKitType(_ use: TypeUse) -> String {
    guard let type = shared.type(use.name) else { return use.name }
    if use.isList { return "[\(type.siriKitName)]?" }
    switch type.form {
    case .object, .plain: return "\(type.siriKitName)?"
    case .choice, .options, .combination: return type.siriKitName
    }
  }

  /// The getter of a property, which reads the wrapped value.
  private func getter(_ parameter: ParameterEntry) -> String {
    let held = "held.\(parameter.name)"
    guard let form = shared.type(parameter.type.name)?.form else { return held }
    switch form {
    case .object: return parameter.type.isList ? "objects(\(held))" : "object(\(held))"
    case .plain: return parameter.type.isList ? "listed(\(held))" : held
    case .choice, .options, .combination: return "\(held) ?? \(form.nothingSaid)"
    }
  }

  /// Parley's value for an argument of SiriKit's initializer.
  private func value(of parameter: ParameterEntry) -> String {
    let name = parameter.name
    guard let form = shared.type(parameter.type.name)?.form else { return name }
    switch form {
    case .object: return parameter.type.isList ? "values(\(name))" : "\(name)?.held"
    case .plain: return parameter.type.isList ? "\(name) ?? []" : name
    case .choice, .options, .combination: return "said(\(name), except: \(form.nothingSaid))"
    }
  }

  private func getter(_ part: PartEntry) -> String {
    let value = "value.\(part.name)"
    if shared.type(part.type.name)?.form != .object { return part.type.isList ? "listed(\(value))" : value }
    return part.type.isList ? "objects(\(value))" : "object(\(value))"
  }

  private func setter(_ part: PartEntry) -> String {
    if shared.type(part.type.name)?.form != .object { return part.type.isList ? "newValue ?? []" : "newValue" }
    return part.type.isList ? "values(newValue)" : "newValue?.held"
  }
}

extension ValueType.Form {
  /// The value that means nothing was said.
  fileprivate var nothingSaid: String {
    switch self {
    case .object, .plain: "nil"
    case .choice: ".unknown"
    case .options: "[]"
    case .combination: ".all"
    }
  }
}

extension [String] {
  /// Documentation without links to Parley's symbols, which SiriKit's pages do not reach.
  fileprivate var withoutLinks: [String] {
    map { line in
      line.replacing(#/``([^`]+)``/#) { "`\($0.1.replacing("/", with: "."))`" }
    }
  }
}
