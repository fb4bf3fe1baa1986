/// The French language, in parts: one file a domain.
///
/// The assistant says “vous” to the user, as assistants in French do; the user may say “tu” or “vous” to it.
enum French {}

extension Language {
  /// French.
  public static let french = Language(
    tag: "fr", name: "Français", values: French.values, replies: French.replies,
    prompts: [
      French.commonPrompts, French.messagingPrompts, French.callsPrompts, French.ridesPrompts,
      French.workoutsPrompts, French.photosPrompts, French.paymentsPrompts, French.bankingPrompts,
    ])
}
