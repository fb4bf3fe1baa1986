import PropertyLists

/// The files of a new intent: its type and handler, and an app with phrases, prompts and examples for it.
package struct NewIntent {
  let name: String
  var languages: [String]
  /// The words that ask for it, by language tag.
  let said: [String: String]

  package init(name: String, languages: [String] = ["en"], said: [String: String] = [:]) {
    (self.name, self.languages, self.said) = (name, languages, said)
  }

  /// The languages in which only its English name asks for it, because no words were given.
  package var unsaid: [String] { languages.filter { $0 != "en" && said[$0] == nil } }

  /// The words that ask for it in a language.
  package func words(in language: String) -> String { said[language]?.lowercased() ?? words }

  private var type: String { NewName.identifier(name) }
  /// What is asked for, as a sentence has it: `OrderTea` is `order tea`, and `Pedir Café` is `pedir café`.
  private var words: String {
    var words = ""
    for character in name {
      let isPart = character.isLetter || character.isNumber
      if !isPart || character.isUppercase, !words.isEmpty, words.last != " " { words += " " }
      if isPart { words += character.lowercased() }
    }
    return words.last == " " ? String(words.dropLast()) : words
  }

  package func files() throws -> [NewFile] {
    let own = [NewFile("\(type).swift", text: code), try NewFile("App/Info.plist", info)]
    return try languages.reduce(into: own) { files, language in
      let words = NewPhrases.orEnglish(language, app: type)
      let said = self.words(in: language)
      files.append(NewFile("App/\(language).lproj/Phrases.plist", text: phrases(in: words, said)))
      files.append(try NewFile("App/\(language).lproj/AppIntentVocabulary.plist", vocabulary(in: words, said)))
    }
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
      static let handler = AnyIntentHandler(
        \(type)Intent.self,
        resolvers: [
          Resolver(\\.what) { intent in intent.what.map { .success($0) } ?? .needsValue },
          Resolver(\\.count) { intent in .success(intent.count ?? 1) },
        ],
        confirm: { _ in Response(code: .ready, userActivity: nil) },
        handle: { _ in Response(code: .success, userActivity: nil) })
    }

    // let app = try AssistantApp(at: "App", handlers: [\(type)Intent.handler])

    """
  }

  private var info: PropertyListValue {
    [
      "CFBundleIdentifier": .string("com.example.My\(type)"),
      "CFBundleDisplayName": .string("My\(type)"),
      "CFBundleDevelopmentRegion": .string(languages.first ?? "en"),
      "NSSiriUsageDescription": .string(
        NewPhrases(language: languages.first ?? "en", app: "My\(type)")?.word("usage") ?? ""),
      "IntentsSupported": [.string("\(type)Intent")],
    ]
  }

  private func vocabulary(in own: NewPhrases, _ said: String) -> PropertyListValue {
    let begin = said.prefix(1).uppercased() + said.dropFirst()
    return [
      "IntentPhrases": [
        [
          "IntentName": .string("\(type)Intent"),
          "IntentExamples": [
            .string("\(begin) \(own.word("with")) My\(type)"),
            .string("\(begin) \(own.word("things")) \(own.word("with")) My\(type)"),
          ],
        ]
      ]
    ]
  }

  private func phrases(in own: NewPhrases, _ said: String) -> String {
    let prompts = own.prompts.map { "    \($0)" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>Phrases</key>
        <string>
          intent \(type)
          \(said)
          \(said) [{count}] {what}
        </string>
        <key>Prompts</key>
        <string>
      \(prompts.joined(separator: "\n"))
        </string>
      </dict>
      </plist>

      """
  }
}
