/// The Dutch language, in parts: one file a domain.
///
/// The assistant says “je” to the user, as assistants in Dutch do; the user may say “je” or “u” to it.
enum Dutch {}

extension Language {
  /// Dutch.
  public static let dutch = Language(
    tag: "nl", name: "Nederlands",
    words: [Dutch.words, Dutch.people, Dutch.functionWords, Dutch.commonWords, Dutch.neighbours],
    values: Dutch.values, replies: Dutch.replies,
    phrases: [
      Dutch.messaging, Dutch.calls, Dutch.rides, Dutch.workouts, Dutch.photos, Dutch.payments,
      Dutch.banking,
    ],
    prompts: [
      Dutch.commonPrompts, Dutch.messagingPrompts, Dutch.callsPrompts, Dutch.ridesPrompts,
      Dutch.workoutsPrompts, Dutch.photosPrompts, Dutch.paymentsPrompts, Dutch.bankingPrompts,
    ])
}
