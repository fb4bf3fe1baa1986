/// Writes the intents of a domain for Parley: for each its type, its response, the protocol of its handlers with the
/// defaults, and the function that makes an ``AnyIntentHandler`` of a handler.
package struct DomainWriter {
  private let table: IntentTable
  let shared: SharedTable

  package init(_ checked: CheckedTable) {
    table = checked.table
    shared = checked.shared
  }

  private static let imports = [
    "import IntentModel", "", "#if canImport(FoundationEssentials)", "  import FoundationEssentials", "#else",
    "  import Foundation", "#endif",
  ]

  /// The source of the domain.
  package var source: String {
    generatedSource(
      from: table.file, importing: Self.imports,
      [domain] + table.intents.filter { $0.current == nil }.flatMap(declarations))
  }

  /// The source of the reasons' raw names, from the shared table.
  package static func source(of shared: SharedTable) -> String {
    let reasons = shared.reasons.map { reason in
      .documentation(reason.documentation)
        + ["public static let \(reason.name) = UnsupportedReason(\"\(reason.name)\")"]
    }
    let documentation = [
      "The reasons of the built-in intents, so that a resolver answers `.unsupported(.paymentsAmountAboveMaximum)`, as one of",
      "SiriKit's does; which of them a parameter has is in its own enumeration.",
    ]
    return generatedSource(
      from: shared.file, importing: ["import IntentModel"],
      [.documentation(documentation) + .block("extension UnsupportedReason", SwiftLines(reasons.joined()))])
  }

  private var domain: SwiftLines {
    let intents = table.intents.filter { $0.current == nil }.map { "IntentDescription(\($0.type).self)," }
    let list =
      ["public static let \(table.domain.beginningWithSmallLetter) = IntentDomain("]
      + ["  \"\(table.domain)\",", "  ["] + intents.map { "    \($0)" } + ["  ])"]
    return .block("extension IntentDomain", .documentation(table.documentation) + list)
  }

  private func declarations(of intent: IntentEntry) -> [SwiftLines] {
    let response = intent.response.type == nil ? response(of: intent) : []
    return [type(intent), response] + intent.reasons.map { reasons($0, of: intent) }
      + [handling(intent), defaults(intent), factory(intent)]
  }

  /// An extension of the intent with an enumeration of reasons.
  private func reasons(_ reasons: ReasonsEntry, of intent: IntentEntry) -> SwiftLines {
    let cases = reasons.cases.map { entry in
      .documentation(shared.documentation(ofReason: entry)) + ["case \(entry.name)"]
    }
    let source = "Source: `IN\(intent.name)\(reasons.name)`, \(reasons.systems)."
    return .block(
      "extension \(intent.type)",
      .documentation(reasons.documentation + ["", source])
        + .block("public enum \(reasons.name): String, UnsupportedReasons", SwiftLines(cases.joined())))
  }
}

extension DomainWriter {
  private func type(_ intent: IntentEntry) -> SwiftLines {
    let properties = intent.parameters.map { parameter in
      .documentation(documentation(of: parameter)) + ["public var \(parameter.name): \(parameter.type.stored)"]
    }
    let name =
      .documentation("The name in scripts, prompts and traces; an Info.plist writes `\(intent.siriKitClass)`.")
      + ["public static let name: IntentName = \"\(intent.name)\""]
    let aliases = intent.aliases.map { "\"\($0)\"" }.joined(separator: ", ")
    let response = intent.response.type.map {
      .documentation(intent.response.documentation) + ["public typealias Response = \($0)"]
    }
    return .documentation(intent.documentation)
      + .block(
        "public struct \(intent.type): Intent",
        .separated([
          SwiftLines(properties.joined()),
          name + rules(intent)
            + (aliases.isEmpty
              ? []
              : .documentation(intent.aliasesDocumentation)
                + ["public static let aliases: [IntentName] = [\(aliases)]"])
            + parameters(intent),
          response ?? [], blank(intent), memberwise(intent),
        ]))
  }

