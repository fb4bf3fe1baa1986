import Parley

/// Random users of the sample apps: they follow the example scripts, and do other things in between.
struct ConversationTarget: FuzzTarget {
  let kept = SeedFiles.kept("Conversations")
  let isLines = true
  private let user: RandomUser
  private let compiled = CompiledApps()

  init() throws { user = try RandomUser() }

  func input(from numbers: inout Numbers) -> [UInt8] { Array(user.steps(&numbers).joined(separator: "\n").utf8) }

  func run(_ input: [UInt8]) async throws {
    let steps = ConversationSteps(String(decoding: input, as: UTF8.self))
    if steps.isCompared { return try await compare(steps) }
    try await play(steps)
  }

  private func play(_ steps: ConversationSteps) async throws {
    var player = ConversationPlayer(try await world(of: steps), language: steps.language)
    for step in steps.steps { _ = try await player.play(step) }
    try await player.end()
  }

  private func world(of steps: ConversationSteps) async throws -> FuzzWorld {
    try await FuzzWorld(folders: steps.folders, language: steps.language, compiled: compiled)
  }

  /// Plays the steps twice, once with the conversation stored and restored before each: the user sees no difference.
  private func compare(_ steps: ConversationSteps) async throws {
    var player = ConversationPlayer(try await world(of: steps), language: steps.language)
    var restored = ConversationPlayer(try await world(of: steps), language: steps.language)
    for step in steps.steps {
      let seen = try await player.play(step)
      try await restored.restore()
      let again = try await restored.play(step)
      try expect(
        seen == again, "stored and restored it goes on the same",
        "\(step): \(seen.joined(separator: " / ")) | restored: \(again.joined(separator: " / "))")
    }
    try await player.end()
    try await restored.end()
  }
}
