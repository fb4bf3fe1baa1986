/// Escapes text for XML and HTML.
package enum MarkupText {
  /// The text without anything that XML or HTML would read as markup, and without the scalars for which ``isShown(_:)``
  /// is false.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(isShown(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }

  /// Whether a page or a drawing may contain a scalar: no control characters, none that XML forbids, and none that
  /// changes the direction of the text around it, since that could disguise names and contents.
  package static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: true
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
