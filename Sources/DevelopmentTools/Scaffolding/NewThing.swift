import PropertyLists

/// A place or a workout of a new app: its names in each language.
struct NewThing: Sendable {
  /// Its key in the texts of the languages: `home:` has its name, `home also:` other names.
  private let key: String
  private let facts: [PropertyListValue.Entry]

  /// The entry in World.plist; its names in other languages are alternative names.
  func entry(in language: String) -> PropertyListValue {
    let name = NewPhrases.orEnglish(language, app: "").word(key)
    let texts = NewPhrases.languages.map { NewPhrases.orEnglish($0, app: "") }
    var others: [String] = []
    for other in texts.map({ $0.word(key) }) + texts.flatMap({ $0.words("\(key) also") })
    where other.lowercased() != name.lowercased() && !others.contains(where: { $0.lowercased() == other.lowercased() })
    {
      others.append(other)
    }
    return .dictionary(
      [.init("Name", .string(name)), .init("OtherNames", .array(others.map { .string($0) }))] + facts)
  }

  /// The place where a new app's user is, by its name in a language.
  static func homeName(in language: String) -> String { NewPhrases.orEnglish(language, app: "").word(home.key) }

  static let places = [home, work, airport, station]

  static let run = NewThing(
    key: "run",
    facts: [
      .init("Identifier", "com.apple.intents.WorkoutNameIdentifier.Run"), .init("EnergyPerMinute", 11),
      .init("MetresPerMinute", 160),
    ])

  private static let home = NewThing(
    key: "home",
    facts: point(37.7793, -122.4193) + [.init("Street", "Banyan Street"), .init("City", "Jungleton")])

  private static let work = NewThing(key: "work", facts: point(37.7913, -122.399))
  private static let airport = NewThing(key: "airport", facts: point(37.6213, -122.379))
  private static let station = NewThing(key: "station", facts: point(37.7766, -122.3947))

  private static func point(_ latitude: Double, _ longitude: Double) -> [PropertyListValue.Entry] {
    [.init("Latitude", .real(latitude)), .init("Longitude", .real(longitude))]
  }
}
