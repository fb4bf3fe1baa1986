import PropertyLists

/// What a new app knows: the parts of its World.plist that each domain needs, and its user's words.
enum NewWorld {
  static let domains = ["messages", "calls", "rides", "workouts", "photos", "payments"]

  /// The World.plist of an app that serves some domains; its places and workouts have the names of one language.
  static func world(of domains: [String], in language: String = "en") -> PropertyListValue {
    var entries: [PropertyListValue.Entry] = []
    if domains.contains(where: { $0 != "rides" && $0 != "workouts" }) {
      entries.append(.init("Contacts", contacts))
    }
    for domain in domains {
      for entry in parts(of: language)[domain] ?? [] where !entries.contains(where: { $0.key == entry.key }) {
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

  /// What the simulated app of a domain opens, beside the activities that are called as their intents.
  static func activityTypes(of domain: String) -> [String] {
    switch domain {
    case "workouts": ["com.example.workout"]
    case "photos": ["com.example.photos.search", "com.example.photos.slideshow"]
    default: []
    }
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

  private static func message(in language: String) -> String {
    NewPhrases(language: language, app: "")?.message ?? ""
  }

  private static func parts(of language: String) -> [String: [PropertyListValue.Entry]] {
    [
      "messages": [
        .init(
          "Messages",
          [["From": "Alan Turing", "Content": .string(message(in: language)), "MinutesAgo": 30, "Unread": true]])
      ],
      "calls": [.init("Calls", [["With": ["Alan Turing"], "Type": "missed", "MinutesAgo": 20]])],
      "rides": [
        .init(
          "RideOptions",
          [
            ["Name": "Standard", "Price": "12", "Seats": 4, "MinutesToPickup": 5],
            ["Name": "Large", "Price": "20", "Seats": 8, "MinutesToPickup": 9],
          ]),
        .init("Places", .array(NewThing.places.map { $0.entry(in: language) })),
        .init("Drivers", [["Name": "Grace Hopper", "Rating": "4.9", "Manufacturer": "Bamboo", "Model": "Minibus"]]),
      ],
      "workouts": [
        .init(
          "Workouts",
          [
            NewThing.run.entry(in: language),
            ["Name": "Morning Loop", "EnergyPerMinute": 9, "MetresPerMinute": 120],
          ])
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
  }
}
