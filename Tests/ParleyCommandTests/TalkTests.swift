import ConversationScripts
import Foundation
import Parley
import Testing

@testable import ParleyCommand

@Suite struct TalkTests {
  private static let app = "\(TestCommandTests.package)/Vocabulary/MonkeyChat"

  /// What a sitting with these lines shows.
  private func talk(_ lines: String...) async -> String {
    let terminal = TestTerminal(typing: lines)
    #expect(await terminal.run("talk", Self.app) == .success)
    #expect(terminal.errors.isEmpty)
    return terminal.output
  }

  @Test func holdsAConversation() async {
    let shown = await talk("Text Bobo those were great bananas", "the second one")
    #expect(shown.hasPrefix("Who do you want to message: Bobo the Great"))
    #expect(shown.contains("\n  1. Bobo the Great\n  2. Bobo Jr.\n  3. Little Bobo\n"))
    #expect(shown.hasSuffix("OK, sending “those were great bananas” to Bobo Jr. on MonkeyChat.\n"))
  }

  @Test func saysWhatLanguageWordsSoundLike() async {
    let said = "That sounds like German: ':locale de' goes on in it.\n"
    let shown = await talk(
      "Schreib Koko eine Nachricht", "what a lovely day", ":locale de", "Schreib Koko", "abbrechen")
    #expect(shown.components(separatedBy: "That sounds like").count == 2)
    #expect(shown.contains("Sorry, I didn’t get that.\n" + said))
    #expect(shown.contains("locale: de\nWas möchtest du Koko schreiben?\n"))
  }

  @Test func showsTheOpenRequest() async {
    let shown = await talk("Text Bobo those were great bananas", ":intent", "never mind", ":intent")
    #expect(shown.contains("\nSendMessage on MonkeyChat\n"))
    #expect(shown.contains("recipients              [Bobo] (asked)\n"))
    #expect(shown.contains("content                 \"those were great bananas\" (open)\n"))
    #expect(shown.hasSuffix("No request is open.\n"))
  }

  @Test func showsWhyWordsWereReadAsTheyWere() async {
    let shown = await talk(":why", "Text Koko hello", ":why")
    #expect(shown.hasPrefix("Nothing was said yet.\n"))
    #expect(shown.contains("\nread as    SendMessage recipients=\"Koko\" content=\"hello\"  ("))
  }

  @Test func explainsWordsWithoutSayingThem() async {
    let shown = await talk(":explain Text Koko hello", ":intent")
    #expect(shown.hasPrefix("read as    SendMessage recipients=\"Koko\" content=\"hello\"  ("))
    #expect(shown.hasSuffix("No request is open.\n"))
  }

  @Test func showsEachPhaseWhereWanted() async {
    let shown = await talk(":trace on", "Text Koko hello", ":trace off", "Text Koko hello", ":trace maybe")
    #expect(shown.components(separatedBy: "  ~ confirm -> ready\n").count == 2)
    #expect(shown.hasSuffix("It is ':trace on' or ':trace off'.\n"))
  }

  @Test(arguments: ["trace", "step", "spoken"]) func aSettingAnswersWithItsValue(_ name: String) async {
    #expect(await talk(":\(name)", ":\(name) on", ":\(name)") == "\(name): off\n\(name): on\n\(name): on\n")
  }

