import Foundation
import IntentModel

/// A request and its outcome, as an app reports them.
///
/// Source: `INInteraction`, iOS 10.
public final class INInteraction: NSObject, NSCopying, @unchecked Sendable {
  /// The request with its resolved parameters.
  public let intent: INIntent
  /// The app's response; `nil` where the outcome is not reported.
  public let intentResponse: INIntentResponse?
  /// Who started the interaction.
  public var direction = INInteractionDirection.unspecified
  /// When it took place.
  public var dateInterval: DateInterval?
  /// The app's key of it, by which it can be deleted; a new one unless the app sets it.
  public var identifier = UUID().uuidString
  /// The app's identifier of the group that it belongs to, such as a conversation.
  public var groupIdentifier: String?

  /// An interaction of this moment, with a key of its own.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    self.intentResponse = response
    self.dateInterval = DateInterval(start: Date(), duration: 0)
  }

  /// The progress of the request according to the response's code.
  public var intentHandlingStatus: INIntentHandlingStatus { intentResponse?.status ?? .unspecified }

  /// Another interaction of the same content and key.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = INInteraction(intent: intent, response: intentResponse)
    copy.direction = direction
    copy.dateInterval = dateInterval
    copy.identifier = identifier
    copy.groupIdentifier = groupIdentifier
    return copy
  }
}

/// Who started an interaction.
public typealias INInteractionDirection = Interaction.Direction
/// The progress of a request.
public typealias INIntentHandlingStatus = IntentHandlingStatus

extension INInteraction {
  /// Donates the interaction to the current ``SiriKitHost``, so that it can be suggested.
  public func donate(completion: ((Error?) -> Void)? = nil) {
    Self.perform({ try await $0.donate(self) }, then: completion)
  }

  /// Donates the interaction to the current ``SiriKitHost``, so that it can be suggested.
  public func donate() async throws { try await SiriKitHost.current.donate(self) }

  /// Deletes everything that the app donated.
  public class func deleteAll(completion: ((Error?) -> Void)? = nil) {
    perform({ try await $0.deleteDonations(.all) }, then: completion)
  }

  /// Deletes everything that the app donated.
  public class func deleteAll() async throws { try await SiriKitHost.current.deleteDonations(.all) }

  /// Deletes the interactions with these identifiers.
  public class func delete(with identifiers: [String], completion: ((Error?) -> Void)? = nil) {
    perform({ try await $0.deleteDonations(.identifiers(identifiers)) }, then: completion)
  }

  /// Deletes the interactions with these identifiers.
  public class func delete(with identifiers: [String]) async throws {
    try await SiriKitHost.current.deleteDonations(.identifiers(identifiers))
  }

  /// Deletes the interactions of a group.
  public class func delete(with groupIdentifier: String, completion: ((Error?) -> Void)? = nil) {
    perform({ try await $0.deleteDonations(.group(groupIdentifier)) }, then: completion)
  }

  /// Deletes the interactions of a group.
  public class func delete(with groupIdentifier: String) async throws {
    try await SiriKitHost.current.deleteDonations(.group(groupIdentifier))
  }

  private static func perform(
    _ work: @escaping @Sendable (any SiriKitHosting) async throws -> Void, then completion: ((Error?) -> Void)?
  ) {
    nonisolated(unsafe) let completion = completion
    let host = SiriKitHost.current
    Task {
      do {
        try await work(host)
        completion?(nil)
      } catch {
        completion?(error)
      }
    }
  }
}

extension INInteraction {
  /// Parley's interaction of the same content; `nil` for an intent that is not served.
  package func interaction(of app: String) -> Interaction? {
    guard let served = intent as? any IntentBridging else { return nil }
    return Interaction(
      intent: erased(served), response: (intentResponse as? any ResponseBridging).map { erased($0) }, app: app,
      date: dateInterval?.start ?? Date(), people: people(of: served), direction: direction,
      duration: dateInterval?.duration ?? 0, identifier: identifier, groupIdentifier: groupIdentifier)
  }

  private func erased(_ intent: some IntentBridging) -> AnyIntent { AnyIntent(intent.held) }
  private func erased(_ response: some ResponseBridging) -> AnyIntentResponse { AnyIntentResponse(response.response) }

  /// The people among the intent's parameters, whatever they are called there.
  private func people(of intent: some IntentBridging) -> [Person] {
    Mirror(reflecting: intent.held).children.flatMap { parameter -> [Person] in
      (parameter.value as? Person).map { [$0] } ?? parameter.value as? [Person] ?? []
    }
  }
}
