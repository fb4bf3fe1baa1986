import Foundation
import Parley

/// Measures how long a user's contacts take to be replaced: alone, during a conversation, and where donations have to
/// forget removed people.
struct ReplacingBenchmark {
  var contacts = 1000
  /// How many interactions were donated with twice as many people.
  var donated = 100_000
  var rounds = 41
  let report: BenchmarkReport

  /// The most that a replacement may take.
  private static let most = "5 ms"

  func run() async throws {
    report.print("Replacing one user's \(contacts) contacts, \(rounds) times each")
    row("what", "median", "worst", "at most")
    let people = Array(SampleNames.contacts(2 * contacts))
    let (some, others) = (Array(people.prefix(contacts)), Array(people.suffix(contacts)))
    var nearly = some
    nearly[contacts / 2] = others[0]

    await tell("by the same", replacing(User(contacts: some), by: [some]))
    await tell("by the same but one", replacing(User(contacts: some), by: [nearly, some]))
    await tell("by others", replacing(User(contacts: some), by: [others, some]))

    let user = User(contacts: some)
    let conversation = Conversation(with: try Assistant(apps: []), user: user)
    await conversation.hear("good morning")
    let talking = Task {
      while !Task.isCancelled { await conversation.hear("text \(some[1].displayName) that I will be late") }
    }
    await tell("by others, while a conversation goes on", replacing(user, by: [others, some]))
    talking.cancel()
    await talking.value
    try await forget(some, people)
  }

  /// Measures it with the donations of a conversation, each of which may name a removed person.
  private func forget(_ some: [Person], _ people: [Person]) async throws {
    let donations = Donations(try SampleStore.interactions(donated), capacity: donated)
    let user = User(contacts: some)
    let conversation = Conversation(with: try Assistant(apps: []), user: user, donations: donations)
    await conversation.hear("good morning")
    report.print("With a conversation's \(donated) donations")
    let oneMore = Array(people.prefix(contacts + 1))
    await tell("by the same and one more", replacing(user, by: [oneMore, some + people.suffix(1)]))
    await user.setContacts(some)
    let before = await donations.count
    // The people are removed one after the other: each is removed from the donations too.
    await tell("one gone, with all donations", replacing(user, by: (1...rounds).map { Array(some.dropFirst($0)) }))
    let gone = before - (await donations.count)
    report.print("Of these \(gone / rounds) donations were deleted at a time")
  }

  /// The seconds that each replacement takes, by lists in rotation.
  private func replacing(_ user: User, by lists: [[Person]]) async -> [Double] {
    var times: [Double] = []
    for round in 0..<rounds {
      let start = ContinuousClock.now
      await user.setContacts(lists[round % lists.count])
      times.append(start.duration(to: .now) / .seconds(1))
    }
    return times
  }

  private func tell(_ what: String, _ times: [Double]) {
    let figures = [BenchmarkTable.percentile(0.5, of: times), times.max() ?? 0]
    let texts = figures.map { "\(BenchmarkTable.number($0 * 1e3)) ms" }
    row("  " + what, texts[0], texts[1], Self.most)
    report.note("contacts replaced \(what)", (times.min() ?? 0) * 1e3, .milliseconds)
  }

  private func row(_ what: String, _ median: String, _ worst: String, _ most: String) {
    report.print(
      what.padding(toLength: 44, withPad: " ", startingAt: 0)
        + BenchmarkTable.row([median, worst, most], widths: [12, 12, 9]))
  }
}
