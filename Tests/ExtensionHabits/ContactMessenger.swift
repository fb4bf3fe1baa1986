import Intents

/// A person whom the app knows.
struct Acquaintance: Codable, Equatable, Sendable {
  var id: String
  var given: String
  var family: String
  var phone: String
  var picture: Data?
}

extension INPerson {
  convenience init(_ acquaintance: Acquaintance) {
    var name = PersonNameComponents()
    name.givenName = acquaintance.given
    name.familyName = acquaintance.family
    self.init(
      personHandle: INPersonHandle(value: acquaintance.phone, type: .phoneNumber, label: .mobile),
      nameComponents: name, displayName: "\(acquaintance.given) \(acquaintance.family)",
      image: acquaintance.picture.map { INImage(imageData: $0) }, contactIdentifier: nil,
      customIdentifier: acquaintance.id)
  }

  var digits: String? { personHandle?.value?.replacingOccurrences(of: " ", with: "") }
}

enum SendingError: Error { case offline, refused(Int) }

/// The app's people, asked for on a queue of its own.
final class PeopleStore: Sendable {
  static let shared = PeopleStore()
  private let queue = DispatchQueue(label: "people")
  private let people = [
    Acquaintance(id: "1", given: "Nandi", family: "Okoro", phone: "555 01"),
    Acquaintance(id: "2", given: "Nandi", family: "Mbeki", phone: "555 02"),
    Acquaintance(id: "3", given: "Rafiki", family: "Baboon", phone: "555 03"),
  ]

  func matches(_ name: String, _ done: ([Acquaintance]) -> Void) {
    queue.sync { done(people.filter { "\($0.given) \($0.family)".contains(name) }) }
  }

  func send(_ words: String, completion: @escaping @Sendable (Result<String, SendingError>) -> Void) {
    queue.async { completion(words.isEmpty ? .failure(.refused(400)) : .success(UUID().uuidString)) }
  }
}

/// Looks people up among the app's own, and answers from the queue that sends.
final class ContactMessenger: NSObject, INSendMessageIntentHandling {
  func resolveRecipients(
    for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    guard let recipients = intent.recipients, recipients.count > 0 else {
      completion([INSendMessageRecipientResolutionResult.needsValue()])
      return
    }
    var results = [INSendMessageRecipientResolutionResult]()
    for recipient in recipients {
      PeopleStore.shared.matches(recipient.displayName) { found in
        switch found.map(INPerson.init) {
        case let several where several.count > 1:
          results += [INSendMessageRecipientResolutionResult.disambiguation(with: several)]
        case let one where one.count == 1:
          results.append(.init(personResolutionResult: INPersonResolutionResult.success(with: one[0])))
        default:
          results.append(.unsupported(forReason: .noAccount))
        }
      }
    }
    completion(results)
  }

  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    if let name = intent.speakableGroupName { completion(.success(with: name)) } else { completion(.notRequired()) }
  }

  func handle(
    intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    PeopleStore.shared.send(intent.content ?? "hello") { result in
      switch result {
      case .success(let id):
        let activity = NSUserActivity(activityType: String(describing: INSendMessageIntent.self))
        activity.userInfo = ["id": id]
        let response = INSendMessageIntentResponse(code: .success, userActivity: activity)
        if #available(iOS 16.0, *) {
          response.sentMessages = [
            INMessage(
              identifier: id, conversationIdentifier: intent.conversationIdentifier, content: intent.content,
              dateSent: Date(), sender: nil, recipients: intent.recipients, groupName: intent.speakableGroupName,
              messageType: .text)
          ]
        }
        DispatchQueue.main.async { completion(response) }
      case .failure(.offline):
        completion(INSendMessageIntentResponse(code: .failureMessageServiceNotAvailable, userActivity: nil))
      case .failure:
        completion(.init(code: .failureRequiringAppLaunch, userActivity: nil))
      }
    }
  }
}

/// Reads messages out and marks them, in one class.
class Reader: NSObject, INSearchForMessagesIntentHandling, INSetMessageAttributeIntentHandling {
  func resolveSenders(
    for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    completion(intent.senders?.map(INPersonResolutionResult.success(with:)) ?? [])
  }

  func resolveAttributes(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void
  ) {
    completion(intent.attributes.contains(.unread) ? .success(with: [.unread]) : .confirmationRequired(with: [.read]))
  }

  func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    guard let start = intent.dateTimeRange?.startDateComponents, let date = Calendar.current.date(from: start) else {
      return completion(.notRequired())
    }
    let end = Calendar.current.dateComponents([.year, .month, .day], from: date.addingTimeInterval(86_400))
    completion(.success(with: INDateComponentsRange(start: start, end: end)))
  }

  func handle(
    intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void
  ) {
    let response = INSearchForMessagesIntentResponse(
      code: INSearchForMessagesIntentResponseCode.success, userActivity: nil)
    let rita = INPerson(
      personHandle: INPersonHandle(value: "rita@treetalk.example", type: .emailAddress), nameComponents: nil,
      displayName: "Rita", image: INImage(named: "rita"), contactIdentifier: nil, customIdentifier: nil)
    response.messages = [
      INMessage(identifier: "1", content: "The figs are ripe", dateSent: Date(), sender: rita, recipients: [])
    ]
    completion(response)
  }

  func resolveAttribute(
    for intent: INSetMessageAttributeIntent, with completion: @escaping (INMessageAttributeResolutionResult) -> Void
  ) {
    switch intent.attribute {
    case .unknown: completion(.needsValue())
    case .read, .unread: completion(.success(with: intent.attribute))
    case .flagged, .unflagged, .played: completion(.unsupported())
    @unknown default: completion(.unsupported())
    }
  }

  func handle(
    intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
  ) {
    let activity = NSUserActivity(activityType: NSStringFromClass(INSetMessageAttributeIntent.self))
    completion(INSetMessageAttributeIntentResponse(code: .success, userActivity: activity))
  }
}

/// Decides by the intent's class, and keeps one handler for all its phases.
class Switchboard: INExtension {
  private let messenger = ContactMessenger()
  private lazy var defaults = UserDefaults(suiteName: "group.example.treetalk")

  override init() {
    super.init()
    NSLog("the extension is loaded")
  }

  override func handler(for intent: INIntent) -> Any {
    defaults?.set(intentName(intent), forKey: "last intent")
    switch intent {
    case is INSendMessageIntent: return messenger
    case is INSearchForMessagesIntent, is INSetMessageAttributeIntent: return Reader()
    case let call as INStartCallIntent where call.callCapability != .videoCall: return Telephone()
    default: return self
    }
  }

  private func intentName(_ intent: INIntent) -> String { String(describing: type(of: intent)) }
}
