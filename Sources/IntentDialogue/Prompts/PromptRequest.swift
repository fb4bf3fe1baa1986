#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentUnderstanding

/// What is to be said, before any words: the content that a language's prompts put into words.
package struct PromptRequest: Sendable, Hashable, Codable {
  package var kind: AssistantMessage.Kind
  /// What exactly happened, where a kind has several cases: an outcome, a status, `locked`, `interrupted`.
  package var variant: String?
  package var intent: IntentName?
  package var parameter: String?
  /// The app's name.
  package var app: String?
  package var choices: [AssistantMessage.Choice] = []
  /// The response code and what it means.
  package var code: String?
  package var status: IntentHandlingStatus?
  package var reason: UnsupportedReason?
  /// How often this question was asked before; the words change with it.
  package var attempt = 0
  /// The kind of thing that the user's words refer to and that could not be settled: `person`, `place`, `thing`.
  package var unclearReference: String?
  /// What templates may name: the intent's parameters, the response's details, and `value` for the one in question.
  package var details: [String: ToldValue] = [:]
  /// What the app itself shows.
  package var appCard: ContentCard?
  /// The details of the last report: those that would be worded differently now may be named as `changed`.
  package var toldBefore: [String: ToldValue]?
  /// What the user said that the request leaves out.
  package var untaken: [Reading.Untaken]?

  package init(
    _ kind: AssistantMessage.Kind, variant: String? = nil, intent: IntentName? = nil,
    parameter: String? = nil, app: String? = nil
  ) {
    self.kind = kind
    self.variant = variant
    self.intent = intent
    self.parameter = parameter
    self.app = app
  }
}

extension PromptRequest {
  /// The question as it is put again after an interruption: in the line for `inShort` where the language has one, such
  /// as `RequestRide goAhead inShort`, and without what was wrong with an earlier answer.
  package var inShort: PromptRequest {
    var short = self
    short.attempt = 0
    if kind == .unsupported {
      short.kind = .needsValue
      short.reason = nil
      short.variant = "instead"
    }
    if short.variant == nil { short.variant = Self.short }
    return short
  }

  private static let short = "inShort"
}

extension ToldValue {
  /// A single value, or a list of several.
  static func oneOrList(_ values: [Self]) -> Self { values.count == 1 ? values[0] : .list(values) }
}

/// The moment and place of a message: dates are put into words relative to it.
package struct PromptSetting: Sendable {
  package var mode: ConversationMode
  package var now: Date
  package var calendar: Calendar
  /// The region whose formats are used; `nil` for the language's own.
  package var region: Region?
  /// Whether spoken words have their values in a form for a speech synthesiser.
  package var speaksForVoice = false
  /// Whether the words being made are spoken ones with values in that form.
  var isForVoice = false

  package init(
    mode: ConversationMode, now: Date, calendar: Calendar, region: Region? = nil, speaksForVoice: Bool = false
  ) {
    self.speaksForVoice = speaksForVoice
    self.mode = mode
    self.now = now
    self.calendar = calendar
    self.region = region
  }

  /// The setting for the words that are spoken.
  var spoken: PromptSetting {
    var setting = self
    setting.isForVoice = speaksForVoice
    return setting
  }
}
