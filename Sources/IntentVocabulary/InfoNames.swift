import IntentModel

/// An app's names in its Info.plist, which a language's `InfoPlist.strings` may replace.
///
/// Source: Apple's Information Property List reference.
struct InfoNames {
  struct Alternative {
    var name: String
    var hint: String?
  }

  var display = ""
  var spoken: String?
  var alternatives: [Alternative] = []

  /// The names in a language: the display name first, then the spoken and the alternative ones.
  ///
  /// The display and the spoken name are looked up by their key, the alternative ones by their variables.
  func names(in strings: [String: String]) -> [SpeakableString] {
    let display = strings["CFBundleDisplayName"] ?? strings["CFBundleName"] ?? display
    let spoken = strings["CFBundleSpokenName"] ?? spoken
    // A spoken name without a display name of its own is the pronunciation of the display name.
    var names = [SpeakableString(display, pronunciation: spoken)]
    let others =
      (spoken.map { [SpeakableString($0)] } ?? [])
      + alternatives.map {
        SpeakableString(strings[$0.name] ?? $0.name, pronunciation: $0.hint.map { strings[$0] ?? $0 })
      }
    for other in others where !names.contains(where: { $0.spokenPhrase == other.spokenPhrase }) {
      names.append(other)
    }
    return names
  }

  /// Whether a language's strings change any name.
  func isTouched(by strings: [String: String]) -> Bool {
    let keys = ["CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName"] + variables
    return keys.contains { strings[$0] != nil }
  }

  /// The keys to look up for the alternative names.
  var variables: [String] { alternatives.flatMap { [$0.name] + ($0.hint.map { [$0] } ?? []) } }
}
