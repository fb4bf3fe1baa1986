import Foundation

/// Writes the parts of a name as one text.
///
/// Source: Foundation's class of the same name on Apple's systems, iOS 9.
///
/// Foundation's own class cannot be created on Linux. Names are written with the given name first.
open class PersonNameComponentsFormatter: NSObject, @unchecked Sendable {
  /// The parts of the name that are written.
  public enum Style: Int, Sendable {
    /// The given and the family name, like `medium`.
    case `default` = 0
    /// In order: a nickname or one name; given and family name; all parts with title; initials.
    case short, medium, long, abbreviated
  }

  /// The style of `string(from:)`; `default` at first.
  public var style: Style

  public override init() { style = .default }

  /// A name as one text, in a style.
  open class func localizedString(
    from components: PersonNameComponents, style: Style, options: [Any] = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: components)
  }

  /// The name as one text.
  open func string(from components: PersonNameComponents) -> String {
    let parts: [String?] =
      switch style {
      case .short: [components.nickname ?? components.givenName ?? components.familyName]
      case .default, .medium: [components.givenName, components.familyName]
      case .long:
        [
          components.namePrefix, components.givenName, components.middleName, components.familyName,
          components.nameSuffix,
        ]
      case .abbreviated: [components.initials]
      }
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The parts of a name: the first word is the given name, the last the family name.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    var components = PersonNameComponents()
    components.givenName = first
    if words.count > 1 { components.familyName = words.last }
    if words.count > 2 { components.middleName = words.dropFirst().dropLast().joined(separator: " ") }
    return components
  }
}

extension PersonNameComponents {
  fileprivate var initials: String {
    [givenName, familyName].compactMap { $0?.first }.map(String.init).joined()
  }
}
