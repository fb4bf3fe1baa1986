/// Finds methods of handlers that have the argument labels of iOS 10: no protocol has them any more, so they are never
/// called.
///
/// Source: the argument labels of the SDKs of iOS 10 and iOS 11: `handle(sendMessage:completion:)` became
/// `handle(intent:completion:)`, `resolveRecipients(forSendMessage:with:)` became `resolveRecipients(for:with:)`.
package enum OlderLabels {
  package struct Method: Hashable {
    /// The line on which it begins, from 1.
    package var line: Int
    /// The method with its old label: `handle(sendMessage:…)`.
    package var written: String
    /// The method with the current label: `handle(intent:…)`.
    package var current: String
    /// What to do about it, in one line.
    package var advice: String {
      "'\(written)' has a label of iOS 10 and is never called; it is '\(current)' now."
    }
  }

  /// The methods of a source, in the order of their lines.
  package static func methods(in source: SwiftSource) -> [Method] {
    source.lines.indices.compactMap { method(at: $0, in: source.lines) }
  }

  private static func method(at index: Int, in lines: [SwiftSource.Line]) -> Method? {
    guard let function = lines[index].code.firstRange(of: "func ") else { return nil }
    // A declaration may be broken after its opening bracket, so that the label and its type are in the next line.
    let next = lines.dropFirst(index + 1).first.map { " \($0.code)" } ?? ""
    let text = lines[index].code[function.upperBound...] + next
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let isHandling = name == "handle" || name == "confirm"
    guard isHandling || name.hasPrefix("resolve"), text.dropFirst(name.count).first == "(" else { return nil }
    let parameter = text.dropFirst(name.count + 1).drop(while: \.isWhitespace).prefix { $0 != "," && $0 != ")" }
    guard let colon = parameter.firstIndex(of: ":"), let label = parameter[..<colon].split(separator: " ").first
    else { return nil }
    let type = parameter[parameter.index(after: colon)...].drop(while: \.isWhitespace).prefix(while: \.isLetter)
    guard type.hasPrefix("IN"), type.hasSuffix("Intent"), type.count > 8 else { return nil }
    let intent = type.dropFirst(2).dropLast(6)
    let older = isHandling ? intent.prefix(1).lowercased() + intent.dropFirst() : "for\(intent)"
    guard label == older else { return nil }
    return Method(
      line: lines[index].number, written: "\(name)(\(label):…)",
      current: isHandling ? "\(name)(intent:…)" : "\(name)(for:…)")
  }
}
