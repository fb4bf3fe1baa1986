/// The French language, in parts: one file a domain.
///
/// The assistant says “vous” to the user, as assistants in French do; the user may say “tu” or “vous” to it.
enum French {}

extension Language {
  /// French.
  public static let french = Language(
    tag: "fr", name: "Français",
    words: [
      French.words, French.people, French.functionWords, French.commonWords, French.neighbours, French.references,
    ],
    values: French.values, replies: French.replies + [French.contextualReplies],
    phrases: [
      French.messaging, French.calls, French.rides, French.workouts, French.photos, French.payments, French.banking,
      French.contextual,
    ],
    prompts: [
      French.commonPrompts, French.messagingPrompts, French.callsPrompts, French.ridesPrompts,
      French.workoutsPrompts, French.photosPrompts, French.paymentsPrompts, French.bankingPrompts,
      French.contextualPrompts,
    ])
}
