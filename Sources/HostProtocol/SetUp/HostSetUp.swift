#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley

/// What a host declares once, before the first conversation: its apps, the languages, the policy.
package struct HostSetUp: Sendable {
  /// Plays an app from its folder, with its `World.plist`; `nil` where the server cannot.
  package typealias Simulation =
    @Sendable (_ folder: String, ConversationEnvironment) throws -> (app: AssistantApp, contacts: [Person])

  package let assistant: Assistant
  /// The contacts that simulated apps bring.
  package let contacts: [Person]
  /// What conversations know of the world, unless the message that opens them says otherwise.
  package let world: [String: JSONValue]

  package init(
    _ fields: JSONFields, host: any HostCalling, reports: HostReports, timers: ConversationEnvironment,
    simulate: Simulation? = nil
  ) throws(HostError) {
    let read: (apps: [AssistantApp], contacts: [Person], languages: [Language], policy: Policy, compiled: String?)
    do throws(MessageProblem) {
      let world = try HostWorld(fields, host: host)
      var apps: [AssistantApp] = []
      var contacts: [Person] = []
      for app in try fields.objects("apps") {
        let reader = HostAppReader(
          fields: app, host: host, reports: reports, environment: world.environment(after: timers),
          simulate: simulate)
        let made = try reader.read()
        apps.append(made.app)
        contacts += made.contacts
      }
      let languages = try Self.languages(fields)
      let policy = try Self.policy(try fields.object("policy"))
      read = (apps, contacts, languages, policy, try fields.string("compiledLanguages"))
    } catch {
      throw HostError(.unusableSetUp, error.description.split(separator: "\n").map(String.init))
    }
    contacts = read.contacts
    world = fields.members.filter { HostWorld.members.contains($0.key) }
    do throws(SetUpProblems) {
      assistant = try Assistant(
        apps: read.apps.map(\.givingDirections), languages: read.languages, policy: read.policy,
        compiledLanguages: read.compiled.map { URL(fileURLWithPath: $0, isDirectory: true) })
    } catch {
      throw HostError(.unusableSetUp, error.problems.map(\.text))
    }
  }

  private static func languages(_ fields: JSONFields) throws(MessageProblem) -> [Language] {
    guard let tags = try fields.strings("languages") else { return [.english] }
    var languages: [Language] = []
    for (index, tag) in tags.enumerated() {
      guard let language = Language.meant(by: tag, among: Language.all) else {
        let known = Language.all.map(\.tag)
        throw MessageProblem(
          at: "\(fields.path("languages"))[\(index)]",
          "no language is called '\(tag.prefix(20))'; known are \(known.joined(separator: ", "))")
      }
      languages.append(language)
    }
    return languages
  }

  private static func policy(_ fields: JSONFields) throws(MessageProblem) -> Policy {
    var policy = Policy()
    policy.waitingIndicator = try fields.number("waitingIndicator") ?? policy.waitingIndicator
    policy.waitLimit = try fields.number("waitLimit") ?? policy.waitLimit
    policy.unlockLimit = try fields.number("unlockLimit") ?? policy.unlockLimit
    policy.speaksForVoice = try fields.flag("speaksForVoice") ?? policy.speaksForVoice
    policy.asksDraftQuestion = try fields.flag("asksDraftQuestion") ?? policy.asksDraftQuestion
    policy.repetitions = try count(fields, "repetitions") ?? policy.repetitions
    policy.maximumChoices = try count(fields, "maximumChoices") ?? policy.maximumChoices
    policy.maximumRounds = try count(fields, "maximumRounds") ?? policy.maximumRounds
    policy.goAheadLimit = try fields.number("goAheadLimit") ?? policy.goAheadLimit
    policy.margin = try fields.number("margin") ?? policy.margin
    let goAhead = try fields.object("goAhead")
    for intent in goAhead.members.keys.sorted() {
      policy.goAhead[IntentName(intent)] = try goAhead.name(intent, "rule")
    }
    return policy
  }

  private static func count(_ fields: JSONFields, _ name: String) throws(MessageProblem) -> Int? {
    guard let count = try fields.integer(name) else { return nil }
    guard (1...1000).contains(count) else {
      throw MessageProblem(at: fields.path(name), "a number from 1 to 1000 is expected")
    }
    return count
  }
}
