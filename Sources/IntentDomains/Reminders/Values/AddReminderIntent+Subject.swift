import IntentModel

extension AddReminderIntent {
  /// The subject of a reminder in a request.
  public struct Subject: ParameterValue {
    /// The words that the user hears when the reminder comes back.
    public var title: String
    /// The activity that the user was looking at; `nil` for words only.
    public var activity: ViewedActivity?

    /// Free text.
    public static var kind: ValueKind { .text }

    /// A subject in words, with the way back to what was looked at.
    public init(title: String, activity: ViewedActivity? = nil) {
      self.title = title
      self.activity = activity
    }

    /// The activity looked at, or the words.
    public init?(_ spoken: SpokenValue) {
      if case .activity(let viewed) = spoken.meaning {
        self.init(title: viewed.title ?? spoken.text, activity: viewed)
      } else if case .place(let place) = spoken.meaning {
        self.init(title: place.told.plain)
      } else {
        self.init(title: spoken.text)
      }
    }

    /// The title in the user's words.
    public var told: ToldValue { .text(title) }
  }
}
