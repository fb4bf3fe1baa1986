import PropertyLists

/// Property lists: what is read can be written, and is the same when it is read again.
struct PropertyListTarget: FuzzTarget {
  let kept: [[UInt8]]
  private let mutations: Mutations

  init(_ format: PropertyListFormat) {
    switch format {
    case .xml:
      kept =
        SeedFiles.kept("XML") + SeedFiles.bytes(in: "Vocabulary/MonkeyPay", ending: ".plist")
      mutations = Mutations(tokens: Self.tags)
    case .binary:
      kept = SeedFiles.kept("Binary")
      mutations = Mutations(tokens: ["bplist00", "\u{4F}\u{10}", "\u{5F}\u{10}"])
    }
  }

  private static let tags = [
    "<dict>", "</dict>", "<array>", "</array>", "<key>", "</key>", "<string>", "</string>", "<true/>", "<false/>",
    "<integer>", "</integer>", "<real>", "</real>", "<data>", "</data>", "<date>2026-11-20T09:00:00Z</date>",
    "<dict/>", "<array/>", "<string/>", "<!--", "-->", "<![CDATA[", "]]>", "&amp;", "&#x41;", "&#xD800;",
    "&#1114112;",
    "<?xml version=\"1.0\" encoding=\"UTF-16\"?>", "<!DOCTYPE plist [<!ENTITY a \"b\">]>", "</plist>",
  ]

  func input(from numbers: inout Numbers) -> [UInt8] { mutations.changed(kept, &numbers) }

  func run(_ input: [UInt8]) throws {
    let limits = PropertyListLimits(depth: 64, size: 1 << 20, nodes: 100_000)
    let root: PropertyList
    do throws(PropertyListError) {
      root = try PropertyList(input, limits: limits)
    } catch {
      return try expect(isLine(error.reason.description), "an error is one line", error.reason.description)
    }
    let value = root.value
    try expect(value.depth <= limits.depth, "nothing is nested deeper than allowed", "\(value.depth)")
    let places = root.places
    for problem in root.problems { _ = places.place(of: problem.offset) }
    if root.format == .xml, case .position(let line, let column) = places.place(of: input.count / 2) {
      try expect(line >= 1 && column >= 1, "a place is in the file", "\(line):\(column)")
    }
    if let written = try? value.binary() { try check(written, value, "binary") }
    // XML has no UIDs, and a NUL cannot be written in it.
    if root.format == .xml, let written = try? value.xml() { try check(written, value, "XML") }
  }

  private func check(_ written: [UInt8], _ value: PropertyListValue, _ format: String) throws(Finding) {
    let again: PropertyListValue?
    do throws(PropertyListError) { again = try PropertyList(written).value } catch { again = nil }
    // Numbers that are not a number are not equal to themselves.
    try expect(again == value || again.map { "\($0)" } == "\(value)", "\(format) is the same after writing")
  }
}

extension PropertyListValue {
  /// How many containers are in one another.
  fileprivate var depth: Int {
    switch self {
    case .array(let values): 1 + (values.map(\.depth).max() ?? 0)
    case .dictionary(let entries): 1 + (entries.map(\.value.depth).max() ?? 0)
    default: 0
    }
  }
}

/// Whether a text is one line that says something.
func isLine(_ text: String) -> Bool { !text.isEmpty && !text.contains(where: \.isNewline) }
