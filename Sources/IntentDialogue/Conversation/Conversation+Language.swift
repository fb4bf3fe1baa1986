import Foundation
import IntentModel

extension Conversation {
  /// Sets the language that is spoken from now on, and the region where the tag has one (`es-MX`); nothing changes where
  /// the assistant does not speak it.
  public func speak(_ language: String) {
    guard let spoken = assistant.spoken(language) else { return }
    self.language = spoken
    region = Region(ofTag: language) ?? region
  }
}

extension Conversation {
  /// The currency of an amount without one: what the host gives, else that of the region that is spoken.
  var currencyCode: String { environment.ownCurrencyCode ?? region?.currencyCode ?? environment.currencyCode }

  /// What values are put into words by, at a moment.
  func setting(at date: Date) -> PromptSetting {
    PromptSetting(
      mode: mode, now: date, calendar: environment.calendar, region: region,
      speaksForVoice: assistant.policy.speaksForVoice)
  }
}
