import PropertyLists

/// The content of a new app: the parts of World.plist that each domain needs, and the words of its user.
package enum NewWorld {
  package static let domains = ["messages", "calls", "rides", "workouts", "photos", "payments"]

  /// The World.plist of an app that serves some domains; things with names in the texts have those of the language.
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
  static func userVocabulary(of domains: [String], in language: String = "en") -> PropertyListValue {
    let names = NewPhrases.orEnglish(language, app: "")
    let types: [(domain: String, type: String, words: PropertyListValue)] = [
      ("messages", "contactName", ["Ada Lovelace", "Alan Turing"]),
      ("calls", "contactName", ["Ada Lovelace", "Alan Turing"]),
      ("workouts", "workoutActivityName", [.string(names.word("workout"))]),
      ("photos", "photoAlbumName", [.string(names.word("album"))]),
    ]
    var entries: [PropertyListValue.Entry] = []
    for (domain, type, words) in types where domains.contains(domain) && !entries.contains(where: { $0.key == type }) {
      entries.append(.init(type, words))
    }
    return .dictionary(entries)
  }

  /// The activity types that the simulated app of a domain opens, besides those named after intents.
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

  private static func parts(of language: String) -> [String: [PropertyListValue.Entry]] {
    let names = NewPhrases.orEnglish(language, app: "")
    return [
      "messages": [
        .init(
          "Messages",
          [["From": "Alan Turing", "Content": .string(names.word("message")), "MinutesAgo": 30, "Unread": true]])
      ],
      "calls": [.init("Calls", [["With": ["Alan Turing"], "Type": "missed", "MinutesAgo": 20]])],
      "rides": rides(names, in: language),
      "workouts": [
        .init(
          "Workouts",
          [
            NewThing.run.entry(in: language),
            ["Name": .string(names.word("workout")), "EnergyPerMinute": 9, "MetresPerMinute": 120],
          ])
      ],
      "photos": photos(names),
      "payments": accounts(names),
    ]
  }

  private static func rides(_ names: NewPhrases, in language: String) -> [PropertyListValue.Entry] {
    let facts: [[PropertyListValue.Entry]] = [
      [.init("Price", "12"), .init("Seats", 4), .init("MinutesToPickup", 5)],
      [.init("Price", "20"), .init("Seats", 8), .init("MinutesToPickup", 9)],
    ]
    return [
      .init("RideOptions", named(names.words("rides"), facts)),
      .init("Places", .array(NewThing.places.map { $0.entry(in: language) })),
      .init("Drivers", [["Name": "Grace Hopper", "Rating": "4.9", "Manufacturer": "Bamboo", "Model": "Minibus"]]),
    ]
  }

  private static func photos(_ names: NewPhrases) -> [PropertyListValue.Entry] {
    let facts: [[PropertyListValue.Entry]] = [
      [
        .init("Albums", [.string(names.word("album"))]), .init("People", ["Ada Lovelace"]),
        .init("MinutesAgo", 200_000),
      ],
      [.init("Tags", [.string(names.word("tag"))]), .init("MinutesAgo", 4_000)],
    ]
    return [.init("Photos", named(names.words("cities"), facts, by: "Place"))]
  }

  private static func accounts(_ names: NewPhrases) -> [PropertyListValue.Entry] {
    let facts: [[PropertyListValue.Entry]] = [
      [.init("Type", "checking"), .init("Balance", "500")], [.init("Type", "saving"), .init("Balance", "2000")],
    ]
    return [.init("Accounts", named(names.words("accounts"), facts, by: "Nickname"))]
  }

  /// The entries of things: of each its name first, then its other keys.
  private static func named(
    _ names: [String], _ facts: [[PropertyListValue.Entry]], by key: String = "Name"
  ) -> PropertyListValue {
    .array(zip(names, facts).map { .dictionary([.init(key, .string($0))] + $1) })
  }
}
