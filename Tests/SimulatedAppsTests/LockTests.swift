import Foundation
import IntentModel
import Parley
import TestSupport
import Testing

@testable import SimulatedApps

/// A locked device and everything that is restricted on one: nothing is handled, told or opened without unlocking.
///
/// Every restricted intent is led to its end in a conversation of its own. The device is locked after each of the
/// conversation's turns and inside each of its phases, and nobody unlocks it; then everything is tried that a person,
/// an app or a host can do.
@Suite struct LockTests {
  /// How one restricted intent is asked for: the app, and what the user says up to the end.
  struct Course: Sendable, CustomTestStringConvertible {
    var intent: IntentName
    var app: String
    var before: [String] = []
    var says: [String]
    var testDescription: String { intent.rawValue }
  }

  static let courses = [
    Course(intent: "SendPayment", app: "MonkeyPay", says: ["Pay Bobo 20 dollars", "Bobo the Great", "yes"]),
    Course(intent: "RequestPayment", app: "MonkeyPay", says: ["Request $10 from Koko with MonkeyPay", "yes"]),
    Course(intent: "PayBill", app: "MonkeyPay", says: ["Pay my water bill with MonkeyPay", "yes"]),
    Course(
      intent: "TransferMoney", app: "MonkeyPay",
      says: ["Transfer $100 from Everyday to Banana Fund with MonkeyPay", "yes"]),
    Course(intent: "SearchForBills", app: "MonkeyPay", says: ["How much is my water bill in MonkeyPay?"]),
    Course(intent: "SearchForAccounts", app: "MonkeyPay", says: ["What is the balance of Everyday in MonkeyPay?"]),
    Course(intent: "RequestRide", app: "MonkeyRides", says: ["Book a ride with MonkeyRides", "to the airport", "yes"]),
    Course(
      intent: "GetRideStatus", app: "MonkeyRides", before: ["Book a ride to the airport with MonkeyRides", "yes"],
      says: ["Where is my MonkeyRides ride?"]),
    Course(
      intent: "CancelRide", app: "MonkeyRides", before: ["Book a ride to the airport with MonkeyRides", "yes"],
      says: ["Cancel my ride", "yes"]),
    Course(
      intent: "SendRideFeedback", app: "MonkeyRides", before: ["Book a ride to the airport with MonkeyRides", "yes"],
      says: ["Give my ride five stars", "yes"]),
    Course(intent: "SearchForMessages", app: "MonkeyChat", says: ["Read my new MonkeyChat messages"]),
    Course(
      intent: "EditMessage", app: "MonkeyChat", before: ["Text Koko supper is ready"],
      says: ["Edit my last message to say supper is late"]),
    Course(
      intent: "UnsendMessages", app: "MonkeyChat", before: ["Text Koko supper is ready"],
      says: ["Unsend my last message"]),
    Course(intent: "SearchCallHistory", app: "MonkeyChat", says: ["Show my missed calls on MonkeyChat"]),
    Course(intent: "SearchForPhotos", app: "MonkeyPix", says: ["Show my favorite photos in MonkeyPix"]),
    Course(intent: "StartPhotoPlayback", app: "MonkeyPix", says: ["Start a slideshow in MonkeyPix"]),
  ]

  /// What can be tried on a locked device.
  enum Attempt: String, CaseIterable {
    case answer, request, correction, yes, choice, press, repetition, help, nonsense, continuation, update
    case activity, reminder, restored, resumed
  }

  @Test func everyRestrictedIntentOfTheSampleAppsHasACourse() throws {
    let apps = try Set(Self.courses.map(\.app)).map { try AssistantApp(at: Worlds.folder("Vocabulary/\($0)")) }
    let rules = Dictionary(
      uniqueKeysWithValues: IntentDomain.all.flatMap(\.intents).map { ($0.name, $0.rules.requiresUnlock) })
    let restricted = apps.flatMap { app in
      app.supportedIntents.filter { rules[$0] == true || app.restrictedWhileLocked.contains($0) }
    }
    #expect(Set(restricted) == Set(Self.courses.map(\.intent)))
  }

  @Test(arguments: TestEffort.sample(courses, every: 4)) func nothingIsDoneOrToldOnALockedDevice(_ course: Course)
    async throws
  {
    for turns in 0...course.says.count {
      for attempt in Attempt.allCases {
        let scene = try await Scene(course, said: course.says.prefix(turns))
        scene.lock()
        let events = try await scene.tries(attempt, next: turns)
        Self.expectNothing(in: events, "\(course.intent) after \(turns) turns: \(attempt)")
      }
    }
  }

  /// The device is locked while a phase is at work: the phases after it do not come, and its answer is not told.
  @Test(arguments: TestEffort.sample(courses, every: 4)) func nothingFollowsAPhaseInWhichTheDeviceIsLocked(
    _ course: Course
  ) async throws {
    for phase in ["resolve", "confirm", "handle"] {
      let scene = try await Scene(course, said: [], lockingIn: phase)
      var events: [ConversationEvent] = []
      for words in course.says where events.isEmpty || !scene.world.isLocked {
        events = await scene.conversation.hear(words)
      }
      guard scene.world.isLocked else { continue }
      if phase == "handle" {
        #expect(events.count { if case .handled = $0 { true } else { false } } == 1)
        events.removeAll { if case .handled = $0 { true } else { false } }
      }
      // What the phase itself answered is on record; nothing is said of it, and nothing comes after it.
      events = Array(events.drop { if case .said = $0 { false } else { true } })
      Self.expectNothing(in: events, "\(course.intent), locked in \(phase)")
    }
  }

