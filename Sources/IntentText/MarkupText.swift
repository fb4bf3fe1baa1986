/// Text in XML and HTML.
package enum MarkupText {
  /// The text with nothing that XML or HTML would read as markup, and with nothing that ``isShown(_:)`` leaves out.
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

  /// Whether a page, or a drawing, has a scalar as it is: it has no controls, no characters that XML forbids, and none that
  /// turns the direction of the text around it, which would show names and contents as something else than they are.
  package static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: true
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
