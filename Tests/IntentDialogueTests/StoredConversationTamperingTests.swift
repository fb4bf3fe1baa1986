import Foundation
import IntentModel
import TestSupport
import Testing

@testable import IntentDialogue

/// A stored conversation that somebody has changed: it is refused with one line, or goes on; it never traps.
@Suite struct StoredConversationTamperingTests {
  private func house() -> TeaHouse {
    var house = TeaHouse()
    house.policy = Policy(goAhead: ["OrderTea": .asked])
    house.resolveGuests = { intent in
      intent.guests.map { $0.displayName == "Guest" ? .disambiguation([Person("A"), Person("B")]) : .success($0) }
    }
    return house
  }

  private func stored(_ house: TeaHouse, after words: [String]) async throws -> Data {
    let conversation = try house.conversation()
    for words in words { await conversation.hear(words) }
    return try await conversation.stored().json()
  }

  private func restoring(_ json: Data, in house: TeaHouse, lastTurn: Int? = nil) throws -> Conversation {
    try Conversation(
      restoring: StoredConversation(json: json), with: house.assistant(), environment: house.world.environment,
      lastTurn: lastTurn)
  }

  @Test func aParameterThatIsThereTwiceIsRefused() async throws {
    let house = house()
    let json = try await stored(house, after: ["tea guests=Guest"])
    var tree = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    var machine = try #require(tree["machine"] as? [String: Any])
    var request = try #require(machine["request"] as? [String: Any])
    let parameters = try #require(request["parameters"] as? [[String: Any]])
    var shorter = parameters[0]
    shorter["elements"] = []
    request["parameters"] = [shorter] + parameters
    machine["request"] = request
    tree["machine"] = machine
    let changed = try JSONSerialization.data(withJSONObject: tree)
    #expect(throws: RestoringError.inconsistent) { try restoring(changed, in: house) }
  }

  /// The JSON of a conversation whose question is open, with its machine changed.
  private func stored(
    _ house: TeaHouse, after words: String, changing change: (inout [String: Any]) throws -> Void
  ) async throws -> Data {
    let json = try await stored(house, after: [words])
    var tree = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    var machine = try #require(tree["machine"] as? [String: Any])
    try change(&machine)
    tree["machine"] = machine
    return try JSONSerialization.data(withJSONObject: tree)
  }

  /// A host handles each key once.
  @Test func twoRequestsOfOneKeyAreRefused() async throws {
    let house = house()
    let changed = try await stored(house, after: "tea guests=Guest") { machine in
      let state = try #require(machine["state"] as? [String: Any])
      let question = try #require(state["asking"] as? [String: Any])
      machine["waiting"] = [["request": machine["request"], "question": question["_0"], "comesBack": false]]
    }
    #expect(throws: RestoringError.inconsistent) { try restoring(changed, in: house) }
  }

  /// The go-ahead decides about the request that its question named.
  @Test func aGoAheadThatNamesNoRequestIsRefused() async throws {
    let house = house()
    let changed = try await stored(house, after: "tea size=large") { machine in
      var state = try #require(machine["state"] as? [String: Any])
      var asking = try #require(state["asking"] as? [String: Any])
      var question = try #require(asking["_0"] as? [String: Any])
      #expect(question["kind"] as? String == "goAhead")
      var prompt = try #require(question["prompt"] as? [String: Any])
      prompt["intent"] = nil
      question["prompt"] = prompt
      asking["_0"] = question
      state["asking"] = asking
      machine["state"] = state
    }
    #expect(throws: RestoringError.inconsistent) { try restoring(changed, in: house) }
  }

  @Test(arguments: [
    RestoringError.noApp("a\nb"), .noHandler("Pour\nTea", app: "a\u{1B}[2J"),
    .unreadableValue(parameter: "gue\nsts", of: "PourTea\r"),
    .unreadableValue(parameter: String(repeating: "x", count: 100_000), of: "PourTea"),
  ])
  func aNameFromOutsideStaysOnTheLineOfTheError(_ error: RestoringError) {
    #expect(!error.description.contains { $0.isNewline || $0 == "\u{1B}" })
    #expect(error.description.count < 300)
  }

