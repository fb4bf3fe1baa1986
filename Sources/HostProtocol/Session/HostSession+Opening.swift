#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley
import ParleySuggestions

extension HostSession {
  func open(_ fields: JSONFields, _ answer: @escaping Answer) throws {
    try place(fields, answer) { setUp, user, environment, presenter in
      Conversation(
        with: setUp.assistant, user: user.user, environment: environment,
        mode: try fields.name("mode", "mode") ?? .eyesOn, language: try Self.language(fields, setUp),
        presenter: presenter, donations: user.donations, keptTurns: 1)
    }
  }

  /// Continues a stored conversation.
  func restore(_ fields: JSONFields, _ answer: @escaping Answer) throws {
    let state = try fields.required("state", fields["state"])
    let lastTurn = try fields.integer("lastTurn")
    try place(fields, answer) { setUp, user, environment, presenter in
      try Conversation(
        restoring: try StoredConversation(json: Data(state.line)), with: setUp.assistant, user: user.user,
        environment: environment, lastTurn: lastTurn, presenter: presenter, donations: user.donations, keptTurns: 1)
    }
  }

  private static func language(_ fields: JSONFields, _ setUp: HostSetUp) throws -> String? {
    guard let tag = try fields.string("language") else { return nil }
    let languages = setUp.assistant.languages
    let known = languages.map(\.tag)
    if languages.contains(where: { $0.isMeant(by: tag) || $0.tag.hasPrefix("\(tag)-") }) { return tag }
    throw MessageProblem(
      at: fields.path("language"), "'\(tag.prefix(20))' is not set up; there are \(known.joined(separator: ", "))")
  }

  private typealias Making = (HostSetUp, HostUser, ConversationEnvironment, HostPresenter) throws -> Conversation

  /// Makes a conversation and adds it to those that are open.
  private func place(_ fields: JSONFields, _ answer: @escaping Answer, _ make: Making) throws {
    let setUp = try setUp()
    let name = try fields.requiredString("conversation")
    let user = try user(named: try fields.string("user") ?? "")
    let known = JSONValue.object(setUp.world.merging(fields.members) { $1 })
    let world = try HostWorld(JSONFields(known, at: fields.place), host: calls)
    let environment = world.environment(after: timers)
    let presenter = HostPresenter(conversation: name, isLive: try fields.flag("live") ?? false, write: write)
    let words = try HostUserWords(fields, otherwise: setUp.contacts)
    let conversation = try make(setUp, user, environment, presenter)
    let open = HostConversation(
      name, conversation, user: user, world: world, environment: environment, presenter: presenter)
    try add(open, at: fields.path("conversation"))
    open.enqueue {
      await words.install(in: user.user)
      answer(.success(.object(["conversation": .string(name), "turn": .integer(await conversation.turn)])))
    }
  }

  private func add(_ open: HostConversation, at place: String) throws {
    let limit = limits.conversations
    let problem: (any Error)? = state.withLock { state in
      if state.conversations.count >= limit { return HostError(.tooMuch, "\(limit) conversations are open already") }
      if state.conversations[open.identifier] != nil {
        return MessageProblem(at: place, "the conversation '\(open.identifier.prefix(80))' is open already")
      }
      state.closing[open.identifier].map(open.follow)
      state.conversations[open.identifier] = open
      return nil
    }
    if let problem { throw problem }
  }

  /// The user of the host's key; without a key, a new user for one conversation.
  private func user(named name: String) throws(HostError) -> HostUser {
    if name.isEmpty { return HostUser("") }
    let limit = limits.users
    let user: HostUser? = state.withLock { state in
      if let user = state.users[name] { return user }
      guard state.users.count < limit else { return nil }
      let user = HostUser(name)
      state.users[name] = user
      return user
    }
    guard let user else { throw HostError(.tooMuch, "\(limit) users are known already") }
    return user
  }

  /// Replaces the words and contacts of a user.
  func user(_ fields: JSONFields, _ answer: @escaping Answer) throws {
    let user = try user(named: try fields.requiredString("user"))
    let words = try HostUserWords(fields, otherwise: [])
    Task {
      await words.install(in: user.user)
      answer(.success(.object([:])))
    }
  }

  /// What the user of a conversation may want now, according to the history.
  func suggest(_ fields: JSONFields, _ answer: @escaping Answer) throws {
    let setUp = try setUp()
    let limit = try fields.integer("limit") ?? 5
    try later(fields, answer) { open in
      try open.world.take(fields)
      let suggestions = Suggestions(history: UserHistory(donations: open.user.donations))
      let language = await open.conversation.language
      let context = await suggestions.context(
        for: setUp.assistant.apps, in: open.environment, words: SuggestionWords(tag: language) ?? .english,
        limit: min(max(0, limit), 100))
      let offered = await suggestions.suggestions(for: context)
      return .object(["suggestions": .array(offered.map(\.json))])
    }
  }
}

extension Suggestion {
  fileprivate var json: JSONValue {
    .object([
      "id": .string(id), "title": .string(title), "app": .string(app.identifier), "score": .number(score),
      "group": .string(group.rawValue),
    ])
  }
}