  /// The documentation of a parameter; for one that combines values with the meaning of `nil`.
  private func documentation(of parameter: ParameterEntry) -> [String] {
    var lines = parameter.documentation
    if shared.type(parameter.type.name)?.form == .combination, let last = lines.popLast() {
      lines.append("\(last.dropLast()); `nil` means all of them.")
    }
    return lines
  }

  /// The rules at the lines and columns where the table has them, so that the compiler's errors point into the table.
  private func rules(_ intent: IntentEntry) -> SwiftLines {
    guard let rules = intent.rules else { return [] }
    let head = .documentation(rules.documentation) + ["public static let rules = IntentRules("]
    let first = rules.place.line - rules.documentation.count
    var lines = ["#sourceLocation(file: \"\(table.file)\", line: \(first))"] + head
    for (index, argument) in rules.arguments.enumerated() {
      for line in argument {
        while first + lines.count - 1 < line.place.line { lines.append("") }
        // The lines are indented by two when they are put into the type.
        lines.append(String(repeating: " ", count: max(0, line.place.column - 3)) + line.text)
      }
      lines[lines.count - 1] += index == rules.arguments.count - 1 ? ")" : ","
    }
    return lines + ["#sourceLocation()"]
  }

  private func parameters(_ intent: IntentEntry) -> SwiftLines {
    let resolved = intent.resolvedParameters
    let others = intent.parameters.filter { other in !resolved.contains { $0.name == other.name } }
    let list = (resolved + others).map { parameter in
      var arguments = ["\"\(parameter.name)\"", "\(parameter.type.isList ? "each: " : "")\\.\(parameter.name)"]
      if let kind = parameter.kind ?? (parameter.isUnspoken ? ".unspoken" : nil) { arguments.append("kind: \(kind)") }
      if let reasons = parameter.reasons { arguments.append("reasons: \(reasons.name).self") }
      let preference = parameter.prefersSymbols ? ".preferringSymbols()" : ""
      return "  Parameter(\(arguments.joined(separator: ", ")))\(preference),"
    }
    let head = "public static let parameters: [Parameter<Self>] = ["
    return .documentation(intent.orderDocumentation) + (list.isEmpty ? ["\(head)]"] : [head] + list + ["]"])
  }

  private func blank(_ intent: IntentEntry) -> SwiftLines {
    .documentation(intent.isSearch ? "A search that nothing narrows yet." : "A request of which nothing is said yet.")
      + ["public init() {}"]
  }

  /// Parameters that combine other values are set afterwards.
  private func memberwise(_ intent: IntentEntry) -> SwiftLines {
    let parameters = intent.parameters.filter { shared.type($0.type.name)?.form != .combination }
    if parameters.isEmpty { return [] }
    let arguments = parameters.map { "\($0.name): \($0.type.optional)\($0.type.isList ? " = []" : " = nil")" }
    return .documentation(
      intent.isSearch
        ? "A search; what is left out does not narrow it."
        : "A request as far as it is said; what is left out is not said.")
      + .block(
        "public init(\(arguments.joined(separator: ", ")))", parameters.map { "self.\($0.name) = \($0.name)" })
  }
}

extension TypeUse {
  /// The type of a property without a value: an optional, or an empty list.
  var optional: String { isList ? "[\(name)]" : "\(name)?" }
  /// The declaration of a stored property; a list is empty at first.
  var stored: String { isList ? "[\(name)] = []" : "\(name)?" }
}

extension SharedTable {
  func documentation(ofCode code: CaseEntry) -> [String] { Self.documentation(of: code, in: codes) }
  func documentation(ofReason reason: CaseEntry) -> [String] { Self.documentation(of: reason, in: reasons) }

  private static func documentation(of entry: CaseEntry, in known: [CaseEntry]) -> [String] {
    if !entry.documentation.isEmpty { return entry.documentation }
    return known.first { $0.name == entry.name }?.documentation ?? []
  }

  /// The cases of an enumeration of response codes.
  func cases(of codes: [CaseEntry]) -> SwiftLines {
    SwiftLines(
      codes.enumerated().map { index, code in
        .documentation(documentation(ofCode: code)) + ["case \(code.name)\(index == 0 ? " = 0" : "")"]
      }.joined())
  }
}
