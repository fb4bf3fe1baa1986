import Foundation
import Parley
import ParleySuggestions
import Testing

@testable import ParleyCommand

/// `parley donate`, `parley search` and `parley suggest` of one store.
@Suite struct SuggestionCommandsTests {
  /// A store that lives as long as the test.
  private final class Store {
    let path = NSTemporaryDirectory() + "parley-store-\(UUID().uuidString)"
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func files() throws -> Data {
      try FileManager.default.contentsOfDirectory(atPath: path).sorted().reduce(into: Data()) {
        $0.append(try Data(contentsOf: URL(filePath: "\(path)/\($1)")))
      }
    }
  }

  private static let lines = [
    #"{"app":"com.example.MonkeyChat","intent":"SendMessage","people":["Bobo"],"date":"2026-11-19T09:00:00Z","identifier":"m1"}"#,
    #"{"app":"com.example.MonkeyChat","intent":"INSendMessageIntent","people":["Bobo"],"date":"2026-11-20T09:00:00Z","identifier":"m2","group":"t","location":"48.1,11.5"}"#,
    #"{"app":"com.example.MonkeyRides","intent":"RequestRide","parameters":{"partySize":2},"date":"2026-11-20T19:00:00Z"}"#,
    "",
    #"{"app":"com.example.MonkeyEats","item":"fig","title":"The Fig Café","domain":"places.town","place":{"name":"The Fig Café","street":"12 Canopy Street","city":"Treetown","location":"48.137,11.575"}}"#,
    #"{"app":"com.example.MonkeyEats","activity":"com.example.MonkeyEats.view","title":"Palm Hearts","userInfo":{"place":"palm"}}"#,
  ]
  private let now = "2026-11-21T09:00:00Z"

  private func run(_ arguments: String..., typing lines: [String] = []) async -> (
    status: ParleyCommand.ExitStatus, output: String, errors: String
  ) {
    let terminal = TestTerminal(typing: lines)
    let status = await Command.run(arguments, on: terminal.console)
    return (status, terminal.output, terminal.errors)
  }

  private func filled() async -> Store {
    let store = Store()
    let donated = await run("donate", "--store", store.path, "--now", now, typing: Self.lines)
    #expect(donated.status == .success && donated.output == "5 lines are kept.\n", "\(donated)")
    return store
  }

  // MARK: Donating

