#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import LanguageNotation

extension Conversation {
  /// The language that is spoken; the first of the assistant's unless another was asked for.
  public var spokenLanguage: Language {
    assistant.languages.first { $0.tag == language } ?? Language(tag: language, name: language)
  }

  /// Sets the language that is spoken from now on; nothing changes where the assistant does not speak it.
  public func speak(_ language: Language) { speak(language.tag) }

  /// The same for a language's tag, with the region where the tag has one (`es-MX`).
  package func speak(_ language: String) {
    guard let spoken = assistant.spoken(language) else { return }
    self.language = spoken
    region = Region(ofTag: language) ?? region
  }
}

extension Conversation {
  /// The currency of amounts without one: the host's, else that of the spoken region.
  var currencyCode: String { environment.ownCurrencyCode ?? region?.currencyCode ?? environment.currencyCode }

  /// How values are put into words at a moment.
  func setting(at date: Date) -> PromptSetting {
    PromptSetting(
      mode: mode, now: date, calendar: environment.calendar, region: region,
      speaksForVoice: mode == .handsFree || assistant.policy.speaksForVoice)
  }
}
