/// The Dutch language, in parts: one file a domain.
///
/// The assistant says “je” to the user, as assistants in Dutch do; the user may say “je” or “u” to it.
enum Dutch {}

extension Language {
  /// Dutch.
  public static let dutch = Language(
    tag: "nl", name: "Nederlands",
    words: [
      Dutch.words, Dutch.people, Dutch.functionWords, Dutch.commonWords, Dutch.neighbours, Dutch.references,
    ],
    values: Dutch.values, replies: Dutch.replies + [Dutch.contextualReplies],
    phrases: [
      Dutch.messaging, Dutch.calls, Dutch.rides, Dutch.workouts, Dutch.photos, Dutch.payments,
      Dutch.banking, Dutch.contextual,
    ],
    prompts: [
      Dutch.commonPrompts, Dutch.messagingPrompts, Dutch.callsPrompts, Dutch.ridesPrompts,
      Dutch.workoutsPrompts, Dutch.photosPrompts, Dutch.paymentsPrompts, Dutch.bankingPrompts, Dutch.contextualPrompts,
    ])
}
