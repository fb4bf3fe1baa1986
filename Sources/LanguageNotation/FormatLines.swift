import IntentText

/// How a language writes values, from its `formats` sections.
///
/// ```
/// group = .
/// group in CH LI = ’
/// date with year = {day}. {month} {year}
/// currency USD = $ | US-Dollar
/// currency USD in FR = $US
/// ```
///
/// A line with `in` applies to the regions after it, given by their ISO 3166-1 codes. `{nbsp}` is a no-break space,
/// `{nnbsp}` a narrow one; the other names in braces are replaced when a value is written.
package struct FormatLines: Sendable {
  /// The names of the lines, except for those of currencies, which contain a code.
  package enum Name: String, Sendable, CaseIterable {
    /// The decimal mark, the mark between groups of digits, and the sizes of the groups from the right: `3`, or `3 2`
    /// where only the last has three digits.
    case decimal, group, grouping
    /// The number of digits from which on they are grouped.
    case groupedFrom = "grouped from"
    /// Whether a number with decimals is in the singular if its whole part is 1.
    case oneWithDecimals = "one with decimals"
    /// An amount of money, made of `{symbol}` and `{number}`.
    case money
    case moneyBelowZero = "money below zero"
    /// Whether the clock has `12` or `24` hours, and a time in each form, made of `{HH}`, `{H}` or `{h}`, `{mm}` and
    /// `{period}`.
    case clock
    case time24 = "time 24"
    case time12 = "time 12"
    /// The words for before and after noon.
    case am, pm
    /// The names, separated by spaces, from January and from Sunday on.
    case months, weekdays
    /// A day, made of `{day}`, `{month}` and `{year}`.
    case date
    case dateWithYear = "date with year"
    /// The words between the last two items of a list; whether there is a comma before them (`yes` or `no`); and the
    /// words that replace them before some beginnings: `e: i hi -hia` is “e” before “i” and “hi”, but not before “hia”;
    /// `11_` is a whole word.
    case and, or
    case commaAnd = "comma and"
    case commaOr = "comma or"
    case andBefore = "and before"
    case orBefore = "or before"
    /// A number of units of time, in the singular and, after `|`, in the plural; and two such numbers together.
    case day, hour, minute, second
    case twoUnits = "two units"
  }

  private struct Line: Sendable {
    var own: String?
    /// The values for regions; `regions` has their codes with a space around each.
    var regional: [(regions: String, value: String)] = []

    func value(in region: String) -> String? {
      let code = " \(region) "
      return regional.first { $0.regions.contains(code) }?.value
    }
  }

  private var lines: [String: Line] = [:]
  package private(set) var problems: [NotationProblem] = []

  package init(_ language: Language) {
    for (file, section) in language.sections(.formats) {
      let lines = NotationLines(section, comments: .wholeLines)
      for line in lines.lines {
        if let message = add(lines.bytes(of: line)) {
          problems.append(NotationProblem(file: file, line: line.number, message: message))
        }
      }
    }
  }

  /// The value of a line without `in`.
  package func own(_ name: Name) -> String? { lines[name.rawValue]?.own }

  /// The value of a line with `in` for a region.
  package func regional(_ name: Name, in region: String?) -> String? {
    region.flatMap { lines[name.rawValue]?.value(in: $0) }
  }

  /// The value for a region, else the one for all regions.
  package subscript(name: Name, region: String?) -> String? { regional(name, in: region) ?? own(name) }

  /// A currency's symbol, and its name in the singular and in the plural, where there are any.
  package func currency(_ code: String, in region: String?) -> [String] {
    let line = lines["currency " + code]
    let own = Self.parts(line?.own ?? "")
    let regional = Self.parts(region.flatMap { line?.value(in: $0) } ?? "")
    return regional.count > 1 ? regional : regional + own.dropFirst(regional.count)
  }

  /// The parts of a value between its `|`.
  package static func parts(_ value: String) -> [String] {
    value.split(separator: "|").map { part in
      String(decoding: NotationLines.trimmed(Array(part.utf8)[...]), as: UTF8.self)
    }
  }

  /// Adds a line; returns what is wrong with it, or `nil`.
  private mutating func add(_ text: ArraySlice<UInt8>) -> String? {
    guard let equals = Self.place(of: " = ", in: text) else { return "a line is “name = …” or “name in REGION = …”" }
    let left = text[..<equals.lowerBound]
    let regions = Self.place(of: " in ", in: left)
    let name = String(decoding: left[..<(regions?.lowerBound ?? left.endIndex)], as: UTF8.self)
    guard name.hasPrefix("currency ") || Name(rawValue: name) != nil else {
      return "unknown format “\(name)”" + NearestName.hint(name, among: Name.allCases.map(\.rawValue))
    }
    var value = String(decoding: text[equals.upperBound...], as: UTF8.self)
    if value.contains("nbsp}") {
      value = value.replacing("{nbsp}", with: "\u{A0}").replacing("{nnbsp}", with: "\u{202F}")
    }
    if let regions {
      let codes = String(decoding: left[regions.upperBound...], as: UTF8.self)
      lines[name, default: Line()].regional.append((" \(codes) ", value))
    } else if lines[name]?.own != nil {
      return "“\(name)” is said above already"
    } else {
      lines[name, default: Line()].own = value
    }
    return nil
  }

  /// The first range of the given bytes.
  private static func place(of sought: StaticString, in text: ArraySlice<UInt8>) -> Range<Int>? {
    sought.withUTF8Buffer { sought in
      let places = text.indices.dropLast(sought.count - 1)
      return places.first { text[$0...].starts(with: sought) }.map { $0..<$0 + sought.count }
    }
  }
}