  @Test func listsWhatIsKept() async throws {
    let store = await filled()
    let listed = await run("donate", "--store", store.path, "--list")
    #expect(
      listed.output == """
        2026-11-19T09:00:00Z  com.example.MonkeyChat  SendMessage with Bobo  success  m1
        2026-11-20T09:00:00Z  com.example.MonkeyChat  SendMessage with Bobo  success  m2
        2026-11-20T19:00:00Z  com.example.MonkeyRides  RequestRide  success  donation-3

        """)
    let json = await run("donate", "--store", store.path, "--list", "--format", "json")
    let objects = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(objects.map { $0["intent"] as? String } == ["SendMessage", "SendMessage", "RequestRide"])
    #expect(objects[1]["group"] as? String == "t")
  }

  @Test(arguments: [
    ("nonsense", "-:1: the line cannot be read: it is not a JSON object\n"),
    (#"{"intent":"SendMessage"}"#, "-:1: the line cannot be read: 'app' is missing\n"),
    (#"{"app":"a"}"#, "-:1: a line has one of 'intent', 'item' and 'activity'\n"),
    (#"{"app":"a","intent":"RequestRid"}"#, "-:1: no intent is called 'RequestRid'. Did you mean 'RequestRide'?\n"),
    (#"{"app":"a","item":"y","titel":"z"}"#, "-:1: no key is called 'titel'. Did you mean 'title'?\n"),
    (
      #"{"app":"a","intent":"RequestRide","parameters":{"partysize":2}}"#,
      "-:1: no parameter of RequestRide is called 'partysize'. Did you mean 'partySize'?\n"
    ),
    (#"{"app":"a","intent":"X","item":"y"}"#, "-:1: a line has one of 'intent', 'item' and 'activity'\n"),
    (#"{"app":"a","intent":"X","people":"Bobo"}"#, "-:1: the line cannot be read: 'people' is of another kind\n"),
    (
      #"{"app":"a","intent":"X","direction":"up"}"#, "-:1: the line cannot be read: 'direction' has no such value\n"
    ),
    (
      #"{"app":"a","intent":"X","date":"today"}"#,
      "-:1: parley: 'date' is a date such as 2026-11-21T09:00:00Z, not 'today'.\n"
    ),
  ])
  func saysWhatIsWrongWithALineAndKeepsNothing(line: String, error: String) async {
    let store = Store()
    let donated = await run("donate", "--store", store.path, typing: [line, Self.lines[0]])
    #expect(donated.status == .unusable && donated.errors == error)
    #expect(!FileManager.default.fileExists(atPath: store.path))
  }

  @Test func whatIsDeletedOrForgottenLeavesTheFiles() async throws {
    let store = await filled()
    #expect(try store.files().range(of: Data("Canopy".utf8)) != nil)
    let deleted = await run("donate", "--store", store.path, "--app", "com.example.MonkeyEats", "--delete", "fig")
    #expect(deleted.output == "3 interactions and 1 item are kept now.\n")
    #expect(try store.files().range(of: Data("Canopy".utf8)) == nil)
    let group = await run("donate", "--store", store.path, "--app", "com.example.MonkeyChat", "--delete-group", "t")
    #expect(group.output == "2 interactions and 1 item are kept now.\n")
    let forgotten = await run("donate", "--store", store.path, "--forget", "com.example.MonkeyChat")
    #expect(forgotten.output == "1 interaction and 1 item are kept now.\n")
    #expect(try store.files().range(of: Data("Bobo".utf8)) == nil)
    let all = await run("donate", "--store", store.path, "--forget-everything")
    #expect(all.output == "0 interactions and 0 items are kept now.\n")
    #expect(await run("donate", "--store", store.path, "--list").output == "No interactions are kept.\n")
    #expect(try store.files().range(of: Data("com.example".utf8)) == nil)
    let noApp = await run("donate", "--store", store.path, "--delete", "fig")
    #expect(noApp.errors == "parley donate: --app ID is missing. See 'parley donate --help'.\n")
  }

  // MARK: Searching

  @Test func findsByBeginningsWithoutAccents() async throws {
    let store = await filled()
    let found = await run("search", "--store", store.path, "--now", now, "cafe")
    #expect(found.status == .success)
    #expect(
      found.output == "1. The Fig Café  (com.example.MonkeyEats)\n   The Fig Café, 12 Canopy Street, Treetown\n")
    let json = await run("search", "--store", store.path, "--now", now, "--format", "json", "palm")
    #expect(json.output.contains(#""activityType" : "com.example.MonkeyEats.view""#))
    #expect(await run("search", "--store", store.path, "place:canopy").status == .success)
    #expect(await run("search", "--store", store.path, "--near", "48.14,11.58").output.contains("The Fig Café"))
    #expect(await run("search", "--store", store.path, "--domain", "places").output.contains("The Fig Café"))
    let nothing = await run("search", "--store", store.path, "durian")
    #expect(nothing.status == .failure && nothing.output == "Nothing was found.\n")
  }

  @Test func aPickedResultSaysWithWhatItsAppOpens() async {
    let store = await filled()
    let picked = await run("search", "--store", store.path, "--now", now, "--pick", "1", "fig")
    #expect(
      picked.output.hasSuffix(
        "   opens com.example.MonkeyEats with com.apple.corespotlightitem kCSSearchableItemActivityIdentifier=fig\n"))
    let wrong = await run("search", "--store", store.path, "--pick", "3", "fig")
    #expect(wrong.status == .unusable && wrong.errors == "there is no number 3: 1 were found\n")
  }

  @Test func whatIsRepairedIsToldToWhoWrites() async throws {
    let store = await filled()
    let log = try FileHandle(forWritingTo: URL(filePath: store.path + "/index-00000001.log"))
    try log.seekToEnd()
    try log.write(contentsOf: Data("half a record".utf8))
    try log.close()
    let read = await run("search", "--store", store.path, "fig")
    #expect(read.status == .success && read.errors.isEmpty, "a reader leaves the repair to the writer")
    let written = await run("search", "--store", store.path, "--pick", "1", "fig")
    #expect(written.status == .success)
    #expect(written.errors == "\(store.path): index: 13 bytes of an unfinished record are cut off\n")
  }

  @Test func whoOnlyReadsDoesNotWaitForTheWriter() async throws {
    let store = await filled()
    let writer = try Suggestions(at: store.path, calendar: .current)
    #expect(await run("search", "--store", store.path, "fig").status == .success)
    #expect(await run("suggest", "--store", store.path, "--now", now, chat, rides).status == .success)
    #expect(await run("donate", "--store", store.path, "--list").status == .success)
    let second = await run("donate", "--store", store.path, "--forget", "com.example.MonkeyChat")
    #expect(second.status != .success && second.errors.contains("another process writes here already"))
    #expect(await writer.history.donations.count == 3)
  }

  @Test func aStoreThatIsNotThereIsNotMade() async {
    let missing = await run("search", "--store", "/nowhere/store", "fig")
    #expect(missing.status == .unusable)
    #expect(
      missing.errors
        == "/nowhere/store: nothing is kept here. 'parley donate --store /nowhere/store' begins.\n")
    let unnamed = await run("search", "fig")
    #expect(unnamed.errors == "parley search: --store FOLDER is missing. See 'parley search --help'.\n")
    let empty = await run("search", "--store", "/tmp")
    #expect(empty.errors == "parley search: what to look for is missing. See 'parley search --help'.\n")
  }

  // MARK: Suggesting

  private static var package: String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  }
  private let chat = package + "/Vocabulary/MonkeyChat"
  private let rides = package + "/Vocabulary/MonkeyRides"

  @Test func offersHabitsAndSaysWhy() async {
    let store = await filled()
    let offered = await run("suggest", chat, rides, "--store", store.path, "--now", now)
    #expect(offered.status == .success)
    #expect(
      offered.output.hasPrefix(
        "1. Message Bobo  (MonkeyChat)\n   Done 2 times. From MonkeyChat. Score 0."))
    #expect(offered.output.contains("2. Get a ride with MonkeyRides  (MonkeyRides)"))
    let denied = await run(
      "suggest", chat, rides, "--store", store.path, "--now", now, "--deny", "com.example.MonkeyChat", "--locale", "de")
    #expect(denied.output.hasPrefix("1. Fahrt mit MonkeyRides bestellen  (MonkeyRides)\n"))
    let none = await run("suggest", chat, "--store", store.path, "--now", now, "--without", "contacts")
    #expect(none.status == .failure && none.output == "Nothing is offered.\n")
  }

  @Test func whatIsDismissedComesLaterAndWhatIsTakenSooner() async throws {
    let store = await filled()
    func score() async throws -> Double {
      let json = await run("suggest", chat, "--store", store.path, "--now", now, "--format", "json")
      let offers = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
      return try #require(offers?.first?["score"] as? Double)
    }
    let first = try await score()
    _ = await run("suggest", chat, "--store", store.path, "--now", now, "--dismiss", "1")
    let dismissed = try await score()
    #expect(abs(dismissed - first / 3) < 0.001)
    _ = await run("suggest", chat, "--store", store.path, "--now", now, "--take", "1")
    #expect(try await score() > dismissed)
    let taken = await run("suggest", chat, "--store", store.path, "--now", now, "--take", "9")
    #expect(taken.status == .unusable && taken.errors == "there is no number 9: 1 were found\n")
  }

  @Test func aPageThatIsLookedAtIsOfferedWhereAPlaceIsWanted() async throws {
    let page = NSTemporaryDirectory() + "parley-page-\(UUID().uuidString).html"
    defer { try? FileManager.default.removeItem(atPath: page) }
    try Data(StructuredDataCommandTests.page.utf8).write(to: URL(filePath: page))
    let name = URL(filePath: page).lastPathComponent
    let offered = await run(
      "suggest", rides, "--page", page, "--surface", "app-switcher", "--to", "com.example.MonkeyRides", "--now", now)
    #expect(
      offered.output
        == "1. Get a ride to The Fig  (MonkeyRides)\n   You looked at it in \(name). From \(name). Score 1.0\n")
    let typed = await run("suggest", rides, "--page", page, "--typed", "Let's meet at", "--now", now)
    #expect(typed.output == "The Fig  (From \(name))\n12 Canopy Street, Treetown  (From \(name))\n")
    let field = await run("suggest", rides, "--page", page, "--field", "telephoneNumber", "--format", "json")
    #expect(field.output.contains(#""text" : "+1 555 0100""#))
    let destination = await run("suggest", rides, "--surface", "destination")
    #expect(destination.errors == "parley suggest: --to APP-ID is missing. See 'parley suggest --help'.\n")
  }

  @Test func theContactCardListsTheAppsThatCanReachSomebody() async {
    let store = await filled()
    let card = await run("suggest", chat, rides, "--store", store.path, "--contact", "Bobo")
    #expect(card.output == "Bobo\n  message: MonkeyChat (used)\n  call: MonkeyChat\n")
    #expect(await run("suggest", rides, "--store", store.path, "--contact", "Bobo").status == .failure)
  }
}
