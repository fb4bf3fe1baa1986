import PropertyLists

/// What a new app knows: the parts of its World.plist that each domain needs, and its user's words.
enum NewWorld {
  static let domains = ["messages", "calls", "rides", "workouts", "photos", "payments"]

  /// The World.plist of an app that serves some domains.
  static func world(of domains: [String]) -> PropertyListValue {
    var entries: [PropertyListValue.Entry] = []
    if domains.contains(where: { $0 != "rides" && $0 != "workouts" }) {
      entries.append(.init("Contacts", contacts))
    }
    for domain in domains {
      for entry in parts[domain] ?? [] where !entries.contains(where: { $0.key == entry.key }) {
        entries.append(entry)
      }
    }
    return .dictionary(entries)
  }

  /// The words of the app's user by their types; empty where the domains take none.
  static func userVocabulary(of domains: [String]) -> PropertyListValue {
    let types: [(domain: String, type: String, words: PropertyListValue)] = [
      ("messages", "contactName", ["Ada Lovelace", "Alan Turing"]),
      ("calls", "contactName", ["Ada Lovelace", "Alan Turing"]),
      ("workouts", "workoutActivityName", ["Morning Loop"]), ("photos", "photoAlbumName", ["Holidays"]),
    ]
    var entries: [PropertyListValue.Entry] = []
    for (domain, type, words) in types where domains.contains(domain) && !entries.contains(where: { $0.key == type }) {
      entries.append(.init(type, words))
    }
    return .dictionary(entries)
  }

  private static let contacts: PropertyListValue = [
    [
      "Name": "Ada Lovelace", "Nickname": "Ada",
      "Handles": [["Label": "mobile", "Value": "+1 555 010 0301"]],
    ],
    [
      "Name": "Alan Turing", "Nickname": "Alan",
      "Handles": [["Label": "mobile", "Value": "+1 555 010 0302"]],
    ],
  ]

  private static let parts: [String: [PropertyListValue.Entry]] = [
    "messages": [
      .init(
        "Messages", [["From": "Alan Turing", "Content": "Shall we play chess?", "MinutesAgo": 30, "Unread": true]])
    ],
    "calls": [.init("Calls", [["With": ["Alan Turing"], "Type": "missed", "MinutesAgo": 20]])],
    "rides": [
      .init(
        "RideOptions",
        [
          ["Name": "Standard", "Price": "12", "Seats": 4, "MinutesToPickup": 5],
          ["Name": "Large", "Price": "20", "Seats": 8, "MinutesToPickup": 9],
        ]),
      .init("Places", [home, work, airport, station]),
      .init("Drivers", [["Name": "Grace Hopper", "Rating": "4.9", "Manufacturer": "Bamboo", "Model": "Minibus"]]),
    ],
    "workouts": [
      .init("Workouts", [run, ["Name": "Morning Loop", "EnergyPerMinute": 9, "MetresPerMinute": 120]])
    ],
    "photos": [
      .init(
        "Photos",
        [
          ["Place": "Paris", "Albums": ["Holidays"], "People": ["Ada Lovelace"], "MinutesAgo": 200_000],
          ["Place": "Rome", "Tags": ["sunset"], "MinutesAgo": 4_000],
        ])
    ],
    "payments": [
      .init(
        "Accounts",
        [
          ["Nickname": "Checking", "Type": "checking", "Balance": "500"],
          ["Nickname": "Savings", "Type": "saving", "Balance": "2000"],
        ])
    ],
  ]

  private static let run: PropertyListValue = [
    "Name": "Run", "Identifier": "com.apple.intents.WorkoutNameIdentifier.Run",
    "OtherNames": [
      "running", "Lauf", "Laufen", "course à pied", "carrera", "correr", "corsa", "hardlooptraining", "hardlopen",
    ],
    "EnergyPerMinute": 11, "MetresPerMinute": 160,
  ]

  private static let home: PropertyListValue = [
    "Name": "Home",
    "OtherNames": [
      "my place", "Zuhause", "nach Hause", "maison", "chez moi", "casa", "mi casa", "casa mia", "thuis", "naar huis",
    ],
    "Latitude": .real(37.7793), "Longitude": .real(-122.4193), "Street": "Banyan Street", "City": "Jungleton",
  ]

  private static let work: PropertyListValue = [
    "Name": "Work",
    "OtherNames": [
      "the office", "Arbeit", "Büro", "travail", "bureau", "trabajo", "oficina", "lavoro", "ufficio", "werk", "kantoor",
    ],
    "Latitude": .real(37.7913), "Longitude": .real(-122.399),
  ]

  private static let airport: PropertyListValue = [
    "Name": "Jungleton Airport",
    "OtherNames": ["the airport", "Flughafen", "aéroport", "aeropuerto", "aeroporto", "luchthaven", "vliegveld"],
    "Latitude": .real(37.6213), "Longitude": .real(-122.379),
  ]

  private static let station: PropertyListValue = [
    "Name": "Central Station",
    "OtherNames": [
      "the train station", "the station", "Bahnhof", "Hauptbahnhof", "gare", "estación", "stazione", "station",
    ],
    "Latitude": .real(37.7766), "Longitude": .real(-122.3947),
  ]
}
