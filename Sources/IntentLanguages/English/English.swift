/// The English language, in parts: one file a domain.
enum English {}

extension Language {
  /// English.
  public static let english = Language(
    tag: "en", name: "English",
    words: [
      English.words, English.people, English.functionWords, English.commonWords, English.neighbours,
      English.references,
    ],
    values: English.values, replies: English.replies + [English.contextualReplies],
    phrases: [
      English.messaging, English.calls, English.rides, English.payments, English.banking,
      English.workouts, English.photos, English.contextual,
    ],
    prompts: [
      English.commonPrompts, English.messagingPrompts, English.callsPrompts, English.ridesPrompts,
      English.workoutsPrompts, English.photosPrompts, English.paymentsPrompts, English.bankingPrompts,
      English.contextualPrompts,
    ])
}
