/// The Italian language, in parts: one file a domain.
///
/// The assistant says “tu” to the user, as assistants in Italian do; the user may say “tu” or “Lei” to it.
enum Italian {}

extension Language {
  /// Italian.
  public static let italian = Language(
    tag: "it", name: "Italiano",
    words: [
      Italian.words, Italian.people, Italian.functionWords, Italian.commonWords, Italian.neighbours, Italian.references,
    ],
    values: Italian.values, replies: Italian.replies + [Italian.contextualReplies],
    phrases: [
      Italian.messaging, Italian.calls, Italian.rides, Italian.workouts, Italian.photos, Italian.payments,
      Italian.banking, Italian.contextual,
    ],
    prompts: [
      Italian.commonPrompts, Italian.messagingPrompts, Italian.callsPrompts, Italian.ridesPrompts,
      Italian.workoutsPrompts, Italian.photosPrompts, Italian.paymentsPrompts, Italian.bankingPrompts,
      Italian.contextualPrompts,
    ])
}
