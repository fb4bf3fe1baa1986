/// The French language, in parts: one file a domain.
enum French {}

extension Language {
  /// French.
  public static let french = Language(
    tag: "fr", name: "Français",
    prompts: [French.commonPrompts, French.messagingPrompts, French.callsPrompts])
}