  @Test(arguments: [
    ("", ""), ("[]", ""), ("{}", "version"), ("{\"version\": 3}", "-"), ("{\"version\": 2}", "machine"),
    ("{\"version\": 2, \"machine\": {\"state\": {\"dreaming\": {}}}}", "machine.state"),
    ("{\"version\": \"\\u001b[2J\"}", "version"),
    (String(repeating: "[", count: 100_000), ""),
    ("{\"version\": 2, \"machine\": " + String(repeating: "{\"state\": ", count: 10_000), ""),
  ])
  func whatIsNoStoredConversationIsRefusedInOneLine(_ json: String, _ place: String) {
    do throws(RestoringError) {
      _ = try StoredConversation(json: Data(json.utf8))
      Issue.record("it was read")
    } catch {
      if place != "-" { #expect(error == .unreadable(at: place)) }
      #expect(!error.description.contains { $0.isNewline || $0 == "\u{1B}" })
      #expect(error.description.count < 200)
    }
  }

  @Test func rulesAndLocksOfTheStoredFormAreNotBelieved() async throws {
    let counter = Counter()
    var house = house()
    house.handle = { _ in
      await counter.add()
      return TeaResponse(.success)
    }
    let json = try await stored(house, after: ["tea guests=Ann"])
    let text = String(decoding: json, as: UTF8.self)
    for word in ["rules", "requiresUnlock", "isUnlocked", "isAuthenticated"] { #expect(!text.contains("\"\(word)\"")) }
    // Since then the app restricts the intent, and the device was locked.
    house.restricted = ["OrderTea"]
    house.world.lock()
    house.world.unlocksWhenAsked = false
    let events = await (try restoring(json, in: house)).hear("yes")
    #expect(events.last == .ended(.notAuthenticated))
    #expect(await counter.count == 0)
  }

  /// What an app is called is the host's to say: a stored form without it would leave holes in sentences.
  @Test(arguments: ["", "Cellar"]) func theNameOfTheAppIsTheHosts(_ name: String) async throws {
    let house = house()
    func named(_ json: Data) throws -> String? {
      let tree = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
      let request = (tree["machine"] as? [String: Any])?["request"] as? [String: Any]
      return (request?["app"] as? [String: Any])?["name"] as? String
    }
    let changed = try await stored(house, after: "tea guests=Guest") { machine in
      var request = try #require(machine["request"] as? [String: Any])
      var app = try #require(request["app"] as? [String: Any])
      #expect(app["name"] as? String == "Kitchen")
      app["name"] = name
      request["app"] = app
      machine["request"] = request
    }
    #expect(try named(changed) == name)
    #expect(try named(try await (try restoring(changed, in: house)).stored().json()) == "Kitchen")
  }

  @Test func whatWasAboutToBeHandledIsAskedAboutAgain() async throws {
    let house = house()
    let json = try await stored(house, after: ["tea guests=Ann"])
    var tree = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    var machine = try #require(tree["machine"] as? [String: Any])
    for state in ["atGates", "authenticating"] {
      machine["state"] = [state: ["before": ["handle": [String: Any]()]]]
      tree["machine"] = machine
      let restored = try restoring(JSONSerialization.data(withJSONObject: tree), in: house)
      #expect(said(await restored.resume()) == ["Shall I put the kettle on?"])
    }
  }

  /// Every value of a stored form in turn is taken away, doubled, or replaced by one that it cannot be.
  @Test(arguments: [
    ["tea guests=Guest"], ["tea guests=Ann note=hot"], ["tea guests=Ann", "yes"],
    ["tea guests=Guest", "tea guests=Ann"],
  ])
  func noChangedValueTraps(_ words: [String]) async throws {
    let house = house()
    let tree = try JSONSerialization.jsonObject(with: await stored(house, after: words))
    let assistant = try house.assistant()
    var refused = 0
    var restored = 0
    for changed in TestEffort.sample(Changes.of(tree), every: 7) {
      guard let json = try? JSONSerialization.data(withJSONObject: changed, options: .fragmentsAllowed) else {
        continue
      }
      do {
        let conversation = try Conversation(
          restoring: StoredConversation(json: json), with: assistant, environment: house.world.environment)
        await conversation.resume()
        for words in ["#1", "change note", "note=x", "yes", "repeat", "back to it"] { await conversation.hear(words) }
        _ = try await conversation.stored().json()
        restored += 1
      } catch let error as RestoringError {
        #expect(error.description.split(whereSeparator: \.isNewline).count == 1)
        refused += 1
      }
    }
    #expect(refused > 10)
    #expect(restored > 2)
  }

  // MARK: Which copy is the newest

  @Test func everyTurnIsCountedAlsoAcrossCopies() async throws {
    let house = house()
    let first = try await stored(house, after: ["tea guests=Guest"])
    let copy = try restoring(first, in: house)
    await copy.hear("#1")
    let second = await copy.stored()
    let earlier = try StoredConversation(json: first)
    #expect(earlier.turn == 1)
    #expect(second.turn == 2)
    #expect(throws: RestoringError.outdated(turn: 1, known: 2)) { try restoring(first, in: house, lastTurn: 2) }
    let newest = try restoring(second.json(), in: house, lastTurn: 2)
    #expect(await newest.turn == 2)
    let unchecked = try restoring(first, in: house)
    #expect(await unchecked.turn == 1)
  }
}

/// A tree of JSON with one value changed, for each value and each change.
private enum Changes {
  private static var values: [Any] {
    [
      NSNull(), -1, 9_007_199_254_740_993, -9_223_372_036_854_775_808, 1e300, -1e300, 0.5, "", "zzz", true,
      [Any](), [String: Any](), [[NSNull()]],
    ]
  }

  static func of(_ tree: Any) -> [Any] {
    var changed = values
    if let list = tree as? [Any] {
      changed += [list + list, Array(list.dropFirst())]
      for (place, element) in list.enumerated() {
        for other in of(element) {
          var copy = list
          copy[place] = other
          changed.append(copy)
        }
      }
    } else if let object = tree as? [String: Any] {
      for (key, value) in object.sorted(by: { $0.key < $1.key }) {
        var without = object
        without[key] = nil
        changed.append(without)
        for other in of(value) {
          var copy = object
          copy[key] = other
          changed.append(copy)
        }
      }
    }
    return changed
  }
}
