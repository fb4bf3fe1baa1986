import Foundation
import IntentDomains
import IntentModel

/// An intents extension, joined to Parley: its principal class is asked for the objects that handle intents.
///
/// ```swift
/// let siriKit = SiriKitExtension(IntentHandler())
/// let app = AssistantApp(identifier: id, displayName: name, handlers: siriKit.handlers(of: ["INSendMessageIntent"]))
/// ```
public struct SiriKitExtension: Sendable {
  private let source: HandlerSource

  /// - Parameters:
  ///   - principal: The extension's principal class, which is asked for the handler of each intent.
  ///   - report: Hears of a broken rule that ends nothing: a completion called twice, or never; and of what is allowed
  ///     and worth knowing, where ``HandlerFault/isAllowed`` says so.
  ///   - watch: Hears of each call before it is made.
  ///   - limit: How long a phase may take in real time; without one, as long as the conversation waits for it.
  public init(
    _ principal: any INIntentHandlerProviding, report: @escaping @Sendable (HandlerFault) -> Void = { _ in },
    watch: @escaping @Sendable (HandlerCall) -> Void = { _ in }, limit: Duration? = nil
  ) {
    source = HandlerSource(principal, report: report, watch: watch, limit: limit)
  }

  /// The handlers of the intents that an Info.plist declares; names that are no intent's here have none.
  public func handlers(of declared: [String]) -> [AnyIntentHandler] {
    let intents = Self.intents(of: declared)
    let calls = intents.filter { $0.served == StartCallIntent.name }
    let others = intents.filter { $0.served != StartCallIntent.name }.map { $0.handler(source) }
    return others + (calls.isEmpty ? [] : [Self.handler(ofCalls: calls, source)])
  }

  /// What is wrong with the objects that the extension gives for the intents it declares.
  public func problems(of declared: [String]) -> [SiriKitProblem] {
    let intents = Self.intents(of: declared)
    let unknown = declared.filter { name in !intents.contains { $0.className == name } }
      .map { SiriKitProblem.unknownIntent($0) }
    var undeclared: [SiriKitProblem] = []
    var unhandled: [SiriKitProblem] = []
    for intent in intents {
      let found = source.handler(intent.blank())
      let kind = found.map { String(reflecting: type(of: $0)) }
      guard let found, intent.isHandled(found) else {
        unhandled.append(.notHandled(intent.className, by: kind, source.name, protocol: intent.protocolName))
        continue
      }
      for other in SiriKitIntent.all where !declared.contains(other.className) && other.isHandled(found) {
        let problem = SiriKitProblem.notDeclared(other.className, by: String(reflecting: type(of: found)))
        if !undeclared.contains(problem) { undeclared.append(problem) }
      }
    }
    return unknown + unhandled + undeclared
  }

  private static func intents(of declared: [String]) -> [SiriKitIntent] {
    declared.compactMap { name in SiriKitIntent.all.first { $0.className == name } }
  }

  /// One handler for the three intents that start a call: each request goes to the one of its capability.
  private static func handler(ofCalls calls: [SiriKitIntent], _ source: HandlerSource) -> AnyIntentHandler {
    let handlers = Dictionary(calls.map { ($0.className, $0.handler(source)) }) { first, _ in first }
    let names = handlers.keys.sorted()
    guard let first = names.first.flatMap({ handlers[$0] }) else { return SiriKitIntent.startCall.handler(source) }
    if let only = handlers["INStartCallIntent"], handlers.count == 1 { return only }
    @Sendable func handler(for intent: AnyIntent) -> AnyIntentHandler? {
      let capability = intent.as(StartCallIntent.self)?.callCapability
      let older = capability == .videoCall ? "INStartVideoCallIntent" : "INStartAudioCallIntent"
      return handlers["INStartCallIntent"] ?? handlers[older] ?? (capability == nil ? first : nil)
    }
    return first.replacing(
      resolve: { parameter, intent in
        guard let handler = handler(for: intent) else {
          let isVideo = intent.as(StartCallIntent.self)?.callCapability == .videoCall
          let reason = StartCallIntent.CallCapabilityUnsupportedReason.videoCallUnsupported
          guard parameter == "callCapability" else { return try first.asSaid(parameter, intent) }
          return [isVideo ? .unsupported(reason) : .unsupported]
        }
        guard handler.resolvedParameters.contains(parameter) else { return try handler.asSaid(parameter, intent) }
        return try await handler.resolve(parameter, intent)
      },
      confirm: { try await (handler(for: $0) ?? first).confirm($0) },
      handle: { try await (handler(for: $0) ?? first).handle($0) },
      resolving: Set(handlers.values.flatMap(\.resolvedParameters)).union(["callCapability"]))
  }
}

extension AnyIntentHandler {
  /// The parameter's values as they were said, which is what a missing resolver stands for.
  fileprivate func asSaid(_ parameter: String, _ intent: AnyIntent) throws -> [AnyResolutionResult] {
    let values = try values(parameter, intent)
    return values.isEmpty ? [.notRequired] : values.map { .success($0) }
  }
}

/// Something wrong between an extension's code and its Info.plist, found before anything is said.
public enum SiriKitProblem: Sendable, Hashable, CustomStringConvertible {
  /// An intent is declared, and the object given for it does not handle it.
  case notHandled(String, by: String?, String, protocol: String)
  /// An intent is handled, and nobody will ever ask for it.
  case notDeclared(String, by: String)
  /// A name that no intent here has.
  case unknownIntent(String)
  /// An intent is restricted while the device is locked, and not declared.
  case restrictedNotDeclared(String)
  /// An intent has no example phrase in the app's vocabulary, which the store asks for.
  case noExample(String)
  /// An Info.plist declares no intents at all.
  case nothingDeclared(String)
  /// A file of the app or the extension is wrong, in lint's words.
  case file(String)

  /// Whether nothing can be tried before it is mended.
  public var isError: Bool {
    switch self {
    case .notHandled, .nothingDeclared, .restrictedNotDeclared: true
    case .notDeclared, .unknownIntent, .noExample, .file: false
    }
  }

  /// The class or file, what is wrong with it, and what is needed instead, in one line.
  public var description: String {
    switch self {
    case .notHandled(let intent, let kind?, let principal, let name):
      "\(principal): \(intent) is declared, but handler(for:) gives a \(kind), which does not conform to \(name)."
    case .notHandled(let intent, nil, let principal, let name):
      "\(principal): \(intent) is declared, but handler(for:) gives no object for it; one that conforms to \(name) is needed."
    case .notDeclared(let intent, let kind):
      "\(kind): it handles \(intent), which IntentsSupported of the extension's Info.plist does not declare: it is never asked."
    case .unknownIntent(let name): "'\(name)' is declared, which is no intent of the six domains served here."
    case .restrictedNotDeclared(let intent):
      "\(intent) is restricted while the device is locked, but IntentsSupported does not declare it."
    case .noExample(let intent):
      "\(intent) has no example phrase: add one under IntentPhrases of the app's AppIntentVocabulary.plist."
    case .nothingDeclared(let file):
      "\(file): no intents are declared under NSExtension, NSExtensionAttributes, IntentsSupported."
    case .file(let text): text
    }
  }
}
