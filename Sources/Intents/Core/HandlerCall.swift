/// A call of an extension's code, announced before it is made.
///
/// If the code ends its process, the last announced call shows where.
public struct HandlerCall: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The class with its module: `MyIntents.SendMessageHandler`.
  public var handler: String
  /// The method with its labels: `resolveContent(for:with:)`.
  public var method: String

  /// A call of one method of one class.
  public init(handler: String, method: String) {
    self.handler = handler
    self.method = method
  }

  /// The phase that the method belongs to, as scripts spell it: `resolve content`, `confirm`, `handle`.
  ///
  /// `handler` where the principal class is asked for the object.
  public var phase: String {
    let name = method.prefix { $0 != "(" }
    guard name.hasPrefix("resolve"), name.count > 7 else { return String(name) }
    let parameter = name.dropFirst(7)
    return "resolve \(parameter.prefix(1).lowercased())\(parameter.dropFirst())"
  }

  /// The class and the method.
  public var description: String { "\(handler): \(method)" }
}
