import IntentText
import LanguageNotation

/// Resolves every name of a table: its types, codes, reasons and parameters.
struct TableCheck {
  private let shared: SharedTable
  private(set) var table: IntentTable
  private(set) var problems: [NotationProblem] = []

  init(_ table: IntentTable, _ shared: SharedTable) {
    self.table = table
    self.shared = shared
    for index in table.intents.indices {
      completeOlder(index)
      check(self.table.intents[index])
    }
  }

  /// Copies to an older intent the parameters of the current one that it has too.
  private mutating func completeOlder(_ index: Int) {
    guard let name = table.intents[index].current else { return }
    guard let current = table.intents.first(where: { $0.name == name.name && $0.current == nil }) else {
      let known = table.intents.filter { $0.current == nil }.map(\.name)
      return fail("no intent is called “\(name.name)”" + NearestName.hint(name.name, among: known), at: name.place)
    }
    for name in table.intents[index].shared {
      guard var parameter = current.parameter(name.name) else {
        fail(unknown("parameter of \(current.name)", name.name, among: current.parameters.map(\.name)), at: name.place)
        continue
      }
      parameter.reasons = nil
      parameter.older = nil
      table.intents[index].parameters.append(parameter)
    }
  }

  private mutating func check(_ intent: IntentEntry) {
    for parameter in intent.parameters { check(parameter, of: intent) }
    for part in intent.response.parts { check(part.type) }
    let names = intent.parameters.map(\.name)
    for name in intent.resolved where !names.contains(name.name) {
      fail(unknown("parameter of \(intent.name)", name.name, among: names), at: name.place)
    }
    for argument in intent.initializers.flatMap(\.arguments) where !names.contains(argument.name.name) {
      fail(
        unknown("parameter of \(intent.name)", argument.name.name, among: names), at: argument.name.place)
    }
    for parameter in intent.parameters where parameter.settles != nil {
      if intent.current == nil, !intent.resolved.contains(where: { $0.name == parameter.name }) {
        fail("“\(parameter.name)” has a resolver, and “resolves” does not list it", at: parameter.place)
      }
    }
    if !intent.response.parts.isEmpty, intent.response.answerDocumentation.isEmpty {
      fail("the response of \(intent.name) has parts, and “answer” is missing", at: intent.place)
    }
    checkCases(of: intent)
  }

  private mutating func check(_ parameter: ParameterEntry, of intent: IntentEntry) {
    check(parameter.type)
    if parameter.settles != nil, parameter.stays == nil {
      fail("“\(parameter.name)” has a resolver, and “by default” is missing", at: parameter.place)
    }
    if parameter.settles == nil, intent.resolved.contains(where: { $0.name == parameter.name }) {
      fail("“\(parameter.name)” is resolved, and “settles” is missing", at: parameter.place)
    }
    guard let reasons = parameter.reasons else { return }
    let known = intent.reasons.map(\.name)
    if !known.contains(reasons.name) {
      fail(unknown("reasons of \(intent.name)", reasons.name, among: known), at: reasons.place)
    }
  }

  private mutating func check(_ type: TypeUse) {
    if shared.type(type.name) == nil {
      fail(unknown("type", type.name, among: shared.types.map(\.name)), at: type.place)
    }
  }

  private mutating func checkCases(of intent: IntentEntry) {
    let codes = intent.codes.map(\.name)
    if intent.response.type == nil, codes.first != "unspecified" || !codes.contains("ready") {
      fail("the codes of \(intent.name) begin with “unspecified”, and “ready” is among them", at: intent.place)
    }
    for code in intent.codes where code.documentation.isEmpty {
      if !shared.codes.contains(where: { $0.name == code.name }) {
        fail(unknown("code", code.name, among: shared.codes.map(\.name)), at: code.place)
      }
    }
    for reasons in intent.reasons {
      for reason in reasons.cases where !shared.reasons.contains(where: { $0.name == reason.name }) {
        fail(unknown("reason", reason.name, among: shared.reasons.map(\.name)), at: reason.place)
      }
      if reasons.verdict.isEmpty { fail("“\(reasons.name)” needs “verdict”", at: reasons.place) }
      if !intent.parameters.contains(where: { $0.reasons?.name == reasons.name }) {
        fail("no parameter of \(intent.name) has “\(reasons.name)”", at: reasons.place)
      }
    }
  }

  private func unknown(_ kind: String, _ name: String, among known: [String]) -> String {
    "no \(kind) is called “\(name)”" + NearestName.hint(name, among: known)
  }

  private mutating func fail(_ message: String, at place: TablePlace) {
    problems.append(NotationProblem(file: table.file, line: place.line, column: place.column, message: message))
  }
}
