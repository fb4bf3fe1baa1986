import Parley
import PropertyLists

/// Names that look like names, the same in each run.
enum SampleNames {
  private static let onsets = [
    "b", "br", "c", "ch", "d", "f", "g", "gr", "h", "j", "k", "l", "m", "n", "p", "r", "s", "st", "t", "v", "w", "z",
  ]
  private static let vowels = ["a", "e", "i", "o", "u", "ai", "ee", "ou"]
  private static let endings = [
    "n", "r", "l", "s", "tt", "son", "man", "ski", "berg", "ova", "field", "well", "ley", "", "dez", "rick",
  ]

  /// A number that looks random, computed from a place.
  private static func scattered(_ place: Int, _ salt: UInt64) -> UInt64 {
    var value = UInt64(truncatingIfNeeded: place) &* 0x9E37_79B9_7F4A_7C15 &+ salt &* 0xD1B5_4A32_D192_ED03
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  private static func name(_ number: UInt64, syllables: Int) -> String {
    var rest = number
    var name = ""
    for _ in 0..<syllables {
      name += onsets[Int(rest % UInt64(onsets.count))]
      rest /= UInt64(onsets.count)
      name += vowels[Int(rest % UInt64(vowels.count))]
      rest /= UInt64(vowels.count)
    }
    name += endings[Int(rest % UInt64(endings.count))]
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// People, each with a name and a number: 3,000 given names, 200,000 family names.
  static func contacts(_ count: Int) -> some RandomAccessCollection<Person> {
    (0..<count).lazy.map { place in
      let given = name(scattered(Int(scattered(place, 1) % 3_000), 2), syllables: 2)
      let family = name(scattered(Int(scattered(place, 3) % 200_000), 4), syllables: 3)
      let number = "+1555" + String(1_000_000 + Int(scattered(place, 5) % 9_000_000))
      return Person(
        "\(given) \(family)", handle: PersonHandle(number, type: .phoneNumber),
        nameComponents: Person.NameComponents(givenName: given, familyName: family))
    }
  }

  /// The name spelled differently, as it might be heard.
  static func misheard(_ name: String) -> String {
    String(name.map { $0 == "c" ? "k" : $0 == "f" ? "v" : $0 == "i" ? "y" : $0 })
  }

  /// The name with two letters of its last word swapped.
  static func misspelt(_ name: String) -> String {
    var letters = Array(name)
    if letters.count > 5 { letters.swapAt(letters.count - 4, letters.count - 3) }
    return String(letters)
  }

  /// The content of an `AppIntentVocabulary.plist` with many items.
  static func vocabulary(items: Int) -> PropertyListValue {
    let list = (0..<items).map { place -> PropertyListValue in
      let phrase = name(scattered(place, 6), syllables: 3) + " " + name(scattered(place, 7), syllables: 2)
      return [
        "VocabularyItemIdentifier": .string("item-\(place)"),
        "VocabularyItemSynonyms": [
          [
            "VocabularyItemPhrase": .string(phrase), "VocabularyItemPronunciation": .string(phrase.lowercased()),
            "VocabularyItemExamples": [.string("Start \(phrase)")],
          ]
        ],
      ]
    }
    return [
      "ParameterVocabularies": [
        ["ParameterNames": ["INStartWorkoutIntent.workoutName"], "ParameterVocabulary": .array(list)]
      ]
    ]
  }
}
