/// The Spanish language, in parts: one file a domain.
///
/// The assistant says “tú” to the user, as assistants in Spanish do; the user may say “tú”, “usted” or “vos” to it.
enum Spanish {}

extension Language {
  /// Spanish.
  public static let spanish = Language(
    tag: "es", name: "Español",
    words: [
      Spanish.words, Spanish.people, Spanish.functionWords, Spanish.commonWords, Spanish.neighbours, Spanish.references,
    ],
    values: Spanish.values, replies: Spanish.replies + [Spanish.contextualReplies],
    phrases: [
      Spanish.messaging, Spanish.calls, Spanish.rides, Spanish.workouts, Spanish.photos, Spanish.payments,
      Spanish.banking, Spanish.contextual,
    ],
    prompts: [
      Spanish.commonPrompts, Spanish.messagingPrompts, Spanish.callsPrompts, Spanish.ridesPrompts,
      Spanish.workoutsPrompts, Spanish.photosPrompts, Spanish.paymentsPrompts, Spanish.bankingPrompts,
      Spanish.contextualPrompts,
    ])
}
