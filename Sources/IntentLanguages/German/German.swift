/// The German language, in parts: one file a domain.
///
/// The assistant says “du” to the user, as assistants in German do; the user may say “du” or “Sie” to it.
enum German {}

extension Language {
  /// German.
  public static let german = Language(
    tag: "de", name: "Deutsch",
    words: [
      German.words, German.people, German.functionWords, German.commonWords, German.neighbours, German.references,
    ],
    values: German.values, replies: German.replies + [German.contextualReplies],
    phrases: [
      German.messaging, German.calls, German.rides, German.workouts, German.photos, German.payments, German.banking,
      German.contextual,
    ],
    prompts: [
      German.commonPrompts, German.messagingPrompts, German.callsPrompts, German.ridesPrompts,
      German.workoutsPrompts, German.photosPrompts, German.paymentsPrompts, German.bankingPrompts,
      German.contextualPrompts,
    ])
}
