import PropertyLists

/// The files of a new intent of one's own: its type and handler, and an app with its phrases, prompts and examples.
struct NewIntent {
  let name: String

  private var type: String { NewName.identifier(name) }
  /// What is asked for, as a sentence has it: `OrderTea` is `order tea`.
  private var words: String {
    var words = ""
    for character in type {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    return words
  }

  func files() throws -> [NewFile] {
    [
      NewFile("\(type).swift", text: code), try NewFile("App/Info.plist", info),
      NewFile("App/en.lproj/Phrases.plist", text: phrases),
      try NewFile("App/en.lproj/AppIntentVocabulary.plist", vocabulary),
    ]
  }

  private var code: String {
    """
    import Parley

    /// A request of the app's own: it enters by the same door as the built-in ones.
    struct \(type)Intent: Intent {
      static let name: IntentName = "\(type)"
      static let parameters: [Parameter<Self>] = [Parameter("what", \\.what), Parameter("count", \\.count)]

      /// The words that the user said for it.
      var what: String?
      var count: Int?

      struct Response: IntentResponse {
        let code: Code
        var userActivity: UserActivity?

        init(code: Code, userActivity: UserActivity?) {
          self.code = code
          self.userActivity = userActivity
        }

        enum Code: Int, IntentResponseCode {
          case unspecified = 0
          case ready, success, failure
        }
      }

      /// The code that settles and carries it out.
      static let handler = IntentHandler(
        \(type)Intent.self,
        resolvers: [
          Resolver(\\.what) { intent in intent.what.map { .success($0) } ?? .needsValue },
          Resolver(\\.count) { intent in .success(intent.count ?? 1) },
        ],
        confirm: { _ in Response(code: .ready, userActivity: nil) },
        handle: { _ in Response(code: .success, userActivity: nil) })
    }

    // let app = try App(at: "App", handlers: [\(type)Intent.handler])

    """
  }

  private var info: PropertyListValue {
    [
      "CFBundleIdentifier": .string("com.example.My\(type)"),
      "CFBundleDisplayName": .string("My\(type)"),
      "NSSiriUsageDescription": .string("My\(type) does what you ask it for, and hears nothing else."),
      "IntentsSupported": [.string("\(type)Intent")],
    ]
  }

  private var vocabulary: PropertyListValue {
    [
      "IntentPhrases": [
        [
          "IntentName": .string("\(type)Intent"),
          "IntentExamples": [
            .string("\(capitalized) with My\(type)"), .string("\(capitalized) bananas with My\(type)"),
          ],
        ]
      ]
    ]
  }

  private var capitalized: String { words.prefix(1).uppercased() + words.dropFirst() }

  private var phrases: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>Phrases</key>
      <string>
        intent \(type)
        \(words)
        \(words) [{count}] {what}
      </string>
      <key>Prompts</key>
      <string>
        \(type).what name: thing
        \(type).what needsValue: What would you like?
        \(type).what needsValue instead: What would you like instead?
        \(type).count name: number
        \(type).count needsValue: How many?
        \(type) success: Done: {count} {what}.
        \(type) ended cancelled: OK, I won’t.
      </string>
    </dict>
    </plist>

    """
  }
}
