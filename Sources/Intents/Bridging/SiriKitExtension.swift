import Foundation
import IntentDomains
import IntentModel

/// An intents extension that is connected to Parley: its principal class provides the objects that handle intents.
///
/// ```swift
/// let siriKit = SiriKitExtension(IntentHandler())
/// let app = AssistantApp(identifier: id, displayName: name, handlers: siriKit.handlers(of: ["INSendMessageIntent"]))
/// ```
public struct SiriKitExtension: Sendable {
  private let source: HandlerSource

  /// - Parameters:
  ///   - principal: The extension's principal class, which is asked for the handler of each intent.
  ///   - report: Receives broken rules that make nothing fail, such as a completion that is called twice, or never;
  ///     also   what is allowed and worth knowing (``HandlerFault/isAllowed``).
  ///   - watch: Receives each call before it is made.
  ///   - limit: The longest real time of a phase; without one, as long as the conversation waits for it.
  public init(
    _ principal: any INIntentHandlerProviding, report: @escaping @Sendable (HandlerFault) -> Void = { _ in },
    watch: @escaping @Sendable (HandlerCall) -> Void = { _ in }, limit: Duration? = nil
  ) {
    source = HandlerSource(principal, report: report, watch: watch, limit: limit)
  }

  /// - Parameters:
  ///   - ending: The intents for which `handler(for:)` ends its process, each with what it says then: it is not called
  ///     for these, and requests for them fail.
  ///   - fail: Receives a broken rule that makes a phase fail, as if the handler had thrown.
  package init(
    _ principal: any INIntentHandlerProviding, report: @escaping @Sendable (HandlerFault) -> Void = { _ in },
    watch: @escaping @Sendable (HandlerCall) -> Void = { _ in }, limit: Duration? = nil, ending: [String: String],
    fail: @escaping @Sendable (HandlerFault) -> Void = { _ in }
  ) {
    source = HandlerSource(principal, report: report, watch: watch, limit: limit, ending: ending, fail: fail)
  }

  /// Calls `handler(for:)` for each of the intents, and announces each one before.
  package func ask(for declared: [String], _ next: (String) -> Void) {
    for intent in Self.intents(of: declared) {
      next(intent.className)
      _ = source.handler(intent.blank())
    }
  }

  /// The handlers of the intents that an Info.plist declares; unknown names have none.
  public func handlers(of declared: [String]) -> [AnyIntentHandler] {
    let intents = Self.intents(of: declared)
    let calls = intents.filter { $0.served == StartCallIntent.name }
    let others = intents.filter { $0.served != StartCallIntent.name }.map { $0.handler(source) }
    return others + (calls.isEmpty ? [] : [Self.handler(ofCalls: calls, source)])
  }

  /// The problems of the objects that the extension provides for the intents it declares.
  public func problems(of declared: [String]) -> [SiriKitProblem] {
    let intents = Self.intents(of: declared)
    let known = SiriKitIntent.all.map(\.className)
    let unknown = declared.filter { !known.contains($0) }
      .map { SiriKitProblem.unknownIntent($0, nearest: Self.nearest(to: $0, among: known)) }
    var undeclared: [SiriKitProblem] = []
    var unhandled: [SiriKitProblem] = []
    for intent in intents {
      if let words = source.ending[intent.className] {
        unhandled.append(.endsProcess(intent.className, source.name, words))
        continue
      }
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

  /// The intent that may be meant by a name without its prefix or suffix.
  private static func nearest(to name: String, among known: [String]) -> String? {
    known.first { ["\(name)Intent", "IN\(name)", "IN\(name)Intent"].contains($0) }
  }

  private static func intents(of declared: [String]) -> [SiriKitIntent] {
    declared.compactMap { name in SiriKitIntent.all.first { $0.className == name } }
  }

  /// One handler for the three intents that start a call: each request goes to the intent for its capability.
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
          guard parameter == "callCapability" else { return try first.accept(parameter, intent) }
          return [isVideo ? .unsupported(reason) : .unsupported]
        }
        guard handler.resolvedParameters.contains(parameter) else { return try handler.accept(parameter, intent) }
        return try await handler.resolve(parameter, intent)
      },
      confirm: { try await (handler(for: $0) ?? first).confirm($0) },
      handle: { try await (handler(for: $0) ?? first).handle($0) },
      resolving: Set(handlers.values.flatMap(\.resolvedParameters)).union(["callCapability"]))
  }
}

extension AnyIntentHandler {
  /// Accepts the parameter's values as they were said, as SiriKit does where there is no resolver.
  fileprivate func accept(_ parameter: String, _ intent: AnyIntent) throws -> [AnyResolutionResult] {
    let values = try values(parameter, intent)
    return values.isEmpty ? [.notRequired] : values.map { .success($0) }
  }
}

/// A mismatch between an extension's code and its Info.plist, found before anything is said.
public enum SiriKitProblem: Sendable, Hashable, CustomStringConvertible {
  /// An intent is declared, but the object provided for it does not handle it.
  case notHandled(String, by: String?, String, protocol: String)
  /// An intent is handled but not declared, so that it is never asked for.
  case notDeclared(String, by: String)
  /// `handler(for:)` ends the process when it is called for a declared intent, with these last words.
  case endsProcess(String, String, String)
  /// A method has a label of iOS 10, which is in no protocol any more.
  case olderLabel(String)
  /// An unknown name of an intent, with the one that may be meant.
  case unknownIntent(String, nearest: String?)
  /// An intent is restricted while the device is locked, but not declared.
  case restrictedNotDeclared(String)
  /// An intent has no example phrase in the app's vocabulary, which the store requires.
  case noExample(String)
  /// An Info.plist declares no intents at all.
  case nothingDeclared(String)
  /// A problem in a file of the app or the extension, in the words of the linter.
  case file(String)

  /// Whether nothing can be tried until it is mended; a problem of one intent affects only requests for that intent.
  public var isError: Bool { if case .nothingDeclared = self { true } else { false } }

  /// The class or file, what is wrong with it, and what is needed instead, in one line.
  public var description: String {
    switch self {
    case .notHandled(let intent, let kind?, let principal, let name):
      "\(principal): \(intent) is declared, but handler(for:) gives a \(kind), which does not conform to \(name)."
    case .notHandled(let intent, nil, let principal, let name):
      "\(principal): \(intent) is declared, but handler(for:) gives no object for it; one that conforms to \(name) is needed."
    case .notDeclared(let intent, let kind):
      "\(kind): it handles \(intent), which IntentsSupported of the extension's Info.plist does not declare: it is never asked."
    case .endsProcess(let intent, let principal, let words):
      "\(principal): \(intent) is declared, but handler(for:) ends the process when it is asked for it: \(words)"
    case .olderLabel(let text): text
    case .unknownIntent(let name, let nearest):
      "'\(name)' is declared, which is no intent of the six domains served here."
        + (nearest.map { " Did you mean '\($0)'?" } ?? "")
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
