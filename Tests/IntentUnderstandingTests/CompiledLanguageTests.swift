import Foundation
import IntentModel
import IntentVocabulary
import LanguageNotation
import Parley
import TemporaryFolders
import Testing

@testable import IntentAutomaton
@testable import IntentUnderstanding

/// A language that is read from a file is the one that was compiled; a file that is not exactly that is not used.
@Suite struct CompiledLanguageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A small language with something of everything; no other test has it, so that nothing of it is known already.
  private static func language(
    _ name: String, saying hail: String = "hail", hasReplies: Bool = true, weights: String = ""
  ) -> Language {
    let requests = """
      == words
      filler = please
      @and = and
      @my = my
      relation mother = mum
      symbol big = big | large
      == phrases
      intent RequestRide
      @\(hail)/0.9 = \(hail) | get me
      $where = to {dropOffLocation}
      @\(hail) [a] ride [$where] [for {partySize} people]
      intent SendMessage
      (text | tell) {recipients} [that {content}]
      == values
      number two = 2
      article a
      unit minutes = duration 60 minute
      currency dollars = USD
      stage
      pattern {number} {unit} = quantity
      pattern half past {hour} = clock 30

      """
    let replies = """
      == replies
      act yes = yes | of course
      act no = no
      after RequestRide,SendMessage CancelRide = drop it
      carrier RequestRide partySize = for
      """
    let words = LanguageFile("xx/Common.txt", text: requests + (hasReplies ? replies : ""))
    let learned = LanguageFile("xx/Weights.txt", text: "== weights\n\(weights)\n")
    return Language(tag: "xx", name: name, files: weights.isEmpty ? [words] : [words, learned])
  }

  private func interpreter(_ language: Language, app: String = "Unicab", in folder: TemporaryFolder? = nil) throws
    -> Interpreter
  {
    try Interpreter(
      languages: [language], intents: IntentDescription.builtIn,
      apps: [
        AssistantApp(
          identifier: app, displayName: app, supportedIntents: ["RequestRide", "SendMessage"].map { IntentName($0) })
      ],
      compiled: (folder ?? self.folder).url)
  }

  private func files() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)
  }

  private static func reading(_ utterance: String, by interpreter: Interpreter) -> Reading? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let situation = Situation(now: Date(timeIntervalSince1970: 1_795_251_600), calendar: calendar, language: "xx")
    return interpreter.understand(utterance, vocabulary: VocabularyIndex(), in: situation).best
  }

  // MARK: The same

  @Test func itReadsAsItDidWhenItWasCompiled() throws {
    let language = Self.language("reads")
    let utterances = ["please hail a ride to the harbour for two people", "tell mum that it rains", "get me a ride"]
    func readings() throws -> [Reading?] {
      let interpreter = try interpreter(language)
      return utterances.map { Self.reading($0, by: interpreter) }
    }
    let compiled = try readings()
    #expect(try files().count == 1)
    #expect(try readings() == compiled)
    #expect(compiled.map { $0?.intent.rawValue } == ["RequestRide", "SendMessage", "RequestRide"])
    #expect(compiled[0]?.slots.count == 2)
  }

  /// What is written of a language that was read from a file is that file.
  @Test(arguments: Language.all) func everyLanguageIsReadAsItWasWritten(_ language: Language) throws {
    var language = language
    // What another test has of the language would be used in place of what is in the file.
    language.name += " in a file"
    _ = try interpreter(language)
    let written = try folder.bytes()
    let reader = try #require(try interpreter(language).readers.first)
    let other = try TemporaryFolder()
    CompiledLanguage(
      language, intents: IntentDescription.builtIn, apps: [], names: AppNames(), in: other.url
    ).write(reader)
    // The other key is that of no apps.
    #expect(try other.bytes().dropFirst(16) == written.dropFirst(16))
    #expect(written.count > 1 << 20)
  }

  /// Whoever changes what a text is compiled into, or how that is written, raises the version.
  ///
  /// The language has no replies, so that the shared phrases of acts, which are a part of the key, may change.
  @Test func whatTheVersionIsFor() throws {
    _ = try interpreter(Self.language("version", hasReplies: false))
    let bytes = Array(try folder.bytes())
    #expect(CompiledLanguage.version == 1)
    #expect(TableDigest.of(Array(bytes.dropFirst(16))) == 10_783_777_547_659_660_247)
  }

  // MARK: Not the same

  @Test func anotherTextOrAppHasAFileOfItsOwn() throws {
    _ = try interpreter(Self.language("one"))
    _ = try interpreter(Self.language("one", saying: "flag"))
    #expect(try files().count == 2)
    _ = try interpreter(Self.language("one"), app: "Harbour Cabs")
    #expect(try files().count == 3)
    #expect(Self.reading("flag a ride", by: try interpreter(Self.language("one"))) == nil)
    #expect(Self.reading("flag a ride", by: try interpreter(Self.language("one", saying: "flag"))) != nil)
  }

  @Test func aDamagedFileIsCompiledAndWrittenAgain() throws {
    let language = Self.language("damaged")
    _ = try interpreter(language)
    let file = try #require(try files().first)
    let right = try Data(contentsOf: file)
    var random = SystemRandomNumberGenerator()
    var damaged = [Data(), right.prefix(31), right.prefix(right.count - 1), right + [0], Data(count: right.count)]
    for place in Array(0..<40) + (0..<200).map({ _ in Int.random(in: 0..<right.count, using: &random) }) {
      var one = right
      one[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      damaged.append(one)
    }
    for bytes in damaged {
      try bytes.write(to: file, options: .atomic)
      let interpreter = try interpreter(language)
      #expect(Self.reading("get me a ride", by: interpreter)?.intent.rawValue == "RequestRide")
      #expect(try Data(contentsOf: file) == right)
    }
  }

  @Test func whereNothingCanBeWrittenTheLanguageIsCompiled() throws {
    try folder.write("", to: "file")
    let interpreter = try Interpreter(
      languages: [Self.language("nowhere")], intents: IntentDescription.builtIn, apps: [],
      compiled: folder.url.appending(path: "file/below"))
    #expect(Self.reading("get me a ride", by: interpreter)?.intent.rawValue == "RequestRide")
  }

  @Test func mistakesAreToldAndNotWritten() throws {
    let language = Language(
      tag: "xx", name: "mistaken",
      files: [LanguageFile("xx/Rides.txt", text: "== phrases\nintent RequestRide\n@get a ride\n")])
    for _ in 0..<2 { #expect(throws: NotationProblems.self) { try interpreter(language) } }
    #expect(try files() == [])
    // The weights are not in the file.
    _ = try interpreter(Self.language("learned"))
    #expect(throws: NotationProblems.self) { try interpreter(Self.language("learned", weights: "nonsense")) }
  }
}
