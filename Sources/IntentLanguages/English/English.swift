/// The English language, in parts: one file a domain.
enum English {}

extension Language {
  /// English.
  public static let english = Language(
    tag: "en", name: "English",
    words: [
      English.words, English.people, English.functionWords, English.commonWords, English.neighbours,
    ],
    phrases: [English.messaging, English.calls],
    prompts: [English.commonPrompts, English.messagingPrompts, English.callsPrompts])
}
