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
  /// What the user's words refer to that nothing settles, as a kind of thing: `person`, `place`, `thing`.
  package var unclearReference: String?
  /// What templates may name: the intent's parameters, the response's details, and `value` for the one in question.
  package var details: [String: ToldValue] = [:]
  /// What the app shows of its own.
  package var appCard: ContentCard?
  /// The details as they were told before: those that read otherwise now may be named as `changed`.
  package var toldBefore: [String: ToldValue]?
  /// What was said of the request and that it would be carried out without.
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
  /// The question as it is put again after something in between: in a line such as `RequestRide goAhead inShort`, where
  /// the language has one, and without what was wrong with an earlier answer.
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
  /// One value as it is, several as a list.
  static func oneOrList(_ values: [Self]) -> Self { values.count == 1 ? values[0] : .list(values) }
}

/// The moment of a message: dates are put into words relative to it.
package struct PromptSetting: Sendable {
  package var mode: ConversationMode
  package var now: Date
  package var calendar: Calendar
  /// The region that is spoken; `nil` for that of the language.
  package var region: Region?
  /// Whether what is spoken has values in a form for a voice.
  package var speaksForVoice = false
  /// Whether words that are spoken are made now, with such values.
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

  /// The setting of what is heard.
  var spoken: PromptSetting {
    var setting = self
    setting.isForVoice = speaksForVoice
    return setting
  }
}
