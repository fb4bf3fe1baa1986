/// A kind of thing that is done with a person, whichever app does it; ``IntentRules/Contact`` says which intents do it.
///
/// Source: WWDC 2016, apps on the contact card.
public enum ContactAct: String, Sendable, Hashable, Codable, CaseIterable {
  case message, call, pay
}