  @Test func looksAtCardsWidgetsAndThingsToPlay() async {
    let shown = await talk(
      ":contact Koko", ":contact Koko: message MonkeyChat", ":connect headphones", ":play Howl", ":play nothing",
      ":pause",
      ":widget", ":handoff")
    #expect(
      shown == """
        message: MonkeyChat
        call: MonkeyChat
        → MonkeyChat opens (INSendMessageIntent)
        message: MonkeyChat (chosen)
        call: MonkeyChat
        Nothing is offered.
        There is nothing called 'Howl' to play.
        Nothing is playing.
        Nothing is playing.
        No app has a widget.
        The user looks at nothing that can be handed off.

        """)
  }

  /// What is offered is recorded too, so that the script passes.
  @Test func aRecordingOfWhatIsOfferedPasses() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "parley-\(UUID().uuidString).conversation").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let shown = await talk(":contact Koko", ":record \(file)", ":suggest lock-screen", "Text Koko hi", ":stop")
    #expect(shown.hasSuffix("Written to \(file).\n"))
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("contact: Koko\n+ message: MonkeyChat\n+ call: MonkeyChat\n"))
    #expect(text.contains("look: lock-screen\n+ nothing\n"))
    let test = TestTerminal()
    #expect(await test.run("test", file) == .success, "\(test.output)")
  }

  @Test func whyOfAnAnswerSaysNothingOfARequest() async {
    let shown = await talk("Text Bobo hello", "why?", ":why")
    let why = shown.components(separatedBy: "\n  question why ").last ?? ""
    #expect(why.hasPrefix("+") && !why.contains("read as"), "\(shown)")
  }

  @Test func goesBackBeforeTheLastTurn() async {
    let shown = await talk("Text Bobo hello there", "the first one", ":undo", "Little Bobo", ":undo", ":undo", ":undo")
    #expect(
      shown.contains(
        "“hello there” to Bobo the Great on MonkeyChat.\nDone and not undone: SendMessage recipients=[Bobo the Great] "
          + "content=\"hello there\" -> success\nWho do you want to message"))
    #expect(shown.contains("“hello there” to Little Bobo on MonkeyChat.\nDone and not undone: "))
    #expect(shown.hasSuffix("No request is open.\nThere is nothing to undo.\n"))
  }

  @Test func savesAScriptThatPasses() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).conversation").path
    let shown = await talk(
      "Text Bobo hello there", ":tap 2", ":lock", ":unlocks no", "read my messages", ":mode hands-free", ":unlock",
      ":now 2026-01-02T03:04", ":advance 5 min", "call Koko", "Text Bobo hello there", ":save \(file)")
    #expect(shown.hasSuffix("Written to \(file).\n"))
    let terminal = TestTerminal()
    #expect(await terminal.run("test", file) == .success, "\(terminal.output)")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("\nUser: [Bobo Jr.]\n"))
    #expect(text.contains("\nlock\n"))
    #expect(text.contains("\nmode: hands-free\n"))
    #expect(text.contains("\nUser: cancel\n"))
  }

  private func temporaryFile() -> String {
    FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).conversation").path
  }

  @Test func aRecordingBegunInTheMiddleReplays() async throws {
    let file = temporaryFile()
    let shown = await talk(
      ":stop", "Text Koko good morning", ":mode car", "Text Bobo hello there", ":record \(file)", ":record \(file)",
      "2",
      ":vocabulary add photoTag Beach", "Text Koko good night", ":stop", "Text Koko too late")
    #expect(shown.hasPrefix("Nothing is being recorded. ':record FILE' begins.\n"))
    #expect(shown.contains("Recording into \(file); ':stop' ends it.\n\(file) is being recorded. ':stop' ends that.\n"))
    #expect(shown.contains("\nWritten to \(file).\n"))
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("good morning") && !text.contains("too late"))
    #expect(text.contains("\nmode: car\n") && text.contains("\n# From here on it was recorded.\n"))
    #expect(text.contains("\nvocabulary photoTag: \"Beach\"\n"))
    let terminal = TestTerminal()
    #expect(await terminal.run("test", file) == .success, "\(terminal.output)")
  }

  @Test func aRecordingHasTheCurrencyThatWasSetBeforeIt() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "parley-\(UUID().uuidString).conversation").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let talking = TestTerminal(typing: [
      "hello", ":currency eur", ":record \(file)", "pay Koko 5", "never mind", ":stop",
    ])
    #expect(await talking.run("talk", "\(TestCommandTests.package)/Vocabulary/MonkeyPay") == .success)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("\ncurrency: EUR\n") && text.contains("currencyAmount=5 EUR"), "\(text)")
    let terminal = TestTerminal()
    #expect(await terminal.run("test", file) == .success, "\(terminal.output)")
  }

  @Test func settingsAnswerWithTheirNewValue() async {
    let shown = await talk(
      ":lock", ":unlock", ":unlocks no", ":mode car", ":now 2026-01-02T03:04", ":currency eur", ":currency euro",
      ":permission MonkeyChat: denied", ":location 48.8566 2.3522 Paris", ":location Atlantis", ":spoken on")
    #expect(
      shown == """
        The device is locked.
        The device is unlocked.
        The user does not unlock the device when asked.
        mode: car
        now: 2026-01-02T03:04:00Z
        currency: EUR
        A currency is the three letters of ISO 4217, such as EUR, not 'EURO'.
          MonkeyChat  denied
        location: 48.8566 2.3522 Paris
        No app knows a place called 'Atlantis'. A point does too: ':location 48.8566 2.3522 Paris'.
        spoken: on

        """)
  }

  @Test func anIntentThatOnlyAHostHasTheCodeOfIsNamed() async {
    let terminal = TestTerminal(typing: ["an espresso please"])
    #expect(await terminal.run("talk", "\(TestCommandTests.package)/Examples/CoffeeShop/App") == .success)
    #expect(terminal.output.contains(" has no code for "), "\(terminal.output)")
  }

  @Test func aFirstRideWorks() async {
    let terminal = TestTerminal(typing: ["book a ride to the airport", ":location work", ":location"])
    #expect(await terminal.run("talk", "\(TestCommandTests.package)/Vocabulary/MonkeyRides") == .success)
    #expect(terminal.output.hasPrefix("Vine Swing from Home to Jungleton Airport, $6.50"))
    #expect(terminal.output.hasSuffix("location: 37.7913 -122.399 Work\nlocation: 37.7913 -122.399 Work\n"))
  }

  @Test func helpIsInGroupsThatFitAScreen() async {
    let shown = await talk(":help")
    #expect(shown.split(separator: "\n").count <= 23)
    for command in TalkCommand.all { #expect(shown.contains(":\(command.name)")) }
    for group in TalkCommand.groups {
      let lines = TalkCommand.help(on: group.name, width: 80).split(separator: "\n")
      #expect(lines.count <= 22 && lines.allSatisfy { $0.count <= 80 }, "\(group.name)")
    }
    #expect(await talk(":help undo").hasPrefix("  :undo"))
    #expect(await talk(":help keeping").contains("  :html FILE"))
    #expect(await talk(":help undoo") == "No command or group is called 'undoo'. Did you mean ':help undo'?\n")
  }

  @Test func theConversationIsWrittenAsAPage() async throws {
    let file = temporaryFile()
    _ = await talk("Text Bobo hello there", ":press Little Bobo", ":html \(file)")
    let page = try String(contentsOfFile: file, encoding: .utf8)
    #expect(page.contains("<p class=u>Text Bobo hello there</p>") && page.contains("<li class=h>SendMessage"))
  }

  @Test func wordsOfWhichNoPartIsUnderstoodAreToldSo() async {
    let shown = await talk(":explain xyzzy plugh")
    #expect(shown.hasSuffix("nearest    no part of it is understood either; ':apps' lists what can be asked for\n"))
  }

  @Test func aMistakeOfAHandlerIsShownToWhoDidNotAskForThePhases() async {
    let shown = await talk(":when handle: throw out of ink", "Text Koko hello there")
    #expect(shown.contains("~ problem threw in handle: out of ink") && !shown.contains("~ begin"))
  }

  @Test func nothingNearerIsLookedForWhereAnAnswerWasRead() async {
    let shown = await talk("Text Bobo hello there", "the second one", ":why")
    #expect(shown.contains("\n  choice 2 +") && !shown.contains("nearest"))
  }

  @Test func theLongestPartThatIsUnderstoodIsNamedWithItsPhrase() throws {
    let reading = Reading(
      "StartCall", score: 2, language: "en", evidence: [Reading.Evidence("", role: "phrase @redial", score: 0)])
    let nearest = try #require(
      TalkNearest.find(in: "mumble ring again mumble", [.english]) {
        $0 == "ring again" ? Understanding(best: reading) : .init()
      })
    #expect(nearest.part == "ring again" && nearest.reading == reading)
    #expect(TalkNearest.find(in: "mumble", [.english]) { _ in Understanding() } == nil)
  }

  @Test func writesARecordingThatIsStillOnAtTheEnd() async throws {
    let file = temporaryFile()
    let shown = await talk(":record \(file)", "Text Koko hello there")
    #expect(shown.hasSuffix("\nWritten to \(file).\n"))
    let terminal = TestTerminal()
    #expect(await terminal.run("test", file) == .success, "\(terminal.output)")
  }

  @Test func stopsAfterEachPhase() async {
    let shown = await talk(
      ":step maybe", ":step on", "Text Koko hello there", "", "", "go", "Text Koko hello again", "go", ":step off",
      "Text Koko good night")
    #expect(shown.hasPrefix("It is ':step on' or ':step off'.\nstep: on\n  = SendMessage recipients=\"Koko\""))
    #expect(shown.components(separatedBy: "  ~ confirm -> ready\n").count == 3)
    #expect(shown.hasSuffix("“good night” to Koko on MonkeyChat.\n"))
  }

  @Test func letsPhasesAnswerOtherwise() async {
    let shown = await talk(
      ":when handle: first after 3 s failure then pass", "Text Koko hello there", "Text Koko hello again",
      ":when resolve recipient: xyzzy", ":when resolve recipients: unsupported offlin")
    #expect(shown.hasPrefix("One moment.\nSorry, MonkeyChat couldn’t send your message.\nOK, sending “hello again”"))
    #expect(shown.contains("'when resolve recipient' cannot be 'xyzzy'."))
    #expect(shown.hasSuffix("No reason of recipients is called 'offlin'. Did you mean 'offline'?\n"))
  }

  @Test func learnsALanguageInTheMiddle() async {
    let shown = await talk(":locale de", ":locale", "Schreib Koko eine Nachricht", "abbrechen")
    #expect(shown.hasPrefix("locale: de\nlocale: de\n"))
    #expect(shown.contains("Koko"))
    #expect(!shown.contains("Sorry"))
  }

  @Test func doesWhatAScriptDoes() async throws {
    let file = temporaryFile()
    let script = """
      locked: yes
      unlocks: no
      when resolve recipients Koko: disambiguation Bobo Jr., Little Bobo
      donated MonkeyChat 2 d ago: SendMessage recipients=[Koko]
      location: none
      contacts: Koko, Alice

      User: read my messages
      unlock
      User: text Koko hello there
      tap: 2
      store and restore
      conversation: kitchen
      permission MonkyChat: denied
      User: text Alice hello
      """
    try Data(script.utf8).write(to: URL(filePath: file))
    let shown = await talk(":load \(file)", ":donations")
    #expect(shown.contains("\n> unlock\n> User: text Koko hello there\nWho do you want to message"))
    #expect(shown.contains("\n> tap: 2\nOK, sending “hello there” to Little Bobo"))
    #expect(shown.contains("\n'conversation: kitchen' cannot be changed at the prompt.\n"))
    #expect(shown.contains("\nNo app is called 'MonkyChat'. There is MonkeyChat.\n"))
    #expect(shown.components(separatedBy: "SendMessage -> success  (").count >= 3)
  }

  @Test func takesAWordBack() async {
    let shown = await talk(
      ":vocabulary add photoTag Beach", ":vocabulary add photoTag Sea", ":vocabulary remove photoTag Beach")
    #expect(shown.hasSuffix("\nphotoTag: \"Beach\", \"Sea\"\nphotoTag: \"Sea\"\n"))
  }

  @Test func findsNames() async {
    let shown = await talk(
      ":vocabulary koko", ":vocabulary xyzzyqwert", ":vocabulary add photoTags x", ":vocabulary add photoTag Beach")
    #expect(shown.hasPrefix("Koko"))
    #expect(shown.contains("No name is like “xyzzyqwert”.\n"))
    #expect(shown.hasSuffix("Did you mean 'photoTag'?\nphotoTag: \"Beach\"\n"))
  }

  @Test func goesOnWithAStoredConversation() async {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json").path
    _ = await talk("Text Bobo hello there", ":store \(file)")
    let shown = await talk(":restore \(file)", "Little Bobo")
    #expect(shown.hasPrefix("Who do you want to message"))
    #expect(shown.hasSuffix("OK, sending “hello there” to Little Bobo on MonkeyChat.\n"))
  }

  @Test func saysWhatACommandNeeds() async {
    let shown = await talk(":sav", ":save", ":locale sv", ":advance 5 bananas", ":tap 4", ":", ":quit", "never heard")
    #expect(
      shown.hasPrefix(
        "No command is called ':sav'. Did you mean ':save'?\n':save' needs something behind it: :save FILE\n"))
    #expect(shown.contains("'sv' is not spoken here. There is English (en), Français (fr), Deutsch (de), "))
    #expect(shown.contains("'advance' cannot be '5 bananas'. It is written like 'advance: 30 s'.\n"))
    #expect(shown.contains("There is nothing of that name to press.\n"))
    #expect(shown.hasSuffix("':help GROUP' and ':help COMMAND' tell more.\n"))
  }

  @Test func saysThatAFolderHoldsNoApp() async {
    let terminal = TestTerminal()
    #expect(await terminal.run("talk", "no/such/app") == .unusable)
    #expect(terminal.errors.hasPrefix("no/such/app"))
    #expect(terminal.output.isEmpty)
  }
}