  /// The same courses end in what they are for where the device is unlocked, so that the tests above can fail.
  @Test(arguments: courses) func everyCourseIsHandledOnAnUnlockedDevice(_ course: Course) async throws {
    let scene = try await Scene(course, said: course.says[...])
    let handled = await scene.conversation.events.compactMap { event in
      if case .handled(let record, _) = event { record.intent.name } else { nil }
    }
    #expect(handled.last == course.intent)
  }

  private static func expectNothing(in events: [ConversationEvent], _ place: String) {
    for event in events {
      let isDone =
        switch event {
        case .resolved(let result): isRestricted(result.intent)
        case .confirmed(let record), .handled(let record, _): isRestricted(record.intent.name)
        case .opened: true
        case .said(let message): isRestricted(message.intent) && ![.authentication, .ended].contains(message.kind)
        default: false
        }
      if isDone { Issue.record("\(place): \(EventLine(event))") }
    }
  }

  private static func isRestricted(_ intent: IntentName?) -> Bool { courses.contains { $0.intent == intent } }
}

/// One conversation with one app, and somebody who holds the device.
private struct Scene {
  let world = Worlds.world()
  let course: LockTests.Course
  let assistant: Assistant
  let history = UserHistory()
  let conversation: Conversation

  /// - Parameter phase: the phase of the course's intent in which the device is locked.
  init(_ course: LockTests.Course, said: ArraySlice<String>, lockingIn phase: String? = nil) async throws {
    self.course = course
    let played = try SimulatedApp(at: Worlds.folder("Vocabulary/\(course.app)"), environment: world.environment)
    var app = played.app
    app.handlers = app.handlers.map { [world] handler in
      guard handler.name == course.intent, let phase else { return handler }
      return handler.locking(world, in: phase)
    }
    assistant = try Assistant(
      apps: [app], languages: [.english], policy: Policy(), interpreter: Self.interpreters[course.app])
    conversation = Conversation(with: assistant, environment: world.environment, history: history)
    await history.activities.register(
      AppProfile(identifier: app.identifier, displayName: app.displayName, activityTypes: [course.intent.siriKitName])
    ) { _ in }
    await conversation.user.setContacts(played.contacts)
    world.location = Placemark(
      name: "Lookout Tree", coordinate: Coordinate(latitude: 37.7544, longitude: -122.4477))
    for words in course.before { await conversation.hear(words) }
    if course.intent == "SendRideFeedback" { world.advance(by: 3600) }
    for words in said { await conversation.hear(words) }
  }

  /// One for each app, compiled once.
  private static let interpreters: [String: Interpreter] = Dictionary(
    uniqueKeysWithValues: Set(LockTests.courses.map(\.app)).compactMap { name in
      guard
        let app = try? SimulatedApp(at: Worlds.folder("Vocabulary/\(name)"), environment: Worlds.world().environment)
      else { return nil }
      let intents = app.app.handlers.map(\.description)
      return (try? Interpreter(languages: [.english], intents: intents, apps: [app.app])).map { (name, $0) }
    })

  func lock() {
    world.lock()
    world.unlocksWhenAsked = false
  }

  private var copy: Conversation {
    get async throws {
      let json = try await conversation.stored().json()
      return try Conversation(
        restoring: StoredConversation(json: json), with: assistant, user: conversation.user,
        environment: world.environment, history: history)
    }
  }

  /// What happens by an attempt on the locked device; `next` is the number of turns that were taken before.
  func tries(_ attempt: LockTests.Attempt, next: Int) async throws -> [ConversationEvent] {
    let words = course.says.indices.contains(next) ? course.says[next] : "yes"
    switch attempt {
    case .answer: return await conversation.hear(words)
    case .request: return await conversation.hear(course.says[0])
    case .correction: return await conversation.hear("make it 500 dollars")
    case .yes: return await conversation.hear("yes")
    case .choice: return await conversation.choose(0)
    case .press:
      let button = await conversation.lastMessage?.buttons.first ?? "Yes"
      return await conversation.press(button)
    case .repetition: return await conversation.hear("say that again")
    case .help: return await conversation.hear("help")
    case .nonsense: return await conversation.hear("blargh blargh")
    case .continuation: return await conversation.hear("and to Koko too")
    case .update:
      let count = await conversation.events.count
      world.advance(by: 600)
      await conversation.settle(in: world)
      return Array(await conversation.events.dropFirst(count))
    case .activity: return await goesOn()
    case .reminder:
      return await conversation.remind(
        of: Reminder("Money", activity: viewed, trigger: .arriving(.home), date: .distantPast))
    case .restored: return try await copy.hear(words)
    case .resumed:
      let copy = try await copy
      return await copy.resume() + (await copy.hear("yes"))
    }
  }

  /// What a suggestion, a search result and a shortcut of the index hand over when they are picked.
  private var viewed: ViewedActivity {
    ViewedActivity(
      UserActivity(course.intent.siriKitName, title: "My bank account"), in: assistant.apps.first?.identifier ?? "")
  }

  private func goesOn() async -> [ConversationEvent] {
    let count = await conversation.events.count
    await #expect(throws: ContinuationError.self) { try await conversation.goOn(with: viewed) }
    return Array(await conversation.events.dropFirst(count))
  }
}

extension AnyIntentHandler {
  /// The same handler, in whose phase somebody locks the device for good.
  fileprivate func locking(_ world: SimulatedEnvironment, in phase: String) -> AnyIntentHandler {
    @Sendable func enter(_ name: String) {
      guard name == phase else { return }
      world.lock()
      world.unlocksWhenAsked = false
    }
    return replacing(
      resolve: { name, intent in
        enter("resolve")
        return try await self.resolve(name, intent)
      },
      confirm: { intent in
        enter("confirm")
        return try await self.confirm(intent)
      },
      handle: { intent in
        enter("handle")
        return try await self.handle(intent)
      })
  }
}
