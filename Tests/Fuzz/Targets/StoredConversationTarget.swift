import Foundation
import Parley

/// Stored conversations, changed as bytes and as JSON values: they are refused, or restored and gone on with.
struct StoredConversationTarget: FuzzTarget {
  let kept: [[UInt8]]
  private let made: [[UInt8]]
  private let mutations = Mutations(tokens: [
    "handling", "confirming", "\"idle\"", "null", "recipients", "goAhead", "[]", "{}",
  ])
  private let values = JSONMutations()
  private let compiled = CompiledApps()
  private static let folders = [
    "Vocabulary/MonkeyChat", "Vocabulary/MonkeyPay", "Vocabulary/MonkeyRides", ContactsApp.name,
  ]

  /// Plays conversations and stores them after every step.
  init() async throws {
    kept = SeedFiles.kept("StoredConversations")
    var made: [[UInt8]] = kept
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for said in Self.said {
      let world = try await FuzzWorld(folders: Self.folders, language: .english, compiled: compiled)
      let conversation = world.conversation(language: "en")
      for words in said.split(separator: ";") {
        await conversation.hear(String(words))
        made.append(Array(try encoder.encode(await conversation.stored())))
      }
      await conversation.stopUpdates()
    }
    self.made = made
  }

  /// More requests than any of the conversations has.
  private static let mostRequests = 10

  private static let said = [
    "send a message to Bobo on MonkeyChat;the first one;please send more bananas;say that again",
    "text Koko and Zira hi;text Brimley hello on Pigeon;the second one;go back;yes",
    "send Koko 20 dollars with MonkeyPay;make it 25;yes;pay Bobo;5 dollars",
    "get me a ride to the airport;the first one;yes;where is my ride;cancel my ride",
    "call Bobo;call Bobo Jr.;cancel;what is my balance;transfer 50 dollars;from checking to savings",
    "pay Marnix Tull 20 dollars with Pigeon;text Koko I am late;yes;go on with the payment;yes",
    "show my unread messages;read that again;reply I am late;yes", "message;Koko;hello;no;cancel",
  ]

  func input(from numbers: inout Numbers) -> [UInt8] {
    let whole = numbers.pick(made)
    if !numbers.isOne(in: 4), let changed = values.changed(whole, &numbers) { return changed }
    return mutations.changed([whole], &numbers)
  }

  func run(_ input: [UInt8]) async throws {
    guard let stored = try? JSONDecoder().decode(StoredConversation.self, from: Data(input)) else { return }
    let world = try await FuzzWorld(folders: Self.folders, language: .english, compiled: compiled)
    world.probe.beginsInTheMiddle()
    // A host never makes a key again; those of the stored requests were counted in another world.
    for _ in 0..<Self.mostRequests { _ = world.environment.environment.makeRequestKey() }
    let isLocked = input.count % 2 == 0
    if isLocked {
      world.environment.lock()
      world.environment.unlocksWhenAsked = false
    }
    let conversation: Conversation
    do { conversation = try world.restored(stored) } catch {
      return try expect(isLine("\(error)"), "an error is one line", "\(error)")
    }
    if input.count % 3 > 0 { await conversation.resume() }
    for words in ["um", "the first one", "say that again", "yes", "yes"] { await conversation.hear(words) }
    let again = await conversation.stored()
    let json = try JSONEncoder().encode(again)
    let read = try? JSONDecoder().decode(StoredConversation.self, from: json)
    try expect(read == again, "a stored conversation is the same when it is read")
    do { _ = try world.restored(again) } catch {
      throw Finding("what was restored can be stored and restored", "\(error)")
    }
    for words in ["cancel", "cancel", "text Koko hi"] { await conversation.hear(words) }
    await conversation.stopUpdates()
    world.environment.advance(by: 1e7)
    try world.probe.check()
  }
}
