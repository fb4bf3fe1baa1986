/// The English language, in parts: one file a domain.
enum English {}

extension Language {
  /// English.
  public static let english = Language(
    tag: "en", name: "English", values: English.values,
    prompts: [
      English.commonPrompts, English.messagingPrompts, English.callsPrompts, English.ridesPrompts,
      English.workoutsPrompts, English.photosPrompts, English.paymentsPrompts, English.bankingPrompts,
    ])
}
