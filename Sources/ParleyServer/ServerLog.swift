import Foundation
import HostProtocol
import Parley

/// What a server logs of each message: the method, the conversation and the size; what people say only if that is asked
/// for.
package struct ServerLog: Sendable {
  private let write: (@Sendable (String) -> Void)?
  private let hasContent: Bool

  /// - Parameter write: Writes one line; without it nothing is logged.
  package init(hasContent: Bool = false, write: (@Sendable (String) -> Void)? = nil) {
    self.write = write
    self.hasContent = hasContent
  }

  func read(_ line: [UInt8]) { note("<", line) }
  func wrote(_ line: [UInt8]) { note(">", line) }
  func noted(_ text: String) { write?("\(Date().formatted(.iso8601)) \(text)") }

  private func note(_ direction: String, _ line: [UInt8]) {
    guard let write else { return }
    let moment = Date().formatted(.iso8601)
    if hasContent { return write("\(moment) \(direction) \(String(decoding: line, as: UTF8.self))") }
    write("\(moment) \(direction) \(Self.summary(line)) \(line.count) bytes")
  }

  /// The method, or the kind of answer; never what a person or an app has written.
  private static func summary(_ line: [UInt8]) -> String {
    guard let message = try? HostMessage(line: line) else { return "unreadable" }
    switch message {
    case .request(_, let method, _), .notification(let method, _):
      return known.contains(method) ? method : "unknown"
    case .answer(_, .success): return "result"
    case .answer(_, .failure(let error)): return "error \(error.code.rawValue)"
    }
  }

  private static let known = Set(
    HostMethod.allCases.map(\.rawValue) + [
      "event", "resolve", "confirm", "handle", "observe", "unobserve", "authenticate", "cancelCall",
    ])
}
