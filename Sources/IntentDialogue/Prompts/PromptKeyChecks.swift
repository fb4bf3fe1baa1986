import IntentModel
import IntentText
import LanguageNotation

/// Checks what a host's prompts about its intents name: a prompt with a misspelt key would never be said, and a
/// misspelt value would leave a gap.
package struct PromptKeyChecks {
  private let intents: [String: IntentDescription]

  package init(_ intents: [IntentDescription]) {
    self.intents = Dictionary(intents.map { ($0.name.rawValue, $0) }) { first, _ in first }
  }

  /// The problems of the lines; lines about unknown intents are not checked.
  package func problems(of lines: [(text: String, place: PromptLine.Place)]) -> [PromptProblem] {
    var ignored: [PromptProblem] = []
    return PromptLine.read(lines.map { (Substring($0.text), $0.place) }, problems: &ignored).compactMap { line in
      fault(of: line).map { PromptProblem(place: line.place, fault: $0) }
    }
  }

  private func fault(of line: PromptLine) -> PromptProblem.Fault? {
    let scope = line.key.scope.split(separator: ".", maxSplits: 1).map(String.init)
    guard let intent = scope.first.flatMap({ intents[$0] }) else { return nil }
    let name = scope.dropFirst().first
    let parameter = name.flatMap { intent[parameter: $0] }
    if let name, parameter == nil {
      return unknown("parameter of '\(intent.name)'", name, intent.parameters.map(\.name))
    }
    guard let moment = line.key.moment else { return .badKey(line.key.scope) }
    let moments = AssistantMessage.Kind.allCases.map(\.rawValue) + intent.codes.map(\.name) + Self.otherMoments
    if !moments.contains(moment) { return unknown("moment", moment, moments) }
    if moment == AssistantMessage.Kind.unsupported.rawValue, let parameter, let reason = line.key.detail,
      !parameter.reasons.contains(UnsupportedReason(reason))
    {
      return unknown(
        "reason of '\(intent.name).\(parameter.name)'", reason, parameter.reasons.map(\.rawValue))
    }
    return Self.momentsOfValues.contains(moment) ? unknownValue(in: line, of: intent) : nil
  }

  private func unknownValue(in line: PromptLine, of intent: IntentDescription) -> PromptProblem.Fault? {
    let known = intent.parameters.map(\.name) + Self.commonValues
    let names = (try? PromptTemplate(line.sentence))?.names.subtracting(known) ?? []
    return names.sorted().first.map { unknown("value", $0, known) }
  }

  private func unknown(_ what: String, _ name: String, _ known: [String]) -> PromptProblem.Fault {
    .unknown(what, name, nearest: NearestName.nearest(to: name, among: known))
  }

  /// The words that may follow an intent in a key without being a kind of message or a response code.
  private static let otherMoments = ["name", "button", "change", "unclear", "untaken"]
  /// The kinds of message whose sentences may name the intent's values only; an app's answer has further values.
  private static let momentsOfValues = [
    "needsValue", "needsMoreDetails", "disambiguation", "confirmation", "unsupported",
  ]
  private static let commonValues = ["value", "parameter", "app", "choices", "choiceCount"]
}
