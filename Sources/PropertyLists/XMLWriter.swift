extension PropertyListValue {
  /// The value as an XML property list in UTF-8.
  ///
  /// Throws where XML cannot hold a value: a control character in a text, a date without a four-digit year, or a
  /// nesting above 1,024 levels.
  public func xml() throws(PropertyListError) -> [UInt8] {
    var writer = XMLWriter()
    try writer.write(self, depth: 0)
    return Array((XMLWriter.head + writer.text + "</plist>\n").utf8)
  }
}

/// Writes values as XML, with tabs as Apple's tools have them.
struct XMLWriter {
  var text = ""

  static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  mutating func write(_ value: PropertyListValue, depth: Int) throws(PropertyListError) {
    guard depth <= PropertyListLimits.deepest else {
      throw PropertyListError(.tooDeep(limit: PropertyListLimits.deepest), at: .byte(text.utf8.count))
    }
    switch value {
    case .string(let string): line("<string>\(try escaped(string))</string>", depth)
    case .integer(let number): line("<integer>\(number)</integer>", depth)
    case .unsignedInteger(let number): line("<integer>\(number)</integer>", depth)
    case .real(let number): line("<real>\(spelling(number))</real>", depth)
    case .boolean(let flag): line(flag ? "<true/>" : "<false/>", depth)
    case .date(let date):
      guard let spelling = ISODate.text(date.timeIntervalSinceReferenceDate) else { throw notWritable }
      line("<date>\(spelling)</date>", depth)
    case .data(let bytes): line("<data>\(Base64.encoded(bytes))</data>", depth)
    case .uid(let number):
      try write(.dictionary([.init("CF$UID", .unsignedInteger(number))]), depth: depth)
    case .array(let elements): try write(elements, depth: depth)
    case .dictionary(let entries): try write(entries, depth: depth)
    }
  }

  private mutating func write(_ elements: [PropertyListValue], depth: Int) throws(PropertyListError) {
    guard !elements.isEmpty else { return line("<array/>", depth) }
    line("<array>", depth)
    for element in elements { try write(element, depth: depth + 1) }
    line("</array>", depth)
  }

  private mutating func write(
    _ entries: [PropertyListValue.Entry], depth: Int
  ) throws(PropertyListError) {
    guard !entries.isEmpty else { return line("<dict/>", depth) }
    line("<dict>", depth)
    for entry in entries {
      line("<key>\(try escaped(entry.key))</key>", depth + 1)
      try write(entry.value, depth: depth + 1)
    }
    line("</dict>", depth)
  }

  private mutating func line(_ content: String, _ depth: Int) {
    text.append(String(repeating: "\t", count: depth))
    text.append(content)
    text.append("\n")
  }

  private var notWritable: PropertyListError { PropertyListError(.notWritable, at: .byte(text.utf8.count)) }

  private func escaped(_ string: String) throws(PropertyListError) -> String {
    var escaped = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      // XML readers that follow the specification read a bare carriage return as a line feed.
      case "\r": escaped += "&#13;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      default:
        if scalar.value < 0x20 { throw notWritable }
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private func spelling(_ number: Double) -> String {
    if number.isNaN { return "nan" }
    if number.isInfinite { return number < 0 ? "-infinity" : "+infinity" }
    return "\(number)"
  }
}
