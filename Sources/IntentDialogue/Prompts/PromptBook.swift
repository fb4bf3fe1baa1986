#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentUnderstanding
import LanguageNotation

/// Puts what is to be said into the words of one language.
///
/// Prompts are looked up from the most to the least specific: `Intent.parameter`, then `Intent`, then `*`; with the
/// reason, code or variant before without it. A line of a later source replaces an earlier one with the same key, so
/// that a host's own prompts win.
package struct PromptBook: Sendable {
  private var sentences: [PromptKey: PromptForms] = [:]
  private let lookup = PromptLookup()
  private let teller: ValueTeller
  let euphony: Euphony

  /// Reads a language's prompts and a host's own on top.
  /// - Throws: ``PromptProblems``, with every line that cannot be used.
  package init(
    _ language: Language, custom: [(text: String, place: PromptLine.Place)] = []
  ) throws {
    var problems: [PromptProblem] = []
    var lines = PromptLine.read(language, problems: &problems)
    let own = PromptLine.read(custom.map { (Substring($0.text), $0.place) }, problems: &problems)
    problems += own.compactMap(\.problem)
    if !problems.isEmpty { throw PromptProblems(problems: problems) }
    lines += own
    let words = Self.words(in: lines)
    self.teller = ValueTeller(language, words: words)
    self.euphony = Euphony(words: words)
    sentences.reserveCapacity(lines.count)
    var sources: [PromptKey: String] = [:]
    for line in lines where line.key.scope != "word" {
      if let source = sources.updateValue(line.place.source, forKey: line.key), source != line.place.source {
        sentences[line.key] = nil
      }
      var forms = sentences.removeValue(forKey: line.key) ?? PromptForms()
      forms[line.form] = (forms[line.form] ?? []) + [PromptWording(line.sentence)]
      sentences[line.key] = forms
    }
  }

  /// The mistakes in a language's own prompts; a test reads them all.
  static func problems(in language: Language) -> [PromptProblem] {
    var problems: [PromptProblem] = []
    let lines = PromptLine.read(language, problems: &problems)
    return problems + lines.compactMap(\.problem)
  }

  private static func words(in lines: [PromptLine]) -> [String: String] {
    lines.reduce(into: [:]) { words, line in
      if line.key.scope == "word", let symbol = line.key.moment {
        words[[symbol, line.key.detail].compactMap(\.self).joined(separator: " ")] = line.sentence
      }
    }
  }

  /// The message, spoken and shown, for what is to be said.
  package func message(for request: PromptRequest, in setting: PromptSetting) -> AssistantMessage {
    let full = words(for: request, form: .full, in: setting)
    let spoken: String
    let shown: String
    switch setting.mode {
    case .eyesOn:
      shown = full
      spoken = isSaidAsShown(request, in: setting) ? full : words(for: request, form: .brief, in: setting.spoken)
    case .handsFree:
      spoken = words(for: request, form: .handsFree, in: setting.spoken)
      shown = full
    case .car:
      spoken = words(for: request, form: .car, in: setting.spoken)
      // On a screen the choices are a list.
      shown = words(for: request, form: request.choices.isEmpty ? .car : .brief, in: setting)
    case .accessible:
      spoken = setting.speaksForVoice ? words(for: request, form: .full, in: setting.spoken) : full
      shown = full
    }
    let heard = spoken + (isHeardOnly(setting) ? request.appCard?.spoken.map { " " + $0 } ?? "" : "")
    return AssistantMessage(
      request.kind, intent: request.intent, parameter: request.parameter, app: request.app,
      choices: request.choices.map { $0.told(teller.label) }, code: request.code, reason: request.reason,
      details: request.details, buttons: buttons(for: request, in: setting),
      card: card(for: request, besides: shown, in: setting), appCard: request.appCard,
      // Most messages are spoken as they are shown: one string serves for both.
      spoken: heard == shown ? shown : heard, shown: shown)
  }

  /// Whether a user who looks at the screen hears the same words that are shown.
  private func isSaidAsShown(_ request: PromptRequest, in setting: PromptSetting) -> Bool {
    if setting.speaksForVoice || request.unclearReference != nil || request.kind == .unsupported { return false }
    if request.kind == .goAhead, request.attempt > 0 { return false }
    return !lookup.found(for: request, in: sentences).hasBrief
  }

  /// Whether what the app shows has to be spoken too, because the user may not be looking.
  ///
  /// While driving it is left out.
  private func isHeardOnly(_ setting: PromptSetting) -> Bool {
    setting.mode == .handsFree || setting.mode == .accessible
  }

  private func card(for request: PromptRequest, besides words: String, in setting: PromptSetting) -> ContentCard? {
    if request.appCard?.replacesDefault == true || setting.mode == .car { return nil }
    return DefaultCard(request: request, teller: teller.telling(in: setting.region)).card(besides: words, in: setting) {
      parameter in
      names(of: "\(request.intent?.rawValue ?? "").\(parameter)").first.map(euphony.bare)
    }
  }

  /// The prompts that an intent's handler needs and this language lacks: the keys, in the order of the parameters.
  package func missingPrompts(
    for intent: IntentDescription, resolved: [String], sendsUpdates: Bool = false
  ) -> [String] {
    var missing: [String] = []
    func need(_ scopes: [String], _ moment: String, _ detail: String? = nil) {
      let exact = scopes.contains { sentences[PromptKey($0, moment, detail)] != nil }
      if !exact {
        missing.append(([scopes[0], moment] + [detail].compactMap { $0 }).joined(separator: " "))
      }
    }
    let name = intent.name.rawValue
    for parameter in intent.parameters where resolved.contains(parameter.name) {
      let scope = "\(name).\(parameter.name)"
      need([scope], "needsValue")
      for reason in parameter.reasons { need([scope], "unsupported", reason.rawValue) }
    }
    for code in intent.codes where code.status.isTold {
      need([name, "*"], code.name)
    }
    if intent.rules.goAhead == .asked || !intent.rules.undoes.isEmpty { need([name], "goAhead") }
    if sendsUpdates { need([name], "update") }
    return missing
  }

  /// A value in the words of the language, as they are spoken.
  func spoken(_ value: ToldValue, in setting: PromptSetting) -> String {
    teller.telling(in: setting.region).tell(value, in: setting.spoken)
  }

  // MARK: Words

  private func words(
    for request: PromptRequest, form: PromptLine.Form, in setting: PromptSetting
  ) -> String {
    if let lead = repetitionLead(of: request, form: form) {
      var question = request
      question.attempt = 0
      return [lead, question].map { sentence(for: $0, form: form == .brief ? .full : form, in: setting) }
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
    var parts = untaken(in: request).map { sentence(for: $0, form: form == .brief ? .full : form, in: setting) }
    parts.append(sentence(for: request, form: form, in: setting))
    if let reference = request.unclearReference {
      var lead = request
      lead.code = "unclear"
      lead.variant = reference
      lead.attempt = 0
      parts.insert(sentence(for: lead, form: form, in: setting), at: 0)
    }
    if request.kind == .unsupported {
      var question = request
      question.kind = .needsValue
      question.reason = nil
      question.variant = "instead"
      parts.append(sentence(for: question, form: form, in: setting))
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The words in front of a repeated question that has no other wording left.
  ///
  /// A repeated go-ahead names what it is about, since nobody should say yes to less; a repeated question for a value
  /// is put in the intent's own words.
  private func repetitionLead(of request: PromptRequest, form: PromptLine.Form) -> PromptRequest? {
    guard [.goAhead, .needsValue].contains(request.kind), request.attempt > 0, request.code == nil else { return nil }
    let found = lookup.found(for: request, in: sentences)
    guard let forms = found.all.first, request.kind == .goAhead || found.ownCount > 0,
      (wordings(in: forms, for: form, request)?.count ?? 0) <= request.attempt
    else { return nil }
    var lead = PromptRequest(request.kind, variant: "again", app: request.app)
    lead.attempt = request.attempt - 1
    let hasLead = sentences[PromptKey("*", request.kind.rawValue, "again")] != nil
    return request.kind == .goAhead || hasLead ? lead : nil
  }

  /// The words in front of a go-ahead for a request that would leave out something the user said.
  private func untaken(in request: PromptRequest) -> [PromptRequest] {
    guard request.kind == .goAhead, request.variant == nil, request.attempt == 0, request.code == nil else { return [] }
    return Reading.Untaken.Kind.allCases.compactMap { kind in
      let words = (request.untaken ?? []).filter { $0.kind == kind }.map { ToldValue.text($0.value.text) }
      if words.isEmpty { return nil }
      var lead = PromptRequest(.goAhead, variant: kind.rawValue, intent: request.intent, app: request.app)
      lead.code = "untaken"
      lead.details["words"] = .oneOrList(words)
      return lead
    }
  }

  private func sentence(
    for request: PromptRequest, form: PromptLine.Form, in setting: PromptSetting
  ) -> String {
    let rendering = PromptRendering(
      request: request, setting: setting, teller: teller.telling(in: setting.region), book: self)
    let found = lookup.found(for: request, in: sentences)
    // Nearly always the first wording has all its values, and no other is looked at.
    let usual = found.all.lazy.compactMap { forms in
      wordings(in: forms, for: form, request).flatMap { request.attempt < $0.count ? $0[request.attempt] : nil }
    }.first
    if let template = usual?.template, case (let text, true) = rendering.render(template) { return text }
    var first: String?
    for template in wordings(found, for: request, form: form).lazy.compactMap(\.template) {
      let (text, isWhole) = rendering.render(template)
      if isWhole { return text }
      first = first ?? text
    }
    // Updates and responses are left unsaid where a value is missing; any other message is said as well as it can be.
    let isSilent = request.kind == .update || request.kind == .response
    return isSilent ? "" : first ?? ""
  }

  /// The wordings for this attempt, in the order in which they are tried when one lacks a value: the most specific
  /// prompt's own, then further wordings of less specific ones, so that a question is never repeated in the same words;
  /// at last all others.
  private func wordings(
    _ found: PromptLookup.Found, for request: PromptRequest, form: PromptLine.Form
  ) -> [PromptWording] {
    let all = found.all.compactMap { wordings(in: $0, for: form, request) }
    let attempt = request.attempt
    let first = all.compactMap { attempt < $0.count ? $0[attempt] : nil }
    guard request.kind == .response else { return first + all.compactMap(\.last) + all.joined() }
    // What was done is told in a shorter wording of its own intent rather than in a general one.
    let fewer = found.all.prefix(found.ownCount).flatMap { ($0[.car] ?? []) + ($0[.handsFree] ?? []) }
    return Array(first.prefix(1)) + fewer + Array(first.dropFirst())
  }

  /// The values that a go-ahead has to name and that the request does not have; empty where it names everything.
  func valuesToName(in request: PromptRequest, setting: PromptSetting) -> [String] {
    var first = request
    first.attempt = 0
    let found = lookup.found(for: first, in: sentences)
    guard let template = wordings(found, for: first, form: .full).first?.template else { return [] }
    return PromptRendering(
      request: request, setting: setting, teller: teller.telling(in: setting.region), book: self
    ).missingValues(of: template)
  }

  /// The wordings for a form; a narrower form falls back on the wider one.
  ///
  /// Without a screen the choices are said.
  private func wordings(
    in forms: PromptForms, for form: PromptLine.Form, _ request: PromptRequest
  ) -> [PromptWording]? {
    switch form {
    case .full: forms[.full]
    case .brief: forms[.brief] ?? forms[.full]
    case .handsFree: forms[.handsFree] ?? forms[.full]
    case .car:
      forms[.car] ?? (isSaidInFull(request) ? nil : forms[.brief]) ?? forms[.full]
    }
  }

  /// Whether the message is not shortened while driving either: choices that no screen shows, and what a yes would do.
  private func isSaidInFull(_ request: PromptRequest) -> Bool {
    !request.choices.isEmpty || request.kind == .goAhead
  }

  private func buttons(for request: PromptRequest, in setting: PromptSetting) -> [String] {
    switch request.kind {
    case .goAhead, .confirmation, .permission:
      ["accept", "reject"].map { button in
        var part = request
        part.code = "button"
        part.reason = nil
        part.variant = "\(request.kind.rawValue)-\(button)"
        part.attempt = 0
        return sentence(for: part, form: .full, in: setting)
      }
    default: []
    }
  }

  /// What a request of an intent is called: the values of the lines with the key `SendPayment name`.
  func names(of intent: IntentName) -> [String] { names(of: intent.rawValue) }

  /// The values of the `name` lines of an intent or of one of its parameters.
  private func names(of scope: String) -> [String] {
    sentences[PromptKey(scope, "name")]?[.full]?.map(\.text) ?? []
  }

  /// What a parameter is called in a sentence ("the recipient"); its own words where nothing better is known.
  func name(of parameter: String, in intent: IntentName?) -> String {
    let scopes = (intent.map { [$0.rawValue + "." + parameter] } ?? []) + ["*." + parameter]
    for scope in scopes {
      if let name = names(of: scope).first { return name }
    }
    return teller.word(parameter)
  }
}

/// Everything that is wrong with the prompts of a language or an app.
package struct PromptProblems: Error, Sendable {
  package var problems: [PromptProblem]
}

extension IntentHandlingStatus {
  /// Whether a response with this status has prompts; for one that asks for the go-ahead the question is said instead.
  fileprivate var isTold: Bool {
    switch self {
    case .unspecified, .ready, .userConfirmationRequired: false
    case .inProgress, .success, .failure, .deferredToApplication: true
    }
  }
}
