import PropertyLists

/// A place or a workout of a new app: its name in each language, and what else it is called.
struct NewThing: Sendable {
  private let names: [String: String]
  private let otherNames: [String]
  private let facts: [PropertyListValue.Entry]

  /// The entry of a World.plist; the names of the other languages are other names of it.
  func entry(in language: String) -> PropertyListValue {
    let name = names[language] ?? names["en"] ?? ""
    var others: [String] = []
    for other in NewPhrases.languages.compactMap({ names[$0] }) + otherNames
    where other.lowercased() != name.lowercased() && !others.contains(where: { $0.lowercased() == other.lowercased() })
    {
      others.append(other)
    }
    return .dictionary(
      [.init("Name", .string(name)), .init("OtherNames", .array(others.map { .string($0) }))] + facts)
  }

  /// The place where a new app's user is, by its name in a language.
  static func homeName(in language: String) -> String { home.names[language] ?? "Home" }

  static let places = [home, work, airport, station]

  static let run = NewThing(
    names: ["en": "Run", "de": "Lauf", "fr": "Course à pied", "es": "Carrera", "it": "Corsa", "nl": "Hardlopen"],
    otherNames: ["running", "Laufen", "correr", "hardlooptraining"],
    facts: [
      .init("Identifier", "com.apple.intents.WorkoutNameIdentifier.Run"), .init("EnergyPerMinute", 11),
      .init("MetresPerMinute", 160),
    ])

  private static let home = NewThing(
    names: ["en": "Home", "de": "Zuhause", "fr": "Maison", "es": "Casa", "it": "Casa", "nl": "Thuis"],
    otherNames: ["my place", "nach Hause", "chez moi", "mi casa", "casa mia", "naar huis"],
    facts: point(37.7793, -122.4193) + [.init("Street", "Banyan Street"), .init("City", "Jungleton")])

  private static let work = NewThing(
    names: ["en": "Work", "de": "Arbeit", "fr": "Travail", "es": "Trabajo", "it": "Lavoro", "nl": "Werk"],
    otherNames: ["the office", "Büro", "bureau", "oficina", "ufficio", "kantoor"], facts: point(37.7913, -122.399))

  private static let airport = NewThing(
    names: [
      "en": "Jungleton Airport", "de": "Flughafen Jungleton", "fr": "Aéroport de Jungleton",
      "es": "Aeropuerto de Jungleton", "it": "Aeroporto di Jungleton", "nl": "Luchthaven Jungleton",
    ],
    otherNames: ["the airport", "Flughafen", "aéroport", "aeropuerto", "aeroporto", "luchthaven", "vliegveld"],
    facts: point(37.6213, -122.379))

  private static let station = NewThing(
    names: [
      "en": "Central Station", "de": "Hauptbahnhof", "fr": "Gare centrale", "es": "Estación Central",
      "it": "Stazione Centrale", "nl": "Centraal Station",
    ],
    otherNames: ["the train station", "the station", "Bahnhof", "gare", "estación", "stazione", "station"],
    facts: point(37.7766, -122.3947))

  private static func point(_ latitude: Double, _ longitude: Double) -> [PropertyListValue.Entry] {
    [.init("Latitude", .real(latitude)), .init("Longitude", .real(longitude))]
  }
}
